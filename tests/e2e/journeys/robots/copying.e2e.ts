import { randomUUID } from 'node:crypto';
import { createProduct } from '#contract/products/new-product.ts';
import { callerOf } from '../../support/accounts.ts';
import { expect, test } from '../../support/fixtures.ts';

const source = 'Frigideira antiaderente\nProduto: frigideira\nPeso: 780 g\nDiâmetro: 24 cm';
/** Two numbers are not those of the source. */
const answer = `## Público-alvo
Quem cozinha todo dia em casa.

## Persona
Aiko tem 34 anos e faz o jantar depois do trabalho.

## Copy
Jantar pronto sem grudar. A frigideira tem 30 cm de diâmetro. Ela pesa 950 g.`;

test('all warnings of a text are one question, asked once; none where the text belongs to a product', async ({
  page,
  context,
  signedIn,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const call = callerOf(baseURL, await signedIn());
  const id = randomUUID();
  const sheet = {
    product_type: { value: [{ choice: 'frying-pan' }] },
    weight: { value: [{ amount: { number: 780, unit: 'g' } }] },
  };
  await call(createProduct, { body: { id, name: 'Frigideira', source, sheet } });
  for (const path of ['/robos/copy?novo=true', `/robos/copy?produto=${id}`]) {
    await page.goto(path);
    if (!path.includes(id)) await page.getByLabel('Descrição do produto').fill(source);
    await page.getByRole('button', { name: 'Analisar' }).click();
    await expect(page.getByRole('combobox', { name: 'Nome do produto' })).toBeVisible();
    await page.locator('summary', { hasText: 'Use o assistente' }).click();
    await page.getByLabel('Resposta do seu assistente').fill(answer);
    await page.getByRole('button', { name: 'Conferir resposta' }).click();
    const copy = page.getByRole('region', { name: 'Copy Gerada' });
    await expect(copy.locator('[data-warning]').first()).toBeVisible();
    const question = page.getByRole('alertdialog');
    await copy.getByRole('button', { name: 'Copiar' }).click();
    if (!path.includes(id)) {
      await expect(question).toContainText(/Vão juntos [2-9] avisos/);
      await question.getByRole('button', { name: 'Copiar assim mesmo' }).click();
      await expect(copy.getByRole('button', { name: 'Copiado!' })).toBeVisible();
      // The button has its word again.
      await copy.getByRole('button', { name: 'Copiar' }).click();
    }
    await expect(copy.getByRole('button', { name: 'Copiado!' })).toBeVisible();
    await expect(question).toHaveCount(0);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('950 g');
  }
});
