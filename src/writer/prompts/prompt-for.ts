import { textWithoutTerms } from '#domain/products/supplier-terms.ts';
import { describeEntry } from '#domain/sheet/describe-entry.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import { specificationOf } from '#domain/sheet/specification.ts';
import { wordsWithoutJapanese } from '#domain/sheet/wording/japanese-words.ts';
import type { Term } from '#domain/shop/shop.ts';
import { type AnswerPart, isList } from '#writer/answers/answer-headings.ts';
import type { ReviewSlot } from '#writer/compose/review-slots.ts';
import { withoutPrivate } from '#writer/text/seller-private-text.ts';
import { lawRules, PLAIN_ANSWER } from './prompt-rules.ts';
import type { Quotation } from './quotation.ts';
import { type AnswerRobot, type PromptRequests, ROBOT_PROMPTS, type RobotPrompt } from './robot-prompts.ts';

/** A prompt: a model gets `system` and `body`, an assistant all three in one text (`promptText`). */
export type Prompt = {
  system: string;
  body: string;
  /** The headings that `readAnswer` parses; a model gets a schema instead. */
  format: string;
};

export type Material = {
  sheet: Sheet;
  glossary: readonly Term[];
  quotation: Quotation;
  hasImage?: boolean | undefined;
  /** Asks only for these of the reviews. */
  slots?: readonly ReviewSlot[];
  /** Rewrites one passage of an existing text. */
  redo?: { field: string; whole: string; old: string } | undefined;
};

const PHOTO =
  'A foto do produto vem anexada: use-a para entender forma, cor e uso. Não cite dela medidas, marcas ou materiais que os fatos não confirmam.';
const TERMS =
  'words_ja: o japonês de cada termo da ficha citado a seguir, curto, como em 商品仕様; números, códigos e marcas ficam iguais. Uma linha por termo: o número, o termo, → e o japonês.';
const GLOSSARY = 'Glossário da loja: onde aparecer o termo em português, use exatamente o termo japonês ao lado.';
const NOTES =
  'O vendedor deixou os pedidos citados a seguir para quem escreve: siga-os no que não contrariar as regras acima, e nunca os copie nem comente no texto.';
const REDO =
  'Um resultado já existe, citado abaixo. Reescreva só o trecho indicado, de outro jeito: outra abertura, outro ângulo, mesmos fatos, mesmo idioma e tamanho parecido. Não repita nenhum outro trecho. Responda com o trecho novo em "text", sem aspas em volta.';

/** The prompt for model, assistant and clipboard. All text from others is inside quotations. */
export function promptFor<R extends AnswerRobot>(robot: R, request: PromptRequests[R], material: Material): Prompt {
  const { system, wanted, text, isJapanese, parts }: RobotPrompt<R> = ROBOT_PROMPTS[robot];
  const { sheet, glossary, quotation, hasImage, slots, redo } = material;
  const { quote, rule } = quotation;
  const written = text(request);
  // The page is written from the supplier's own text; in the others the seller may tell the shop's freight.
  const sourceText = robot === 'page' ? textWithoutTerms(written) : written;
  const accepted = sheetLines(sheet, isJapanese);
  const notes = (sheet.writer_notes?.value ?? []).map(({ pt }) => withoutPrivate(pt ?? '').trim()).filter(Boolean);
  const terms = robot === 'page' ? wordsWithoutJapanese(specificationOf(sheet)) : [];
  const name = 'chosenName' in request ? String(request.chosenName) : '';
  const order = redo
    ? [REDO, quote(`resultado atual, campo ${redo.field}`, redo.whole), quote('trecho a reescrever', redo.old)]
    : wanted(request, slots);
  return {
    system: [system, lawRules(sheet), PLAIN_ANSWER, rule].join('\n\n'),
    body: [
      ...order,
      ...(terms.length > 0
        ? [TERMS, quote('termos da ficha sem japonês', terms.map((pt, at) => `${at + 1}. ${pt}`).join('\n'))]
        : []),
      ...(hasImage ? [PHOTO] : []),
      ...(accepted.length > 0
        ? [quote('fatos aceitos', accepted.join('\n'))]
        : ['Ainda não há fatos aceitos: use só o que o texto do vendedor diz com clareza.']),
      ...(name ? [quote('nome escolhido do produto', name)] : []),
      ...(notes.length > 0 ? [NOTES, quote('pedidos do vendedor', notes.join('\n'))] : []),
      ...(isJapanese && glossary.length > 0
        ? [GLOSSARY, quote('glossário', glossary.map(({ pt, ja }) => `${pt} → ${ja}`).join('\n'))]
        : []),
      quote('texto do vendedor', withoutPrivate(sourceText)),
    ].join('\n\n'),
    format: formatOf(parts.filter(({ field }) => field !== 'words_ja' || terms.length > 0)),
  };
}

/** The seller's text in a request. */
export const sourceOf = <R extends AnswerRobot>(robot: R, request: PromptRequests[R]): string =>
  ROBOT_PROMPTS[robot].text(request);

export const promptText = ({ system, body, format }: Prompt): string => [system, body, format].join('\n\n');

/** Every accepted field with its limit; for Japanese texts with the Japanese of 商品仕様. */
function sheetLines(sheet: Sheet, isJapanese: boolean): string[] {
  return specificationOf(sheet).map(({ keys, labelPt, valuePt, label, value }) => {
    const line = `- ${labelPt}: ${valuePt.replaceAll('\n', ' / ')}`;
    if (!isJapanese) return line;
    const known =
      value === null ? keys.flatMap((key) => knownWords(sheet, key)).join('、') : value.replaceAll('\n', ' ');
    return known ? `${line} → ${label}：${known}` : line;
  });
}

/** Of a field that lacks some Japanese: the entries that have it, be it without their limit. The measures are a row. */
const knownWords = (sheet: Sheet, key: keyof Sheet): string[] =>
  key === 'variants'
    ? []
    : (sheet[key]?.value ?? []).flatMap(({ limit, measures: _, ...entry }) => {
        const described = [{ ...entry, limit }, entry].map((each) => describeEntry(key, each)).find(({ ja }) => ja);
        return described ? [`${described.pt}＝${described.ja}`] : [];
      });

function formatOf(parts: readonly AnswerPart[]): string {
  const wanted = parts.map(({ heading, kind }) => {
    return `## ${heading}\n${isList(kind) || kind === 'lines' ? '1. …\n2. …' : '…'}`;
  });
  return ['Responda exatamente neste formato, com estes títulos, sem nada antes nem depois:', ...wanted].join('\n\n');
}
