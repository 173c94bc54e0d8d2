import type { Publisher } from "./text/publisher.ts";

/** Who and what this site is, as schema.org data for the front page. */
export function aboutService(publisher: Publisher): object {
  const { baseUrl } = publisher;
  const organization = organizationOf(publisher);
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

/** What a page of text says of itself. */
interface ToldPage {
  path: string;
  title: string;
  lead: string;
  checked: string | null;
}

/** A page about the service as schema.org data. */
export function aboutPage(page: ToldPage, publisher: Publisher): object {
  const { baseUrl } = publisher;
  const organization = organizationOf(publisher);
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": page.path.startsWith("/docs/") ? "TechArticle" : page.path === "/about" ? "AboutPage" : "WebPage",
        name: page.title,
        headline: page.title,
        description: page.lead,
        url: baseUrl + page.path,
        image: `${baseUrl}/share.png`,
        inLanguage: "en",
        ...(page.checked && { datePublished: page.checked, dateModified: page.checked }),
        author: { "@id": organization["@id"] },
        publisher: { "@id": organization["@id"] },
        isPartOf: { "@type": "WebSite", "@id": `${baseUrl}/#website`, name: "Answerscope", url: `${baseUrl}/` },
      },
      organization,
      ...breadcrumb(page, baseUrl),
    ],
  };
}

/** The way from the front page to a page below another one. */
function breadcrumb({ path, title }: ToldPage, baseUrl: string): object[] {
  if (!path.startsWith("/docs/")) return [];
  const steps = [
    { name: "Answerscope", item: `${baseUrl}/` },
    { name: "Documentation", item: `${baseUrl}/docs` },
    { name: title, item: baseUrl + path },
  ];
  const itemListElement = steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step }));
  return [{ "@type": "BreadcrumbList", itemListElement }];
}

function organizationOf({ baseUrl, name, email, address, profiles }: Publisher) {
  return {
    "@type": "Organization",
    "@id": `${baseUrl}/#organization`,
    name,
    url: `${baseUrl}/`,
    logo: `${baseUrl}/icon.svg`,
    description: "Measures how visible websites are to AI answer engines.",
    ...(email && { email }),
    ...(address && { address }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}
