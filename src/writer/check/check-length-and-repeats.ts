import { URL_SLUG_MAX_CHARS } from '#domain/robots/robot-options.ts';
import { countGraphemes } from '#domain/robots/text-length.ts';
import { type CheckProblem, problemIn } from './check-problem.ts';
import type { ParsedText } from './parsed-text.ts';

export type Limits = { min: number; max: number };

export function checkLength(text: string, { min, max }: Limits, length = countGraphemes(text)): CheckProblem[] {
  if (text.trim() === '') return [problemIn('too_short', 'O texto veio vazio.')];
  if (length < min) return [problemIn('too_short', `O texto tem ${length} caracteres; o mínimo é ${min}.`)];
  if (length > max) return [problemIn('too_long', `O texto tem ${length} caracteres; o máximo é ${max}.`)];
  return [];
}

/** The URL slug in ASCII words; invalid parts are fixed. */
export function checkSlug(slug: string): { slug: string; problems: CheckProblem[] } {
  const cleaned = slug
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (cleaned === '') return { slug: cleaned, problems: [problemIn('too_short', 'Faltou o endereço da página.')] };
  if (cleaned.length <= URL_SLUG_MAX_CHARS) return { slug: cleaned, problems: [] };
  const end = cleaned.slice(0, URL_SLUG_MAX_CHARS + 1).lastIndexOf('-');
  const message = `O endereço passa de ${URL_SLUG_MAX_CHARS} caracteres e foi encurtado.`;
  const problems = [problemIn('too_long', message, '', cleaned)];
  return { slug: cleaned.slice(0, end > 0 ? end : URL_SLUG_MAX_CHARS), problems };
}

const TOO_ALIKE = 0.72;

/** Names may share the kind of product ("Caixa de Som Uta", "Caixa de Som Oto"): the rest has to differ. */
export const findTwinNames = (names: readonly string[]): (CheckProblem | undefined)[] =>
  findTwins(names, (one, other) => {
    const [first, second] = [one.split(' '), other.split(' ')];
    const different = first.findIndex((word, at) => word !== second[at]);
    const from = different >= 2 ? different : 0;
    return likeness(first.slice(from).join(' '), second.slice(from).join(' '));
  });

/** List items that are almost identical, by the number of the earlier one. */
export function findTwins(items: readonly string[], alike = likeness): (CheckProblem | undefined)[] {
  return items.map((item, index) => {
    const twin = items.slice(0, index).findIndex((other) => alike(other, item) >= TOO_ALIKE);
    return twin < 0
      ? undefined
      : problemIn('near_duplicate', `Quase igual ao item ${twin + 1}.`, '', item.slice(0, 80));
  });
}

/** A sentence that stands twice in a text, and not in the text that it was written from. */
export function findRepeated({ pieces }: ParsedText, source: string): CheckProblem[] {
  const seen = new Set<string>();
  return pieces.flatMap(({ text }) => {
    const isAgain = seen.has(text) && text.length >= MIN_REPEATED;
    seen.add(text);
    return isAgain && !source.includes(text)
      ? [problemIn('near_duplicate', 'Esta frase está duas vezes.', text, text)]
      : [];
  });
}
const MIN_REPEATED = 8;

