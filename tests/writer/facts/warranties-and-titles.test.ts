import { describe, expect, test } from 'vitest';
import { said, saidOf } from './said.ts';

describe('warranty with and without limits', () => {
  const read = saidOf('Ventilador');
  test.each([
    ['garantia de 90 dias', 'warranty 90 dias'],
    ['garantia de 90 dias contra defeitos de fábrica', 'limited_warranty 90 dias'],
    ['garantia de 90 dias contra defeito', 'limited_warranty 90 dias'],
    ['garantia contra defeitos de 90 dias', 'limited_warranty 90 dias'],
    ['90 dias de garantia contra defeitos', 'limited_warranty 90 dias'],
    ['Garantia: 90 dias contra defeitos de fabricação', 'limited_warranty 90 dias'],
    ['garantia limitada de 90 dias', 'number 90 dias'],
    ['garantia da loja de 90 dias', 'warranty 90 dias ?'],
    ['garantia do vendedor de 90 dias', 'warranty 90 dias ?'],
    ['garantia do fabricante 90 dias', 'warranty 90 dias ?'],
    ['garantia do fornecedor 90 dias', 'warranty 90 dias ?'],
    ['garantia de fábrica 90 dias', 'warranty 90 dias ?'],
    ['garantia do motor 90 dias', 'number 90 dias'],
    ['garantia da zorbla 90 dias', 'number 90 dias'],
    ['Garantia do motor: 90 dias', 'number 90 dias'],
    ['validade de 90 dias contra defeitos', 'shelf_life 90 dias ?'],
  ])('%j says %j', (line, facts) => expect(read(line)).toBe(facts));
});

describe('measures in a title', () => {
  test.each([
    ['Garrafa 500 ml', 'product_type garrafa; volume 500 ml'],
    ['Garrafa térmica 1,5 L azul', 'product_type garrafa térmica; volume 1,5 L; colour azul'],
    ['Liquidificador 600W', 'product_type liquidificador; power 600 W'],
    ['Ventilador 220V', 'product_type ventilador; voltage 220 V'],
    ['Ventilador 12V', 'product_type ventilador; voltage 12 V'],
    ['Mochila 20 litros 40 x 30 cm', 'product_type mochila; volume 20 litros; dimensions 40 x 30 cm'],
    ['Caixa organizadora 30 cm', 'product_type caixa organizadora; number 30 cm'],
    ['Caixa organizadora 2 kg', 'product_type caixa organizadora; number 2 kg'],
    ['Mangueira de jardim 15 metros', 'product_type mangueira de jardim; length 15 metros'],
    ['Mangueira de jardim 15 mm', 'product_type mangueira de jardim; number 15 mm'],
    ['Mangueira de jardim 15 x 20 m', 'product_type mangueira de jardim; dimensions 15 x 20 m'],
    ['Cabo USB 2 m', 'product_type cabo USB; length 2 m'],
    ['Corda de pular 3 m', 'product_type corda de pular; length 3 m'],
    ['Fita de led 5 m', 'product_type fita de led; length 5 m'],
    ['Extensão elétrica 5 m', 'product_type Extensão elétrica ?; length 5 m ?'],
    ['Quebra-cabeça 500 peças', 'product_type quebra-cabeça; parts 500 peças'],
    ['Quebra-cabeça 1 peça', 'product_type quebra-cabeça'],
    ['Meia esportiva 3 pares', 'product_type meia ?; count 3 pares ?'],
    ['Lâmpada 10 unidades', 'product_type lâmpada ?; count 10 unidades ?'],
    ['Kit 12 potes herméticos', 'count 12 potes; product_type potes herméticos'],
    ['Kit com 12 potes herméticos', 'count 12 potes; product_type potes herméticos'],
    ['Kit de 12 potes herméticos', 'count 12 potes; product_type potes herméticos'],
    ['Conjunto 3 panelas', 'count 3 panelas; product_type panelas'],
    ['Jogo 6 copos', 'count 6 copos ?; product_type copos ?'],
    ['Combo 2 camisetas', 'count 2 camisetas; product_type camisetas'],
    ['Pack 5 meias', 'count 5 meias ?'],
    ['Kit 1 pote hermético', 'number 1; product_type pote hermético'],
    ['Kit 12 un', 'count 12 un'],
    ['Potes 12 unidades', 'product_type potes ?; count 12 unidades ?'],
    ['Garrafa 500 a 700 ml', 'product_type garrafa; number 500 a 700 ml'],
    ['Garrafa 2 x 500 ml', 'product_type garrafa; number 2 x 500 ml'],
    ['Bolsa 30 x 20 cm', 'product_type bolsa ?; dimensions 30 x 20 cm ?'],
    ['Ventilador bivolt', 'product_type ventilador; voltage bivolt'],
    ['Luminária com cabo de 2 m', 'product_type luminária; length [cabo] 2 m'],
    ['Fone de ouvido bluetooth alcance 10 m', 'product_type fone de ouvido bluetooth ?; range 10 m ?'],
    [
      'Creme para os pés com 10% de ureia 60 g',
      'product_type creme para os pés; concentration 10 % ?; claim ureia ?; number 60 g',
    ],
    [
      'Sérum facial vitamina C 10% 30 ml',
      'product_type sérum ?; claim vitamina C ?; concentration 10 % ?; volume 30 ml ?',
    ],
    ['Sérum facial ácido hialurônico a 2%', 'product_type sérum ?; claim ácido hialurônico ?; concentration 2 % ?'],
    ['Lâmpada LED 9W 3000K / 6500K', 'product_type lâmpada LED; power 9 W; colour_temperature 3000K / 6500 K'],
    ['Lâmpada LED 9W 3000K 6500K', 'product_type lâmpada LED; power 9 W; colour_temperature 3000K 6500 K'],
    ['Furadeira 12V 2A', 'product_type furadeira; voltage 12 V ?; number 2 A'],
  ])('%j says %j', (line, facts) => expect(said(line)).toBe(facts));
});
