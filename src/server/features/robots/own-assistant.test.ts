import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createProduct } from '#contract/products/new-product.ts';
import { getProduct, updateProduct } from '#contract/products/products.ts';
import { adoptPageAnswer } from '#contract/products/publishing.ts';
import { checkAnswer, checkPageAnswer, getPrompt } from '#contract/robots/own-assistant.ts';
import { suggestFields } from '#contract/robots/suggest-fields.ts';
import { editText, getText } from '#contract/robots/texts.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp();
const user = await buildUser(deps.db, { userType: 'premium' });
const as = api.as(user);

const source = 'Frigideira Terra\nDiâmetro: 24 cm\nPeso: 780 g\nObs pro redator: não colocar o preço';
const build = async () => (await as.send(createProduct, { body: { id: randomUUID(), name: 'Terra', source } })).body.id;

it('returns suggestions from the text, without accepted or dismissed ones', async () => {
  const productId = await build();
  const ask = async () => (await as.send(suggestFields, { body: { productId } })).body.suggestions;
  const first = await ask();
  expect(first.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['product_type', 'diameter', 'weight', 'writer_notes']),
  );
  const [diameter, weight] = ['diameter', 'weight'].map((field) => first.find((one) => one.field === field));
  const sheet = { diameter: { value: [...(diameter?.value ?? [])] } };
  await as.send(updateProduct, { params: { productId }, body: { sheet, dismiss: [weight?.id ?? ''] } });
  expect((await ask()).map(({ field }) => field)).not.toEqual(expect.arrayContaining(['diameter', 'weight']));
});

it('accepts an assistant’s lines only with a quote from the source, and saves them', async () => {
  const productId = await build();
  const answer =
    'Claro!\n- width: 24 cm | "Diâmetro: 24 cm"\n- load: 5 kg | "aguenta 5 kg"\nheight: 30 cm | "Diâmetro: 24 cm"';
  const { suggestions } = (await as.send(suggestFields, { body: { productId, answer } })).body;
  const read = suggestions.filter(({ by }) => by === 'assistant');
  expect(read.map(({ field, words }) => [field, words])).toEqual([['width', 'Diâmetro: 24 cm']]);
  const again = (await as.send(suggestFields, { body: { productId } })).body.suggestions;
  expect(again.map(({ id }) => id)).toContain(read[0]?.id);
});

it('returns the fields that match the selected words', async () => {
  const { body } = await as.send(suggestFields, { body: { text: source, words: '780 g' } });
  expect(body.suggestions.map(({ field }) => field)).toContain('weight');
});

it('returns a prompt with the accepted fields, without the private notes', async () => {
  const productId = await build();
  const sheet = { diameter: { value: [{ amount: { number: 24, unit: 'cm' } }] } };
  await as.send(updateProduct, { params: { productId }, body: { sheet, notes: 'margem secreta' } });
  const body = { robot: 'ads' as const, text: source, strategy: 'aida' as const, productId };
  const { prompt } = (await as.send(getPrompt, { body })).body;
  expect(prompt).toContain('Diâmetro: 24 cm');
  expect(prompt).not.toContain('margem secreta');
});

it('checks a pasted answer, saves it like a generation, and reports missing parts', async () => {
  const request = { robot: 'copy' as const, description: source, chosenName: 'Terra', chosenModel: 'PAS' as const };
  const textId = randomUUID();
  const copy = `A frigideira Terra tem 24 cm de diâmetro e pesa 980 g. ${'Ela serve para o dia a dia da cozinha. '.repeat(4)}`;
  const answer = `Aqui está!\n\n**Público-alvo**\nPessoas que cozinham em casa no Japão e procuram uma panela leve.\n\n**Persona**\nYuki, 34 anos, mora em Osaka e cozinha toda noite depois do trabalho.\n\n**Copy Gerada**\n${copy}`;
  const { body } = await as.send(checkAnswer, { body: { request, answer, textId } });
  expect(body).toMatchObject({ writer: 'pasted', mode: 'ai', kept: true, copy: expect.stringContaining('24 cm') });
  expect(body.warnings).toContainEqual(
    expect.objectContaining({ field: 'copy', excerpt: expect.stringContaining('980') }),
  );
  const kept = await as.send(getText, { params: { textId } });
  expect(kept.body).toMatchObject({ writer: 'pasted', robot: 'copy' });
  const named = { ...request, chosenName: 'Frigideira Komori' };
  const { body: own } = await as.send(checkAnswer, {
    body: { request: named, answer: answer.replaceAll('Terra', 'Komori') },
  });
  expect(own.warnings.filter(({ excerpt }) => excerpt.includes('Komori'))).toEqual([]);
  const twice = await as.send(checkAnswer, { body: { request, answer: `${answer}\n\n# Versão 2\n${answer}` } });
  expect(twice.body.warnings).toContainEqual(
    expect.objectContaining({ code: 'answer_partial', message: 'Vieram duas versões: ficou a primeira.' }),
  );
  const refused = await as.send(checkAnswer, { body: { request, answer: 'Persona\nYuki, de Osaka.' } });
  expect(refused).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(/^Faltou na resposta: .*Copy/) },
  });
});

