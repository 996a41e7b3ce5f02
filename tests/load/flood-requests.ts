import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { buildPath } from '#contract/base/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { MAX_IMPORT_BYTES } from '#domain/accounts/export-file.ts';
import { DEFAULT_CALCULATION } from '#domain/pricing/full/calculation-inputs.ts';
import { blankListing } from '#domain/publishing/listing.ts';
import { blankShop } from '#domain/shop/shop.ts';

export type FloodRequest = { method: string; path: string; type: string; body: Uint8Array | undefined };
type Asked = { params?: Record<string, string>; query?: Record<string, string>; body?: object; bytes?: Uint8Array };

/** Things owned by the flooding member. */
export type Belongings = { userId: string; productId: string; textId: string; taskId: string; lessonId: string };

/** The maximum length of the most expensive content: numbers, promises, marks, many different words. */
const fill = (length: number, piece = 'Mede 12 cm, 100% garantido, cura a dor. ') =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const japanese = (length: number) => fill(length, '絶対に安い１２円。');
const list = <T>(length: number, make: (index: number) => T): T[] => Array.from({ length }, (_, index) => make(index));

const other = { value: list(30, (index) => ({ label: { pt: `Linha ${index}` }, pt: fill(300), ja: japanese(300) })) };
const sheet = { other, contents: { value: list(30, () => ({ pt: fill(300), ja: japanese(300) })) } };
const accepted = Object.fromEntries(
  Object.entries(sheet).map(([key, field]) => [key, { ...field, acceptedAt: '2026-11-16T00:00:00Z' }]),
);
const text = fill(8_000);
const guidance = { sheet: accepted, glossary: list(100, (index) => ({ pt: `termo ${index}`, ja: japanese(90) })) };
const output = {
  texts: { translation: list(3, () => japanese(19_000)) },
  sentences: list(300, () => ({
    field: 'translation',
    index: 0,
    source: null,
    text: japanese(100),
    meaning: fill(100),
  })),
  notes: [],
};
const warnings = list(200, () => ({
  code: 'fact_lost' as const,
  field: 'translation',
  excerpt: '',
  message: fill(200),
}));

/** Each violates every rule of its schema. */
const wrongAnswers = Object.fromEntries(
  list(120, (index) => [`k${index}`, { fields: Object.fromEntries(list(120, (field) => [`f${field}`, 0])) }]),
);

const listing = {
  ...blankListing,
  benefit: japanese(120),
  situations: list(3, () => japanese(120)),
  features: list(3, () => ({ title: japanese(120), text: japanese(400) })),
  steps: list(5, () => japanese(120)),
  images: list(50, (index) => ({ url: `https://a.example/${'a'.repeat(900)}${index}`, alt: japanese(120) })),
  seoTitle: japanese(120),
  seoDescription: japanese(400),
  checkedPoints: list(300, (index) => `${index} ${'a'.repeat(390)}`),
};

