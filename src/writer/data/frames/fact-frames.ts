import type { FactKind } from '#domain/robots/facts.ts';
import type { Bilingual } from '#writer/data/voices/bilingual.ts';

export type FactFrame = { label: Bilingual; says: readonly Bilingual[]; helps: string };

const pair = (pt: string, ja: string): Bilingual => ({ pt, ja });

/** Frames of the kinds that hold words; {v} is the value, {p} the part it belongs to. */
export const FACT_FRAMES: Readonly<Partial<Record<FactKind, FactFrame>>> = {
  brand: {
    label: pair('Marca', 'ブランド'),
    says: [pair('A marca é {v}.', 'ブランドは{v}です。')],
    helps: '',
  },
  model_code: {
    label: pair('Modelo', '型番'),
    says: [pair('O modelo é {v}.', '型番は{v}です。')],
    helps: '',
  },
  size_range: {
    label: pair('Tamanhos', 'サイズ'),
    says: [pair('Os tamanhos são {v}.', 'サイズは{v}です。')],
    helps: 'Confira o seu antes de comprar.',
  },
  material: {
    label: pair('Material', '素材'),
    says: [
      pair('O material é {v}.', '素材は{v}です。'),
      pair('O material usado é {v}.', '素材に{v}を採用しています。'),
    ],
    helps: '',
  },
  compatibility: {
    label: pair('Compatível com', '対応'),
    says: [pair('É compatível com {v}.', '{v}に対応しています。')],
    helps: 'Confira o seu modelo antes de comprar.',
  },
  certification: {
    label: pair('Certificação', '認証'),
    says: [pair('Tem certificação {v}.', '{v}の認証があります。')],
    helps: '',
  },
  audience: {
    label: pair('Para quem', '対象'),
    says: [pair('É para {v}.', '{v}向けです。')],
    helps: '',
  },
  use: {
    label: pair('Uso', '用途'),
    says: [pair('Serve para {v}.', '{v}に使えます。')],
    helps: '',
  },
  contents: {
    label: pair('O que vem na caixa', 'セット内容'),
    says: [pair('Na caixa vêm {v}.', 'セット内容は{v}です。')],
    helps: '',
  },
  claim: {
    label: pair('Características', '特長'),
    says: [pair('{v}.', '{v}です。')],
    helps: '',
  },
  care: {
    label: pair('Cuidados', 'お手入れ'),
    says: [],
    helps: '',
  },
  warning: {
    label: pair('Atenção', 'ご注意'),
    says: [],
    helps: '',
  },
};

export const COLOUR_FRAMES = {
  one: { label: pair('Cor', 'カラー'), says: [pair('Vem na cor {v}.', 'カラーは{v}です。')], helps: '' },
  many: {
    label: pair('Cores', 'カラー'),
    says: [
      pair('As cores são {v}.', 'カラーは{v}です。'),
      pair('Dá para escolher entre {v}.', '{v}からお選びいただけます。'),
    ],
    helps: 'Escolha a que combina com você.',
  },
} satisfies Record<string, FactFrame>;

/** Protection codes against dust and water are grades, not certificates. */
export const GRADE_FRAME: FactFrame = {
  label: pair('Grau de proteção', '保護等級'),
  says: [pair('O grau de proteção é {v}.', '保護等級は{v}です。')],
  helps: '',
};

/** RoHS is a directive that goods comply with, nothing that certifies them. */
export const ROHS_FRAME: FactFrame = {
  label: pair('Certificação', '認証'),
  says: [pair('Segue a norma {v}.', '{v}に対応しています。')],
  helps: '',
};

/** A material, a colour or a measure that belongs to a part. */
export const PART_FRAMES = {
  material: [pair('{P}: {v}.', '{p}の素材は{v}です。')],
  colour: [pair('{P}: {v}.', '{p}のカラーは{v}です。')],
  quantity: [pair('{P}, {l}: {v}.', '{p}の{l}は{v}です。')],
} satisfies Record<string, readonly Bilingual[]>;
