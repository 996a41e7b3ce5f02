import { AppError } from '#domain/errors.ts';
import { BRAZIL } from '#domain/zoned-time.ts';
import { describeError } from '#server/db/error-causes.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import type { AiUsage } from '#server/providers/ai/ai-engine.ts';
import { correctTokens, findTokens, reserveTokens, sumTokens } from './token-usage.repository.ts';

/** About the cost of a generation: reserved in advance, so that concurrent ones cannot exceed the limit. */
const TAKEN_IN_ADVANCE = 4_000;

/** Days in Brazil's time zone, so that the budget resets at the person's midnight. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: BRAZIL, dateStyle: 'short' });

export type Budget = {
  /** Takes what a question may cost before it is asked. Of a generation the first may be refused; what was begun is finished. */
  reserve<T>(tokens: number, ask: () => Promise<T>): Promise<T>;
  spend(usage: AiUsage): void;
  /** Call once, at the end. Never throws, because the text is already written. */
  settle(): Promise<void>;
};

type Payer = Pick<Dependencies, 'db' | 'aiSettings' | 'now' | 'log' | 'metrics'>;

const usedUp = () =>
  new AppError('rate_limited', 'Você já usou toda a IA de hoje. Ela volta à meia-noite (horário de Brasília).', {
    retryAfterSeconds: 3600,
  });

export async function openBudget(deps: Payer, userId: string, robot: string): Promise<Budget> {
  const { db, metrics, log } = deps;
  // Counted even without a limit, because administrators see the total.
  const limit = deps.aiSettings.current().tokensPerDay || Number.MAX_SAFE_INTEGER;
  const day = dayFormat.format(deps.now());
  if (!(await reserveTokens(db, { userId, day, tokens: TAKEN_IN_ADVANCE, limit }))) {
    throw usedUp();
  }
  let spent = 0;
  let taken = TAKEN_IN_ADVANCE;
  let reserved = 0;
  return {
    async reserve(tokens, ask) {
      reserved += tokens;
      try {
        const more = spent + reserved - taken;
        if (more > 0) {
          const isFirst = taken === TAKEN_IN_ADVANCE;
          taken += more;
          const others = { userId, day, difference: more, limit: limit + TAKEN_IN_ADVANCE };
          if (!(await correctTokens(db, isFirst ? others : { userId, day, difference: more })) && isFirst) {
            taken -= more;
            throw usedUp();
          }
        }
        return await ask();
      } finally {
        reserved -= tokens;
      }
    },
    spend({ inputTokens, outputTokens }) {
      spent += inputTokens + outputTokens;
      metrics.aiTokens.inc({ robot, direction: 'input' }, inputTokens);
      metrics.aiTokens.inc({ robot, direction: 'output' }, outputTokens);
    },
    async settle() {
      try {
        await correctTokens(db, { userId, day, difference: spent - taken });
      } catch (error) {
        log.warn({ err: describeError(error) }, 'tokens of a generation were not counted');
      }
    },
  };
}

export async function tokensLeft(deps: Payer, userId: string): Promise<number | null> {
  const limit = deps.aiSettings.current().tokensPerDay;
  if (limit === 0) return null;
  return Math.max(0, limit - (await findTokens(deps.db, userId, dayFormat.format(deps.now()))));
}

/** Of all people together. */
export const sumTokensToday = ({ db, now }: Pick<Dependencies, 'db' | 'now'>): Promise<number> =>
  sumTokens(db, dayFormat.format(now()));
