import { expect, it } from 'vitest';
import { quotationWith } from '#writer/compose/quotation.ts';
import { CLAIM_FAMILIES } from '#writer/data/claims/claim-families.ts';
import { CLAIM_LAWS, LAW_SOURCES } from '#writer/data/claims/laws.ts';
import { softClaimsRequests } from './read-soft-claims.ts';

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
