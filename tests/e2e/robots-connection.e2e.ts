import { expect, test } from './support/fixtures.ts';
import { hold } from './support/pages.ts';
import { description, robotCalls } from './support/robot-calls.ts';

/** The robots without a model, when the connection to our own server is slow, breaks, or is no longer wanted. */
for (const call of robotCalls) {
  test(`${call.name}: a broken connection is told, loses nothing, and may be tried again`, async ({
    page,
    context,
    signedIn,
    allowProblem,
  }) => {
    allowProblem(/ERR_INTERNET_DISCONNECTED/);
    await signedIn();
    await call.prepare(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: call.button }).click();
    await expect(page.locator('.toast')).toContainText(call.failure);
    if (call.inlineFailure) {
      await expect(page.getByText(`${call.inlineFailure}Sem conexão com o servidor. Tente novamente.`)).toBeVisible();
    }
    if (call.field) await expect(page.getByLabel(call.field)).toHaveValue(description);
    await context.setOffline(false);
    await page.getByRole('button', { name: call.button }).click();
    await expect(page.getByText(call.nextStep)).toBeVisible();
  });

  test(`${call.name}: a slow connection is waited for, without an estimate that nobody has, and the answer arrives`, async ({
    page,
    signedIn,
  }) => {
    await signedIn();
    await call.prepare(page);
    const release = await hold(page, '**/functions/v1/**');
    await page.getByRole('button', { name: call.button }).click();
    await expect(page.getByRole('button', { name: call.busyButton })).toBeDisabled();
    await expect(page.getByRole('timer')).toBeHidden();
    release();
    await expect(page.getByText(call.nextStep)).toBeVisible();
  });

  test(`${call.name}: leaving the page gives the request up`, async ({ page, signedIn }) => {
    await signedIn();
    await call.prepare(page);
    const release = await hold(page, '**/functions/v1/**');
    const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('/functions/v1/'));
    await page.getByRole('button', { name: call.button }).click();
    await expect(page.getByRole('button', { name: call.busyButton })).toBeDisabled();
    await page.getByRole('link', { name: 'Voltar' }).click();
    expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED');
    await expect(page.locator('.toast')).toBeHidden();
    release();
  });
}
