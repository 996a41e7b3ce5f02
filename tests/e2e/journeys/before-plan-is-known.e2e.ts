import { pageAccess } from '#tests/access/page-access-table.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { delayRequests } from '#tests/e2e/support/pages.ts';

/** Statements about a person's plan or rights. */
const OF_SOMEBODY =
  /acesso restrito|administrador|(seu|no) plano\b|plano (atual|gratuito)|incluso no|upgrade|exclusiv|liberad[oa] pela/i;
/** Statements that need the page's own reply. */
const OF_THE_REPLY = /nenhuma cobrança|aproximado|próxima cobrança em|cancelar premium/i;

/** The feature list of Premium is the same for everybody. */
const FOR_EVERYBODY = /Tudo do plano gratuito/g;

const pages = pageAccess.filter(({ visitor, route }) => visitor === 'login' && !route.includes('$'));
/** Pages that differ between a free user and an administrator. */
const ofThePlan = ['/dashboard', '/tasks', '/academy', '/snippets', '/calculator', '/plans', '/produtos'];

/** Statements that would be false for this person. */
const FALSE_OF = {
  admin: /acesso restrito|upgrade|no plano gratuito|plano atual/i,
  free: /incluso no seu plano|cancelar premium|liberado pela equipe/i,
};

test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

for (const userType of ['admin', 'free'] as const) {
  test(`no page speaks of plan or rights before they are known, to ${userType}`, async ({ page, signedIn }) => {
    test.setTimeout(120_000);
    await signedIn({ userType });
    const routes = userType === 'admin' ? pages.map(({ route }) => route) : ofThePlan;
    for (const route of routes) {
      await test.step(route, async () => {
        const releaseProfile = await delayRequests(page, '**/api/profile');
        const releaseRest = await delayRequests(page, /\/api\/(?!profile$|events)/);
        await page.goto(route, { waitUntil: 'commit' });
        const words = async () => (await page.locator('body').innerText()).replace(FOR_EVERYBODY, '');
        // The static picture of the page, or the loading screen.
        await expect(page.locator('#page-skeleton, .loading-screen').first()).toBeAttached();
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        expect.soft(await words(), `${route}: nobody is known`).not.toMatch(OF_SOMEBODY);
        expect.soft(await words(), `${route}: nothing is known`).not.toMatch(OF_THE_REPLY);
        releaseProfile();
        await expect(page.locator('#page-skeleton')).toHaveCount(0);
        await expect(page.locator('main:not(.loading-screen)')).toBeVisible();
        expect.soft(await words(), `${route}: the person is known`).not.toMatch(FALSE_OF[userType]);
        expect.soft(await words(), `${route}: its reply is not`).not.toMatch(OF_THE_REPLY);
        releaseRest();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  });
}
