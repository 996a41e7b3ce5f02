import type { Page } from '@playwright/test';
import { createComments, createLesson, lessonPath } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

/** Each calls `ran()` if any part of it is executed, with or without the security headers. */
const attacks = [
  '`código <script>ran()</script>`',
  '<script>ran()</script>',
  '<img src="/x.png" onerror="ran()">',
  '<svg onload="ran()"><script>ran()</script></svg>',
  '<a href="javascript:ran()">clique aqui</a>',
  '[clique ali](javascript:ran())',
  '[clique lá](data:text/html,<script>ran()</script>)',
  '![figura](javascript:ran())',
  '<iframe srcdoc="<script>parent.ran()</script>"></iframe>',
  '<form action="javascript:ran()"><button>enviar</button></form>',
  '<div style="position:fixed;inset:0" onclick="ran()">capa</div>',
  '<input autofocus onfocus="ran()"><details open ontoggle="ran()">',
  '<object data="javascript:ran()"></object><embed src="javascript:ran()">',
  '<noscript><p title="</noscript><img src=x onerror=ran()>">',
  // Last, because everything after an unclosed style belongs to it.
  '<math><mtext><table><mglyph><style><img src=x onerror=ran()>',
].join('\n\n');

/** Counts every execution, also in frames; the page's own policy is disabled so that only the sanitiser protects. */
async function watchExecution(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => Object.assign(window, { runs: 0, ran: () => Reflect.set(window, 'runs', 1) }));
  return () => page.evaluate(() => Reflect.get(window, 'runs'));
}

// `security-script.e2e.ts` has the policy on.
test.use({ bypassCSP: true });

test('a script stored in a lesson never runs', async ({ page, signedIn, createUser, allowProblem }) => {
  allowProblem(/404 \(/);
  const lesson = await createLesson({
    title: '<img src="/t.png" onerror="ran()"> Aula',
    description: attacks,
    content: attacks,
  });
  const author = await createUser();
  await createComments('lesson', lesson.id, author.id, [attacks], '<img src="/n.png" onerror="ran()"> Nome');
  await signedIn({ name: '<img src="/u.png" onerror="ran()"> Usuária' });
  const runs = await watchExecution(page);
  await page.goto(lessonPath(lesson));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<img src="/t.png" onerror="ran()"> Aula');
  await expect(page.getByRole('article')).toContainText('<script>ran()</script>');
  await expect(page.getByRole('article')).toContainText('<img src="/n.png" onerror="ran()"> Nome');
  const rich = page.locator('.rich');
  await expect(rich).toHaveCount(2);
  for (const word of ['clique aqui', 'clique ali', 'clique lá', 'capa']) {
    for (const found of await rich.getByText(word).all()) await found.click({ force: true });
  }
  await expect(
    rich.locator('script, style, iframe, form, button, object, embed, svg, math, details, [style]'),
  ).toHaveCount(0);
  await expect(rich.locator('[onerror], [onload], [onclick], [onfocus], [id], [name]')).toHaveCount(0);
  await expect(rich.locator('[href^="javascript"], [href^="data"], [src^="javascript"]')).toHaveCount(0);
  await expect(rich.locator('code').first()).toHaveText('código <script>ran()</script>');
  await expect(page).toHaveURL(lessonPath(lesson));
  expect(await runs()).toBe(0);
});

test('Markdown becomes headings, lists, tables, code and safe links', async ({ page, signedIn, baseURL }) => {
  const content = [
    '# Título do texto',
    'Uma linha\ne outra, com **força**, `código` e [um site](https://example.com/a) ou [a calculadora](/calculator).',
    '| Coluna | Valor |\n| --- | ---: |\n| a | 1 |',
    '- [x] feito\n- [ ] a fazer',
    '3. três\n4. quatro',
    '```js\nconst a = 1 < 2;\n```',
    '> citação',
  ].join('\n\n');
  const lesson = await createLesson({ content, description: 'Descrição com *ênfase*.' });
  await signedIn();
  await page.goto(lessonPath(lesson));
  const rich = page.locator('.rich').last();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(rich.getByRole('heading', { level: 2, name: 'Título do texto' })).toBeVisible();
  await expect(rich.getByRole('cell', { name: '1' })).toHaveCSS('text-align', 'right');
  await expect(rich.locator('.eye')).toHaveCount(2);
  await expect(rich.locator('ol')).toHaveAttribute('start', '3');
  await expect(rich.locator('pre')).toHaveText('const a = 1 < 2;');
  await expect(rich.locator('p').first().locator('br')).toHaveCount(1);
  const outside = rich.getByRole('link', { name: 'um site' });
  await expect(outside).toHaveAttribute('target', '_blank');
  await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
  const inside = rich.getByRole('link', { name: 'a calculadora' });
  await expect(inside).not.toHaveAttribute('target');
  // A mark on this document: a reloaded page would not have it.
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await inside.click();
  await expect(page).toHaveURL(`${baseURL}/calculator`);
  await expect(page.getByRole('heading', { level: 1, name: 'Calculadora' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  await page.goBack();
  await expect(rich).toBeVisible();
});
