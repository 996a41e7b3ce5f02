import { expect, it } from 'vitest';
import { createTestApp } from '#tests/support/test-app.ts';

const { app, deps } = await createTestApp();

it('is ready while the database takes writes, and only then', async () => {
  const ready = async () => {
    const reply = await app.request('/readyz');
    return [reply.status, await reply.json()];
  };
  expect(await ready()).toEqual([200, { status: 'ready' }]);
  const { rows } = await deps.pool.query<{ name: string }>('select current_database() as name');
  await deps.pool.query(`alter database ${rows[0]?.name} set default_transaction_read_only = on`);
  // What is open already took its settings along.
  deps.link.giveUp();
  expect(await ready()).toEqual([503, { status: 'database takes no writes' }]);
});
