/** Countries that a shop, its stock or its customers' data can be in, with their names and calling codes. */
export const SHOP_COUNTRIES = {
  BR: { pt: 'Brasil', ja: 'ブラジル', phone: '+55' },
  CN: { pt: 'China', ja: '中国', phone: '+86' },
  JP: { pt: 'Japão', ja: '日本', phone: '+81' },
  US: { pt: 'Estados Unidos', ja: 'アメリカ合衆国', phone: '+1' },
  CA: { pt: 'Canadá', ja: 'カナダ', phone: '+1' },
  HK: { pt: 'Hong Kong', ja: '香港', phone: '+852' },
  KR: { pt: 'Coreia do Sul', ja: '韓国', phone: '+82' },
  TW: { pt: 'Taiwan', ja: '台湾', phone: '+886' },
  VN: { pt: 'Vietnã', ja: 'ベトナム', phone: '+84' },
  TH: { pt: 'Tailândia', ja: 'タイ', phone: '+66' },
  IN: { pt: 'Índia', ja: 'インド', phone: '+91' },
  PT: { pt: 'Portugal', ja: 'ポルトガル', phone: '+351' },
  DE: { pt: 'Alemanha', ja: 'ドイツ', phone: '+49' },
  IE: { pt: 'Irlanda', ja: 'アイルランド', phone: '+353' },
  SG: { pt: 'Singapura', ja: 'シンガポール', phone: '+65' },
} as const;

export type CountryCode = keyof typeof SHOP_COUNTRIES;

// Object.keys gives strings; these are the keys above.
export const COUNTRY_CODES = Object.keys(SHOP_COUNTRIES) as [CountryCode, ...CountryCode[]];
