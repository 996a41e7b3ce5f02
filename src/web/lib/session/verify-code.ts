import type { GoTrueClient } from '@supabase/auth-js';
import type { AuthFailure } from '#domain/accounts/auth-messages.ts';

/** The authenticator app that guards the account: the newest, where another client added several. */
export async function findVerifiedFactor(client: GoTrueClient) {
  const { data, error } = await client.mfa.listFactors();
  if (error) throw error;
  return data.totp.at(-1);
}

/** Gives a code of the app that guards the account; resolves to the refusal, or to nothing. */
export async function verifyCode(client: GoTrueClient, code: string): Promise<AuthFailure | null> {
  const factor = await findVerifiedFactor(client);
  // Switched off on another device meanwhile: a fresh session owes no code.
  if (!factor) return (await client.refreshSession()).error;
  return (await client.mfa.challengeAndVerify({ factorId: factor.id, code })).error;
}
