import { randomUUID } from 'node:crypto';
import { createProduct } from '#contract/products/new-product.ts';
import { expectAccessible } from '#tests/e2e/support/accessibility-faults.ts';
import { callerOf } from '#tests/e2e/support/accounts.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { expectNoSidewaysScroll, takeShots } from '#tests/e2e/support/page-fits.ts';

/** "Pronto para o Japão": answers from the sheet, verdicts, and stored answers. */
const sheet = {
  product_type: { value: [{ choice: 'thermal-bottle' }] },
  wireless: { value: [{ choice: 'bluetooth', pt: '5.3' }] },
};

test('the sheet prefills answers, the verdict follows the answers, and a reload keeps them', async ({
  page,
  signedIn,
  baseURL,
}) => {
  const id = randomUUID();
  await callerOf(baseURL, await signedIn())(createProduct, { body: { id, name: 'Garrafa Mizu', sheet } });
  await page.goto(`/produtos/${id}`);
  const summary = page.getByRole('region', { name: 'Pronto para o Japão' });
  await expect(summary.getByText('Diga como você vende')).toBeVisible();
  await summary.getByRole('link', { name: 'Responder' }).click();
  await expect(page).toHaveURL(`/produtos/${id}/japao`);
  const result = page.getByRole('region', { name: 'Resultado' });
  // In the list, and at its question.
  await expect(page.getByText('Veio da ficha (Conexão sem fio: Bluetooth 5.3)')).toHaveCount(2);
  await expect(result.getByRole('heading', { name: 'Diga como você vende' })).toBeVisible();
  await expect(page.getByText('Nada a provar')).toHaveCount(0);
  // What the sheet answers and no rule asks about is one line.
  await expect(page.getByText('2 respostas sem alerta')).toBeVisible();
  await expect(page.getByText('Toca comida, bebida ou a boca', { exact: false })).toBeHidden();
  // The label, and how the person sells, which one press answers.
  await expect(page.getByText('Falta dizer como você vende e responder 1 pergunta.')).toBeVisible();
  const proof = page.getByLabel('Você tem o número 技適 (giteki) do modelo?');
  await proof.click();
  await page.getByRole('option', { name: 'Não tenho' }).click();
  await page.getByRole('button', { name: 'É assim que eu vendo' }).click();
  await expect(result.getByRole('heading', { name: 'Não venda ainda' })).toBeVisible();
  await expect(page.getByText('Do exterior, direto ao cliente')).toBeVisible();
  await page.getByRole('radio', { name: 'Fabricante' }).check();
  // A tick without its answer stays when saved, and leads to its question.
  const blade = page.getByRole('checkbox', { name: 'Tem lâmina ou atira flecha' });
  await blade.check();
  // Of a list several may be chosen: a square, not the eye of a choice.
  await expect(blade).not.toHaveCSS('border-radius', '50%');
  await expect(page.getByRole('radio', { name: 'Fabricante' })).toHaveCSS('border-radius', '50%');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Tudo salvo. Falta responder 2 perguntas.')).toBeVisible();
  await expect(blade).toBeChecked();
  await page.getByRole('button', { name: 'Responder o que falta' }).click();
  await expect(page.getByRole('group', { name: 'O produto tem etiqueta em' }).getByLabel('Sim')).toBeFocused();
  await blade.uncheck();
  await page.getByRole('group', { name: 'O produto tem etiqueta em' }).getByLabel('Sim').check();
  await expect(page.getByText('Falta responder')).toHaveCount(0);
  await expect(page.getByText('conta como importação pessoal')).toBeVisible();
  const law = page.locator('[id^=gate-regra-] details').first();
  await law.getByText('Ver a lei').click();
  await expect(law.getByText('Conferido em 15/11/2026')).toBeVisible();
  await takeShots(page, 'pronto-japao');
  await expectNoSidewaysScroll(page);
  // A box half behind a bar that stays would count as too small.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Salvar respostas' }).click();
  await expect(page.getByText('Tudo salvo.', { exact: true })).toBeVisible();
  await expect(page.getByText('Tudo salvo.')).toBeVisible();
  await page.reload();
  await expect(result.getByRole('heading', { name: 'Não venda ainda' })).toBeVisible();
  await expect(page.getByText('Do exterior, direto ao cliente')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvar respostas' })).toHaveCount(0);
  // What was answered before is one line.
  await expect(blade).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'O que se aplica' })).toBeVisible();

  await page.getByRole('link', { name: 'Garrafa Mizu' }).click();
  await expect(summary.getByText('Não venda ainda')).toBeVisible();
  await expect(summary.getByText('Lei do Rádio')).toBeVisible();
  await summary.getByRole('link', { name: 'Ver respostas' }).click();
  await page.getByRole('button', { name: 'Ver o que impede' }).click();
  await expect(proof).toBeFocused();
  // Pressed twice, but added to the board once.
  for (const _ of [1, 2]) {
    const created = page.waitForResponse((reply) => reply.url().endsWith('/api/tasks') && reply.status() === 201);
    await page.getByRole('button', { name: 'Criar tarefas' }).click();
    await created;
    await expect(page.getByText('2 tarefas no quadro', { exact: true })).toBeVisible();
  }
  await page.goto('/tasks');
  await expect(page.getByText('Garrafa Mizu: resolver Lei do Rádio.')).toHaveCount(1);
});
