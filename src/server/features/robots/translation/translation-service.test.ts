import { afterAll, describe, expect, it } from 'vitest';
import { getRobotWriters } from '#contract/robots/robot-writers.ts';
import { generateTranslate } from '#contract/robots/robots.ts';
import { readJapanese, translateWords } from '#contract/robots/translation.ts';
import { saveShop } from '#contract/shop.ts';
import { blankShop } from '#domain/shop/shop.ts';
import { startFakeTranslationServer } from '#tests/support/doubles/fake-translation-server.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const words: Record<string, string> = {
  'Garrafa <b>térmica</b> 500 ml': '<b>保温</b>ボトル 500ml',
  'Mantém quente': '温かさが続きます',
  'A &amp; B': 'AとB',
  'A <span translate="no">フタ</span> da loja': '店のふたです',
};
const service = await startFakeTranslationServer((piece, target) =>
  target === 'PT-BR' || target === 'pt'
    ? `lido: ${piece}`
    : (words[piece] ?? `訳文です${/<span.*<\/span>/.exec(piece)?.[0] ?? ''}`),
);
afterAll(() => service.close());

const settings = {
  deepl: { TRANSLATE_PROVIDER: 'deepl', TRANSLATE_API_KEY: 'chave-secreta:fx', TRANSLATE_URL: service.url },
  libretranslate: {
    TRANSLATE_PROVIDER: 'libretranslate',
    TRANSLATE_API_KEY: 'chave-secreta',
    TRANSLATE_URL: `${service.url}/`,
  },
};

