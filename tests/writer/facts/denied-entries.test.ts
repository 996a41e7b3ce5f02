import { describe, expect, test } from 'vitest';
import { hangsOnType, isDenied } from '#writer/facts/fact-ownership.ts';
import { contextOf, matchLexicon } from '#writer/facts/lexicon-matcher.ts';
import { tokenize } from '#writer/facts/portuguese-words.ts';

function entriesOf(line: string) {
  const tokens = tokenize(line);
  const matches = matchLexicon(tokens, new Set([...contextOf(tokens), 'cor']));
  const wordsOf = ({ from, to }: { from: number; to: number }) =>
    tokens
      .slice(from, to)
      .map(({ raw }) => raw)
      .join(' ');
  return { tokens, matches, wordsOf };
}

describe('a word of the lexicon that is denied, or that only compares', () => {
  test.each([
    ['Não é recarregável', 'recarregável'],
    ['Não é nada bom nem recarregável', 'recarregável'],
    ['Sem fio, recarregável', ''],
    ['Recarregável não tem', 'Recarregável'],
    ['Recarregável não possui', 'Recarregável'],
    ['Recarregável não gira', ''],
    ['Recarregável tem', ''],
    ['Nunca recarregável', 'recarregável'],
    ['Exceto azul', 'azul'],
    ['Nem portátil', 'portátil'],
    ['Portátil', ''],
    ['Mais leve que plástico', 'plástico'],
    ['Menos estática que escova de plástico', 'plástico'],
    ['Melhor que o velho plástico', 'plástico'],
    ['Pior que plástico', 'plástico'],
    ['Maior que plástico', 'plástico'],
    ['Menor que plástico', 'plástico'],
    ['Bonita que plástico', ''],
    ['Que plástico', ''],
    ['Mais leve, que plástico', ''],
    ['Plástico mais leve que metal', 'metal'],
    ['Base de plástico', ''],
  ])('%j: %j', (line, words) => {
    const { tokens, matches, wordsOf } = entriesOf(line);
    const denied = matches.filter((match) => isDenied(tokens, match));
    expect(denied.map(wordsOf).join(' | ')).toBe(words);
  });
});

describe('a quality that hangs on the product', () => {
  test.each([
    ['Ventilador portátil e recarregável', 'recarregável'],
    ['Ventilador portátil', ''],
    ['Ventilador portátil com recarregável', ''],
    ['Portátil ventilador', ''],
    ['Ventilador de inox em azul', 'inox | azul'],
    ['Ventilador, portátil', ''],
    ['Portátil e recarregável', ''],
  ])('%j: %j', (line, words) => {
    const { tokens, matches, wordsOf } = entriesOf(line);
    const hanging = matches.filter((_, at) => hangsOnType(tokens, matches, at));
    expect(hanging.map(wordsOf).join(' | ')).toBe(words);
  });
});
