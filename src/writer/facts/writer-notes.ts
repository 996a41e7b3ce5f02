import { foldPortuguese } from './folded-text.ts';

const WRITERS =
  '(?:redator(?:a|es)?|tradutor(?:a|es)?|copywriters?|assistente|chatgpt|quem (?:for )?(?:escrev\\w+|traduz\\w*))';
const PEOPLE = `(?:${WRITERS}|equipe|time|designer|social media|estagiari[oa]|ia)`;
/** "Obs pro redator:", "Nota interna:", "Atenção equipe:": all that follows is said to the one who writes. Folded. */
const ADDRESSED = new RegExp(
  String.raw`\b(?:obs\w*|notas?|avisos?|atencao|recado|lembrete|importante)\.?\s?(?:(?:pro|pra|pros|pras|para|ao|aos|a|p)[\s/]+(?:[oa]s?\s)?)?(?:${PEOPLE}|intern[oa]s?)\s?[:,–-]|^\W*(?:pro|pra|para o|para a|ao)\s${WRITERS}\s?[:,–-]`,
);
const NOT = String.raw`\b(?:nao|n|nunca|nem)\s(?:precisa\s|pode\s|e (?:para|pra)\s|quero\s)?`;
const TALK =
  '(?:falar|fale|falem|dizer|diga|digam|mencionar|mencione|mencionem|citar|cite|citem|divulgar|divulgue|prometer|prometa|traduzir|traduza|anunciar|anuncie|publicar|publique|inventar|invente|vender)';
const SHOW =
  '(?:colocar|coloque|coloca|por|ponha|poe|poem|bota|escreve|botar|bote|escrever|escreva|usar|use|mostrar|mostre|incluir|inclua|informar|informe)';
const IN_TEXT = String.raw`(?:n[oa]s?|em)\s(?:anuncios?|textos?|titulos?|descric\w+|copy|legendas?|site|posts?)`;
/** What is asked of the one who writes; "não usar em piso que é encerado" is said to the buyer. Folded. */
const ASKED = new RegExp(
  [
    String.raw`${NOT}${TALK}\b`,
    String.raw`${NOT}${SHOW}\s(?:[^.;!?()]{0,40}?\b${IN_TEXT}\b|(?:[oa]s?\s|fotos? de\s)?(?:antes e depois|palavras?|termos?|precos?)\b|que\s)`,
    String.raw`\b(?:pode|podem|favor|melhor)\s(?:ignorar|desconsiderar)\b|\b(?:ignore|desconsidere)m?\s(?:isso|isto|ess[ea]|est[ea]|[oa]s?\s)`,
  ].join('|'),
);
const THIS = /^\s?(?:nada\s)?(?:isso|isto|disso|disto|sobre isso|nada)?\s?(?:n[oa]s?\s\p{L}+)?[\s.!]*$/u;

/** A line without what it says to the one who writes the text: no fact, no warning, nothing to quote. */
export function withoutNotes(line: string): string {
  const text = line.normalize('NFC');
  const folded = foldPortuguese(text);
  if (!ADDRESSED.test(folded) && !ASKED.test(folded)) return line;
  const kept = piecesOf(text).map(({ from, to }) => keptOf(text.slice(from, to)));
  const left = kept
    .join('')
    .replaceAll(/\(\s*\)/g, '')
    .trim();
  // "Obs:" of which nothing is left.
  return /^[^\p{L}\d]*(?:[\p{L} ]{2,24}:)?[^\p{L}\d]*$/u.test(left) ? '' : left;
}

/** Sentences and brackets, with the signs that end them. */
function piecesOf(text: string): { from: number; to: number }[] {
  const pieces: { from: number; to: number }[] = [];
  let from = 0;
  let isAddressed = false;
  for (const stop of text.matchAll(/[.!?;]+(?=\s|$)|[()]/gu)) {
    // What is addressed goes on to the end of its line or bracket.
    isAddressed ||= ADDRESSED.test(foldPortuguese(text.slice(from, stop.index)));
    if (isAddressed && stop[0] !== ')') continue;
    isAddressed = false;
    const to = stop[0] === '(' ? stop.index : stop.index + stop[0].length;
    pieces.push({ from, to });
    from = to;
  }
  return [...pieces, { from, to: text.length }];
}

function keptOf(piece: string): string {
  const folded = foldPortuguese(piece);
  const end = /^\(/.test(piece) && /\)$/.test(piece) ? '' : (/[).;!?\s]*$/.exec(piece)?.[0] ?? '');
  if (ADDRESSED.test(folded)) return '';
  const asked = ASKED.exec(folded);
  if (!asked) return piece;
  const behind = folded.slice(asked.index + asked[0].length);
  const isIgnored = /ignor|desconsider/.test(asked[0]);
  if (THIS.test(behind.replaceAll(')', '')) && !isIgnored) return '';
  // "Pesa 300 g, não falar que é leve": what stands before its comma is said of the product.
  const last = piece.slice(0, asked.index).lastIndexOf(', ');
  // "…, o 60 W é do fornecedor, pode ignorar": what is to be ignored stands before.
  const isBefore = isIgnored && last >= 0 && piece.slice(last + 2, asked.index).trim() === '';
  const comma = isBefore ? piece.slice(0, last).lastIndexOf(', ') : last;
  return comma < 0 ? '' : piece.slice(0, comma) + end;
}
