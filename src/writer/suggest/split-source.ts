import { foldText } from '#domain/text/fold-text.ts';
import { ADDRESSED, ASKED, SELLERS_OWN_NOTE } from '#writer/text/seller-remarks.ts';
/** A range in the visible text. */
export type Span = { start: number; end: number };
/** "Peso: 320 g" or a table row of two cells; without a label, a line or sentence of running text. */
export type Piece = Span & { label: Span | null; value: Span };
/** Whether the catalogue knows a label. */
export type KnowsLabel = (label: string) => boolean;

const BULLET = /[\s\-–—•·*>#=_~✓✔►▪◦●○■□▶➤→‣⁃◆★☆※]/u;

export function trimmed(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  const from = end - words.trimStart().length;
  return { start: from, end: Math.max(from, start + words.trimEnd().length) };
}

/** Lines without bullets, numbering and bold marks; blank lines are kept because they end a list. */
export function lineSpansOf(text: string): Span[] {
  const lines: Span[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    let from = start;
    while (from < end && BULLET.test(text.charAt(from))) from++;
    from += /^(?:\d{1,2}|[a-h])[.)]\s+(?=\p{L})/u.exec(text.slice(from, from + 8))?.[0].length ?? 0;
    let to = end;
    while (to > from && /[\s*_]/.test(text.charAt(to - 1))) to--;
    lines.push({ start: from, end: to });
    start = end + 1;
  }
  return lines;
}

/** Cells of a row: separated by tabs, or by bars if there are bars at both ends or the row is in a table. */
export function cellsOf(text: string, line: Span, isTable = false): Span[] {
  const row = text.slice(line.start, line.end);
  const sign = row.includes('\t') ? '\t' : isTable || /^\|.*\|$/.test(row) ? '|' : null;
  if (sign === null) return [line];
  const cells: Span[] = [];
  let start = line.start;
  for (const cell of row.split(sign)) {
    cells.push(trimmed(text, { start, end: start + cell.length }));
    start += cell.length + 1;
  }
  return cells.filter(({ start, end }) => end > start);
}

