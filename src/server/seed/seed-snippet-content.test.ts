import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { lexer, parse, walk } from 'css-tree';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, it } from 'vitest';
import type { Shop } from '#domain/shop/shop.ts';
import { SHOP_VARIABLES, shopVariables } from '#domain/shop/shop-variables.ts';
import { fillVariables, findVariables } from '#domain/text/text-variables.ts';
import { renderShopify, sectionOf } from '#tests/support/doubles/shopify-liquid.ts';
import { findRoughJapanese, isJapaneseKanji } from '#tests/support/japanese-text.ts';
import { sampleShop } from '#tests/support/samples/sample-shop.ts';
import { checkClaims } from '#writer/claims/check-claims.ts';
import { snippetCatalogue } from './seed-catalogue.ts';

const known: ReadonlySet<string> = new Set(SHOP_VARIABLES.map(({ name }) => name));
const shopValues = shopVariables(sampleShop);

const snippets = snippetCatalogue
  .flatMap((module) => module.snippets)
  .map((snippet) => {
    const content = readFileSync(new URL(`./seed-content/snippets/${snippet.file}`, import.meta.url), 'utf8');
    const variables = findVariables(content, snippet.language, known);
    const values = new Map(variables.map((name) => [name, shopValues.get(name) ?? '10']));
    return { ...snippet, content, variables, filled: fillVariables(content, snippet.language, known, values) };
  });

const of = (...languages: string[]) => snippets.filter(({ language }) => languages.includes(language));
const count = (accessType: string) => snippets.filter((snippet) => snippet.accessType === accessType).length;

describe('snippet library', () => {
  it('has more than 50 premium snippets, as the plans promise, and enough free ones', () => {
    expect(count('premium')).toBeGreaterThanOrEqual(55);
    expect(count('free')).toBeGreaterThanOrEqual(30);
  });

  it('has unique titles and descriptions', () => {
    for (const key of ['title', 'description', 'content'] as const) {
      expect(new Set(snippets.map((snippet) => snippet[key])).size, key).toBe(snippets.length);
    }
    expect(new Set(snippets.map(({ file }) => file.replace(/\.\w+$/, ''))).size).toBe(snippets.length);
    for (const { title, description } of snippets) {
      expect(description.length, title).toBeGreaterThanOrEqual(30);
      expect(description, title).toMatch(/\.$/);
    }
  });

  it('has free and premium snippets in every module', () => {
    for (const module of snippetCatalogue) {
      expect(new Set(module.snippets.map(({ accessType }) => accessType)), module.title).toEqual(
        new Set(['free', 'premium']),
      );
    }
  });
});

const page = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // Page fragments for a theme: headings continue the theme's levels, and styles are included.
      'heading-level': 'off',
      'no-inline-style': 'off',
      'void-style': 'off',
      'no-trailing-whitespace': 'off',
      'attribute-boolean-style': 'off',
      'long-title': 'off',
      // A theme editor may contain the block twice; its heading labels it for screen readers.
      'prefer-native-element': 'off',
    },
  }),
);

function expectValidHtml(html: string) {
  const { results } = page.validateStringSync(html);
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
  );
  expect(problems).toEqual([]);
}

/** Newer than the checker's tables. */
const NEW_VALUES = new Set(['word-break:auto-phrase', 'list-style-type:circulado-jp']);
const NEW_PROPERTIES = new Set(['text-autospace', 'line-clamp']);

function expectValidCss(css: string) {
  const problems: string[] = [];
  const tree = parse(css, { onParseError: ({ message }) => problems.push(message), positions: true });
  walk(tree, (node) => {
    if (node.type !== 'Declaration' || node.property.startsWith('--') || NEW_PROPERTIES.has(node.property)) return;
    if (hasVariable(node.value) || isDescriptor(node.property)) return;
    const { error } = lexer.matchProperty(node.property, node.value);
    const written = `${node.property}:${css.slice(node.value.loc?.start.offset, node.value.loc?.end.offset).trim()}`;
    if (error && !NEW_VALUES.has(written)) problems.push(`${written} ${error.message}`);
  });
  expect(problems).toEqual([]);
}

