import type { Fact } from '#domain/robots/facts.ts';
import { labelOfFact, valueOfFact } from '#web/components/writing/fact-words.ts';

/** What a person can paste into any assistant to get the translation that the draft is not. */
export function writeReadyPrompt(text: string, tone: string, facts: readonly Fact[]): string {
  const known = facts.filter(({ kind }) => kind !== 'number');
  return [
    'Traduza o texto de produto abaixo do português do Brasil para o japonês, para compradores no Japão.',
    `Tom: ${tone}. Mantenha as mesmas linhas, marcas de lista, emojis e HTML. Não acrescente nem retire fatos, e não prometa o que o texto não promete.`,
    'Depois escreva uma meta descrição em japonês de 80 a 115 caracteres e um identificador de URL em inglês, minúsculo, com hífens.',
    ...(known.length > 0
      ? ['', 'Fatos que precisam estar certos:', ...known.map((fact) => `- ${labelOfFact(fact)}: ${valueOfFact(fact)}`)]
      : []),
    '',
    'Texto:',
    text,
  ].join('\n');
}
