import { prose } from "../../prose.ts";
import { home, type SmallSite } from "../made-pages.ts";

/** Small sites with something that only looks like a defect: Technical. */
export const TECHNICAL: SmallSite[] = [
  [
    "Spanish of Latin America and Chinese of Hong Kong",
    "tech.hreflang",
    {
      "/": home(prose(160), {
        head: '<link rel="alternate" hreflang="en" href="https://acme.example/"><link rel="alternate" hreflang="es-419" href="https://acme.example/la"><link rel="alternate" hreflang="zh-Hant-HK" href="https://acme.example/hk">',
      }),
    },
  ],
  [
    "a picture that keeps its place by its proportions",
    "plat.stability",
    { "/": home(`${prose(160)}<img src="/a.jpg" alt="Hull" style="width:100%;aspect-ratio:4/3">`) },
  ],
  [
    "a counting frame of one pixel that no key reaches",
    "tech.forms-names",
    {
      "/": home(
        `${prose(60)}<a href="/a">Boats</a><iframe role="presentation" tabindex="-1" title="empty" style="width:1px;height:1px"></iframe>`,
      ),
    },
  ],
  [
    "a card's picture and title that lead to one page",
    "tech.forms-names",
    { "/": home(`${prose(60)}<a href="/lamp"><img src="/l.jpg" alt=""></a><h3><a href="/lamp">Lamp</a></h3>`) },
  ],
];
