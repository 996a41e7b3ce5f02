import { Liquid } from 'liquidjs';

type Setting = { id: string; default?: unknown };
type Block = { type: string; settings: Setting[] };
type Section = {
  settings: Setting[];
  blocks?: Block[];
  presets: { blocks?: { type: string; settings?: Record<string, unknown> }[] }[];
};

const SCHEMA = /\{% schema %\}([\s\S]*?)\{% endschema %\}/;

/** The settings of a theme section; undefined for a code block. */
export function sectionOf(template: string): Section | undefined {
  const schema = SCHEMA.exec(template)?.[1];
  return schema === undefined ? undefined : JSON.parse(schema);
}

/** Liquid as in a Shopify theme, as far as our texts use it; an unknown tag or filter is an error. */
const liquid = new Liquid({ strictFilters: true, timezoneOffset: -540 });
const yen = new Intl.NumberFormat('ja-JP');
liquid.registerFilter('money', (cents: number) => `¥${yen.format(Math.round(cents / 100))}`);
liquid.registerFilter('image_url', (image: string) => `//cdn.example.com/${image}`);

const variant = (title: string, yenPrice: number, available = true) => ({
  title,
  price: yenPrice * 100,
  compare_at_price: yenPrice * 110,
  available,
  sku: 'UMB-180',
  inventory_management: 'shopify',
  inventory_policy: 'deny',
  inventory_quantity: 3,
});

const variants = [variant('1個', 2980), variant('2個セット', 5480), variant('3個セット', 7800, false)];
const value = (content: unknown) => ({ value: content });

const FULL_SHOP = {
  template: 'product',
  routes: { root_url: '/' },
  shop: { url: 'https://shop.example.com', name: 'Sakura' },
  collection: { title: '傘', url: '/collections/kasa' },
  page: { title: '当店について' },
  pages: { about: { url: '/pages/about' }, tokushoho: { url: '/pages/tokushoho' } },
  product: {
    id: 1,
    title: '軽量折りたたみ傘 "180g"',
    description: '<p>約180g</p>',
    handle: 'kasa',
    url: '/products/kasa',
    vendor: 'Sakura',
    price: 298000,
    tags: ['preco-anterior', 'sem-isencao'],
    featured_image: 'kasa.jpg',
    variants,
    selected_or_first_available_variant: variants[0],
    metafields: {
      specs: {
        tamanho: value('24×5cm'),
        peso_g: value(180),
        material: value('ポリエステル'),
        conteudo: value('傘\n袋'),
      },
      reviews: { rating: value({ rating: 4.25 }), rating_count: value(12) },
    },
  },
  cart: {
    item_count: 2,
    total_price: 1196000,
    items: [{ quantity: 2, product: { title: '傘 <黒>', tags: [] } }],
    attributes: { フリガナ: 'サトウ ミサキ', 領収書の宛名: '株式会社"さくら"' },
  },
};

const soldOut = variant('1個', 2980, false);

const EMPTY_SHOP = {
  template: 'page',
  routes: { root_url: '/' },
  shop: { url: 'https://shop.example.com', name: 'Sakura' },
  page: { title: '当店について' },
  pages: {},
  product: {
    id: 1,
    title: '傘',
    description: '',
    handle: 'kasa',
    url: '/products/kasa',
    vendor: 'Sakura',
    price: 1500000,
    tags: [],
    variants: [soldOut],
    selected_or_first_available_variant: soldOut,
    metafields: {},
  },
  cart: { item_count: 0, total_price: 0, items: [], attributes: {} },
};

const defaultsOf = (settings: readonly Setting[]) =>
  Object.fromEntries(settings.map(({ id, default: own }) => [id, own]));

/** Data of a section that is placed on a page: its defaults, and the blocks of its preset. */
function placedSection(section: Section | undefined) {
  const blocks = section?.presets[0]?.blocks ?? [];
  return {
    id: 'main',
    settings: defaultsOf(section?.settings ?? []),
    blocks: blocks.map(({ type, settings }) => ({
      type,
      shopify_attributes: '',
      settings: { ...defaultsOf(section?.blocks?.find((block) => block.type === type)?.settings ?? []), ...settings },
    })),
  };
}

export function renderShopify(template: string, shop: 'full' | 'empty', more: object = {}): Promise<string> {
  const scope = shop === 'full' ? FULL_SHOP : EMPTY_SHOP;
  const section = placedSection(sectionOf(template));
  return liquid.parseAndRender(template.replace(SCHEMA, ''), { ...scope, section, ...more });
}
