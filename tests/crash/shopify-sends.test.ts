import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, inject, it, vi } from 'vitest';
import { getShopifySend, sendToShopify } from '#contract/shopify.ts';
import { toConnectionString } from '#server/db/client.ts';
import { createFolderFiles } from '#server/providers/files/folder-files.ts';
import { type BuiltServer, makeTemporaryFolder, startBuiltServer } from '#tests/support/built-server.ts';
import { inDatabase } from '#tests/support/database-server.ts';
import { buildSendable, PHOTO_STORE } from '#tests/support/samples/sendable-product.ts';
import { startShopifyDouble } from '#tests/support/shopify-double.ts';
import { createTestApp } from '#tests/support/test-app.ts';

/** Each step's writing request; the last step only looks. */
const KILLED_AT = ['stageUploads', 'setProduct', 'registerTranslations', 'updatePolicy'];

const double = await startShopifyDouble();
const folder = await makeTemporaryFolder();
const env = {
  DATA_DIR: join(folder.path, 'data'),
  SHOPIFY_URL: double.url,
  SECRET_KEY: 'uma-chave-de-teste-com-32-sinais',
  S3_PUBLIC_URL: PHOTO_STORE,
};
// Takes the orders; what runs them is the built server.
const app = await createTestApp(env, { files: createFolderFiles(join(env.DATA_DIR, 'uploads')) });
let server: BuiltServer | undefined;
afterAll(async () => {
  await server?.stop();
  await double.close();
  await folder.remove();
});

it('a server that is killed while four sends are each at another step goes on with all of them, and creates none twice', async () => {
  const { api, deps } = app;
  double.shop.locales = [
    { locale: 'en', primary: true },
    { locale: 'ja', primary: false },
  ];
  const sends: Awaited<ReturnType<typeof buildSendable>>[] = [];
  for (const name of KILLED_AT) {
    double.next(name, 'no answer');
    sends.push(await buildSendable(app));
  }
  for (const { user, productId } of sends) {
    await api.as(user).send(sendToShopify, { params: { productId }, body: { choices: {} } });
  }
  const { rows } = await deps.db.execute<{ name: string }>(sql`select current_database() as name`);
  const DATABASE_URL = toConnectionString(inDatabase(inject('databaseServer'), rows[0]?.name ?? ''));
  const statesOf = () =>
    Promise.all(
      sends.map(async ({ user, productId }) => {
        const { send } = (await api.as(user).send(getShopifySend, { params: { productId } })).body;
        return `${send?.state} ${send?.step}`;
      }),
    );
  server = await startBuiltServer({ ...env, DATABASE_URL });
  const atTheirSteps = ['running photos', 'running policies', 'running product', 'running translation'];
  await vi.waitFor(async () => expect((await statesOf()).sort()).toEqual(atTheirSteps), { timeout: 30_000 });
  await server.kill();
  server = await startBuiltServer({ ...env, DATABASE_URL });
  // A process counts as dead once its lease has ended.
  const done = sends.map(() => 'done review');
  await vi.waitFor(async () => expect(await statesOf()).toEqual(done), { timeout: 150_000, interval: 1_000 });
  expect(double.shop.products.size).toBe(sends.length);
  expect(double.shop.done.filter((name) => name === 'setProduct')).toHaveLength(sends.length);
}, 240_000);