it('lists what the source denies, and stores the list and its ticks with the text', async () => {
  const textId = randomUUID();
  const text = 'Frigideira Terra de ferro. Não vai ao forno.';
  const meta = '毎日使えるフライパンです。'.repeat(6);
  const answer = `## Tradução\n鉄製フライパン Terra です。オーブンには対応していません。\n## Meta descrição\n${meta}\n## Identificador de URL\nterra`;
  const request = { robot: 'translate' as const, text, tone: 'auto' as const };
  const { body } = await as.send(checkAnswer, { body: { request, answer, textId } });
  expect(body.toConfirm).toEqual(['Não vai ao forno.']);
  const { output, warnings } = (await as.send(getText, { params: { textId } })).body;
  expect(output.toConfirm).toEqual(body.toConfirm);
  const settled = [{ code: 'to_confirm', sentence: 'Não vai ao forno.\nオーブンには対応していません。' }];
  const edit = { output: { ...output, settled }, warnings, amends: true };
  await as.send(editText, { params: { textId }, body: edit });
  expect((await as.send(getText, { params: { textId } })).body.output).toMatchObject({
    settled,
    toConfirm: body.toConfirm,
  });
});

it('returns and stores at most the maximum text length, whatever is pasted', async () => {
  const text = 'Panela leve de ferro para o dia a dia em casa. '.repeat(160);
  const meta = '毎日使えるフライパンです。'.repeat(8);
  const answer = `## Tradução\n${'最高。'.repeat(5_000)}\n## Meta descrição\n${meta}\n## Identificador de URL\nfrigideira`;
  const { status, body } = await as.send(checkAnswer, {
    body: { request: { robot: 'translate', text, tone: 'auto' }, answer, textId: randomUUID() },
  });
  expect(status).toBe(200);
  expect(body.sentences).toHaveLength(1_000);
  expect(body.notes.length).toBeLessThanOrEqual(200);
  expect(JSON.stringify(body).length).toBeLessThan(400_000);
});

