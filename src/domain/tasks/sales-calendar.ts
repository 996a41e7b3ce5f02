import { addDays, weekdayOf } from '#domain/zoned-time.ts';

/** Years the calendar was checked for. */
export const salesYears = [2026, 2027, 2028, 2029, 2030] as const;

type Day = (year: number) => string;

type Rule = {
  id: string;
  name: string;
  japanese: string;
  /** First and last day in Japan; without an end, one day. */
  start: Day;
  end?: Day;
  /** Days before the start by which a parcel should arrive. */
  arriveBefore: number;
  /** Days of advertising before the last order. */
  adsWindow: number;
  /** Estimated from past years; the shop's own page is authoritative. */
  isExpected?: true;
  /** Carriers are slow on these days. */
  isSlow?: true;
};

/** Names; first and last day; days before the start by which a parcel should arrive; days of advertising before that. */
const sale = (
  id: string,
  name: string,
  japanese: string,
  [start, end]: readonly [Day, Day?],
  arriveBefore: number,
  adsWindow: number,
  marks: Pick<Rule, 'isExpected' | 'isSlow'> = {},
): Rule => ({ id, name, japanese, start, ...(end && { end }), arriveBefore, adsWindow, ...marks });

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

const superSale = (month: string): Rule =>
  sale(
    `superSale${Number(month)}`,
    'Rakuten Super SALE',
    '楽天スーパーSALE',
    [on(`${month}-04`), on(`${month}-11`)],
    0,
    14,
    { isExpected: true },
  );

const rules: readonly Rule[] = [
  sale('hatsuuri', 'Hatsuuri e fukubukuro', '初売り・福袋', [on('01-01'), on('01-03')], 2, 28),
  sale('seijin', 'Dia da maioridade', '成人の日', [nth(2, 1, '01')], 5, 21),
  sale(
    'springFestival',
    'Ano-novo chinês: fábricas param',
    '春節',
    [(year) => addDays(lunarNewYear(year), -10), (year) => addDays(lunarNewYear(year), 15)],
    0,
    0,
    { isSlow: true },
  ),
  sale('valentine', 'Dia dos namorados japonês', 'バレンタインデー', [on('02-14')], 3, 21),
  sale('shinseikatsu', 'Vida nova', '新生活', [on('02-15'), on('04-10')], 0, 21),
  sale('hinamatsuri', 'Festa das meninas', 'ひな祭り', [on('03-03')], 5, 21),
  superSale('03'),
  sale('whiteDay', 'White Day', 'ホワイトデー', [on('03-14')], 3, 14),
  sale('goldenWeek', 'Golden Week', 'ゴールデンウィーク', [on('04-29'), goldenWeekEnd], 3, 21, { isSlow: true }),
  sale('children', 'Dia das crianças', 'こどもの日', [on('05-05')], 5, 21),
  sale('mother', 'Dia das mães', '母の日', [nth(2, 0, '05')], 3, 28),
  superSale('06'),
  sale('father', 'Dia dos pais', '父の日', [nth(3, 0, '06')], 3, 28),
  sale('bonusSummer', 'Bônus de verão', '夏のボーナス', [beforeWeekend('06-30'), on('07-10')], 0, 14),
  sale('chugenEast', 'Ochūgen, leste', 'お中元(東日本)', [on('07-01'), on('07-15')], 3, 21),
  sale('tanabata', 'Tanabata', '七夕', [on('07-07')], 3, 14),
  sale('primeDay', 'Amazon Prime Day', 'プライムデー', [on('07-11'), on('07-14')], 0, 14, { isExpected: true }),
  sale('chugenWest', 'Ochūgen, oeste', 'お中元(西日本)', [on('07-15'), on('08-15')], 3, 21),
  sale('obon', 'Obon', 'お盆', [on('08-13'), on('08-16')], 3, 14, { isSlow: true }),
  superSale('09'),
  sale('keiro', 'Dia do respeito aos idosos', '敬老の日', [nth(3, 1, '09')], 3, 28),
  sale('halloween', 'Halloween', 'ハロウィン', [on('10-31')], 5, 21),
  sale('doubleEleven', '11/11, Dia dos Solteiros', '独身の日・いい買物の日', [on('11-11')], 0, 14, {
    isExpected: true,
  }),
  sale('shichigosan', 'Shichi-Go-San', '七五三', [on('11-15')], 7, 28),
  sale(
    'blackFriday',
    'Black Friday',
    'ブラックフライデー',
    [blackFriday, (year) => addDays(blackFriday(year), 3)],
    0,
    14,
  ),
  superSale('12'),
  sale('bonusWinter', 'Bônus de inverno', '冬のボーナス', [beforeWeekend('12-10'), on('12-25')], 0, 14),
  sale('seibo', 'Oseibo', 'お歳暮', [on('12-01'), on('12-20')], 3, 28),
  sale('christmas', 'Natal', 'クリスマス', [on('12-24'), on('12-25')], 3, 28),
  sale('nenmatsu', 'Virada do ano', '年末年始', [on('12-29'), (year) => `${year + 1}-01-03`], 2, 21, { isSlow: true }),
];

/** The sale and gift days of a year in Japan, earliest first. */
export const salesEvents = (year: number) =>
  rules
    .map(({ start, end, isExpected = false, isSlow = false, ...rule }) => ({
      ...rule,
      start: start(year),
      end: (end ?? start)(year),
      isExpected,
      isSlow,
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

/** Dates by which to receive, order and advertise. */
export function leadTimes(event: Pick<SalesEvent, 'start' | 'arriveBefore' | 'adsWindow'>, origin: ShippingOrigin) {
  const arriveBy = addDays(event.start, -event.arriveBefore);
  const orderCutoff = addDays(arriveBy, -TRANSIT[origin]);
  return { arriveBy, orderCutoff, adsStart: addDays(orderCutoff, -event.adsWindow) };
}

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
