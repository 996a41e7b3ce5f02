import { describe, expect, test } from 'vitest';
import { COPY_MODELS } from '#domain/robots/robot-options.ts';
import { composeCopy } from '#writer/compose/compose-copy.ts';
import { composeNames } from '#writer/compose/compose-names.ts';
import { extractFacts } from '#writer/facts/extract-facts.ts';
import { composeTranslation } from '#writer/translate/compose-translation.ts';
import { CORPUS } from './corpus.ts';
import { makeRobotsReport } from './corpus-report.ts';
import { runCorpus, runCorpusEntry } from './run-corpus.ts';

const RESULTS = new Map(runCorpus(CORPUS).map((result) => [result.entry.id, result]));

describe('the corpus', () => {
  test('holds at least 40 descriptions with different ids, one of more than 4,000 characters', () => {
    expect(CORPUS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(CORPUS.map(({ id }) => id)).size).toBe(CORPUS.length);
    expect(Math.max(...CORPUS.map(({ description }) => description.length))).toBeGreaterThan(4_000);
  });

  test.each(CORPUS)('$id: every reply of every robot and option passes every check', ({ id }) => {
    const runs = RESULTS.get(id)?.runs ?? [];
    expect(runs.length).toBeGreaterThan(0);
    const faults = runs.flatMap(({ robot, option, issues, output }) =>
      issues.map((fault) => ({ robot, option, fault, output })),
    );
    expect(faults).toEqual([]);
  });

  test.each(CORPUS)('$id: finds the product $noun', ({ id, noun }) => {
    const head = RESULTS.get(id)?.product.head;
    if (noun === null) expect(head).toBeUndefined();
    else expect(head?.ja).toContain(noun);
  });

  test('most of a copy of ours comes back from the translator in Japanese', () => {
    const shares = CORPUS.filter(({ noun }) => noun !== null).flatMap(({ description }) => {
      const facts = extractFacts(description);
      const chosenName = composeNames({ description, facts }).names[0] ?? '';
      return COPY_MODELS.map((chosenModel) => {
        const { copy } = composeCopy({ description, chosenName, chosenModel, facts });
        return composeTranslation({ text: copy, tone: 'formal', facts }).translatedShare;
      });
    });
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.8);
  });

  test('gives different products different texts, and the same product the same', () => {
    const known = CORPUS.filter(({ noun }) => noun !== null);
    for (const robot of ['names', 'copy', 'translation', 'ads', 'reviews'] as const) {
      const texts = known.map(({ id }) => RESULTS.get(id)?.runs.find((run) => run.robot === robot)?.output);
      expect(new Set(texts).size).toBe(known.length);
    }
    const [first] = known;
    if (!first) throw new Error('the corpus is empty');
    expect(runCorpusEntry(first)).toEqual(RESULTS.get(first.id));
  });

  test('the report counts replies and failures', () => {
    const report = makeRobotsReport([...RESULTS.values()].slice(0, 3));
    expect(report).toMatch(/3 descriptions through every robot and option: \d+ replies, 0 with a failed check/);
    expect(report).toContain('| garrafa-termica | 保温ボトル |');
  });

  test('the committed report is current; npm run robots:report writes it anew', async () => {
    await expect(makeRobotsReport([...RESULTS.values()])).toMatchFileSnapshot('../../../docs/robots-report.md');
  });
});
