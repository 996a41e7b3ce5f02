import { describe, expect, it } from 'vitest';
import { CLAIM_FAMILIES } from '#writer/data/claims/claim-families.ts';
import { CLAIM_LAWS, LAW_SOURCES } from '#writer/data/claims/laws.ts';
import { quotationWith } from '#writer/prompts/quotation.ts';
import { readSoftClaims, type SoftClaim, softClaimsRequests } from './read-soft-claims.ts';

const TEXT = '軽い傘です。\n朝の私が、きのうより好きになる。朝の散歩に。\nUm passo para a vida nova. 美白クリーム。';
const claim = (sentence: number, quote: string, over: Partial<SoftClaim> = {}): SoftClaim => ({
  sentence,
  quote,
  family: 'resultado',
  reason: 'Faz esperar uma mudança.',
  ...over,
});
const words = (...claims: SoftClaim[]) => readSoftClaims(TEXT, claims).map(({ excerpt }) => excerpt);

describe('readSoftClaims', () => {
  it('makes a hint at the words of its own sentence, with the laws of its family and no wording to take over', () => {
    const [hint] = readSoftClaims(TEXT, [claim(3, ' 朝 ')]);
    expect(hint).toMatchObject({
      rule: 'ia-resultado',
      language: 'ja',
      byModel: true,
      start: TEXT.indexOf('朝の散歩'),
    });
    expect(hint?.safer).toMatchObject({ kind: 'advice', ja: '' });
    expect(hint?.laws[0]?.original).toContain('景品表示法');
    expect(readSoftClaims(TEXT, [claim(4, 'vida nova')])[0]?.language).toBe('pt');
  });

  it.each([
    ['words of another sentence', claim(1, '好きになる')],
    ['a changed quote', claim(2, '昨日より好きになる')],
    ['a translated quote', claim(2, 'gostar mais de mim')],
    ['an empty quote', claim(2, '  ')],
    ['no such sentence', claim(9, '朝')],
    ['sentence zero', claim(0, '軽い')],
    ['an unknown family', claim(2, '好きになる', { family: 'outra' })],
    ['words that a rule marks', claim(5, '美白クリーム', { family: 'cosmetico' })],
  ])('drops %s', (_, dropped) => expect(words(dropped)).toEqual([]));

  it('keeps text order, makes one of quotes that overlap, and limits number and length', () => {
    expect(words(claim(4, 'vida nova'), claim(2, 'きのうより好き'), claim(2, '好きになる'))).toEqual([
      'きのうより好きになる',
      'vida nova',
    ]);
    const long = '軽い。'.repeat(300);
    const many = Array.from({ length: 300 }, (_, at) => claim(at + 1, '軽い', { reason: 'a'.repeat(5_000) }));
    const hints = readSoftClaims(long, many);
    expect(hints).toHaveLength(100);
    expect(hints[0]?.reason).toHaveLength(240);
  });
});

describe('softClaimsRequests', () => {
  const quotation = quotationWith('marca');

  it('asks about numbered sentences inside a quotation, with every family and what is permitted', () => {
    const [request, ...others] = softClaimsRequests('<p>軽い傘です。毎日が変わる。</p>\nLeve.', quotation);
    expect(others).toEqual([]);
    expect(request?.prompt).toContain('\n1. 軽い傘です。\n2. 毎日が変わる。\n3. Leve.\n<<fim marca>>');
    expect(request?.sentences).toBe(3);
    for (const { id, about } of CLAIM_FAMILIES) expect(request?.system).toContain(`\n${id}: ${about}`);
    expect(request?.system).toContain('efeito permitido a cosméticos');
    expect(request?.system).toContain(quotation.rule);
  });

  it('divides a long text into requests and numbers its sentences through', () => {
    const requests = softClaimsRequests('軽い。'.repeat(95), quotation);
    expect(requests.map(({ sentences }) => sentences)).toEqual([40, 40, 15]);
    expect(requests[2]?.prompt).toContain('\n81. 軽い。\n');
    expect(softClaimsRequests('…!!\n', quotation)).toEqual([]);
  });

  it.each(CLAIM_FAMILIES)('family $id names laws that have sources', ({ laws }) => {
    expect(laws.length).toBeGreaterThan(0);
    for (const key of laws) {
      expect(CLAIM_LAWS).toHaveProperty([key]);
      expect(LAW_SOURCES).toHaveProperty([key]);
    }
  });
});
