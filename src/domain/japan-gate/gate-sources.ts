import type { Source } from './gate-types.ts';

const official = (name: string, address: string, date?: string): Source => ({
  name,
  address,
  isOfficial: true,
  ...(date && { date }),
});
/** A source that is not an authority (law firm, licensed consultant, trade press), named by its URL. */
export const outside = (address: string, date?: string): Source => ({
  name: address.replace(/^www\./, '').replace(/[/?].*/s, ''),
  address,
  isOfficial: false,
  ...(date && { date }),
});

export const METI_ELECTRIC = official(
  '経済産業省 電気用品安全法',
  'www.meti.go.jp/product_safety/consumer/system/02.html',
  '2017-04-03',
);
export const METI_BATTERY_FAQ = official(
  '経済産業省 モバイルバッテリーFAQ',
  'www.meti.go.jp/policy/consumer/seian/denan/mlb_faq.html',
);
export const METI_TOYS = official('経済産業省 子供用特定製品', 'www.meti.go.jp/product_safety/kodomo/gangu_kisei.html');
export const METI_IMPORTER = official(
  '経済産業省 特定輸入事業者',
  'www.meti.go.jp/product_safety/tokuteiyunyu/tokuteiyunyu.html',
);
export const METI_UNITS = official(
  '経済産業省 計量法における単位規制',
  'www.meti.go.jp/policy/economy/hyojun/techno_infra/11_gaiyou_tani4.html',
);
export const MHLW_TEXTILES = official(
  '国立医薬品食品衛生研究所 家庭用品規制法の基準',
  'www.nihs.go.jp/mhlw/chemical/katei/kijyun.html',
);
export const PET_FOOD = official(
  '農林水産省 ペットフードの輸入',
  'www.maff.go.jp/j/syouan/tikusui/petfood/p_qa/yunyu.html',
);
export const MLIT_SCOOTERS = official(
  '国土交通省 特定小型原動機付自転車',
  'www.mlit.go.jp/jidosha/jidosha_fr7_000058.html',
);
export const MIPRO_VAPE = official('対日貿易投資交流促進協会', 'www.mipro.or.jp/Import/qanda/itmes/etc/q47.html');
export const NARCOTICS_CBD = official('厚生労働省 麻薬取締部 CBD', 'www.ncd.mhlw.go.jp/cbd.html', '2024-12');
export const CUSTOMS_BILL = official(
  '財務省 関税法案',
  'www.mof.go.jp/about_mof/bills/221diet/kz20260220y.html',
  '2026-02-20',
);
export const METI_LABELS = official(
  '経済産業省 家庭用品品質表示法',
  'www.meti.go.jp/product_safety/consumer/system/05.html',
);
export const METI_GAS = official('経済産業省 ガス用品', 'www.meti.go.jp/policy/safety_security/industrial_safety');
export const AMAZON_BATTERY = official('Amazon.co.jp セラーセントラル', 'sellercentral.amazon.co.jp');
export const AMAZON_DROPSHIPPING = official(
  'Amazon ドロップシッピングポリシー',
  'sellercentral.amazon.co.jp/gp/help/external/201808410',
);
export const MIPRO_BATTERY = official(
  '対日貿易投資交流促進協会',
  'www.mipro.or.jp/Import/qanda/itmes/electricity/q17.html',
  '2024-05-13',
);
export const MIPRO_FOOD = official(
  '対日貿易投資交流促進協会',
  'www.mipro.or.jp/Import/qanda/itmes/goods/q01.html',
  '2019-10-01',
);
export const MIPRO_LASER = official(
  '対日貿易投資交流促進協会',
  'www.mipro.or.jp/Import/qanda/itmes/etc/q09.html',
  '2024-05-13',
);
export const MIPRO_KNIVES = official('対日貿易投資交流促進協会', 'www.mipro.or.jp/Import/qanda/itmes/etc/q13.html');
export const MIPRO_CITES = official(
  '対日貿易投資交流促進協会',
  'www.mipro.or.jp/Import/qanda/itmes/fashion/q13.html',
  '2017-08-04',
);
export const RADIO = official(
  '総務省 電波利用ホームページ',
  'www.tele.soumu.go.jp/j/adm/monitoring/illegal/counter/unconform',
);
export const RADIO_TAGS = official(
  '総務省 中国総合通信局',
  'www.soumu.go.jp/soutsu/chugoku/fieldinfo/denpa_ri_musen_system08.html',
);
export const TOKYO_PSC = official('東京都 消費生活 PSC', 'www.shouhiseikatu.metro.tokyo.lg.jp/anzen/psc', '2023-06');
export const GIFU_USED = official('岐阜県警察', 'www.pref.gifu.lg.jp/site/police/8056.html', '2015-09-08');
export const MINAMATA = official('水俣市', 'www.city.minamata.lg.jp/kiji0034525');
export const UTO_CITY = official('宇土市', 'www.city.uto.lg.jp/article/view/1010/14516.html', '2026-01-05');
export const QUARANTINE = official(
  '厚生労働省 検疫所',
  'www.forth.go.jp/keneki/osaka/syokuhin-kanshi/todokedetaishou.html',
);
export const ANIMAL_POST = official('農林水産省 動物検疫所', 'www.maff.go.jp/aqs/tetuzuki/product/post.html');
export const ANIMAL_DAIRY = official(
  '農林水産省 動物検疫所',
  'www.maff.go.jp/aqs/topix/dairy_products.html',
  '2025-07-18',
);
export const EMBASSY = official('外務省 在外公館', 'www.cn.emb-japan.go.jp/itpr_ja/00_000575.html', '2021-02-09');
export const MAIL_ORDER_ABROAD = official('消費者庁 特定商取引法ガイド', 'www.no-trouble.caa.go.jp/qa/foreign.html');
export const BAIT_ADS = official(
  '消費者庁 おとり広告',
  'www.caa.go.jp/policies/policy/representation/fair_labeling/representation_regulation/case_002',
);
export const UNAPPROVED_ADS = official(
  '東京都 保健医療局',
  'www.hokeniryo.metro.tokyo.lg.jp/anzen/iyaku/koukokukisei/zenpan/kozinyunyu',
);
export const CUSTOMS_BRANDS = official('税関 知的財産', 'www.customs.go.jp/mizugiwa/chiteki/pages/d_010');
export const CROSSBOWS = official('警察庁 クロスボウ', 'www.npa.go.jp/bureau/safetylife/hoan/crossbow');
export const POST_AIR = official('日本郵便 航空危険物', 'www.post.japanpost.jp/int/use/restriction/airmail');
export const POST_LIST = official(
  '日本郵便 お知らせ',
  'www.post.japanpost.jp/int/information/2012/0419_01.html',
  '2012-04-19',
);
export const POST_GOODS = official('日本郵便 国際郵便', 'www.post.japanpost.jp/cgi-kokusai/p05-02-09.htm');
export const CORREIOS = official('Correios', 'www.correios.com.br/enviar/proibicoes-e-restricoes');
export const MERCARI = official('メルカリガイド', 'help.jp.mercari.com/guide/articles/866');
