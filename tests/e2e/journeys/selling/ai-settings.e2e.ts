import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessibility-faults.ts';
import { expect } from '#tests/e2e/support/fixtures.ts';
import { test } from '#tests/e2e/support/own-server.ts';
import { expectFits, takeShots } from '#tests/e2e/support/page-fits.ts';
import { startFakeAiServer } from '#tests/support/doubles/fake-ai-server.ts';
import { RIGHT_KEY, RIGHT_MODEL, startProviderDouble } from '#tests/support/doubles/fake-provider.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const testRows = (page: Page) => page.locator('ol[aria-live] > li');

/** At both widths: no axe violation, no horizontal scrolling. */
async function lookAt(page: Page, name: string): Promise<void> {
  await takeShots(page, name);
  for (const width of [360, 1440]) {
    await expectFits(page, [width]);
    await expectAccessible(page);
  }
}

/** Tests do not search for model servers on their machine. */
const findServers = (page: Page, ollama: { url: string } | undefined) =>
  page.route('**/api/admin/ai-servers', (route) =>
    route.fulfill({
      json: {
        servers: [
          { name: 'Ollama', url: ollama?.url ?? null, models: ollama ? [RIGHT_MODEL, 'qwen3:8b'] : [] },
          { name: 'LM Studio', url: null, models: [] },
          { name: 'llama.cpp', url: null, models: [] },
        ],
      },
    }),
  );

test('the first visit offers a local model, and sellers see which provider writes', async ({ page }) => {
  test.slow();
  const ollama = await startProviderDouble('ollama');
  await findServers(page, ollama);
  await page.goto('/admin?aba=inteligencia');
  await expect(page.getByRole('heading', { name: 'Três jeitos de começar' })).toBeVisible();
  await expect(page.getByText(/^Achamos o Ollama em localhost/)).toBeVisible();
  await lookAt(page, 'admin-ia-vazio');

  await button(page, `Usar ${RIGHT_MODEL}`).click();
  await expect(page.getByText(`${RIGHT_MODEL}, ainda não salvo`)).toBeVisible();
  await button(page, 'Testar').click();
  await expect(testRows(page).first()).toContainText(/Funciona.*respondeu em/);
  await button(page, 'Salvar').first().click();
  await expect(page.getByText(new RegExp(`^${RIGHT_MODEL} em localhost.*desde`))).toBeVisible();
  await page.goto('/robos');
  await expect(page.getByText(`Quem escreve: ${RIGHT_MODEL}.`)).toBeVisible();
  await lookAt(page, 'robos');
  await ollama.close();
});

test('a key is tested before it is saved, and only its end is shown', async ({ page }) => {
  test.slow();
  const hosted = await startProviderDouble('openai');
  await findServers(page, undefined);
  await page.goto('/admin?aba=inteligencia');
  await button(page, 'Colar chave').click();
  await page.getByLabel('Servidor compatível').check();
  await page.getByRole('textbox', { name: 'Endereço' }).fill(hosted.url);
  await page.getByRole('combobox', { name: 'Modelo' }).fill(RIGHT_MODEL);
  await page.getByLabel('Chave', { exact: true }).fill('sk-chave-errada-99');
  await button(page, 'Testar').click();
  await expect(testRows(page).first()).toContainText(/Falhou.*rede interna/);
  await page.getByLabel('Servidor da minha rede').check();
  await button(page, 'Testar').click();
  await expect(testRows(page).first()).toContainText(/Falhou.*recusou a chave/);
  await page.getByLabel('Chave', { exact: true }).fill(RIGHT_KEY);
  await button(page, 'Testar').click();
  await expect(testRows(page).first()).toContainText(/Funciona/);
  await expect(page.getByText('1 modelo, lido do servidor agora')).toBeVisible();
  await button(page, 'Salvar').first().click();
  await expect(page.getByText('••••1234')).toBeVisible();
  expect(await page.content()).not.toContain(RIGHT_KEY);
  await lookAt(page, 'admin-ia-chave');
  await hosted.close();
});

test('a saved model is tested, limited and monitored; a translator is chosen', async ({ page }) => {
  test.slow();
  const fake = await startFakeAiServer();
  const deepl = await startProviderDouble('deepl');
  fake.script((request) => {
    const words = JSON.stringify(request.messages);
    const texts = { names: ['A'], descriptions: ['軽いです。'], reviews: ['軽いです。', 'いいです。', '便利です。'] };
    return { content: words.includes('água') ? { resposta: '水' } : texts };
  });
  await findServers(page, undefined);
  await page.goto('/admin?aba=inteligencia');
  await button(page, 'Colar chave').click();
  await page.getByLabel('Servidor compatível').check();
  await page.getByRole('textbox', { name: 'Endereço' }).fill(fake.url);
  await page.getByLabel('Servidor da minha rede').check();
  await page.getByRole('combobox', { name: 'Modelo' }).fill('modelo');
  await button(page, 'Salvar').first().click();
  await expect(page.getByText(/^modelo em localhost.*desde/)).toBeVisible();

  await test.step('the exam', async () => {
    await button(page, /^Fazer exame \(12 textos/).click();
    await expect(page.getByRole('row', { name: /^Dados mantidos/ })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Fraco demais: escolha outro modelo.')).toBeVisible();
  });
  await test.step('the limit and a switch', async () => {
    await button(page, /por pessoa ao dia/).click();
    await page.getByLabel(/^Tokens por pessoa ao dia/).fill('20000');
    await page.getByLabel(/^Tokens por pessoa ao dia/).press('Enter');
    await expect(page.getByText('20.000')).toBeVisible();
    // The switch shows the new value with the next drawing, not within the click.
    await page.getByRole('switch', { name: /^Segunda olhada/ }).click();
    await expect(page.getByRole('switch', { name: /^Segunda olhada/ })).toBeChecked();
  });
  await test.step('the translator', async () => {
    await button(page, 'Baixar tradutor').click();
    await expect(page.getByText('não há rede para buscá-lo')).toBeVisible({ timeout: 15_000 });
    await lookAt(page, 'admin-ia');
    await page.getByLabel(/^DeepL/).check();
    await page.getByLabel('Chave', { exact: true }).last().fill(RIGHT_KEY);
    await button(page, 'Salvar tradutor').click();
    await expect(page.getByText('••••1234')).toBeVisible();
  });
  await Promise.all([fake.close(), deepl.close()]);
});

test.describe('where the environment switches translating off', () => {
  test.use({ ownEnvironment: { TRANSLATE_PROVIDER: 'none' } });

  test('the first visit says so and leads to a key', async ({ page }) => {
    await findServers(page, undefined);
    await page.goto('/admin?aba=inteligencia');
    await expect(
      page.getByText(/para usar, tire TRANSLATE_PROVIDER das variáveis de ambiente e reinicie\.$/),
    ).toBeVisible();
    await expect(button(page, 'Baixar tradutor')).toHaveCount(0);
    await expect(page.locator('main .btn-primary')).toHaveText('Colar chave');
    await lookAt(page, 'admin-ia-sem-tradutor');
  });
});
