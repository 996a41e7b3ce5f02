import { AppError } from '#domain/errors.ts';
import { describeError } from '#server/db/error-causes.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import type { AiUsage } from '#server/providers/ai/ai-engine.ts';
import { correctTokens, findTokens, sumTokens, takeTokens } from './robot-usage.repository.ts';

/** About the cost of a generation: reserved in advance, so that concurrent ones cannot exceed the limit. */
const TAKEN_IN_ADVANCE = 4_000;

/** Days in Brazil's time zone, so that the budget resets at the person's midnight. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' });

export type Budget = {
  spend(usage: AiUsage): void;
  /** Call once, at the end. Never throws, because the text is already written. */
  settle(): Promise<void>;
};

type Payer = Pick<Dependencies, 'db' | 'aiSettings' | 'now' | 'log' | 'metrics'>;

/** Opens the person's remaining token budget of today, or throws. */
export async function openBudget(deps: Payer, userId: string, robot: string): Promise<Budget> {
  const { db, metrics, log } = deps;
  // Counted even without a limit, because administrators see the total.
  const limit = deps.aiSettings.current().tokensPerDay || Number.MAX_SAFE_INTEGER;
  const day = dayFormat.format(deps.now());
  if (!(await takeTokens(db, { userId, day, tokens: TAKEN_IN_ADVANCE, limit }))) {
    throw new AppError(
      'rate_limited',
      'Você já usou toda a IA de hoje. Ela volta à meia-noite (horário de Brasília).',
      {
        retryAfterSeconds: 3600,
      },
    );
  }
  let spent = 0;
  return {
    spend({ inputTokens, outputTokens }) {
      spent += inputTokens + outputTokens;
      metrics.aiTokens.inc({ robot, direction: 'input' }, inputTokens);
      metrics.aiTokens.inc({ robot, direction: 'output' }, outputTokens);
    },
    async settle() {
      try {
        await correctTokens(db, { userId, day, difference: spent - TAKEN_IN_ADVANCE });
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
