import { describe, expect, it, test } from 'vitest';
import { checkClaims } from '#writer/claims/check-claims.ts';
import { CLAIM_RULES } from '#writer/data/claims/all-claims.ts';
import { CLAIM_LAWS } from '#writer/data/claims/laws.ts';
import { CLAIM_FIXTURES } from './claim-fixtures.ts';
import { PERMITTED_EFFECTS, SILENT_SENTENCES } from './silent-sentences.ts';

const rulesOn = (text: string) => checkClaims(text).map(({ rule }) => rule);

describe('the claim rules', () => {
  test.each(CLAIM_RULES.map((rule) => [rule.id, rule] as const))('%s is complete', (id, rule) => {
    expect(id).toMatch(/^[a-z0-9-]+$/);
    expect(rule.laws.length).toBeGreaterThan(0);
    expect(rule.laws.filter((key) => !(key in CLAIM_LAWS))).toEqual([]);
    expect([rule.ja, rule.pt]).not.toContain('');
    expect(rule.reason).toMatch(/^[^a-zà-ú].*[.!]$/u);
    expect(rule.safer.ja).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/u);
    expect(rule.safer.pt.length).toBeGreaterThan(2);
  });

  it('has each rule once, with fixtures', () => {
    const ids = CLAIM_RULES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(CLAIM_FIXTURES.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });
});

describe.each(CLAIM_FIXTURES)('$id', ({ id, hit, miss }) => {
  test.each(hit)('matches: %s', (text) => expect(rulesOn(text)).toContain(id));
  test.each(miss)('does not match: %s', (text) => expect(rulesOn(text)).not.toContain(id));
});

test.each([...SILENT_SENTENCES, ...PERMITTED_EFFECTS])('no rule matches: %s', (text) =>
  expect(rulesOn(text)).toEqual([]),
);

const saferOnes = CLAIM_RULES.filter(({ safer }) => safer.kind !== 'advice');
test.each(saferOnes.map(({ id, safer }) => ({ id, ...safer })))(
  'the safer wording of $id triggers no note',
  (safer) => {
    expect(rulesOn(safer.ja)).toEqual([]);
    expect(rulesOn(safer.pt)).toEqual([]);
  },
);

describe('a note', () => {
  it('keeps accents and half-width kana in the excerpt', () => {
    expect(checkClaims('Sérum que ESTIMULA O COLÁGENO')[0]).toMatchObject({
      excerpt: 'ESTIMULA O COLÁGENO',
      language: 'pt',
      law: 'Lei dos remédios e cosméticos, artigo 66',
    });
    expect(checkClaims('ﾃﾞﾄｯｸｽ')[0]?.excerpt).toBe('ﾃﾞﾄｯｸｽ');
  });

  it('is not excused by a condition in another paragraph', () => {
    expect(rulesOn('Sombrinha com proteção UV total')).toContain('uv-total');
    expect(rulesOn('Sombrinha com proteção UV total\nNorma JIS L 1925')).toContain('uv-total');
    expect(rulesOn('Sombrinha com proteção UV total, norma JIS L 1925')).not.toContain('uv-total');
  });

  it('is shown once for the same words', () => {
    expect(rulesOn('美白、美白、美白')).toEqual(['clarear-pele']);
  });
});
