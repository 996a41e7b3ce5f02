/** Names of the laws by the short keys of the rules: Portuguese as a note shows them, and the original. */
export const CLAIM_LAWS: Readonly<Record<string, { pt: string; ja: string }>> = {
  薬66: { pt: 'Lei dos remédios e cosméticos, artigo 66', ja: '薬機法 66条' },
  '薬66②': { pt: 'Lei dos remédios e cosméticos, artigo 66, parágrafo 2', ja: '薬機法 66条2項' },
  薬67: { pt: 'Lei dos remédios e cosméticos, artigo 67', ja: '薬機法 67条' },
  薬68: { pt: 'Lei dos remédios e cosméticos, artigo 68', ja: '薬機法 68条' },
  適正広告基準: { pt: 'Norma do anúncio de remédios e cosméticos', ja: '医薬品等適正広告基準' },
  優良: { pt: 'Lei contra propaganda enganosa, artigo 5, item 1 (qualidade)', ja: '景品表示法 5条1号 (優良誤認)' },
  有利: {
    pt: 'Lei contra propaganda enganosa, artigo 5, item 2 (preço e condições)',
    ja: '景品表示法 5条2号 (有利誤認)',
  },
  二重: { pt: 'Lei contra propaganda enganosa (preço riscado)', ja: '景品表示法 (二重価格表示)' },
  おとり: { pt: 'Lei contra propaganda enganosa, artigo 5, item 3 (isca)', ja: '景品表示法 5条3号 (おとり広告)' },
  原産国: { pt: 'Lei contra propaganda enganosa, artigo 5, item 3 (país de origem)', ja: '景品表示法 5条3号 (原産国)' },
  ステマ: {
    pt: 'Lei contra propaganda enganosa, artigo 5, item 3 (anúncio disfarçado)',
    ja: '景品表示法 5条3号 (ステルスマーケティング)',
  },
  打消し表示: { pt: 'Lei contra propaganda enganosa (letras miúdas)', ja: '景品表示法 (打消し表示)' },
  景品: { pt: 'Lei contra propaganda enganosa, artigo 4 (brindes)', ja: '景品表示法 4条 (景品類)' },
  特商11: { pt: 'Lei da venda à distância, artigo 11', ja: '特定商取引法 11条' },
  特商12: { pt: 'Lei da venda à distância, artigo 12', ja: '特定商取引法 12条' },
  特商12の6: { pt: 'Lei da venda à distância, artigo 12-6', ja: '特定商取引法 12条の6' },
  特商15の3: { pt: 'Lei da venda à distância, artigo 15-3', ja: '特定商取引法 15条の3' },
  健増: { pt: 'Lei de promoção da saúde', ja: '健康増進法' },
  健増65: { pt: 'Lei de promoção da saúde, artigo 65', ja: '健康増進法 65条' },
  総額: { pt: 'Lei do imposto sobre consumo, artigo 63 (preço com imposto)', ja: '消費税法 63条 (総額表示)' },
  家表: { pt: 'Lei dos rótulos de artigos domésticos', ja: '家庭用品品質表示法' },
  食衛: { pt: 'Lei de higiene dos alimentos', ja: '食品衛生法' },
  食表: { pt: 'Lei dos rótulos de alimentos', ja: '食品表示法' },
  商標: { pt: 'Lei das marcas', ja: '商標法' },
  不競: { pt: 'Lei contra concorrência desleal', ja: '不正競争防止法' },
  消契: { pt: 'Lei dos contratos de consumo', ja: '消費者契約法' },
  PSE: { pt: 'Lei de segurança elétrica (PSE)', ja: '電気用品安全法 (PSE)' },
  技適: { pt: 'Lei do rádio (selo Giteki)', ja: '電波法 (技適)' },
  'JIS K 6541': { pt: 'Norma JIS K 6541', ja: 'JIS K 6541' },
};

/** Source of a law or of its meaning for advertising. All were read on CLAIMS_REVIEWED_ON. */
export type LawSource = {
  /** URL without its scheme. */
  address: string;
  /** The authority's own page; others are law firms, consultants and the trade press. */
  isOfficial: boolean;
};

const official = (address: string): LawSource => ({ address, isOfficial: true });
const outside = (address: string): LawSource => ({ address, isOfficial: false });

const UNAPPROVED = official('www.hokeniryo.metro.tokyo.lg.jp/anzen/iyaku/koukokukisei/zenpan/kozinyunyu');
const DISPLAY_LAW = outside('www.yakujihou.com/yakujinews/46841');
const MAIL_ORDER = official('www.no-trouble.caa.go.jp/what/mailorder/guidelines.html');
const LABELS = official('www.meti.go.jp/product_safety/consumer/system/05.html');

/** By the keys of CLAIM_LAWS. */
export const LAW_SOURCES: Readonly<Record<string, readonly LawSource[]>> = {
  薬66: [outside('www.yakujihou-marketing.net/archives/4510')],
  '薬66②': [outside('www.yakujihou-marketing.net/archives/4510')],
  薬67: [outside('www.fukumizu.com/archives/3126')],
  薬68: [UNAPPROVED],
  適正広告基準: [official('ads-help.yahoo.co.jp'), outside('www.kajo.co.jp/tameshiyomi/40727000001')],
  優良: [DISPLAY_LAW, outside('www.kajo.co.jp/tameshiyomi/40831000002')],
  有利: [outside('aog-partners.com')],
  二重: [outside('dime.jp/genre/2069048'), outside('markelaw.jp/column-002')],
  おとり: [official('www.caa.go.jp/policies/policy/representation/fair_labeling/representation_regulation/case_002')],
  原産国: [official('www.caa.go.jp/policies/policy/representation/fair_labeling/representation_regulation/case_005')],
  ステマ: [official('www.caa.go.jp/policies/policy/representation/fair_labeling/faq/stealth_marketing')],
  打消し表示: [outside('konohacheck.net'), outside('aksk-marketing.jp/archive/640')],
  景品: [outside('bluesnap.jp/keihyo')],
  特商11: [official('www.no-trouble.caa.go.jp/qa/foreign.html')],
  特商12: [MAIL_ORDER],
  特商12の6: [MAIL_ORDER],
  特商15の3: [outside('www.jadma.or.jp/abouts/glreturnedgoods')],
  健増: [outside('arrins.com/?p=369')],
  健増65: [outside('ec-bengoshi.com'), outside('arrins.com/?p=369')],
  総額: [outside('m-tax.jp/210125c')],
  家表: [LABELS],
  食衛: [official('www.mipro.or.jp/Import/qanda/itmes/goods/q01.html')],
  食表: [official('www.forth.go.jp/keneki/osaka/syokuhin-kanshi/todokedetaishou.html')],
  商標: [official('www.customs.go.jp/mizugiwa/chiteki/pages/d_010')],
  不競: [official('www.customs.go.jp/mizugiwa/chiteki/pages/d_010')],
  消契: [outside('www.businesslawyers.jp/practices/262')],
  PSE: [official('www.meti.go.jp/product_safety/consumer/system/02.html')],
  技適: [official('www.tele.soumu.go.jp/j/adm/monitoring/illegal/counter/unconform')],
  'JIS K 6541': [outside('www.fashionsnap.com/article/2024-07-11/leather-jis')],
};
