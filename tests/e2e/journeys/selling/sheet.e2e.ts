import type { Page } from '@playwright/test';
import {
  expectNoSidewaysScroll,
  expect as expectSoon,
  findViolations,
  takeShots,
  test,
} from '../../support/fixtures.ts';
import { finger, type InputDevice, keys } from '../../support/input-devices.ts';
import { expectTouchable } from '../../support/touch.ts';

const expect = expectSoon.configure({ timeout: 20_000 });

const source = `FRIGIDEIRA TERRA 24cm | frete grátis
Marca: Cozinha da Vó
Peso: 780 g
Material: alumínio
Cor: creme
Garantia: 1 ano
Bateria 260mAh
bateria de lítio 280 mAh`;

/** From the supplier's text to a 商品仕様 that is kept after a reload. */
async function walk(page: Page, device: InputDevice) {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const specification = page.getByRole('complementary', { name: '商品仕様' });

  await page.goto('/produtos');
  await device.write(page.getByLabel('Cole o texto do fornecedor'), source);
  await device.press(button('Criar produto'));
  await expect(page.getByRole('heading', { level: 1, name: 'Frigideira terra 24cm' })).toBeVisible();
  await expect(page.getByText('para decidir')).toBeVisible();
  await expect(page.getByText('“Peso: 780 g”').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await device.press(button(/^Aceitar as \d+/));
  await device.press(button(/280 mAh/));
  await device.press(page.getByRole('link', { name: 'Ver a ficha' }));

  await device.press(button('Editar Peso'));
  await device.write(page.getByRole('textbox', { name: 'Peso', exact: true }), '820');
  await device.press(button('Salvar'));
  await expect(button('Editar Peso')).toBeFocused();

  const expectSpecification = async () => {
    await expect(specification).toContainText('820g');
    await expect(specification).toContainText('アルミニウム');
    await expect(specification).toContainText('280mAh');
    await expect(specification).toContainText('Cozinha da Vó');
  };
  await expectSpecification();
  await page.reload();
  await expectSpecification();
  expect(await findViolations(page)).toEqual([]);
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the sheet from the pasted text to 商品仕様, by touch', async ({ page, signedIn }) => {
    test.setTimeout(120_000);
    await signedIn({ userType: 'premium' });
    await walk(page, finger);
    await expectTouchable(page);
  });
});

test('the same by keyboard', async ({ page, signedIn }) => {
  test.setTimeout(180_000);
  await signedIn({ userType: 'premium' });
  await walk(page, keys);
});

test('fits every width', async ({ page, signedIn }) => {
  await signedIn({ userType: 'premium' });
  await page.goto('/produtos');
  await page.getByLabel('Cole o texto do fornecedor').fill(source);
  await page.getByRole('button', { name: 'Criar produto' }).click();
  await expect(page.getByText('para decidir')).toBeVisible();
  await takeShots(page, 'ficha-sugestoes');
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Depois' }).click();
  await page.getByRole('button', { name: 'Aceitar Peso' }).click();
  await page.getByRole('button', { name: 'Corrigir Cor' }).click();
  await takeShots(page, 'ficha');
  await expectNoSidewaysScroll(page);
});
