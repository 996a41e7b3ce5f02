import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_ROBOT_TEXT } from '#domain/robots/robot-options.ts';
import { splitSentences } from '#domain/robots/split-sentences.ts';
import { countGraphemes } from '#domain/robots/text-length.ts';
import { chooseRedirect } from '#server/features/auth/protocol/redirects.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { type LogRow, searchLogs } from '#web/features/payments/webhook-log-rows.ts';
import { InlineCode } from '#web/features/snippets/snippet-view.tsx';
import { readAnswer } from '#writer/answers/read-answer.ts';
import { checkTranslation } from '#writer/check/check-robot-texts.ts';
import { checkClaims } from '#writer/claims/check-claims.ts';
import { checkText } from '#writer/claims/check-text.ts';
import { composeTranslationExtras } from '#writer/compose/compose-translation-extras.ts';
import { CLAIM_RULES } from '#writer/data/claims/all-claims.ts';
import { suggestFields } from '#writer/suggest/suggest-fields.ts';

type Work = (text: string) => unknown;

const redirects = {
  PUBLIC_URL: 'https://dropar.example',
  REDIRECT_URLS: ['https://*.loja.example/**', 'https://**.loja.example/**/entrar', 'https://?*?*?*/x', '**a**b**'],
};
const rowOf = (text: string): LogRow => {
  const names = ['id', 'receivedAt', 'eventType', 'orderStatus', 'customerName', 'customerEmail', 'orderId'];
  // Every field is text, and the search treats all alike.
  return Object.fromEntries(names.map((name) => [name, text])) as unknown as LogRow;
};

/** What analysis does not read: patterns made from settings, and those of the site. */
const cases: Record<string, { work: Work; tempting: readonly string[]; size?: number }> = {
  'redirect address': {
    work: (text) => chooseRedirect(redirects, `https://${text}`),
    tempting: ['a', 'a.', 'ab', 'a/', '/', 'x/entrar', '%41'],
    // The longest URL that the server's header limit allows.
    size: 8_000,
  },
  'description with code': { work: (text) => InlineCode({ text }), tempting: ['`', '`a', '`a\n', '``'], size: 20_000 },
  'search in the payment logs': {
    work: (text) => searchLogs([rowOf(text)], `${text.slice(0, 200)} x`),
    tempting: [' ', 'a ', 'á', '\u0301'],
  },
};

const ENDINGS = ['', '!', '\u0000', ' x', '@'];

/** CPU time instead of elapsed time: a busy machine must not look like a slow pattern. */
function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The fastest of a few runs: ignores garbage collection and compilation. */
function measure(work: () => unknown, times = 3): number {
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < times; turn += 1) {
    const started = processorMilliseconds();
    work();
    best = Math.min(best, processorMilliseconds() - started);
  }
  return best;
}

/** Below this, a pattern is fast enough and the clock too inaccurate. */
const NOTHING_MILLISECONDS = 4;

/**
 * Twice the text takes about twice the time; a backtracking pattern takes four times as long, or never ends. Both are
 * measured alternately until their fastest runs agree.
 */
function expectLinear(work: Work, make: (size: number) => string, size: number, most = 3.2): void {
  const [short, long] = [make(size / 2), make(size)];
  const best = { short: Number.POSITIVE_INFINITY, long: measure(() => work(long), 1) };
  for (let attempt = 0; attempt < 24; attempt += 1) {
    if (best.long < NOTHING_MILLISECONDS) return;
    const times = Math.min(attempt, 3);
    best.short = Math.min(
      best.short,
      measure(() => work(short), times || 1),
    );
    best.long = Math.min(
      best.long,
      measure(() => work(long), times),
    );
    if (best.long < best.short * most) return;
  }
  expect.fail(`twice the text takes ${(best.long / best.short).toFixed(1)} times as long`);
}

const filled = (piece: string, ending: string) => (size: number) =>
  `${piece.repeat(Math.ceil(size / piece.length)).slice(0, size)}${ending}`;

describe.each(Object.entries(cases))('%s', (_, { work, tempting, size = 100_000 }) => {
  it.each(tempting)('takes linear time for a run of %j', (piece) => {
    for (const ending of ENDINGS) expectLinear(work, filled(piece, ending), size);
  });
});

