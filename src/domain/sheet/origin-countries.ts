import type { Choice } from './choice.ts';

const CODES =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FO FR GA GB GD GE GH GI GL GM GN GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW';

const MORE_WORDS: Readonly<Record<string, readonly string[]>> = {
  CN: ['mainland china', 'cn(origin)', 'china continental', 'cn'],
  HK: ['hong kong', 'hong kong sar'],
  US: ['eua', 'usa', 'us'],
  GB: ['inglaterra', 'uk'],
  KR: ['coreia', 'korea'],
  TW: ['taiwan'],
};
/** Names used in shops where they differ from the standard. */
const SHOP_NAMES: Readonly<Record<string, string>> = {
  US: 'アメリカ',
  HK: '香港',
  MO: 'マカオ',
  MM: 'ミャンマー',
  CD: 'コンゴ民主共和国',
  CG: 'コンゴ共和国',
};

/** Countries by ISO code, with the names of the JavaScript runtime. */
function listCountries(): Choice[] {
  const [pt, ja, en] = ['pt-BR', 'ja', 'en'].map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  return CODES.split(' ').map((key) => {
    const name = pt?.of(key) ?? key;
    const words = [name, en?.of(key) ?? key, ...(MORE_WORDS[key] ?? [])];
    return { key, pt: name, ja: SHOP_NAMES[key] ?? ja?.of(key) ?? key, words };
  });
}

export const ORIGIN_COUNTRIES: readonly Choice[] = listCountries();
