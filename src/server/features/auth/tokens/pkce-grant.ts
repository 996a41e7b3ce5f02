import * as z from 'zod';
import { AuthError, validationFailed } from '#server/features/auth/protocol/auth-errors.ts';
import { type AuthRequest, text } from '#server/features/auth/protocol/auth-request.ts';
import { isBanned, openSession, presentSession } from '#server/features/auth/sessions/sessions.ts';
import { loadAccount, lockUser } from '#server/features/auth/users.repository.ts';
import { type FlowState, takeFlow } from './flow-states.repository.ts';
import { isVerifierOf } from './pkce.ts';

const CODE_MILLISECONDS = 300_000;

const bodySchema = z.object({ auth_code: text, code_verifier: text });

const flowNotFound = () => new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');

export async function exchangeCode(request: AuthRequest) {
  const body = await request.body(bodySchema);
  if (!body.auth_code || !body.code_verifier) {
    throw validationFailed('invalid request: both auth code and code verifier should be non-empty');
  }
  const { db } = request.deps;
  const flow = await takeFlow(db, body.auth_code);
  if (!flow?.authCodeIssuedAt) throw flowNotFound();
  if (request.deps.now().getTime() - new Date(flow.authCodeIssuedAt).getTime() > CODE_MILLISECONDS) {
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  if (!isVerifierOf(flow, body.code_verifier)) {
    throw new AuthError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier');
  }
  return startSession(request, flow);
}

async function startSession(request: AuthRequest, flow: FlowState) {
  const { db, now } = request.deps;
  const opened = await db.transaction(async (tx) => {
    const user = await lockUser(tx, flow.userId);
    if (!user) throw flowNotFound();
    if (isBanned(user, now())) throw new AuthError(403, 'user_banned', 'User is banned');
    return openSession(tx, request, user, flow.method);
  });
  return presentSession(request.deps, await loadAccount(db, opened.user), opened.session);
}
