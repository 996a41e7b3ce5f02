import { describe, expect, test } from 'vitest';
import { saidWithClause, saidWithClauseOf } from './said.ts';

describe('a word that only begins or ends like another gives no role', () => {
  test.each([
    ['Mochila alça 2 azul', 'product_type mochila ?; number 2'],
    ['Mochila com alça, azul', 'product_type mochila; claim com alça; colour azul'],
    ['Mochila 20 L azul!', 'product_type mochila; volume 20 L; colour azul'],
    ['Mochila 20 L azul.', 'product_type mochila; volume 20 L; colour azul'],
    ['Mochila 20 L azul (nova)', 'product_type mochila; volume 20 L ?'],
    ['Tênis preto de corrida', 'product_type tênis; colour preto ?'],
    ['Tênis feminino e corrida', 'product_type tênis; audience feminino ?'],
    ['Mochila prepara mulher', 'product_type mochila ?'],
    ['Mochila parafuso mulher', 'product_type mochila ?'],
    ['Mochila pro homem', 'product_type mochila; audience homem'],
    ['Cadeira compacta de alumínio', 'product_type cadeira; claim compacta; material alumínio'],
    ['Cadeira profissional de alumínio', 'product_type cadeira; material alumínio'],
    ['Cadeira leve de alumínio', 'product_type cadeira; claim leve; material alumínio'],
    ['Cadeira (com rodas alumínio)', 'product_type cadeira; material:rodas alumínio ?'],
    ['Cadeira portátil em alumínio', 'product_type cadeira; claim portátil; material alumínio'],
    ['Suporte para notebook sem alumínio', 'product_type suporte para notebook ?'],
    ['Suporte para notebook tem alumínio', 'product_type suporte para notebook ?'],
    ['Luxo azul em alumínio', 'product_type Luxo azul ?; material alumínio ?'],
    ['Luxo dele alumínio', 'product_type Luxo dele alumínio ?'],
    ['Cadeira dobrável elegante alumínio', 'product_type cadeira dobrável; material alumínio'],
    ['Cadeira deluxe alumínio', 'product_type cadeira ?'],
  ])('%j says %j', (title, facts) => expect(saidWithClause(title)).toBe(facts));

  test.each([
    ['Decor azul', ''],
    ['Corte azul', ''],
    ['Mudança na cor azul', 'colour azul ?'],
    ['Luz de cor azul', ''],
    ['Cores azul, branco; rosa', 'colour azul; colour branco; colour rosa'],
    ['Cores azul entre branco', 'colour azul ? «Cores azul entre branco»'],
    ['Cores azul leve branco', 'colour azul ? «Cores azul leve branco»'],
    ['Cores azul ousado branco', 'colour azul ? «Cores azul ousado branco»'],
    [
      'Ideal para casa, sala, quarto, cozinha, banheiro, varanda, escritório, garagem e camping',
      'use sala ?; use quarto ?; use cozinha ?; use banheiro ?; use varanda ?; use escritório ?',
    ],
    ['Ideal para casa, sala, quarto e camping', 'use sala ?; use quarto ?; use camping ?'],
    ['Idealizada para camping', ''],
    ['Superideal para camping', ''],
    ['Ideal parafuso camping', ''],
    ['Ideal prepara camping', ''],
    ['Ideal para queijo e camping', 'use camping ?'],
    ['Ideal para parque e camping', 'use camping ?'],
    ['Recomendada para camping', 'use camping'],
    ['Ótima pra camping', 'use camping ?'],
    ['Recarregável com cabo USB-C', 'claim Recarregável; claim com cabo USB-C'],
    ['Recarregável em USB - C', 'claim Recarregável ?'],
    ['Feita em malha e tela (mesh)', 'material malha; claim tela (mesh)'],
    ['Público: camping', 'use camping'],
    ['Público: mulheres', 'audience mulheres'],
  ])('Luminária de mesa: %j says %j', (line, facts) => expect(saidWithClauseOf('Luminária de mesa')(line)).toBe(facts));

  test.each([
    ['Tem base de metal', 'material:base metal'],
    ['Nobre base de metal', 'material:base metal ?'],
    ['Capa removível sem couro', ''],
    ['Capa removível deste couro', ''],
    ['Base tem metal', ''],
    ['Base com 2 kg metal', 'number 2 kg'],
    ['Alumínio escovado', 'material alumínio ? «Alumínio escovado»'],
    ['Alumínio, ouro', ''],
  ])('Cadeira dobrável: %j says %j', (line, facts) => expect(saidWithClauseOf('Cadeira dobrável')(line)).toBe(facts));
});
