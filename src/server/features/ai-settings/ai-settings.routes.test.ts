import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { exportAccount } from '#contract/account/account.ts';
import { listAdminActions } from '#contract/admin/admin-users.ts';
import { getAiSettings, saveAiSettings, testAiConnection, testModel } from '#contract/admin/ai-settings.ts';
import { getRobotWriters } from '#contract/robots/robot-writers.ts';
import { generateAds } from '#contract/robots/robots.ts';
import { connectWithoutTimeout } from '#server/db/client.ts';
import { createNotifyListener } from '#server/db/notify-listener.ts';
import { openLiveSettings } from '#server/providers/ai-settings/live-settings.ts';
import { createSecretBox } from '#server/secrets/secret-box.ts';
import { writeBackup } from '#server/tools/backup/write-backup.ts';
import { type FakeRequestBody, fieldsOf, startFakeAiServer } from '#tests/support/doubles/fake-ai-server.ts';
import { RIGHT_KEY, RIGHT_MODEL, startProviderDouble } from '#tests/support/doubles/fake-provider.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'dropar-ai-'));
const lines: string[] = [];
const log = pino({ level: 'trace' }, new Writable({ write: (chunk, _, done) => done(void lines.push(String(chunk))) }));
const { api, deps } = await createTestApp({ DATA_DIR: folder, LOG_LEVEL: 'trace', TRANSLATE_PROVIDER: '' }, { log });
const admin = api.as(await buildUser(deps.db, { userType: 'admin' }));
const double = await startProviderDouble('openai');
const elsewhere = await startProviderDouble('openai');
afterAll(async () => {
  await Promise.all([double.close(), elsewhere.close()]);
  rmSync(folder, { recursive: true });
});

const writer = { provider: 'openai', model: RIGHT_MODEL, url: double.url, allowsPrivate: true } as const;
const view = async () => (await admin.send(getAiSettings, {})).body;
const save = (body: Parameters<typeof admin.send<typeof saveAiSettings>>[1]['body']) =>
  admin.send(saveAiSettings, { body });

it('starts without any choice', async () => {
  expect(await view()).toMatchObject({
    writer: null,
    translator: null,
    tokensPerDay: { value: 300_000, isFromServer: false },
    usesJudge: false,
    readsBack: false,
    tokensToday: 0,
    failures: [],
    exams: [],
  });
});

describe('a saved model', () => {
  it('is used from then on, and replies show only the last four characters of its key', async () => {
    const { status, body } = await save({ writer: { ...writer, key: RIGHT_KEY } });
    expect(status).toBe(200);
    expect(body.writer).toMatchObject({ provider: 'openai', key: { end: '1234', opens: true }, isFromServer: false });
    const member = api.as(await buildUser(deps.db));
    expect((await member.send(getRobotWriters, {})).body).toMatchObject({ copy: 'model', model: RIGHT_MODEL });
  });

  it('its key is in no reply, log line, audit row, export, error, backup or database row', async () => {
    await save({ writer: { ...writer, key: RIGHT_KEY, model: 'sumido' } });
    const member = api.as(await buildUser(deps.db));
    const failed = await member.send(generateAds, { body: { text: 'Garrafa', strategy: 'auto' } });
    expect(failed.status).toBe(503);
    await save({ writer: { ...writer, key: RIGHT_KEY } });
    const backup = join(folder, 'backup.gz');
    const client = await connectWithoutTimeout(deps.link);
    await writeBackup(client, backup, undefined);
    await client.end();
    const rows = await deps.pool.query('select settings::text as words from ai_settings');
    const told = [
      failed.body,
      await view(),
      (await admin.send(listAdminActions, { query: {} })).body,
      await (await admin.fetch(exportAccount.path)).text(),
      rows.rows,
      gunzipSync(readFileSync(backup)).toString(),
      lines,
    ];
    expect(JSON.stringify(told)).not.toContain(RIGHT_KEY.slice(0, -4));
    expect(JSON.stringify(told)).toContain('writerKey');
    expect(await view()).toMatchObject({ failures: [{ provider: 'OpenAI', reason: 'Modelo não existe', count: 1 }] });
  });

  it('is tested with the saved key at its own server only', async () => {
    const test = (over: object) => admin.send(testAiConnection, { body: { writer: { ...writer, ...over } } });
    expect((await test({})).body.state).toBe('works');
    expect((await test({ url: elsewhere.url })).body.state).toBe('failed');
    expect(elsewhere.keys.length).toBeGreaterThan(0);
    expect(elsewhere.keys.join('')).not.toContain('sk-');
    expect((await save({ writer: { ...writer, url: elsewhere.url } })).status).toBe(400);
    expect((await view()).writer).toMatchObject({ url: double.url, key: { end: '1234' } });
  });

  it('is rejected with an invalid URL', async () => {
    for (const url of ['http://[', 'http:///']) {
      expect((await save({ writer: { ...writer, provider: 'openai-compatible', url } })).status).toBe(400);
      expect((await admin.send(testAiConnection, { body: { writer: { ...writer, url } } })).status).toBe(400);
    }
  });

  it('reports a lost master key, while everything else works', async () => {
    const secrets = createSecretBox({ ...deps.config, SECRET_KEY: 'x'.repeat(32) });
    const aiSettings = await openLiveSettings({ ...deps, secrets, listener: { subscribe: () => {} } });
    expect(aiSettings.current().ai).toBeUndefined();
    const lost = await createTestApp({}, { secrets, aiSettings });
    const other = lost.api.as(await buildUser(lost.deps.db, { userType: 'admin' }));
    expect((await other.send(getAiSettings, {})).body.writer).toMatchObject({ key: { end: '1234', opens: false } });
    const tested = await other.send(testAiConnection, { body: { writer } });
    expect(errorMessage(tested.body)).toBe('A chave guardada não abre mais. Cole de novo.');
  });

  it('takes effect on another instance after its notification', async () => {
    const listener = createNotifyListener(deps.link, log);
    const other = await openLiveSettings({ ...deps, listener });
    await listener.ready();
    await save({ tokensPerDay: 12_345 });
    await expect.poll(() => other.current().tokensPerDay, { timeout: 5_000 }).toBe(12_345);
    await listener.stop();
  });
});

