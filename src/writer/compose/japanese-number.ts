/** 1.200 is twelve hundred and 1,5 is one and a half: Japanese writes 1200 and 1.5. */
export function japaneseNumber(amount: string): string {
  return amount
    .trim()
    .replaceAll(/\.(?=\d{3}(?:\D|$))/g, '')
    .replaceAll(',', '.');
}
