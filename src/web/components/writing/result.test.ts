import { describe, expect, it } from 'vitest';
import { flagsByLine } from './place-warnings.ts';
import { linesOf, type Result, rewrite, textAt } from './result.ts';

const place = { field: 'translation', index: 0 };
const sentence = (text: string, meaning: string | null = `diz ${text}`) => ({ ...place, source: null, text, meaning });

const resultOf = (text: string, sentences = [] as ReturnType<typeof sentence>[]): Result => ({
  texts: { translation: [text] },
  writer: 'model',
  facts: [],
  warnings: [],
  notes: [],
  sentences,
});

const words = (result: Result, source = '') => linesOf(result, place, source).map((line) => line.sentence.text);

describe('lines of a text', () => {
  it('are its sentences, and what no sentence covers', () => {
    const result = resultOf('軽い。\n・500ml\n丈夫。', [sentence('軽い。'), sentence('丈夫。')]);
    expect(words(result)).toEqual(['軽い。', '・500ml', '丈夫。']);
  });

  it('leave out markup and empty lines', () => {
    expect(words(resultOf('<ul>\n\n<li>軽い</li>\n---\n</ul>'))).toEqual(['<li>軽い</li>']);
  });

  it('before there are sentences stand beside the same line of the source', () => {
    const lines = linesOf(resultOf('ボトル\n\n容量'), place, 'Garrafa\n\nCapacidade');
    expect(lines.map((line) => line.sentence.source)).toEqual(['Garrafa', 'Capacidade']);
  });

  it('tell where they stand, the same words twice too', () => {
    const text = 'はい。はい。';
    const lines = linesOf(resultOf(text, [sentence('はい。'), sentence('はい。')]), place);
    expect(lines.map(({ start, end }) => [start, end])).toEqual([
      [0, 3],
      [3, 6],
    ]);
  });
});

describe('writing other words', () => {
  const before: Result = {
    ...resultOf('軽い。\n900mlです。\n丈夫。', [sentence('軽い。'), sentence('900mlです。'), sentence('丈夫。')]),
    warnings: [
      { code: 'number_changed', field: 'translation', excerpt: '900ml', message: '' },
      { code: 'too_short', field: 'meta_description', excerpt: '', message: '' },
    ],
  };
  const after = rewrite(before, place, { start: 4, end: 12 }, '500mlです。');

  it('changes that place alone', () => {
    expect(textAt(after, place)).toBe('軽い。\n500mlです。\n丈夫。');
    expect(words(after)).toEqual(['軽い。', '500mlです。', '丈夫。']);
  });

  it('forgets what the old words said, and what was wrong with them', () => {
    expect(after.sentences.map(({ meaning }) => meaning)).toEqual(['diz 軽い。', null, 'diz 丈夫。']);
    expect(after.warnings.map(({ code }) => code)).toEqual(['too_short']);
  });

  it('inside a sentence keeps the rest of it', () => {
    const part = rewrite(before, place, { start: 4, end: 9 }, '500ml');
    expect(words(part)).toEqual(['軽い。', '500mlです。', '丈夫。']);
  });

  it('leaves the result before untouched, for undoing', () => {
    expect(textAt(before, place)).toContain('900ml');
  });
});

describe('warnings', () => {
  const fact = {
    id: 'f1',
    kind: 'quantity' as const,
    role: 'volume',
    value: '500',
    unit: 'ml',
    text: '500 ml',
    line: 1,
  };
  const result: Result = {
    ...resultOf('軽い。\n丈夫。', [
      { ...sentence('軽い。'), source: 'Leve' },
      { ...sentence('丈夫。'), source: 'Forte, 500 ml' },
    ] as never),
    facts: [fact],
    warnings: [
      { code: 'fact_added', field: 'translation', excerpt: '軽い', message: 'a' },
      { code: 'fact_lost', field: 'translation', excerpt: '', message: 'b', factId: 'f1' },
      { code: 'markup_lost', field: 'translation', excerpt: '', message: 'c' },
      { code: 'untranslated', field: 'translation', excerpt: '丈夫', message: 'd' },
    ],
  };

  it('stand at the words, a lost fact where the seller said it, the others below', () => {
    const { lines, rest } = flagsByLine(result, place, '');
    expect(lines.map((flags) => flags.map(({ message }) => message))).toEqual([['a'], ['b']]);
    expect(rest.map(({ message }) => message)).toEqual(['c']);
  });
});
