const PRESENT: Record<string, string> = {
  き: 'く',
  ぎ: 'ぐ',
  ち: 'つ',
  に: 'ぬ',
  び: 'ぶ',
  み: 'む',
  り: 'る',
  い: 'う',
};
const PAST: Record<string, string> = {
  き: 'いた',
  ぎ: 'いだ',
  ち: 'った',
  り: 'った',
  い: 'った',
  に: 'んだ',
  び: 'んだ',
  み: 'んだ',
};

/** The form of a verb or adjective before a noun: 保ちます is 保つ, こだわりました is こだわった. Undefined for other endings. */
export function plainForm(words: string): string | undefined {
  if (/[いぐる]$/u.test(words)) return words;
  const [, stem, row = '', ending] = /^(.*)([ぁ-ん])(ます|ました)$/u.exec(words) ?? [];
  if (stem === undefined) return undefined;
  const isPast = ending === 'ました';
  // 着用します is 着用する; the wordings contain no other verb in し (話します).
  if (row === 'し') return `${stem}${isPast ? 'した' : 'する'}`;
  const changed = (isPast ? PAST : PRESENT)[row];
  return `${stem}${changed ?? `${row}${isPast ? 'た' : 'る'}`}`;
}
