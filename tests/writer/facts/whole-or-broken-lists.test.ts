import { describe, expect, test } from 'vitest';
import { saidWithClauseOf } from './said.ts';

describe('a list is told whole or waits', () => {
  test.each([
    [
      'Cores: preto; azul (só no P)',
      'colour preto ? «Cores: preto; azul (só no P)»; colour azul ? «Cores: preto; azul (só no P)»',
    ],
    ['Cores: preto; azul', 'colour preto; colour azul'],
    ['Cores: preto, azul e zorbla. Peso: 300 g', 'colour preto; colour azul; colour zorbla; weight 300 g'],
    ['Material: ABS, silicone e zorblite', 'material ABS ?; material silicone ?; material zorblite ?'],
    ['Material: ABS e silicone', 'material ABS; material silicone'],
    ['Material: ABS; silicone; cabo de borracha', 'material ABS; material silicone; material:cabo borracha'],
    ['Compatível com: iPhone; Android', 'compatibility iPhone, Android'],
    ['Tamanhos: P, M; G', 'size_range P, M, G'],
    [
      'Cores preto/vermelho/camuflado',
      'colour preto ? «Cores preto/vermelho/camuflado»; colour vermelho ? «Cores preto/vermelho/camuflado»',
    ],
    ['Cores preto/vermelho/branco', 'colour preto; colour vermelho; colour branco'],
    ['Cores preto e camuflado', 'colour preto ? «Cores preto e camuflado»'],
    ['Cores preto ou branco', 'colour preto; colour branco'],
    ['Cor preta + zorblante', 'colour preta ? «Cor preta + zorblante»'],
    ['Cor preta, zorblante', 'colour preta ? «Cor preta, zorblante»'],
    ['Cor preta, pesa 300 g', 'colour preta; weight 300 g'],
    ['Cor preta, altura 30 cm', 'colour preta; height 30 cm'],
    ['Cor preta, 30 cm', 'colour preta ?; number 30 cm'],
    ['Cor preta, com cabo', 'colour preta; claim com cabo'],
    ['Cor preta, linda demais para sua sala', 'colour preta ?'],
    ['Impermeável, cor azul', 'claim Impermeável; colour azul'],
    ['Zorblante, cor azul', 'colour azul ?'],
    ['Zorblante, cor azul e rosa', 'colour azul ?; colour rosa ?'],
    ['Azul zorbla, cor azul, rosa', 'colour azul ?; colour rosa ?'],
    ['Feita em tecido + silicone', ''],
    ['Feita em tecido + zorblite', ''],
    ['Feita em tecido, zorblite e silicone', ''],
    ['Feita em plástico e acrílico. Zorblite', 'material plástico ? «Feita em plástico e acrílico»'],
    ['Feita em plástico, acrílico, não zorblite', 'material plástico ? «Feita em plástico, acrílico, não zorblite»'],
    ['Acompanha 1 cabo, 1 base e 1 zorblax', 'contents 1 cabo; contents 1 base; contents 1 zorblax'],
    ['Acompanha 1 cabo + 1 base', 'contents 1 cabo; contents 1 base'],
    ['Acompanha cabo, zorblax', 'contents cabo; contents zorblax'],
    [
      'Cor preta, branca, azul e zorblante',
      'colour preta ? «Cor preta, branca, azul e zorblante»; colour branca ? «Cor preta, branca, azul e zorblante»; colour azul ? «Cor preta, branca, azul e zorblante»',
    ],
    ['Cor preta; zorblante', 'colour preta'],
    ['Cor azul | zorblante', 'colour azul ? «Cor azul»'],
  ])('Luminária de mesa: %j says %j', (line, facts) => expect(saidWithClauseOf('Luminária de mesa')(line)).toBe(facts));
});
