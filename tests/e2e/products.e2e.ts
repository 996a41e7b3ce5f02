import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect as expectSoon, test } from './support/fixtures.ts';

// A long way on a busy machine: one slow answer is no failure.
const expect = expectSoon.configure({ timeout: 20_000 });

const messy = `***PROMOÇÃO*** garrafa termica Mizu!! 500ml
aço inoxidável 316 , mantém quente por 12 horas
Peso 210g.. cores: preto, branco, verde matcha
não vaza`;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function write(page: Page, robot: string): Promise<void> {
  await page.getByRole('button', { name: 'Escrever texto' }).click();
  await page.getByRole('menuitem', { name: robot }).click();
}

async function reloaded(page: Page): Promise<void> {
  await page.reload();
}

test('from a messy text to facts, copy, translation, ads and a file, with a reload at every step', async ({
  page,
  signedIn,
}) => {
  test.setTimeout(120_000);
  await signedIn({ userType: 'premium' });

  await test.step('paste', async () => {
    await page.goto('/produtos');
    await page.getByLabel('Descrição do produto').fill(messy);
    await expect(page.getByText(/fatos encontrados: .*peso/)).toBeVisible();
    await reloaded(page);
    await expect(page.getByLabel('Descrição do produto')).toHaveValue(messy);
    await page.getByRole('button', { name: 'Criar produto' }).click();
    await expect(page).toHaveURL(/\/produtos\/[\da-f-]{36}$/);
  });
  const productUrl = page.url();

  await test.step('facts', async () => {
    await reloaded(page);
    const facts = page.getByRole('region', { name: 'Fatos do produto' });
    await facts.getByRole('button', { name: /Peso.*210/ }).click();
    await facts.getByRole('textbox', { name: 'Peso' }).fill('230 g');
    await page.keyboard.press('Enter');
    await expect(facts.getByRole('button', { name: /Peso.*230/ })).toBeVisible();
    await page.getByLabel('Nome em português').fill('Garrafa Mizu');
    await page.getByLabel('Nome em japonês').fill('ステンレスボトル');
    await page.getByLabel('Notas').fill('Pedir amostra.');
    await page.getByLabel('Notas').blur();
    await expect(heading(page, 'Garrafa Mizu')).toBeVisible();
    await expect(page.getByText('Mudou hoje às')).toBeVisible();
    await reloaded(page);
    await expect(facts.getByRole('button', { name: /Peso.*230/ })).toBeVisible();
    await expect(page.getByLabel('Notas')).toHaveValue('Pedir amostra.');
    await expect(page.getByLabel('Descrição do fornecedor')).toHaveValue(messy);
  });

  await test.step('copy', async () => {
    await write(page, 'Robô Copy');
    await expect(page.getByLabel('Descrição do produto')).toHaveValue(messy);
    await expect(page.getByText('Para Garrafa Mizu')).toBeVisible();
    await page.getByRole('button', { name: 'Analisar' }).click();
    const names = page.getByRole('combobox', { name: 'Nome do produto' });
    await expect(names).toBeVisible();
    await reloaded(page);
    await names.click();
    await page.getByRole('option').first().click();
    await page.getByText('AIDA', { exact: true }).click();
    await page.getByRole('button', { name: 'Gerar Copy' }).click();
    await expect(page.getByRole('heading', { name: 'Copy Gerada' })).toBeVisible();
    await expect(page.getByText('Guardado no produto')).toBeVisible();
    await reloaded(page);
    await expect(page.getByRole('heading', { name: 'Copy Gerada' })).toBeVisible();
  });

  await test.step('translation', async () => {
    await page.getByRole('link', { name: 'Traduzir para o japonês' }).click();
    await expect(heading(page, 'Tradutor BR-JP')).toBeVisible();
    await expect(page.getByLabel('Descrição ou copy do produto')).not.toHaveValue('');
    await reloaded(page);
    await page.getByText('Formal', { exact: true }).click();
    await page.getByRole('button', { name: 'Traduzir agora' }).click();
    await expect(page.getByText('Guardado no produto')).toBeVisible();
    await reloaded(page);
    await expect(page.getByRole('heading', { name: 'Copy traduzida (formato preservado)' })).toBeVisible();
  });

  await test.step('ads, edited', async () => {
    await page.getByText('Guardado no produto').click();
    await write(page, 'Anúncios Creator');
    await page.getByText('PAS', { exact: true }).click();
    await page.getByRole('button', { name: 'Gerar descrições' }).click();
    await page
      .getByRole('button', { name: /^Editar/ })
      .first()
      .click();
    const saved = page.waitForResponse(
      (reply) => reply.url().endsWith('/output') && reply.request().postData()?.includes('手直し') === true,
    );
    await page.getByRole('textbox').first().fill('手直しした説明です。');
    await page.keyboard.press('Control+Enter');
    expect((await saved).status()).toBe(200);
    await reloaded(page);
    await expect(page.getByText('手直しした説明です。').first()).toBeVisible();
  });

  await test.step('everything stands on the product', async () => {
    await page.goto(productUrl);
    await expect(page.getByRole('link', { name: '5 descrições, PAS' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Página do produto, tom formal' })).toBeVisible();
    await expect(page.getByRole('link', { name: /AIDA/ })).toBeVisible();
    await page.getByRole('button', { name: /^Favorito: 5 descrições/ }).click();
    await page.getByRole('button', { name: 'Mais ações: Página do produto' }).click();
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    await expect(page.getByRole('link', { name: 'Página do produto, tom formal' })).toBeHidden();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByRole('link', { name: 'Página do produto, tom formal' })).toBeVisible();
    await reloaded(page);
    await expect(page.getByRole('button', { name: /^Favorito: 5 descrições/ })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('an old text opens where it was written, with its versions', async () => {
    await page.getByRole('link', { name: '5 descrições, PAS' }).click();
    await expect(heading(page, 'Anúncios Creator')).toBeVisible();
    await page.getByRole('button', { name: 'Versões anteriores' }).click();
    await page
      .getByRole('button', { name: /^Usar a versão/ })
      .first()
      .click();
    await expect(page.getByText('手直しした説明です。')).toBeHidden();
  });

  await test.step('other facts mark what was written before', async () => {
    await page.goto(productUrl);
    const facts = page.getByRole('region', { name: 'Fatos do produto' });
    await facts.getByRole('button', { name: /Peso.*230/ }).click();
    await facts.getByRole('textbox', { name: 'Peso' }).fill('250 g');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Fatos mudaram depois deste texto')).toHaveCount(3);
  });

  await test.step('export', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar' }).click();
    await page.getByRole('menuitem', { name: /Todos os textos.*\.csv/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('dropar-garrafa-mizu.csv');
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toContain('Tradutor BR-JP');
    expect(file).toContain('Anúncios Creator');
    expect(file).toContain('Robô Copy');
  });
});
