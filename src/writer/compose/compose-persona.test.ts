import { describe, expect, test } from 'vitest';
import type { Fact } from '#domain/robots/facts.ts';
import { fact } from '#tests/writer/ledger.ts';
import { composePersona, composePublico } from './compose-persona.ts';
import { productOf } from './product.ts';

const productWith = (type: string, ...facts: Fact[]) => productOf([fact('product_type', type), ...facts], 'x');
/** Nobody knows what a zorblax is: its texts are about nothing but the words of the seller. */
const zorblaxWith = (...facts: Fact[]) => productWith('Zorblax', ...facts);
const ANYONE = 'Pessoas de 20 a 55 anos no Japão que procuram um zorblax e comparam os detalhes antes de comprar.';

describe('who buys', () => {
  test('is told by the family of the product, where it is known', () => {
    expect(composePublico(productWith('Garrafa térmica'))).toBe(
      'Pessoas de 20 a 50 anos no Japão que levam a própria bebida para o trabalho, a escola ou o treino.',
    );
    expect(composePublico(zorblaxWith(fact('claim', 'leve')))).toBe(ANYONE);
  });

  test.each([
    [[fact('audience', 'crianças')], ' Pela sua descrição, é para crianças.'],
    [[fact('audience', 'crianças'), fact('audience', 'zorblax')], ' Pela sua descrição, é para crianças e zorblax.'],
    [[fact('use', 'academia'), fact('use', 'viagem')], ' Usos que você citou: academia e viagem.'],
    [[fact('use', 'aplique no rosto')], ''],
    [
      [fact('audience', 'mulheres'), fact('use', 'academia')],
      ' Pela sua descrição, é para mulheres. Usos que você citou: academia.',
    ],
  ])('with what the seller says of it (%#)', (facts, more) => {
    expect(composePublico(zorblaxWith(...facts))).toBe(`${ANYONE}${more}`);
  });
});

describe('an invented person', () => {
  const personOf = (random: number, ...facts: Fact[]) => composePersona(zorblaxWith(...facts), () => random);

  test('has a name, an age, a town, a job and a way to buy', () => {
    expect(personOf(0)).toBe(
      'Yuki, 25 anos, mora em Tóquio e trabalha em um escritório. Antes de comprar um zorblax, confere os detalhes e o prazo de entrega.',
    );
    expect(personOf(0.99)).toBe(
      'Kazuya, 38 anos, mora em Hamamatsu e é da área de educação. Para escolher um zorblax, prefere descrições diretas, com números e fotos reais.',
    );
  });

  test('has small children where the product is theirs, and lives as its family of goods', () => {
    const person = (random: number) => composePersona(productWith('Brinquedo'), () => random);
    expect(person(0)).toMatch(/^Yuki, 28 anos, mora em Tóquio, tem filhos pequenos e trabalha em um escritório\. \S/);
    expect(person(0.99)).toMatch(/^Kazuya, 41 anos, .*, tem filhos pequenos e /);
    expect(person(0)).toContain(' Brinca com os filhos no fim do dia');
    expect(person(0)).not.toContain('zorblax');
    expect(personOf(0)).not.toContain('filhos');
  });

  const WOMAN = /^(?:Yuki|Ayaka|Chihiro|Naomi|Haruka), /;
  test.each([
    [0, [], true],
    [0.49, [], true],
    [0.5, [], false],
    [0.9, [], false],
    [0.9, ['feminino'], true],
    [0.9, ['Mulheres'], true],
    [0.9, ['meninas'], true],
    [0.9, ['gestantes'], true],
    [0.1, ['masculino'], false],
    [0.1, ['Homens'], false],
    [0.1, ['homem'], false],
    [0.1, ['mulheres', 'homens'], true],
    [0.9, ['mulheres', 'masculino'], false],
    [0.9, ['crianças'], false],
    [0.1, ['crianças'], true],
  ])('at %s for %j: a woman is %s', (random, audience, isWoman) => {
    expect(WOMAN.test(personOf(random, ...audience.map((value) => fact('audience', value))))).toBe(isWoman);
  });

  test('only the audience decides: a model called feminine says nothing', () => {
    expect(personOf(0.9, fact('claim', 'feminino'))).toMatch(/^Kazuya, /);
  });

  test('agrees with whoever it is', () => {
    const [she, he] = [0, 0.9].map((random) => composePersona(productWith('Massageador'), () => random));
    expect([she?.includes('sentada'), he?.includes('sentado')]).toEqual([true, true]);
    for (const type of ['Brinquedo', 'Mamadeira', 'Vestido', 'Tênis', 'Mochila', 'Relógio', 'Cadeira', 'Perfume'])
      for (const random of [0, 0.9]) expect(composePersona(productWith(type), () => random)).not.toMatch(/[[\]{}]/);
  });
});
