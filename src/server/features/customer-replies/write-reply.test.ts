import { describe, expect, it } from 'vitest';
import { writeReply } from '#contract/robots/customer-replies.ts';
import { promptOf } from '#tests/support/doubles/fake-ai-server.ts';
import { createModelApp } from '#tests/support/model-app.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const offline = await createTestApp();
const { fake, ...online } = await createModelApp();
const user = await buildUser(offline.deps.db);
const seller = await buildUser(online.deps.db);

const values = {
  issueSummary: 'お届けの遅れ',
  improvement: 'shipping',
  supportContact: 'loja@example.com',
};
const low = { situation: 'replyLow' as const, values };
const message = '届くのが遅すぎます。';

describe('without a model', () => {
  const as = offline.api.as(user);

  it('fills the template with its values, and gives the meaning of each line', async () => {
    const { body } = await as.send(writeReply, { body: { ...low, message } });
    expect(body).toMatchObject({ writer: 'composer', subject: null, warnings: [] });
    expect(body.lines).toHaveLength(5);
    expect(body.lines[1]).toEqual({
      ja: 'お届けの遅れにつきまして、ご期待に沿えず、誠に申し訳ございません。',
      pt: 'Pedimos desculpas por não corresponder à expectativa quanto ao atraso na entrega.',
    });
  });

  it('reports missing and invalid values', async () => {
    const empty = await as.send(writeReply, { body: { situation: 'delay', values: {} } });
    expect(empty).toMatchObject({ status: 400, body: { message: expect.stringContaining('Nome do cliente') } });
    const wrong = await as.send(writeReply, { body: { ...low, values: { ...values, improvement: 'nada' } } });
    expect(wrong).toMatchObject({ status: 400, body: { message: expect.stringContaining('escolha uma opção') } });
  });
});

describe('with a model', () => {
  const as = online.api.as(seller);
  const good = [
    'この度は貴重なご意見をお寄せいただき、ありがとうございます。',
    'お届けの遅れにつきまして、誠に申し訳ございません。',
    '発送の手配の見直しを進めております。',
    'お手数ですが、loja@example.comまでご連絡いただけますでしょうか。',
  ];

  it('answers the customer within the template, quotes the message as data, and translates it back', async () => {
    fake.script([{ content: { lines: good } }]);
    const { body } = await as.send(writeReply, { body: { ...low, message } });
    expect(body).toMatchObject({ writer: 'model', warnings: [] });
    expect(body.lines.map(({ ja }) => ja)).toEqual(good);
    expect(body.lines.every(({ pt }) => pt !== null)).toBe(true);
    expect(promptOf(fake.requests.at(-1)?.body)).toContain(message);
  });

  it('retries for a lost value or an invented number, and reports remaining faults', async () => {
    const bad = ['3日以内に返金いたします。', 'お届けの遅れをお詫び申し上げます。', '発送の手配を見直します。'];
    fake.script([{ content: { lines: bad } }]);
    const before = fake.requests.length;
    const { body } = await as.send(writeReply, { body: { ...low, message } });
    expect(fake.requests.length - before).toBe(2);
    expect(body.warnings.join(' ')).toContain('loja@example.com');
    expect(body.warnings.join(' ')).toContain('“3” não está no modelo');
  });

  it('uses the template alone when there is no customer message', async () => {
    const before = fake.requests.length;
    expect((await as.send(writeReply, { body: low })).body.writer).toBe('composer');
    expect(fake.requests).toHaveLength(before);
  });
});
