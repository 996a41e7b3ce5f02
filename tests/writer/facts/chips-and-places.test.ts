import { describe, expect, test } from 'vitest';
import { describeFact } from '#writer/facts/describe-fact.ts';
import { extractFacts } from '#writer/facts/extract-facts.ts';

const factsOf = (line: string) => extractFacts(`Luminária de mesa\n${line}`).filter((fact) => fact.line > 0);

describe('a fact as the seller sees it', () => {
  test.each([
    ['Peso: 300 g', 'Peso = 300 g'],
    ['Peso: até 300 g', 'Peso = até 300 g'],
    ['Peso: cerca de 300 g', 'Peso = cerca de 300 g'],
    ['Peso: a partir de 300 g', 'Peso = a partir de 300 g'],
    ['Umidade: 50%', 'Número a explicar = 50%'],
    ['Temperatura: até 60 °C', 'Temperatura = até 60°C'],
    ['Preço: R$ 59,90', 'Preço = R$ 59,90'],
    ['Preço: ¥3980', 'Preço = ¥ 3980'],
    ['Material da tampa: bambu', 'Material (tampa) = bambu'],
    ['Peso do estojo: 40 g', 'Peso (estojo) = 40 g'],
    ['Tela: 10"', 'Tela = 10"'],
    ['Bateria 1200 mAh, até 5 horas de uso', 'Bateria = 1200 mAh; Autonomia = até 5 horas'],
    ['Mantém gelado por 12 h', 'Mantém frio por = 12 h'],
    ['Mantém quente por 6 h', 'Mantém quente por = 6 h'],
    ['Autonomia: 6 h', 'Autonomia = 6 h'],
    ['Vitamina C 10%', 'Concentração de vitamina C = 10%'],
    ['10% de ureia', 'Concentração de ureia = 10%'],
    ['Numeração: 34 ao 39', 'Tamanhos = 34 ao 39'],
    ['Uso: camping', 'Uso = camping'],
    ['Voltagem: bivolt', 'Voltagem = bivolt'],
    ['Idade: 3 anos ou mais', 'Idade = a partir de 3 anos'],
  ])('%j is shown as %j', (line, chips) => {
    const shown = factsOf(line).map(describeFact);
    expect(shown.map(({ label, value }) => `${label} = ${value}`).join('; ')).toBe(chips);
  });
});

describe('the words that a value was read from', () => {
  test.each([
    ['Bonita e leve. Tem cabo de 2 m, muito resistente', '2 < Tem cabo de 2 m'],
    ['Bonita! Tem cabo de 2 m; resistente', '2 < Tem cabo de 2 m'],
    ['Bonita (cabo de 2 m) resistente', '2 < cabo de 2 m'],
    ['Bonita? Tem cabo de 2 m! Resistente', '2 < Tem cabo de 2 m'],
    ['Preta | cabo de 2 m | leve', '2 < cabo de 2 m'],
    [
      'Esta luminária foi pensada com muito carinho para quem trabalha em casa e tem um cabo de 2 m que chega longe em qualquer sala',
      '2 < muito carinho para quem trabalha em casa e tem um cabo de 2 m que chega longe em qualquer',
    ],
    [
      'Esta luminária foi pensada para a casa toda e tem um cabo de 2 m bom',
      '2 < luminária foi pensada para a casa toda e tem um cabo de 2 m bom',
    ],
    ['Cabo de 2 m', '2 < Cabo de 2 m'],
    ['Comprimento do cabo: 2 m', '2 < Comprimento do cabo: 2 m'],
    [
      'Comprimento do cabo: 2 m para chegar em qualquer canto da sua sala sem nenhuma extensão nem adaptador',
      '2 < Comprimento do cabo: 2 m para chegar em qualquer canto da sua sala sem nenhuma extensão nem adaptador',
    ],
    ['Pesa 300 g', '300 < Pesa 300 g'],
    [
      'Cor preta, pesa 300 g, mede 30 x 20 cm',
      'preta < Cor preta; 300 < Cor preta, pesa 300 g; 30 x 20 < Cor preta, pesa 300 g, mede 30 x 20 cm',
    ],
    ['Bivolt e leve', 'Bivolt < Bivolt e leve; leve < Bivolt e leve'],
  ])('%j: %j', (line, places) => {
    const read = factsOf(line).map(({ value, text }) => `${value} < ${text}`);
    expect(read.join('; ')).toBe(places);
  });
});