const isDescriptor = (property: string) => ['system', 'symbols', 'suffix', 'fallback', 'size'].includes(property);

function hasVariable(value: Parameters<typeof walk>[0]): boolean {
  let found = false;
  walk(value, (node) => {
    if (node.type === 'Function' && ['var', 'env'].includes(node.name)) found = true;
  });
  return found;
}

const partsOf = (html: string, tag: 'style' | 'script') =>
  [...html.matchAll(new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, attributes = '', text = '']) => ({
    attributes,
    text,
  }));

/** A line break between two sentences would be shown as a space. */
const BROKEN_PARAGRAPH = /。\s*\n\s*[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

function expectValidParts(html: string) {
  expectValidHtml(html);
  expect(html).not.toMatch(BROKEN_PARAGRAPH);
  for (const { text } of partsOf(html, 'style')) expectValidCss(text);
  for (const { attributes, text } of partsOf(html, 'script')) {
    if (attributes.includes('ld+json')) expect(JSON.parse(text)).toMatchObject({ '@context': 'https://schema.org' });
    else new Script(text);
  }
}

describe.each(of('liquid'))('Liquid: $title', ({ filled, type }) => {
  it('is valid Liquid, and renders valid HTML for a full and for an empty shop', async () => {
    expectValidParts(await renderShopify(filled, 'full'));
    expectValidParts(await renderShopify(filled, 'empty'));
  });

  it('has a schema exactly when it is a section', () => {
    const section = sectionOf(filled);
    expect(section !== undefined).toBe(type === 'section');
    if (!section) return;
    expect(section.presets).toHaveLength(1);
    const ids = [...section.settings, ...(section.blocks ?? []).flatMap((block) => block.settings)].map(({ id }) => id);
    for (const id of ids) expect(filled).toContain(`settings.${id}`);
  });
});

describe.each(of('html'))('HTML: $title', ({ filled }) => {
  it('is valid, with its styles', () => expectValidParts(filled));
});

describe.each(of('css'))('CSS: $title', ({ filled }) => {
  it('is valid CSS, and every value fits its property', () => expectValidCss(filled));
});

describe.each(of('javascript'))('JavaScript: $title', ({ filled }) => {
  // The linter checks style and errors: it includes these files.
  it('is valid and changes only its own elements', () => {
    new Script(filled);
    expect(filled).not.toMatch(/\beval\(|innerHTML|document\.write/);
  });
});

describe.each(of('prompt', 'text'))('$language: $title', ({ content, variables }) => {
  it('has named variables for everything that only the seller knows', () => {
    expect(variables.length).toBeGreaterThanOrEqual(2);
    expect(variables.length).toBeLessThanOrEqual(20);
    expect(content).not.toMatch(/[[\]]|_{3,}|\bXX+\b/);
  });
});

describe.each(of('prompt'))('prompt: $title', ({ content }) => {
  it('sets rules and requests a text that the seller can check in Portuguese', () => {
    expect(content).toMatch(/^Regras\b/m);
    expect(content).toMatch(/portugu[eê]s/i);
  });
});

/** The text for customers: without comments for the seller, and templates rendered. */
async function shownTexts({ language, filled }: (typeof snippets)[number]): Promise<string[]> {
  if (language === 'liquid') return [await renderShopify(filled, 'full'), await renderShopify(filled, 'empty')];
  return [filled.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/ .*|"""[\s\S]*?"""|# .*/g, '')];
}

/** Claims that need proof, in texts that show them only with proof. */
const PROVEN: Readonly<Record<string, readonly string[]>> = {
  // The total comes first; the old price is shown only for products that the seller marked.
  'preco-com-imposto-incluido.liquid': ['imposto-fora', 'preco-riscado'],
  // The number comes from the reviews themselves.
  'estrelas-de-avaliacoes-reais.liquid': ['review-numero'],
};

/** Snippets of a shop with other data: what they say, and what would contradict its pages. */
const OF_SHOP: readonly [file: string, over: Partial<Shop>, says: string, never: RegExp][] = [
  [
    'perguntas-frequentes-json-ld.liquid',
    { shippingKind: 'included' },
    '無料です。送料は当店が負担します。',
    /す）です|です。です/,
  ],
  ['perguntas-frequentes-json-ld.liquid', { freeShippingAboveYen: 5000 }, '全国一律800円です。', /です。です/],
  ['pagina-de-devolucao.html', {}, '未使用・未開封の場合に限り', /衛生用品|名入れ/],
  ['email-dados-do-vendedor.txt', { hidesContact: true }, '所在地：Rua das Flores', /\{\{[eh]|^受付時間|統括/m],
  [
    'prazo-de-entrega-estimado.liquid',
    { deliveryMin: 5, deliveryMax: 5, origin: 'JP' },
    '日本から発送',
    /海外|税関|〜|離島/,
  ],
  ['prazo-de-entrega-estimado.liquid', { origin: 'CN' }, '中国から発送いたします。', /離島/],
  ['pagina-de-envio.html', { origin: 'JP' }, '日本から発送', /海外|税関|離島/],
  ['aviso-de-envio-do-exterior.liquid', { importTaxesBy: 'shop' }, '当店が負担します', /お客様にご負担/],
  ['aviso-de-imposto-no-carrinho.liquid', { importTaxesBy: 'shop' }, '当店が負担します', /お客様にご負担/],
  [
    'selos-de-pagamento.liquid',
    { chargeMoment: 'shipping' },
    '商品の発送時に決済されます。',
    /ご注文時に決済|振込手数料は/,
  ],
  ['politica-de-privacidade.html', { disclosureDays: 20, disclosureFeeYen: 300 }, '20日以内に回答', /14日|無料で/],
  ['politica-de-privacidade.html', { dataCountries: ['HK'] }, '香港で取り扱います。当該国・地域の', /同国/],
  ['politica-de-privacidade.html', { privacyRevisedDate: '2026-12-01' }, '改定日：2026年12月1日', /お支払いの結果/],
  ['email-produto-enviado.txt', {}, '追跡情報が表示されるまで', /海外/],
  ['email-produto-enviado.txt', {}, 'この度はSakura Brasilをご利用いただき', /平素/],
  ['email-pedido-aceito.txt', { hidesContact: true }, 'Rua das Flores, 123', /遅滞なく/],
  ['boletim-por-email.txt', { hidesContact: true }, 'Rua das Flores, 123', /遅滞なく/],
  ['email-boletim-com-consentimento.txt', { hidesContact: true }, '住所：Rua das Flores, 123', /遅滞なく/],
  ['pagina-tokushoho-completa.html', {}, '運営責任者', /統括|nowrap/],
  [
    'pagina-tokushoho-completa.html',
    { importTaxesBy: 'shop', shippingKind: 'included', returnKind: 'refused', origin: 'CN' },
    '<td>無料（送料は当店が負担します）</td>',
    /800円|8日以内に限り|未使用|ブラジルから|含みません/,
  ],
  ['json-ld-produto-japao.liquid', { returnDays: 14 }, '"merchantReturnDays": 14', /"value": 0|NotPermitted/],
  ['confirmacao-final-do-pedido.liquid', {}, '決済されます。コンビニ決済：', /最終確認/],
  ['politica-de-privacidade.html', { privacyDate: '2026-01-05' }, '制定日：2026年1月5日', /11月15日/],
  ['nota-de-entrega-nohinsho.html', { hidesContact: true, importTaxesBy: 'shop' }, '合計（税込）', /開示/],
  [
    'barra-de-frete-gratis.liquid',
    { freeShippingAboveYen: 4980 },
    '<strong>送料無料</strong>（送料は当店が負担します）',
    /送料当店負担/,
  ],
  ['barra-de-frete-gratis.liquid', {}, '<style>', /送料/],
  ['falta-para-o-frete-gratis.js', { freeShippingAboveYen: 4980 }, 'data-frete-gratis="4980"', /\{\{/],
  ['preco-em-destaque.css', {}, '送料：全国一律800円<', /税込|送料無料/],
  ['preco-em-destaque.css', { shippingKind: 'included' }, '送料：無料（送料は当店が負担します）', /送料当店負担/],
  ['botao-fixo-de-compra.css', {}, '2,980円<small>（輸入時の関税・消費税は含みません）', /税込/],
  ['pagina-tokushoho-completa.html', {}, '配送会社所定の通関手数料を', /金額を、/],
  ['pagina-de-devolucao.html', {}, '不良品・商品違いの場合に限り承ります', /場合に承/],
  ['nota-de-entrega-nohinsho.html', {}, 'line-break: strict', /税込/],
  ['pagina-de-vendas-completa.txt', {}, 'そんなときに、', /そこで/],
  ['email-pedido-de-avaliacao.txt', {}, '「配信停止」', /一度だけ/],
  ['preco-com-imposto-incluido.liquid', { importTaxesBy: 'shop' }, '税抜価格 ¥2,709', /含みません/],
  ['preco-com-imposto-incluido.liquid', {}, '（輸入時の関税・消費税は含みません）', /税抜/],
  ['pontos-da-compra.liquid', {}, '<li>商品価格に対して付与し', /消費税を除いた|27ポイント/],
  ['chega-a-tempo-do-presente.liquid', { origin: 'JP' }, '間に合', /税関/],
  ['tabela-de-medidas.liquid', {}, '<th scope="row">L</th>', /(?:<th scope="row">M<\/th>[\s\S]*){2}/],
  ['escrever-ienes.js', {}, '（輸入時の関税・消費税は含みません）', /円（税込）`/],
];

it.each(OF_SHOP)('%s of a shop with %o says %s', async (file, over, says, never) => {
  const snippet = snippets.find((each) => each.file === file);
  if (!snippet) throw new Error(`no snippet ${file}`);
  const values = shopVariables({ ...sampleShop, answersRequests: true, ...over });
  const filled = fillVariables(snippet.content, snippet.language, known, values);
  const text = snippet.language === 'liquid' ? await renderShopify(filled, 'full') : filled;
  expect(text).toContain(says);
  expect(text).not.toMatch(never);
});

/** Variables of a product whose names without accents are also those of a shop. */
const OF_PRODUCT = ['preço'];

it('spells no shop variable with an accent', () => {
  const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const names = snippets.flatMap(({ variables }) => variables);
  expect(names.filter((name) => !known.has(name) && known.has(plain(name)) && !OF_PRODUCT.includes(name))).toEqual([]);
});

describe.each(snippets)('$title', (snippet) => {
  it('has no placeholder that is not a variable', () => {
    const braces = snippet.filled.match(/\{\{[^{}\s][^{}]*\}\}/g) ?? [];
    expect(braces).toEqual([]);
    for (const name of snippet.variables) expect(name).toMatch(/^\p{Ll}[\p{L}\d_]*$/u);
  });

  it('uses Japanese kanji, not Chinese forms', () => {
    expect([...snippet.content].filter((sign) => !isJapaneseKanji(sign))).toEqual([]);
  });
});

describe.each(snippets.filter(({ language }) => language !== 'prompt'))('$title, for customers', (snippet) => {
  it('passes the style check, and claims nothing that Japanese law forbids', async () => {
    for (const text of await shownTexts(snippet)) {
      expect(findRoughJapanese(text)).toEqual([]);
      const notes = checkClaims(text).filter(({ language }) => language === 'ja');
      const rules = notes.map(({ rule, excerpt }) => `${rule}: ${excerpt}`);
      const proven = PROVEN[snippet.file] ?? [];
      expect(rules.filter((note) => !proven.some((rule) => note.startsWith(`${rule}:`)))).toEqual([]);
    }
  });
});
