import type pg from 'pg';
import type { AccessTokens } from '#server/features/auth/access-tokens.ts';
import { createRefreshToken, isRefreshTokenOf, parseRefreshToken } from '#server/features/auth/refresh-tokens.ts';
import { type BareQuery, inTransaction } from './bare-query.ts';
import type { BareHandler } from './bare-server.ts';

export function createRefreshHandler(
  pool: pg.Pool,
  query: BareQuery,
  tokens: AccessTokens,
  instanceSecret: Buffer,
): BareHandler {
  return async ({ body }) => {
    const token = parseRefreshToken(JSON.parse(body.toString()).refresh_token);
    if (!token) throw new Error('bad refresh token');
    const { user, session } = await inTransaction(pool, async (client) => {
      const [before] = await query(
        'lock_session',
        'select * from auth_sessions where id = $1 for update',
        [token.sessionId],
        client,
      );
      if (!before) throw new Error('no session');
      const key = { id: before.id, refreshKey: before.refresh_key };
      if (!isRefreshTokenOf(instanceSecret, key, token)) throw new Error('bad refresh token');
      const [found] = await query('user', 'select * from auth_users where id = $1', [before.user_id], client);
      const [after] = await query(
        'rotate',
        `update auth_sessions set refresh_counter = $2, refreshed_at = now(), updated_at = now(), user_agent = '', ip = ''
         where id = $1 returning *`,
        [before.id, Math.max(before.refresh_counter, token.counter + 1)],
        client,
      );
      return { user: found, session: after };
    });
    const identities = await query(
      'identities',
      'select * from auth_identities where user_id = $1 order by created_at',
      [user?.id],
    );
    const factors = await query('factors', 'select * from auth_factors where user_id = $1 order by created_at', [
      user?.id,
    ]);
    const access = await tokens.sign({
      userId: user?.id,
      sessionId: session?.id,
      email: user?.email,
      aal: 'aal1',
      amr: session?.amr,
      appMetadata: user?.app_metadata,
      userMetadata: user?.user_metadata,
    });
    return {
      access_token: access.token,
      refresh_token: createRefreshToken(
        instanceSecret,
        { id: session?.id, refreshKey: session?.refresh_key },
        session?.refresh_counter,
      ),
      user: { ...user, identities, factors },
    };
  };
}
