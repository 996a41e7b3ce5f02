import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { createProduct } from '#contract/products/new-product.ts';
import { createTask, planLaunch } from '#contract/tasks.ts';
import { expectAccessible } from '#tests/e2e/support/accessibility-faults.ts';
import { callerOf } from '#tests/e2e/support/accounts.ts';
import { installTranslator } from '#tests/e2e/support/browser-translator.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { expectNoSidewaysScroll } from '#tests/e2e/support/page-fits.ts';
import { watchToasts } from '#tests/e2e/support/pages.ts';
import { card, column, paint, seedManyTasks, seedTasks, titles } from '#tests/e2e/support/tasks.ts';

const PHONE = { width: 390, height: 844 };
const source = 'Garrafa térmica Mizu\nMarca: OEM\nMaterial: aço inoxidável 304\nCapacidade: 500 ml\nPreço: JP¥ 700';
const sheet = {
  product_type: { value: [{ choice: 'thermal-bottle' }] },
  capacity: { value: [{ amount: { number: 500, unit: 'ml' } }] },
  weight: { value: [{ amount: { number: 230, unit: 'g' } }] },
  supplier_cost: { value: [{ amount: { number: 700, unit: 'JPY' } }] },
};

/** Its first line stands above the bottom bar without scrolling. */
async function expectOnFirstScreen(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect((await place.boundingBox())?.y ?? 9999).toBeLessThan(PHONE.height - 140);
}

test('on a phone a result begins on the first screen and links to the next step', async ({
  page,
  signedIn,
  baseURL,
}) => {
  test.slow();
  const user = await signedIn({ userType: 'premium' });
  const id = randomUUID();
  const call = callerOf(baseURL, user);
  await call(createProduct, { body: { id, name: 'Garrafa', source, sheet } });
  await page.setViewportSize(PHONE);
  await page.goto(`/anuncio?produto=${id}`);
  await page.getByRole('button', { name: 'Gerar descrições' }).click();
  await expectOnFirstScreen(page, page.getByText('Descrição 1', { exact: true }));
  await expect(page.locator('.thumb-bar')).toBeHidden();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.goto(`/robos/tradutor?produto=${id}`);
  await page.getByRole('button', { name: 'Traduzir agora' }).click();
  await expectOnFirstScreen(page, page.getByRole('article', { name: /^Frase \d+$/ }).first());
  // What is missing comes first; a whole result leads on, and starting anew is never the main button.
  const main = page.locator('main .btn-primary');
  await expect(main).toHaveText(['Usar o seu assistente']);
  await page.getByRole('button', { name: 'Traduzir outra' }).click();
  await page.getByLabel('Descrição ou copy do produto').fill('Capacidade: 500 ml\nPeso: 230 g');
  await page.getByRole('button', { name: 'Traduzir agora' }).click();
  await expect(main).toHaveText(['Usar na página']);
  await expect(page.getByRole('button', { name: 'Traduzir outra' })).toBeVisible();
  await main.click();
  await expect(page).toHaveURL(`/produtos/${id}/publicar`);

  await page.goto('/robos');
  await page.getByRole('link', { name: /Tradutor BR-JP/ }).click();
  await expect(page.getByLabel('Descrição ou copy do produto')).toHaveValue('');
  await page.getByRole('button', { name: 'Continuar o último texto' }).click();
  await expect(page.getByRole('article', { name: /^Frase \d+$/ }).first()).toBeVisible();
});

