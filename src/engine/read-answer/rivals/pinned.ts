/** A line that an address, telephone, time or price sign opens tells about an entry. */
export function isPinned(text: string): boolean {
  return /^\s*(?:[-*•]\s*)?(?:[★☆]{2}|📍|📌|🗺|📞|☎|🕒|🕐|🕘|⏰|💰|💵|💲|💶|💷|🏷|📅|🌐|📧|✉)/u.test(text);
}
