import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Db } from '#server/db/client.ts';
import { AuthError, validationFailed } from '#server/features/auth/protocol/auth-errors.ts';
import { type AuthRequest, text } from '#server/features/auth/protocol/auth-request.ts';
import { isBanned, openSession, presentSession } from '#server/features/auth/sessions/sessions.ts';
import { loadAccount, lockUser } from '#server/features/auth/users.repository.ts';
import { consumeFlow, type FlowState, findFlow } from './flow-states.repository.ts';
import { equalInConstantTime } from './instance-crypto.ts';

export const pkceFields = { code_challenge: text, code_challenge_method: text };
const pkceSchema = z.object(pkceFields);

/** The S256 challenge of the request, undefined without one. The plain method is rejected because it is insecure. */
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

function isVerifierOf(flow: FlowState, verifier: string): boolean {
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return equalInConstantTime(Buffer.from(challenge), Buffer.from(flow.codeChallenge));
}

const CODE_MILLISECONDS = 300_000;

const exchangeSchema = z.object({ auth_code: text, code_verifier: text });

const flowNotFound = () => new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');

export async function exchangeCode(request: AuthRequest) {
  const body = await request.body(exchangeSchema);
  if (!body.auth_code || !body.code_verifier) {
    throw validationFailed('invalid request: both auth code and code verifier should be non-empty');
  }
  const { db } = request.deps;
  const found = await findFlow(db, body.auth_code);
  if (!found) throw flowNotFound();
  // The error is returned, not thrown, inside the transaction, so that the code is used up.
  const outcome = await db.transaction((tx) => exchange(tx, request, found.userId, body));
  if (outcome instanceof AuthError) throw outcome;
  return presentSession(request.deps, await loadAccount(db, outcome.user), outcome.session);
}

/** Takes the user's lock first, because a concurrent password change invalidates the code. */
async function exchange(tx: Db, request: AuthRequest, userId: string, body: z.output<typeof exchangeSchema>) {
  const user = await lockUser(tx, userId);
  const flow = await consumeFlow(tx, body.auth_code);
  if (!user || !flow?.authCodeIssuedAt) return flowNotFound();
  const now = request.deps.now();
  if (now.getTime() - new Date(flow.authCodeIssuedAt).getTime() > CODE_MILLISECONDS) {
    return new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  if (!isVerifierOf(flow, body.code_verifier)) {
    return new AuthError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier');
  }
  if (isBanned(user, now)) return new AuthError(403, 'user_banned', 'User is banned');
  return openSession(tx, request, user, flow.method);
}
