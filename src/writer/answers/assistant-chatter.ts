const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
export const hasJapanese = (text: string): boolean => JAPANESE.test(text);

/** Phrases of an assistant that talks to the person. */
const CHATTER =
  /^[\s*_>(]*(?:se (?:quiser|precisar|desejar|preferir)|caso (?:queira|precise|deseje)|espero (?:que|ter)|(?:muito )?obrigad[oa][!,.]|bo(?:m|a)s? (?:trabalho|vendas|sorte)[!,.]|conte comigo|estou à disposi|quer que eu|deseja que|gostaria (?:que|de)|posso (?:também |ainda )?(?:ajustar|adaptar|criar|fazer|gerar|traduzir|ajudar)|fico à disposi|qualquer (?:ajuste|coisa)|me avise|é só (?:pedir|avisar|me)|claro[!,.]|com certeza|aqui (?:está|estão|vai|vão)|segue(?:m)?\b|perfeito[!,.]|ótimo[!,.]|sure[!,.]|here (?:is|are)\b|let me know|if you(?:'d)? |i (?:can|hope)|nota[s]?:|observaç(?:ão|ões)[^.\n]{0,30}:|※[^。\n]{0,20}(?:サンプル|例文|見本|架空)(?:です|であ|の)|以上(?:です|となります)|ご希望|必要(?:であれば|に応じて)|他に(?:も)?|いかがでしょうか|承知|かしこまりました|もちろん|以下(?:が|は|に))/iu;
export const isChatter = (line: string): boolean => CHATTER.test(line);

/** How a text without Japanese came: "veio em português"; undefined for chatter and names. */
export function foreignTo(text: string): string | undefined {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  if (hasJapanese(text) || words.length < 4 || isChatter(text)) return undefined;
  const isPortuguese = /[ãõç]|(?<!\p{L})(?:de|que|com|para|uma|dos|das|nos|nas|seu|sua)(?!\p{L})/iu.test(text);
  return isPortuguese ? 'veio em português' : 'não veio em japonês';
}

/** Whether a text that should be Portuguese is English. */
export const isEnglish = (text: string): boolean =>
  (text.match(/\b(?:the|and|with|your|you|is|are|of|to|it|not|for)\b/gi)?.length ?? 0) > 2 &&
  !/[ãõç]|(?<!\p{L})(?:de|que|com|para|uma|seu|sua)(?!\p{L})/iu.test(text);

const RULE = /^\s*(?:[-*_=]\s?){3,}$/;
export const isRule = (line: string): boolean => RULE.test(line);
/** An empty line, or a horizontal rule. */
export const isBlank = (line: string): boolean => line.trim() === '' || RULE.test(line);

/** Removes lines at the beginning and end. */
export function trimLines(lines: readonly string[], goes: (line: string) => boolean): string[] {
  const from = lines.findIndex((line) => !goes(line));
  return from < 0 ? [] : lines.slice(from, lines.findLastIndex((line) => !goes(line)) + 1);
}

/** Removes chatter and empty lines at the beginning and end. */
export const withoutChatter = (lines: readonly string[], isAside: (line: string) => boolean = () => false): string[] =>
  trimLines(lines, (line) => isBlank(line) || isChatter(line) || isAside(line));

/** Removes emphasis, quote and heading marks; keeps the words. */
export const withoutMarkdown = (line: string): string =>
  line
    .replace(/^\s*(?:#{1,6}|>)\s+/, '')
    .replaceAll(/\*\*|__|`/g, '')
    .trimEnd();

const QUOTES = ['""', '“”', '「」', '『』', "''"];

/** Without quotation marks around the whole text. */
export function unquoted(text: string): string {
  const words = text.trim();
  const isQuoted = words.length > 1 && QUOTES.includes(words.charAt(0) + words.charAt(words.length - 1));
  const inner = words.slice(1, -1);
  return !isQuoted || inner.includes(words.charAt(0)) || inner.includes(words.slice(-1)) ? words : inner.trim();
}

const CUT_PORTUGUESE =
  /(?:[,;:(–—]|(?:^|\s)(?:d[eoa]s?|em|n[oa]s?|com|para|por|que|e|ou|um|uma|os?|as?|se|mais|sem|ao|à))$/iu;
const CUT_JAPANESE = /[、・（「はがをにのでともやへ]$/u;

/** Whether the text ends in the middle of a sentence. */
export function isCutOff(text: string): boolean {
  const words = text.trimEnd().slice(-40);
  return CUT_PORTUGUESE.test(words) || CUT_JAPANESE.test(words);
}

const SENTENCE_END = /(?:[.!?…。！？:：;)）"”」』♪\p{Extended_Pictographic}]|\uFE0F)\s*$/u;

export const isEnded = (text: string): boolean => SENTENCE_END.test(text);

/** Only the last line of running text has no end mark: it may be cut off, or a separate line. */
export function looksCut(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const last = lines.pop() ?? '';
  // A closed tag ends its text: </p>, </li></ul>.
  if (SENTENCE_END.test(last) || /^\s*[•*·・-]|<\/[a-z][a-z0-9]{0,9}>\s*$/i.test(last)) return false;
  return /\p{L}[.!?]\s|[。！？]/u.test(last) || (lines.length > 0 && lines.every((line) => SENTENCE_END.test(line)));
}
