import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '#server/db/client.ts';
import { authFlowStates } from '#server/db/schema/auth.ts';
import { validationFailed } from '#server/features/auth/protocol/auth-errors.ts';
import { text } from '#server/features/auth/protocol/auth-request.ts';
import { equalInConstantTime, sha256Hex } from './instance-crypto.ts';

export type FlowMethod = 'email/signup' | 'magiclink' | 'recovery' | 'email_change';
export type FlowState = typeof authFlowStates.$inferSelect;

export const pkceFields = { code_challenge: text, code_challenge_method: text };
const pkceSchema = z.object(pkceFields);

/** The S256 challenge of the request, undefined without one. The plain method protects nothing and is refused. */
export function parseChallenge(body: z.output<typeof pkceSchema>): string | undefined {
  const { code_challenge: challenge, code_challenge_method: method } = body;
  if (!challenge && !method) return undefined;
  if (!challenge || !method) throw validationFailed('PKCE flow requires code_challenge_method and code_challenge');
  if (challenge.length < 43 || challenge.length > 128) {
    throw validationFailed('code challenge has to be between 43 and 128 characters');
  }
  if (!/^[\w.~-]+$/.test(challenge)) {
    throw validationFailed(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  if (method.toLowerCase() !== 's256') throw validationFailed('Invalid code challenge method, only s256 is supported');
  return challenge;
}

export async function startFlow(
  tx: Db,
  flow: { userId: string; method: FlowMethod; challenge: string; now: string },
): Promise<string> {
  const id = randomUUID();
  await tx.insert(authFlowStates).values({
    id,
    userId: flow.userId,
    method: flow.method,
    codeChallenge: flow.challenge,
    codeChallengeMethod: 's256',
    createdAt: flow.now,
  });
  return id;
}

/** Hands out the code of a flow whose link was followed; undefined when the flow is gone. */
export async function issueAuthCode(tx: Db, flowId: string, now: string): Promise<string | undefined> {
  const code = randomUUID();
  const rows = await tx
    .update(authFlowStates)
    .set({ authCodeHash: sha256Hex(code), authCodeIssuedAt: now })
    .where(eq(authFlowStates.id, flowId))
    .returning({ id: authFlowStates.id });
  return rows.length > 0 ? code : undefined;
}

/** A code is good for one try: it is gone before the verifier is even looked at. */
export async function takeFlow(db: Db, code: string): Promise<FlowState | undefined> {
  const [row] = await db
    .delete(authFlowStates)
    .where(eq(authFlowStates.authCodeHash, sha256Hex(code)))
    .returning();
  return row;
}

export function isVerifierOf(flow: FlowState, verifier: string): boolean {
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return equalInConstantTime(Buffer.from(challenge), Buffer.from(flow.codeChallenge));
}
