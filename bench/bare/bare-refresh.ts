import {
  createRefreshToken,
  isRefreshTokenOf,
  parseRefreshToken,
} from '#server/features/auth/tokens/refresh-tokens.ts';
import type { AccessTokens } from '#server/secrets/access-tokens.ts';
import type { BareQuery } from './bare-query.ts';
import type { BareHandler } from './bare-server.ts';

export function createRefreshHandler(query: BareQuery, tokens: AccessTokens, instanceSecret: Buffer): BareHandler {
  return async ({ body }) => {
    const token = parseRefreshToken(JSON.parse(body.toString()).refresh_token);
    if (!token) throw new Error('bad refresh token');
    const [known] = await query(
      'session_with_user',
      `select s.id as session_id, s.amr, s.refresh_key, s.refresh_counter, u.* from auth_sessions s
       join auth_users u on u.id = s.user_id where s.id = $1`,
      [token.sessionId],
    );
    if (!known) throw new Error('no session');
    const { session_id: id, amr, refresh_key: refreshKey, refresh_counter: counter, ...user } = known;
    if (!isRefreshTokenOf(instanceSecret, { id, refreshKey }, token)) throw new Error('bad refresh token');
    const [advanced] = await query(
      'rotate',
      `update auth_sessions set refresh_counter = $2, refreshed_at = $3, updated_at = $3, user_agent = $4, ip = $5
       where id = $1 and refresh_counter = $6 returning aal, amr, refresh_counter`,
      [id, token.counter + 1, new Date().toISOString(), '', '', counter],
    );
    const factors = await query('factors', 'select * from auth_factors where user_id = $1 order by created_at', [
      user.id,
    ]);
    const access = await tokens.sign({
      userId: user.id,
      sessionId: id,
      email: user.email,
      aal: 'aal1',
      amr,
      appMetadata: user.app_metadata,
      userMetadata: user.user_metadata,
    });
    return {
      access_token: access.token,
      refresh_token: createRefreshToken(instanceSecret, { id, refreshKey }, advanced?.refresh_counter),
      user: { ...user, factors },
    };
  };
}
