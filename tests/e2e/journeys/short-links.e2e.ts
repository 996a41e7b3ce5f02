import { sql } from 'drizzle-orm';
import { expectAccessible } from '../support/accessibility-faults.ts';
import { signIn } from '../support/accounts.ts';
import { createLesson, createSnippet, lessonPath, rareWord } from '../support/content.ts';
import { withDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { delayRequests, refuse, toastOf } from '../support/pages.ts';

const storeLink = (slug: string, targetUrl: string) =>
  withDatabase(({ db }) =>
    db.execute(sql`insert into url_shortener (slug, target_url) values (${slug}, ${targetUrl})`),
  );

test('sharing a lesson copies one short link, which opens it', async ({ page, signedIn, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const lesson = await createLesson({ title: 'Aula a compartilhar' });
  await signedIn();
  await page.goto(lessonPath(lesson));
  const share = page.getByRole('button', { name: 'Compartilhar', exact: true });
  const copied = async () => {
    await share.click();
    await expect(toastOf(page)).toContainText('Link copiado!');
    await expect(share).toBeEnabled();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const link = await copied();
  expect(link).toMatch(new RegExp(`^${baseURL}/r/[a-z0-9]+$`));
  expect(await copied()).toBe(link);

  const release = await delayRequests(page, '**/api/short-links/*');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Redirecionando...' })).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page).toHaveURL(lessonPath(lesson));
  await expect(page.getByRole('heading', { level: 1, name: 'Aula a compartilhar' })).toBeVisible();
});

test('a visitor who follows a link signs in first and then reaches its target', async ({ page, createUser }) => {
  const snippet = await createSnippet({ title: 'Snippet partilhado' });
  const slug = rareWord();
  await storeLink(slug, `/snippet/${snippet.id}`);
  const user = await createUser();
  await page.goto(`/r/${slug}`);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Compartilharam com você o código Snippet partilhado.')).toBeVisible();
  await signIn(page, user);
  await expect(page.getByRole('heading', { level: 1, name: 'Snippet partilhado' })).toBeVisible();
});

test('a target on another site, or another short link, is not followed', async ({ page }) => {
  const requested: string[] = [];
  await page.route(/evil\.example/, (route) => {
    requested.push(route.request().url());
    return route.abort();
  });
  let target = '';
  // The database refuses such targets too; the page does not rely on that.
  await page.route('**/api/short-links/*', (route) => route.fulfill({ json: { targetUrl: target } }));
  for (target of [
    'https://evil.example/x',
    '//evil.example/x',
    'javascript:alert(1)',
    '/\\evil.example',
    '/r/abc',
    '/',
  ]) {
    await page.goto('/r/abc');
    await expect(page, target).toHaveURL('/');
    expect(requested, target).toEqual([]);
  }
});

test('every failure of sharing shows its own message', async ({ page, signedIn, context, allowProblem }) => {
  allowProblem(/40\d \(/);
  const lesson = await createLesson();
  const snippet = await createSnippet();
  const bareSnippet = await createSnippet({ slug: null });
  await signedIn();
  const share = async (address: string) => {
    await page.goto(address);
    await page.getByRole('button', { name: 'Compartilhar' }).click();
  };

  await share(`/snippet/${bareSnippet.id}`);
  await expect(toastOf(page)).toContainText('Este snippet não possui um slug configurado.');
  await refuse(page, '**/api/short-links');
  await share(lessonPath(lesson));
  await expect(toastOf(page)).toContainText('Não foi possível gerar o link de compartilhamento.');
  await page.unroute('**/api/short-links');
  await context.clearPermissions();
  await page.addInitScript(() => {
    const refuseCopy = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    Object.assign(navigator.clipboard, { write: refuseCopy, writeText: refuseCopy });
  });
  await share(`/snippet/${snippet.id}`);
  await expect(toastOf(page)).toContainText('Não foi possível copiar o link.');
});
