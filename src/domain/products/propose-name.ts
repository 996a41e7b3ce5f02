import { capitalise } from '#domain/text/capitalise.ts';
import { MAX_PRODUCT_NAME } from './product.ts';

/** Symbols, emojis and brackets around a supplier's title. */
const ORNAMENT = /^[\s\p{P}\p{S}\p{M}]+|(?<![\s\p{S}\p{M}!?.,;:|–—-])[\s\p{S}\p{M}!?.,;:|–—-]+$/gu;
/** "*BOLSA* ~nova~": signs that chats read as bold or struck out; not those of "20*30 cm" and "~500 ml". */
const MARKUP =
  /(?<![\p{L}\p{N}*_~])(?:[*_]{1,9}(?=[^\s*_])|~{1,9}(?=\p{L}))|(?<=[^\s*_~])[*_~]{1,9}(?![\p{L}\p{N}*_~])/gu;
const TAGS = /\[[^[\]]*\]|【[^【】]*】|\{[^{}]*\}|(?<!\*)\*{3,9}[^*]{1,60}\*{3,9}/g;

/** Greetings and headings: a line starting with one is not the title. */
const GREETING =
  /^(?:(?:oi+e?|aqui|ol[áa]|e a[íi]|bom dia+|boa tarde+|boa noite+|tudo bem|amig[oa]+s?|prezad[oa]s?|segue|olha|veja|tenho|temos|chegou|mando|hi|hello|hey|dear|good (?:morning|afternoon|evening)|nihao)(?!\p{L})|(?:descri(?:ção|ption)(?: do produto)?|lançamento|novidade|promoção|oferta|atenção|new(?: arrival)?|hot sale|produto novo)$)/iu;
const NAME_LABEL =
  /^(?:nome(?: do produto)?|produto|título|title|product name|item name)\s?[:：]\s?|^nome do produto\s/i;
/** Lines of a supplier's table: "Marca: OEM" names no product. */
const OTHER_LABEL =
  /^(?:marca|brand(?: name)?|fabricante|modelo?|model(?: number)?|ref(?:erência)?|sku|cód(?:igo)?|material|cor(?:es)?|colou?r|origem|(?:place of )?origin|preço|price|valor|custo|categoria|category|link|loja|store)\s?[:：]/i;
/** "Tamanho 70x140cm", "Tamanho aberto: 36 x 24 cm". */
const MEASURE_LABEL =
  /^(?:tamanhos?|medidas?|dimens(?:ão|ões)|peso|altura|largura|comprimento|profundidade|diâmetro|espessura|capacidade|volume|gramatura|quantidade|potência|voltagem|tensão|embalagem|sizes?|dimensions?|weight|height|width|length|capacity|voltage|quantity)(?:(?: \p{L}+\.?){0,3}\s?[:：]|(?: aprox\w*)?\.?\s?(?=\d))/iu;
const AMOUNT = /\d[\d.,x×*/]*\s?\p{L}{0,4}/giu;
const namesGoods = (line: string): boolean =>
  /\p{L}{2}/u.test(line.replaceAll(AMOUNT, ' ')) &&
  ![GREETING, OTHER_LABEL, MEASURE_LABEL, /^https?:/].some((pattern) => pattern.test(line));

/** "Segue a queridinha: Organizador de cabos", "Olha esse Tapete de yoga que chegou": a greeting may have the name. */
const NAME_INSIDE =
  /(?<=\p{Ll}:? )(?<!(?:[Aa]qui (?:é|fala)|[Ss]ou|[Mm]e chamo)(?: [oa])? )\p{Lu}\p{Ll}{2,}(?: (?!que )\p{L}[\p{L}\p{N}-]*){1,9}/u;
const nameIn = (line: string): string => (GREETING.test(line) ? (NAME_INSIDE.exec(line)?.[0] ?? line) : line);

/** The line of a pasted text that names the product, without signs around it. */
export function titleLine(text: string): string {
  const lines = text
    .slice(0, 2_000)
    .split('\n')
    .map((line) => line.replaceAll(TAGS, ' ').replaceAll(MARKUP, '').replaceAll(ORNAMENT, '').replaceAll(/\s+/g, ' '))
    .map(nameIn);
  return lines.find(namesGoods)?.replace(NAME_LABEL, '') ?? '';
}

/** Codes, abbreviations and names in mixed case stay as written: "LX-220", "LED", "Nomad"; not so "500ML". */
const AS_WRITTEN =
  /^(?!\d[\d.,]*(?:ML|KG|CM|MM)$).*\d|\p{Ll}|^\P{L}*(?:LED|USB|UV|LCD|RGB|HD|TV|PVC|ABS|EVA|GPS|MDF)\P{L}*$/u;

/** Changes a title in capitals to normal case. */
export const withoutShouting = (name: string): string =>
  name.replaceAll(/\P{Lu}/gu, '').length > name.replaceAll(/\P{L}/gu, '').length / 2
    ? name.replaceAll(/\S+/g, (word) => (AS_WRITTEN.test(word) ? word : word.toLowerCase()))
    : name;

/** "(REF NB-22)", "ref NB-22" at the end: a field of its own, not part of the name. */
const CODE =
  / ?\((?:ref|refer[êe]ncia|sku|modelo?|model|mod|c[óo]d(?:igo)?)\b[.: ]{0,3}(?=[^\s()]{0,29}\d)[^\s()]{1,30}\)|[ ,]{1,3}(?:ref|refer[êe]ncia|sku|c[óo]d(?:igo)?)\b[.: ]{1,3}(?=\S{0,29}\d)\S{1,30}$/giu;

/** Proposed product name: the title up to its first break. */
export function proposeName(text: string): string {
  const name = (
    titleLine(text)
      .replaceAll(CODE, '')
      .split(/\s[|–—-]+\s|[;|!]|\p{Extended_Pictographic}/u)[0] ?? ''
  )
    .slice(0, MAX_PRODUCT_NAME)
    .trim();
  if (name === '') return 'Produto novo';
  return capitalise(withoutShouting(name));
}