/** Digits, kana, brackets, marks, line ends, words of the rules: each repeated in one long line, or in many. */
// biome-ignore format: one piece after another is easier to read than one a line.
const pieces = [
  '1', '12', '1.', '1,', '1 ', '1.111.', '.111', '1%', '1円', '¥1', 'r$ 1,', '1 % ', '０', '①', '1:11', '1月1日', '1/1 ',
  'あ', 'ア', '漢', 'ﾊﾟ', 'ｶﾞ', '㌖', 'ﷺ', 'シミが', '絶対', '業界最', '医師', '治', '治るは', '星5', 'レビュー', 'No.1', '★',
  'a', 'a ', 'á', 'é ', 'e\u0301', '\u0301\u0316', '👨‍👩‍👧', '🇯🇵', '\u200d', '\ud800', '\u0000', 'あreplica', 'replicaあ',
  '(', '（', '「', '【', '<', '<a', '<p>', '[', '"', '.', '. ', '…', '。', '、', '!', '? ', '-', '−', '-1', '/', '\\',
  ' ', '\t', '\u3000', '\u00a0', '\n', '\n ', '1\n', '絶対\n', 'cura ', 'nao cura ', 'melhor ', 'o melhor do mundo ',
  'SPF50 ', 'SPF50 sem laudo ', 'SPF50試験なし', 'impermeável', 'alivia ', 'traz ', 'nunca mais ', '1 mil ', '99,9% das ',
] as const;

/** Stored texts: at most 20,000 characters at a time. */
const textWork: Record<string, Work> = {
  'the check of claims': checkText,
  'the splitting into sentences': splitSentences,
  'the counting of characters': countGraphemes,
};

describe.each(Object.entries(textWork))('%s', (_, work) => {
  it.each(pieces)('takes twice as long for twice as many of %j', (piece) => {
    expectLinear(work, filled(piece, 'x'), 20_000, 2.3);
  });
});

/** Long lists of one field: each suggestion is compared with each. */
const listsOf = (label: string) => (size: number) =>
  Array.from({ length: Math.ceil(size / 104) }, (_, line) => {
    const items = Array.from({ length: 18 }, (_, item) => `x${line}y${item}`);
    return `${label}: ${items.join(', ')}`;
  })
    .join('\n')
    .slice(0, size);

it.each(['Certificação', 'Cuidados', 'Compatível com', 'Material', 'Cor'])(
  'the reading of many lists of %s takes linear time',
  (label) => expectLinear(suggestFields, listsOf(label), MAX_ROBOT_TEXT),
);

it.each(CLAIM_RULES.map(({ id, ja, pt, unless = '' }) => ({ id, patterns: [ja, pt, unless] })))(
  'the claim rule $id has no unlimited repetition',
  ({ patterns }) => {
    const quantifiers = patterns.map((pattern) => pattern.replaceAll(/\\.|\[(?:\\.|[^\]])*\]/g, 'x')).join('\n');
    expect(quantifiers).not.toMatch(/[*+]|\{\d+,\}/);
  },
);

it('the validation of account bodies takes linear time', async () => {
  const { app } = await createTestApp();
  const send = async (text: string) => {
    const body = JSON.stringify({ type: 'x', email: text });
    const started = processorMilliseconds();
    const reply = await app.request('/auth/v1/resend', { method: 'POST', body });
    expect(reply.status).toBe(400);
    return processorMilliseconds() - started;
  };
  for (const piece of ['\\', '\\\\u', '"', '\\u000', 'ud8']) {
    const best = { half: Number.POSITIVE_INFINITY, whole: Number.POSITIVE_INFINITY };
    for (let turn = 0; turn < 4; turn += 1) {
      best.half = Math.min(best.half, await send(filled(piece, '')(7_000)));
      best.whole = Math.min(best.whole, await send(filled(piece, '')(14_000)));
    }
    expect(best.whole, JSON.stringify(piece)).toBeLessThan(Math.max(50, best.half * 3.5));
  }
});

/**
 * The robots read at most 8,000 characters, so a pattern that is not linear still ends. It must take at most a small
 * multiple of the time for ordinary words of the same length.
 */
const hostilePieces = [
  '🔥',
  '* ',
  '*',
  '#a ',
  '# ',
  '<',
  '<!--',
  '<script',
  '<a ',
  '&#1',
  'a@a.',
  '1x',
  '1,',
  '1.1',
  ': ',
  'a:',
  '- ',
  ', ',
  '.',
  '. ',
  'R$ ',
  'não ',
  'de ',
  'http://',
  '\t',
  '1️⃣',
  '【未訳: ',
];

const robotWork = (text: string) => {
  const extras = composeTranslationExtras({}, text);
  return [
    suggestFields(text),
    readAnswer('copy', text),
    checkTranslation({ ...extras, translation: text }, { source: text, sheet: {} }),
    checkClaims(text),
  ];
};

const ordinary = filled('Leve, dobrável e fácil de limpar. Tem 20 cm e vem com 3 peças.\n', '')(MAX_ROBOT_TEXT);
let usual: number;
beforeAll(() => {
  usual = measure(() => robotWork(ordinary));
});

it.each(hostilePieces)('a run of %j is not much slower for the offline robots than ordinary words', (piece) => {
  for (const ending of ['', 'x', '\u0000']) {
    const text = filled(piece, '')(MAX_ROBOT_TEXT - 1) + ending;
    const took = measure(() => robotWork(text), 1);
    const again = took > usual * 8 ? measure(() => robotWork(text)) : took;
    expect(again, JSON.stringify(ending)).toBeLessThan(usual * 8 + 50);
  }
});
