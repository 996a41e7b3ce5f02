import { describe, expect, test } from 'vitest';
import { extractFacts } from './extract-facts.ts';

/** Kind or role, what it belongs to, value and unit of every fact but the product and bare numbers. */
const read = (text: string) =>
  extractFacts(text)
    .filter(({ kind }) => kind !== 'product_type' && kind !== 'number')
    .map(({ kind, role, part, value, unit }) =>
      [kind === 'quantity' ? '' : kind, role, part && `[${part}]`, value, unit].filter(Boolean).join(' '),
    );

describe('whose measure it is', () => {
  test.each([
    ['Ventilador\nCabo de 1,8 m', ['length [cabo] 1,8 m']],
    ['Liquidificador\nCabo de força de 90 cm', ['length [cabo de força] 90 cm']],
    ['Furadeira\nFio com 0,3 mm', []],
    ['Panela elétrica\nreservatório de água 350 ml', ['volume [reservatório de água] 350 ml']],
    ['Luminária de mesa\nlâmpada de 7W', ['power [lâmpada] 7 W']],
    ['Sandália feminina\nSalto de 4 cm', ['audience feminina', 'height [salto] 4 cm']],
    ['Patins\nPesa 900 g cada pé', ['weight [cada pé] 900 g']],
    ['Velas\nPeso: 80 g por unidade', ['weight [cada unidade] 80 g']],
    ['Pesos de porta\npesa 500g cada', ['weight [cada unidade] 500 g']],
    ['Jogo de panelas\nPeso total do conjunto 6 kg', ['weight [conjunto] 6 kg']],
    ['Mala\nPeso do produto: 3 kg', ['weight 3 kg']],
    ['Fone de ouvido\nBateria do estojo: 400 mAh', ['battery [estojo] 400 mAh']],
    [
      'Sofá\nMedidas: 200 x 90 cm (almofada: 40 x 40 cm)',
      ['dimensions 200 x 90 cm', 'dimensions [almofada] 40 x 40 cm'],
    ],
    ['Mangueira de jardim 20 metros', ['length 20 metros']],
    ['Garrafa de vidro 500 ml', ['volume 500 ml']],
    ['Mochila\nCapacidade: 20 litros - peso 0,8 kg', ['volume 20 litros', 'weight 0,8 kg']],
    ['Mesa\nAltura: 70 cm / largura 90 cm', ['height 70 cm', 'width 90 cm']],
    ['Estante\nAlt. 80 cm, Prof. 30 cm', ['height 80 cm', 'depth 30 cm']],
    ['Torneira\ndiâmetro 1/2"', []],
  ])('%j', (text, facts) => {
    expect(read(text)).toEqual(facts);
  });
});

describe('what is said of something else, or denied behind the word', () => {
  test.each([
    ['Garrafa térmica 500 ml\nBluetooth não tem', ['volume 500 ml', 'warning Bluetooth não tem']],
    ['Garrafa térmica\nmais leve que vidro', []],
    ['Garrafa térmica\nsem vidro', []],
  ])('%j', (text, facts) => {
    expect(read(text)).toEqual(facts);
  });
});

describe('what a number counts', () => {
  test.each([
    ['Relógio\n+ de 50 modos de esporte', ['claim + de 50 modos de esporte']],
    ['Ventilador\n3 velocidades', ['levels 3 velocidades']],
    ['Abajur\nbrilho ajustável em 5 níveis', ['claim brilho ajustável', 'levels 5 níveis']],
    ['Moedor\n6 níveis de moagem', ['levels 6 níveis']],
    ['Mala\nalça telescópica com 3 estágios', ['claim alça telescópica']],
    ['Kit 4 Potes de vidro', ['count 4 potes', 'material vidro']],
    ['Lâmpada\nluz 3000K / 4000K / 6500K', ['colour_temperature 3000K / 4000K / 6500 K']],
    ['Aspirador de pó\nsucção de 9.000 Pa', ['suction 9.000 Pa']],
    ['Bomba\npressão 9.000 Pa', []],
    ['Ventilador\nRuído abaixo de 45 dB', ['noise 45 dB']],
    ['Lanterna\n800 lúmens', ['brightness 800 lúmens']],
    ['Lâmpada\nvida útil de 15.000 horas', ['lifespan 15.000 horas']],
    ['Creme\nValidade: 18 meses', ['shelf_life 18 meses']],
  ])('%j', (text, facts) => {
    expect(read(text)).toEqual(facts);
  });

  test.each([
    ['Garantia de 6 meses contra defeitos de fabricação', 'limited_warranty'],
    ['Garantia contra defeito de fábrica: 6 meses', 'limited_warranty'],
    ['Garantia: 6 meses', 'warranty'],
    ['Garantia da loja: 6 meses', 'warranty'],
    ['garantia limitada de 6 meses', undefined],
  ])('%j is %s', (text, role) => {
    expect(extractFacts(`Liquidificador\n${text}`).find(({ kind }) => kind === 'quantity')?.role).toBe(role);
  });

  test.each([
    ['Sérum retinol 2%', ['concentration 2 %']],
    ['Creme com 5% de ureia', ['concentration 5 %']],
    ['Óleo corporal\n100% puro', []],
    ['Tônico mandélico 8%', []],
  ])('a share has a substance that we know: %j', (text, facts) => {
    expect(read(text).filter((fact) => fact.startsWith('concentration'))).toEqual(facts);
  });
});

