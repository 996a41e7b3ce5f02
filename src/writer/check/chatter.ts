import type { Finding } from './warn.ts';

/** A writer that speaks about its work instead of doing it. */
const CHATTER: readonly RegExp[] = [
  /^[ \t]{0,9}(?:claro|com certeza|certo|ok|perfeito|ótimo|sure|certainly|of course|okay|great)[!,.:]?\s+(?:aqui|segue|vou|here|i['’ ]|vamos)[^\n]{0,120}/imu,
  /(?:aqui (?:está|estão|vai|vão)|segue(?:m)?(?: abaixo)?|veja abaixo|abaixo está) (?:a|o|as|os|uma?|sua|seu|suas|seus|algumas?|alguns)? ?(?:sua |seu |nova |suas )?(?:tradução|versão|texto|copy|descriç|anúncio|review|nomes?|resultado|sugest|opções|avaliaç)[^\n]{0,80}/iu,
  /here(?: is| are|['’]s)(?: the| your| a)? (?:translation|text|copy|description|ads?|reviews?|names?|result|version)[^\n]{0,80}/iu,
  /(?:espero (?:ter ajudado|que (?:goste|ajude|isso))|se (?:precisar|quiser),? (?:posso|eu posso|é só|me avise)|posso (?:ajudar|ajustar|fazer) (?:mais|algo|outr)|fico à disposição|let me know|feel free to|hope this helps|would you like me to)[^\n]{0,80}/iu,
  /(?:como (?:um )?modelo de linguagem|como (?:uma )?ia\b|as an ai|i (?:can(?:no|')t|am unable|apologi[sz]e)|não posso (?:ajudar|gerar|criar)|desculpe, mas)[^\n]{0,80}/iu,
  /(?:以下(?:が|は|に)[^。\n]{0,12}(?:翻訳|訳文|日本語|文章|広告|レビュー|説明)|翻訳(?:は以下|結果|いたしました|しました|です[:：])|日本語訳[:：]|承知(?:しました|いたしました)|かしこまりました|もちろんです|ご要望(?:に|があれ|どおり)|ご依頼|お役に立て|いかがでしょうか[？?]?$|他に(?:ご要望|必要)|AIとして|言語モデル|修正が必要)[^。\n]{0,40}/u,
  // At the head of a line or sentence: "Kurashi Note: um produto" is a name.
  /(?<=^|[\n(（[【.!?。]\s{0,3})(?:nota(?: d[eo] (?:tradutor|tradução|ia|robô))?|note|obs\. do tradutor|訳注|翻訳(?:者)?注|翻訳メモ|補足説明)\s?[:：][^\n]{0,120}/iu,
  /<\/?think(?:ing)?>|```/iu,
  /\{\{?\s?[\w ]{1,30}\}?\}|\[(?:nome|produto|name|product|商品名|seu nome|nome do produto|sua loja|inserir|insira)[^\]]{0,30}\]|\bundefined\b|\bNaN\b|\bnull\b|lorem ipsum|〇〇|○○|\u{FFFD}/iu,
];

export function findChatter(text: string, source: string): Finding[] {
  for (const pattern of CHATTER) {
    const excerpt = pattern.exec(text)?.[0].trim();
    // A seller may well write "Nota: …" or a name in brackets.
    if (excerpt === undefined || excerpt === '' || source.includes(excerpt) || isSellersNote(excerpt, source)) continue;
    const message = 'O robô falou consigo mesmo aqui. Apague antes de usar.';
    return [{ code: 'chatter', message, excerpt, sentence: excerpt }];
  }
  return [];
}

const isSellersNote = (excerpt: string, source: string): boolean =>
  /^(?:[([（【]\s?)?(?:nota|note|補足)/iu.test(excerpt) &&
  /\b(?:nota|obs|observa[çc][aã]o|aten[çc][aã]o|importante)\b/iu.test(source);
