import { inPlace } from "./locative.ts";
import { templatesFor } from "./templates.ts";

/**
 * A question asked about an area: the site's own place in it is exchanged; where it names none, the area stands at its
 * end, as the language says "in", or in brackets where that goes before the noun.
 */
export function inArea(
  { text, language, country }: { text: string; language: string; country: string | null },
  { area, place }: { area: string; place: string | null },
): string {
  const at = place ? text.toLowerCase().indexOf(place.toLowerCase()) : -1;
  if (place && at >= 0) return text.slice(0, at) + area + text.slice(at + place.length);
  const said = inPlace(area, templatesFor(language, country).templates);
  const [, asked = text, end = ""] = /^([\s\S]*?)([?？؟!.]?)$/u.exec(text) ?? [];
  return said.startsWith(" ") ? `${asked}${said}${end}` : `${asked} (${area})${end}`;
}
