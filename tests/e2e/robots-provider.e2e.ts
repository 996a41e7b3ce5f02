import type { Page } from '@playwright/test';
import type { FakeTurn } from '#tests/support/fake-ai-server.ts';
import { expect } from './support/fixtures.ts';
import { type ModelServer, test } from './support/model-server.ts';
import { expectCountdown, modelNames, type RobotCall, robotCalls } from './support/robot-calls.ts';

/** The robots with a model behind them: every call succeeds, fails, is slow, is given up. */

/** Turns for that call; what comes before it on the same screen is answered well. */
function script({ fake }: ModelServer, call: RobotCall, turns: FakeTurn[]): void {
  const queue = [...turns];
  fake.script((request) => {
    const isThis = call.key in (request.response_format?.json_schema?.schema.properties ?? {});
    if (!isThis) return { content: { names: modelNames } };
    return (queue.length > 1 ? queue.shift() : queue[0]) ?? { content: call.answer };
  });
}

async function expectAnswer(page: Page, call: RobotCall): Promise<void> {
  await expect(page.getByText(call.nextStep)).toBeVisible();
  await call.expectShown(page);
}

for (const call of robotCalls) {
  test(`${call.name}: what the model says is what the screen shows`, async ({ page, model }) => {
    script(model, call, [{ content: call.answer }]);
    await call.prepare(page);
    await page.getByRole('button', { name: call.button }).click();
    await expectAnswer(page, call);
    await expect(page.getByText('Modo offline')).toBeHidden();
  });

  test(`${call.name}: a failure is told, keeps what was typed, and may be tried again`, async ({
    page,
    model,
    allowProblem,
  }) => {
    allowProblem(/status of 503/);
    script(model, call, [{ status: 401, raw: '{}' }, { content: call.answer }]);
    await call.prepare(page);
    await page.getByRole('button', { name: call.button }).click();
    await expect(page.locator('.toast')).toContainText(call.failure);
    if (call.inlineFailure) {
      await expect(page.getByText(`${call.inlineFailure}O provedor de IA recusou a chave configurada.`)).toBeVisible();
    }
    await expect(page.getByText('Modo offline')).toBeHidden();
    await page.getByRole('button', { name: call.button }).click();
    await expectAnswer(page, call);
  });

  test(`${call.name}: a slow answer is counted down, leaves the screen usable, and arrives`, async ({
    page,
    model,
  }) => {
    await page.clock.install();
    let release = () => {};
    const after = new Promise<void>((resolve) => {
      release = resolve;
    });
    script(model, call, [{ content: call.answer, after }]);
    await call.prepare(page);
    await expectCountdown(page, call);

    // What is changed meanwhile is for the next time: the result belongs to what was asked.
    if (call.field) await page.getByLabel(call.field).fill('Outro produto');
    if (call.name !== 'names') await page.getByRole('radio').last().check();
    release();
    await expectAnswer(page, call);
    expect(model.fake.requests).toHaveLength(call.name === 'copy' ? 2 : 1);
  });

  test(`${call.name}: leaving the page gives the answer up`, async ({ page, model }) => {
    script(model, call, [{ fault: 'never' }]);
    await call.prepare(page);
    await page.getByRole('button', { name: call.button }).click();
    const asked = call.name === 'copy' ? 2 : 1;
    await expect.poll(() => model.fake.requests.length).toBe(asked);
    await page.getByRole('link', { name: 'Voltar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Robôs' })).toBeVisible();
    await expect.poll(() => model.fake.requests[asked - 1]?.closedByClient).toBe(true);
    await expect(page.locator('.toast')).toBeHidden();
  });
}

test('closing the tab gives the answer up', async ({ page, model }) => {
  model.fake.script([{ fault: 'never' }]);
  const [names] = robotCalls;
  await names?.prepare(page);
  await page.getByRole('button', { name: 'Analisar' }).click();
  await expect.poll(() => model.fake.requests.length).toBe(1);
  await page.close();
  await expect.poll(() => model.fake.requests[0]?.closedByClient).toBe(true);
});

test('markup in an answer stays text', async ({ page, model }) => {
  const hostile = 'Garrafa &lt;img src=x onerror="document.title=1"&gt;';
  model.fake.script([{ content: { names: [hostile, 'Garrafa Dois', 'Garrafa Três'] } }]);
  await page.goto('/robos/copy');
  await page.getByLabel('Descrição do produto').fill('Garrafa térmica');
  await page.getByRole('button', { name: 'Analisar' }).click();
  await page.getByRole('combobox', { name: 'Nome do produto' }).click();
  await expect(page.getByRole('option').first()).toHaveText(hostile);
  await expect(page.locator('img[src=x]')).toHaveCount(0);
});
