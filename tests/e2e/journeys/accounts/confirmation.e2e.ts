import { randomUUID } from 'node:crypto';
import {
  test as base,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  takeShots,
} from '#tests/e2e/support/fixtures.ts';
import { readMailedLink } from '#tests/e2e/support/outbox.ts';
import { findFreePort, makeTemporaryFolder, startBuiltServer } from '#tests/support/built-server.ts';

/** A separate server that requires e-mail confirmation. */
const test = base.extend<object, { confirming: { url: string; dataDir: string } }>({
  confirming: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures by name, and this one needs none.
    async ({}, use) => {
      const folder = await makeTemporaryFolder();
      const port = String(await findFreePort());
      const env = { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, DATA_DIR: folder.path };
      const server = await startBuiltServer({ ...env, HOST: '127.0.0.1', EMAIL_CONFIRMATION: 'on' });
      await use({ url: server.url, dataDir: folder.path });
      await server.stop();
      await folder.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ confirming }, use) => use(confirming.url),
});

test('who confirms after a second sign-up must set a password, and no earlier password works', async ({
  page,
  confirming: { url, dataDir },
}) => {
  test.slow();
  const email = `${randomUUID()}@example.com`;
  const post = (path: string, body: object) =>
    fetch(`${url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const statusOf = async (password: string) => (await post('token?grant_type=password', { email, password })).status;
  await post('signup', { email, password: 'senha-do-intruso', data: { name: 'Intruso' } });
  const first = await readMailedLink(email, dataDir);

  await page.goto('/login');
  await page.getByRole('tab', { name: 'Cadastro' }).click();
  await page.getByLabel('Nome completo').fill('Marina Tanaka');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('senha-da-dona');
  await page.getByLabel('Confirmar senha').fill('senha-da-dona');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('heading', { name: 'Confirme seu e-mail' })).toBeFocused();
  await expect.poll(() => readMailedLink(email, dataDir)).not.toBe(first);

  // The same browser requested this mail: no question is shown.
  await page.goto(await readMailedLink(email, dataDir));
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
  const heading = page.getByRole('heading', { name: 'Definir nova senha' });
  await expect(heading).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await expectAccessible(page);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  await takeShots(page, 'confirmation-password');
  await page.reload();
  await expect(heading).toBeVisible();
  await page.getByLabel('Nova senha', { exact: true }).fill('escolhida-agora');
  await page.getByLabel('Confirmar nova senha').fill('escolhida-agora');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Intruso')).toHaveCount(0);
  expect(await statusOf('senha-do-intruso')).toBe(400);
  expect(await statusOf('senha-da-dona')).toBe(400);
  expect(await statusOf('escolhida-agora')).toBe(200);
});
