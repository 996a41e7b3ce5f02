import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitLinks } from './title-links.ts';

const linksOf = (title: string) => splitLinks(title).flatMap(({ href }) => href ?? []);

describe('splitLinks', () => {
  it.each([
    ['Ver https://www.post.japanpost.jp/ems?x=1#a agora', ['https://www.post.japanpost.jp/ems?x=1#a']],
    ['http://a.jp e https://b.jp.', ['http://a.jp', 'https://b.jp']],
    ['(https://a.jp/b)', ['https://a.jp/b']],
    ['日本https://例え.jp/道。', ['https://例え.jp/道。']],
    ['javascript:alert(1)', []],
    ['data:text/html,<b> ftp://a.jp www.a.jp', []],
    ['https:// e http://', []],
    ['xhttps://a.jp', ['https://a.jp']],
    ['Sem link', []],
  ])('finds in %j %j', (title, links) => expect(linksOf(title)).toEqual(links));

  it('loses no text, and finds only web links', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom('https://', 'http://a.jp', ' ', '.', 'javascript:', '日本'));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const title = pieces.join('');
        const parts = splitLinks(title);
        expect(parts.map(({ text }) => text).join('')).toBe(title);
        for (const href of linksOf(title)) expect(href).toMatch(/^https?:\/\/[^/?#\s]/i);
      }),
    );
  });
});
