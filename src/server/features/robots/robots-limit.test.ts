import { expect, it } from 'vitest';
import { generateCopy } from '#contract/robots.ts';
import { createRateLimits } from '#server/http/rate-limit.ts';
import { buildUser } from '#tests/support/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

it('counts 120 generations an hour, of each person apart', async () => {
  const { api, deps } = await createTestApp();
  deps.limits = createRateLimits(deps.pool);
  const [busy, calm] = [await buildUser(deps.db), await buildUser(deps.db)];
  const generate = async (user: typeof busy) => {
    const body = { action: 'generateNames', description: 'Caneca de cerâmica 300 ml', imageBase64: null } as const;
    return (await api.as(user).send(generateCopy, { body })).status;
  };
  await generate(busy);
  await deps.pool.query("update rate_limits set points = 119 where key like 'robots:%'");
  expect(await generate(busy)).toBe(200);
  expect(await generate(busy)).toBe(429);
  expect(await generate(calm)).toBe(200);
});
