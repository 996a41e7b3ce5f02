import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseImport } from '#server/product-reader/parse-import.ts';
import { showSuggestion } from '#tests/support/show-suggestion.ts';

const folder = new URL('./fixtures/', import.meta.url);
const read = (file: string) =>
  parseImport({ bytes: readFileSync(new URL(file, folder)), isCsv: file.endsWith('.csv') });
const bring = (text: string) => parseImport({ bytes: new TextEncoder().encode(text), isCsv: false });

/** File, title, price, host of the link, photos, options with the number of variants, suggestions for the sheet. */
const pages = `
1688.html | 不锈钢保温杯 500ml | 12.5 CNY | detail.1688.com | 1 |  | capacity: 500 ml
alibaba.html | Wholesale Foldable Silicone Cup 350ml | 1.85 USD | www.alibaba.com | 2 |  | material: silicone; capacity: 350 ml; origin_country: CN; supplier_cost: 1.85 USD
aliexpress.html | Garrafa Térmica Mizu 500ml Aço Inoxidável 316 | 6.84 USD | pt.aliexpress.com | 3 |  | product_type: thermal-bottle; brand: "Mizu"; capacity: 500 ml; weight: 210 g
amazon-br.html | Caneca Asa com tampa 350 ml | 79.9 BRL | www.amazon.com.br | 2 |  | product_type: mug; material: ceramic; capacity: 350 ml
amazon-jp.html | 弁当箱 2段 かさね | 3480 JPY | www.amazon.co.jp | 1 |  |
banggood.html | Mini Soldering Iron TS-80 | 59.99 USD |  | 1 |  | brand: "TS"; power: 18 w; voltage: 9 v
casas-bahia.html | Ventilador de mão Kaze | 59.9 BRL |  | 1 |  | product_type: handheld-fan; weight: 90 g; colour: white
cj.html | Pet Hair Remover Roller | 2.31 |  | 1 |  | material: abs; width: 19 cm !order_of_measures; length: 11 cm !order_of_measures
dhgate.html | Selfie Ring Light 10 inch | 7.43 USD | www.dhgate.com | 2 |  | power: 10 w; brightness: 3200 kelvin
ebay.html | Vintage Film Camera Strap | 24.5 USD | www.ebay.com | 1 |  | brand: "Handmade"; material: leather
etsy.html | Ceramic Sake Set | 45 EUR |  | 1 | Color 2 | material: ceramic
fragment.html | Kit de pincéis |  |  | 0 |  | product_type: makeup-brushes; quantity: 12 item; material: nylon; contents: storage_case
made-in-china.html | Bamboo Cutting Board Set | 3.2 USD |  | 1 |  | material: bamboo
magalu.html | Liquidificador Vento 600W | 129 BRL | www.magazineluiza.com.br | 1 |  | product_type: blender; power: 600 w; voltage: 110 v
magento.html | USB Desk Fan | 15.99 USD |  | 1 |  | weight: 300 g; colour: black
mercado-livre.html | Fone de ouvido sem fio M47 | 149.9 BRL | www.mercadolivre.com.br | 2 |  | product_type: wireless-earphones; brand: "M47"; colour: black; weight: 45 g
nuvemshop.html | Tapete de yoga Asa | 119.9 BRL | asa.lojavirtualnuvem.com.br | 1 |  | product_type: yoga-mat; weight: 0.9 kg; thickness: 6 mm
prestashop.html | Vela de soja 200 g | 12.5 EUR |  | 1 |  | weight: 200 g; runtime: use 40 hour
rakuten.html | 折りたたみ傘 自動開閉 | 2980 JPY | item.rakuten.co.jp | 1 |  |
saved-latin1.html | Relógio de parede silencioso | 45 BRL | www.fornecedor.example | 0 |  | product_type: wall-clock; diameter: 30 cm; supplier_cost: 45 BRL
shein.html | Vestido midi floral | 89.95 BRL |  | 1 | Tamanho/Cor 2 | product_type: dress; brand: "EMERY ROSE"; material: polyester
shopee.html | Escova Neko para gatos | 19.9 BRL | shopee.com.br | 1 |  | brand: "Neko"; material: abs; weight: 120 g
shopify-theme.html | Tabi Backpack 18L | 79.8 USD | supplier.example | 2 | Color/Size 2 | brand: "Tabi"; capacity: 18 l
squarespace.html | Walnut Tray | 48 USD |  | 1 |  | width: 30 cm
taobao.html | 帆布包 大容量 | 39 CNY | item.taobao.com | 1 |  |
temu.html | Luminária de mesa LED dobrável | 49.9 BRL |  | 2 |  | product_type: table-lamp; material: abs; voltage: 5 v
text-list.txt | Folding Desk Lamp | 8.2 USD |  | 0 |  | power: 5 w; colour: white; material: abs
text-whatsapp.txt | Garrafa térmica mizu 500ml | 38.9 BRL | fornecedor.example | 1 |  | product_type: thermal-bottle; capacity: 500 ml; weight: 210 g; height: 22.5 cm; supplier_cost: 38.9 BRL (no atacado)
tray.html | Organizador de cabos em silicone | 1019 BRL |  | 1 |  | product_type: cable-organizer; material: silicone
vtex.html | Panela de ferro 24 cm | 199 BRL |  | 1 |  | product_type: pot; model_number: "PF-24"; diameter: 24 cm; material: cast_iron
walmart.html | Cordless Hand Blender | 34.97 USD | www.walmart.com | 2 |  | power: 200 w; colour: white
wix.html | Colar Lua prata | 220 BRL | atelie.example | 1 |  | product_type: necklace
woocommerce.html | Kit hashi de viagem | 34.5 BRL | loja.example | 1 | Cor 3 | material: bamboo; length: 18 cm; supplier_cost: 34.5 BRL
handle.json | Hikari Lamp | 68 |  | 1 |  | brand: "Hikari"; power: 5 w
json-ld.json | Sacola dobrável | 15 BRL |  | 1 |  | colour: green`
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()) as [string, ...string[]]);

