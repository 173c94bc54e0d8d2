/** Text with a part that a caller sent, as it may stand in an answer to that caller: short, so that no answer grows by it. */
export function clip(text: string, most = 100): string {
  return text.length > most ? `${text.slice(0, most)}…`.toWellFormed() : text;
}
