import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Db } from '#server/db/client.ts';
import { AuthError, validationFailed } from '#server/features/auth/protocol/auth-errors.ts';
import { type AuthRequest, text } from '#server/features/auth/protocol/auth-request.ts';
import { isBanned, openSession, presentSession } from '#server/features/auth/sessions/sessions.ts';
import { lockUser } from '#server/features/auth/users.repository.ts';
import { consumeFlow, findFlow } from './flow-states.repository.ts';
import { equalInConstantTime } from './instance-crypto.ts';

export const pkceFields = { code_challenge: text, code_challenge_method: text };

/** The S256 challenge of the request, undefined without one. The plain method is rejected because it is insecure. */
export function parseChallenge(form: { code_challenge: string; code_challenge_method: string }): string | undefined {
  const { code_challenge: challenge, code_challenge_method: method } = form;
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

const CODE_MILLISECONDS = 300_000;

const exchangeSchema = z.object({ auth_code: text, code_verifier: text });

export async function exchangeCode(request: AuthRequest) {
  const body = await request.body(exchangeSchema);
  if (!body.auth_code || !body.code_verifier) {
    throw validationFailed('invalid request: both auth code and code verifier should be non-empty');
  }
  // The error is returned, not thrown, inside the transaction, so that the code is used up.
  const outcome = await request.deps.db.transaction((tx) => exchange(tx, request, body));
  if (outcome instanceof AuthError) throw outcome;
  return presentSession(request.deps, outcome);
}

/** Takes the user's lock first, because a concurrent password change invalidates the code. */
async function exchange(tx: Db, request: AuthRequest, body: z.output<typeof exchangeSchema>) {
  const found = await findFlow(tx, body.auth_code);
  const user = found && (await lockUser(tx, found.userId));
  const flow = user && (await consumeFlow(tx, body.auth_code));
  if (!user || !flow?.authCodeIssuedAt) {
    return new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  }
  const now = request.deps.now();
  if (now.getTime() - new Date(flow.authCodeIssuedAt).getTime() > CODE_MILLISECONDS) {
    return new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  const challenge = createHash('sha256').update(body.code_verifier).digest('base64url');
  if (!equalInConstantTime(Buffer.from(challenge), Buffer.from(flow.codeChallenge))) {
    return new AuthError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier');
  }
  if (isBanned(user, now)) return new AuthError(403, 'user_banned', 'User is banned');
  return openSession(tx, request, user, flow.method);
}
