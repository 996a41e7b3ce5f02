import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Db } from '#server/db/client.ts';
import { authKeys } from '#server/db/schema/auth.ts';
import type { SigningKey } from './access-tokens.ts';

export type InstanceKeys = {
  signing: SigningKey[];
  /** 32 bytes behind code hashes and the encryption of factor secrets. */
  secret: Buffer;
};

/** Keys live in the database: every instance signs and verifies with the same ones. Created on the first start. */
export async function loadInstanceKeys(db: Db): Promise<InstanceKeys> {
  await createMissingKeys(db);
  const rows = await db.select().from(authKeys);
  const secret = rows.find((row) => row.id === 'secret')?.material.value;
  if (typeof secret !== 'string') throw new Error('instance secret is missing');
  const signing = rows
    .filter((row) => row.purpose === 'signing')
    .map((row) => ({
      kid: row.id,
      privateJwk: row.material.private as JWK,
      publicJwk: row.material.public as JWK,
      isActive: row.isActive,
    }));
  return { signing, secret: Buffer.from(secret, 'base64') };
}

async function createMissingKeys(db: Db): Promise<void> {
  const existing = await db.select({ id: authKeys.id }).from(authKeys).where(eq(authKeys.id, 'secret'));
  if (existing.length > 0) return;
  const pair = await generateKeyPair('ES256', { extractable: true });
  const kid = randomUUID();
  const marks = { kid, alg: 'ES256', use: 'sig' };
  await db.transaction(async (tx) => {
    // The fixed id decides a race between two first starts: the loser adds nothing.
    const created = await tx
      .insert(authKeys)
      .values({ id: 'secret', purpose: 'secret', material: { value: randomBytes(32).toString('base64') } })
      .onConflictDoNothing()
      .returning({ id: authKeys.id });
    if (created.length === 0) return;
    await tx.insert(authKeys).values({
      id: kid,
      purpose: 'signing',
      material: {
        private: { ...(await exportJWK(pair.privateKey)), ...marks },
        public: { ...(await exportJWK(pair.publicKey)), ...marks, key_ops: ['verify'] },
      },
    });
  });
}
