import { randomBytes, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Db } from '#server/db/client.ts';
import type { SigningKey } from '#server/secrets/access-tokens.ts';
import { insertKeys, listKeys } from './instance-keys.repository.ts';

export type InstanceKeys = {
  signing: SigningKey[];
  /** 32 bytes, from which the keys for code hashes and for factor encryption are derived. */
  secret: Buffer;
};

const SECRET_ID = 'secret';

/** In the database, so that every instance signs and verifies alike. Created on the first start. */
export async function loadInstanceKeys(db: Db): Promise<InstanceKeys> {
  if ((await listKeys(db)).length === 0) await createKeys(db);
  const rows = await listKeys(db);
  const secret = rows.find((row) => row.id === SECRET_ID)?.material.value;
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

async function createKeys(db: Db): Promise<void> {
  const pair = await generateKeyPair('ES256', { extractable: true });
  const kid = randomUUID();
  const marks = { kid, alg: 'ES256', use: 'sig' };
  // The fixed id resolves a race between two first starts: the second one inserts nothing.
  await insertKeys(db, { id: SECRET_ID, purpose: 'secret', material: { value: randomBytes(32).toString('base64') } }, [
    {
      id: kid,
      purpose: 'signing',
      material: {
        private: { ...(await exportJWK(pair.privateKey)), ...marks },
        public: { ...(await exportJWK(pair.publicKey)), ...marks, key_ops: ['verify'] },
      },
    },
  ]);
}
