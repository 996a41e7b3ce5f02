import { fact, minor, ofPart, quantity, type TruthCase, trap } from './truth-case.ts';

export const TIDY_5: TruthCase[] = [
  {
    id: 'tidy-mouse',
    family: 'electronics',
    text: `Mouse sem fio ergonômico
Marca: Tecla Viva
Modelo: TV-M7
Conexão: 2,4 GHz por receptor USB
Alcance: 10 m
Resolução: 800 / 1.200 / 1.600 dpi
Botões: 6
Alimentação: 1 pilha AA (não inclusa)
Peso: 85 g
Compatível com Windows, macOS e Linux`,
    facts: [
      fact('product_type', 'mouse sem fio ergonômico'),
      fact('brand', 'Tecla Viva'),
      fact('model_code', 'TV-M7'),
      quantity('frequency', '2,4', 'GHz'),
      minor(fact('claim', 'receptor USB')),
      quantity('range', '10', 'm'),
      minor(fact('number', '800 / 1.200 / 1.600 dpi')),
      minor(fact('claim', 'botões: 6')),
      minor(fact('claim', 'alimentação: 1 pilha AA')),
      fact('warning', '1 pilha AA (não inclusa)'),
      quantity('weight', '85', 'g'),
      fact('compatibility', 'Windows, macOS e Linux'),
    ],
    traps: [
      trap('TV-M7', 'it is for televisions'),
      trap('1 pilha AA (não inclusa)', 'a battery is included'),
      trap('10 m', 'the mouse or a cable is 10 m long'),
      trap('Mouse', 'an animal or a toy mouse for cats'),
    ],
  },
  {
    id: 'tidy-cat-scratcher',
    family: 'pets',
    text: `Arranhador para gatos em torre
Altura: 60 cm
Base: 30 x 30 cm
Poste: corda de sisal
Revestimento: pelúcia
Cor: bege
Carga máxima: 6 kg
Acompanha 1 bolinha com mola
Montagem necessária.`,
    facts: [
      fact('product_type', 'arranhador para gatos em torre'),
      fact('audience', 'gatos'),
      quantity('height', '60', 'cm'),
      ofPart('base', quantity('dimensions', '30 x 30', 'cm')),
      fact('material', 'corda de sisal', 'poste'),
      fact('material', 'pelúcia', 'revestimento'),
      fact('colour', 'bege'),
      quantity('load', '6', 'kg'),
      fact('contents', '1 bolinha com mola'),
      fact('warning', 'montagem necessária'),
    ],
    traps: [
      trap('6 kg', 'the tower weighs 6 kg'),
      trap('pelúcia', 'a stuffed toy is sold'),
      trap('Montagem necessária', 'it comes assembled'),
    ],
  },
  {
    id: 'tidy-plant-pot',
    family: 'garden',
    text: `Vaso autoirrigável para plantas
Volume: 1,2 litro
Diâmetro: 16 cm
Altura: 14 cm
Material: plástico reciclado
Cores: terracota, branco e grafite
Conjunto com 2 unidades
Planta não inclusa.`,
    facts: [
      fact('product_type', 'vaso autoirrigável para plantas'),
      quantity('volume', '1,2', 'litro'),
      quantity('diameter', '16', 'cm'),
      quantity('height', '14', 'cm'),
      fact('material', 'plástico reciclado'),
      fact('colour', 'terracota'),
      fact('colour', 'branco'),
      fact('colour', 'grafite'),
      quantity('count', '2', 'unidades'),
      fact('warning', 'planta não inclusa'),
      minor(fact('use', 'plantas')),
    ],
    traps: [
      trap('terracota', 'made of terracotta or clay'),
      trap('grafite', 'made of graphite'),
      trap('Planta não inclusa', 'a plant is included'),
    ],
  },
  {
    id: 'tidy-knife',
    family: 'kitchen',
    text: `Faca do chef 8 polegadas
Lâmina: aço carbono
Cabo: madeira de nogueira
Comprimento da lâmina: 20 cm
Comprimento total: 33 cm
Peso: 210 g
Acompanha bainha de couro.
Lavar à mão e secar logo após o uso.
Mantenha fora do alcance de crianças.`,
    facts: [
      fact('product_type', 'faca do chef'),
      minor(fact('claim', '8 polegadas')),
      ofPart('lâmina', quantity('length', '8', 'polegadas')),
      fact('material', 'aço carbono', 'lâmina'),
      fact('material', 'madeira de nogueira', 'cabo'),
      ofPart('lâmina', quantity('length', '20', 'cm')),
      quantity('length', '33', 'cm'),
      quantity('weight', '210', 'g'),
      fact('contents', 'bainha de couro'),
      fact('care', 'lavar à mão e secar logo após o uso'),
      fact('warning', 'mantenha fora do alcance de crianças'),
    ],
    traps: [
      trap('bainha de couro', 'the knife is made of leather'),
      trap('8 polegadas', 'a screen of 8 inches'),
      trap('Cabo', 'a cable is included'),
      trap('crianças', 'for children'),
      trap('alcance', 'a wireless range'),
    ],
  },
  {
    id: 'tidy-kids-swimsuit',
    family: 'fashion',
    text: `Maiô infantil com proteção UV 50+
Tamanhos: 2, 4, 6 e 8 anos
Composição: 82% poliamida e 18% elastano
Estampa: peixinhos
Cor: azul-turquesa
Enxágue após uso em piscina ou mar.
Secar à sombra.`,
    facts: [
      fact('product_type', 'maiô infantil'),
      fact('audience', 'infantil'),
      fact('claim', 'proteção UV 50+'),
      fact('size_range', '2, 4, 6 e 8 anos'),
      fact('material', '82% poliamida'),
      fact('material', '18% elastano'),
      fact('claim', 'estampa: peixinhos'),
      fact('colour', 'azul-turquesa'),
      fact('care', 'enxágue após uso em piscina ou mar'),
      fact('care', 'secar à sombra'),
      minor(fact('use', 'piscina ou mar')),
    ],
    traps: [
      trap('UV 50+', 'for people over 50, or 50 units'),
      trap('8 anos', 'a warranty of 8 years'),
      trap('turquesa', 'a turquoise stone'),
      trap('peixinhos', 'fish are sold'),
    ],
  },
  {
    id: 'tidy-bike-light',
    family: 'cycling',
    text: `Farol para bicicleta recarregável
Fluxo luminoso: 400 lúmens
Bateria: 1.200 mAh
Autonomia: 2 a 6 horas
Tempo de carga: 2,5 horas
4 modos de iluminação
Proteção: IPX5
Material: alumínio
Fixação em guidão de 22 a 35 mm
Conteúdo: 1 farol, 1 suporte, 1 cabo USB`,
    facts: [
      fact('product_type', 'farol para bicicleta recarregável'),
      fact('use', 'bicicleta'),
      minor(quantity('brightness', '400', 'lúmens')),
      quantity('battery', '1.200', 'mAh'),
      quantity('duration', '2 a 6', 'horas'),
      quantity('charge_time', '2,5', 'horas'),
      quantity('levels', '4', 'modos'),
      fact('certification', 'IPX5'),
      fact('material', 'alumínio'),
      fact('compatibility', 'guidão de 22 a 35 mm'),
      fact('contents', '1 farol'),
      fact('contents', '1 suporte'),
      fact('contents', '1 cabo USB'),
    ],
    traps: [
      trap('22 a 35 mm', 'the light measures 22 to 35 mm'),
      trap('bicicleta', 'a bicycle is sold'),
      trap('2,5 horas', 'it shines 2.5 hours'),
      trap('IPX5', 'it may be submerged'),
    ],
  },
  {
    id: 'tidy-chess',
    family: 'games',
    text: `Jogo de xadrez magnético dobrável
Tabuleiro: 25 x 25 cm
32 peças
Material das peças: plástico
Material do tabuleiro: madeira
Altura do rei: 4,5 cm
Idade: a partir de 6 anos
Número de jogadores: 2`,
    facts: [
      fact('product_type', 'jogo de xadrez magnético dobrável'),
      ofPart('tabuleiro', quantity('dimensions', '25 x 25', 'cm')),
      quantity('parts', '32', 'peças'),
      fact('material', 'plástico', 'peças'),
      fact('material', 'madeira', 'tabuleiro'),
      ofPart('rei', quantity('height', '4,5', 'cm')),
      quantity('age', '6', 'anos'),
      minor(fact('claim', 'número de jogadores: 2')),
      minor(fact('claim', 'magnético')),
      minor(fact('claim', 'dobrável')),
    ],
    traps: [
      trap('Altura do rei: 4,5 cm', 'the board is 4.5 cm high'),
      trap('jogadores: 2', 'two games are sold'),
      trap('plástico', 'the board is plastic'),
    ],
  },
];
