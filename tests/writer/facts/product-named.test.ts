import { describe, expect, test } from 'vitest';
import { saidWithClause } from './said.ts';

describe('the product is what the title names first', () => {
  test.each([
    ['Kit 3 meias', 'count 3 meias ?; product_type meias ?'],
    ['Novo tênis preto', 'product_type tênis; colour preto ?'],
    ['Lindo tênis de corrida', 'product_type tênis de corrida'],
    ['Kit com 2 mochilas', 'count 2 mochilas; product_type mochilas'],
    ['Mochila', 'product_type mochila'],
    ['Nossa mochila azul', 'product_type mochila; colour azul'],
    ['Conheça a mochila', 'product_type mochila'],
    ['Super mochila', 'product_type mochila'],
    ['Promoção mochila azul', ''],
    ['Zorbla mochila azul', 'product_type Zorbla mochila azul ?; colour azul ?'],
    ['Azul mochila', 'product_type mochila'],
    ['Mochila e garrafa', 'product_type mochila'],
    ['Dinossauro brinquedo educativo', 'product_type brinquedo educativo'],
    ['Carrinho brinquedo', 'product_type brinquedo ?'],
    ['Zorblador de queijo', 'product_type Zorblador de queijo ?'],
    ['Zorblador de queijo com cabo', 'product_type Zorblador de queijo ?'],
    ['Zorblador de', ''],
    ['Zorblador', ''],
    ['Zorblador mágico de queijo fresco', ''],
    ['Zorblador mágico de queijo fresco ralado', ''],
    ['Oi gente', ''],
    ['Zorblador 3000', 'number 3000'],
    ['Zorblador ralador - preto', 'product_type Zorblador ralador ?; colour preto ?'],
    ['Zorblador ralador, preto', 'product_type Zorblador ralador ?; colour preto ?'],
    ['Peso zorblador', ''],
    ['Segue zorblador novo', ''],
    ['Produto: mochila\nCor: azul', 'product_type mochila; colour azul'],
    ['Nome: zorblador ralador\nCor: azul', 'colour azul'],
    ['Ralador zorblante para queijo', 'product_type ralador ?'],
  ])('%j says %j', (title, facts) => expect(saidWithClause(title)).toBe(facts));
});
