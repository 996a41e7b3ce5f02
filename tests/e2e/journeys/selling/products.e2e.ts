import { readFile } from 'node:fs/promises';
import { expect as expectSoon, test } from '../../support/fixtures.ts';

// A long journey: allows slow replies on a busy machine.
const expect = expectSoon.configure({ timeout: 20_000 });

const messy = `***PROMOÇÃO*** garrafa termica Mizu!! 500ml
aço inoxidável 316 , mantém quente por 12 horas
Peso 210g.. cores: preto, branco, verde matcha
não vaza`;

test('from a raw text to texts and tasks of a product, which are kept, found, exported and brought back', async ({
  page,
  signedIn,
}) => {
  test.setTimeout(120_000);
  await signedIn({ userType: 'premium' });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const ads = page.getByRole('link', { name: '5 descrições, PAS', exact: true });

  await test.step('the pasted text is kept over a reload and becomes a product with its sheet', async () => {
    await page.goto('/produtos');
    await page.getByLabel('Cole o texto do fornecedor').fill(messy);
    await page.reload();
    await expect(page.getByLabel('Cole o texto do fornecedor')).toHaveValue(messy);
    await button('Criar produto').click();
    await expect(page).toHaveURL(/\/produtos\/[\da-f-]{36}\?ver=texto$/);
    await button(/^Aceitar as \d+/).click();
    await page.getByRole('link', { name: /^(?:Depois|Ver a ficha)$/ }).click();
    await page.getByText('Nome, endereço, situação e texto do fornecedor').click();
    await page.getByLabel('Nome em português').fill('Garrafa Mizu');
    await page.getByLabel('Nome em japonês').fill('ステンレスボトル');
    const saved = page.waitForResponse((reply) => reply.request().postData()?.includes('ステンレス') === true);
    await page.keyboard.press('Tab');
    expect((await saved).status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Garrafa Mizu' })).toBeVisible();
  });
  const productUrl = page.url().replace(/\?.*/, '');

  await test.step('advertisements from the menu of the product, edited', async () => {
    await button('Escrever texto').click();
    await page.getByRole('menuitem', { name: 'Anúncios Creator' }).click();
    await page.getByRole('radio', { name: 'PAS', exact: true }).check();
    await button('Gerar descrições').click();
    await button(/^Editar/)
      .first()
      .click();
    const saved = page.waitForResponse((reply) => reply.request().postData()?.includes('手直し') === true);
    await page.getByRole('textbox').first().fill('手直しした説明です。');
    await button('Salvar texto').click();
    expect((await saved).status()).toBe(200);
    await page.reload();
    await expect(page.getByText('手直しした説明です。').first()).toBeVisible();
    await page.getByRole('link', { name: 'Salvo no produto' }).click();
  });

  await test.step('a task of the product', async () => {
    const tasks = page.getByRole('region', { name: 'Tarefas' });
    await tasks.getByRole('button', { name: 'Nova Tarefa deste produto' }).click();
    await page.keyboard.type('Pedir amostra');
    await page.keyboard.press('Enter');
    await expect(tasks.getByText('Pedir amostra')).toBeVisible();
  });

  await test.step('the text is starred, deleted and restored; a changed sheet marks it', async () => {
    await button(/^Favorito: 5 descrições/).click();
    await button('Mais ações: 5 descrições').click();
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    await expect(ads).toBeHidden();
    await button('Desfazer').click();
    await expect(ads).toBeVisible();
    await page.reload();
    await expect(button(/^Favorito: 5 descrições/)).toHaveAttribute('aria-pressed', 'true');
    await button('Editar Peso').click();
    await page.getByRole('textbox', { name: 'Peso', exact: true }).fill('250');
    await page.keyboard.press('Enter');
    await expect(page.getByText('A ficha mudou depois deste texto')).toHaveCount(1);
  });

  await test.step('found by the words of a text and by the Japanese name, then exported', async () => {
    await page.goto('/produtos');
    const search = page.getByRole('searchbox', { name: 'Buscar em produtos e textos' });
    await search.fill('手直し');
    await expect(ads).toBeVisible();
    const answered = page.waitForResponse((reply) => decodeURI(reply.url()).endsWith('/api/products?text=ボトル'));
    await search.fill('ボトル');
    await answered;
    await expect(search).toBeFocused();
    await page.getByRole('link', { name: /Garrafa Mizu/ }).click();
    await button('Exportar').click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /Todos os textos.*\.csv/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('dropar-garrafa-mizu.csv');
    expect(await readFile(await download.path(), 'utf8')).toContain('手直しした説明です。');
  });

  await test.step('an old text opens in its robot, with its versions', async () => {
    await page.goto(productUrl);
    await ads.click();
    await button('Versões anteriores').click();
    await button(/^Usar a versão/)
      .first()
      .click();
    await expect(page.getByText('手直しした説明です。')).toBeHidden();
  });
});
