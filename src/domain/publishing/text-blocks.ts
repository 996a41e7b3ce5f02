import { paragraphsToHtml } from '#domain/shop-pages/export-shop-page.ts';

const TAG = /<[^<>]*>/g;
const POINT = /^\s*(?:[-–—•●✓✔☑✅*]|・)\s*/u;

/** Splits a robot's text into paragraphs and list items: drops its tags and normalises list marks. */
const tidyLines = (text: string): string[] =>
  text
    .replaceAll(/<br\s*\/?>|<\/(?:p|li|h\d|tr|div)>/gi, '\n')
    .replaceAll(TAG, '')
    .split('\n')
    .map((line) => (POINT.test(line) ? `・${line.replace(POINT, '').trim()}` : line.trim()));

/** An empty line starts a new paragraph. */
export function textToHtml(text: string): string {
  const blocks: string[][] = [[]];
  for (const line of tidyLines(text)) {
    if (line === '' || line === '・') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => paragraphsToHtml(block.join('\n')))
    .join('');
}
