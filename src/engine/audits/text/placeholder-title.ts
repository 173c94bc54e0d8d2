import { foldWords } from "../../language/fold.ts";

/** What systems and builders call a page until somebody names it. */
const PLACEHOLDERS = new Set(
  "home|home page|homepage|index|untitled|untitled document|new page|page|default|welcome|start|startseite|unbenannt|unbenanntes dokument|willkommen|accueil|page d accueil|sans titre|bienvenue|inicio|pagina de inicio|sin titulo|bienvenidos|pagina iniziale|senza titolo|benvenuti|welkom|naamloos|pagina inicial|sem titulo|bem vindo|hjem|hem|domov|strona glowna|naslovna|pocetna|pocetna stranica".split(
    "|",
  ),
);

/** Whether a title says nothing of its page: "Home", "Untitled document". */
export const isPlaceholderTitle = (title: string): boolean => PLACEHOLDERS.has(foldWords(title));