describe('whose material it is', () => {
  test.each([
    ['Bolsa\nMaterial externo: couro / Forro: poliéster', ['material parte externa couro', 'material forro poliéster']],
    ['Mala\n*Externo:* ABS / *Interno:* poliéster', ['material parte externa ABS', 'material parte interna poliéster']],
    ['Cama pet\nCapa removível em camurça', ['material capa camurça']],
    ['Pote\nMaterial: plástico PP atóxico, livre de BPA', ['material plástico PP', 'claim livre de BPA']],
    ['Estojo\nFecho: zíper de metal', []],
    ['Copo\nFeito em aço inoxidável. Cores: preto e rosa', ['material aço inoxidável', 'colour preto', 'colour rosa']],
    ['Tênis\nCabedal em malha (mesh)', ['material cabedal malha (mesh)']],
    ['Copo inox\nMaterial: aço inoxidável 304', ['material aço inoxidável 304']],
    ['Quebra-cabeça infantil de madeira', ['audience infantil', 'material madeira']],
  ])('%j', (text, facts) => {
    expect(read(text)).toEqual(facts);
  });
});

describe('what is not sure is not said', () => {
  test('waterproof yields to resistant, wherever it stands', () => {
    const claims = (text: string) => read(text).filter((fact) => fact.startsWith('claim'));
    expect(claims('Bolsa impermeável')).toEqual(['claim impermeável']);
    expect(claims('Bolsa impermeável\nTecido resistente à água')).toEqual([]);
  });

  test('a plural word is not said of one product', () => {
    expect(read('Fonte de água para gatos e cães pequenos')).toEqual(['audience gatos e cães pequenos']);
    expect(read('Fonte de água p gatos pequenos')).toEqual(['audience gatos pequenos']);
  });

  test('a list that goes on below is no item, and prose after it is no longer the list', () => {
    expect(
      read(
        'Kit de potes\nTudo limpo! O kit contém 2 potes nos tamanhos:\n- 1 pote de 250 ml\n- 1 pote de 500 ml\nTampa de bambu.',
      ),
    ).toEqual(['contents 1 pote de 250 ml', 'contents 1 pote de 500 ml', 'material tampa bambu']);
  });

  test('what comes along and what does not are told apart on one line', () => {
    expect(read('Luminária de mesa\nnao acompanha carregador / cabo incluso')).toEqual([
      'warning não acompanha carregador',
      'contents cabo',
    ]);
  });

  test('the dangers that the law wants told are read', () => {
    expect(
      read(
        'Blocos de montar\nCONTÉM PEÇAS PEQUENAS – risco de engasgo p/ menores de 3 anos\nNão é um dispositivo médico',
      ),
    ).toEqual([
      'warning contém peças pequenas – risco de engasgo para menores de 3 anos',
      'warning Não é um dispositivo médico',
    ]);
  });
});

describe('words in the spelling of the dictionary', () => {
  test.each([
    ['LUMINARIA DE MESA', 'luminária de mesa'],
    ['Garrafa Térmica', 'garrafa térmica'],
    ['tenis', 'tênis'],
  ])('%j is %j', (title, type) => {
    expect(extractFacts(title)[0]?.value).toBe(type);
  });

  test('names, codes and abbreviations keep their letters; units their own', () => {
    expect(read('Caixa de som\nMarca: XYLO\nMaterial: ABS\nBateria: 1800 MAH\nCompatível com: Android')).toEqual([
      'brand XYLO',
      'material ABS',
      'battery 1800 mAh',
      'compatibility Android',
    ]);
  });

  test('the same amount is one fact, in whatever writing', () => {
    expect(read('Garrafa 2L\nCapacidade: 2 litros')).toEqual(['volume 2 L']);
    expect(read('Tablet\nTela: 7,9"\nDisplay: 7.9"')).toEqual(['screen 7,9 "']);
  });
});
