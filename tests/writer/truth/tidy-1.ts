import { fact, minor, ofPart, quantity, type TruthCase, trap } from './truth-case.ts';

export const TIDY_1: TruthCase[] = [
  {
    id: 'tidy-thermos',
    family: 'drinkware',
    text: `Garrafa térmica de aço inoxidável 500 ml
Marca: Norvia
Material: aço inoxidável 304
Capacidade: 500 ml
Peso: 320 g
Altura: 26 cm
Cor: verde-oliva
Mantém bebidas frias por até 24 horas e quentes por até 12 horas.
Tampa de bambu com anel de silicone.
Não leve ao micro-ondas.`,
    facts: [
      fact('product_type', 'garrafa térmica'),
      fact('brand', 'Norvia'),
      fact('material', 'aço inoxidável 304'),
      quantity('volume', '500', 'ml'),
      quantity('weight', '320', 'g'),
      quantity('height', '26', 'cm'),
      fact('colour', 'verde-oliva'),
      quantity('duration', '24', 'horas'),
      quantity('duration', '12', 'horas'),
      minor(fact('claim', 'mantém bebidas frias por até 24 horas e quentes por até 12 horas')),
      fact('material', 'bambu', 'tampa'),
      minor(fact('material', 'silicone', 'anel')),
      fact('warning', 'não leve ao micro-ondas'),
    ],
    traps: [
      trap('Tampa de bambu', 'the bottle itself is made of bamboo'),
      trap('anel de silicone', 'the bottle itself is made of silicone'),
      trap('frias por até 24 horas', 'drinks stay hot for 24 hours, or a battery lasts 24 hours'),
      trap('micro-ondas', 'the bottle may be used in a microwave'),
    ],
  },
  {
    id: 'tidy-cat-fountain',
    family: 'pets',
    text: `Fonte de água para gatos e cães pequenos
Capacidade: 2,5 litros
Potência: 2 W
Alimentação: USB 5 V
Nível de ruído: 30 dB
Material: plástico ABS
Cor: branco
Cabo de 1,5 m
Conteúdo da embalagem: 1 fonte, 1 filtro de carvão ativado, 1 cabo USB
Troque o filtro a cada 30 dias.
Adaptador de tomada não incluso.`,
    facts: [
      fact('product_type', 'fonte de água para gatos e cães pequenos'),
      fact('audience', 'gatos e cães pequenos'),
      quantity('volume', '2,5', 'litros'),
      quantity('power', '2', 'W'),
      quantity('voltage', '5', 'V'),
      minor(fact('claim', 'alimentação: USB')),
      minor(quantity('noise', '30', 'dB')),
      fact('material', 'plástico ABS'),
      fact('colour', 'branco'),
      ofPart('cabo', quantity('length', '1,5', 'm')),
      fact('contents', '1 fonte'),
      fact('contents', '1 filtro de carvão ativado'),
      fact('contents', '1 cabo USB'),
      fact('care', 'troque o filtro a cada 30 dias'),
      fact('warning', 'adaptador de tomada não incluso'),
    ],
    traps: [
      trap('Fonte de água', 'the product is a power supply or power adapter'),
      trap('Adaptador de tomada não incluso', 'a plug adapter comes in the box'),
      trap('carvão ativado', 'the fountain is made of activated carbon'),
      trap('Cabo de 1,5 m', 'the fountain is 1.5 m long'),
      trap('30 dias', 'the warranty is 30 days'),
    ],
  },
  {
    id: 'tidy-frying-pan',
    family: 'kitchen',
    text: `Frigideira antiaderente 24 cm
Diâmetro: 24 cm
Profundidade: 5 cm
Peso: 780 g
Material do corpo: alumínio
Material do cabo: baquelite
Cor: preta
Compatível com fogão a gás, elétrico e de indução.
Lave à mão com esponja macia.
Não use talheres de metal.`,
    facts: [
      fact('product_type', 'frigideira antiaderente'),
      quantity('diameter', '24', 'cm'),
      quantity('depth', '5', 'cm'),
      quantity('weight', '780', 'g'),
      fact('material', 'alumínio', 'corpo'),
      fact('material', 'baquelite', 'cabo'),
      fact('colour', 'preta'),
      minor(fact('claim', 'antiaderente')),
      fact('compatibility', 'fogão a gás, elétrico e de indução'),
      fact('care', 'lave à mão com esponja macia'),
      fact('warning', 'não use talheres de metal'),
    ],
    traps: [
      trap('talheres de metal', 'the pan is made of metal cutlery, comes with cutlery, or metal cutlery may be used'),
      trap('esponja macia', 'a sponge comes with it'),
      trap('baquelite', 'the pan body is made of bakelite'),
    ],
  },
  {
    id: 'tidy-earbuds',
    family: 'electronics',
    text: `Fone de ouvido sem fio Auron Buds 3
Marca: Auron
Modelo: AB-300
Bluetooth 5.3
Alcance: até 10 metros
Bateria do fone: 45 mAh
Bateria do estojo: 400 mAh
Autonomia: 6 horas
Tempo de carga: 1,5 h
Resistência à água: IPX4
Cor: preto
Compatível com Android e iOS
Garantia: 12 meses`,
    facts: [
      fact('product_type', 'fone de ouvido sem fio'),
      fact('brand', 'Auron'),
      fact('model_code', 'AB-300'),
      minor(fact('model_code', 'Buds 3')),
      fact('claim', 'Bluetooth 5.3'),
      quantity('range', '10', 'metros'),
      ofPart('fone', quantity('battery', '45', 'mAh')),
      ofPart('estojo', quantity('battery', '400', 'mAh')),
      quantity('duration', '6', 'horas'),
      quantity('charge_time', '1,5', 'h'),
      fact('certification', 'IPX4'),
      minor(fact('claim', 'resistência à água')),
      fact('colour', 'preto'),
      fact('compatibility', 'Android e iOS'),
      quantity('warranty', '12', 'meses'),
    ],
    traps: [
      trap('até 10 metros', 'the size is 10 m, or it is waterproof down to 10 m'),
      trap('Buds 3', 'three earphones come in the box'),
      trap('5.3', 'any quantity of 5.3'),
      trap('IPX4', 'it may be submerged'),
    ],
  },
  {
    id: 'tidy-sneaker',
    family: 'shoes',
    text: `Tênis feminino de caminhada
Numeração: 34 ao 39
Cores: branco, rosa e cinza
Cabedal: tecido knit
Solado: borracha
Palmilha: espuma EVA
Altura do salto: 3 cm
Fechamento: cadarço
Peso: 210 g (pé 36)
Limpe com pano úmido. Não use secadora.`,
    facts: [
      fact('product_type', 'tênis feminino de caminhada'),
      fact('audience', 'feminino'),
      fact('use', 'caminhada'),
      fact('size_range', '34 ao 39'),
      fact('colour', 'branco'),
      fact('colour', 'rosa'),
      fact('colour', 'cinza'),
      fact('material', 'tecido knit', 'cabedal'),
      fact('material', 'borracha', 'solado'),
      fact('material', 'espuma EVA', 'palmilha'),
      ofPart('salto', quantity('height', '3', 'cm')),
      minor(fact('claim', 'cadarço')),
      quantity('weight', '210', 'g'),
      fact('care', 'limpe com pano úmido'),
      fact('warning', 'não use secadora'),
    ],
    traps: [
      trap('34 ao 39', 'one size 3439, or a length of 34 to 39 cm'),
      trap('Altura do salto: 3 cm', 'the shoe is 3 cm high'),
      trap('pé 36', 'only size 36 exists'),
      trap('pano úmido', 'the shoe is made of cloth, or a cloth is included'),
    ],
  },
  {
    id: 'tidy-face-serum',
    family: 'beauty',
    text: `Sérum facial com vitamina C 10%
Volume: 30 ml
Concentração: vitamina C 10%
Ingredientes principais: ácido ascórbico, ácido hialurônico, vitamina E
Indicado para todos os tipos de pele
Modo de uso: aplique 3 gotas no rosto limpo à noite.
Frasco de vidro âmbar com conta-gotas.
Uso externo. Evite contato com os olhos.
Validade: 24 meses`,
    facts: [
      fact('product_type', 'sérum facial'),
      quantity('volume', '30', 'ml'),
      quantity('concentration', '10', '%'),
      fact('claim', 'vitamina C'),
      minor(fact('claim', 'ácido ascórbico')),
      fact('claim', 'ácido hialurônico'),
      fact('claim', 'vitamina E'),
      fact('audience', 'todos os tipos de pele'),
      fact('use', 'aplique 3 gotas no rosto limpo à noite'),
      fact('material', 'vidro âmbar', 'frasco'),
      minor(fact('claim', 'conta-gotas')),
      fact('warning', 'uso externo'),
      fact('warning', 'evite contato com os olhos'),
      minor(quantity('shelf_life', '24', 'meses')),
    ],
    traps: [
      trap('vidro âmbar', 'the serum is made of glass or contains amber'),
      trap('Validade: 24 meses', 'the warranty or the battery lasts 24 months'),
      trap('3 gotas', 'three units are sold'),
      trap('vitamina C 10%', 'hyaluronic acid or vitamin E at 10 %, or a 10 % discount'),
    ],
  },
  {
    id: 'tidy-desk-lamp',
    family: 'lighting',
    text: `Luminária de mesa LED dobrável
Potência: 8 W
Tensão: bivolt
3 níveis de brilho
Temperatura de cor: 3000 a 6000 K
Altura: 38 cm
Material: alumínio e plástico
Cor: prata
Cabo USB de 1,2 m incluso
Uso: leitura e estudo`,
    facts: [
      fact('product_type', 'luminária de mesa LED dobrável'),
      quantity('power', '8', 'W'),
      quantity('voltage', 'bivolt'),
      quantity('levels', '3', 'níveis'),
      minor(quantity('colour_temperature', '3000 a 6000', 'K')),
      quantity('height', '38', 'cm'),
      fact('material', 'alumínio'),
      fact('material', 'plástico'),
      fact('colour', 'prata'),
      fact('contents', 'cabo USB de 1,2 m'),
      ofPart('cabo', quantity('length', '1,2', 'm')),
      minor(fact('claim', 'dobrável')),
      fact('use', 'leitura e estudo'),
    ],
    traps: [
      trap('prata', 'the lamp is made of silver'),
      trap('3000 a 6000 K', 'a temperature in degrees of heat, or the price'),
      trap('1,2 m', 'the lamp is 1.2 m high'),
      trap('mesa', 'a table is sold'),
    ],
  },
];
