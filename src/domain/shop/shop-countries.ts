/** Countries that a shop, its stock or its customers' data can be in, with their names in both languages. */
export const SHOP_COUNTRIES = {
  BR: { pt: 'Brasil', ja: 'ブラジル' },
  CN: { pt: 'China', ja: '中国' },
  JP: { pt: 'Japão', ja: '日本' },
  US: { pt: 'Estados Unidos', ja: 'アメリカ合衆国' },
  CA: { pt: 'Canadá', ja: 'カナダ' },
  HK: { pt: 'Hong Kong', ja: '香港' },
  KR: { pt: 'Coreia do Sul', ja: '韓国' },
  TW: { pt: 'Taiwan', ja: '台湾' },
  VN: { pt: 'Vietnã', ja: 'ベトナム' },
  TH: { pt: 'Tailândia', ja: 'タイ' },
  IN: { pt: 'Índia', ja: 'インド' },
  PT: { pt: 'Portugal', ja: 'ポルトガル' },
  DE: { pt: 'Alemanha', ja: 'ドイツ' },
  IE: { pt: 'Irlanda', ja: 'アイルランド' },
  SG: { pt: 'Singapura', ja: 'シンガポール' },
} as const;

export type CountryCode = keyof typeof SHOP_COUNTRIES;

// Object.keys gives strings; these are the keys above.
export const COUNTRY_CODES = Object.keys(SHOP_COUNTRIES) as [CountryCode, ...CountryCode[]];
