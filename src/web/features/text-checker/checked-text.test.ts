import { describe, expect, it } from 'vitest';
import type { Finding } from '#contract/robots/text-checker.ts';
import {
  addHints,
  type CheckedText,
  countByAct,
  cutRuns,
  passagesOf,
  takeAll,
  takeSafer,
  undoSwap,
} from './checked-text.ts';

const TEXT = '業界最安値。絶対に漏れない。美白。';

function find(
  words: string,
  wording: string,
  { laws = ['Lei contra propaganda enganosa, artigo 5, item 1 (qualidade)'], kind = 'wording' as const } = {},
): Finding {
  const start = TEXT.indexOf(words);
  return {
    rule: words,
    level: 'drop',
    excerpt: words,
    language: 'ja',
    reason: 'Porque sim.',
    safer: { kind, ja: wording, pt: 'outra' },
    start,
    end: start + words.length,
    laws: laws.map((name) => ({ name, original: '法', sources: [] })),
  };
}

/** 業界最安値 and 最安値 overlap, as two rules do on such words. */
const outer = find('業界最安値', 'お求めやすい価格');
const inner = find('最安値', '手頃');
const leak = find('絶対に漏れない', '漏れにくい');
const white = find('美白', 'うるおい', {
  laws: ['Lei dos remédios e cosméticos, artigo 66', 'Lei contra propaganda enganosa'],
});
const checked: CheckedText = { text: TEXT, findings: [outer, inner, leak, white], swaps: [] };

describe('applying the safer wording', () => {
  it('replaces the words, moves what follows and drops what overlapped', () => {
    const next = takeSafer(checked, outer);
    expect(next.text).toBe('お求めやすい価格。絶対に漏れない。美白。');
    expect(next.findings.map(({ excerpt }) => excerpt)).toEqual(['絶対に漏れない', '美白']);
    for (const { start, end, excerpt } of next.findings) expect(next.text.slice(start, end)).toBe(excerpt);
    expect(next.swaps).toMatchObject([{ start: 0, end: 8 }]);
  });

  it('is undone alone, whatever was taken before and after it', () => {
    const all = takeAll(checked);
    expect(all.text).toBe('お求めやすい価格。漏れにくい。うるおい。');
    expect(all.findings).toEqual([]);
    const [first, second] = all.swaps;
    const back = undoSwap(all, second ?? expect.fail());
    expect(back.text).toBe('お求めやすい価格。絶対に漏れない。うるおい。');
    expect(back.findings).toMatchObject([{ excerpt: '絶対に漏れない' }]);
    for (const { start, end, finding } of back.swaps) expect(back.text.slice(start, end)).toBe(finding.safer.ja);
    const whole = undoSwap(undoSwap(back, first ?? expect.fail()), back.swaps[1] ?? expect.fail());
    expect(whole.text.slice(0, 6)).toBe('業界最安値。');
  });

  it('is one change with another inside of it, which all at once leaves to the person', () => {
    const text = '業界最安値で、毎日よく効く。';
    const at = (words: string, wording: string): Finding => ({
      ...find('美白', wording),
      ...{ rule: words, excerpt: words, start: text.indexOf(words), end: text.indexOf(words) + words.length },
    });
    const [around, cure] = [at('業界最安値', '気軽に使えます'), at('よく効く', '体に合わせて使えます')];
    const first = takeSafer({ text, findings: [around, cure], swaps: [] }, cure);
    const second = takeSafer(first, around);
    expect(second.text).toBe('気軽に使えます。');
    expect(second.swaps).toHaveLength(1);
    expect(undoSwap(second, second.swaps[0] ?? expect.fail()).text).toBe(first.text);
    expect(takeAll({ ...first, findings: [around] }).swaps).toEqual(first.swaps);
  });

  it('applies no suggestion that is only an example or advice', () => {
    const example = { ...checked, findings: [find('美白', '例', { kind: 'example' as never })] };
    expect(takeAll(example)).toEqual(example);
  });
});

describe('hints of the model', () => {
  const hint = (words: string): Finding => ({ ...find(words, ''), safer: { kind: 'advice', ja: '', pt: 'Tire.' } });

  it('stand in text order outside of findings and replacements, also in a text that changed', () => {
    const some = { ...checked, findings: [white] };
    expect(addHints(some, [hint('漏れ'), hint('美白')]).findings.map(({ excerpt }) => excerpt)).toEqual([
      '漏れ',
      '美白',
    ]);
    const changed = takeSafer({ ...checked, findings: [outer] }, outer);
    const { text, findings } = addHints(changed, [hint('漏れない'), hint('業界'), hint('最安値')]);
    expect(findings.map(({ start, end }) => text.slice(start, end))).toEqual(['漏れない']);
    const replaced = takeSafer({ ...checked, findings: [white] }, white);
    expect(addHints(replaced, [{ ...hint('美白'), excerpt: 'うる' }]).findings).toEqual([]);
  });
});

describe('marks', () => {
  it('cover every passage, overlapping ones too, without losing a letter', () => {
    const passages = passagesOf(checked);
    const runs = cutRuns(TEXT, passages);
    expect(runs.map(({ words }) => words).join('')).toBe(TEXT);
    const numbers = runs.map(({ words, passages: on }) => [words, on.map(({ number }) => number)]);
    expect(numbers.slice(0, 3)).toEqual([
      ['業界', [1]],
      ['最安値', [1, 2]],
      ['。', []],
    ]);
    expect(runs.flatMap(({ ending }) => ending.map(({ number }) => number)).toSorted()).toEqual([1, 2, 3, 4]);
  });
});

it('counts each finding once, by its first law, the largest count first', () => {
  expect(countByAct(checked.findings)).toEqual([
    { act: 'Lei contra propaganda enganosa', count: 3 },
    { act: 'Lei dos remédios e cosméticos', count: 1 },
  ]);
});
