import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessibility-faults.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { expectNoSidewaysScroll } from '#tests/e2e/support/page-fits.ts';

const description = 'Garrafa térmica de aço inox 500 ml, mantém a bebida quente por 12 horas. Tampa com trava.';
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Unchecked warnings block copying once. */
async function copyAnyway(page: Page): Promise<void> {
  const copied = page.getByText('Copiado!').first();
  const anyway = page.getByRole('button', { name: 'Copiar assim mesmo' });
  await expect(copied.or(anyway)).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(copied).toBeVisible();
}

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test('the robots are listed for every signed-in user, open in place, and fit a phone', async ({ page, signedIn }) => {
  await signedIn();
  await page.goto('/robos');
  await expect(page.getByRole('heading', { level: 1, name: 'Robôs' })).toBeVisible();
  await expect(page.getByText('Premium', { exact: true })).toHaveCount(4);
  const current = page.getByRole('navigation', { name: 'Principal' }).locator('[aria-current=page]');
  await expect(current).toHaveText(['Robôs']);
  for (const [name, path, button] of [
    ['Robô Copy', '/robos/copy', 'Analisar'],
    // Without a translator the person's own assistant is the way on.
    ['Tradutor BR-JP', '/robos/tradutor', 'Copiar pedido'],
    ['Anúncios Creator', '/anuncio', 'Gerar descrições'],
    ['Reviews Generator', '/review', 'Gerar reviews'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(current).toHaveText(['Robôs']);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    // The robot's own button is the one main action, on the first screen at both widths.
    const main = page.locator('.btn-primary');
    await expect(main).toHaveText(button);
    await expect(main).toBeInViewport({ ratio: 1 });
    // The walk over all pages checks the others as they open; of these two it checks the results.
    if (path === '/robos/tradutor' || path === '/anuncio') await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(main).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: 'Voltar' }).click();
  }
});

test('copy: a picture, names, model, three blocks, and start over', async ({ page, signedIn }) => {
  await signedIn({ userType: 'premium' });
  await page.goto('/robos/copy');
  await test.step('a picture is shown, can be removed, and must be an image file', async () => {
    const input = page.getByLabel('Enviar imagem');
    await input.setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect(page.getByText('Escolha um arquivo de imagem.')).toBeVisible();
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await input.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: pixel });
    const group = page.getByRole('group', { name: 'Imagem do produto' });
    await expect(group.getByText('foto.png')).toBeVisible();
    await expect(group.locator('img')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remover' }).click();
    await expect(group.locator('img')).toBeHidden();
    await expect(input).toBeAttached();
  });
  await page.getByRole('button', { name: 'Analisar' }).click();
  await expect(page.getByText('Por favor, insira a descrição do produto.')).toBeVisible();
  await page.getByLabel('Descrição do produto').fill(description);
  await page.getByRole('button', { name: 'Analisar' }).click();

  const submit = page.getByRole('button', { name: 'Gerar Copy' });
  await page.getByRole('combobox', { name: 'Nome do produto' }).click();
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  await page.getByRole('option').last().click();
  await expect(page.getByLabel('Deixar o robô escolher', { exact: true })).toBeChecked();
  for (const model of ['PAS', 'AIDA', 'FAB']) {
    await expect(page.getByRole('radio', { name: model })).toHaveAccessibleDescription(/\S+ \S+/);
  }
  await page.getByRole('button', { name: 'Copiar nome' }).click();
  await expect(page.getByRole('button', { name: 'Copiado!' })).toBeVisible();
  await page.getByLabel('PAS', { exact: true }).check();
  await submit.click();

  for (const title of ['Público-alvo', 'Persona', 'Copy Gerada']) {
    await expect(page.getByRole('region', { name: title })).toBeVisible();
  }
  await expect(page.getByText('Rascunho sem IA').first()).toBeVisible();
  const block = page.getByRole('region', { name: 'Copy Gerada' });
  const text = await block.locator('[data-text]').textContent();
  await block.getByRole('button', { name: 'Copiar' }).click();
  await copyAnyway(page);
  expect(await clipboard(page)).toBe(text);
  expect(await page.evaluate(() => localStorage.getItem('copyGenUsed'))).toBe('1');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Gerar outra copy' }).click();
  await expect(page.getByLabel('Descrição do produto')).toHaveValue('');
});

