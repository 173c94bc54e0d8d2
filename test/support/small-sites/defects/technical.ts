import { prose } from "../../prose.ts";
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
];
