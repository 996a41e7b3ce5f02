import { describe, expect, it } from 'vitest';
import { acceptableFields, mergeSuggestions } from '#domain/sheet/accept-suggestions.ts';
import type { Suggestion } from '#domain/sheet/sheet.ts';
import { showSuggestion } from '../../../tests/support/show-suggestion.ts';
import { readFieldLines } from './read-assistant-lines.ts';
import { suggestFields } from './suggest-fields.ts';
import { suggestFromWords } from './suggest-from-words.ts';

const SOURCE = `Relógio H9 à prova d'água IP67,
não serve pra nadar. Bateria dura 5 a 7 dias.
Tela de 1,85". Pesa 1.200 g. Medidas 20 x 15 x 30 cm. <b>Cor</b>: preto. Bolsa: tecido e forro 100% poliéster
protege do sol UPF 50+ (fornecedor diz, nao mandou laudo)`;

describe('readFieldLines', () => {
  it.each<[line: string, ...expected: string[]]>([
    ['weight: 1200 g | "Pesa 1.200 g"', 'weight: 1200 g'],
    ['- **weight**: 1,2 kg | "Pesa 1.200 g"'],
    ['1. `runtime`: 5 a 7 dias | “Bateria dura 5 a 7 dias”', 'runtime: use 5-7 day'],
    ['| Peso | 1.200 g | "Pesa 1.200 g" |', 'weight: 1200 g'],
    ['water_resistance: IP67 (não nadar) | "IP67, não serve pra nadar"', 'water_resistance: ip67 (não nadar)'],
    ['water_resistance: IP68 (não nadar) | "IP67, não serve pra nadar"'],
    ['water_resistance: IP67 | "IP67"', 'water_resistance: ip67 !water_without_limit'],
    ['screen: 1,85" | "Tela de 1,85""', 'screen: 1.85 inch'],
    ['width: 20 cm | "Medidas 20 x 15 x 30 cm"', 'width: 20 cm !order_of_measures'],
    ['package_size: 20 x 15 x 30 cm | "20 x 15 x 30 cm"', 'package_size: width 20 cm, depth 15 cm, height 30 cm'],
    ['folded_size: altura 30 cm | "30 cm"', 'folded_size: height 30 cm'],
    ['material: tela: vidro; pulseira larga: silicone | "Relógio H9"', 'material: tela=glass, pulseira larga=silicone'],
    [
      'fabric: tecido: 100% poliéster; forro de tela (mesh): 100% poliéster | "tecido e forro 100% poliéster"',
      'fabric: shell=polyester 100 percent, forro de tela (mesh)=polyester 100 percent',
    ],
    ['material: bandeja de cima: silicone | "Relógio H9"', 'material: bandeja de cima=silicone'],
    ['fabric: algodão: 100% | "100% poliéster"', 'fabric: cotton 100 percent'],
    ['colour: preto | «Cor: preto»', 'colour: black'],
    ['weight: 1200 g | "pesa 1.200g…"', 'weight: 1200 g'],
    ['contents: relógio × 1 | "Relógio H9"', 'contents: watch 1 piece'],
    ['contents: relógio × 2 | "Relógio H9"'],
    ['colour: azul | "Cor: azul"'],
    ['intended_use: viagem; bicicleta | "Relógio H9"', 'intended_use: travel'],
    ['safe_in: micro-ondas; piscina | "Relógio H9"', 'safe_in: +microwave'],
    ['colour: preto'],
    ['other: Modelo do ano = H9 | "Relógio H9"', 'other: “Modelo do ano” "H9"'],
    ['other: proteção UV = UPF 50+ | "protege do sol UPF 50+"', 'other: “proteção UV” "UPF 50+" !unknown_label'],
    ['unknown_key: 3 | "Relógio H9"'],
    ['runtime: 5 a 7 dias | "Bateria dura 5 a 7 dias.\n- Tela de 1,85"', 'runtime: use 5-7 day'],
    [
      'compatible_with: bateria que dura de 5 a 7 dias | "Bateria dura 5 a 7 dias"',
      'compatible_with: "bateria que dura de 5 a 7 dias"',
    ],
    ['Aqui está a ficha do produto:\n```\ncolour: preto | "preto"\n```\nEspero ter ajudado!', 'colour: black'],
  ])('%s', (line, ...expected) => {
    const { suggestions } = readFieldLines(line, SOURCE, 'model');
    expect(suggestions.map(showSuggestion)).toEqual(expected);
    for (const { words, start, end, by } of suggestions) {
      expect(SOURCE.slice(start, end)).toBe(words);
      expect(by).toBe('model');
    }
  });

  it('reports every field line that it drops, and no chatter', () => {
    const lines = ['weight: 1,2 kg | "Pesa 1.200 g"', 'colour: preto', 'intended_use: nadar | "nadar"'];
    const good = ['weight: 1200 g | "1.200 g"', 'intended_use: viagem; trilha longa | "Relógio H9"'];
    const answer = ['Aqui está: a ficha', ...lines, ...good, 'Espero ter ajudado!'];
    expect(readFieldLines(answer.join('\n'), SOURCE).dropped).toEqual([...lines, 'Onde e para quê: trilha longa']);
  });

  it('marks two values of one field as a conflict', () => {
    const lines = 'weight: 1200 g | "1.200 g"\nweight: 20 g | "Medidas 20"';
    expect(readFieldLines(lines, SOURCE).suggestions.map(({ needsLook }) => needsLook)).toEqual([
      'conflict',
      'conflict',
    ]);
  });
});

describe('mergeSuggestions', () => {
  it.each<[rules: string, lines: string, ...accepted: string[]]>([
    ['Peso: 0,9 kg (M)', 'weight: 0,9 kg | "0,9 kg"', 'weight: 0.9 kg (M)'],
    ['Cor: preto e azul', 'colour: azul, preto | "preto e azul"', 'colour: black, blue'],
    ['Marca: Koya', 'brand: Koya | "Marca: Koya"', 'brand: "Koya"'],
    ['Marca: Koya', 'brand: KOYA | "Koya"', 'brand: "Koya"'],
    ['Altura: 20 cm', 'height: 30 cm | "Altura: 20 cm (30 cm aberto)"'],
    ['Na caixa: cabo USB', 'contents: cabo USB × 1 | "Na caixa: cabo USB"', 'contents: usb_cable'],
    ['Funções: alarme', 'functions: alarme, cronômetro | "Funções: alarme"', 'functions: alarm, "cronômetro"'],
  ])('%s with %s', (source, lines, ...accepted) => {
    const text = lines.includes('(30') ? `${source} (30 cm aberto)` : source;
    const merged = mergeSuggestions([...suggestFields(source), ...readFieldLines(lines, text).suggestions]);
    expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
    const taken = acceptableFields(merged, {});
    const shown = [...taken.fields].map(([field, draft]) => ({ ...merged[0], field, needsLook: undefined, ...draft }));
    expect(shown.map((one) => showSuggestion(one as Suggestion))).toEqual(accepted);
  });
});

describe('suggestFromWords', () => {
  it.each([
    ['320 g', ['weight', 'net_content', 'load', 'package_weight']],
    ['Peso: 320 g', ['weight']],
    ['IPX5', ['water_resistance']],
    ['preto e azul', ['colour']],
    ['2 anos', ['age', 'shelf_life', 'warranty']],
    ['Bolso interno com zíper', []],
    ['Envio em 3 dias úteis', []],
  ])('%s is %j', (words, fields) => {
    expect(suggestFromWords(words).map(({ field }) => field)).toEqual(fields);
  });
});
