import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { buildPath } from '#contract/base/endpoint.ts';
import { saveCalculation } from '#contract/pricing.ts';
import { uploadProductPhoto } from '#contract/products/product-photos.ts';
import { updateProduct } from '#contract/products/products.ts';
import { planLaunch } from '#contract/tasks.ts';
import { DEFAULT_CALCULATION } from '#domain/pricing/full/calculation-inputs.ts';
import { callerOf } from '#tests/e2e/support/accounts.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { colorOf, moveOn, toastOf } from '#tests/e2e/support/pages.ts';
import { plainPicture } from '#tests/support/samples/pictures.ts';

/** What is known of a product goes forward from its text to the shop, on one way of six steps. */
const source = `Marca: OEM
Garrafa térmica Mizu de inox
Produto: garrafa térmica
Capacidade: 500 ml
Peso: 230 g
Cores: preto, branco
Preço: R$ 38,00`;

const nextStep = (page: Page) => page.getByRole('main').getByText('Próximo passo');

/** The only one on the page, and no second count beside it. */
async function expectOneNextStep(page: Page, words: string): Promise<void> {
  await expect(nextStep(page)).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('link', { name: words, exact: true })).toHaveCount(1);
  await expect(page.getByRole('main')).not.toContainText(/\d ?%/);
}

/** Elements in the colours of danger, by what they say. */
async function findRed(page: Page): Promise<string[]> {
  const tokens = ['--color-danger', '--color-danger-wash', '--color-beni-300', '--color-beni-700'] as const;
  const reds = await Promise.all(tokens.map((token) => colorOf(page, token)));
  return page.getByRole('main').evaluate(
    (main, colours) =>
      [...main.querySelectorAll('*')]
        .filter((element) =>
          ['', '::before', '::after'].some((part) => {
            const { color, backgroundColor, borderTopColor } = getComputedStyle(element, part);
            return (
              element.checkVisibility() && colours.some((red) => [color, backgroundColor, borderTopColor].includes(red))
            );
          }),
        )
        .map((element) => element.textContent || element.outerHTML),
    reds,
  );
}

test('known data is carried from step to step, and product, list and dashboard name the same next step', async ({
  page,
  signedIn,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const user = await signedIn({ userType: 'premium' });
  const call = callerOf(baseURL, user);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/produtos/novo');
  await page.getByRole('textbox', { name: 'Página, texto ou arquivo do produto' }).fill(source);
  await page.getByRole('button', { name: 'Criar produto' }).click();

  const productId = await test.step('the name is the title line, the data stand on top of the page', async () => {
    await expect(page).toHaveURL(/\/produtos\/[\w-]{36}/);
    const id = page.url().match(/produtos\/([\w-]{36})/)?.[1] ?? '';
    await page.goto(`/produtos/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Garrafa térmica Mizu de inox' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Passos do produto' }).getByRole('link')).toHaveText([
      /^Ficha/,
      /^Textos/,
      /^Fotos/,
      /^Preço/,
      /^Japão/,
      /^Loja/,
    ]);
    expect((await nextStep(page).boundingBox())?.y).toBeLessThan(500);
    // A link leads on to each tool with this product.
    await expect(page.getByRole('link', { name: /^Preço/ })).toHaveAttribute(
      'href',
      `/calculator?aba=completa&produto=${id}`,
    );
    await page.getByRole('button', { name: 'Criar opções' }).click();
    await expect(page.getByRole('button', { name: 'Criar opções' })).toHaveCount(0);
    return id;
  });
  const params = { productId };
  await test.step('one next step', async () => {
    await expectOneNextStep(page, 'Escrever a página');
    await page.goto('/produtos');
    await expectOneNextStep(page, 'Escrever a página');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Agora não' }).click();
    await expectOneNextStep(page, 'Escrever a página');
  });

  await test.step('the tools of its launch open with it', async () => {
    const steps = [1, 4, 6, 7, 8, 9, 11, 12];
    await call(planLaunch, { body: { day: '2098-12-11', clock: '20:00', productId, steps } });
    await page.goto('/tasks');
    const tools = page.locator('[data-task]').getByRole('link', { name: /^Abrir / });
    await expect(tools).toHaveCount(steps.length);
    for (const tool of await tools.all()) await expect(tool).toHaveAttribute('href', new RegExp(productId));
  });

  await test.step('a step of the launch ticks itself with its part of the product, and can be unticked', async () => {
    const supplier = { currency: 'JPY' as const, amount: 700 };
    const inputs = { ...DEFAULT_CALCULATION, supplier };
    const saved = await call(saveCalculation, { params, body: { id: randomUUID(), name: 'Preço', inputs } });
    await page.goto('/tasks');
    const task = page.getByRole('checkbox', { name: /Concluir: .*Calcular custo real/ });
    await expect(toastOf(page)).toContainText('1 tarefa do lançamento ficou pronta');
    await expect(task).toBeChecked();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(task).not.toBeChecked();
    await page.reload();
    await expect(task).not.toBeChecked();
    await page.goto(`/produtos/${productId}/publicar`);
    await page.getByRole('heading', { name: /^Pronto/ }).click();
    const price = `¥${saved.result.price.toLocaleString('en-US')}`;
    await expect(page.getByRole('button', { name: `Preço ${price}` })).toBeVisible();
  });

  await test.step('photo, weight, colours, cost, slug and Japanese name reach the shop', async () => {
    const { access_token: token } = user.session as { access_token: string };
    await fetch(`${baseURL}${buildPath(uploadProductPhoto.path, params)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
      body: new Uint8Array(await plainPicture(60)),
    });
    await call(updateProduct, { params, body: { nameJa: 'Mizu 水筒', slug: 'mizu-bottle' } });
    await page.reload();
    await page.getByRole('heading', { name: /^Pronto/ }).click();
    await page.getByText(/^Opcionais/).click();
    for (const row of ['Nome Mizu 水筒', 'Fotos 1', 'Endereço mizu-bottle', 'Peso 230 g', 'Custo sem frete ¥700']) {
      await expect(page.getByRole('button', { name: row }), row).toBeVisible();
    }
    await expect(page.getByRole('main')).toContainText(/Opções.*: 2/);
  });

  await test.step('an unfinished save is missing, and red only in the page that would leave', async () => {
    await page.goto(`/loja?produto=${productId}`);
    await page.getByRole('button', { name: 'China' }).click();
    await page.getByLabel('Telefone 電話番号').fill('+55 11 90000-0000');
    await page.getByRole('button', { name: 'Salvar e continuar' }).click();
    await expect(toastOf(page)).toContainText('Dados da loja salvos');
    for (const [address, missing] of [
      ['', /Faltam? \d+ de \d+/],
      ['/loja/paginas', /Faltam \d+ dados nesta página/],
      [`/produtos/${productId}`, /Loja, a fazer/],
      [`/produtos/${productId}/publicar`, /Faltam \d+.*Dados da loja/],
    ] as const) {
      if (address) await moveOn(page, address);
      await expect(page.getByRole('main')).toContainText(missing);
      expect(await findRed(page), address).toEqual([]);
    }
    await page.getByText('Prévia da página').click();
    const hole = page.frameLocator('iframe[title="Página de venda"]').getByText('Falta: dados de Minha loja').first();
    await expect(hole).toHaveCSS('color', await colorOf(page, '--color-beni-700'));
  });
});
