import { expect, test } from 'vitest';
import { PAGE_SOURCES, PAGES_DISCLAIMER, SOURCES_CHECKED_ON } from './page-sources.ts';
import { SHOP_PAGE_KEYS } from './shop-page-keys.ts';

test.each(SHOP_PAGE_KEYS)('the page %s has sources, each with a label and an address', (key) => {
  const sources = PAGE_SOURCES[key];
  expect(sources.length).toBeGreaterThan(1);
  for (const { label, url } of sources) {
    expect(label.length).toBeGreaterThan(5);
    expect(url).toMatch(/^https:\/\/[a-z0-9.-]+\.[a-z]+(\/|$)/);
  }
});

test('marks only authorities and payment firms as official', () => {
  const official = Object.values(PAGE_SOURCES)
    .flat()
    .filter(({ isOfficial }) => isOfficial);
  expect(official.map(({ url }) => new URL(url).host)).toEqual([
    'www.no-trouble.caa.go.jp',
    'www.no-trouble.caa.go.jp',
    'help.pay.jp',
    'www.no-trouble.caa.go.jp',
    'www.ppc.go.jp',
  ]);
});

test('states when the sources were read, and that this is not legal advice', () => {
  expect(SOURCES_CHECKED_ON).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(PAGES_DISCLAIMER).toContain('Não é parecer jurídico');
});
