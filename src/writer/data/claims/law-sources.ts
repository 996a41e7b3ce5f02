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
