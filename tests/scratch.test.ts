import { randomUUID } from 'node:crypto';
import { it } from 'vitest';
import { sql } from 'drizzle-orm';
import { createTestApp } from '#tests/support/test-app.ts';
import { compareMeaning } from '#writer/check/compare-meaning.ts';
import { extractFacts } from '#writer/facts/extract-facts.ts';
import { checkCopy, checkTranslation } from '#writer/check/check-text.ts';
const { deps } = await createTestApp();
it('grams', async () => {
  const id = randomUUID();
  for (const p of ['palavra comum ', '日本語の文章', 'ﷺ', '\u0301\u0316', 'ab1']) for (const n of [5000, 20000]) {
    const t = p.repeat(n / p.length + 1).slice(0, n);
    let s = performance.now();
    await deps.db.execute(sql`select length(fold_search(${t}))`);
    const a = performance.now() - s; s = performance.now();
    await deps.db.execute(sql`select cardinality(search_grams(${id}::uuid, left(fold_search(${t}), 20000))), cardinality(search_short_grams(${id}::uuid, left(fold_search(${t}), 20000)))`);
    console.log(JSON.stringify(p), n, a.toFixed(0), (performance.now() - s).toFixed(0));
  }
});
it('compare', () => {
  const src = 'Garrafa térmica de aço inox 500 ml, mantém quente por 12 horas. Tampa com trava.\n'.repeat(98).slice(0, 8000);
  const facts = extractFacts(src);
  for (const p of ['12 ', 'Mede 12 cm e pesa 300 g. ', 'a ', '1', 'não ']) for (const [n, len] of [[10, 4000], [100, 400], [500, 80]] as const) {
    const m = p.repeat(len / p.length + 1).slice(0, Math.floor(len / 2));
    const sentences = Array.from({ length: n }, () => ({ field: 'translation', index: 0, source: null, text: m, meaning: m }));
    const s = performance.now();
    compareMeaning(sentences, { source: src, facts, known: [] });
    console.log('compare', JSON.stringify(p), n, len, (performance.now() - s).toFixed(0));
  }
});
it('check', () => {
  for (const p of ['12 ', 'Mede 12 cm e pesa 300 g. ', '1', 'a\n', '1 cm\n', '。', '日本']) {
    const src = p.repeat(8000 / p.length).slice(0, 8000);
    let s = performance.now();
    const facts = extractFacts(src);
    const a = performance.now() - s; s = performance.now();
    const w = p.repeat(20000 / p.length).slice(0, 20000);
    checkTranslation({ translation: w, meta_description: w.slice(0, 2000), url_slug: 'a' }, { source: src, facts });
    const b = performance.now() - s; s = performance.now();
    checkCopy({ publico: w, persona: w, copy: w }, { source: src, facts });
    console.log('check', JSON.stringify(p), facts.length, a.toFixed(0), b.toFixed(0), (performance.now() - s).toFixed(0));
  }
}, 600000);
