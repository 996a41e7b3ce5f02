import { describe, expect, test } from 'vitest';
import { extractFacts } from './extract-facts.ts';

const UNSAID = new Set(['number', 'price', 'link']);
const read = (text: string) => extractFacts(text).filter(({ kind }) => !UNSAID.has(kind));
const certain = (line: string, title = 'Luminária de mesa') =>
  read(`${title}\n${line}`)
    .filter(({ kind, unsure }) => kind !== 'product_type' && !unsure)
    .map(({ kind, role, part, value }) => [kind, role, part, value].filter(Boolean).join(' '));

describe('a fact is certain where its whole sentence is understood', () => {
  test.each([
    ['Peso: 300 g', ['quantity weight 300']],
    ['Peso 300 g', ['quantity weight 300']],
    ['Suporta até 400 g', ['quantity load 400']],
    ['Cor: prata ou preto', ['colour prata', 'colour preto']],
    ['Material: ABS + silicone', ['material ABS', 'material silicone']],
    ['Garantia de 6 meses contra defeito de fabricação', ['quantity limited_warranty 6']],
    ['Livre de BPA', ['claim Livre de BPA']],
    ['Não deixe no sol', ['warning Não deixe no sol']],
  ])('%j', (line, facts) => {
    expect(certain(line)).toEqual(facts);
  });
});

describe('anything else is the seller’s to confirm', () => {
  test.each([
    ['another owner', 'Medidas: cabeça 8 cm de diametro / peso 180g'],
    ['another period', 'Trocas em até 7 dias'],
    ['a comparison', 'menos estatica que escova de plastico'],
    ['a remark in brackets', 'Material: ABS (versão antiga)'],
    ['what stands in brackets', 'refil dentro do cabo (trocar a cada 2 meses)'],
    ['a condition', 'Alcance: 10 m sem obstáculos'],
    ['what fits with it', 'indicado p/ TV de 32 a 55 pol'],
    ['a label that nobody knows', 'Raquete: 25 x 8 cm, material bambu'],
    ['pairs of colours', 'Cores: roxo/lilás, verde/cinza'],
    ['one colour of two', 'Cor: rosa e lilás'],
    ['parts in a row', '3 compartimentos com zíper + 1 bolso de tela'],
    ['a list that was not read to its end', 'Acompanha: 1 capa + 1 zorblax. E também a mangueira nova'],
    ['a part that is not there', 'Tampa: nao tem, é aberto. Aguenta ate 20 kg'],
    ['each of something unknown', 'Cada emb pesa 0,58kg'],
    ['an age without its unit', 'Idade: 5'],
    ['praise', 'Produto de alta qualidade'],
    ['what a warning measures', 'Temperatura: não use acima de 60°C'],
  ])('%s: %j', (_, line) => {
    expect(certain(line).filter((fact) => !fact.startsWith('warning'))).toEqual([]);
    expect(read(`Luminária de mesa\n${line}`).length).toBeGreaterThanOrEqual(1);
  });

  test('a label speaks for its first sentence alone', () => {
    expect(certain('Garantia: 30 dias. Trocas em até 7 dias')).toEqual(['quantity warranty 30']);
  });

  test('two measures that contradict each other', () => {
    expect(certain('Comprimento: 1,5 m\nComprimento: 2 m')).toEqual([]);
  });

  test('what stands under the heading of another thing', () => {
    expect(certain('Controle:\nPeso: 20 g\n\nPeso: 300 g')).toEqual(['quantity weight 300']);
  });

  test('colours that the buyer does not choose', () => {
    expect(certain('Cores: azul, rosa\nEnviamos cores sortidas')).toEqual([]);
  });

  test('the measures of a kit', () => {
    expect(certain('Altura: 10 cm\nPeso do kit: 2 kg', 'Kit 3 potes herméticos')).toEqual([
      'quantity count 3',
      'quantity weight kit 2',
    ]);
  });
});

describe('what the product is', () => {
  const isSure = (title: string) => !extractFacts(title).find(({ kind }) => kind === 'product_type')?.unsure;
  test.each([
    'Garrafa térmica inox 500 ml',
    'Afiador de facas manual 4 em 1',
    'Mochila Zorbla 20 L',
    'Coleira para cachorro',
  ])('%j is certain', (title) => expect(isSure(title)).toBe(true));
  test.each([
    'Suporte celular carro ventosa',
    'Almofada de pescoço viagem',
    'Panela zorblante grande',
    'Tapete higiênico zorblante',
    'Cadeira de rodas',
    'Sofá para boneca',
  ])('%j may be another thing', (title) => expect(isSure(title)).toBe(false));
});
