import type { DraftFact } from './draft-fact.ts';
import type { Segment } from './source-segments.ts';

const LINK =
  /https?:\/\/[^\s<>"')\]]+|www\.[^\s<>"')\]]+|[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|(?<![\w@.])@[a-z][\w.]{2,30}/giu;

/** Addresses and handles, from the source as it was written. */
export function findLinks(source: string): DraftFact[] {
  return source.split('\n').flatMap((line, number) =>
    [...line.matchAll(LINK)].map((match) => {
      const value = match[0].replace(/[.,;:!?]+$/, '');
      return { kind: 'link' as const, role: null, value, text: value, line: number, segment: -1, from: 0, to: 0 };
    }),
  );
}

/** Letters and digits in capitals: "XT-500", "A54", "HW-320BT". Units, norms and sizes look alike and are none. */
const CODE =
  /(?<![\p{L}\d.,/-])(?=[A-Z\d-]{0,12}[A-Z])(?=[A-Z\d-]{0,12}\d)[A-Z\d]{1,12}(?:-[A-Z\d]{1,12}){0,3}(?![\p{L}\d,%])/gu;
const NO_CODE =
  /^(?:\d+(?:ML|L|CM|MM|M|KG|G|W|V|H|MAH|GB|TB|MP|HZ|K|X|UN|PCS|PC|A|D|P|FPS|LED|OZ|PX|MG|KM|RPM|DB|BAR|LT|MIN|ATM|EM|PA)S?|\d+X\d+.*|IPX?\d+|\d?[DGK]\d?|[234568]G|[248]K|3D|4D|8D|H2O|Q10|B\d{1,2}|D3|USB\d?|MP[34]|C\d|PM2|CO2|PH\d?|UV\d*|A[345]|G\d|P\d|X\d|R\d+|N\d+|[A-Z]\d|\d[A-Z]|TPU\d*|SUS\d+|PA\d+|FPS\d+|SPF\d+|HDMI\d*|AAA?\d*|18K|24K|14K|\d+-\d+[A-Z]*|F\d{3}|12X|LR\d+|CR\d+)$/;

/** Model codes of a title or of a labelled line, and the brand where the seller names it. */
export function findNames(segment: Segment, index: number): DraftFact[] {
  const { meaning, text } = segment;
  const place = { line: segment.line, segment: index, from: 0, to: text.length };
  if (
    meaning?.kind === 'brand' &&
    !/^(?:sem marca|generic[oa]|outros?|n\/a|importad[oa]|propria)\b/.test(segment.folded)
  ) {
    return [{ kind: 'brand', role: null, value: firstPiece(text), text: `${segment.label}: ${text}`, ...place }];
  }
  if (meaning?.kind === 'model_code' && text.length <= 40) {
    return [{ kind: 'model_code', role: null, value: firstPiece(text), text: `${segment.label}: ${text}`, ...place }];
  }
  const brand = /\bmarca (\p{Lu}[\p{L}\d]*(?: \p{Lu}[\p{L}\d]*){0,2})/u.exec(text);
  const brands: DraftFact[] = brand?.[1]
    ? [
        {
          kind: 'brand',
          role: null,
          value: brand[1],
          text: brand[0],
          ...place,
          from: brand.index,
          to: brand.index + brand[0].length,
        },
      ]
    : [];
  if (!segment.isTitle) return brands;
  const codes = [...text.matchAll(CODE)]
    .filter((match) => match[0].length >= 3 && !NO_CODE.test(match[0]))
    .map((match) => ({
      kind: 'model_code' as const,
      role: null,
      value: match[0],
      text: match[0],
      ...place,
      from: match.index,
      to: match.index + match[0].length,
    }));
  return [...brands, ...codes];
}

function firstPiece(text: string): string {
  return (text.split(/[,;|]/)[0] ?? text).replace(/[.\s]+$/, '').trim();
}
