import { expect, it } from 'vitest';
import { suggestFields } from '#contract/robots/suggest-fields.ts';
import { createModelApp } from '#tests/support/model-app.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const text = 'Frigideira Terra\nDiâmetro: 24 cm';

it('the model of this installation fills the sheet, only with quotes from the source', async () => {
  const { fake, api, deps } = await createModelApp();
  fake.script([{ content: { lines: ['width: 24 cm | "Diâmetro: 24 cm"', 'load: 5 kg | "aguenta 5 kg"'] } }]);
  const as = api.as(await buildUser(deps.db));
  const { body } = await as.send(suggestFields, { body: { text, withModel: true } });
  const read = body.suggestions.filter(({ by }) => by === 'model');
  expect(read.map(({ field, words }) => [field, words])).toEqual([['width', 'Diâmetro: 24 cm']]);
  expect(body.dropped).toEqual(['load: 5 kg | "aguenta 5 kg"']);
});

it('without a model, the person is sent to the own assistant', async () => {
  const { api, deps } = await createTestApp();
  const reply = await api.as(await buildUser(deps.db)).send(suggestFields, { body: { text, withModel: true } });
  expect(reply).toMatchObject({ status: 409, body: { message: expect.stringContaining('seu assistente') } });
});
