import { blankListing, type PublishContents } from '#domain/publishing/listing.ts';

/** A complete product, ready for a page or file. */
export const sampleContents: PublishContents = {
  name: 'Garrafa Mizu',
  nameJa: 'Mizu ステンレスボトル 500ml',
  slug: 'mizu-bottle',
  details: [
    { label: '容量', value: '500ml' },
    { label: '素材', value: 'ステンレス' },
  ],
  description: '<p>会議が終わっても、コーヒーはあたたかいまま。</p>\n\n✅ 容量は500mlです。\n- 片手で開けられます。',
  metaDescription: 'オフィスでも外出先でも使えるステンレスボトルです。',
  points: [],
  gate: 'clear',
  variants: [],
  listing: {
    ...blankListing,
    benefit: '朝いれたコーヒーを、会議のあとまで。',
    situations: ['会議のあいだに飲み物が冷める', 'バッグの中で漏れないか気になる', '洗いにくいボトルは続かない'],
    features: [{ title: '片手で開くふた', text: '荷物を持ったまま飲めます。' }],
    steps: ['ふたを開けて飲み物を入れます。', 'ふたを閉めて持ち歩きます。'],
    buyUrl: 'https://loja.example.com/products/mizu-bottle',
    priceYen: 3980,
    costYen: 1200,
    stock: 20,
    weightGrams: 210,
    sku: 'MIZU-500',
    productType: 'ボトル',
    tags: ['ボトル', 'ステンレス'],
    images: [
      { url: 'https://cdn.example.com/1.jpg', alt: '白いボトルの正面' },
      { url: 'https://cdn.example.com/2.jpg', alt: 'ふたを開けた様子' },
    ],
    seoTitle: 'Mizu ステンレスボトル 500ml',
    seoDescription: 'オフィスでも外出先でも使える、容量500mlのステンレスボトルです。',
  },
};
