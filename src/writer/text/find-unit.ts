import { UNITS } from '#domain/sheet/units.ts';
import { foldChars } from './fold-chars.ts';

export type Language = 'pt' | 'ja';
export type UnitMeaning = { dimension: string; scale: number };
type UnitRow = UnitMeaning & { key: string; pt: readonly string[]; ja: readonly string[] };

const row = (key: string, dimension: string, scale: number, pt: string, ja: string): UnitRow => ({
  key,
  dimension,
  scale,
  pt: pt.split('|').filter(Boolean),
  ja: ja.split('|').filter(Boolean),
});

/** Units in texts that no sheet field uses. */
const MORE: readonly UnitRow[] = [
  row('cm2', 'area', 0.0001, 'cm²|cm2', 'cm²|cm2'),
  row('ml', 'volume', 1, 'cc', ''),
  row('ma', 'current', 0.001, 'ma', 'ma'),
  row('hour', 'time', 60, '', '時|h'),
  row('minute', 'time', 1, '', 'min'),
  row('rpm', 'rotation', 1, '', '回転'),
  row('day', 'time', 1440, 'dias uteis|dia util|noites', '営業日|泊|晩'),
  row('week', 'time', 10_080, 'semana', '週'),
  row('degree', 'temperature', 1, '°|º|grau', '°'),
  row('inch', 'length', 25.4, "''|de polegada|de polegadas", 'inch'),
  row('share', 'share', 10, '', '割'),
  row('kcal', 'energy', 1, 'kcal|quilocalorias|quilocaloria', 'kcal|キロカロリー'),
  row('in_one', 'in_one', 1, '', '役'),
  row('dozen', 'count', 12, 'duzias|duzia', 'ダース'),
  row('other', 'count', 1, 'gotas|gota', '滴|着|缶|匹|頭|玉|灯|脚|杯|室|倍|人前|カラー|レベル|名'),
];
/** "4 pés" are seldom feet, "4 lugares" seldom people. */
const NOT_READ: ReadonlySet<string> = new Set('pes|s|foot|tipos|kit|jogos|r$|us$|¥|€|cor|hora extra'.split('|'));

const ROWS: readonly UnitRow[] = [...UNITS, ...MORE];
/** Money is compared only within one currency; people are a count. */
const dimensionOf = ({ key, dimension }: UnitRow): string =>
  dimension === 'money' || key === 'fahrenheit' ? key : dimension === 'people' ? 'count' : dimension;

export const UNIT_WORDS: ReadonlyMap<string, UnitMeaning> = new Map(
  ROWS.map((unit) => [unit.key, { dimension: dimensionOf(unit), scale: unit.scale }]),
);

type Form = { form: string; key: string };

/** Spellings by first character, longest first. "A" and "K" count only as capitals. */
function formsOf(language: Language): ReadonlyMap<string, readonly Form[]> {
  const forms = ROWS.flatMap((unit) =>
    unit[language]
      .flatMap((written) => (/[a-zç]{3}\/[a-zç]/i.test(written) ? written.split('/') : [written]))
      .map((written) => ({ form: /^[AK]$/.test(written) ? written : foldChars(written), key: unit.key }))
      .filter(({ form }) => !NOT_READ.has(form)),
  ).sort((one, other) => other.form.length - one.form.length);
  const bySign = new Map<string, Form[]>();
  for (const form of forms) {
    const sign = form.form.charAt(0).toLowerCase();
    bySign.set(sign, [...(bySign.get(sign) ?? []), form]);
  }
  return bySign;
}
const FORMS: Record<Language, ReadonlyMap<string, readonly Form[]>> = { pt: formsOf('pt'), ja: formsOf('ja') };

/** The unit at a position; `folded` is the folded `text`. */
export function unitAt(text: string, folded: string, at: number, language: Language): Form | undefined {
  return FORMS[language].get(folded.charAt(at))?.find(({ form }) => {
    const isCapital = /^[AK]$/.test(form);
    if (!(isCapital ? text : folded).startsWith(form, at)) return false;
    const next = folded.charAt(at + form.length);
    return !/[a-z]$/i.test(form) || !(form === 'h' ? /[a-z]/ : /[a-z0-9]/).test(next);
  });
}
