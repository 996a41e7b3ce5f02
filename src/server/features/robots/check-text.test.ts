import { describe, expect, it } from 'vitest';
import { checkText } from '#contract/robots/robot-tools.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp();
const user = await buildUser(deps.db);

describe('text checker', () => {
  it('returns positions in the original text, with law, source and safer wording', async () => {
    const text = '  とても軽い。\n業界Ｎｏ．１です。';
    const { body } = await api.as(user).send(checkText, { body: { text } });
    expect(body).toMatchObject({ language: 'ja', reviewedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    const found = body.findings.find(({ rule }) => rule === 'numero-1');
    expect(text.slice(found?.start, found?.end)).toBe('Ｎｏ．１');
    expect(found?.laws[0]).toMatchObject({
      name: expect.stringContaining('Lei contra propaganda enganosa'),
      original: expect.stringContaining('景品表示法'),
    });
    expect(found?.laws[0]?.sources.length).toBeGreaterThan(0);
  });

  it('rejects visitors, an empty text and one that is too long', async () => {
    expect((await api.visitor.send(checkText, { body: { text: 'a' } })).status).toBe(401);
    expect((await api.as(user).send(checkText, { body: { text: '' } })).status).toBe(400);
    expect((await api.as(user).send(checkText, { body: { text: 'a'.repeat(8001) } })).status).toBe(400);
  });
});