test('on a phone the copy and the first review are on the first screen', async ({ page, signedIn, baseURL }) => {
  test.slow();
  const user = await signedIn();
  const id = randomUUID();
  await callerOf(baseURL, user)(createProduct, { body: { id, name: 'Garrafa', source, sheet } });
  await page.setViewportSize(PHONE);
  await page.goto(`/robos/copy?produto=${id}`);
  await page.getByRole('button', { name: 'Analisar' }).click();
  await page.getByRole('combobox', { name: 'Nome do produto' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Gerar Copy' }).click();
  await expectOnFirstScreen(page, page.getByRole('region', { name: 'Copy Gerada' }).locator('[data-text]'));
  await expect(page.locator('main .btn-primary')).toHaveText(['Traduzir para o japonês']);
  await expect(page.getByRole('button', { name: 'Gerar outra copy' })).toBeVisible();
  // Facts are folded, and a supplier's cost is none of them.
  const facts = page.locator('details', { hasText: /^Escrito com \d+ dados? aceitos?/ });
  await expect(facts).not.toHaveAttribute('open');
  await expect(facts).not.toContainText(/700|custo/i);
  await page.getByRole('button', { name: 'Ver Persona' }).click();
  await expect(page.getByRole('region', { name: 'Persona' }).locator('[data-text]')).toBeVisible();

  await page.goto(`/review?produto=${id}`);
  await page.getByRole('radio', { name: 'Curta' }).check();
  await page.getByRole('button', { name: 'Gerar reviews' }).click();
  await expectOnFirstScreen(page, page.getByRole('main').locator('ol > li[tabindex]').first());
});

test('on a phone what the tools found is on the first screen', async ({ page, signedIn }) => {
  await installTranslator(page, {
    availability: 'available',
    dictionary: { '返金してください。': 'Devolva o dinheiro.' },
  });
  await signedIn();
  await page.setViewportSize(PHONE);
  await page.goto('/robos/verificador');
  await page.getByLabel('Seu texto').fill('業界最安値のボトル。');
  await page.getByRole('button', { name: 'Conferir texto' }).click();
  await expectOnFirstScreen(page, page.locator('mark').first());
  await page.goto('/robos/leitura');
  await page.getByLabel('Texto em japonês').fill('返金してください。');
  await page.getByRole('button', { name: 'Usar o tradutor do navegador' }).click();
  await expectOnFirstScreen(page, page.getByText('Devolva o dinheiro.').first());
  await page.getByRole('link', { name: 'Responder ao cliente' }).click();
  await expect(page).toHaveURL('/robos/atendimento');
  await page.getByRole('link', { name: 'Leia em português' }).click();
  await expect(page).toHaveURL('/robos/leitura');
});

/** Bars that stay at the bottom while the page scrolls. */
const barsAtBottom = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { position, visibility } = getComputedStyle(element);
        const { top, bottom, width } = element.getBoundingClientRect();
        const isBar = ['fixed', 'sticky'].includes(position) && visibility === 'visible' && width > innerWidth / 2;
        return isBar && top > innerHeight / 2 && bottom > innerHeight - 100 && top < innerHeight;
      })
      .map(({ className }) => String(className).slice(0, 60)),
  );

