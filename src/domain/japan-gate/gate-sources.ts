import type { Source } from './gate-types.ts';

/** Pages of the authorities and platforms themselves: name; URL without its scheme; date, if it has one. */
const OFFICIAL = {
  METI_ELECTRIC: '経済産業省 電気用品安全法; www.meti.go.jp/product_safety/consumer/system/02.html; 2017-04-03',
  METI_BATTERY_FAQ: '経済産業省 モバイルバッテリーFAQ; www.meti.go.jp/policy/consumer/seian/denan/mlb_faq.html',
  METI_TOYS: '経済産業省 子供用特定製品; www.meti.go.jp/product_safety/kodomo/gangu_kisei.html',
  METI_IMPORTER: '経済産業省 特定輸入事業者; www.meti.go.jp/product_safety/tokuteiyunyu/tokuteiyunyu.html',
  METI_UNITS:
    '経済産業省 計量法における単位規制; www.meti.go.jp/policy/economy/hyojun/techno_infra/11_gaiyou_tani4.html',
  MHLW_TEXTILES: '国立医薬品食品衛生研究所 家庭用品規制法の基準; www.nihs.go.jp/mhlw/chemical/katei/kijyun.html',
  PET_FOOD: '農林水産省 ペットフードの輸入; www.maff.go.jp/j/syouan/tikusui/petfood/p_qa/yunyu.html',
  MLIT_SCOOTERS: '国土交通省 特定小型原動機付自転車; www.mlit.go.jp/jidosha/jidosha_fr7_000058.html',
  MIPRO_VAPE: '対日貿易投資交流促進協会; www.mipro.or.jp/Import/qanda/itmes/etc/q47.html',
  NARCOTICS_CBD: '厚生労働省 麻薬取締部 CBD; www.ncd.mhlw.go.jp/cbd.html; 2024-12',
  CUSTOMS_BILL: '財務省 関税法案; www.mof.go.jp/about_mof/bills/221diet/kz20260220y.html; 2026-02-20',
  METI_LABELS: '経済産業省 家庭用品品質表示法; www.meti.go.jp/product_safety/consumer/system/05.html',
  METI_GAS: '経済産業省 ガス用品; www.meti.go.jp/policy/safety_security/industrial_safety',
  AMAZON_BATTERY: 'Amazon.co.jp セラーセントラル; sellercentral.amazon.co.jp',
  AMAZON_DROPSHIPPING: 'Amazon ドロップシッピングポリシー; sellercentral.amazon.co.jp/gp/help/external/201808410',
  MIPRO_BATTERY: '対日貿易投資交流促進協会; www.mipro.or.jp/Import/qanda/itmes/electricity/q17.html; 2024-05-13',
  MIPRO_FOOD: '対日貿易投資交流促進協会; www.mipro.or.jp/Import/qanda/itmes/goods/q01.html; 2019-10-01',
  MIPRO_LASER: '対日貿易投資交流促進協会; www.mipro.or.jp/Import/qanda/itmes/etc/q09.html; 2024-05-13',
  MIPRO_KNIVES: '対日貿易投資交流促進協会; www.mipro.or.jp/Import/qanda/itmes/etc/q13.html',
  MIPRO_CITES: '対日貿易投資交流促進協会; www.mipro.or.jp/Import/qanda/itmes/fashion/q13.html; 2017-08-04',
  RADIO: '総務省 電波利用ホームページ; www.tele.soumu.go.jp/j/adm/monitoring/illegal/counter/unconform',
  RADIO_TAGS: '総務省 中国総合通信局; www.soumu.go.jp/soutsu/chugoku/fieldinfo/denpa_ri_musen_system08.html',
  TOKYO_PSC: '東京都 消費生活 PSC; www.shouhiseikatu.metro.tokyo.lg.jp/anzen/psc; 2023-06',
  GIFU_USED: '岐阜県警察; www.pref.gifu.lg.jp/site/police/8056.html; 2015-09-08',
  MINAMATA: '水俣市; www.city.minamata.lg.jp/kiji0034525',
  UTO_CITY: '宇土市; www.city.uto.lg.jp/article/view/1010/14516.html; 2026-01-05',
  QUARANTINE: '厚生労働省 検疫所; www.forth.go.jp/keneki/osaka/syokuhin-kanshi/todokedetaishou.html',
  ANIMAL_POST: '農林水産省 動物検疫所; www.maff.go.jp/aqs/tetuzuki/product/post.html',
  ANIMAL_DAIRY: '農林水産省 動物検疫所; www.maff.go.jp/aqs/topix/dairy_products.html; 2025-07-18',
  EMBASSY: '外務省 在外公館; www.cn.emb-japan.go.jp/itpr_ja/00_000575.html; 2021-02-09',
  MAIL_ORDER_ABROAD: '消費者庁 特定商取引法ガイド; www.no-trouble.caa.go.jp/qa/foreign.html',
  BAIT_ADS:
    '消費者庁 おとり広告; www.caa.go.jp/policies/policy/representation/fair_labeling/representation_regulation/case_002',
  UNAPPROVED_ADS: '東京都 保健医療局; www.hokeniryo.metro.tokyo.lg.jp/anzen/iyaku/koukokukisei/zenpan/kozinyunyu',
  CUSTOMS_BRANDS: '税関 知的財産; www.customs.go.jp/mizugiwa/chiteki/pages/d_010',
  CROSSBOWS: '警察庁 クロスボウ; www.npa.go.jp/bureau/safetylife/hoan/crossbow',
  POST_AIR: '日本郵便 航空危険物; www.post.japanpost.jp/int/use/restriction/airmail',
  POST_LIST: '日本郵便 お知らせ; www.post.japanpost.jp/int/information/2012/0419_01.html; 2012-04-19',
  POST_GOODS: '日本郵便 国際郵便; www.post.japanpost.jp/cgi-kokusai/p05-02-09.htm',
  CORREIOS: 'Correios; www.correios.com.br/enviar/proibicoes-e-restricoes',
  MERCARI: 'メルカリガイド; help.jp.mercari.com/guide/articles/866',
};

/** Official pages by their key; others (law firm, consultant, trade press) by their URL, with a date behind "; ". */
export const sourcesFrom = (...named: readonly (keyof typeof OFFICIAL | `${string}.${string}`)[]): Source[] =>
  named.map((one) => {
    const official = Object.entries(OFFICIAL).find(([key]) => key === one)?.[1];
    const host = one.replace(/^www\./, '').replace(/[/?;].*/s, '');
    const [name = '', address = '', date] = (official ?? `${host}; ${one}`).split('; ');
    return { name, address, isOfficial: official !== undefined, ...(date && { date }) };
  });
