import { describe, expect, test } from 'vitest';
import { saidWithClauseOf } from './said.ts';

describe('a fact needs a place that gives it its owner and its sense', () => {
  test.each([
    ['Altura: 10 cm', 'height 10 cm ?'],
    ['Peso do kit: 2 kg', 'weight [kit] 2 kg'],
    ['Garantia: 90 dias', 'warranty 90 dias'],
    ['Peso: 300 g cada pote', 'weight [cada pote] 300 g'],
  ])('Kit 3 potes herméticos: %j says %j', (line, facts) =>
    expect(saidWithClauseOf('Kit 3 potes herméticos')(line)).toBe(facts),
  );

  test.each([['Peso: 300 g', 'weight 300 g ?']])('Luminária + abajur: %j says %j', (line, facts) =>
    expect(saidWithClauseOf('Luminária + abajur')(line)).toBe(facts),
  );

  test.each([['Altura: 30 cm', 'height 30 cm ?']])('Par de luminárias: %j says %j', (line, facts) =>
    expect(saidWithClauseOf('Par de luminárias')(line)).toBe(facts),
  );

  test.each([
    ['Marca: Zorbla', 'brand Zorbla'],
    ['Da marca Zorbla', 'brand Zorbla ?'],
    ['Modelo: ZX-500', 'model_code ZX-500'],
    ['Cor: preto e branco', 'colour preto ?; colour branco ?'],
    ['Cores: preto e branco', 'colour preto; colour branco'],
    ['Cor: preto com branco', 'colour preto com branco ?'],
    ['Cor: preto/branco', 'colour preto ?; colour branco ?'],
    ['Cores: preto/branco', 'colour preto; colour branco'],
    ['Cores: preto/branco, azul', 'colour preto ?; colour branco ?; colour azul ?'],
    ['Cor: preto', 'colour preto'],
    ['Cor da alça: preto', ''],
    ['Cores: azul, rosa\nEnviamos cores sortidas', 'colour azul ?; colour rosa ?'],
    ['Cores: azul, rosa\nConsulte a cor', 'colour azul ?; colour rosa ?'],
    ['33 x 19 x 10 cm, 1,3 kg', 'dimensions 33 x 19 x 10 cm; weight 1,3 kg'],
    ['33 x 19 x 10 cm, leve', 'number 33 x 19 x 10 cm'],
    ['30 cm', 'number 30 cm'],
    ['1,3 kg', 'weight 1,3 kg'],
    ['Idade: 5', 'age 5 ?'],
    ['Idade: 5 anos', 'age 5 anos'],
    ['Temperatura: não use acima de 60 °C', 'warning não use acima de 60 °C; number 60 °C'],
    ['Uso: camping', 'use camping'],
    ['Público: zorblantes', ''],
    ['Ideal para zorblantes', 'use zorblantes ?'],
    ['Compatível com: zorbla', 'compatibility zorbla'],
    ['Compatível com zorbla', 'compatibility zorbla ?'],
    ['Compatível com iPhone', 'compatibility iPhone'],
    ['Funciona com iPhone', 'compatibility iPhone ?'],
    ['Qualidade premium', ''],
    ['Melhor luminária', ''],
    ['Funções: zorblante', 'claim zorblante ?'],
    ['Funções: alta qualidade', 'claim alta qualidade ?'],
    ['Inclui garantia de 1 ano', 'contents garantia de 1 ano ?'],
    ['Inclui nota fiscal', 'contents nota fiscal ?'],
    ['Acompanha 1 cabo e frete grátis', 'contents 1 cabo ?; contents frete grátis ?'],
    ['Acompanha 1 cabo', 'contents 1 cabo'],
    ['3 compartimentos + 1 bolso', 'contents 3 compartimentos ?; contents 1 bolso ?'],
  ])('Luminária de mesa: %j says %j', (line, facts) => expect(saidWithClauseOf('Luminária de mesa')(line)).toBe(facts));
});
