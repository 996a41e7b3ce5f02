import { randomUUID } from 'node:crypto';
import { createProduct } from '#contract/products/new-product.ts';
import { callerOf } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';

test('a reload keeps what was begun in every long form', async ({ page, signedIn, baseURL }) => {
  test.setTimeout(90_000);
  const user = await signedIn({ userType: 'premium' });
  const id = randomUUID();
  for (const [path, field, text] of [
    ['/produtos', 'Cole o texto do fornecedor', 'Uma garrafa'],
    ['/produtos/novo', 'Página, texto ou arquivo do produto', 'Uma garrafa'],
    ['/robos/copy', 'Descrição do produto', 'Uma garrafa'],
    ['/robos/tradutor', 'Descrição ou copy do produto', 'Uma garrafa'],
    ['/anuncio', 'Descrição ou copy do produto', 'Uma garrafa'],
    ['/review', 'Descrição do produto', 'Uma garrafa'],
    ['/robos/leitura', 'Texto em japonês', '返金'],
    ['/robos/verificador', 'Seu texto', 'Uma garrafa'],
    ['/robos/atendimento', 'Nome do cliente', '佐藤'],
    ['/loja', 'Telefone 電話番号', '+55 11 90000-0000'],
    ['/calculator', 'Fornecedor', '1234'],
    ['/calculator?aba=completa', 'Frete que você paga', '650'],
    [`/produtos/${id}?ver=pedido`, 'Resposta do seu assistente', 'Pela metade'],
  ] as const) {
    if (path.includes(id)) await callerOf(baseURL, user)(createProduct, { body: { id, name: 'Garrafa' } });
    await page.goto(path);
    const place = page.getByLabel(field, { exact: true }).first();
    await place.fill(text);
    await expect(place, path).toHaveValue(text);
    await page.reload();
    await expect.soft(place, path).toHaveValue(text);
  }
  await page.goto(`/produtos/${id}/japao`);
  const gas = page.getByRole('checkbox', { name: 'Usa gás' });
  await gas.check();
  await page.reload();
  await expect(gas).toBeChecked();
});
