import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addLessonComment } from '#contract/academy.ts';
import { updateProfile } from '#contract/account/profile.ts';
import { createAcademyModule, createLesson } from '#contract/admin/admin-academy.ts';
import { createSnippet, createSnippetModule } from '#contract/admin/admin-snippets.ts';
import { addSnippetComment } from '#contract/snippets.ts';
import { createTask, renameColumn } from '#contract/tasks.ts';
import { scriptAttacks as attacks } from '#tests/support/samples/script-attacks.ts';
import { callerOf } from '../support/accounts.ts';
import { newTag } from '../support/admin.ts';
import { expect, test } from '../support/fixtures.ts';
import { moveOn } from '../support/pages.ts';

const everything = attacks.join(' ');

/** Records every execution, in any frame and after any navigation, and every violation blocked by the policy. */
async function watch(page: Page): Promise<{ runs: string[]; stopped: string[] }> {
  const seen = { runs: [] as string[], stopped: [] as string[] };
  await page.exposeFunction('ran', () => void seen.runs.push(page.url()));
  await page.exposeFunction('stopped', (what: string) => void seen.stopped.push(`${page.url()} ${what}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: (what: string) => void = Reflect.get(window, 'stopped');
      report(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  page.on('dialog', (dialog) => {
    seen.runs.push(`dialog at ${page.url()}`);
    void dialog.dismiss();
  });
  return seen;
}

type Call = ReturnType<typeof callerOf>;

/** The same attack in every text field that an editor has. */
async function fillCatalogue(call: Call, tag: string) {
  const title = (index: number) => `${tag}-${index} ${attacks[index]}`;
  const module = await call(createAcademyModule, { body: { title: `${tag} ${attacks[1]}`, description: everything } });
  const shelf = await call(createSnippetModule, {
    body: { title: `${tag} ${attacks[1]}`, description: everything, category: 'general', icon: 'Code' },
  });
  const common = {
    description: everything,
    slug: null,
    accessType: 'free' as const,
    thumbnailUrl: null,
    videoUrl: null,
  };
  const lessons: string[] = [];
  const snippets: string[] = [];
  for (const index of attacks.keys()) {
    const lesson = { ...common, moduleId: module.id, title: title(index), content: everything, orderIndex: index };
    const times = { duration: attacks[index]?.slice(0, 60) ?? '', status: 'posted' as const, releaseDate: null };
    lessons.push((await call(createLesson, { body: { ...lesson, ...times } })).id);
    const labels = { type: attacks[0], language: attacks[1], difficulty: attacks[2] };
    const snippet = { ...common, ...labels, moduleId: shelf.id, title: title(index), content: everything };
    snippets.push((await call(createSnippet, { body: snippet })).id);
  }
  return { moduleId: module.id, shelfId: shelf.id, lessonId: lessons[0] ?? '', snippetId: snippets[0] ?? '', title };
}

test('stored text is shown as text on every page', async ({ page, baseURL, createUser, signedIn, allowProblem }) => {
  // Many pages one after another: slow on a busy machine.
  test.setTimeout(180_000);
  // Pictures of a lesson may have dead links.
  allowProblem(/404 \(/);
  // The sanitiser parses a lesson in a document that is never shown; the policy reports violations there already.
  allowProblem(/Executing inline event handler .*\/assets\/(?:shared|rules)-/);
  const tag = newTag();
  const content = await fillCatalogue(callerOf(baseURL, await createUser({ userType: 'admin' })), tag);
  const call = callerOf(baseURL, await signedIn({ userType: 'premium' }));
  await call(updateProfile, { body: { name: `${attacks[0]} ${attacks[1]}` } });
  await call(renameColumn, { params: { columnId: 'coluna2' }, body: { title: attacks[1] } });
  for (const words of attacks) {
    await call(createTask, { body: { id: randomUUID(), title: words, columnId: 'coluna1' } });
    await call(addLessonComment, { params: { lessonId: content.lessonId }, body: { content: words } });
    await call(addSnippetComment, { params: { snippetId: content.snippetId }, body: { content: words } });
  }
  const seen = await watch(page);
  const expectTexts = async (texts: readonly string[]) => {
    for (const text of texts) {
      // Some titles keep no mark that turns the direction of reading.
      await expect(page.getByText(text.split('\u202e').at(-1) ?? '').first()).toBeVisible();
    }
  };
  const titles = [...attacks.keys()].map(content.title);

  await page.goto('/tasks');
  await expectTexts(attacks);
  await moveOn(page, '/profile');
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(`${attacks[0]} ${attacks[1]}`);
  await moveOn(page, `/academy/${content.moduleId}`);
  await expectTexts(titles);
  await moveOn(page, `/academy/${content.moduleId}/${content.lessonId}`);
  const heading = page.locator('#conteudo').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(content.title(0), { timeout: 20_000 });
  await expect(page.getByRole('article').filter({ hasText: attacks[2] }).first()).toBeVisible();
  await moveOn(page, `/snippets/${content.shelfId}`);
  await expectTexts(titles);
  await moveOn(page, `/snippets?q=${tag}`);
  await expectTexts(titles.slice(0, 2));
  await moveOn(page, `/snippet/${content.snippetId}`);
  await expect(heading).toHaveText(content.title(0));
  await expect(page.locator('pre')).toContainText(attacks[7]);
  await expectTexts(attacks.slice(0, 3));
  for (const [path, title] of [
    ['/dashboard', 'Hoje é dia de Dropar, bora lá?!'],
    ['/plans', 'Planos'],
    ['/calculator', 'Calculadora'],
    ['/roadmap', 'Roadmap'],
    ['/afiliado', 'Acesso restrito'],
    ['/robos', 'Robôs'],
    ['/snippets', 'Snippets'],
  ] as const) {
    await moveOn(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  const stopped = seen.stopped.filter((what) => !what.includes(`/academy/${content.moduleId}/`));
  expect({ ...seen, stopped }).toEqual({ runs: [], stopped: [] });
});

test('text in the URL is shown as text, or not at all', async ({ page, signedIn, allowProblem, baseURL }) => {
  test.setTimeout(90_000);
  // Unknown URLs return 404.
  allowProblem(/40[04] \(/);
  const seen = await watch(page);
  const all = encodeURIComponent(everything);
  await page.goto(`/login?redirect=${all}&returnTo=${all}#error=${all}&error_code=${all}&error_description=${all}`);
  await expect(page.getByRole('main')).toBeVisible();
  for (const words of attacks) await expect(page.getByText(words)).toHaveCount(0);
  await signedIn();
  const encoded = encodeURIComponent(attacks[1]);
  for (const path of [
    `/snippets?q=${encoded}&category=${encoded}`,
    `/academy/${encoded}`,
    `/academy/${encoded}/${encoded}`,
    `/snippets/${encoded}`,
    `/snippet/${encoded}`,
    `/nada/${encoded}?x=${encoded}#${encoded}`,
    `/dashboard#${encoded}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
  }
  await page.goto(`/r/${encoded}`);
  await expect(page).toHaveURL(`${baseURL}/`);
  expect(seen).toEqual({ runs: [], stopped: [] });
  // Proves that an execution would be detected.
  await page.evaluate('ran()');
  await expect.poll(() => seen.runs.length).toBe(1);
});

test('every page and file of the site has the policy, and no page may be framed', async ({ request }) => {
  const [, script] = (await (await request.get('/login')).text()).match(/<script[^>]*\bsrc="([^"]+)"/) ?? [];
  expect(script).toMatch(/^\/assets\//);
  for (const path of ['/', '/login', '/dashboard', '/nada', '/api/docs', script ?? '/', '/robots.txt']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toContain("script-src 'self'");
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy'], path).not.toMatch(/script-src[^;]*(unsafe|\*|data:|https?:)/);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['set-cookie'], path).toBeUndefined();
  }
  for (const path of ['/', '/login', '/dashboard']) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(
      /\son\w+=|javascript:|<script(?![^>]*\bsrc=)(?![^>]*application\/(ld\+)?json)[^>]*>/i,
    );
  }
});