/** The largest accepted photograph, of noise, so that decoding cannot skip anything. */
const photo = new Uint8Array(
  await sharp({
    create: {
      width: 4_000,
      height: 3_900,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .webp({ quality: 30 })
    .toBuffer(),
);

/** The largest accepted shop file, in rows and characters. */
const shopFile = Buffer.from(
  `Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant Price\n${list(1_999, (at) => `p-${at},Produto ${at},"<p>${fill(4_800)}</p>",Cor,Preto,10\n`).join('')}`,
);

/** The largest accepted account export: texts to parse, validate and index for search. */
function dataFile(userId: string): Uint8Array {
  const at = new Date().toISOString();
  const times = { created_at: at, updated_at: at, written_at: at, deleted_at: null };
  const text = {
    ...{
      product_id: null,
      robot: 'copy',
      title: 'T',
      excerpt: '',
      input: {},
      facts: [],
      writer: 'model',
      warnings: [],
    },
    ...{ output: { texts: { copy: [fill(18_000)] }, sentences: [], notes: [] }, starred: false, search: '', ...times },
  };
  const size = JSON.stringify(text).length + 60;
  const texts = list(Math.floor((MAX_IMPORT_BYTES - 1_000) / size), () => ({ id: randomUUID(), ...text }));
  const head = { format: 'dropar-export', version: 1, exportedAt: at, account: { id: userId, name: 'A' } };
  return Buffer.from(JSON.stringify({ ...head, texts }));
}

/** The largest request of every member endpoint that takes text, lists or pictures, or reads much. */
export function floodRequests(own: Belongings): Record<string, Asked> {
  const { productId, textId, taskId, lessonId } = own;
  const product = { name: fill(120), nameJa: japanese(120), source: text, sheet, notes: fill(10_000) };
  const reviews = { size: 'longa', count: 30, women_count: 15, men_count: 15, name_style: 'kanji' };
  return {
    checkText: { body: { text } },
    findSoftClaims: { body: { text } },
    suggestFields: { body: { text } },
    getPrompt: { body: { robot: 'ads', text, strategy: 'auto', sheet: accepted } },
    checkAnswer: {
      body: { request: { robot: 'ads', text, strategy: 'auto', sheet: accepted }, answer: japanese(20_000) },
    },
    checkPageAnswer: {
      body: { productId, answer: japanese(20_000), copyId: randomUUID(), translationId: randomUUID() },
    },
    readJapanese: { body: { text: japanese(8_000) } },
    translateWords: { body: { words: Array.from({ length: 60 }, () => 'a'.repeat(300)) } },
    writeReply: {
      body: {
        situation: 'replyHigh',
        values: { praisedPoint: '使いやすさ', hasReservation: 'nao', unused: japanese(300) },
        message: japanese(4_000),
      },
    },
    generateCopy: { body: { action: 'generateNames', description: text, imageBase64: null, ...guidance } },
    generateTranslate: { body: { text, tone: 'auto', ...guidance, translated: japanese(20_000) } },
    generateAds: { body: { text, strategy: 'auto', ...guidance } },
    generateReviews: { body: { product_description: text, ...reviews, ...guidance } },
    editText: { params: { textId }, body: { output, warnings } },
    updateText: { params: { textId }, body: { title: fill(200) } },
    createProduct: { body: { id: randomUUID(), ...product } },
    updateProduct: { params: { productId }, body: product },
    uploadProductPhoto: { params: { productId }, bytes: photo },
    readProductImport: { bytes: shopFile },
    saveListing: { params: { productId }, body: listing },
    adoptPageAnswer: {
      params: { productId },
      body: { nameJa: japanese(120), benefit: '', textId: randomUUID(), terms: [] },
    },
    saveGate: { params: { productId }, body: { answers: {}, documents: {} } },
    'saveGate, wrong all over': { params: { productId }, body: { answers: wrongAnswers, documents: {} } },
    saveCalculation: {
      params: { productId },
      body: { id: randomUUID(), name: fill(80), inputs: DEFAULT_CALCULATION },
    },
    saveShop: { body: { ...blankShop, glossary: list(100, () => ({ pt: fill(100), ja: japanese(100) })) } },
    createTask: { body: { id: randomUUID(), title: fill(500), columnId: 'coluna1' } },
    updateTask: { params: { taskId }, body: { title: fill(500) } },
    renameColumn: { params: { columnId: 'coluna1' }, body: { title: fill(80) } },
    addLessonComment: { params: { lessonId }, body: { content: fill(5_000) } },
    updateProfile: { body: { name: fill(120) } },
    createShortLink: { body: { targetUrl: `/snippets?x=${'a'.repeat(480)}` } },
    getListing: { params: { productId } },
    getGate: { params: { productId } },
    getText: { params: { textId } },
    listTextVersions: { params: { textId } },
    listTexts: { query: { text: 'zz a b c d e f g h i j' } },
    listProducts: { query: { text: 'zz' } },
    search: { query: { q: 'zz a b c d e f g h i j' } },
    searchSnippets: { query: { text: 'zz a b c d e f g h i j' } },
    exportTexts: { query: { format: 'csv' } },
    exportProducts: {},
    exportAccount: {},
    getBoard: {},
    getDashboard: {},
    // Last: it runs for a while, and its imported data slows the others.
    importAccount: { bytes: dataFile(own.userId) },
  };
}

export function requestOf(name: string, { params, query, body, bytes }: Asked): FloodRequest {
  const endpoint = endpoints[name.split(',')[0] ?? name];
  if (!endpoint) throw new Error(`no endpoint is called ${name}`);
  const { method, path, rawBody } = endpoint;
  return {
    method,
    path: buildPath(path, params, query),
    type: rawBody?.includes('image/*') ? 'image/webp' : 'application/json',
    body: bytes ?? (body && Buffer.from(JSON.stringify(body))),
  };
}