it.each(pages)('%s returns its product', (file, ...expected) => {
  const found = read(file);
  if (typeof found === 'string') throw new Error(found);
  const [product] = found.products;
  expect([
    product?.title,
    [product?.price, product?.currency].filter((part) => part !== null).join(' '),
    product?.link && new URL(product.link).host,
    String(product?.photos.length),
    product?.options.length ? `${product.options.join('/')} ${product.variants.length}` : '',
    found.suggestions
      .filter(({ needsLook }) => needsLook !== 'unknown_label')
      .map(showSuggestion)
      .join('; '),
  ]).toEqual(expected);
});

it('counts the lines of a text that it could not read', () => {
  const text = 'Mochila urbana\nPeso: 780 g\nZíper escondido nas costas\nAlça para mala\nprazo 10 a 18 dias';
  expect(bring(text)).toMatchObject({ unread: 2 });
});

/** Products with their variants, then refusals with row and reason; or the error for the whole file. */
const files: [file: string, expected: string[] | string][] = [
  ...['comma', 'semicolon', 'tab', 'bom-crlf'].map((kind): [string, string[]] => [
    `csv-${kind}.csv`,
    [
      'Garrafa térmica Mizu 500 ml 5980 Cor: Preto 5980 12 M1, Branco 5980 null M2 (2 fotos)',
      'Escova Neko 1980 (0 fotos)',
    ],
  ]),
  ['csv-quoted-breaks.csv', ['Kit "Hashi", viagem 1280 (0 fotos)', 'Outro 10 (0 fotos)']],
  ['csv-latin1.csv', ['Relógio de parede 45 (0 fotos)']],
  ['csv-new-template.csv', ['水筒 1042 カラー/サイズ: 黒 S 5980 5 M-1, 黒 L 6480 0 M-2 (2 fotos)']],
  [
    'csv-refusals.csv',
    [
      'Mizu 5980 (0 fotos)',
      '3 yoru-watch: Preço “a combinar” não é número.',
      '4 sem-titulo-7: Sem título na primeira linha do produto.',
      '6 bento: Preço “xx” não é número.',
    ],
  ],
  ['csv-wrong-columns.csv', 'Este CSV não tem a coluna “Title” da Shopify. Exporte os produtos de novo por lá.'],
  ['csv-broken-quotes.csv', 'Este CSV não pôde ser lido: confira as aspas e salve de novo.'],
  ['csv-empty.csv', 'Este CSV não tem nenhum produto.'],
  [
    'products.json',
    ['Mizu Bottle 29.9 Color: Black 29.9 null M-B, White 31 null M-W (2 fotos)', 'Plain Mug 9 (0 fotos)'],
  ],
];

