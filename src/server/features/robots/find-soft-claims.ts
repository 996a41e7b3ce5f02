import * as z from 'zod';
import { AppError } from '#domain/errors.ts';
import type { ClaimFinding } from '#writer/claims/check-text.ts';
import { type SoftClaim, softClaimsRequests } from '#writer/claims/read-soft-claims.ts';
import type { ModelSession } from './model-session.ts';
import { withModel } from './model-session.ts';
import { type RobotCall, runInQueue } from './robot-queue.ts';

const claimsSchema = z.object({
  claims: z.array(z.object({ sentence: z.int(), quote: z.string(), family: z.string(), reason: z.string() })),
});
const MOST_REQUESTS = 5;

export async function findSoftClaims(call: RobotCall, text: string): Promise<ClaimFinding[]> {
  const { deps, actor } = call;
  const { ai } = deps.aiSettings.current();
  if (!ai) throw new AppError('conflict', 'Nenhuma IA está ligada neste servidor.');
  return runInQueue(call, { robot: 'claims', provider: ai.provider }, async () => {
    const claims = await withModel(call, ai, 'claims', (session) => askModel(session, text));
    return deps.writerThreads.runInWorker(actor.id, { work: 'readSoftClaims', input: { text, claims } });
  });
}

async function askModel(session: ModelSession, text: string): Promise<SoftClaim[]> {
  const requests = softClaimsRequests(text, session.quotation);
  if (requests.length > MOST_REQUESTS) {
    throw new AppError('invalid_input', 'O texto tem frases demais para a IA. Confira uma parte por vez.');
  }
  const found: SoftClaim[] = [];
  for (const { system, prompt, sentences } of requests) {
    const { claims } = await session.ask({ system, prompt, schema: claimsSchema, maxTokens: 300 + sentences * 100 });
    found.push(...claims);
  }
  return found;
}
