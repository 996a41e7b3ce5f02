import { addDays, weekdayOf } from '#domain/zoned-time.ts';

/** Years the calendar was checked for. */
export const salesYears = [2026, 2027, 2028, 2029, 2030] as const;

type Day = (year: number) => string;

/**
 * Names; first day in Japan, and last where it is another; days before the start by which a parcel should arrive.
 * Expected: estimated from past years, the shop's own page is authoritative. Slow: carriers are slow on these days.
 */
type Rule = readonly [
  id: string,
  name: string,
  japanese: string,
  days: readonly [start: Day, end?: Day],
  arriveBefore: number,
  mark?: 'expected' | 'slow',
];

const on = (monthDay: string) => (year: number) => `${year}-${monthDay}`;

/** The nth of a weekday (0 is Sunday) in a month. */
const nth =
  (count: number, weekday: number, month: string) =>
  (year: number): string => {
    const first = `${year}-${month}-01`;
    return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7);
  };

/** Payday moves before the weekend. */
const beforeWeekend =
  (monthDay: string) =>
  (year: number): string => {
    const day = `${year}-${monthDay}`;
    const early: Record<number, number> = { 6: -1, 0: -2 };
    return addDays(day, early[weekdayOf(day)] ?? 0);
  };

const blackFriday = (year: number) => addDays(nth(4, 4, '11')(year), 1);

/** If a holiday of May 3 to 5 is a Sunday, the 6th is a holiday too. */
const goldenWeekEnd = (year: number) =>
  ['05-03', '05-04', '05-05'].some((day) => weekdayOf(`${year}-${day}`) === 0) ? `${year}-05-06` : `${year}-05-05`;

/** Chinese New Year as a table: software calendars are a day off in 2027 and 2030. */
const LUNAR_NEW_YEAR: Record<number, string> = {
  2026: '2026-02-17',
  2027: '2027-02-06',
  2028: '2028-01-26',
  2029: '2029-02-13',
  2030: '2030-02-03',
};
const lunarNewYear = (year: number): string => LUNAR_NEW_YEAR[year] ?? `${year}-02-01`;

const superSale = (month: string): Rule => [
  `superSale${Number(month)}`,
  'Rakuten Super SALE',
  '楽天スーパーSALE',
  [on(`${month}-04`), on(`${month}-11`)],
  0,
  'expected',
];

const rules: readonly Rule[] = [
  ['hatsuuri', 'Hatsuuri e fukubukuro', '初売り・福袋', [on('01-01'), on('01-03')], 2],
  ['seijin', 'Dia da maioridade', '成人の日', [nth(2, 1, '01')], 5],
  [
    'springFestival',
    'Ano-novo chinês: fábricas param',
    '春節',
    [(year) => addDays(lunarNewYear(year), -10), (year) => addDays(lunarNewYear(year), 15)],
    0,
    'slow',
  ],
  ['valentine', 'Dia dos namorados japonês', 'バレンタインデー', [on('02-14')], 3],
  ['shinseikatsu', 'Vida nova', '新生活', [on('02-15'), on('04-10')], 0],
  ['hinamatsuri', 'Festa das meninas', 'ひな祭り', [on('03-03')], 5],
  superSale('03'),
  ['whiteDay', 'White Day', 'ホワイトデー', [on('03-14')], 3],
  ['goldenWeek', 'Golden Week', 'ゴールデンウィーク', [on('04-29'), goldenWeekEnd], 3, 'slow'],
  ['children', 'Dia das crianças', 'こどもの日', [on('05-05')], 5],
  ['mother', 'Dia das mães', '母の日', [nth(2, 0, '05')], 3],
  superSale('06'),
  ['father', 'Dia dos pais', '父の日', [nth(3, 0, '06')], 3],
  ['bonusSummer', 'Bônus de verão', '夏のボーナス', [beforeWeekend('06-30'), on('07-10')], 0],
  ['chugenEast', 'Ochūgen, leste', 'お中元(東日本)', [on('07-01'), on('07-15')], 3],
  ['tanabata', 'Tanabata', '七夕', [on('07-07')], 3],
  ['primeDay', 'Amazon Prime Day', 'プライムデー', [on('07-11'), on('07-14')], 0, 'expected'],
  ['chugenWest', 'Ochūgen, oeste', 'お中元(西日本)', [on('07-15'), on('08-15')], 3],
  ['obon', 'Obon', 'お盆', [on('08-13'), on('08-16')], 3, 'slow'],
  superSale('09'),
  ['keiro', 'Dia do respeito aos idosos', '敬老の日', [nth(3, 1, '09')], 3],
  ['halloween', 'Halloween', 'ハロウィン', [on('10-31')], 5],
  ['doubleEleven', '11/11, Dia dos Solteiros', '独身の日・いい買物の日', [on('11-11')], 0, 'expected'],
  ['shichigosan', 'Shichi-Go-San', '七五三', [on('11-15')], 7],
  ['blackFriday', 'Black Friday', 'ブラックフライデー', [blackFriday, (year) => addDays(blackFriday(year), 3)], 0],
  superSale('12'),
  ['bonusWinter', 'Bônus de inverno', '冬のボーナス', [beforeWeekend('12-10'), on('12-25')], 0],
  ['seibo', 'Oseibo', 'お歳暮', [on('12-01'), on('12-20')], 3],
  ['christmas', 'Natal', 'クリスマス', [on('12-24'), on('12-25')], 3],
  ['nenmatsu', 'Virada do ano', '年末年始', [on('12-29'), (year) => `${year + 1}-01-03`], 2, 'slow'],
];

/** The sale and gift days of a year in Japan, earliest first. */
export const salesEvents = (year: number) =>
  rules
    .map(([id, name, japanese, [start, end = start], arriveBefore, mark]) => ({
      id,
      name,
      japanese,
      start: start(year),
      end: end(year),
      arriveBefore,
      isExpected: mark === 'expected',
      isSlow: mark === 'slow',
    }))
    .sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));

export type SalesEvent = ReturnType<typeof salesEvents>[number];

/** Current and future events on a day in Japan. */
export const upcomingEvents = (today: string, count: number): SalesEvent[] =>
  salesYears
    .flatMap(salesEvents)
    .filter((event) => event.end >= today)
    .slice(0, count);

export const shippingOrigins = { china: 'China', brazil: 'Brasil', japan: 'Estoque no Japão' } as const;
export type ShippingOrigin = keyof typeof shippingOrigins;

/** Days in transit, with handling and a reserve. */
const TRANSIT: Record<ShippingOrigin, number> = { china: 20, brazil: 35, japan: 4 };

/** The last day to order, so that a parcel arrives in time. */
export const orderCutoff = ({ start, arriveBefore }: SalesEvent, origin: ShippingOrigin): string =>
  addDays(start, -arriveBefore - TRANSIT[origin]);

/** The day itself, or the first one after the slow delivery that includes it. */
export const dayOfUsualDelivery = (day: string): string => {
  const slow = slowDeliveryOn(day);
  return slow ? addDays(slow.end, 1) : day;
};

/** The period of slow delivery that includes the day. */
export const slowDeliveryOn = (day: string): SalesEvent | undefined => {
  const year = Number(day.slice(0, 4));
  return [...salesEvents(year - 1), ...salesEvents(year)].find(
    (event) => event.isSlow && event.start <= day && day <= event.end,
  );
};
