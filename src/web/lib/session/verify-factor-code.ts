import type { GoTrueClient } from '@supabase/auth-js';
import type { AuthFailure } from '#domain/accounts/auth-messages.ts';

/** The second factor of the account: the newest one if another client added several. */
export async function findVerifiedFactor(client: GoTrueClient) {
  const { data, error } = await client.mfa.listFactors();
  if (error) throw error;
  return data.totp.at(-1);
}

/** Checks a code of the authenticator app; resolves to the error, or null if the code is right. */
export async function verifyFactorCode(client: GoTrueClient, code: string): Promise<AuthFailure | null> {
  const factor = await findVerifiedFactor(client);
  // The second factor was removed on another device: a refreshed session needs no code.
  if (!factor) return (await client.refreshSession()).error;
  return (await client.mfa.challengeAndVerify({ factorId: factor.id, code })).error;
}
