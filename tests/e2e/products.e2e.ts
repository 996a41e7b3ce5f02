import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect as expectSoon, test } from './support/fixtures.ts';
import { tabTo, use } from './support/keyboard.ts';
import { expectTouchable } from './support/touch.ts';

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

  await test.step('price', async () => {
    await page.goto(productUrl);
    await page.getByRole('link', { name: 'Calcular preço' }).click();
    await page.getByRole('textbox', { name: 'Custo por unidade', exact: true }).fill('1200');
    await expect(page.locator('.calc-price-value')).toHaveText('¥1,800');
    await reloaded(page);
    await expect(page.locator('.calc-price-value')).toHaveText('¥1,800');
    await page.getByRole('button', { name: /^Salvar em Garrafa Mizu/ }).click();
    await page.getByRole('textbox', { name: 'Nome do cálculo', exact: true }).fill('Loja própria');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto(productUrl);
    await expect(page.getByRole('region', { name: 'Preço' }).getByText('¥1,800').first()).toBeVisible();
  });

  await test.step('tasks', async () => {
    const tasks = page.getByRole('region', { name: 'Tarefas' });
    await tasks.getByRole('button', { name: 'Nova Tarefa deste produto' }).click();
    await page.keyboard.type('Pedir amostra');
    const saved = page.waitForResponse((reply) => reply.url().endsWith('/api/tasks') && reply.status() === 201);
    await page.keyboard.press('Enter');
    await saved;
    await reloaded(page);
    await expect(tasks.getByText('Pedir amostra')).toBeVisible();
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

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a product is made, written for, priced and given a task by touch', async ({ page, signedIn }) => {
    test.setTimeout(120_000);
    await signedIn({ userType: 'premium' });
    await page.goto('/dashboard');
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Produtos' }).tap();
    await page.getByLabel('Descrição do produto').tap();
    await page.keyboard.type('Garrafa térmica de aço inox 500 ml, peso 210 g');
    await expect(page.getByText(/fatos encontrados: .*peso/)).toBeVisible();
    await page.getByRole('button', { name: 'Criar produto' }).tap();
    await expect(page).toHaveURL(/\/produtos\/[\da-f-]{36}$/);
    await expectTouchable(page);
    const productUrl = page.url();

    await page.getByRole('button', { name: 'Escrever texto' }).tap();
    await page.getByRole('menuitem', { name: 'Anúncios Creator' }).tap();
    await page.getByText('PAS', { exact: true }).tap();
    await page.getByRole('button', { name: 'Gerar descrições' }).tap();
    await expect(page.getByText('Guardado no produto')).toBeVisible();
    await page.goto(productUrl);
    await expect(page.getByRole('link', { name: '5 descrições, PAS' })).toBeVisible();

    await page.getByRole('button', { name: 'Nova Tarefa deste produto' }).tap();
    await page.keyboard.type('Pedir amostra\n');
    await expect(page.getByRole('region', { name: 'Tarefas' }).getByText('Pedir amostra')).toBeVisible();
    await page.getByRole('link', { name: 'Calcular preço' }).tap();
    await expect(page.locator('.calc-price-value')).toBeVisible();
    await expectTouchable(page);
  });
});

test('a product is made, written for and exported by keyboard alone', async ({ page, signedIn }) => {
  test.setTimeout(120_000);
  await signedIn({ userType: 'premium' });
  await page.goto('/produtos');
  await expect(page.getByLabel('Descrição do produto')).toBeVisible();
  await tabTo(page.getByLabel('Descrição do produto'));
  await page.keyboard.type('Garrafa térmica de aço inox 500 ml, peso 210 g');
  await expect(page.getByText(/fatos encontrados: .*peso/)).toBeVisible();
  await use(page.getByRole('button', { name: 'Criar produto' }));
  await expect(page).toHaveURL(/\/produtos\/[\da-f-]{36}$/);
  const productUrl = page.url();
  await expect(page.getByRole('button', { name: 'Escrever texto' })).toBeVisible();
  await use(page.getByRole('button', { name: 'Escrever texto' }));
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  for (const label of await page.getByRole('menuitem').allTextContents()) {
    await expect(page.getByRole('menuitem', { name: label })).toBeFocused();
    if (label.includes('Anúncios Creator')) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Anúncios Creator')).toBeVisible();
  await tabTo(page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await use(page.getByRole('button', { name: 'Gerar descrições' }));
  await expect(page.getByText('Guardado no produto')).toBeVisible();
  await page.goto(productUrl);
  await expect(page.getByRole('link', { name: /^5 descrições/ })).toBeVisible();
  await use(page.getByRole('button', { name: 'Exportar' }));
  const downloading = page.waitForEvent('download');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: /Todos os textos.*\.md/ })).toBeFocused();
  await page.keyboard.press('Enter');
  expect((await downloading).suggestedFilename()).toMatch(/^dropar-/);
});
