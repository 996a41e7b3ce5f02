import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { hold } from '#tests/e2e/support/pages.ts';
import { translationCall as call, description, TRANSLATOR_FIELD } from '#tests/e2e/support/robot-calls.ts';

/** A robot without a model, with a broken or slow connection to our server, or left early. */
test('a broken connection shows an error and loses nothing, a slow one waits, and leaving cancels the request', async ({
  page,
  context,
  signedIn,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED/);
  await signedIn();
  await call.prepare(page);
  const submit = page.getByRole('button', { name: call.button });

  await test.step('broken: shows an error, and loses nothing', async () => {
    await context.setOffline(true);
    await submit.click();
    await expect(page.locator('.toast')).toContainText(call.failure);
    await expect(page.locator('.toast')).toContainText('Sem conexão com o servidor. Tente novamente.');
    await expect(page.getByLabel(TRANSLATOR_FIELD)).toHaveValue(description);
    await context.setOffline(false);
  });

  await test.step('slow: waits, without a made-up estimate', async () => {
    const release = await hold(page, '**/functions/v1/generate-*');
    await submit.click();
    await expect(page.getByRole('button', { name: call.busyButton })).toBeDisabled();
    await expect(page.getByRole('timer')).toBeHidden();
    release();
    await expect(page.getByText(call.nextStep)).toBeVisible();
  });

  await test.step('left: cancels the request without a message', async () => {
    await page.getByRole('button', { name: 'Traduzir outra' }).click();
    const release = await hold(page, '**/functions/v1/generate-*');
    const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('/functions/v1/generate-'));
    await submit.click();
    await expect(page.getByRole('button', { name: call.busyButton })).toBeDisabled();
    await page.getByRole('link', { name: 'Voltar' }).click();
    expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED');
    await expect(page.getByRole('heading', { level: 1, name: 'Robôs' })).toBeVisible();
    await expect(page.locator('.toast')).toBeHidden();
    release();
  });
});
