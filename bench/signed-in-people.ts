import type pg from 'pg';
import type { Db } from '#server/db/client.ts';
import { type InstanceKeys, loadInstanceKeys } from '#server/features/auth/tokens/instance-keys.ts';
import { createAccessTokens } from '#server/secrets/access-tokens.ts';
import { pickSessions, type SeededSession } from './seed-rows.ts';
import { ISSUER } from './settings.ts';

export type Person = SeededSession & { token: string; headers: Record<string, string> };

/** Access tokens for people who have a full board. */
export async function signIn(
  db: Db,
  client: pg.ClientBase,
  count: number,
): Promise<{ people: Person[]; keys: InstanceKeys }> {
  const keys = await loadInstanceKeys(db);
  const tokens = await createAccessTokens(keys.signing, { issuer: ISSUER, now: () => new Date() });
  const people = await Promise.all(
    (await pickSessions(client, count)).map(async (session) => {
      const { token } = await tokens.sign({
        ...session,
        email: 'pessoa@example.com',
        aal: 'aal1',
        amr: [],
        appMetadata: {},
        userMetadata: {},
      });
      return { ...session, token, headers: { authorization: `Bearer ${token}` } };
    }),
  );
  return { people, keys };
}
