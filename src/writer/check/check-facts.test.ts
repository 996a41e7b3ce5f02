import { describe, expect, test } from 'vitest';
import { extractFacts } from '#writer/facts/extract-facts.ts';
import { checkFacts } from './check-facts.ts';
import { checkCopy, checkTranslation } from './check-text.ts';

const source =
  'Aspirador de pó portátil\nAutonomia: 35 min\nCorpo em ABS\nGarantia: 90 dias\nIdade: a partir de 3 anos';
const facts = extractFacts(source);
const check = (text: string, language: 'pt' | 'ja' = 'pt') =>
  checkFacts(text, { field: 'copy', language }, { source, facts }, { lost: new Set(['quantity', 'material']) }).map(
    ({ code, message }) => `${code} ${message}`,
  );
const ALL = 'Dura 35 minutos. O corpo é de ABS. A garantia é de 90 dias. A idade é de 3 anos ou mais.';

describe('what the seller is warned of', () => {
  test('nothing, where all is said', () => {
    expect(check(ALL)).toEqual([]);
  });

  test('a number of the same kind that is another', () => {
    expect(check(ALL.replace('35 minutos', '45 minutos'))).toEqual([
      'number_changed No seu texto está “Autonomia: 35 min”; aqui está “45 minutos”.',
    ]);
    expect(check(ALL.replace('90 dias', '1 ano'))).toEqual([
      'number_changed No seu texto está “Garantia: 90 dias”; aqui está “1 ano”.',
    ]);
  });

  test('years are no minutes written wrongly, nor minutes an age', () => {
    expect(check(ALL.replace('Dura 35 minutos.', 'Para quem tem 40 anos.'))).toEqual([
      'fact_lost Faltou: Autonomia: 35 min.',
      'fact_added O número “40 anos” não está no seu texto.',
    ]);
    expect(check(ALL.replace('A idade é de 3 anos ou mais.', 'Monta em 7 minutos.'))).toEqual([
      'fact_lost Faltou: Idade: a partir de 3 anos.',
      'fact_added O número “7 minutos” não está no seu texto.',
    ]);
  });

  test('three letters are a word: ABS is said or it is missing', () => {
    expect(check(ALL.replace('ABS', 'plástico'))).toEqual(['fact_lost Faltou: Material (corpo): ABS.']);
  });

  test('the age of the buyers is no number of the product, not even of a toy', () => {
    const text = 'Quebra-cabeça infantil\nIdade: a partir de 3 anos';
    const long = 'Pessoas de 25 a 60 anos que gostam de brincar em casa com os filhos e os netos.';
    const { warnings } = checkCopy(
      { publico: long, persona: long, copy: `${long} Idade: a partir de 3 anos. Quebra-cabeça infantil.` },
      { source: text, facts: extractFacts(text) },
    );
    expect(warnings.filter(({ field }) => field !== 'copy')).toEqual([]);
    expect(warnings.map(({ code }) => code)).toEqual(['fact_added']);
  });

  test('a fact inside a mark of what is not translated is told once', () => {
    const text = 'Garrafa térmica\nTampa de bambu';
    const reply = {
      translation: '保温ボトル\n【未訳: Tampa de bambu】',
      meta_description: '保温ボトルのページです。',
      url_slug: 'bottle',
    };
    const codes = (translation: string) =>
      checkTranslation({ ...reply, translation }, { source: text, facts: extractFacts(text) })
        .warnings.filter(({ field }) => field === 'translation')
        .map(({ code }) => code);
    expect(codes(reply.translation)).toEqual(['untranslated']);
    expect(codes('保温ボトル\n')).toContain('fact_lost');
  });
});
