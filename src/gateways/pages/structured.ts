/** Who and what this site is, as schema.org data for the front page. */
export function aboutService(baseUrl: string): object {
  const organization = {
    "@type": "Organization",
    "@id": `${baseUrl}/#organization`,
    name: "Answerscope",
    url: `${baseUrl}/`,
    logo: `${baseUrl}/icon.svg`,
    description: "Measures how visible websites are to AI answer engines.",
  };
  const website = {
    "@type": "WebSite",
    "@id": `${baseUrl}/#website`,
    name: "Answerscope",
    url: `${baseUrl}/`,
    inLanguage: "en",
    publisher: { "@id": organization["@id"] },
  };
  const application = {
    "@type": "WebApplication",
    "@id": `${baseUrl}/#application`,
    name: "Answerscope",
    url: `${baseUrl}/`,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Any",
    offers: {
      "@type": "Offer",
      price: "0",
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
      description: "A scan of 2 buyer questions",
    },
    publisher: { "@id": organization["@id"] },
  };
  return { "@context": "https://schema.org", "@graph": [organization, website, application] };
}

/** A page about the service as schema.org data. */
export function aboutPage(page: { baseUrl: string; path: string; title: string; description: string }): object {
  return {
    "@context": "https://schema.org",
    "@type": "WebPage",
    name: page.title,
    description: page.description,
    url: page.baseUrl + page.path,
    inLanguage: "en",
    isPartOf: { "@type": "WebSite", "@id": `${page.baseUrl}/#website`, name: "Answerscope", url: `${page.baseUrl}/` },
  };
}
