import { describe, expect, it, test } from 'vitest';
import { checkClaims, checkEveryClaim } from '#writer/claims/check-claims.ts';
import { checkText } from '#writer/claims/check-text.ts';
import { CLAIM_LAWS, LAW_SOURCES } from '#writer/data/claims/laws.ts';
import { CLAIM_FIXTURES } from './claim-fixtures.ts';

describe('checkText', () => {
  it('marks every occurrence, not only the first', () => {
    const text = '美白クリーム。美白、また美白。';
    const { findings } = checkText(text);
    expect(findings.map(({ start }) => start)).toEqual([0, 7, 12]);
    for (const { start, end, excerpt } of findings) expect(text.slice(start, end)).toBe(excerpt);
  });

  it('returns the first of very many findings, and the number of the rest', () => {
    const { findings, left } = checkText('美白。'.repeat(1000));
    expect([findings.length, left]).toEqual([200, 800]);
    expect(checkText('美白。').left).toBe(0);
  });

  it.each([
    ['Mizuステンレスボトルは軽い。', 'ja'],
    ['Garrafa Mizu de aço inox, 500 ml', 'pt'],
    ['', 'pt'],
  ])('%s is in %s', (text, language) => expect(checkText(text).language).toBe(language));

  test.each(CLAIM_FIXTURES)('reports what the notes report, at places that do not overlap: $id', ({ hit, miss }) => {
    for (const text of [...hit, ...miss]) {
      const notes = checkClaims(text).map(({ rule }) => rule);
      const { findings } = checkText(text);
      expect(notes).toEqual(expect.arrayContaining(findings.map(({ rule }) => rule)));
      expect(findings.length > 0).toBe(notes.length > 0);
      for (const [at, { start, end, excerpt }] of findings.entries()) {
        expect(excerpt).toBe(text.slice(start, end));
        expect(start).toBeGreaterThanOrEqual(findings[at - 1]?.end ?? 0);
      }
      for (const { start, end } of checkEveryClaim(text)) {
        expect(findings.some((one) => one.start <= start && one.end >= end)).toBe(true);
      }
    }
  });
});

describe('laws', () => {
  test.each(Object.keys(CLAIM_LAWS))('%s has its sources', (key) => {
    expect(LAW_SOURCES[key]?.length).toBeGreaterThan(0);
    for (const { address } of LAW_SOURCES[key] ?? []) expect(URL.canParse(`https://${address}`)).toBe(true);
  });
});
