import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { academyCatalogue } from './academy-catalogue.ts';

const lessons = academyCatalogue.flatMap(({ lessons }) => lessons);
const read = (slug: string) => readFile(new URL(`./seed-content/academy/${slug}.md`, import.meta.url), 'utf8');

it('has twelve lessons', () => expect(lessons).toHaveLength(12));

describe.each(lessons)('lesson: $title', ({ slug }) => {
  it('has 600 to 1,200 words without its video, in sections, with a task at the end', async () => {
    const text = await read(slug);
    const words = text.match(/\S+/gu)?.length ?? 0;
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1200);
    expect(text.match(/^## /gmu)?.length).toBeGreaterThanOrEqual(4);
    expect(text).toMatch(/^## Faça agora\n\n(?:- \[ \] .+\n){3,}/mu);
  });

  it('contains no legal verdicts and no prison terms', async () => {
    expect(await read(slug)).not.toMatch(/prisão|\b(?:em conformidade|legalizad[oa]|liberad[oa]|dentro da lei)\b/iu);
  });

  it('has tables with the same number of cells in every row', async () => {
    const rows = (await read(slug)).split('\n').map((line) => (line.startsWith('|') ? line.split('|').length : 0));
    for (const [index, cells] of rows.entries()) {
      if (cells > 0 && (rows[index - 1] ?? 0) > 0) expect(cells).toBe(rows[index - 1]);
    }
  });
});