it.each(files)('%s returns its products and refusals', (file, expected) => {
  const found = read(file);
  if (typeof found === 'string') return expect(found).toBe(expected);
  const lines = found.products.map(({ title, price, options, variants, photos }) => {
    const kinds = variants.map(({ values, price: own, stock, sku }) => `${values.join(' ')} ${own} ${stock} ${sku}`);
    return `${title} ${price}${kinds.length > 0 ? ` ${options.join('/')}: ${kinds.join(', ')}` : ''} (${photos.length} fotos)`;
  });
  const refused = found.refused.map(({ reason, product }) => `${product.row} ${product.handle}: ${reason}`);
  return expect([...lines, ...refused]).toEqual(expected);
});

it('every fixture is in a table', () => {
  const listed = [...pages, ...files].map(([file]) => file);
  expect(
    readdirSync(folder)
      .filter((file) => file !== 'csv-2000-rows.csv')
      .sort(),
  ).toEqual(listed.sort());
});

describe('limits', () => {
  it('accepts 2,000 rows and refuses one more', () => {
    const full = readFileSync(new URL('csv-2000-rows.csv', folder), 'utf8');
    expect(bring(full)).toMatchObject({ rows: 2_000, refused: [] });
    expect(bring(`${full}p-x,Mais um\n`)).toBe('Este CSV tem mais de 2.000 linhas. Divida o arquivo.');
  });

  it('accepts 10,000 variants and refuses more', () => {
    const variants = Array.from({ length: 80 }, (_, index) => ({ option1: `${index}`, price: '1' }));
    const product = { title: 'A', handle: 'a', options: [{ name: 'Cor' }], variants };
    const file = (count: number) => bring(JSON.stringify({ products: Array(count).fill(product) }));
    expect(file(125)).toMatchObject({ rows: 125 });
    expect(file(126)).toBe('Este arquivo tem mais de 10.000 variantes. Divida o arquivo.');
  });

  it('leaves out what a listing cannot hold', () => {
    const found = bring(
      `Handle,Title,Variant SKU,Variant Price,Tags,SEO Title\na,A,código 1,5.5,"x, y",${'t'.repeat(121)}`,
    );
    expect(typeof found === 'object' && found.products[0]?.listing).toEqual({
      costYen: null,
      productType: '',
      seoDescription: '',
      stock: null,
      tags: ['x', 'y'],
      weightGrams: null,
    });
  });

  it('keeps three options, a hundred values of each and forty photos', () => {
    const head = 'Handle,Title,Option1 Name,Option1 Value,Variant Price,Image Src';
    const rows = Array.from(
      { length: 150 },
      (_, at) => `a,${at ? '' : 'A'},${at ? '' : 'Cor'},V${at},1,https://x.example/${at}.jpg`,
    );
    const found = bring([head, ...rows].join('\n'));
    expect(
      typeof found === 'object' && found.products.map(({ variants, photos }) => [variants.length, photos.length]),
    ).toEqual([[100, 40]]);
  });
});

const nested = (tag: string, depth: number) => `<h1>A</h1>${`<${tag}>`.repeat(depth)}x`;
const strange = 'Esta página é complicada demais para ser lida. Cole só o texto do produto.';
const unreadable = 'Isto não é uma página, um texto, um CSV nem um .json de produtos.';

