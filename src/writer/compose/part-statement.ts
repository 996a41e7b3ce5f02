import type { Fact } from '#domain/robots/facts.ts';
import type { Family } from '#writer/data/lexicon/lexicon-entry.ts';
import { partNamed } from './part-name.ts';
import { article, capitalize, nounOf, quiet } from './portuguese-words.ts';
import { colourInJapanese, materialInJapanese } from './say-value.ts';
import type { Statement } from './statement.ts';

/** "externo" is a side, not a thing: its material is the "material externo". */
const SIDE = /^(?:extern|intern|superior|inferior|principal|dentro|fora|por dentro|por fora)/i;
/** Cloth, and what has its share or its name in it already, does not take 製. */
const NOT_MADE_OF =
  /(?:材|革|皮革|布|地|メッシュ|コットン|綿|ポリエステル|ナイロン|リネン|ウール|シルク|ニット|フリース|デニム|キャンバス|ベルベット|フェルト|フォーム|レーヨン|ガラス|ジルコニア|ラインストーン|%|）)$/;

/** A material or colour of a part: never said of the whole product. */
export function partStatement(fact: Fact, family: Family, productType: string): Statement[] {
  const part = fact.role ?? '';
  const partJa = partNamed(part, family, productType);
  const isColour = fact.kind === 'colour';
  const valueJa = isColour ? colourInJapanese(fact.value) : materialInJapanese(fact.value);
  const value = quiet(fact.value);
  const side = isColour ? quiet(part).replace(/(intern|extern)o$/, '$1a') : quiet(part);
  const owner = SIDE.test(part) ? side : `${article(nounOf(part), 'd')} ${quiet(part)}`;
  const label = {
    pt: `${isColour ? 'Cor' : 'Material'} ${owner}`,
    ja: partJa === null ? '' : `${partJa}の${isColour ? 'カラー' : '素材'}`,
  };
  return [
    {
      factIds: [fact.id],
      kind: fact.kind,
      role: part,
      label,
      value: { pt: value, ja: partJa === null ? null : valueJa },
      says: [
        {
          pt: SIDE.test(part) ? `${label.pt}: ${value}.` : inPortuguese(part, value, isColour),
          ja: partJa === null || valueJa === null ? null : inJapanese(partJa, valueJa, isColour),
        },
      ],
      helps: '',
    },
  ];
}

function inPortuguese(part: string, value: string, isColour: boolean): string {
  const noun = nounOf(part);
  if (isColour) return `A cor ${article(noun, 'd')} ${quiet(part)} é ${value}.`;
  return `${capitalize(article(noun))} ${quiet(part)} ${noun.isPlural ? 'são' : 'é'} de ${value}.`;
}

function inJapanese(part: string, value: string, isColour: boolean): string {
  if (isColour) return `${part}のカラーは${value}です。`;
  return `${part}は${value}${NOT_MADE_OF.test(value) ? '' : '製'}です。`;
}
