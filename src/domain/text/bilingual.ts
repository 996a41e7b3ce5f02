/** A piece of Japanese with what it says in Portuguese. */
export type Bilingual = { ja: string; pt: string };

export const yen = (amount: number): Bilingual => {
  const digits = amount.toLocaleString('en-US');
  return { ja: `${digits}円`, pt: `¥${digits}` };
};

/** Joins sentences; Japanese has no space between them. */
export const sentences = (parts: readonly Bilingual[]): Bilingual => ({
  ja: parts.map(({ ja }) => ja).join(''),
  pt: parts.map(({ pt }) => pt).join(' '),
});

export const lines = (parts: readonly Bilingual[]): Bilingual => ({
  ja: parts.map(({ ja }) => ja).join('\n'),
  pt: parts.map(({ pt }) => pt).join('\n'),
});

const listPt = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`;

export const list = (parts: readonly Bilingual[]): Bilingual => ({
  ja: parts.map(({ ja }) => ja).join('、'),
  pt: listPt(parts.map(({ pt }) => pt)),
});

const times = (min: number, max: number, to: string) => (min === max ? String(min) : `${min}${to}${max}`);

export const dayRange = (min: number, max: number): Bilingual => ({
  ja: `${times(min, max, '〜')}日`,
  pt: `${times(min, max, ' a ')} ${max === 1 ? 'dia' : 'dias'}`,
});
