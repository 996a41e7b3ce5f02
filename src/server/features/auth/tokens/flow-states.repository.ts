import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { authFlowStates, type FlowMethod } from '#server/db/schema/auth.ts';
import { sha256Hex } from './instance-crypto.ts';

export type FlowState = typeof authFlowStates.$inferSelect;

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
