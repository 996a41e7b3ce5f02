import {
  choose,
  confirmDeletion,
  dialog,
  expectToast,
  newTag,
  openPanel,
  readRow,
  row,
  search,
  seedModule,
} from '../../support/admin.ts';
import { expect, test } from '../../support/fixtures.ts';
import { expectNoSidewaysScroll } from '../../support/page-fits.ts';

test('a lesson is created with all its fields, changed and deleted', async ({ page, signedIn }) => {
  const tag = newTag();
  const module = await seedModule(`Módulo ${tag}`);
  await signedIn({ userType: 'admin' });
  await openPanel(page, 'Aulas');
  await page.getByRole('button', { name: 'Nova aula' }).click();
  const editor = dialog(page, 'Nova aula');
  await editor.getByLabel('Título').fill(`Preço à vista ${tag}`);
  await expect(editor.getByLabel('Slug')).toHaveAccessibleDescription(new RegExp(`preco-a-vista-${tag}`));
  await choose(editor, 'Módulo', module.title);
  await editor.getByLabel('Descrição').fill('Quanto **cobrar**.');
  await editor.getByLabel('Conteúdo').fill('## Conta\n\n- custo\n- frete');
  await editor.getByLabel('Link do vídeo').fill('https://youtu.be/dQw4w9WgXcQ');
  await editor.getByLabel('Duração').fill('15 min');
  await editor.getByLabel('Ordem').fill('sete');
  await choose(editor, 'Acesso', 'Premium');
  await editor.getByRole('button', { name: 'Salvar aula' }).click();
  await expectToast(page, 'Aula criada com sucesso!');
  expect(await readRow('academy_lessons', `Preço à vista ${tag}`)).toMatchObject({
    module_id: module.id,
    slug: `preco-a-vista-${tag}`,
    description: 'Quanto **cobrar**.',
    content: '## Conta\n\n- custo\n- frete',
    video_url: 'https://youtu.be/dQw4w9WgXcQ',
    duration: '15 min',
    order_index: 0,
    access_type: 'premium',
    status: 'posted',
    release_date: null,
  });

  await search(page, `preco a vista ${tag}`);
  await expect(row(page, tag)).toContainText(module.title);
  await page.getByRole('button', { name: `Editar: Preço à vista ${tag}` }).click();
  const again = dialog(page, 'Editar aula');
  await expect(again.getByLabel('Título')).toHaveValue(`Preço à vista ${tag}`);
  await again.getByLabel('Ordem').fill('7');
  await again.getByRole('button', { name: 'Salvar aula' }).click();
  await expectToast(page, 'Aula atualizada com sucesso!');
  await expect(row(page, tag).getByRole('cell').first()).toHaveText('7');

  await page.getByRole('button', { name: `Excluir: Preço à vista ${tag}` }).click();
  await expect(page.getByRole('alertdialog', { name: 'Excluir aula' })).toContainText('vão junto');
  await confirmDeletion(page);
  await expectToast(page, 'Aula excluída com sucesso!');
  expect(await readRow('academy_lessons', `Preço à vista ${tag}`)).toBeUndefined();
});

