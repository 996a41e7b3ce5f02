import type { Fact } from '#domain/robots/facts.ts';
import { article, capitalize, nounOf, quiet } from './portuguese-words.ts';
import { colourInJapanese, materialInJapanese, partInJapanese } from './say-value.ts';
import type { Statement } from './statement.ts';

/** A material or colour of a part: never said of the whole product. */
export function partStatement(fact: Fact): Statement[] {
  const part = fact.role ?? '';
  const partJa = partInJapanese(part);
  const isColour = fact.kind === 'colour';
  const valueJa = isColour ? colourInJapanese(fact.value) : materialInJapanese(fact.value);
  const ja =
    partJa === null || valueJa === null ? null : `${partJa}の${isColour ? 'カラー' : '素材'}は${valueJa}です。`;
  const noun = nounOf(part);
  const verb = noun.isPlural ? 'são' : 'é';
  const value = quiet(fact.value);
  return [
    {
      factIds: [fact.id],
      kind: fact.kind,
      role: part,
      label: {
        pt: `${isColour ? 'Cor' : 'Material'} ${article(noun, 'd')} ${quiet(part)}`,
        ja: partJa === null ? '' : `${partJa}の${isColour ? 'カラー' : '素材'}`,
      },
      value: { pt: value, ja: partJa === null ? null : valueJa },
      says: [
        {
          pt: isColour
            ? `A cor ${article(noun, 'd')} ${quiet(part)} é ${value}.`
            : `${capitalize(article(noun))} ${quiet(part)} ${verb} de ${value}.`,
          ja,
        },
      ],
      helps: '',
    },
  ];
}