describe.each(Object.entries(settings))('%s', (provider, env) => {
  const opened = createTestApp(env);
  const send = async (text: string, more: object = {}) => {
    const { api, deps } = await opened;
    return api.as(await buildUser(deps.db)).send(generateTranslate, { body: { text, tone: 'formal', ...more } });
  };

  it('translates by line, keeps markup, list marks and empty lines, and translates it back', async () => {
    service.script([{}]);
    const { status, body } = await send(
      '<p>Garrafa <b>térmica</b> 500 ml</p>\n\n<ul>\n<li>✅ Mantém quente</li>\n</ul>',
    );
    expect(status).toBe(200);
    expect(body.translation).toBe('<p><b>保温</b>ボトル 500ml</p>\n\n<ul>\n<li>✅ 温かさが続きます</li>\n</ul>');
    expect(body).toMatchObject({ writer: 'service', translated_share: 1 });
    expect(body.meta_description).toMatch(/\p{Script=Hiragana}/u);
    expect(body.warnings).not.toContainEqual(expect.objectContaining({ field: 'meta_description', code: 'too_short' }));
    expect(body.url_slug).toMatch(/^[a-z0-9-]+$/);
    expect(body.sentences.find(({ text }) => text.includes('温かさ'))?.meaning).toContain('lido:');
    const [first] = service.requests;
    expect(first?.path).toBe(provider === 'deepl' ? '/v2/translate' : '/translate');
    expect(first?.body).toMatchObject(
      provider === 'deepl'
        ? { source_lang: 'PT', target_lang: 'JA', formality: 'prefer_more', tag_handling: 'html' }
        : { source: 'pt', target: 'ja', format: 'html', api_key: 'chave-secreta' },
    );
    if (provider === 'deepl') expect(first?.headers.authorization).toBe('DeepL-Auth-Key chave-secreta:fx');
  });

  it('escapes plain text in the request and unescapes the reply', async () => {
    service.script([{}]);
    expect((await send('A & B')).body.translation).toBe('AとB');
  });

  it('uses the glossary, and warns about a lost term', async () => {
    service.script([{}, {}]);
    const glossary = [{ pt: 'Garrafinha', ja: 'マイボトル' }];
    const { body } = await send('A garrafinha da loja', { glossary });
    expect(JSON.stringify(service.requests[0]?.body)).toContain('マイボトル');
    expect(body.translation).toContain('マイボトル');
    expect(body.translation).not.toContain('span');
    const lost = (await send('Cabe no bolso\nA tampa da loja', { glossary: [{ pt: 'tampa', ja: 'フタ' }] })).body;
    expect(lost.warnings).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('glossário'), sentence: lost.sentences[1]?.text }),
    );
  });

  it("uses the glossary of the person's shop, unless the call has its own", async () => {
    const { api, deps } = await opened;
    const user = api.as(await buildUser(deps.db));
    const ask = (more: object = {}) =>
      user.send(generateTranslate, { body: { text: 'A garrafinha da loja', tone: 'formal', ...more } });
    await user.send(saveShop, { body: { ...blankShop, glossary: [{ pt: 'garrafinha', ja: 'マイボトル' }] } });
    service.script([{}, {}]);
    expect((await ask()).body.translation).toContain('マイボトル');
    expect((await ask({ glossary: [{ pt: 'garrafinha', ja: '水筒' }] })).body.translation).toContain('水筒');
  });

  it.each([
    [
      'a wrong key',
      { status: 403, raw: '{"message":"segredo"}' },
      503,
      'O serviço de tradução recusou a chave configurada.',
    ],
    ['a used-up quota', { status: 456, raw: '{}' }, 502, 'A cota do serviço de tradução acabou.'],
    [
      'a busy service',
      { status: 429, raw: '{}', headers: { 'retry-after': '0' } },
      502,
      'O serviço de tradução está com muitas solicitações.',
    ],
    [
      'a broken service',
      { status: 500, raw: '{}', headers: { 'retry-after': '0' } },
      502,
      'O serviço de tradução está fora do ar.',
    ],
    ['an unknown answer', { raw: '<html>' }, 502, 'O serviço de tradução respondeu de forma inesperada.'],
    [
      'another shape',
      { raw: '{"translations":[],"translatedText":[]}' },
      502,
      'O serviço de tradução respondeu de forma inesperada.',
    ],
  ])('reports %s', async (_, turn, status, message) => {
    service.script([turn]);
    const reply = await send('Garrafa térmica');
    expect(reply).toMatchObject({ status, body: { message } });
    expect(JSON.stringify(reply.body)).not.toMatch(/segredo|chave-secreta/);
  });

  it('keeps the lines received before a failure, and marks the others', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => `Linha ${index + 1}`);
    service.script([{}, { status: 456, raw: '{}' }]);
    const { status, body } = await send(lines.join('\n'));
    expect(status).toBe(200);
    const kept = provider === 'deepl' ? 50 : 20;
    expect(body.translation.split('\n').filter((line) => line === '訳文です')).toHaveLength(kept);
    expect(body.sentences).toContainEqual(expect.objectContaining({ source: 'Linha 60', text: '' }));
    expect(body.translated_share).toBeLessThan(1);
    expect(body.warnings).toContainEqual(
      expect.objectContaining({ code: 'untranslated', message: expect.stringContaining('A cota do serviço') }),
    );
  });

  it('cancels the request to a slow service when the person disconnects', async () => {
    service.script([{ fault: 'never' }]);
    const { api, deps } = await opened;
    const as = api.as(await buildUser(deps.db));
    const leaving = new AbortController();
    const asked = as.post(generateTranslate.path, { text: 'Garrafa', tone: 'auto' }, { signal: leaving.signal });
    await expect.poll(() => service.requests.length).toBe(1);
    leaving.abort();
    expect((await asked).status).toBe(503);
    await expect.poll(() => service.requests[0]?.closedByClient).toBe(true);
  });

  it('translates words of a sheet into Japanese', async () => {
    service.script([{}]);
    const { api, deps } = await opened;
    const as = api.as(await buildUser(deps.db));
    const { body } = await as.send(translateWords, { body: { words: ['Mantém quente', 'A & B'] } });
    expect(body.words).toEqual([
      { pt: 'Mantém quente', ja: '温かさが続きます' },
      { pt: 'A & B', ja: 'AとB' },
    ]);
  });

  it('translates any Japanese and is listed for members', async () => {
    service.script([{}]);
    const { api, deps } = await opened;
    const member = api.as(await buildUser(deps.db));
    const read = await member.send(readJapanese, { body: { text: '届きません。いつ発送しますか？' } });
    expect(read.body).toMatchObject({
      writer: 'service',
      sentences: [{ meaning: 'lido: 届きません。' }, { meaning: 'lido: いつ発送しますか？' }],
    });
    expect((await member.send(getRobotWriters, {})).body).toMatchObject({
      translator: 'service',
      read: 'service',
      copy: 'composer',
      service: provider,
      model: null,
      tokensLeft: null,
    });
  });
});
