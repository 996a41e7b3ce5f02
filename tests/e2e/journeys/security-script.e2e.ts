import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addLessonComment } from '#contract/academy.ts';
import { updateProfile } from '#contract/account/profile.ts';
import { createAcademyModule, createLesson } from '#contract/admin/admin-academy.ts';
import { createSnippet, createSnippetModule } from '#contract/admin/admin-snippets.ts';
import { buildPath, type CallRequest, type Endpoint, type Reply } from '#contract/base/endpoint.ts';
import { addSnippetComment } from '#contract/snippets.ts';
import { createTask, renameColumn } from '#contract/tasks.ts';
import { buildPayment, deliver } from '#tests/support/doubles/payment-webhook.ts';
import { scriptAttacks as attacks } from '#tests/support/samples/script-attacks.ts';
import type { E2eUser } from '../support/accounts.ts';
import { newTag, openPanel, openTab, row, search } from '../support/admin.ts';
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

function callerOf(baseURL: string | undefined, user: E2eUser) {
  // The sign-up reply is a session.
  const { access_token: token } = user.session as { access_token: string };
  return async <E extends Endpoint>(endpoint: E, request: CallRequest<E>): Promise<Reply<E>> => {
    // Possible members of CallRequest<E> for any endpoint.
    const { params, body } = request as unknown as { params?: Record<string, unknown>; body?: unknown };
    const reply = await fetch(`${baseURL}${buildPath(endpoint.path, params)}`, {
      method: endpoint.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${endpoint.path} answered ${reply.status}: ${await reply.text()}`);
    return reply.json();
  };
}

type Call = ReturnType<typeof callerOf>;

/** The same attack in every text field that an editor has. */
async function fillCatalogue(call: Call, tag: string, items: number = attacks.length) {
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
  for (const index of attacks.slice(0, items).keys()) {
    const lesson = { ...common, moduleId: module.id, title: title(index), content: everything, orderIndex: index };
    const times = { duration: attacks[index]?.slice(0, 60) ?? '', status: 'posted' as const, releaseDate: null };
    lessons.push((await call(createLesson, { body: { ...lesson, ...times } })).id);
    const labels = { type: attacks[0], language: attacks[1], difficulty: attacks[2] };
    const snippet = { ...common, ...labels, moduleId: shelf.id, title: title(index), content: everything };
    snippets.push((await call(createSnippet, { body: snippet })).id);
  }
  return { moduleId: module.id, shelfId: shelf.id, lessonId: lessons[0] ?? '', snippetId: snippets[0] ?? '', title };
}

test('text stored by people and editors is shown as text on every page', async ({
  page,
  baseURL,
  createUser,
  signedIn,
  allowProblem,
}) => {
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

test('text stored by people, editors and buyers is shown as text in the admin panel', async ({
  page,
  baseURL,
  signedIn,
}) => {
  test.setTimeout(180_000);
  const tag = newTag();
  const call = callerOf(baseURL, await signedIn({ userType: 'admin', name: attacks[1] }));
  const content = await fillCatalogue(call, tag, 2);
  await call(addSnippetComment, { params: { snippetId: content.snippetId }, body: { content: everything } });
  const payment = {
    ...buildPayment({ orderId: attacks[1] }),
    Customer: { full_name: attacks[1], email: `${tag}@example.com` },
    Product: { product_id: attacks[0], product_name: attacks[2] },
  };
  await deliver({ fetch: (path, init) => fetch(`${baseURL}${path}`, init) }, payment, 'token-de-teste');
  const seen = await watch(page);
  await openPanel(page);
  for (const tab of ['Módulos', 'Aulas', 'Módulos de snippets', 'Snippets'] as const) {
    await openTab(page, tab);
    await search(page, tag);
    const first = row(page, tag).first();
    await expect(first).toContainText('ran()');
    await first.getByRole('button', { name: /^Editar/ }).click();
    await expect(page.getByRole('dialog').getByLabel('Título')).toHaveValue(/ran\(\)/);
    await page.keyboard.press('Escape');
    await first.getByRole('button', { name: /^Excluir/ }).click();
    await expect(page.getByRole('alertdialog')).toContainText('ran()');
    await page.keyboard.press('Escape');
  }
  await row(page, content.title(0))
    .getByRole('button', { name: /^Comentários/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText(attacks[2]);
  await page.goto('/admin/webhook-tester');
  await page.getByLabel('Buscar nos logs').fill(tag);
  await expect(page.getByRole('region', { name: 'Logs do webhook' })).toContainText(attacks[1]);
  await page.goto('/academy');
  await expect(page.getByText(content.title(1)).first()).toBeVisible();
  expect(seen).toEqual({ runs: [], stopped: [] });
});

/** Results keep paragraphs, lists and emphasis, but nothing that runs, loads or links elsewhere. */
const intrusions = (page: Page) =>
  page
    .getByRole('main')
    .locator(
      'script, iframe, object, embed, style, img:not([alt]), [onerror], [onload], [onclick], a[href^="javascript"]',
    );

test('the answer of a model is shown as text', async ({ page, signedIn }) => {
  await signedIn({ userType: 'premium' });
  const seen = await watch(page);
  const [, word, sentence] = attacks;
  const verdict = {
    mode: 'ai',
    writer: 'model',
    facts: [{ key: 'brand', label: word, value: word, words: sentence }],
    warnings: [
      {
        code: 'fact_added',
        field: 'translation',
        excerpt: '',
        message: sentence,
        suggestion: { text: word, meaning: word },
      },
      { code: 'fact_added', field: 'descriptions', index: 0, excerpt: '', message: sentence },
    ],
    notes: [
      {
        rule: 'r',
        level: 'drop',
        law: word,
        excerpt: attacks[0],
        language: 'ja',
        reason: sentence,
        safer: { kind: 'wording', ja: word, pt: word },
      },
    ],
    sentences: [],
  };
  const answers: Record<string, unknown> = {
    'generate-ads': { descriptions: attacks.slice(0, 5), ...verdict },
    'generate-translate': {
      translation: everything,
      meta_description: everything,
      url_slug: attacks[4],
      translated_share: 1,
      ...verdict,
    },
    'generate-reviews': { reviews: attacks.slice(0, 3).map((words) => ({ nome: words, review: words })), ...verdict },
    'suggest-fields': { suggestions: [], notes: verdict.notes },
    'robot-writers': {
      copy: 'model',
      translator: 'model',
      ads: 'model',
      reviews: 'model',
      read: 'model',
      tokensLeft: null,
    },
    'read-japanese': { writer: 'model', sentences: [{ text: word, meaning: word }] },
  };
  await page.route('**/functions/v1/*', (route) =>
    route.fulfill({ json: answers[route.request().url().split('/').at(-1) ?? ''] }),
  );
  await page.goto('/anuncio');
  await page.getByLabel('Descrição ou copy do produto').fill(everything);
  await page.getByLabel('Storytelling', { exact: true }).check();
  await page.getByRole('button', { name: 'Gerar descrições' }).click();
  await expect(page.getByText('Passo 2 de 2')).toBeVisible();
  await expect(intrusions(page)).toHaveCount(0);
  await page.goto('/robos/tradutor');
  await page.getByLabel('Descrição ou copy do produto').fill(everything);
  await page.getByLabel('Formal', { exact: true }).check();
  await page.getByRole('button', { name: 'Traduzir agora' }).click();
  await expect(page.getByText('Passo 2 de 2')).toBeVisible();
  await expect(intrusions(page)).toHaveCount(0);
  await page.goto('/review');
  await page.getByLabel('Descrição do produto').fill(everything);
  await page.getByLabel('Curta', { exact: true }).check();
  await page.getByRole('button', { name: 'Gerar reviews' }).click();
  await expect(page.getByText('Passo 2 de 2')).toBeVisible();
  await expect(intrusions(page)).toHaveCount(0);
  expect(seen).toEqual({ runs: [], stopped: [] });
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

/** The redirect after sign-in stays on this site, whatever a page or person stored in the browser. */
test('the redirect after sign-in stays on this site and runs no script', async ({ page, createUser, baseURL }) => {
  test.setTimeout(90_000);
  const user = await createUser();
  const seen = await watch(page);
  // `return-to.test.ts` covers every other kind of URL.
  for (const stored of ['//evil.example/dashboard', 'javascript:ran()']) {
    await page.goto(`/login?redirect=${encodeURIComponent(stored)}&redirect_to=${encodeURIComponent(stored)}`);
    await page.evaluate((value) => localStorage.setItem('returnTo', value), stored);
    await page.getByLabel('E-mail').fill(user.email);
    await page.getByLabel('Senha', { exact: true }).fill(user.password);
    const welcomed = page.waitForResponse('**/api/dashboard');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await welcomed;
    await expect(page, stored).toHaveURL(`${baseURL}/dashboard`);
    expect(seen, stored).toEqual({ runs: [], stopped: [] });
    await page.evaluate(() => localStorage.clear());
  }
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
