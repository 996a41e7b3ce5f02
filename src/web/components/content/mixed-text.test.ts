import { describe, expect, it } from 'vitest';
import { splitJapanese } from './mixed-text.tsx';

/** Japanese runs between bars. */
const mark = (text: string) =>
  splitJapanese(text)
    .map((run) => (run.isJapanese ? `|${run.text}|` : run.text))
    .join('');

describe('runs of Japanese in a Portuguese text', () => {
  it.each([
    ['Só português, com acento.', 'Só português, com acento.'],
    ['', ''],
    ['ありがとう', '|ありがとう|'],
    ['Diga ありがとうございます ao cliente.', 'Diga |ありがとうございます| ao cliente.'],
    ['A marca 「特定商取引法」 é obrigatória', 'A marca |「特定商取引法」| é obrigatória'],
    ['送料無料 e 即日発送。', '|送料無料| e |即日発送。|'],
    ['カタカナー、ひらがな・漢字！', '|カタカナー、ひらがな・漢字！|'],
    ['R$ 10 (~350円)', 'R$ 10 (~350|円|)'],
  ])('%s', (text, marked) => {
    expect(mark(text)).toBe(marked);
    expect(
      splitJapanese(text)
        .map((run) => run.text)
        .join(''),
    ).toBe(text);
  });

  it('splits in time that grows linearly with the text', () => {
    const hostile = `${'（'.repeat(200_000)}a`;
    expect(splitJapanese(`${hostile}あ`)).toEqual([
      { text: hostile, isJapanese: false },
      { text: 'あ', isJapanese: true },
    ]);
  });
});
