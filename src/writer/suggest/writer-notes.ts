import { foldText } from '#domain/text/fold-text.ts';
import { type Span, trimmed } from './source-pieces.ts';

const WRITERS =
  '(?:redator(?:a|es)?|tradutor(?:a|es)?|copywriters?|assistente|chatgpt|quem (?:for )?(?:escrev|traduz)\\w{0,4})';
const PEOPLE = `(?:${WRITERS}|equipe|time|designer|social media|ia|intern[oa]s?)`;
/** "Obs pro redator:", "Nota interna:": all that follows in the line is said to the one who writes. */
const ADDRESSED = new RegExp(
  String.raw`\b(?:obs|observac\w{1,5}|notas?|avisos?|atencao|recado|lembrete|importante)\.?\s?(?:(?:pro|pra|pros|pras|para|ao|aos|a|p)[\s/]{1,2}(?:[oa]s?\s)?)?${PEOPLE}\s?[:,–-]|^\W{0,4}(?:pro|pra|para o|para a|ao)\s${WRITERS}\s?[:,–-]`,
);
const NOT = String.raw`\b(?:nao|nunca|nem)\s(?:precisa\s|pode\s|e (?:para|pra)\s|quero\s)?`;
const TALK =
  '(?:falar|falem?|dizer|diga|mencionar|mencionem?|citar|citem?|divulgar|divulgue|prometer|prometa|traduzir|traduza|anunciar|anuncie|publicar|publique|inventar|invente)';
const SHOW =
  '(?:colocar|coloque|coloca|por|ponha|botar|bote|escrever|escreva|usar|use|mostrar|mostre|incluir|inclua|informar|informe)';
const IN_TEXT = String.raw`(?:n[oa]s?|em)\s(?:anuncios?|textos?|titulos?|descric\w{2,3}|copy|legendas?|site|posts?)`;
/** "não colocar o preço", "não mencionar a marca"; "não usar em piso encerado" is said to the buyer. */
const ASKED = new RegExp(
  [
    String.raw`${NOT}${TALK}\b`,
    String.raw`${NOT}${SHOW}\s(?:[^.;!?()]{0,40}?\b${IN_TEXT}\b|(?:[oa]s?\s|fotos? de\s)?(?:antes e depois|palavras?|termos?|precos?|custo)\b)`,
    String.raw`\bo fornecedor (?:fala|diz|disse|manda|promete|escreve)\b`,
    String.raw`\b(?:pode|favor|melhor)\s(?:ignorar|desconsiderar)\b|\b(?:ignore|desconsidere)m?\s(?:isso|isto|ess[ea]|est[ea])\b`,
  ].join('|'),
);

/** What a line says to the one who writes the text: no field may be read from it. */
export function writerNotesIn(text: string, line: Span): Span[] {
  const notes: Span[] = [];
  for (const sentence of sentencesIn(text, line)) {
    const folded = foldText(text.slice(sentence.start, sentence.end));
    if (ADDRESSED.test(folded)) return [...notes, { start: sentence.start, end: line.end }];
    if (ASKED.test(folded)) notes.push(sentence);
  }
  return notes;
}

function sentencesIn(text: string, line: Span): Span[] {
  const stops = [...text.slice(line.start, line.end).matchAll(/[.!?;](?=\s)|[()]/g)].map(
    (stop) => line.start + stop.index,
  );
  return [...stops, line.end]
    .map((end, index) => trimmed(text, { start: index === 0 ? line.start : (stops[index - 1] ?? 0) + 1, end }))
    .filter(({ start, end }) => end > start);
}
