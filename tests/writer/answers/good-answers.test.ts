import { describe, expect, it } from 'vitest';
import { checkTranslation } from '#writer/check/check-text.ts';
import { extractFacts } from '#writer/facts/extract-facts.ts';
import type { Robot } from './answer.ts';
import { checkAnswer } from './check-answer.ts';
import { GOOD_HOME } from './good-home.ts';
import { GOOD_LINES } from './good-lines.ts';
import { GOOD_WEAR } from './good-wear.ts';

const ROBOTS: readonly Robot[] = ['translation', 'copy', 'ads', 'reviews', 'names'];
const answers = [...GOOD_HOME, ...GOOD_WEAR].flatMap((given) =>
  ROBOTS.map((robot) => ({ id: given.id, robot, given })),
);

describe('good answers pass without a warning', () => {
  it('are at least 60', () => {
    expect(answers.length + GOOD_LINES.length).toBeGreaterThanOrEqual(60);
  });

  it.each(answers)('$id: $robot', ({ robot, given }) => {
    const { warnings, reply } = checkAnswer(robot, given);
    expect(warnings).toEqual([]);
    expect(reply).toEqual(given[robot]);
  });

  it.each(GOOD_LINES)('line $id', ({ source, translation }) => {
    const reply = { translation, meta_description: '', url_slug: 'product' };
    const { warnings } = checkTranslation(reply, { source, facts: extractFacts(source) });
    expect(warnings.filter(({ field }) => field === 'translation')).toEqual([]);
  });
});
