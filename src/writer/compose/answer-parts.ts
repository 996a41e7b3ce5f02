import type { AdsReply, CopyReply, NamesReply, PageReply, TranslationReply } from '#domain/robots/robot-replies.ts';

/** Answers of an assistant or model, by robot. Reviewer names and the sample mark are added later. */
export type AnswerReplies = {
  names: NamesReply;
  copy: CopyReply;
  translate: TranslationReply;
  page: PageReply;
  ads: AdsReply;
  reviews: { reviews: string[] };
};
export type AnswerRobot = keyof AnswerReplies;

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

const part = (field: string, kind: AnswerPart['kind'], heading: string, ...headings: string[]): AnswerPart => ({
  field,
  kind,
  heading,
  headings: headings.join('|'),
});
const optional = (...of: Parameters<typeof part>): AnswerPart => ({ ...part(...of), isOptional: true });
/** "Copy da página", "Público-alvo no Japão" */
const MORE_WORDS = String.raw`(?: [\p{L}-]+){0,3}`;
const IN_JAPANESE = '(?: (?:para o|em) japon[êe]s)?';

const COPY_PARTS: readonly AnswerPart[] = [
  part(
    'publico',
    'portuguese',
    'Público-alvo',
    `p[úu]blico(?:[ -]*alvo)?${MORE_WORDS}`,
    'audi[êe]ncia',
    'target audience',
  ),
  part('persona', 'portuguese', 'Persona', `(?:perfil da )?(?:buyer )?persona${MORE_WORDS}`),
  part(
    'copy',
    'portuguese',
    'Copy',
    `copy(?:writing)?(?! (?:traduzida|em japon))${MORE_WORDS}`,
    'texto (?:de vendas?|d[ao] (?:p[áa]gina|produto))',
    'p[áa]gina d[oe] produto',
  ),
];

const TRANSLATION_PARTS: readonly AnswerPart[] = [
  part(
    'translation',
    'translation',
    'Tradução',
    `tradu[çc][ãa]o(?: completa)?${IN_JAPANESE}`,
    'copy (?:traduzida|em japon[êe]s)|texto traduzido|(?:texto|vers[ãa]o) em japon[êe]s|japon[êe]s',
    '(?:japanese )?translation|日本語訳|翻訳(?:文|結果)?',
  ),
  part(
    'meta_description',
    'japanese',
    'Meta descrição',
    `meta[ _-]*(?:descri[çc][ãa]o|description)(?: para (?:o |a )?(?:shopify|busca))?${IN_JAPANESE}`,
    'descri[çc][ãa]o (?:para|de) (?:a )?busca|メタ(?:ディスクリプション|説明文?)',
  ),
  part(
    'url_slug',
    'slug',
    'Identificador de URL',
    'identificador(?:[ _]d[ea])?[ _]url|(?:url[ _-]*)?(?:slug|handle)(?: da url)?|url|(?:url)?スラッグ',
  ),
];

export const ANSWER_PARTS: Readonly<Record<AnswerRobot, readonly AnswerPart[]>> = {
  names: [
    part('names', 'names', 'Nomes', 'nomes?(?: d[eo] produto)?(?: sugeridos)?', 'sugest[õo]es(?: de nomes?)?', 'names'),
  ],
  copy: COPY_PARTS,
  translate: TRANSLATION_PARTS,
  page: [
    ...COPY_PARTS,
    ...TRANSLATION_PARTS,
    part('name_ja', 'japanese', 'Nome em japonês', '(?:nome|t[íi]tulo)(?: d[oe] produto)? em japon[êe]s'),
    part('benefit_ja', 'japanese', 'Benefício em japonês', 'benef[íi]cio(?: principal)? em japon[êe]s'),
    optional('name_pt', 'portuguese', 'O que o nome diz', 'o que (?:diz )?o nome(?: em japon[êe]s)?(?: diz)?'),
    optional('benefit_pt', 'portuguese', 'O que o benefício diz', 'o que (?:diz )?o benef[íi]cio(?: diz)?'),
    optional('meta_pt', 'portuguese', 'O que a meta descrição diz', 'o que (?:diz )?a meta descri[çc][ãa]o(?: diz)?'),
    optional('words_ja', 'lines', 'Termos da ficha', 'termos(?: da ficha)?(?: em japon[êe]s)?'),
  ],
  ads: [
    part(
      'descriptions',
      'items',
      'Descrições',
      `descri[çc][õo]es(?: geradas| d[oe]s? an[úu]ncios?)?${IN_JAPANESE}`,
      'an[úu]ncios|ads|descriptions|広告文案?|説明文',
    ),
  ],
  reviews: [
    part(
      'reviews',
      'items',
      'Avaliações',
      `(?:modelos de )?avalia[çc][õo]es(?: de exemplo)?${IN_JAPANESE}`,
      '(?:sample )?reviews|レビュー',
    ),
  ],
};