describe('rejected settings', () => {
  it.each([
    [{ writer: { provider: 'openai-compatible', model: 'm' } }, 400, 'Falta o endereço.'],
    [
      { writer: { provider: 'openai-compatible', model: 'm', url: 'https://eu:senha@ia.example/v1' } },
      400,
      'O endereço não pode ter usuário e senha: use a chave.',
    ],
    [{ writer: { provider: 'google', model: '' } }, 400, 'Falta a chave e o modelo.'],
    [{ translator: { provider: 'deepl' } }, 400, 'Falta a chave.'],
    [{ translator: { provider: 'libretranslate', url: 'ftp://x' } }, 400, undefined],
  ] as const)('%o', async (body, status, message) => {
    const reply = await save(body);
    expect(reply.status).toBe(status);
    if (message) expect(errorMessage(reply.body)).toBe(message);
  });

  it('environment variables take precedence and are shown as such', async () => {
    const set = await createTestApp({ TRANSLATE_PROVIDER: 'none', AI_PROVIDER: 'offline', AI_TOKENS_PER_DAY: '7' });
    const other = set.api.as(await buildUser(set.deps.db, { userType: 'admin' }));
    expect((await other.send(getAiSettings, {})).body).toMatchObject({
      writer: { provider: 'none', isFromServer: true },
      translator: { provider: 'none', isFromServer: true },
      tokensPerDay: { value: 7, isFromServer: true },
    });
    for (const body of [{ writer }, { translator: { provider: 'local' } }, { tokensPerDay: 1 }] as const) {
      const { status, body: reply } = await other.send(saveAiSettings, { body });
      expect([status, errorMessage(reply)]).toEqual([
        409,
        'Isto está definido no servidor, por variáveis de ambiente.',
      ]);
    }
  });

  it('a key cannot be saved on an external database without SECRET_KEY', async () => {
    const secrets = createSecretBox({ ...deps.config, DATABASE_URL: 'postgres://elsewhere/db' });
    const outside = await createTestApp({}, { secrets });
    const other = outside.api.as(await buildUser(outside.deps.db, { userType: 'admin' }));
    expect((await other.send(getAiSettings, {})).body.keyRefusal).toContain('SECRET_KEY');
    const { status, body: reply } = await other.send(saveAiSettings, {
      body: { writer: { ...writer, key: RIGHT_KEY } },
    });
    expect([status, errorMessage(reply)]).toEqual([409, expect.stringContaining('SECRET_KEY')]);
  });
});

describe('model exam', async () => {
  const fake = await startFakeAiServer();
  afterAll(() => fake.close());
  const examined = await createTestApp({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: fake.url });
  const examiner = examined.api.as(await buildUser(examined.deps.db, { userType: 'admin' }));
  const runModelTest = async () => (await examiner.send(testModel, {})).body;

  it('gives good grades to good answers and measures the time', async () => {
    fake.script((request) => ({ ...goodAnswer(request), delayMs: 60 }));
    const exam = await runModelTest();
    expect(exam.secondsPerText).toBeGreaterThan(0.06);
    expect(exam.japanese).toEqual({ right: 9, of: 9 });
    expect(exam.facts.right).toBeGreaterThanOrEqual(11);
    expect(exam.inventions).toEqual([]);
    expect(exam.robots).toMatchObject({ translate: 'good', copy: 'good' });
  });

  it('gives poor grades to lost facts, inventions and the wrong language, and none without valid JSON', async () => {
    fake.script(badAnswer);
    const bad = await runModelTest();
    expect(bad.facts.right).toBeLessThan(4);
    expect(bad.robots).toMatchObject({ translate: 'bad', copy: 'bad' });
    fake.script(portugueseAnswer);
    expect((await runModelTest()).japanese.right).toBe(0);
    fake.script([{ content: 'Não sei fazer isso.' }]);
    const useless = await runModelTest();
    expect([useless.facts.right, useless.form.right]).toEqual([0, 0]);
    expect((await examiner.send(getAiSettings, {})).body.exams).toMatchObject([{ model: 'm' }, { model: 'm' }]);
  });

  it('stops when the provider fails', async () => {
    fake.script([{ status: 401, raw: '{}' }]);
    expect((await examiner.send(testModel, {})).status).toBe(503);
  });
});