function bigramsOf(text: string): Set<string> {
  const letters = [...text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')];
  return new Set(letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`));
}

function likeness(first: string, second: string): number {
  const [one, other] = [bigramsOf(first), bigramsOf(second)];
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return shared / Math.max(1, one.size + other.size - shared);
}

/** Phrases of a model that talks about its work instead of doing it. */
const CHATTER: readonly RegExp[] = [
  /^[ \t]{0,9}(?:claro|com certeza|certo|ok|perfeito|ótimo|sure|certainly|of course|okay|great)[!,.:]?\s+(?:aqui|segue|vou|here|i['’ ]|vamos)[^\n]{0,120}/imu,
  /(?:aqui (?:está|estão|vai|vão)|segue(?:m)?(?: abaixo)?|veja abaixo|abaixo está) (?:a|o|as|os|uma?|sua|seu|suas|seus|algumas?|alguns)? ?(?:sua |seu |nova |suas )?(?:tradução|versão|texto|copy|descriç|anúncio|review|nomes?|resultado|sugest|opções|avaliaç)[^\n]{0,80}/iu,
  /here(?: is| are|['’]s)(?: the| your| a)? (?:translation|text|copy|description|ads?|reviews?|names?|result|version)[^\n]{0,80}/iu,
  /(?:espero (?:ter ajudado|que (?:goste|ajude|isso))|se (?:precisar|quiser),? (?:posso|eu posso|é só|me avise)|posso (?:ajudar|ajustar|fazer) (?:mais|algo|outr)|fico à disposição|let me know|feel free to|hope this helps|would you like me to)[^\n]{0,80}/iu,
  /(?:como (?:um )?modelo de linguagem|como (?:uma )?ia\b|as an ai|i (?:can(?:no|')t|am unable|apologi[sz]e)|não posso (?:ajudar|gerar|criar)|desculpe, mas)[^\n]{0,80}/iu,
  /(?:以下(?:が|は|に)[^。\n]{0,12}(?:翻訳|訳文|日本語|文章|広告|レビュー|説明)|翻訳(?:は以下|結果|いたしました|しました|です[:：])|日本語訳[:：]|承知(?:しました|いたしました)|かしこまりました|もちろんです|ご要望(?:に|があれ|どおり)|ご依頼(?:の(?:翻訳|文|テキスト|内容|件|商品)|ありがと|いただ|通り|どおり)|お役に立て|いかがでしょうか[？?]?$|他に(?:ご要望|必要)|AIとして|言語モデル|修正が必要|(?:翻訳|修正|調整)[^。\n]{0,20}お(?:知らせ|申し付け)|(?:直訳|意訳)[^。\n]{0,20}(?:まし|ため)|文字数[:：]|(?:広告|コピー|タイトル|説明文)案(?:その)?[\d一二三])[^。\n]{0,40}/u,
  // Only at the start of a line or sentence: "Kurashi Note: um produto" is a name.
  /(?<=^|[\n(（[【.!?。]\s{0,3})(?:nota(?: d[eo] (?:tradutor|tradução|ia|robô))?|note|obs\. do tradutor|訳注|翻訳(?:者)?注|翻訳メモ|補足説明)\s?[:：][^\n]{0,120}/iu,
  /<\/?think(?:ing)?>|```/iu,
  /\{\{?\s?[\w ]{1,30}\}?\}|\[(?:nome|produto|name|product|商品名|seu nome|nome do produto|sua loja|inserir|insira)[^\]]{0,30}\]|\bundefined\b|\bNaN\b|\bnull\b|lorem ipsum|〇〇|○○|[[［【(（](?:要確認|確認中|未確認|要修正|a confirmar|verificar|TODO|TBD)[^\])］】）]{0,20}[\])］】）]|\u{FFFD}/iu,
];

export function findChatter(text: string, source: string): CheckProblem[] {
  for (const pattern of CHATTER) {
    const excerpt = pattern.exec(text)?.[0].trim();
    // The seller may have written "Nota: …" or a name in brackets.
    if (excerpt === undefined || excerpt === '' || source.includes(excerpt) || isSellersNote(excerpt, source)) continue;
    return [problemIn('chatter', 'O robô falou consigo mesmo aqui. Apague antes de usar.', excerpt, excerpt)];
  }
  return [];
}

const isSellersNote = (excerpt: string, source: string): boolean =>
  /^(?:[([（【]\s?)?(?:nota|note|補足)/iu.test(excerpt) &&
  /\b(?:nota|obs|observa[çc][aã]o|aten[çc][aã]o|importante)\b/iu.test(source);
