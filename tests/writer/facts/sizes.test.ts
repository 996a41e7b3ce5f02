import { describe, expect, test } from 'vitest';
import { said, saidOf } from './said.ts';

describe('sizes in running words', () => {
  const read = saidOf('Camiseta');
  test.each([
    ['veste do 34 ao 39', 'size_range 34 ao 39 ?'],
    ['do 34 a 39', 'size_range 34 a 39 ?'],
    ['de 34 até 39', 'size_range 34 até 39 ?'],
    ['do 34 ao o 39', 'size_range 34 ao o 39 ?'],
    ['do 34 ao 39 cm', 'number 34 ao 39 cm'],
    ['do 20 ao 30 kg', 'number 20 ao 30 kg'],
    ['de 20 a 30 anos', 'number 20 a 30 anos'],
    ['de 10 a 14', 'number 10 a 14'],
    ['de 39 a 34', 'number 39; number 34'],
    ['de 34 a 34', 'number 34'],
    ['de 40 a 70', 'number 40 a 70'],
    ['de 40 a 62', 'size_range 40 a 62 ?'],
    ['de 15 a 20', 'size_range 15 a 20 ?'],
    ['de 14 a 20', 'number 14 a 20'],
    ['numeração 34 ao 39', 'size_range 34 ao 39 ?'],
    ['numeração: do 34 ao 39', 'size_range do 34 ao 39'],
    ['tamanho 34-39', 'size_range 34-39'],
    ['tamanho 34/39', 'size_range 34/39'],
    ['números 34 a 39', 'size_range 34 a 39 ?'],
    ['nos 34 a 39', 'size_range 34 a 39 ?'],
    ['tam. 34 a 39', 'size_range 34 a 39 ?'],
    ['tamanho 34 a 39 cm', 'dimensions 34 a 39 cm ?'],
    ['do P ao GG', 'size_range P ao GG ?'],
    ['tamanhos P ao GG', 'size_range P ao GG'],
    ['tamanho P até o XG', 'size_range P até o XG'],
    ['do M ao G3', 'size_range M ao G3 ?'],
    ['tamanhos P, M e G', 'size_range P, M e G'],
    ['tamanhos P/M/G', 'size_range P/M/G'],
    ['tamanhos P ou M', 'size_range P ou M'],
    ['tamanhos P, M e GG', 'size_range P, M e GG'],
    ['tamanho único', 'size_range único'],
    ['tamanho P', 'size_range P'],
    ['tam M', 'size_range M ?'],
    ['tamanho P muito bom', ''],
    ['tamanho grande', 'claim tamanho grande'],
    ['do 34 ao 39 BR', 'size_range 34 ao 39 BR ?'],
    ['do 34 ao 39 (BR)', 'size_range 34 ao 39 BR ?'],
    ['do 34 ao 39 (brasil)', 'size_range 34 ao 39 BR ?'],
    ['do 34 ao 39 brancos', 'size_range 34 ao 39 ?'],
  ])('%j says %j', (line, facts) => expect(read(line)).toBe(facts));
});

describe('sizes in a title', () => {
  test.each([
    ['Tênis feminino 34 ao 39', 'product_type tênis; audience feminino ?; size_range 34 ao 39 ?'],
    ['Tênis feminino 34/39', 'product_type tênis; audience feminino ?; size_range 34/39 ?'],
    ['Sandália 34-39 preta', 'product_type sandália; size_range 34-39 ?; colour preta ?'],
    ['Tênis 34 ao 39 BR', 'product_type tênis; size_range 34 ao 39 BR ?'],
    ['Camiseta 34 a 39 cm', 'product_type camiseta; number 34 a 39 cm'],
    ['Mesa 34 a 39', 'product_type mesa ?; number 34 a 39'],
    ['Meia 39 a 34', 'product_type meia ?; number 39; number 34'],
    ['Bota 34 x 39', 'product_type bota; number 34 x 39'],
    ['Chinelo 34 ate 39', 'product_type chinelo; size_range 34 ate 39 ?'],
  ])('%j says %j', (line, facts) => expect(said(line)).toBe(facts));
});
