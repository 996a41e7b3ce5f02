/** Words that one language uses all the time and the other never. */
const ENGLISH = new Set('the and of with for is are this that your you from it in on not can be will has'.split(' '));
const PORTUGUESE = new Set(
  'de da do das dos que e é em um uma não com para por no na os as seu sua ao mais ou até sem são'.split(' '),
);

/** Suppliers write English, too; then the way by way of English is shorter. */
export function looksEnglish(text: string): boolean {
  let english = 0;
  let portuguese = 0;
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    if (ENGLISH.has(word)) english += 1;
    if (PORTUGUESE.has(word)) portuguese += 1;
  }
  return english >= 2 && english > 3 * portuguese;
}
