import { expect, test } from 'vitest';
import { PAGE_SOURCES } from './page-sources.ts';
import { SHOP_PAGE_KEYS } from './shop-page-keys.ts';

test.each(SHOP_PAGE_KEYS)('the page %s has sources, each with a label and an address', (key) => {
  const sources = PAGE_SOURCES[key];
  expect(sources.length).toBeGreaterThan(1);
  for (const { label, url } of sources) {
    expect(label.length).toBeGreaterThan(5);
    expect(url).toMatch(/^https:\/\/[a-z0-9.-]+\.[a-z]+(\/|$)/);
  }
});