test('on a phone each page has one bar at the bottom, no toast and plain words', async ({
  page,
  signedIn,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const user = await signedIn({ userType: 'premium' });
  const id = randomUUID();
  const call = callerOf(baseURL, user);
  await call(createProduct, { body: { id, name: 'Garrafa', source, sheet } });
  await call(planLaunch, { body: { day: '2098-12-11', clock: '20:00', productId: id, steps: [1, 4] } });
  await page.setViewportSize(PHONE);
  const readToasts = await watchToasts(page);
  for (const path of [
    ...['/dashboard', '/tasks', '/produtos', '/produtos/novo', `/produtos/${id}`, `/produtos/${id}?ver=texto`],
    ...[`/produtos/${id}?ver=pedido`, `/produtos/${id}/japao`, `/produtos/${id}/publicar`, '/robos', '/plans'],
    ...[`/robos/copy?produto=${id}`, '/robos/tradutor', '/anuncio', '/review', '/robos/verificador', '/robos/leitura'],
    ...['/robos/atendimento', `/calculator?aba=completa&produto=${id}`, '/loja', '/profile', '/ajuda'],
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('.skeleton, .spinner')).toHaveCount(0);
    await expect.soft.poll(async () => (await barsAtBottom(page)).length, path).toBe(1);
    await expect.soft(page.locator('body'), path).not.toContainText(/\bfatos\b|papelada|\bD[−-]\d/i);
  }
  expect(await readToasts()).toEqual([]);
});

test('at 200 % zoom content comes before pictures', async ({ page, signedIn }) => {
  await signedIn();
  await page.setViewportSize({ width: 640, height: 400 });
  for (const [path, content] of [
    ['/produtos', page.getByLabel('Cole o texto do fornecedor')],
    ['/robos/copy', page.getByLabel('Descrição do produto')],
    ['/robos/tradutor', page.getByLabel('Descrição ou copy do produto')],
    ['/anuncio', page.getByLabel('Descrição ou copy do produto')],
    ['/dashboard', page.getByRole('heading', { name: 'Comece por aqui' })],
  ] as const) {
    await page.goto(path);
    await expect(content).toBeVisible();
    expect((await content.boundingBox())?.y, path).toBeLessThan(330);
  }
});

test('a board with 500 tasks shows the first list at once with its own scrolling, the others folded', async ({
  page,
  signedIn,
  baseURL,
}) => {
  test.slow();
  const user = await signedIn({ userType: 'premium' });
  await seedTasks(baseURL, user, { coluna1: ['!Feita'] });
  await seedManyTasks(user, 499);
  await page.setViewportSize(PHONE);
  await page.goto('/tasks');
  await expectOnFirstScreen(page, page.getByRole('checkbox', { name: 'Concluir: Feita' }));
  await expect(page.getByRole('list', { name: 'Próximas datas' })).toBeHidden();
  await test.step('the list scrolls by itself, and the page is no longer for it', async () => {
    const list = column(page, 'coluna1').locator('.overflow-y-auto');
    for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
      await page.setViewportSize(viewport);
      const height = await page.evaluate(() => document.body.scrollHeight);
      expect(height, `${viewport.width} px wide`).toBeLessThan(2 * viewport.height);
    }
    await list.hover();
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await paint(page, 'Tarefa 499');
    await expect(card(page, 'Tarefa 499')).toBeInViewport();
  });
  await page.getByText('Filtros e ordem').click();
  await page.getByRole('switch', { name: 'Esconder prontas' }).check();
  await expect(page.getByRole('checkbox', { name: 'Concluir: Feita' })).toHaveCount(0);
  // All but the first, every tenth, and the one that was just completed.
  await expect(titles(page, 'coluna1')).toHaveCount(500 - 1 - 49 - 1);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Esconder prontas' })).toBeVisible();
  await page.getByText('Filtros e ordem').click();
  const calendar = page.getByRole('button', { name: 'Calendário de vendas' });
  await calendar.click();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Próximas datas' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Esconder prontas' })).toBeHidden();
  await calendar.click();
  await page.getByRole('button', { name: 'Nova Tarefa', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Título').fill('A mais nova');
  await page.getByRole('dialog').getByRole('button', { name: 'Criar tarefa' }).click();
  // Marked for a moment: asked without a search through all cards.
  const marked = () =>
    page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => {
        const target = effect instanceof KeyframeEffect && effect.target?.closest('[data-task]');
        return target ? [target.textContent] : [];
      }),
    );
  await expect.poll(marked, { intervals: [50] }).toEqual([expect.stringContaining('A mais nova')]);
  await expect(page.getByRole('checkbox', { name: 'Concluir: A mais nova' })).toBeInViewport();
  const productId = randomUUID();
  const call = callerOf(baseURL, user);
  await call(createProduct, { body: { id: productId, name: 'Garrafa' } });
  await call(createTask, { body: { id: randomUUID(), columnId: 'coluna1', title: 'Da garrafa', productId } });
  await page.reload();
  await page.getByText('Filtros e ordem').click();
  await page.getByRole('combobox', { name: 'Produto' }).click();
  await page.getByRole('option', { name: 'Garrafa' }).click();
  await expect(titles(page, 'coluna1')).toHaveText(['Da garrafa']);
});

test('what was begun in a task is there after a reload', async ({ page, signedIn, baseURL }) => {
  await seedTasks(baseURL, await signedIn(), { coluna1: ['Pedir amostra'] });
  await page.goto('/tasks');
  await page.getByRole('button', { name: 'Pedir amostra, abrir' }).click();
  const panel = page.getByRole('dialog', { name: 'Pedir amostra' });
  await panel.getByLabel('Nova nota').fill('Perguntar do prazo');
  await page.reload();
  await expect(panel.getByLabel('Nova nota')).toHaveValue('Perguntar do prazo');
  await panel.getByRole('button', { name: 'Adicionar descrição' }).click();
  await panel.getByLabel('Descrição').fill('Três cores');
  await page.reload();
  await expect(panel.getByLabel('Descrição')).toHaveValue('Três cores');
});

test('a toast covers no action fixed at the bottom, on a phone and on a desktop', async ({ page, signedIn }) => {
  await signedIn();
  for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
    await page.setViewportSize(viewport);
    await page.goto('/calculator?aba=completa');
    await page.getByRole('button', { name: 'Comparar' }).click();
    await expect(page.getByText('Mude os valores e compare de novo.', { exact: true })).toBeVisible();
    for (const action of await page.locator('.full-dock .btn').all()) await action.click({ trial: true });
  }
});
