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
  kind: 'portuguese' | 'japanese' | 'translation' | 'slug' | 'names' | 'items';
  /** Heading that the prompt asks for, and the part's name in messages. */
  heading: string;
  /** Pattern source: other headings that assistants use. */
  headings: string;
};

/** Words behind a heading ("Copy da página", "Público-alvo no Japão") and the language of a part. */
const MORE = String.raw`(?: [\p{L}-]+){0,3}`;
const JA = '(?: (?:para o|em) japon[êe]s)?';

/** Lines "field; kind; heading; patterns of headings". */
const partsFrom = (lines: string): AnswerPart[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [field = '', kind = '', heading = '', headings = ''] = line.split('; ');
      // The table below has only these kinds.
      return { field, kind: kind as AnswerPart['kind'], heading, headings };
    });

const COPY_PARTS = partsFrom(`
publico; portuguese; Público-alvo; p[úu]blico(?:[ -]*alvo)?${MORE}|audi[êe]ncia|target audience
persona; portuguese; Persona; (?:perfil da )?(?:buyer )?persona${MORE}
copy; portuguese; Copy; copy(?:writing)?(?! (?:traduzida|em japon))${MORE}|texto (?:de vendas?|d[ao] (?:p[áa]gina|produto))|p[áa]gina d[oe] produto
`);

const TRANSLATION_PARTS = partsFrom(`
translation; translation; Tradução; tradu[çc][ãa]o(?: completa)?${JA}|copy (?:traduzida|em japon[êe]s)|texto traduzido|(?:texto|vers[ãa]o) em japon[êe]s|japon[êe]s|(?:japanese )?translation|日本語訳|翻訳(?:文|結果)?
meta_description; japanese; Meta descrição; meta[ _-]*(?:descri[çc][ãa]o|description)(?: para (?:o |a )?(?:shopify|busca))?${JA}|descri[çc][ãa]o (?:para|de) (?:a )?busca|メタ(?:ディスクリプション|説明文?)
url_slug; slug; Identificador de URL; identificador(?:[ _]d[ea])?[ _]url|(?:url[ _-]*)?(?:slug|handle)(?: da url)?|url|(?:url)?スラッグ
`);

const PAGE_PARTS = partsFrom(`
name_ja; japanese; Nome em japonês; (?:nome|t[íi]tulo)(?: d[oe] produto)? em japon[êe]s
benefit_ja; japanese; Benefício em japonês; benef[íi]cio(?: principal)? em japon[êe]s
`);

export const ANSWER_PARTS: Readonly<Record<AnswerRobot, readonly AnswerPart[]>> = {
  names: partsFrom('names; names; Nomes; nomes?(?: d[eo] produto)?(?: sugeridos)?|sugest[õo]es(?: de nomes?)?|names'),
  copy: COPY_PARTS,
  translate: TRANSLATION_PARTS,
  page: [...COPY_PARTS, ...TRANSLATION_PARTS, ...PAGE_PARTS],
  ads: partsFrom(
    `descriptions; items; Descrições; descri[çc][õo]es(?: geradas| d[oe]s? an[úu]ncios?)?${JA}|an[úu]ncios|ads|descriptions|広告文案?|説明文`,
  ),
  reviews: partsFrom(
    `reviews; items; Avaliações; (?:modelos de )?avalia[çc][õo]es(?: de exemplo)?${JA}|(?:sample )?reviews|レビュー`,
  ),
};
