import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility-faults.ts';
import { expect, test } from '../../support/fixtures.ts';
import { finger, type InputDevice, keys } from '../../support/input-devices.ts';
import { expectNoSidewaysScroll } from '../../support/page-fits.ts';
import { card, seedTasks, titles } from '../../support/tasks.ts';
import { expectTouchable } from '../../support/touch-gestures.ts';

const panel = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name });

async function tick(device: InputDevice, page: Page, name: string): Promise<void> {
  const box = panel(page).getByRole('checkbox', { name });
  if (device === keys) await box.press('Space');
  else await device.press(box);
  await expect(box).toBeChecked();
}

async function addItem(device: InputDevice, page: Page, text: string): Promise<void> {
  await device.write(panel(page).getByLabel('Novo item'), text);
  if (device === keys) await page.keyboard.press('Enter');
  else await device.press(button(page, 'Adicionar item'));
  await expect(button(page, `${text}, editar item`)).toBeVisible();
}

async function walk(page: Page, device: InputDevice): Promise<void> {
  await page.goto('/tasks');
  await device.press(page.getByRole('button', { name: 'Criar a copy, abrir' }));
  await expect(panel(page).getByRole('heading', { name: 'Atividade' })).toBeVisible();
  await expect(page).toHaveURL(/tarefa=/);

  await device.press(button(page, 'Adicionar descrição'));
  await expect(panel(page).getByLabel('Descrição')).toBeFocused();
  await page.keyboard.insertText('Fala do **café** e [disso](javascript:alert(1)).');
  await page.keyboard.press('Control+Enter');
  await expect(panel(page).locator('.rich strong')).toHaveText('café');
  await expect(panel(page).locator('.rich a[href]')).toHaveCount(0);

  for (const text of ['Nomes', 'Público', 'Verificador']) await addItem(device, page, text);
  await tick(device, page, 'Pronto: Nomes');
  await device.press(button(page, 'Subir: Verificador'));
  await expect(panel(page).getByRole('button', { name: /, editar item$/ })).toHaveText([
    'Nomes',
    'Verificador',
    'Público',
  ]);
  await device.press(panel(page).getByText('Escolher etiquetas'));
  await tick(device, page, 'Texto');
  await tick(device, page, 'Lei');
  await device.press(button(page, 'Editar nomes'));
  await device.write(panel(page).getByLabel('Nome da etiqueta Lei'), 'Regras');
  await device.press(button(page, 'Pronto'));
  await expect(panel(page).getByText('Regras').first()).toBeVisible();
  await device.write(panel(page).getByLabel('Nova nota'), 'Fico com o primeiro.');
  await device.press(button(page, 'Salvar nota'));
  await expect(panel(page).getByText('Fico com o primeiro.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Escape in a field cancels the edit; a second Escape closes the panel.
  await device.press(button(page, 'Criar a copy, editar título'));
  await page.keyboard.press('Escape');
  await expect(button(page, 'Criar a copy, editar título')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Criar a copy, abrir' })).toBeFocused();
  await expect(card(page, 'Criar a copy')).toContainText('Texto');
  await expect(card(page, 'Criar a copy')).toContainText('Regras');
  await expect(card(page, 'Criar a copy')).toContainText('1/3');
  await expectAccessible(page);
  const label = page.getByRole('combobox', { name: 'Etiqueta' });
  if (!(await label.isVisible())) await device.press(page.getByText('Filtros e ordem'));
  await label.press('Enter');
  await page.getByRole('option', { name: 'Regras' }).press('Enter');
  await expect(titles(page, 'coluna1')).toHaveText(['Criar a copy']);
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a task is opened, filled and closed by touch', async ({ page, signedIn, baseURL }) => {
    test.setTimeout(60_000);
    await seedTasks(baseURL, await signedIn(), { coluna1: ['Criar a copy', 'Outra'] });
    await walk(page, finger);
    await page.getByRole('button', { name: 'Criar a copy, abrir' }).tap();
    await expect(panel(page).getByRole('heading', { name: 'Atividade' })).toBeVisible();
    await expectTouchable(page);
  });
});

test('a task is opened, filled and closed by keyboard', async ({ page, signedIn, baseURL }) => {
  test.setTimeout(60_000);
  await seedTasks(baseURL, await signedIn(), { coluna1: ['Criar a copy', 'Outra'] });
  await walk(page, keys);
});
