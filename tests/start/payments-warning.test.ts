import { afterAll, expect, it } from 'vitest';
import { startBuiltServer } from '#tests/support/built-server.ts';
import { createMigratedDatabase } from '#tests/support/own-database.ts';

const database = await createMigratedDatabase();
afterAll(() => database.drop());

it.each([
  [{ PAYMENT_WEBHOOK_TOKEN: 'segredo' }, 1],
  [{ PAYMENT_WEBHOOK_TOKEN: 'segredo', EMAIL_CONFIRMATION: 'on' }, 0],
  [{}, 0],
])('a start with %o warns %i times that purchases may wait for a claim', async (env, times) => {
  const server = await startBuiltServer({ DATABASE_URL: database.url, ...env });
  await server.stop();
  expect(server.output.stdout.match(/payments are on and EMAIL_CONFIRMATION is off/g) ?? []).toHaveLength(times);
});
