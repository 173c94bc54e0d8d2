/** Whether a folded text holds a folded phrase as whole words; in scripts without spaces, anywhere. */
export function holds(text: string, phrase: string): boolean {
  if (phrase === "") return false;
  return /\p{Script=Han}/u.test(phrase) ? text.includes(phrase) : ` ${text} `.includes(` ${phrase} `);
}
