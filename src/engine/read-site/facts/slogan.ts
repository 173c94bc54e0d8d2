/** "Sombra a tu medida", "Ihr Partner für …": what speaks to the buyer is a slogan. */
const TO_THE_BUYER =
  /(?:^|[\s'’])(?:your|our|its|their|tus?|vuestr[ao]s?|dein\p{L}{0,2}|ihre?[nmrs]?|eure?\p{L}{0,2}|votre|vos|tes|tuoi|tuo|tua|vostr[aeio]|seus?|suas?|jouw|jullie|uw|ditt|dina|dine|din|twoj\p{L}{0,4}|twój|wasz\p{L}{0,4}|váš|vaš\p{L}{0,4}|tvůj|ваш\p{L}{0,3}|тво\p{L}{1,3}|senin|sizin)(?=\s)/iu;

/** Whether a phrase speaks to the buyer, as slogans do and names do not. */
export function isSlogan(phrase: string): boolean {
  return TO_THE_BUYER.test(phrase);
}
