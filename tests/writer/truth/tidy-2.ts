import { fact, minor, ofPart, quantity, type TruthCase, trap } from './truth-case.ts';

export const TIDY_2: TruthCase[] = [
  {
    id: 'tidy-yoga-mat',
    family: 'fitness',
    text: `Tapete de yoga antiderrapante
Medidas: 183 x 61 cm
Espessura: 6 mm
Peso: 900 g
Material: TPE
Cores disponíveis: lilás, azul e preto
Acompanha alça de transporte.
Indicado para yoga, pilates e alongamento.
Limpe com pano úmido e sabão neutro. Não exponha ao sol.`,
    facts: [
      fact('product_type', 'tapete de yoga antiderrapante'),
      quantity('dimensions', '183 x 61', 'cm'),
      quantity('thickness', '6', 'mm'),
      quantity('weight', '900', 'g'),
      fact('material', 'TPE'),
      fact('colour', 'lilás'),
      fact('colour', 'azul'),
      fact('colour', 'preto'),
      fact('contents', 'alça de transporte'),
      fact('use', 'yoga, pilates e alongamento'),
      minor(fact('claim', 'antiderrapante')),
      fact('care', 'limpe com pano úmido e sabão neutro'),
      fact('warning', 'não exponha ao sol'),
    ],
    traps: [
      trap('Tapete', 'the product is a rug or carpet for the floor of a room'),
      trap('sabão neutro', 'soap is included'),
      trap('sol', 'it may be left in the sun'),
    ],
  },
  {
    id: 'tidy-wooden-puzzle',
    family: 'toys',
    text: `Quebra-cabeça infantil de madeira – 48 peças
Tema: dinossauros
Idade recomendada: a partir de 4 anos
Material: madeira MDF
Tamanho montado: 30 x 22 cm
Certificação: INMETRO
Contém peças pequenas. Não indicado para menores de 3 anos.`,
    facts: [
      fact('product_type', 'quebra-cabeça infantil'),
      fact('audience', 'infantil'),
      quantity('parts', '48', 'peças'),
      fact('claim', 'dinossauros'),
      quantity('age', '4', 'anos'),
      fact('material', 'madeira MDF'),
      quantity('dimensions', '30 x 22', 'cm'),
      fact('certification', 'INMETRO'),
      fact('warning', 'contém peças pequenas'),
      fact('warning', 'não indicado para menores de 3 anos'),
    ],
    traps: [
      trap('menores de 3 anos', 'it is for children under 3, or from 3 years'),
      trap('48 peças', '48 puzzles are sold'),
      trap('4 anos', 'a warranty of 4 years'),
      trap('dinossauros', 'a toy dinosaur is sold'),
    ],
  },
  {
    id: 'tidy-fountain-pen',
    family: 'stationery',
    text: `Caneta-tinteiro Letra Fina
Marca: Letra Fina
Modelo: LF-20
Ponta: 0,5 mm
Corpo: latão
Cor: azul-marinho
Comprimento: 13,8 cm
Peso: 28 g
Acompanha 2 cartuchos de tinta azul e estojo de papel.
Compatível com cartuchos padrão internacional.`,
    facts: [
      fact('product_type', 'caneta-tinteiro'),
      fact('brand', 'Letra Fina'),
      fact('model_code', 'LF-20'),
      ofPart('ponta', quantity('thickness', '0,5', 'mm')),
      fact('material', 'latão', 'corpo'),
      fact('colour', 'azul-marinho'),
      quantity('length', '13,8', 'cm'),
      quantity('weight', '28', 'g'),
      fact('contents', '2 cartuchos de tinta azul'),
      fact('contents', 'estojo de papel'),
      fact('compatibility', 'cartuchos padrão internacional'),
      minor(fact('colour', 'azul', 'tinta')),
    ],
    traps: [
      trap('estojo de papel', 'the pen is made of paper'),
      trap('Letra Fina', 'the pen writes fine letters: it is the name'),
      trap('LF-20', 'twenty of anything'),
      trap('padrão internacional', 'it holds an international certificate'),
    ],
  },
  {
    id: 'tidy-car-holder',
    family: 'car',
    text: `Suporte veicular magnético para celular
Fixação: saída de ar
Carga máxima: 300 g
Rotação: 360°
Material: liga de alumínio e silicone
Cor: preto
Compatível com celulares de 4,7 a 6,8 polegadas
Conteúdo: 1 suporte, 2 placas metálicas
Celular não incluso.`,
    facts: [
      fact('product_type', 'suporte veicular magnético para celular'),
      minor(fact('claim', 'magnético')),
      fact('use', 'saída de ar'),
      quantity('load', '300', 'g'),
      minor(fact('claim', 'rotação: 360°')),
      fact('material', 'liga de alumínio'),
      fact('material', 'silicone'),
      fact('colour', 'preto'),
      fact('compatibility', 'celulares de 4,7 a 6,8 polegadas'),
      fact('contents', '1 suporte'),
      fact('contents', '2 placas metálicas'),
      fact('warning', 'celular não incluso'),
    ],
    traps: [
      trap('300 g', 'the holder weighs 300 g'),
      trap('4,7 a 6,8 polegadas', 'the holder has a screen or is of this size'),
      trap('360°', 'a temperature of 360 degrees'),
      trap('saída de ar', 'it blows or cools air'),
      trap('Celular não incluso', 'a phone is included'),
    ],
  },
  {
    id: 'tidy-silver-earrings',
    family: 'jewellery',
    text: `Brinco de argola em prata 925
Material: prata 925
Pedra: zircônia
Diâmetro: 2 cm
Peso do par: 3,4 g
Antialérgico, livre de níquel
Embalagem: caixa de presente
Evite contato com perfume e água do mar.`,
    facts: [
      fact('product_type', 'brinco de argola'),
      fact('material', 'prata 925'),
      fact('material', 'zircônia', 'pedra'),
      quantity('diameter', '2', 'cm'),
      quantity('weight', '3,4', 'g'),
      minor(fact('claim', 'antialérgico')),
      fact('claim', 'livre de níquel'),
      fact('contents', 'caixa de presente'),
      fact('warning', 'evite contato com perfume e água do mar'),
    ],
    traps: [
      trap('925', '925 units or 925 g'),
      trap('livre de níquel', 'made of nickel'),
      trap('água do mar', 'it may be worn in the sea'),
      trap('zircônia', 'a diamond'),
      trap('Peso do par', 'each earring weighs 3.4 g'),
    ],
  },
  {
    id: 'tidy-drill',
    family: 'tools',
    text: `Parafusadeira sem fio 12 V
Marca: Ferraz
Modelo: PF-12
Tensão da bateria: 12 V
Bateria: 1.500 mAh
Tempo de recarga: 3 horas
Velocidade: 0 a 700 rpm
Torque: 18 N·m
Mandril: 10 mm
Carregador: bivolt
Itens inclusos: 1 parafusadeira, 1 carregador, 6 pontas, 1 maleta
Garantia: 6 meses`,
    facts: [
      fact('product_type', 'parafusadeira sem fio'),
      fact('brand', 'Ferraz'),
      fact('model_code', 'PF-12'),
      quantity('voltage', '12', 'V'),
      quantity('battery', '1.500', 'mAh'),
      quantity('charge_time', '3', 'horas'),
      quantity('speed', '0 a 700', 'rpm'),
      minor(fact('number', '18 N·m')),
      ofPart('mandril', quantity('diameter', '10', 'mm')),
      minor(fact('claim', 'carregador: bivolt')),
      ofPart('carregador', quantity('voltage', 'bivolt')),
      fact('contents', '1 parafusadeira'),
      fact('contents', '1 carregador'),
      fact('contents', '6 pontas'),
      fact('contents', '1 maleta'),
      quantity('warranty', '6', 'meses'),
    ],
    traps: [
      trap('1.500 mAh', 'a battery of 1.5 mAh'),
      trap('3 horas', 'it runs for 3 hours'),
      trap('Carregador: bivolt', 'the screwdriver itself is dual-voltage'),
      trap('6 pontas', 'six screwdrivers'),
    ],
  },
  {
    id: 'tidy-sheet-set',
    family: 'bedding',
    text: `Jogo de cama casal 4 peças
Tecido: microfibra
Cor: cinza-claro
Lençol com elástico: 138 x 188 x 30 cm
Lençol de cima: 220 x 240 cm
Fronhas: 50 x 70 cm
Conteúdo: 1 lençol com elástico, 1 lençol de cima, 2 fronhas
Lavar à máquina até 30 °C. Não usar alvejante.
Travesseiro não incluso.`,
    facts: [
      fact('product_type', 'jogo de cama casal'),
      quantity('parts', '4', 'peças'),
      fact('material', 'microfibra'),
      fact('colour', 'cinza-claro'),
      ofPart('lençol com elástico', quantity('dimensions', '138 x 188 x 30', 'cm')),
      ofPart('lençol de cima', quantity('dimensions', '220 x 240', 'cm')),
      ofPart('fronhas', quantity('dimensions', '50 x 70', 'cm')),
      fact('contents', '1 lençol com elástico'),
      fact('contents', '1 lençol de cima'),
      fact('contents', '2 fronhas'),
      minor(fact('size_range', 'casal')),
      fact('care', 'lavar à máquina até 30 °C'),
      fact('warning', 'não usar alvejante'),
      fact('warning', 'travesseiro não incluso'),
    ],
    traps: [
      trap('casal', 'it is for newly-weds: "casal" is the size of the bed'),
      trap('Travesseiro não incluso', 'a pillow is included'),
      trap('30 °C', 'it keeps 30 °C'),
      trap('cama', 'a bed is sold'),
      trap('alvejante', 'it may be bleached'),
    ],
  },
];
