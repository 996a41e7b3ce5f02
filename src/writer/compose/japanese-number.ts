/** 1.200 is twelve hundred and 1,5 is one and a half: Japanese writes 1200, 1.5 and, from five digits on, 30,000. */
export function japaneseNumber(amount: string): string {
  return amount
    .trim()
    .replaceAll(/\.(?=\d{3}(?:\D|$))/g, '')
    .replaceAll(',', '.')
    .replaceAll(/(?<![\d.])\d{5,}(?![\d.])/g, (digits) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ','));
}
