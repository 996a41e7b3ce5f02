import { type CryptoKey, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';

type AccessClaims = { userId: string; sessionId: string; aal: 'aal1' | 'aal2'; expiresAt: number };

type AccessTokenDraft = {
  userId: string;
  sessionId: string;
  email: string;
  aal: 'aal1' | 'aal2';
  amr: readonly { method: string; timestamp: number }[];
  appMetadata: Record<string, unknown>;
  userMetadata: Record<string, unknown>;
};

export type SigningKey = { kid: string; privateJwk: JWK; publicJwk: JWK; isActive: boolean };

export type AccessTokens = {
  sign(draft: AccessTokenDraft): Promise<{ token: string; expiresAt: number; expiresIn: number }>;
  /** Undefined for anything but a valid token of ours. */
  verify(token: string): Promise<AccessClaims | undefined>;
  publicKeys(): JWK[];
};

const ACCESS_TOKEN_SECONDS = 3600;
const AUDIENCE = 'authenticated';
const REMEMBERED_TOKENS = 10_000;

export async function createAccessTokens(
  keys: readonly SigningKey[],
  options: { issuer: string; now: () => Date },
): Promise<AccessTokens> {
  const publicKeys = new Map<string, CryptoKey>();
  for (const key of keys) publicKeys.set(key.kid, (await importJWK(key.publicJwk, 'ES256')) as CryptoKey);
  const active = keys.find((key) => key.isActive);
  if (!active) throw new Error('no active signing key');
  const signingKey = await importJWK(active.privateJwk, 'ES256');
  // Verifying a signature costs more than the request's query, so verified tokens are cached until they expire.
  const verified = new Map<string, AccessClaims>();

  const nowSeconds = () => Math.floor(options.now().getTime() / 1000);

  return {
    async sign(draft) {
      const issuedAt = nowSeconds();
      const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS;
      const token = await new SignJWT({
        email: draft.email,
        phone: '',
        app_metadata: draft.appMetadata,
        user_metadata: draft.userMetadata,
        role: 'authenticated',
        aal: draft.aal,
        amr: draft.amr,
        session_id: draft.sessionId,
        is_anonymous: false,
      })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: active.kid })
        .setSubject(draft.userId)
        .setAudience(AUDIENCE)
        .setIssuer(options.issuer)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(signingKey);
      return { token, expiresAt, expiresIn: ACCESS_TOKEN_SECONDS };
    },

    async verify(token) {
      const known = verified.get(token);
      if (known) {
        if (known.expiresAt > nowSeconds()) return known;
        verified.delete(token);
        return undefined;
      }
      const claims = await check(token);
      if (!claims) return undefined;
      if (verified.size >= REMEMBERED_TOKENS) verified.delete(verified.keys().next().value ?? '');
      verified.set(token, claims);
      return claims;
    },

    publicKeys: () => keys.map((key) => key.publicJwk),
  };

  async function check(token: string): Promise<AccessClaims | undefined> {
    try {
      const { payload } = await jwtVerify(
        token,
        (header) => {
          const key = publicKeys.get(header.kid ?? '');
          if (!key) throw new Error('unknown key');
          return key;
        },
        { algorithms: ['ES256'], audience: AUDIENCE, issuer: options.issuer, currentDate: options.now() },
      );
      const { sub, exp, session_id: sessionId, aal } = payload;
      if (!sub || !exp || typeof sessionId !== 'string') return undefined;
      return { userId: sub, sessionId, aal: aal === 'aal2' ? 'aal2' : 'aal1', expiresAt: exp };
    } catch {
      return undefined;
    }
  }
}
