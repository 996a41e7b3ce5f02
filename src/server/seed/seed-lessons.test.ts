import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { findTemplate } from '#domain/customer-replies/reply-templates.ts';
import { academyCatalogue } from './academy-catalogue.ts';

const lessons = academyCatalogue.flatMap(({ lessons }) => lessons);
const read = (slug: string) => readFile(new URL(`./seed-content/academy/${slug}.md`, import.meta.url), 'utf8');

it('names the same days for asking a review as the reply', async () => {
  const { hint } = findTemplate('reviewRequest');
  const days = /de \d+ a \d+ dias depois da entrega/.exec(hint)?.[0];
  expect(days && (await read('avaliacoes-de-verdade-e-a-regra-do-stema'))).toContain(days);
});

describe.each(lessons)('lesson: $title', ({ slug }) => {
  it('has 600 to 1,200 words without its video, in sections, with a task at the end', async () => {
    const text = await read(slug);
    const words = text.match(/\S+/gu)?.length ?? 0;
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1200);
    expect(text.match(/^## /gmu)?.length).toBeGreaterThanOrEqual(4);
    expect(text).toMatch(/^## Faça agora\n\n(?:- \[ \] .+\n){3,}/mu);
  });

  it('contains no legal verdicts, no prison terms, and calls the sheet of a product by its name', async () => {
    expect(await read(slug)).not.toMatch(/prisão|\b(?:em conformidade|legalizad[oa]|liberad[oa]|dentro da lei)\b/iu);
    expect(await read(slug)).not.toMatch(/livro de fatos|\bos fatos\b/iu);
  });

  it('has tables with the same number of cells in every row', async () => {
    const rows = (await read(slug)).split('\n').map((line) => (line.startsWith('|') ? line.split('|').length : 0));
    for (const [index, cells] of rows.entries()) {
      if (cells > 0 && (rows[index - 1] ?? 0) > 0) expect(cells).toBe(rows[index - 1]);
    }
  });
});
