import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { authFlowStates, type FlowMethod } from '#server/db/schema/auth.ts';
import { sha256Hex } from './instance-crypto.ts';

type FlowState = typeof authFlowStates.$inferSelect;

/** The link of a PKCE flow was opened: issues the code to exchange. */
export async function issueAuthCode(
  tx: Db,
  flow: { userId: string; method: FlowMethod; challenge: string; now: string },
): Promise<string> {
  const code = randomUUID();
  await tx.insert(authFlowStates).values({
    userId: flow.userId,
    method: flow.method,
    codeChallenge: flow.challenge,
    codeChallengeMethod: 's256',
    authCodeHash: sha256Hex(code),
    authCodeIssuedAt: flow.now,
    createdAt: flow.now,
  });
  return code;
}

export async function findFlow(db: Db, code: string): Promise<FlowState | undefined> {
  const [row] = await db.select().from(authFlowStates).where(isOfCode(code));
  return row;
}

/** A code works once: it is deleted before the verifier is checked. */
export async function consumeFlow(tx: Db, code: string): Promise<FlowState | undefined> {
  const [row] = await tx.delete(authFlowStates).where(isOfCode(code)).returning();
  return row;
}

const isOfCode = (code: string) => eq(authFlowStates.authCodeHash, sha256Hex(code));
