import { describe, expect, it } from 'vitest';
import type { Warning } from '#domain/robots/warnings.ts';
import { fillWaiting, linesOf, type Result, rewrite, textAt } from './result.ts';
import { toConfirmOf } from './sentence-points.ts';
import { flaggedLines, flagsAt, reasonOfWaiting } from './warning-flags.ts';

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

it('the reason why sentences lack Japanese is shown where they are completed, and not as a warning too', () => {
  const waiting = { ...sentence('', null), source: 'Leve.' };
  const reason: Warning = { code: 'untranslated', field: 'translation', excerpt: '', message: 'Sem tradutor.' };
  const result: Result = { ...resultOf('丈夫。'), sentences: [sentence('丈夫。'), waiting], warnings: [reason] };
  expect(reasonOfWaiting(result, place)).toBe(reason);
  expect(flagsAt(result, place)).toEqual([]);
  expect(flagsAt({ ...result, sentences: [sentence('丈夫。')] }, place)).toHaveLength(1);
});

describe('lines of a text', () => {
  it('are its sentences and the text between the sentences', () => {
    const result = resultOf('軽い。\n・500ml\n丈夫。', [sentence('軽い。'), sentence('丈夫。')]);
    expect(words(result)).toEqual(['軽い。', '・500ml', '丈夫。']);
  });

  it('leave out markup and empty lines', () => {
    expect(words(resultOf('<ul>\n\n<li>軽い</li>\n---\n</ul>'))).toEqual(['<li>軽い</li>']);
  });

  it('are paired with the same line of the source while there are no sentences', () => {
    const lines = linesOf(resultOf('ボトル\n\n容量'), place, 'Garrafa\n\nCapacidade');
    expect(lines.map((line) => line.sentence.source)).toEqual(['Garrafa', 'Capacidade']);
  });

  it('have the right position when the same words occur twice', () => {
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

  it('changes only that place', () => {
    expect(textAt(after, place)).toBe('軽い。\n500mlです。\n丈夫。');
    expect(words(after)).toEqual(['軽い。', '500mlです。', '丈夫。']);
  });

  it('removes meaning and warnings of the old words', () => {
    expect(after.sentences.map(({ meaning }) => meaning)).toEqual(['diz 軽い。', null, 'diz 丈夫。']);
    expect(after.warnings.map(({ code }) => code)).toEqual(['too_short']);
  });

  it('inside a sentence keeps the rest of the sentence', () => {
    const part = rewrite(before, place, { start: 4, end: 9 }, '500ml');
    expect(words(part)).toEqual(['軽い。', '500mlです。', '丈夫。']);
  });

  it('does not change the previous result object, which undo restores', () => {
    expect(textAt(before, place)).toContain('900ml');
  });
});

describe('a sentence that waits for its Japanese', () => {
  const source = 'Leve. Dobrável.\n\nForte.';
  const waiting = (words: string) => ({ ...place, source: words, text: '', meaning: null });
  const empty: Result = {
    ...resultOf('重量：780g'),
    sentences: [sentence('重量：780g'), waiting('Leve.'), waiting('Dobrável.'), waiting('Forte.')],
    translatedShare: 0,
  };

  it('is a line of its own, and its Japanese is inserted at its place in the source, in any order', () => {
    expect(words(empty)).toEqual(['重量：780g', '', '', '']);
    const filled = ['Forte.', 'Leve.', 'Dobrável.'].reduce((result, origin) => {
      const cell = result.sentences.find((each) => each.source === origin);
      return cell ? fillWaiting(result, cell, `訳${origin}`, source) : result;
    }, empty);
    expect(textAt(filled, place)).toBe('重量：780g\n訳Leve.訳Dobrável.\n訳Forte.');
    expect(filled.translatedShare).toBe(1);
  });
});

describe('warnings', () => {
  const warning = (code: Warning['code'], excerpt: string, message: string, text?: string): Warning => ({
    ...{ code, field: 'translation', excerpt, message, sentence: text },
  });
  const result: Result = {
    ...resultOf('軽い。\n丈夫。', [sentence('軽い。'), sentence('丈夫。')]),
    warnings: [
      warning('fact_added', '軽い', 'a'),
      warning('denial_lost', '', 'b', '丈夫。'),
      warning('markup_lost', '', 'c'),
    ],
  };
  const open = (from: Result) =>
    flagsAt(from, place)
      .filter(({ isSettled }) => !isSettled)
      .map(({ message }) => message);

  it('are shown at their sentence or words, the others below', () => {
    const { lines, rest } = flaggedLines(result, place, '');
    expect(lines.map(({ flags }) => flags.map(({ message }) => message))).toEqual([['a'], ['b']]);
    expect(rest.map(({ message }) => message)).toEqual(['c']);
  });

  it('that were dismissed stay dismissed until their sentence changes', () => {
    const numbers = { ...resultOf('重さ900g。', [sentence('重さ900g。')]) };
    const warned = { ...numbers, warnings: [warning('number_changed', '900g', 'n', '重さ900g。')] };
    const settled = { ...warned, settled: flagsAt(warned, place).map(({ settles }) => settles) };
    expect(open(settled)).toEqual([]);
    expect(open(rewrite(settled, place, { start: 0, end: 7 }, '約900g。'))).toEqual(['n']);
    expect(open(rewrite(settled, place, { start: 0, end: 7 }, '780g。'))).toEqual([]);
  });

  it('are separate from sentences to confirm, which are unticked when their translation changes', () => {
    const aligned = { ...sentence('洗えません。'), source: 'Lave à mão. Não vai à máquina.' };
    const listed = {
      ...resultOf('洗えません。'),
      sentences: [aligned],
      toConfirm: ['Não vai à máquina.', 'Sem cabo.'],
    };
    const ticks = (from: Result) => toConfirmOf(from).map(({ isConfirmed }) => isConfirmed);
    const settled = toConfirmOf(listed).map(({ settles }) => settles);
    expect(settled.map((mark) => mark.sentence)).toEqual(['Não vai à máquina.\n洗えません。', 'Sem cabo.']);
    expect(ticks({ ...listed, settled })).toEqual([true, true]);
    expect(ticks(rewrite({ ...listed, settled }, place, { start: 0, end: 6 }, '洗えます。'))).toEqual([false, true]);
    expect(open(listed)).toEqual([]);
  });

  it('are not shown for a sentence that is unchanged from the text of the seller', () => {
    const copy = resultOf('Não vai ao forno. Leve.', [sentence('Não vai ao forno.'), sentence('Leve.')]);
    const asked = toConfirmOf({ ...copy, toConfirm: ['não vai ao forno', 'Não vai ao freezer.'] });
    expect(asked.map(({ words }) => words)).toEqual(['Não vai ao freezer.']);
  });

  it('about something missing disappear with their sentence', () => {
    expect(open(rewrite(result, place, { start: 4, end: 7 }, '丈夫ではない。'))).toEqual(['a', 'c']);
  });
});