/** Message of an error reply. */
const errorMessage = (body: unknown): string => (body as { message: string }).message;

const sourceOf = (request: FakeRequestBody): string => JSON.stringify(request.messages);

const META =
  'ていねいに作られた商品をご紹介します。毎日の暮らしの中で使いやすく、贈り物にもおすすめです。詳しい仕様は商品ページでご確認ください。気になる点はお気軽にお問い合わせください。';

const TRANSLATIONS: Record<string, string> = {
  'Kaze Fit 3':
    '時計「Kaze Fit 3」です。\n画面は1.85インチです。\nバッテリーは最大7日間持ちます。\n医療機器ではありません。',
  'TE24-I':
    '折りたたみテーブル、型番TE24-Iです。\n高さ70cm、幅120cmです。\n30kgまで耐えられます。\n椅子は含まれていません。',
  'Creme para': '50gのハンドクリームです。\n無香料です。\n肌にのみお使いください。\n直射日光を避けて保管してください。',
};

const COPIES: Record<string, string> = {
  'Garrafa térmica':
    'Garrafa térmica de aço inox com capacidade de 500 ml. Mantém a bebida quente por até 6 horas, no trabalho ou na rua. Não vai ao micro-ondas.',
  'Mochila escolar':
    'Mochila escolar azul-marinho com peso de 780 g. O bolso recebe um notebook de 14 polegadas. Ela não é à prova d’água.',
  'Frigideira de':
    'Frigideira de alumínio com diâmetro de 24 cm. Garantia de 1 ano contra defeitos de fabricação. Não serve para fogão de indução.',
};

const JAPANESE: Record<string, string> = {
  'Fone de ouvido': 'ワイヤレスイヤホン。バッテリーは30時間。IPX5で、水泳には使えません。',
  Luminária: '卓上ライト。消費電力は7W、入力はUSB-Cです。アダプターは別売です。',
  Toalha: '綿100％のバスタオル。サイズは70×140cmです。',
  Caneca:
    '陶器のマグカップを毎朝使っています。容量は350mlで、たっぷり飲めるのがうれしいです。電子レンジに入れられるので温め直しも楽です。食洗機には入れられません。',
  Tapete:
    '厚さ6mmのヨガマットで、膝が痛くなりにくいです。長さは183cmあるので、横になってもはみ出しません。ストラップが付いているので持ち運びも楽でした。',
  'Guarda-chuva':
    'ボタンひとつで開く折りたたみ傘です。重さは280gで、かばんに入れても気になりません。急な雨の日に何度も助けられて、買ってよかったと感じています。',
};

const pick = (table: Record<string, string>, request: FakeRequestBody): string =>
  Object.entries(table).find(([sign]) => sourceOf(request).includes(sign))?.[1] ?? '';

const answerWith = (translation: string, copy: string, japanese: string) => (request: FakeRequestBody) => {
  const fields = fieldsOf(request);
  if (fields.includes('translation'))
    return { content: { translation, meta_description: META, url_slug: 'produto-bom' } };
  if (fields.includes('copy'))
    return { content: { publico: 'Quem cozinha em casa.', persona: 'Ana, mãe de dois.', copy } };
  const list = Array.from(
    { length: 5 },
    (_, index) => `${japanese}${['', 'おすすめです。', '満足です。', '便利です。', '快適です。'][index]}`,
  );
  return { content: fields.includes('reviews') ? { reviews: list.slice(0, 3) } : { descriptions: list } };
};

const goodAnswer = (request: FakeRequestBody) =>
  answerWith(pick(TRANSLATIONS, request), pick(COPIES, request), pick(JAPANESE, request))(request);
const badAnswer = answerWith(
  'とても良い商品です。抗菌効果があります。重さは999gです。',
  'Um produto ótimo, com 999 g.',
  '重さは999gです。',
);
const portugueseAnswer = answerWith(
  'Um produto muito bom.',
  'Um produto bom.',
  'Um produto muito bom e barato para você.',
);
