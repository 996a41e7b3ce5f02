import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { findTemplate } from '#domain/customer-replies/reply-templates.ts';
import { academyCatalogue } from './academy-catalogue.ts';

const lessons = academyCatalogue.flatMap(({ lessons }) => lessons);
const read = (slug: string) => readFile(new URL(`./seed-content/academy/${slug}.md`, import.meta.url), 'utf8');

it('has twelve lessons', () => expect(lessons).toHaveLength(12));

it.each<[slug: string, says: string, never?: RegExp]>([
  ['troca-e-devolucao-em-tres-mensagens', '3,980円のご返金を、本日クレジットカード会社へ手配いたしました。'],
  ['troca-e-devolucao-em-tres-mensagens', 'em até 8 dias da chegada', /\b7 dias|後7日/],
  ['pagina-tokushoho-sem-dor', '| 運営責任者 '],
  ['pagina-tokushoho-sem-dor', 'notificar o METI (届出) como 特定輸入事業者', /registrar o negócio/],
  ['pagina-tokushoho-sem-dor', 'isso pede o **sim do cliente antes do pedido**, com o país escrito'],
  ['cosmetico-suplemento-e-a-lei-dos-remedios', '2〜3滴をなじませてください。肌をしっとり保ちます。', /包み込/],
  ['cosmetico-suplemento-e-a-lei-dos-remedios', '(雑品): rolo manual, cinta, travesseiro', /雑品[^|]*massageador/],
  ['pse-e-giteki-antes-de-importar', 'PSC; as que incham demais são proibidas'],
  ['preco-que-o-cliente-japones-entende', 'Em ¥4,980 são ¥453.', /¥452/],
  ['preco-que-o-cliente-japones-entende', 'comida e bebida sem álcool, 8 %'],
  ['preco-que-o-cliente-japones-entende', 'Na importação pessoal a alfândega conta 60 % do preço de varejo'],
  ['preco-que-o-cliente-japones-entende', 'até 20 vezes o valor do pedido (¥100,000 no máximo)'],
  ['preco-que-o-cliente-japones-entende', 'Anote o prazo de repasse de cada meio'],
])('the lesson %s says %s', async (slug, says, never) => {
  expect(await read(slug)).toContain(says);
  if (never) expect(await read(slug)).not.toMatch(never);
});

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

  it('contains no legal verdicts and no prison terms', async () => {
    expect(await read(slug)).not.toMatch(/prisão|\b(?:em conformidade|legalizad[oa]|liberad[oa]|dentro da lei)\b/iu);
  });

  it('calls the sheet of a product by its name', async () => {
    expect(await read(slug)).not.toMatch(/livro de fatos|\bos fatos\b/iu);
  });

  it('has tables with the same number of cells in every row', async () => {
    const rows = (await read(slug)).split('\n').map((line) => (line.startsWith('|') ? line.split('|').length : 0));
    for (const [index, cells] of rows.entries()) {
      if (cells > 0 && (rows[index - 1] ?? 0) > 0) expect(cells).toBe(rows[index - 1]);
    }
  });
});
