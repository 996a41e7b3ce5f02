import { describe, expect, it } from 'vitest';
import type { BadAnswer, GoodAnswers } from './answer.ts';
import { BAD_OTHERS } from './bad-others.ts';
import { BAD_TRANSLATIONS } from './bad-translations.ts';
import { checkAnswer } from './check-answer.ts';
import { GOOD_HOME } from './good-home.ts';
import { GOOD_WEAR } from './good-wear.ts';

const BAD = [...BAD_TRANSLATIONS, ...BAD_OTHERS];

/** The good answer with its one fault. */
function spoil({ of, robot, from, to }: BadAnswer): GoodAnswers {
  const good = [...GOOD_HOME, ...GOOD_WEAR].find(({ id }) => id === of);
  if (!good) throw new Error(`no good answer ${of}`);
  const quote = (text: string) => JSON.stringify(text).slice(1, -1);
  const written = JSON.stringify(good[robot]);
  if (!written.includes(quote(from))) throw new Error(`${of} ${robot} does not hold ${from}`);
  return { ...good, [robot]: JSON.parse(written.replace(quote(from), () => quote(to))) };
}

describe('bad answers do not pass as finished', () => {
  it('are at least 60', () => {
    expect(BAD.length).toBeGreaterThanOrEqual(60);
  });

  it.each(BAD)('$robot of $of: $code ($to)', (bad) => {
    const { warnings } = checkAnswer(bad.robot, spoil(bad));
    expect(warnings.map(({ code }) => code)).toContain(bad.code);
  });

  it.each(BAD.filter(({ code }) => code === 'markup_added' || code === 'link_added'))('cuts out $to', (bad) => {
    const { reply } = checkAnswer(bad.robot, spoil(bad));
    expect(JSON.stringify(reply)).not.toMatch(
      /<script|onclick|onerror|outra-loja|golpe|outraloja|bit\.ly|lumifold\.com|\*\*/,
    );
  });
});
