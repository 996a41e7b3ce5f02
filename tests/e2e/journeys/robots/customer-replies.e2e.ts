import { expectAccessible } from '../../support/accessibility-faults.ts';
import { installTranslator } from '../../support/browser-translator.ts';
import { expect, test } from '../../support/fixtures.ts';
import { expectNoSidewaysScroll, lookAt, takeShots } from '../../support/page-fits.ts';

/** Atendimento: replies to customers from templates, and translation of a real review. */
const clipboard = (page: import('@playwright/test').Page) => page.evaluate(() => navigator.clipboard.readText());

test('a complete reply is copied, with its meaning beside it', async ({ page, context, signedIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedIn();
  await page.goto('/robos');
  await page.getByRole('link', { name: 'Atendimento' }).click();
  await page.getByLabel('O que aconteceu?').click();
  await page.getByRole('option', { name: 'Problema no endereço' }).click();
  const copy = page.getByRole('button', { name: 'Copiar resposta' });
  await expect(copy).toHaveCount(0);
  await expect(page.getByText(/^Faltam \d+ campos\.$/)).toBeVisible();

  const gap = page.getByRole('button', { name: 'Número do pedido', exact: true }).first();
  await gap.click();
  await expect(page.getByLabel('Número do pedido')).toBeFocused();
  const fill = page.getByRole('button', { name: 'Preencher o que falta' });
  await fill.click();
  await expect(page.getByLabel('Nome do cliente')).toBeFocused();
  await page.getByLabel('Nome do cliente').fill('佐藤 美咲様');
  await page.getByLabel('Número do pedido').fill('1024');
  await page.getByLabel('Nome curto do produto em japonês').fill('軽量折りたたみ傘');
  await page.getByLabel('Quem assina').fill('田中');
  await page.getByLabel('O que há de errado').click();
  await page.getByRole('option', { name: 'Falta o prédio ou o apartamento' }).click();
  await page.getByLabel('Responder até').fill('2020-01-01');
  // Only what the shop would know is left: its fold opens.
  await fill.click();
  await expect(page.getByLabel('Nome da loja')).toBeFocused();
  await page.getByLabel('Nome da loja').fill('Mizu Store');
  await page.getByLabel('E-mail de atendimento').fill('loja@example.com');
  await page.getByLabel('Horário de atendimento').fill('平日10:00〜18:00');
  await expect(copy).toBeDisabled();
  await expect(page.getByText('Responder até: já passou no Japão')).toBeVisible();
  await page.getByLabel('Responder até').fill('2099-11-28');
  await expect(page.getByText('Escrevemos sobre o endereço de entrega porque falta o prédio')).toBeVisible();
  await lookAt(page, 'atendimento');
  await copy.click();
  await expect(page.getByText('Copiado!')).toBeVisible();
  const copied = await clipboard(page);
  expect(copied).toContain('佐藤 美咲 様\n');
  expect(copied).toContain('11月28日（土）までに');
  expect(copied).not.toMatch(/\{\{|［|様様/);
});

test('a real review keeps its source and its complaint', async ({ page, context, signedIn }) => {
  const review = 'Gostei da cor. A tampa quebrou.';
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await installTranslator(page, {
    availability: 'available',
    dictionary: { [review]: '色は気に入りました。', '色は気に入りました。': 'Gostei da cor.' },
  });
  await signedIn();
  await page.goto('/robos/atendimento');
  await page.getByRole('tab', { name: 'Traduzir avaliação' }).click();
  await page.getByRole('button', { name: 'Traduzir avaliação' }).click();
  await expect(page.getByText('Só avaliações reais, com permissão de uso.')).toBeVisible();
  await page.getByLabel('Avaliação do cliente, em português').fill(review);
  await page.getByLabel('Onde ele escreveu').fill('Mercado Livre');
  await page.getByLabel('Quando').fill('2026-10-05');
  await page.getByLabel('Estrelas').click();
  await page.getByRole('option', { name: '★2' }).click();
  await page.getByLabel('É de um cliente de verdade').check();
  await page.getByRole('button', { name: 'Traduzir avaliação' }).click();
  await expect(page.getByText('Tradutor do navegador', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('Gostei da cor.', { exact: true })).toBeVisible();
  await expect(page.getByText('A ressalva pode ter sumido: “A tampa quebrou.”')).toBeVisible();
  await takeShots(page, 'atendimento-avaliacao');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copiar com a fonte' }).click();
  await expect(page.getByText('Copiado!')).toBeVisible();
  expect(await clipboard(page)).toContain('※Mercado Livreに投稿されたお客様のレビュー（2026年10月5日、★2）');
});

test('on a phone the reply begins on the first screen, and the fields are right behind it', async ({
  page,
  signedIn,
}) => {
  await signedIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/robos/atendimento');
  await expect(page.getByText('お届けの遅れについて')).toBeInViewport();
  const field = page.getByLabel('Nome do cliente');
  const topOf = async () => (await field.boundingBox())?.y ?? 0;
  const folded = await topOf();
  expect(folded).toBeLessThan(1000);
  await page.getByRole('button', { name: 'Ver a resposta inteira' }).click();
  await expect.poll(topOf).toBeGreaterThan(folded + 500);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
