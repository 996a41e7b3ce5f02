import { expect, it } from 'vitest';
import { writeReply } from '#contract/robots/customer-replies.ts';
import { generateAds, generateCopy, generateReviews, generateTranslate } from '#contract/robots/robots.ts';
import { readJapanese } from '#contract/robots/translation.ts';
import { createRateLimits } from '#server/http/rate-limit.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

it('limits each person to 120 generations an hour, over all robots', async () => {
  const { api, deps } = await createTestApp();
  deps.limits = createRateLimits(deps.pool);
  const [busy, calm] = [await buildUser(deps.db), await buildUser(deps.db)];
  const text = 'Caneca de cerâmica 300 ml';
  const generate = async (user: TestUser) => {
    const body = { action: 'generateNames', description: text, imageBase64: null } as const;
    return (await api.as(user).send(generateCopy, { body })).status;
  };
  await generate(busy);
  await deps.pool.query("update rate_limits set points = 119 where key like 'robots:%'");
  expect(await generate(busy)).toBe(200);
  expect(await generate(busy)).toBe(429);
  expect(await generate(calm)).toBe(200);

  const people = { count: 3, women_count: 2, men_count: 1, name_style: 'ambos' } as const;
  const reviews = { product_description: text, size: 'curta', ...people } as const;
  const { send } = api.as(busy);
  const others = [
    await send(generateTranslate, { body: { text, tone: 'auto' } }),
    await send(generateAds, { body: { text, strategy: 'auto' } }),
    await send(generateReviews, { body: reviews }),
    await send(readJapanese, { body: { text: '保温ボトル' } }),
    await send(writeReply, { body: { situation: 'delay', values: {} } }),
  ];
  expect(others.map(({ status }) => status)).toEqual([429, 429, 429, 429, 429]);
});