/** "Peso: 320 g; Cor: preto | Material: ABS": each label starts a new piece. */
const LABEL_AHEAD =
  /([;|]|[.!*]\s|,\s|\s[/–—-]\s|(?<!\s)\s\s|(?<=\d ?\p{L}{0,5})\s)\s{0,4}(?=([^:：;|.,!?/(\n][^:：;|.,!?/\n]{1,39})[:：]|(n[ãa]o (?:acompanha|inclui|vem com)|(?<=[.!;]\s{1,4})(?:feit|fabricad)o (?:em|n[oa])|marca|modelo|mod\.|c[oó]d(?:igo|\.)|ref\.?|sku|(?:caixa|peso)(?= \d)) )/giu;

export function piecesOf(text: string, line: Span, knows: KnowsLabel): Piece[] {
  const cells = cellsOf(text, line);
  if (cells.length > 1) return piecesOfRow(text, cells, knows);
  const row = text.slice(line.start, line.end);
  const pieces: Piece[] = [];
  let [start, seen, depth] = [0, 0, 0];
  for (const match of row.matchAll(LABEL_AHEAD)) {
    for (const sign of row.slice(seen, match.index).match(/[()]/g) ?? [])
      depth = Math.max(0, depth + (sign === '(' ? 1 : -1));
    seen = match.index;
    const isSign = /[;|]/.test(match[1] ?? '');
    if (depth > 0 || (!isSign && !match[3] && !knows(match[2] ?? ''))) continue;
    pieces.push(cutLabel(text, { start: line.start + start, end: line.start + match.index }, knows));
    start = match.index + match[0].length;
  }
  pieces.push(cutLabel(text, { start: line.start + start, end: line.end }, knows));
  return pieces.filter(({ start, end }) => end > start);
}

function piecesOfRow(text: string, cells: readonly Span[], knows: KnowsLabel): Piece[] {
  const isLabel = (cell: Span) => knows(text.slice(cell.start, cell.end)) || text.charAt(cell.end - 1) === ':';
  const isPairs =
    cells.length === 2 || (cells.length % 2 === 0 && cells.every((cell, at) => at % 2 === 1 || isLabel(cell)));
  if (!isPairs) return [];
  return cells.flatMap((label, at) => {
    const value = at % 2 === 0 ? cells[at + 1] : undefined;
    return value ? [{ start: label.start, end: value.end, label, value }] : [];
  });
}

const COLON = /^([^:：|=?!\n]{1,48}?)\**(?<!\d\s?)\s?[:：]\**(?!\/\/)/u;
/** Other signs separate only a known label: "Peso - 300 g"; "Não acompanha pilhas", "marca Luzê" and others need none. */
const OTHER_SIGN =
  /^(?:(n[ãa]o (?:acompanha|inclui|vem com)|(?:feito|fabricado) (?:em|n[oa])|marca(?=\s\p{L}[\p{L}&' -]{1,30}$)|(?:modelo|mod\.|c[oó]d(?:igo|\.)|ref\.?|sku)(?=\s[\p{L}\d./-]*\d[\p{L}\d./-]*$)|(?:tamanho|medidas?|dimens[õo]es)(?=\s\d[\d.,]*\s?(?:[cm]m)?\s?[x×*]))\s|([^:：|=–—\n-]{2,42}?)\s*(?:(?:\||=>?|->|\.{2,}|\s[-–—])\s|→\s?))/iu;

function cutLabel(text: string, span: Span, knows: KnowsLabel): Piece {
  let whole = trimmed(text, span);
  for (;;) {
    const head = text.slice(whole.start, Math.min(whole.end, whole.start + 64));
    const colon = COLON.exec(head);
    const sign = colon ?? OTHER_SIGN.exec(head);
    const name = (sign?.[1] ?? sign?.[2] ?? '').trim();
    if (!sign || (!colon && !knows(name))) return { ...whole, label: null, value: whole };
    const value = trimmed(text, { start: whole.start + sign[0].length, end: whole.end });
    // "Medidas: altura: 20 cm": the inner label counts.
    const inner = COLON.exec(text.slice(value.start, Math.min(value.end, value.start + 44)))?.[1];
    if (!inner || !knows(inner))
      return { ...whole, label: { start: whole.start, end: whole.start + name.length }, value };
    whole = value;
  }
}

/** Notes to the writer in a line: no field may be read from them. In brackets only the bracket is a note. */
export function writerNotesIn(text: string, line: Span): Span[] {
  const notes: Span[] = [];
  const outer = text.slice(line.start, line.end).replaceAll(/\([^()]*\)/g, (inside) => ' '.repeat(inside.length));
  if (/^\W{0,3}nota\s?:/.test(foldText(outer))) return [line];
  for (const { 0: inside, index } of text.slice(line.start, line.end).matchAll(/\([^()]*\)/g))
    if ([ASKED, SELLERS_OWN_NOTE].some((pattern) => pattern.test(foldText(inside.slice(1, -1)))))
      notes.push({ start: line.start + index, end: line.start + index + inside.length });
  for (const sentence of sentencesIn(text, line)) {
    if (notes.some(({ start, end }) => start <= sentence.start && sentence.end <= end)) continue;
    const folded = foldText(text.slice(sentence.start, sentence.end));
    if (ADDRESSED.test(folded)) return [...notes, { start: sentence.start, end: line.end }];
    if (ASKED.test(folded) || SELLERS_OWN_NOTE.test(folded)) notes.push(sentence);
  }
  return notes.sort((one, other) => one.start - other.start);
}

function sentencesIn(text: string, line: Span): Span[] {
  const stops = [...text.slice(line.start, line.end).matchAll(/[.!;](?=\s)|[()]/g)].map(
    ({ index }) => line.start + index,
  );
  return [...stops, line.end]
    .map((end, index) => trimmed(text, { start: index === 0 ? line.start : (stops[index - 1] ?? 0) + 1, end }))
    .filter(({ start, end }) => end > start);
}
