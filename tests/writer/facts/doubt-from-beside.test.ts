import { describe, expect, test } from 'vitest';
import { saidWithClauseOf } from './said.ts';

describe('what stands beside a fact may take its certainty', () => {
  test.each([
    ['Na caixa:\n- 1 cabo\n- 1 base', 'contents 1 cabo; contents 1 base'],
    [
      'Na caixa:\n- 1 cabo\n- coisa zorblante que ninguém sabe. Bonita',
      'contents 1 cabo ?; contents coisa zorblante que ninguém sabe ?',
    ],
    ['Na caixa:\n- 1 cabo\nVem com brinde', 'contents 1 cabo ?; contents brinde ?'],
    ['Acompanha: 1 cabo; 1 base. Vem também uma bolsa linda', 'contents 1 cabo ?; contents 1 base ?'],
    ['Base: metal', 'material:base metal'],
    ['Base: metal. Peso 300 g', 'material:base metal; weight 300 g ?'],
    ['Material da base: metal', 'material:base metal'],
    ['Pulseira: silicone azul', 'material:pulseira silicone azul ?'],
    ['Base de metal, haste de alumínio', 'material:base metal; material:haste alumínio'],
    ['Material externo: nylon', 'material:parte externa nylon'],
    ['Peso da base: 300 g', 'weight [base] 300 g'],
    ['Peso da base: 300 g. Altura 30 cm', 'weight [base] 300 g; height 30 cm ?'],
    ['Cada lâmpada pesa 30 g', 'weight [cada lâmpada] 30 g ?'],
    [
      '110 V (não ligar em 220 V)',
      'voltage 110 V ? «110 V (não ligar em 220 V)»; warning não ligar em 220 V ?; number 220 V',
    ],
    ['Voltagem: 110 V (não ligar em 220 V)', 'voltage 110 V; warning não ligar em 220 V; number 220 V'],
    ['Voltagem: 110 V (só no Brasil)', 'voltage 110 V ? «Voltagem: 110 V (só no Brasil)»'],
    ['Pesa 300 g?', 'weight 300 g ?'],
    ['Quanto pesa? 300 g', 'number 300 g'],
    ['Controle:\nPeso: 20 g\n\nPeso: 300 g', 'weight 20 g ?; weight 300 g'],
    ['Especificações:\nPeso: 20 g', 'weight 20 g'],
    ['Comprimento: 1,5 m\nComprimento: 2 m', 'length 1,5 m ?; length 2 m ?'],
    ['Comprimento: 1,5 m\nComprimento: 150 cm', 'length 1,5 m'],
    ['Material: ABS\nMaterial: metal', 'material ABS ?; material metal ?'],
    ['Material: inox\nFeita em aço inox', 'material inox'],
    ['Peso: 300 g\nO produto pesa 300 g', 'weight 300 g'],
    ['Peso: 300 g com cabo\nPesa 300 g', 'weight 300 g'],
    ['3 níveis\n5 níveis', 'levels 3 níveis ?; levels 5 níveis ?'],
    ['3 níveis\n5 modos', 'levels 3 níveis; levels 5 modos'],
    [
      'Altura: 40 cm; com extensor 45 cm',
      'height 40 cm ? «Altura: 40 cm; com extensor 45 cm»; height [extensor] 45 cm ? «Altura: 40 cm; com extensor 45 cm»',
    ],
    ['Altura: 40 cm; com alça', 'height 40 cm'],
    ['Peso: 300 g; com a base: 500 g', 'weight 300 g ? «Peso: 300 g; com a base: 500 g»; number 500 g'],
    ['Peso: 300 g. Com a base: 500 g', 'weight 300 g; number 500 g'],
    [
      'Potência: 20 W; no modo turbo 30 W',
      'power 20 W ? «Potência: 20 W; no modo turbo 30 W»; power 30 W ? «Potência: 20 W; no modo turbo 30 W»',
    ],
    [
      'Voltagem: 110 V; na versão nova 220 V',
      'voltage 110 V ? «Voltagem: 110 V; na versão nova 220 V»; voltage 220 V ? «Voltagem: 110 V; na versão nova 220 V»',
    ],
    [
      'Capacidade: 2 L; cheia 1,5 L',
      'volume 2 L ? «Capacidade: 2 L; cheia 1,5 L»; volume 1,5 L ? «Capacidade: 2 L; cheia 1,5 L»',
    ],
    [
      'Autonomia: 3 h; em uso leve 5 horas',
      'duration 3 h ? «Autonomia: 3 h; em uso leve 5 horas»; duration 5 horas ? «Autonomia: 3 h; em uso leve 5 horas»',
    ],
    ['Autonomia: 3 h; 2 m de cabo', 'duration 3 h; number 2 m'],
    ['Suporta 5 kg, se bem fixado', 'load 5 kg ? «Suporta 5 kg, se bem fixado»'],
    ['Suporta 5 kg, cor preta', 'load 5 kg; colour preta'],
    ['O cabo é preto, o peso é 300 g, a altura 30 cm', 'weight 300 g ?; height 30 cm ?'],
    ['Foto do modelo antigo. Altura 30 cm', 'height 30 cm ?'],
    ['Versão nova. Garantia de 90 dias', 'warranty 90 dias'],
    ['Frete grátis. Base de metal', 'material:base metal'],
    ['Frete grátis. Idade: 3 anos', 'age 3 anos'],
  ])('Luminária de mesa: %j says %j', (line, facts) => expect(saidWithClauseOf('Luminária de mesa')(line)).toBe(facts));
});