test('translator: asks for text, proposes a tone, and offers three results, on wide and narrow screens', async ({
  page,
  signedIn,
}) => {
  await signedIn();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/robos/tradutor');
  await test.step('a portrait picture on wide screens, a landscape one on narrow ones', async () => {
    const picture = page.getByRole('main').locator('img');
    const upright = await picture.boundingBox();
    expect(upright?.height).toBeGreaterThan(upright?.width ?? 0);
    await page.setViewportSize({ width: 360, height: 740 });
    const flat = await picture.boundingBox();
    expect(flat?.width).toBeGreaterThan(flat?.height ?? 0);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step('an option is explained on hover', async () => {
    await page.getByRole('button', { name: 'Sobre Formal' }).hover();
    await expect(page.getByRole('tooltip')).toContainText('Linguagem de loja tradicional japonesa');
    await page.mouse.move(0, 0);
  });
  const submit = page.getByRole('button', { name: 'Traduzir agora' });
  await submit.click();
  await expect(page.getByText('Cole a descrição ou copy do produto.')).toBeVisible();
  await page.getByLabel('Descrição ou copy do produto').fill('Garrafa térmica de aço inox\n\n- 500 ml');
  await expect(page.getByLabel('Deixar o robô escolher', { exact: true })).toBeChecked();
  await page.getByLabel('Formal', { exact: true }).check();
  await submit.click();

  await expect(page.getByRole('heading', { name: 'Copy traduzida (formato preservado)' })).toBeVisible();
  await test.step('the languages are side by side on wide screens, stacked on narrow ones', async () => {
    const line = page.getByRole('article').last();
    const boxes = async () => ({
      left: await line.locator('> div').nth(0).boundingBox(),
      middle: await line.locator('> div').nth(1).boundingBox(),
      right: await line.locator('> div').nth(2).boundingBox(),
    });
    const wide = await boxes();
    expect([wide.middle?.y, wide.right?.y]).toEqual([wide.left?.y, wide.left?.y]);
    await page.setViewportSize({ width: 360, height: 740 });
    const narrow = await boxes();
    // This line is from the sheet: it has no Portuguese of its own, and leaves out its room.
    expect(narrow.left).toBeNull();
    expect(narrow.right?.x).toBe(narrow.middle?.x);
    expect(narrow.right?.y).toBeGreaterThan(narrow.middle?.y ?? 0);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await page.getByRole('button', { name: 'Copiar a tradução' }).click();
  await copyAnyway(page);
  expect(await clipboard(page)).toContain('保温ボトル');
  await page.getByRole('region', { name: 'Identificador de URL' }).getByRole('button', { name: 'Copiar' }).click();
  expect(await clipboard(page)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  await expect(page.getByRole('region', { name: 'Meta descrição para Shopify' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Baixar texto' }).click();
  expect((await download).suggestedFilename()).toMatch(/^dropar-[a-z0-9-]+\.txt$/);
  await page.getByRole('button', { name: 'Traduzir outra' }).click();
  await expect(submit).toBeVisible();
});

test('ads: shows descriptions and three of the seven titles, from the top of the page', async ({ page, signedIn }) => {
  await signedIn();
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto('/anuncio');
  await page.getByLabel('Descrição ou copy do produto').fill(description);
  const submit = page.getByRole('button', { name: 'Gerar descrições' });
  await page.getByLabel('Storytelling', { exact: true }).check();
  await page.evaluate(() => window.scrollTo(0, 200));
  await submit.click();
  await expect(page.getByText('Descrição 1', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByText(/^Título [1-3]$/)).toHaveCount(3);
  await page.getByRole('button', { name: 'Gerar novamente' }).click();
  await expect(page.getByLabel('Descrição ou copy do produto')).toHaveValue(description);
});

test('reviews: slider and numbers agree, the count is clamped, samples are marked', async ({ page, signedIn }) => {
  await signedIn();
  await page.goto('/review');
  await page.getByLabel('Descrição do produto').fill(description);
  const count = page.getByLabel('Quantidade de reviews');
  await count.fill('99');
  await count.blur();
  await expect(count).toHaveValue('30');
  await count.fill('9');
  await page.getByRole('slider').fill('67');
  await expect(page.getByLabel('Mulheres', { exact: true })).toHaveValue('6');
  await expect(page.getByLabel('Homens', { exact: true })).toHaveValue('3');
  await page.getByLabel('Homens', { exact: true }).fill('9');
  await expect(page.getByLabel('Mulheres', { exact: true })).toHaveValue('0');
  await expect(page.getByRole('slider')).toHaveValue('0');
  await expect(page.getByLabel('Mix', { exact: true })).toBeChecked();
  await page.getByLabel('Curta', { exact: true }).check();
  await page.getByLabel('Kanji', { exact: true }).check();
  await page.getByRole('button', { name: 'Gerar reviews' }).click();

  await expect(page.getByRole('main').locator('ol > li[tabindex]')).toHaveCount(9);
  await page.getByRole('button', { name: 'Copiar review 1', exact: true }).click();
  await copyAnyway(page);
  expect(await clipboard(page)).toContain('※サンプルレビュー');
  await page.getByLabel('Mostrar a leitura dos nomes (romaji)').check();
  await expect(page.locator('[lang=ja-Latn]').first()).toHaveText(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
  await page.getByRole('button', { name: 'Gerar review novamente' }).click();
  await expect(page.getByLabel('Descrição do produto')).toHaveValue(description);
});