it('requests the whole page of a product at once, and saves its texts like those of the robots', async () => {
  const productId = await build();
  const sheet = {
    diameter: { value: [{ amount: { number: 24, unit: 'cm' } }] },
    weight: { value: [{ amount: { number: 780, unit: 'g' } }] },
    warnings: { value: [{ pt: 'Não lavar com esponja de aço' }] },
  };
  await as.send(updateProduct, { params: { productId }, body: { sheet } });
  const { prompt } = (await as.send(getPrompt, { body: { robot: 'page', productId } })).body;
  expect(prompt).toContain('Diâmetro: 24 cm → 直径：24cm');
  expect(prompt).toContain('## Nome em japonês');
  expect(prompt).toContain('1. Não lavar com esponja de aço');
  expect(prompt).not.toContain('margem');
  const [copyId, translationId] = [randomUUID(), randomUUID()];
  const answer = `Claro!

**Público-alvo:** Pessoas que cozinham em casa no Japão e procuram uma panela leve.

**Persona:** Yuki, 34 anos, mora em Osaka e cozinha toda noite depois do trabalho.

**Copy:**
A frigideira Terra tem 24 cm de diâmetro. Ela pesa 780 g e serve para o dia a dia da cozinha.

**Tradução:**
フライパンTerraは直径24cmです。重さは870gで、毎日の料理に使えます。

**Meta descrição:** 直径24cmのフライパンTerraです。重さは780gで、毎日の料理に使いやすいサイズです。朝食から夕食まで、ご家庭のキッチンで気軽に使えるフライパンをお届けします。
**URL:** terra-frying-pan
**Nome em japonês:** フライパン Terra 28cm
**Benefício em japonês:** 毎日の料理を軽やかにするフライパンです。
**O que o nome diz:** Frigideira Terra 28 cm
**O que a meta descrição diz:** É a frigideira Terra de 24 cm. Pesa 780 g e é fácil de usar. Do café ao jantar.
**Termos da ficha:**
1. Não lavar com esponja de aço → 金属たわしで洗わないでください`;
  const body = { productId, answer, copyId, translationId };
  const checked = (await as.send(checkPageAnswer, { body })).body;
  expect(checked).toMatchObject({
    nameJa: 'フライパン Terra 28cm',
    slug: 'terra-frying-pan',
    benefitJa: '毎日の料理を軽やかにするフライパンです。',
    meanings: { name: 'Frigideira Terra 28 cm', benefit: '' },
    terms: [{ pt: 'Não lavar com esponja de aço', ja: '金属たわしで洗わないでください' }],
    kept: true,
  });
  expect(checked.warnings.translation).toContainEqual(
    expect.objectContaining({ field: 'translation', excerpt: expect.stringContaining('870') }),
  );
  expect(checked.warnings.lines).toContainEqual(expect.objectContaining({ excerpt: expect.stringContaining('28') }));
  expect((await as.send(getText, { params: { textId: copyId } })).body).toMatchObject({ robot: 'copy', productId });
  const kept = (await as.send(getText, { params: { textId: translationId } })).body;
  expect(kept).toMatchObject({ robot: 'translate', writer: 'pasted', productId });
  expect(kept.input.text).toContain('780 g');
  expect(
    kept.output.sentences.filter(({ field }) => field === 'meta_description').map(({ meaning }) => meaning),
  ).toEqual(['É a frigideira Terra de 24 cm.', 'Pesa 780 g e é fácil de usar.', 'Do café ao jantar.']);
  const { nameJa, benefitJa, slug, terms } = checked;
  const taken = { nameJa, slug, terms, benefit: benefitJa, textId: translationId };
  expect((await as.send(adoptPageAnswer, { params: { productId }, body: taken })).body).toMatchObject({
    nameJa,
    slug,
    sheet: { warnings: { value: [terms[0]] } },
    steps: { texts: 'full', shop: 'half' },
  });
  expect((await as.send(getText, { params: { textId: translationId } })).body.sheetChanged).toBe(false);
  const cut = await as.send(checkPageAnswer, { body: { ...body, answer: answer.slice(0, answer.indexOf('**URL')) } });
  expect(cut).toMatchObject({
    status: 400,
    body: {
      message: 'Faltou na resposta: Identificador de URL, Nome em japonês, Benefício em japonês.',
    },
  });
  const stranger = api.as(await buildUser(deps.db));
  expect((await stranger.send(checkPageAnswer, { body })).status).toBe(404);
  expect((await stranger.send(getPrompt, { body: { robot: 'page', productId } })).status).toBe(404);
});

it('rejects access to another person’s product', async () => {
  const productId = await build();
  const stranger = api.as(await buildUser(deps.db));
  expect((await stranger.send(suggestFields, { body: { productId } })).status).toBe(404);
  const body = { robot: 'ads' as const, text: source, strategy: 'aida' as const, productId };
  expect((await stranger.send(getPrompt, { body })).status).toBe(404);
  expect(
    (
      await stranger.send(checkAnswer, {
        body: { request: body, answer: '1. 直径24cmです。\n2. 軽いです。\n3. 使いやすいです。' },
      })
    ).status,
  ).toBe(404);
  expect((await as.send(getProduct, { params: { productId } })).status).toBe(200);
});

it('the request for a second look has every numbered sentence, and no private remarks of the seller', async () => {
  const source = 'Garrafa de 500 ml. Não lavar na máquina.\nCusto do fornecedor: 4,2 yuan.';
  const sentences = [{ field: 'translation', source: 'Garrafa de 500 ml.', text: '500mlのボトル。' }];
  const facts = ['Capacidade: 500 ml'];
  const body = { robot: 'second_look', source, facts, sentences, first: 1, isWhole: true } as const;
  const { prompt } = (await as.send(getPrompt, { body })).body;
  expect(prompt).toMatch(/: origem>>\nGarrafa de 500 ml\. Não lavar na máquina\.\s*<<fim/);
  expect(prompt).toMatch(/: fatos aceitos>>\nCapacidade: 500 ml\n<<fim/);
  expect(prompt).toMatch(
    /: frase 1>>\nGarrafa de 500 ml\.\n→ 500mlのボトル。\n<<fim [\s\S]*uma para cada frase de 1 a 1,/,
  );
  expect(prompt).not.toContain('yuan');
});
