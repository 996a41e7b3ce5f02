import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { getRobotWriters } from '#contract/robots/robot-writers.ts';
import { generateAds, generateReviews, generateTranslate } from '#contract/robots/robots.ts';
import { readJapanese } from '#contract/robots/translation.ts';
import { createLocalTranslator } from '#server/providers/translation/local/local-translator.ts';
import { startTranslatorFilesServer } from '#tests/support/doubles/translator-files-server.ts';
import { collectEvents } from '#tests/support/robot-events.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const models = await startTranslatorFilesServer();
const folder = await mkdtemp(join(tmpdir(), 'dropar-local-'));
const program = pathToFileURL('dist/server/translator-engine.js');
const open = (name: string, over: object = {}) =>
  createLocalTranslator({ program, folder: join(folder, name), baseUrl: models.url, models: models.models, ...over });
afterAll(async () => {
  await models.close();
  await rm(folder, { recursive: true, force: true });
});

const opened = createTestApp({ TRANSLATE_PROVIDER: 'local' }, { localTranslator: open('files') });

async function member() {
  const { api, deps } = await opened;
  return api.as(await buildUser(deps.db));
}

describe('translation robot without any API key', () => {
  it('translates by sentence, aligned, with meta description and slug, and names the writer', async () => {
    const text =
      '<p>frete <b>garrafa</b></p>\n<ul>\n<li>✅ frete grátis para Japão.</li>\n</ul>\n\nfrete para Japão. frete grátis.';
    const { status, body } = await (await member()).send(generateTranslate, { body: { text, tone: 'formal' } });
    expect(status).toBe(200);
    expect(body.translation).toBe(
      '<p><b>送料ボトル</b></p>\n<ul>\n<li>✅ 送料無料へ日本。</li>\n</ul>\n\n送料へ日本。送料無料。',
    );
    expect(body).toMatchObject({ writer: 'local', mode: 'offline', translated_share: 1, url_slug: 'shipping-bottle' });
    expect(body.meta_description).toContain('送料ボトル');
    const rows = body.sentences.filter(({ field }) => field === 'translation');
    expect(rows.map(({ source, text: ja, meaning }) => [source, ja, meaning])).toEqual([
      ['frete <b>garrafa</b>', '送料ボトル', null],
      ['✅ frete grátis para Japão.', '✅ 送料無料へ日本。', null],
      ['frete para Japão.', '送料へ日本。', null],
      ['frete grátis.', '送料無料。', null],
    ]);
  });

  it('uses the glossary and the values of the sheet unchanged', async () => {
    const sheet = { brand: { value: [{ pt: 'Frete Bom' }], acceptedAt: new Date(0).toISOString() } };
    const glossary = [{ pt: 'garrafa', ja: 'マイボトル' }];
    const body = { text: 'frete para garrafa Frete Bom\ngarrafa', tone: 'auto' as const, glossary, sheet };
    const reply = await (await member()).send(generateTranslate, { body });
    expect(reply.body.translation).toBe('送料へマイボトルFrete Bom\nマイボトル');
  });

  it('translates directly from English', async () => {
    const text = 'free shipping to Japan. This is not for the bottle and you will see it.';
    const { body } = await (await member()).send(generateTranslate, { body: { text, tone: 'auto' } });
    expect(body.translation).toContain('送料無料へ日本。');
  });

  it('streams the text', async () => {
    const body = { text: 'frete grátis. '.repeat(20).trim(), tone: 'auto' };
    const reply = await (await member()).post(generateTranslate.path, body, { accept: 'text/event-stream' });
    const events = await collectEvents(reply);
    expect(events.map(({ name }) => name)).toContain('part');
    expect(events.at(-1)?.name).toBe('done');
  });

  it('translates any Japanese, and is listed for members', async () => {
    const user = await member();
    // Model files for back-translation are downloaded last: until then the reply says so.
    await expect
      .poll(async () => (await user.send(readJapanese, { body: { text: '送料無料。日本へ。' } })).body, {
        timeout: 20_000,
      })
      .toMatchObject({ writer: 'local', sentences: [{ meaning: 'frete grátis.' }, { meaning: expect.any(String) }] });
    expect((await user.send(getRobotWriters, {})).body).toMatchObject({
      translator: 'local',
      read: 'local',
      ads: 'composer',
    });
  });

  const sheet = { product_type: { value: [{ pt: 'garrafa térmica' }], acceptedAt: new Date(0).toISOString() } };

  it('translates free values of the sheet for advertisements, and marks them', async () => {
    const { status, body } = await (await member()).send(generateAds, {
      body: { text: 'garrafa', strategy: 'aida', sheet },
    });
    expect(status).toBe(200);
    expect(body.descriptions.join()).toContain('ボトル保温');
    expect(body.warnings[0]).toMatchObject({ code: 'machine_words', excerpt: 'ボトル保温' });
  });

  it('translates free values of the sheet for sample reviews, and marks them', async () => {
    const people = { count: 3, women_count: 2, men_count: 1, size: 'media', name_style: 'kanji' } as const;
    const { status, body } = await (await member()).send(generateReviews, {
      body: { product_description: 'garrafa', ...people, sheet },
    });
    expect(status).toBe(200);
    expect(body.reviews.map(({ review }) => review).join()).toContain('ボトル保温');
    expect(body.warnings[0]).toMatchObject({ code: 'machine_words', excerpt: 'ボトル保温' });
  });
});

describe('when the local translator is unavailable', () => {
  it.each([
    ['no network', { baseUrl: 'http://127.0.0.1:9', store: { firstPauseMs: 1 } }, 'não há rede para buscá-lo'],
    ['little memory', { memory: async () => 500_000_000 }, 'faltam cerca de 100 MB'],
  ])('%s: returns the reason, the text composed from the sheet, and cells to fill in', async (name, over, reason) => {
    const { api, deps } = await createTestApp({ TRANSLATE_PROVIDER: 'local' }, { localTranslator: open(name, over) });
    const user = api.as(await buildUser(deps.db));
    const { status, body } = await user.send(generateTranslate, {
      body: { text: 'Peso: 780 g\nNão vai ao forno.', tone: 'auto' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ writer: 'composer', mode: 'offline' });
    expect(body.translation).toContain('780g');
    expect(body.warnings).toContainEqual(
      expect.objectContaining({ code: 'untranslated', message: expect.stringContaining(reason) }),
    );
    expect(body.sentences).toContainEqual(expect.objectContaining({ source: 'Não vai ao forno.', text: '' }));
    const read = await user.send(readJapanese, { body: { text: '届きません。' } });
    expect(read).toMatchObject({ status: 503, body: { message: expect.stringContaining(reason) } });
  });
});
