import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect as expectSoon, test } from '../../support/fixtures.ts';
import { finger, type InputDevice, keys, mouse } from '../../support/input-devices.ts';
import { expectTouchable } from '../../support/touch.ts';

// A long journey: allows slow replies on a busy machine.
const expect = expectSoon.configure({ timeout: 20_000 });

const messy = `***PROMOÇÃO*** garrafa termica Mizu!! 500ml
aço inoxidável 316 , mantém quente por 12 horas
Peso 210g.. cores: preto, branco, verde matcha
não vaza`;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

type Way = {
  device: InputDevice;
  /**
   * Reloads each page on the way: nothing may be lost. Independent of the input method, so only one of them does it.
   */
  reloads?: boolean;
  /** Checks each page on the way. */
  lookAt?: (page: Page) => Promise<void>;
  /** The translation works like the copy: tests of the input method may skip it. */
  translates?: boolean;
};

/**
 * From a raw text to the sheet, copy, translation, ads, price, tasks and a file. Returns the product's URL; its page is
 * open at the end.
 */
async function walk(
  page: Page,
  { device, reloads = false, lookAt = async () => {}, translates = true }: Way,
): Promise<string> {
  const write = (robot: string) =>
    device.pick(button(page, 'Escrever texto'), page.getByRole('menuitem', { name: robot }));
  const again = async () => void (reloads && (await page.reload()));

  await test.step('paste', async () => {
    await page.goto('/produtos');
    await device.write(page.getByLabel('Cole o texto do fornecedor'), messy);
    await again();
    await expect(page.getByLabel('Cole o texto do fornecedor')).toHaveValue(messy);
    await device.press(button(page, 'Criar produto'));
    // Its suggestions wait beside the text.
    await expect(page).toHaveURL(/\/produtos\/[\da-f-]{36}\?ver=texto$/);
  });
  const productUrl = page.url().replace(/\?.*/, '');

  await test.step('sheet', async () => {
    await again();
    const specification = page.getByRole('complementary', { name: '商品仕様' });
    await device.press(button(page, /^Aceitar as \d+/));
    await device.press(page.getByRole('link', { name: /^(?:Depois|Ver a ficha)$/ }));
    await device.press(button(page, 'Editar Peso'));
    await device.write(page.getByRole('textbox', { name: 'Peso', exact: true }), '230');
    await device.press(button(page, 'Salvar'));
    await expect(specification).toContainText('230g');
    const data = page.getByText('Nome, endereço, situação e texto do fornecedor');
    await device.press(data);
    await device.write(page.getByLabel('Nome em português'), 'Garrafa Mizu');
    await device.write(page.getByLabel('Nome em japonês'), 'ステンレスボトル');
    await device.write(page.getByLabel('Notas'), 'Pedir amostra.');
    const saved = page.waitForResponse((reply) => reply.request().postData()?.includes('Pedir amostra.') === true);
    await page.keyboard.press('Tab');
    expect((await saved).status()).toBe(200);
    await expect(heading(page, 'Garrafa Mizu')).toBeVisible();
    await expect(page.getByText('Mudou hoje às')).toBeVisible();
    await again();
    await expect(specification).toContainText('230g');
    await device.press(data);
    await expect(page.getByLabel('Nome em japonês')).toHaveValue('ステンレスボトル');
    await expect(page.getByLabel('Notas')).toHaveValue('Pedir amostra.');
    await expect(page.getByLabel('Descrição do fornecedor')).toHaveValue(messy);
    await lookAt(page);
  });

  await test.step('copy', async () => {
    await write('Robô Copy');
    await expect(page.getByLabel('Descrição do produto')).toHaveValue(messy);
    await expect(page.getByText('Para Garrafa Mizu')).toBeVisible();
    await device.press(button(page, 'Analisar'));
    const names = page.getByRole('combobox', { name: 'Nome do produto' });
    await expect(names).toBeVisible();
    await again();
    await expect(names).toBeVisible();
    await device.pick(names, page.getByRole('option').first());
    await device.choose(radio(page, 'AIDA'));
    await device.press(button(page, 'Gerar Copy'));
    await expect(page.getByRole('heading', { name: 'Copy Gerada' })).toBeVisible();
    await expect(page.getByText('Salvo no produto')).toBeVisible();
    await again();
    await expect(page.getByRole('heading', { name: 'Copy Gerada' })).toBeVisible();
    await lookAt(page);
  });

  const translate = async () => {
    await device.press(page.getByRole('link', { name: 'Traduzir para o japonês' }));
    await expect(heading(page, 'Tradutor BR-JP')).toBeVisible();
    await expect(page.getByLabel('Descrição ou copy do produto')).not.toHaveValue('');
    await again();
    await device.choose(radio(page, 'Formal'));
    await device.press(button(page, 'Traduzir agora'));
    await expect(page.getByText('Salvo no produto')).toBeVisible();
    await again();
    await expect(page.getByRole('heading', { name: 'Copy traduzida (formato preservado)' })).toBeVisible();
    await lookAt(page);
  };
  if (translates) await test.step('translation', translate);

  await test.step('ads, edited', async () => {
    await device.press(page.getByRole('link', { name: 'Salvo no produto' }));
    await write('Anúncios Creator');
    await expect(heading(page, 'Anúncios Creator')).toBeVisible();
    await again();
    await device.choose(radio(page, 'PAS'));
    await device.press(button(page, 'Gerar descrições'));
    await device.press(button(page, /^Editar/).first());
    const saved = page.waitForResponse(
      (reply) => reply.url().endsWith('/output') && reply.request().postData()?.includes('手直し') === true,
    );
    await device.write(page.getByRole('textbox').first(), '手直しした説明です。');
    await device.press(button(page, 'Salvar texto'));
    expect((await saved).status()).toBe(200);
    await again();
    await expect(page.getByText('手直しした説明です。').first()).toBeVisible();
    await lookAt(page);
  });

  await test.step('price', async () => {
    await device.press(page.getByRole('link', { name: 'Salvo no produto' }));
    await device.press(page.getByRole('link', { name: 'Calcular preço' }));
    await device.write(page.getByRole('textbox', { name: 'Custo por unidade', exact: true }), '1200');
    await expect(page.getByTestId('price')).toHaveText('¥1,800');
    await again();
    await expect(page.getByTestId('price')).toHaveText('¥1,800');
    await lookAt(page);
    await device.press(button(page, /^Salvar em Garrafa Mizu/));
    await expect(page.getByText('Preço salvo', { exact: true })).toBeVisible();
    await page.goto(productUrl);
    await expect(page.getByRole('region', { name: 'Preço' }).getByText('¥1,800').first()).toBeVisible();
  });

  await test.step('tasks', async () => {
    const tasks = page.getByRole('region', { name: 'Tarefas' });
    await device.press(tasks.getByRole('button', { name: 'Nova Tarefa deste produto' }));
    await page.keyboard.type('Pedir amostra');
    const saved = page.waitForResponse((reply) => reply.url().endsWith('/api/tasks') && reply.status() === 201);
    await page.keyboard.press('Enter');
    await saved;
    await again();
    await expect(tasks.getByText('Pedir amostra')).toBeVisible();
  });

  await test.step('the product page shows everything', async () => {
    await expect(page.getByRole('link', { name: '5 descrições, PAS' })).toBeVisible();
    await expect(page.getByRole('link', { name: /AIDA/ })).toBeVisible();
    if (translates) await expect(page.getByRole('link', { name: 'Página do produto, tom formal' })).toBeVisible();
    await lookAt(page);
  });

  await test.step('found by its Japanese name', async () => {
    await page.goto('/produtos');
    const search = page.getByRole('searchbox', { name: 'Buscar em produtos e textos' });
    await device.write(search, '手直し');
    await expect(page.getByRole('link', { name: '5 descrições, PAS' })).toBeVisible();
    const answered = page.waitForResponse((reply) => decodeURI(reply.url()).endsWith('/api/products?text=ボトル'));
    await device.write(search, 'ボトル');
    await answered;
    await expect(page.getByRole('listitem').filter({ hasText: 'Garrafa Mizu' }).getByText('¥1,800')).toBeVisible();
    await expect(search).toBeFocused();
    await device.press(page.getByRole('link', { name: /Garrafa Mizu/ }));
    await expect(heading(page, 'Garrafa Mizu')).toBeVisible();
  });

  await test.step('export', async () => {
    const downloading = page.waitForEvent('download');
    await device.pick(button(page, 'Exportar'), page.getByRole('menuitem', { name: /Todos os textos.*\.csv/ }));
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('dropar-garrafa-mizu.csv');
    const file = await readFile(await download.path(), 'utf8');
    const robots = ['Robô Copy', 'Anúncios Creator', ...(translates ? ['Tradutor BR-JP'] : [])];
    for (const robot of robots) expect(file).toContain(robot);
    expect(file).toContain('手直しした説明です。');
  });
  return productUrl;
}

