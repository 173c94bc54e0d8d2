import type { Page } from "../../read-site/types.ts";

const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)$|[?&](?:fmt|format)=(?:png|jpe?g|webp|avif)/i;

/** The whole address of the picture that a page gives of itself; what looks like a page of the site is none. */
export function pagePicture({ head, finalUrl }: Page): string | undefined {
  const given = head.og["og:image"];
  const url = given ? URL.parse(given, finalUrl) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const isPicture = PICTURE.test(url.pathname) || PICTURE.test(url.search);
  return isPicture || url.host !== new URL(finalUrl).host ? url.href : undefined;
}
