import sharp from 'sharp';
import { expectAccessible } from '../../support/accessibility-faults.ts';
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
  seedSnippetModule,
} from '../../support/admin.ts';
import { expect, test } from '../../support/fixtures.ts';
import { delayRequests } from '../../support/pages.ts';

test('a snippet module is created with an icon, changed, and deleted with its snippets', async ({ page, signedIn }) => {
  test.slow();
  await signedIn({ userType: 'admin' });
  await openPanel(page, 'Módulos de snippets');
  const tag = newTag();
  await page.getByRole('button', { name: 'Novo módulo' }).click();
  const editor = dialog(page, 'Novo módulo de snippets');
  const icons = editor.getByRole('group', { name: 'Ícone' });
  await expect(icons.getByRole('radio', { name: 'Código', exact: true })).toBeChecked();
  await editor.getByLabel('Título').fill(`Frete ${tag}`);
  await choose(editor, 'Categoria', 'Shopify');
  await icons.locator('label', { hasText: 'Caminhão' }).click();
  await icons.getByRole('radio', { name: 'Caminhão' }).press('ArrowRight');
  await expect(icons.getByRole('radio', { name: 'Cartão de crédito' })).toBeChecked();
  await icons.getByRole('radio', { name: 'Cartão de crédito' }).press('ArrowLeft');
  await editor.getByRole('button', { name: 'Salvar módulo' }).click();
  await expectToast(page, 'Módulo criado com sucesso!');
  expect(await readRow('snippet_modules', `Frete ${tag}`)).toMatchObject({ category: 'shopify', icon: 'Truck' });

  await search(page, tag);
  await expect(row(page, tag)).toContainText('Shopify');
  await page.getByRole('button', { name: `Editar: Frete ${tag}` }).click();
  await choose(dialog(page, 'Editar módulo de snippets'), 'Categoria', 'Prompts');
  await page.getByRole('button', { name: 'Salvar módulo' }).click();
  await expectToast(page, 'Módulo atualizado com sucesso!');
  await expect(row(page, tag)).toContainText('Prompts');

  await seedSnippetModule(`Cheio ${tag}`, [`Um ${tag}`]);
  await search(page, `Cheio ${tag}`);
  await page.getByRole('button', { name: `Excluir: Cheio ${tag}` }).click();
  await expect(page.getByRole('alertdialog')).toContainText('O snippet dele e todos os comentários e notas vão junto.');
  await confirmDeletion(page);
  await expectToast(page, 'Módulo excluído com sucesso!');
  expect(await readRow('snippets', `Um ${tag}`)).toBeUndefined();
});

test('a picture is uploaded with progress, shown, saved and removed', async ({ page, signedIn }) => {
  const tag = newTag();
  await seedModule(`Módulo ${tag}`, [`Aula ${tag}`]);
  const buffer = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#f04f23' } })
    .png()
    .toBuffer();
  await signedIn({ userType: 'admin' });
  await openPanel(page, 'Aulas');
  await search(page, tag);
  await page.getByRole('button', { name: `Editar: Aula ${tag}` }).click();
  const editor = dialog(page, 'Editar aula');
  const release = await delayRequests(page, '**/storage/v1/object/lesson-thumbnails');
  await editor.locator('input[type=file]').setInputFiles({ name: 'capa.png', mimeType: 'image/png', buffer });
  await expect(editor.getByRole('progressbar', { name: 'Envio da imagem' })).toBeVisible();
  await expect(editor.getByRole('button', { name: /^Enviando \d+%$/ })).toBeDisabled();
  await expect(editor.getByRole('button', { name: 'Salvar aula' })).toBeDisabled();
  release();
  const preview = editor.getByRole('img', { name: 'Prévia da imagem' });
  await expect(preview).toBeVisible();
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
  await editor.getByRole('button', { name: 'Salvar aula' }).click();
  await expectToast(page, 'Aula atualizada com sucesso!');
  const saved = await readRow('academy_lessons', `Aula ${tag}`);
  expect(saved?.thumbnail_url).toMatch(/^\/storage\/v1\/object\/public\/lesson-thumbnails\/.+\.webp$/);

  await page.getByRole('button', { name: `Editar: Aula ${tag}` }).click();
  await expect(editor.getByRole('button', { name: 'Trocar imagem' })).toBeVisible();
  await editor.getByRole('button', { name: 'Remover imagem' }).click();
  await editor.getByRole('button', { name: 'Salvar aula' }).click();
  await expect(editor).toHaveCount(0);
  expect(await readRow('academy_lessons', `Aula ${tag}`)).toMatchObject({ thumbnail_url: null });
});

test('a snippet is created and changed; a file must be a picture', async ({ page, signedIn, allowProblem }) => {
  test.slow();
  allowProblem(/4\d\d \(/);
  // The options of the panel are fetched only once.
  const tag = newTag();
  const module = await seedSnippetModule(`Módulo ${tag}`);
  await signedIn({ userType: 'admin' });
  await openPanel(page, 'Snippets');
  await test.step('a file that is not a picture is refused, whatever its name', async () => {
    await page.getByRole('button', { name: 'Novo snippet' }).click();
    const editor = dialog(page, 'Novo snippet');
    const picker = editor.locator('input[type=file]');
    await expect(picker).toHaveAttribute('accept', 'image/*');
    const buffer = Buffer.from('isto é um texto');
    await picker.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer });
    await expect(editor.getByRole('alert')).toHaveText('Envie uma imagem JPEG, PNG, WebP, GIF ou AVIF.');
    await picker.setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer });
    await expect(editor.getByRole('alert')).toHaveText('Escolha um arquivo de imagem.');
    await expect(editor.getByRole('img', { name: 'Prévia da imagem' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(editor).toHaveCount(0);
  });
  await test.step('a snippet is created with the default values and changed', async () => {
    await page.getByRole('button', { name: 'Novo snippet' }).click();
    const editor = dialog(page, 'Novo snippet');
    await editor.getByLabel('Título').fill(`Botão ${tag}`);
    await choose(editor, 'Módulo', module.title);
    await editor.getByLabel('Código').fill('  alert(1);\n');
    await editor.getByLabel('Link do vídeo').fill('ftp://algo');
    await editor.getByRole('button', { name: 'Salvar snippet' }).click();
    await expect(editor.getByLabel('Link do vídeo')).toHaveAccessibleDescription(/comece com https/);
    await editor.getByLabel('Link do vídeo').fill('');
    await editor.getByRole('button', { name: 'Salvar snippet' }).click();
    await expectToast(page, 'Snippet criado com sucesso!');
    expect(await readRow('snippets', `Botão ${tag}`)).toMatchObject({
      slug: `botao-${tag}`,
      content: '  alert(1);\n',
      type: 'script',
      language: 'javascript',
      difficulty: 'beginner',
      access_type: 'free',
      video_url: null,
    });

    await search(page, `botao ${tag}`);
    await page.getByRole('button', { name: `Editar: Botão ${tag}` }).click();
    const again = dialog(page, 'Editar snippet');
    await choose(again, 'Linguagem', 'Liquid');
    await choose(again, 'Nível', 'Avançado');
    await choose(again, 'Acesso', 'Premium');
    await again.getByRole('button', { name: 'Salvar snippet' }).click();
    await expectToast(page, 'Snippet atualizado com sucesso!');
    await expect(row(page, tag)).toContainText('liquid');
    await expect(row(page, tag)).toContainText('Premium');
    expect(await readRow('snippets', `Botão ${tag}`)).toMatchObject({ difficulty: 'advanced', slug: `botao-${tag}` });
  });
});