test('from a raw text to a file, and later actions on the texts', async ({ page, signedIn }) => {
  test.setTimeout(120_000);
  await signedIn({ userType: 'premium' });
  const productUrl = await walk(page, { device: mouse, reloads: true });

  await test.step('starred, deleted, restored', async () => {
    await page.getByRole('button', { name: /^Favorito: 5 descrições/ }).click();
    await page.getByRole('button', { name: 'Mais ações: Página do produto' }).click();
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    await expect(page.getByRole('link', { name: 'Página do produto, tom formal' })).toBeHidden();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByRole('link', { name: 'Página do produto, tom formal' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Favorito: 5 descrições/ })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('an old text opens in its robot, with its versions', async () => {
    await page.getByRole('link', { name: '5 descrições, PAS' }).click();
    await expect(heading(page, 'Anúncios Creator')).toBeVisible();
    await page.getByRole('button', { name: 'Versões anteriores' }).click();
    await page
      .getByRole('button', { name: /^Usar a versão/ })
      .first()
      .click();
    await expect(page.getByText('手直しした説明です。')).toBeHidden();
  });

  await test.step('a changed sheet marks older texts', async () => {
    await page.goto(productUrl);
    await button(page, 'Editar Peso').click();
    await page.getByRole('textbox', { name: 'Peso', exact: true }).fill('250');
    await page.keyboard.press('Enter');
    await expect(page.getByText('A ficha mudou depois deste texto')).toHaveCount(3);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the same journey by touch', async ({ page, signedIn }) => {
    test.setTimeout(180_000);
    await signedIn({ userType: 'premium' });
    await walk(page, { device: finger, lookAt: expectTouchable });
  });
});

test('the same journey by keyboard', async ({ page, signedIn }) => {
  test.setTimeout(240_000);
  await signedIn({ userType: 'premium' });
  await walk(page, { device: keys, translates: false });
});