it.each<[string, string | Uint8Array, unknown]>([
  ['nested 10,000 deep', nested('div', 10_000), strange],
  ['nested in turns', nested('p><li', 5_000), strange],
  [
    'nested JSON',
    `<script type="application/ld+json">${'['.repeat(50_000)}</script><h1>Mesa</h1><p>Boa</p>`,
    { kind: 'page' },
  ],
  ['thousands of scripts', `<h1>A</h1>${'<script></script>'.repeat(3_000)}`, strange],
  ['thousands of fields', `<h1>A</h1>${'<input>'.repeat(3_000)}`, strange],
  ['a million tags', '<b>'.repeat(1_000_000), strange],
  ['deep, then closed by strangers', `${'<a>'.repeat(90_000)}${'</b>'.repeat(90_000)}`, strange],
  [
    'thousands of pictures beside each other',
    `<h1>A</h1>${'<img src="https://a.example/a.jpg">'.repeat(11_000)}`,
    { kind: 'page' },
  ],
  [
    'thousands of pictures in a deep page',
    `<h1>A</h1>${'<div>'.repeat(900)}${'<img src="b">'.repeat(20_000)}`,
    { kind: 'page' },
  ],
  [
    'thousands of options',
    `<h1>A</h1><select name="cor">${'<option>x</option>'.repeat(49_000)}</select>`,
    { kind: 'page' },
  ],
  [
    'a long text in many elements',
    `<h1>A</h1>${'<div class="spec">'.repeat(900)}${'a '.repeat(450_000)}${'</div>'.repeat(900)}`,
    { kind: 'page' },
  ],
  [
    'escaped quotes in a script',
    `<h1>A</h1><p>Boa</p><script>var a={"${'\\"'.repeat(60_000)}</script>`,
    { kind: 'page' },
  ],
  [
    'a name in lists within lists',
    `<h1>A</h1><p>Boa</p><script type="application/ld+json">{"@type":"Product","name":${'['.repeat(900)}"${'x'.repeat(3_000_000)}"${',"b"]'.repeat(900)}}</script>`,
    { kind: 'page' },
  ],
  [
    'thousands of properties',
    `<h1>A</h1><div itemtype="schema.org/Product">${'<p itemprop="additionalProperty"><b itemprop="name">a</b></p>'.repeat(10_000)}</div>`,
    { kind: 'page' },
  ],
  ['over 5 MB', `<h1>A</h1>${'x'.repeat(5_000_000)}`, 'A página pode ter no máximo 5 MB.'],
  ['a packed file', new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]), unreadable],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), unreadable],
  ['nothing', ' \n ', 'Cole a página ou o texto do produto.'],
  [
    'an empty page',
    '<html><body></body></html>',
    'Não encontramos um produto aqui. Cole a página do produto, não a da busca.',
  ],
  ['foreign JSON', '{"a":[1,2,3]}', 'Não encontramos um produto aqui. Cole a página do produto, não a da busca.'],
  [
    'entities within entities',
    `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(99)}"><!ENTITY b "&a;&a;&a;">]><h1>&b;</h1><p>Peso: 3 g</p>`,
    { kind: 'page' },
  ],
  [
    'an unclosed quote in a script',
    `<h1>A</h1><p>Peso: 3 g</p><script>${'a={"b":"'.repeat(50_000)}</script>`,
    { kind: 'page' },
  ],
  [
    'a CSV of one endless cell',
    `Handle,Title,Vendor\n"${'x'.repeat(900_000)}`,
    'Este CSV não pôde ser lido: confira as aspas e salve de novo.',
  ],
])('%s is refused or parsed safely, in time', (_name, content, expected) => {
  const started = performance.now();
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const found = parseImport({ bytes, isCsv: false });
  if (typeof expected === 'string') expect(found).toBe(expected);
  else expect(found).toMatchObject(expected as object);
  expect(performance.now() - started).toBeLessThan(8_000);
});

it('imports no script, and no photo whose URL is not plain http or https', () => {
  const addresses = [
    'http://x.example/1.jpg',
    'https://user:pass@x.example/1.jpg',
    'https://x.example:8443/1.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'file:///etc/passwd',
    'https://ok.example/1.jpg',
  ];
  const images = addresses.map((address) => `<img src="${address}">`).join('');
  const found = bring(
    `<h1>Mesa <script>alert(1)</script></h1><div class="gallery">${images}</div><p onclick="x()">Boa mesa</p>`,
  );
  if (typeof found === 'string') throw new Error(found);
  expect(found.products[0]).toMatchObject({
    title: 'Mesa',
    photos: ['https://ok.example/1.jpg'],
    text: 'Mesa\n\nBoa mesa',
  });
});
