import type { AdsReply, CopyReply, NamesReply, TranslationReply } from '#domain/robots/robot-replies.ts';

/** What an assistant or a model answers, robot by robot. Names of reviewers and the mark of a sample are put around later. */
export type AnswerReplies = {
  names: NamesReply;
  copy: CopyReply;
  translate: TranslationReply;
  ads: AdsReply;
  reviews: { reviews: string[] };
};
export type AnswerRobot = keyof AnswerReplies;

export type AnswerPart = {
  field: string;
  /** Heading that we ask for, and the part's name where it is missing. */
  heading: string;
  /** Source of a pattern: headings that assistants write instead, the field's own name included. */
  headings: string;
  kind: 'portuguese' | 'japanese' | 'translation' | 'slug' | 'names' | 'items';
};

export const ANSWER_PARTS: Readonly<Record<AnswerRobot, readonly AnswerPart[]>> = {
  names: [
    {
      field: 'names',
      heading: 'Nomes',
      headings: 'nomes?(?: d[eo] produto)?(?: sugeridos)?|sugest[õo]es(?: de nomes?)?|(?:product )?names',
      kind: 'names',
    },
  ],
  copy: [
    {
      field: 'publico',
      heading: 'Público-alvo',
      headings: 'p[úu]blico(?:[ -]*alvo)?(?: ideal)?|audi[êe]ncia|target audience',
      kind: 'portuguese',
    },
    {
      field: 'persona',
      heading: 'Persona',
      headings: '(?:buyer )?persona(?: ideal| fict[íi]cia)?',
      kind: 'portuguese',
    },
    {
      field: 'copy',
      heading: 'Copy',
      headings:
        'copy(?:writing)?(?: gerada| final| do produto| de vendas?)?(?: pas| aida| fab)?|texto de vendas?|texto d[ao] (?:p[áa]gina|produto)|p[áa]gina d[oe] produto',
      kind: 'portuguese',
    },
  ],
  translate: [
    {
      field: 'translation',
      heading: 'Tradução',
      headings:
        'tradu[çc][ãa]o(?: completa| (?:para o|em) japon[êe]s)?|copy traduzida|texto traduzido|(?:texto|vers[ãa]o) em japon[êe]s|japon[êe]s|(?:japanese )?translation|日本語訳?|翻訳文?',
      kind: 'translation',
    },
    {
      field: 'meta_description',
      heading: 'Meta descrição',
      headings:
        'meta[ _-]*(?:descri[çc][ãa]o|description)(?: para (?:o |a )?(?:shopify|busca))?(?: em japon[êe]s)?|descri[çc][ãa]o (?:para|de) (?:a )?busca|メタ(?:ディスクリプション|説明文?)',
      kind: 'japanese',
    },
    {
      field: 'url_slug',
      heading: 'Identificador de URL',
      headings: 'identificador(?: d[ea])? url|(?:url[ _-]*)?(?:slug|handle)(?: da url)?|url|(?:url)?スラッグ',
      kind: 'slug',
    },
  ],
  ads: [
    {
      field: 'descriptions',
      heading: 'Descrições',
      headings:
        'descri[çc][õo]es(?: geradas| d[oe]s? an[úu]ncios?)?(?: em japon[êe]s)?|an[úu]ncios|ads|descriptions|広告文案?|説明文',
      kind: 'items',
    },
  ],
  reviews: [
    {
      field: 'reviews',
      heading: 'Avaliações',
      headings: '(?:modelos de )?avalia[çc][õo]es(?: de exemplo)?(?: em japon[êe]s)?|(?:sample )?reviews|レビュー',
      kind: 'items',
    },
  ],
};