test('the date and position of a lesson', async ({ page, signedIn }) => {
  test.slow();
  const other = newTag();
  await seedModule(
    `Cheio ${other}`,
    ['Um', 'Dois', 'Três', 'Quatro'].map((name) => `${name} ${other}`),
  );
  await seedModule(`Vazio ${other}`);
  await signedIn({ userType: 'admin' });
  await openPanel(page, 'Aulas');
  await test.step('a scheduled lesson requires a date; publishing it clears the date', async () => {
    const tag = newTag();
    const title = `Agenda ${tag}`;
    await seedModule(`Módulo ${tag}`, [title]);
    await search(page, tag);
    const open = page.getByRole('button', { name: `Editar: ${title}` });
    await open.click();
    const editor = dialog(page, 'Editar aula');
    await choose(editor, 'Status', 'Agendada');
    await editor.getByRole('button', { name: 'Salvar aula' }).click();
    const date = editor.getByLabel('Data de publicação');
    await expect(date).toHaveAccessibleDescription('Defina a data de agendamento.');
    await expect(date).toBeFocused();
    await date.fill('2099-01-02T09:00');
    await expect(date).not.toHaveAccessibleDescription('Defina a data de agendamento.');
    await editor.getByRole('button', { name: 'Salvar aula' }).click();
    await expectToast(page, 'Aula atualizada com sucesso!');
    await expect(row(page, title)).toContainText('Agendada 02/01/2099 09:00');
    const scheduled = await readRow('academy_lessons', title);
    expect(scheduled?.release_date).toBe('2099-01-02 12:00:00+00');

    await open.click();
    await expect(date).toHaveValue('2099-01-02T09:00');
    await choose(editor, 'Status', 'Publicada');
    await expect(date).toHaveCount(0);
    await editor.getByRole('button', { name: 'Salvar aula' }).click();
    await expect(row(page, title)).toContainText('Publicada');
    expect(await readRow('academy_lessons', title)).toMatchObject({ status: 'posted', release_date: null });
  });
  await test.step('a lesson keeps its position after an abandoned new lesson; a new one goes to the end, unless a position is typed', async () => {
    await page.getByRole('button', { name: 'Nova aula' }).click();
    await choose(dialog(page, 'Nova aula'), 'Módulo', `Cheio ${other}`);
    await expect(dialog(page, 'Nova aula').getByLabel('Ordem')).toHaveValue('5');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Descartar' }).click();
    await search(page, `Um ${other}`);
    await page.getByRole('button', { name: `Editar: Um ${other}` }).click();
    const editor = dialog(page, 'Editar aula');
    await expect(editor.getByLabel('Ordem')).toHaveValue('1');
    await editor.getByLabel('Título').fill(`Primeira ${other}`);
    await editor.getByRole('button', { name: 'Salvar aula' }).click();
    // The toast of the save before may still stand.
    await expect.poll(() => readRow('academy_lessons', `Primeira ${other}`)).toMatchObject({ order_index: 1 });

    await page.getByRole('button', { name: 'Nova aula' }).click();
    const begun = dialog(page, 'Nova aula');
    await choose(begun, 'Módulo', `Cheio ${other}`);
    await expect(begun.getByLabel('Ordem')).toHaveValue('5');
    await choose(begun, 'Módulo', `Vazio ${other}`);
    await expect(begun.getByLabel('Ordem')).toHaveValue('1');
    await begun.getByLabel('Ordem').fill('9');
    await choose(begun, 'Módulo', `Cheio ${other}`);
    await begun.getByLabel('Título').fill(`Cinco ${other}`);
    await begun.getByRole('button', { name: 'Salvar aula' }).click();
    await expectToast(page, 'Aula criada com sucesso!');
    expect(await readRow('academy_lessons', `Cinco ${other}`)).toMatchObject({ order_index: 9 });
  });
});

test('the lesson editor shows missing fields, fits phones and asks before discarding', async ({ page, signedIn }) => {
  await signedIn({ userType: 'admin' });
  await page.setViewportSize({ width: 360, height: 800 });
  await openPanel(page, 'Aulas');
  await page.getByRole('button', { name: 'Nova aula' }).click();
  const editor = dialog(page, 'Nova aula');
  await editor.getByRole('button', { name: 'Salvar aula' }).click();
  await expect(editor.getByLabel('Título')).toHaveAccessibleDescription('Informe o título.');
  await expect(editor.getByLabel('Módulo')).toHaveAccessibleDescription('Escolha o módulo.');
  const width = await editor.evaluate((element) => element.getBoundingClientRect().right);
  expect(width).toBeLessThanOrEqual(360);
  await expectNoSidewaysScroll(page);

  await editor.getByLabel('Título').fill('Texto que não pode sumir');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Descartar alterações?' });
  await question.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(editor.getByLabel('Título')).toHaveValue('Texto que não pode sumir');
  await editor.getByRole('button', { name: 'Cancelar' }).click();
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(editor).toHaveCount(0);
});
