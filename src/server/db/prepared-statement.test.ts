import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { parameter, statement } from './prepared-statement.ts';
import { profiles } from './schema/profiles.ts';

const { deps } = await createTestApp();
const { db } = deps;

const rename = statement((handle) =>
  handle
    .update(profiles)
    .set({ name: parameter('name') })
    .where(eq(profiles.id, sql.placeholder('id')))
    .returning({ name: profiles.name, createdAt: profiles.createdAt }),
);

const nameOf = async (id: string) => (await db.select().from(profiles).where(eq(profiles.id, id)))[0]?.name;

describe('prepared statement', () => {
  it('runs on the pool and maps its columns', async () => {
    const { id } = await buildUser(db);
    const [row] = await rename(db, { id, name: 'Aiko' });
    expect(row).toEqual({ name: 'Aiko', createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
    expect(await nameOf(id)).toBe('Aiko');
  });

  it('runs inside the current transaction, regardless of where it was built first', async () => {
    const { id } = await buildUser(db, { name: 'Marina' });
    await expect(
      db.transaction(async (tx) => {
        await rename(tx, { id, name: 'Kenji' });
        expect(await nameOf(id)).toBe('Marina');
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await nameOf(id)).toBe('Marina');
  });

  it('separates the parameters of concurrent calls', async () => {
    const users = await Promise.all(Array.from({ length: 8 }, () => buildUser(db)));
    await Promise.all(users.map((user, index) => rename(db, { id: user.id, name: `Pessoa ${index}` })));
    expect(await Promise.all(users.map((user) => nameOf(user.id)))).toEqual(users.map((_, index) => `Pessoa ${index}`));
  });
});

it('is planned once per connection, under its name', async () => {
  const { id } = await buildUser(db);
  const texts = await db.transaction(async (tx) => {
    await rename(tx, { id, name: 'Uma' });
    await rename(tx, { id, name: 'Duas' });
    const { rows } = await tx.execute<{ text: string }>(sql`select statement as text from pg_prepared_statements`);
    return rows.map(({ text }) => text).filter((text) => text.startsWith('update "profiles"'));
  });
  expect(texts).toHaveLength(1);
});
