import * as z from 'zod';
import { AppError } from '#domain/errors.ts';
import type { AiEngine } from '#server/providers/ai/ai-engine.ts';
import type { CheckedWords } from '#writer/claims/check-words.ts';
import type { SoftClaim } from '#writer/claims/read-soft-claims.ts';
import { softClaimsRequests } from '#writer/claims/soft-claims-prompt.ts';
import { createModelSession } from './model-session.ts';
import { countFailure, type RobotCall } from './robot-call.ts';
import { openBudget } from './token-budget.ts';

const claimsSchema = z.object({
  claims: z.array(z.object({ sentence: z.int(), quote: z.string(), family: z.string(), reason: z.string() })),
});
const MOST_REQUESTS = 5;

/** What the model sees in a text beyond the rules, as hints. */
export async function findSoftClaimsIn(call: RobotCall, text: string): Promise<CheckedWords[]> {
  const { deps, actor, signal } = call;
  const { ai } = deps.aiSettings.current();
  if (!ai) throw new AppError('conflict', 'Nenhuma IA está ligada neste servidor.');
  const labels = { robot: 'claims', provider: ai.provider };
  const stop = deps.metrics.robotDuration.startTimer(labels);
  try {
    return await deps.generations.run(actor.id, signal, async () => {
      const claims = await askModel(call, ai, text);
      return deps.composers.composeInWorker(actor.id, { work: 'readSoftClaims', input: { text, claims } });
    });
  } catch (error) {
    countFailure(deps, labels, error);
    throw error;
  } finally {
    stop();
  }
}

async function askModel({ deps, actor, signal }: RobotCall, ai: AiEngine, text: string): Promise<SoftClaim[]> {
  const budget = await openBudget(deps, actor.id, 'claims');
  try {
    const session = createModelSession({ ai, budget, signal, progress: undefined, image: undefined, warn: () => {} });
    const requests = softClaimsRequests(text, session.quotation);
    if (requests.length > MOST_REQUESTS) {
      throw new AppError('invalid_input', 'O texto tem frases demais para a IA. Confira uma parte por vez.');
    }
    const found: SoftClaim[] = [];
    for (const { system, prompt, sentences } of requests) {
      const { claims } = await session.ask({
        system,
        prompt,
        schema: claimsSchema,
        maxTokens: 300 + sentences * 100,
        check: () => [],
      });
      found.push(...claims);
    }
    return found;
  } finally {
    await budget.settle();
  }
}
