import { expect, it } from 'vitest';
import { getSiteConfig } from '#contract/site-config.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp({
  AFFILIATE_URL: 'https://vendas.example.com/afiliar',
  SUPPORT_EMAIL: 'ajuda@example.com',
});

it('returns the URLs of this installation', async () => {
  const reply = await api.as(await buildUser(deps.db)).send(getSiteConfig, {});
  expect(reply.body).toMatchObject({
    affiliateUrl: 'https://vendas.example.com/afiliar',
    affiliateVideoUrl: null,
    supportEmail: 'ajuda@example.com',
  });
});
