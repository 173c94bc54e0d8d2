import { pageOf, prose } from "../../prose.ts";
import { home, type SmallSite } from "../made-pages.ts";

/** Small sites with one defect each: Technical. */
export const TECHNICAL: SmallSite[] = [
  [
    "a menu that only scripts can follow",
    "plat.links-raw",
    {
      "/": home(
        `${prose(160)}${["Hulls", "Masts", "Sails", "Prices", "About"].map((name) => `<a href="javascript:void(0)" onclick="go('${name}')">${name}</a>`).join(" ")}`,
      ),
    },
  ],
  [
    "a button that is a picture without a name",
    "tech.forms-names",
    { "/": home(`${prose(160)}<form><button><img src="/go.png"></button></form>`) },
  ],
  ["a page that a system calls Home", "tech.head", { "/": pageOf(`<h1>Boats</h1>${prose(60)}`, { title: "Home" }) }],
  [
    "boxes without a name whose pages a menu far above names",
    "tech.forms-names",
    {
      "/": home(
        `<nav>${["deck", "hull", "mast", "keel", "sail", "oar"].map((part) => `<a href="/${part}">${part}</a>`).join("")}</nav>${prose(60)}${["deck", "hull", "mast", "keel", "sail", "oar"].map((part) => `<div><h3>${part}</h3><a href="/${part}" class="box-link"></a></div>`).join("")}`,
      ),
    },
  ],
];
