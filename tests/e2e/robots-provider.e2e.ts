import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConnectionSettings } from '#server/db/client.ts';
import { type FakeAiServer, startFakeAiServer } from '#tests/support/fake-ai-server.ts';
import { createUser, signInAs } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';

/** A second server on the same database, with a model behind it: a fake one, over a real socket. */
let fake: FakeAiServer;
let server: ChildProcess;
let dataDir: string;
let url: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  fake = await startFakeAiServer();
  dataDir = await mkdtemp(join(tmpdir(), 'dropar-e2e-ai-'));
  server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_URL: 'http://127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: addressOf(JSON.parse(process.env.E2E_DATABASE ?? '{}')),
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'modelo',
      AI_BASE_URL: fake.url,
      RATE_LIMITS: 'off',
      SEED: 'none',
    },
  });
  url = await readAddress(server);
});

test.afterAll(async () => {
  server.kill('SIGTERM');
  if (server.exitCode === null) await once(server, 'exit');
  await fake.close();
  await rm(dataDir, { recursive: true, force: true });
});

function addressOf(connection: ConnectionSettings): string {
  if (connection.connectionString) return connection.connectionString;
  const { user = '', password = '', port, database = '', host = '' } = connection;
  return `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

/** With PORT=0 the log names the port that was given. */
async function readAddress(child: ChildProcess): Promise<string> {
  let log = '';
  for await (const chunk of child.stdout ?? []) {
    log += String(chunk);
    const port = /"port":(\d+)/.exec(log)?.[1];
    if (port) return `http://127.0.0.1:${port}`;
  }
  throw new Error(`the server did not start:\n${log}`);
}

test.beforeEach(async ({ page }) => {
  await signInAs(page, url, await createUser(url));
});

test('a model answers, and nothing says offline', async ({ page }) => {
  fake.script([{ content: { names: ['Garrafa Um', 'Garrafa Dois', 'Garrafa Três'] } }]);
  await page.goto(`${url}/robos/copy`);
  await page.getByLabel('Descrição do produto').fill('Garrafa térmica');
  await page.getByRole('button', { name: 'Analisar' }).click();
  await page.getByRole('combobox', { name: 'Nome do produto' }).click();
  await expect(page.getByRole('option')).toHaveText(['Garrafa Um', 'Garrafa Dois', 'Garrafa Três']);
});

test('a failure keeps the step and tells what happened', async ({ page, allowProblem }) => {
  allowProblem(/status of 50\d/);
  fake.script([{ status: 401, raw: '{}' }]);
  await page.goto(`${url}/robos/copy`);
  await page.getByLabel('Descrição do produto').fill('Garrafa térmica');
  await page.getByRole('button', { name: 'Analisar' }).click();
  await expect(page.getByText(/^Erro ao gerar nomes: /)).toBeVisible();
  await expect(page.locator('.toast')).toContainText('Não foi possível gerar os nomes. Por favor, tente novamente.');
  await expect(page.getByLabel('Descrição do produto')).toHaveValue('Garrafa térmica');
  await expect(page.getByText('Modo offline')).toBeHidden();
});

test('a slow answer counts down, and leaving the page gives it up', async ({ page }) => {
  fake.script([{ fault: 'never' }]);
  await page.goto(`${url}/anuncio`);
  await page.getByLabel('Descrição ou copy do produto').fill('Garrafa térmica');
  await page.getByLabel('AIDA', { exact: true }).check();
  await page.getByRole('button', { name: 'Gerar descrições' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^Faltam cerca de (11|10) s$/);
  await expect(page.getByRole('timer')).toHaveText(/^Faltam cerca de [1-9] s$/);
  await expect(page.getByRole('button', { name: 'Gerando...' })).toBeDisabled();
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect.poll(() => fake.requests[0]?.closedByClient).toBe(true);
});

test('a slow answer arrives after all', async ({ page }) => {
  fake.script([{ content: { names: ['Garrafa Um', 'Garrafa Dois', 'Garrafa Três'] }, delayMs: 2_500 }]);
  await page.goto(`${url}/robos/copy`);
  await page.getByLabel('Descrição do produto').fill('Garrafa térmica');
  await page.getByRole('button', { name: 'Analisar' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^Faltam cerca de [5-8] s$/);
  await expect(page.getByText('Passo 2 de 3')).toBeVisible();
});

test('markup in an answer stays text', async ({ page }) => {
  const hostile = '<img src=x onerror="document.title=1"><b>Garrafa</b>';
  fake.script([{ content: { names: [hostile, 'Garrafa Dois', 'Garrafa Três'] } }]);
  await page.goto(`${url}/robos/copy`);
  await page.getByLabel('Descrição do produto').fill('Garrafa térmica');
  await page.getByRole('button', { name: 'Analisar' }).click();
  await page.getByRole('combobox', { name: 'Nome do produto' }).click();
  await expect(page.getByRole('option').first()).toHaveText(hostile);
  await expect(page.locator('img[src=x]')).toHaveCount(0);
});

for (const [path, field, option, button, message] of [
  ['/robos/tradutor', 'Descrição ou copy do produto', 'Formal', 'Traduzir agora', 'Não foi possível gerar a tradução.'],
  ['/anuncio', 'Descrição ou copy do produto', 'AIDA', 'Gerar descrições', 'Não foi possível gerar os anúncios.'],
  ['/review', 'Descrição do produto', 'Curta', 'Gerar reviews', 'Não foi possível gerar reviews.'],
] as const) {
  test(`${path}: a failure is told and keeps what was typed`, async ({ page, allowProblem }) => {
    allowProblem(/status of 50\d/);
    fake.script([{ status: 401, raw: '{}' }]);
    await page.goto(`${url}${path}`);
    await page.getByLabel(field).fill('Garrafa térmica');
    await page.getByLabel(option, { exact: true }).check();
    await page.getByRole('button', { name: button }).click();
    await expect(page.locator('.toast')).toContainText(`${message} Por favor, tente novamente.`);
    await expect(page.getByLabel(field)).toHaveValue('Garrafa térmica');
    await expect(page.getByRole('button', { name: button })).toBeEnabled();
  });
}
