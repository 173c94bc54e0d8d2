/** The picture that links to our own pages show. */
export function sitePreview(baseUrl: string): { url: string; alt: string } {
  return { url: `${baseUrl}/share.png`, alt: "Answerscope: do AI answers name your company?" };
}
