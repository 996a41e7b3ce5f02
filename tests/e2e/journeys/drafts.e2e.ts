import { randomUUID } from 'node:crypto';
import { createProduct } from '#contract/products/new-product.ts';
import { callerOf } from '../support/accounts.ts';
import { newTag, seedModule, seedSnippetModule } from '../support/admin.ts';
import { expect, test } from '../support/fixtures.ts';

test('a reload keeps what was typed in every long form', async ({ page, signedIn, baseURL }) => {
  test.setTimeout(90_000);
  const user = await signedIn({ userType: 'premium' });
  const id = randomUUID();
  const sheet = { how_to_use: { value: [{ pt: 'Lave à mão' }] }, contents: { value: [{ pt: 'Escova torta' }] } };
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
    if (path.includes(id)) await callerOf(baseURL, user)(createProduct, { body: { id, name: 'Garrafa', sheet } });
    await page.goto(path);
    const place = page.getByLabel(field, { exact: true }).first();
    await place.fill(text);
    await expect(place, path).toHaveValue(text);
    await page.reload();
    await expect.soft(place, path).toHaveValue(text);
  }
  await test.step('the answer with the missing Japanese of a sheet', async () => {
    const answer = page.getByRole('dialog').getByLabel('2. Cole a resposta');
    for (const visit of ['begun', 'kept']) {
      await page.goto(`/produtos/${id}`);
      await page.getByRole('button', { name: 'Preencher o japonês de uma vez' }).click();
      if (visit === 'begun') await answer.fill('Pela metade');
      await expect.soft(answer, visit).toHaveValue('Pela metade');
    }
  });
  await page.goto(`/produtos/${id}/japao`);
  const gas = page.getByRole('checkbox', { name: 'Usa gás' });
  await gas.check();
  await page.reload();
  await expect(gas).toBeChecked();
});

test('a reload keeps what was typed in every editor of administrators', async ({ page, signedIn, createUser }) => {
  test.setTimeout(90_000);
  await signedIn({ userType: 'admin' });
  const tag = newTag();
  const person = await createUser({ name: `Pessoa ${tag}` });
  await seedModule(`Módulo ${tag}`, [`Aula ${tag}`]);
  await seedSnippetModule(`Pasta ${tag}`, [`Snippet ${tag}`]);
  const actions = `Ações de ${person.name}`;
  for (const [address, opens, field] of [
    ['modulos', ['Novo módulo'], 'Descrição'],
    [`modulos&busca=${tag}`, [`Editar: Módulo ${tag}`], 'Descrição'],
    ['aulas', ['Nova aula'], 'Conteúdo'],
    [`aulas&busca=${tag}`, [`Editar: Aula ${tag}`], 'Conteúdo'],
    ['modulos-de-snippets', ['Novo módulo'], 'Descrição'],
    [`modulos-de-snippets&busca=${tag}`, [`Editar: Pasta ${tag}`], 'Descrição'],
    ['snippets', ['Novo snippet'], 'Código'],
    [`snippets&busca=${tag}`, [`Editar: Snippet ${tag}`], 'Código'],
    [`usuarios&busca=${person.email}`, [actions, 'Mudar plano'], 'Motivo'],
    [`usuarios&busca=${person.email}`, [actions, 'Encerrar sessões'], 'Motivo'],
    ['termos', [], 'Termos de uso'],
    ['termos', ['Política de privacidade'], 'Política de privacidade'],
  ] as const) {
    const place = page.getByRole('textbox', { name: field, exact: true });
    const path = `/admin?aba=${address}`;
    for (const visit of ['begun', 'kept']) {
      await page.goto(path);
      for (const name of opens) {
        await page
          .getByRole('button', { name, exact: true })
          .or(page.getByRole('menuitem', { name, exact: true }))
          .click();
      }
      if (visit === 'begun') await place.fill(`Pela metade, ${path}`);
      await expect.soft(place, `${path}, ${visit}`).toHaveValue(`Pela metade, ${path}`);
    }
  }
});
