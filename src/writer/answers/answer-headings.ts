export type AnswerPart = {
  field: string;
  kind: 'portuguese' | 'japanese' | 'translation' | 'slug' | 'names' | 'items' | 'lines';
  /** Heading that the prompt asks for, and the part's name in messages. */
  heading: string;
  /** Pattern source: other headings that assistants use. */
  headings: string;
  /** An answer without it is complete. */
  isOptional?: true;
};

export const isList = (kind: AnswerPart['kind']): boolean => kind === 'items' || kind === 'names';

export const part = (field: string, kind: AnswerPart['kind'], heading: string, headings: string): AnswerPart => ({
  field,
  kind,
  heading,
  headings,
});
export const optional = (...of: Parameters<typeof part>): AnswerPart => ({ ...part(...of), isOptional: true });
/** "Copy da página", "Público-alvo no Japão" */
const MORE_WORDS = String.raw`(?: [\p{L}-]+){0,3}`;
const IN_JAPANESE = '(?: (?:para o|em) japon[êe]s)?';

const AUDIENCE = `p[úu]blico(?:[ -]*alvo)?${MORE_WORDS}|audi[êe]ncia|(?:target )?audience`;
const SALES_TEXT = 'texto (?:de vendas?|d[ao] (?:p[áa]gina|produto))|p[áa]gina d[oe] produto';
export const COPY_PARTS: readonly AnswerPart[] = [
  part('publico', 'portuguese', 'Público-alvo', AUDIENCE),
  part('persona', 'portuguese', 'Persona', `(?:perfil da )?(?:buyer )?persona${MORE_WORDS}`),
  part(
    'copy',
    'portuguese',
    'Copy',
    `(?:sales )?copy(?:writing)?(?! (?:traduzida|em japon))${MORE_WORDS}|${SALES_TEXT}`,
  ),
];

const TRANSLATED =
  'copy (?:traduzida|em japon[êe]s)|texto traduzido|(?:texto|vers[ãa]o) em japon[êe]s|japon[êe]s|(?:japanese )?translation|日本語訳|翻訳(?:文|結果)?';
const META = 'meta(?:[ _-]*(?:descri[çc][ãa]o|description))?(?: para (?:o |a )?(?:shopify|busca))?';
const META_OTHERWISE = 'descri[çc][ãa]o (?:para|de) (?:a )?busca|メタ(?:ディスクリプション|説明文?)';
const SLUG = 'identificador(?:[ _]d[ea])?[ _]url|(?:url[ _-]*)?(?:slug|handle)(?: da url)?|url|(?:url)?スラッグ';
export const TRANSLATION_PARTS: readonly AnswerPart[] = [
  part('translation', 'translation', 'Tradução', `tradu[çc][ãa]o(?: completa)?${IN_JAPANESE}|${TRANSLATED}`),
  part('meta_description', 'japanese', 'Meta descrição', `${META}${IN_JAPANESE}|${META_OTHERWISE}`),
  part('url_slug', 'slug', 'Identificador de URL', SLUG),
];

export const NAMES_HEADINGS = 'nomes?(?: d[eo] produto)?(?: sugeridos)?|sugest[õo]es(?: de nomes?)?|names';
export const ADS_HEADINGS = `descri[çc][õo]es(?: geradas| d[oe]s? an[úu]ncios?)?${IN_JAPANESE}|an[úu]ncios|ads|descriptions|広告文案?|説明文`;
export const REVIEWS_HEADINGS = `(?:modelos de )?avalia[çc][õo]es(?: de exemplo)?${IN_JAPANESE}|(?:sample )?reviews|レビュー`;
