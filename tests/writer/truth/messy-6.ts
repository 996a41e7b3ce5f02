import { fact, minor, ofPart, quantity, type TruthCase, trap } from './truth-case.ts';

export const MESSY_6: TruthCase[] = [
  {
    id: 'messy-humidifier-en',
    family: 'home',
    text: `Mini Umidificador de Ar USB 220ml Cool Mist LED 🌫 Office Desk Car Bedroom / umidificador portátil 🌈 NEW 2025

Package include: 1* humidifier, 1* usb cable, 2* cotton filter
Color: White / Pink / Green
Material: ABS+PP
Size: 8*8*13.5cm
Working time: 4-6 hours | auto power off
Ruído menor q 36dB ; DC5V 2W
Obs: SEM bateria interna, funciona só ligado no usb!! Não colocar óleo essencial
Dica: trocar o algodão 1x por mês
Compre 2 e ganhe 5%OFF`,
    facts: [
      fact('product_type', 'mini umidificador de ar'),
      quantity('volume', '220', 'ml'),
      minor(fact('claim', 'LED')),
      minor(fact('claim', 'USB')),
      minor(fact('use', 'office desk car bedroom')),
      fact('contents', '1* humidifier'),
      fact('contents', '1* usb cable'),
      fact('contents', '2* cotton filter'),
      fact('colour', 'White'),
      fact('colour', 'Pink'),
      fact('colour', 'Green'),
      fact('material', 'ABS'),
      fact('material', 'PP'),
      minor(fact('material', 'cotton', 'filter')),
      quantity('dimensions', '8*8*13.5', 'cm'),
      quantity('duration', '4-6', 'hours'),
      fact('claim', 'auto power off'),
      minor(quantity('noise', '36', 'dB')),
      quantity('voltage', '5', 'V'),
      quantity('power', '2', 'W'),
      fact('warning', 'sem bateria interna'),
      fact('warning', 'não colocar óleo essencial'),
      fact('care', 'trocar o algodão 1x por mês'),
    ],
    traps: [
      trap('cotton', 'the humidifier is made of cotton'),
      trap('SEM bateria', 'it has a battery'),
      trap('óleo essencial', 'it is an aroma diffuser for oils'),
      trap('1x por mês', 'one item: here 1x is "once"'),
      trap('2025', 'a quantity of 2025'),
      trap('5%OFF', 'a concentration of 5 %'),
      trap('Car', 'a car part'),
    ],
  },
  {
    id: 'messy-wood-cleaner-brush',
    family: 'cleaning',
    text: `Escova Elétrica de Limpeza GIRATÓRIA sem fio 🧽🛁 7 em 1 !! banheiro cozinha rejunte box vidro azulejo inox porcelanato

IPX7 à prova d agua (a cabeça; o cabo NÃO mergulhe)
bateria recarregavel 2.500 mAh, ate 90min
carga: 3,5 h
2 veloc. 300/400 RPM
Cabo extensor 110 cm alumínio
7 escovas de reposição (nylon)
peso 1 kg
NAO USAR em tela de tv, madeira encerada, pintura de carro
Detergente nao acompanha.`,
    facts: [
      fact('product_type', 'escova elétrica de limpeza'),
      fact('claim', 'giratória'),
      fact('claim', 'sem fio'),
      fact('use', 'banheiro cozinha rejunte box vidro azulejo inox porcelanato'),
      fact('certification', 'IPX7', 'cabeça'),
      minor(fact('claim', 'à prova d agua', 'cabeça')),
      fact('warning', 'o cabo não mergulhe'),
      quantity('battery', '2.500', 'mAh'),
      quantity('duration', '90', 'min'),
      quantity('charge_time', '3,5', 'h'),
      quantity('levels', '2', 'veloc.'),
      quantity('speed', '300/400', 'RPM'),
      ofPart('cabo extensor', quantity('length', '110', 'cm')),
      fact('material', 'alumínio', 'cabo extensor'),
      fact('contents', '7 escovas de reposição'),
      fact('material', 'nylon', 'escovas'),
      quantity('weight', '1', 'kg'),
      fact('warning', 'nao usar em tela de tv, madeira encerada, pintura de carro'),
      fact('warning', 'detergente nao acompanha'),
    ],
    traps: [
      trap('vidro azulejo inox porcelanato', 'made of glass, tile, stainless steel or porcelain'),
      trap('madeira encerada', 'made of wood, or fit for waxed wood'),
      trap('tela de tv', 'it has a screen or cleans TVs'),
      trap('7 em 1', 'seven devices'),
      trap('Cabo extensor', 'an electric extension cord'),
      trap('Detergente nao acompanha', 'detergent is included'),
      trap('à prova d agua', 'the whole product may be submerged'),
      trap('box', 'it comes in a box; "box" is the shower cabin'),
    ],
  },
  {
    id: 'messy-beard-trimmer',
    family: 'grooming',
    text: `MAQUININHA BARBEADOR APARADOR DE PELOS t9 vintage 💈 DRAGÃO DOURADO 💈 sem fio usb BARBEARIA 0mm acabamento

Corpo METAL dourado, lâmina aço inox
lamina 0mm + 4 pentes (1/2/3/4 mm... o de 1,5 nao vem mais!)
bateria dura aprox. 2h, carrega em 2h30
5W - Motor 7000 RPM
1 escovinha + 1 oleo + 1 cabo usb (s/ tomada)
n usar no chuveiro
100% original t9 ✔️✔️ nota 10
*cera, pomada, capa de barbeiro: ver outros anúncios`,
    facts: [
      fact('product_type', 'aparador de pelos'),
      fact('model_code', 't9'),
      fact('claim', 'sem fio'),
      minor(fact('claim', 'vintage')),
      minor(fact('claim', 'usb')),
      fact('material', 'metal', 'corpo'),
      fact('colour', 'dourado'),
      fact('material', 'aço inox', 'lâmina'),
      minor(fact('number', '0mm', 'lâmina')),
      fact('contents', '4 pentes'),
      minor(fact('claim', '1/2/3/4 mm')),
      quantity('duration', '2', 'h'),
      quantity('charge_time', '2h30'),
      quantity('power', '5', 'W'),
      quantity('speed', '7000', 'RPM'),
      fact('contents', '1 escovinha'),
      fact('contents', '1 oleo'),
      fact('contents', '1 cabo usb'),
      fact('warning', 's/ tomada'),
      fact('warning', 'n usar no chuveiro'),
      minor(fact('use', 'acabamento')),
    ],
    traps: [
      trap('dourado', 'made of gold'),
      trap('DRAGÃO', 'a toy dragon'),
      trap('o de 1,5 nao vem', 'a 1.5 mm comb is included'),
      trap('chuveiro', 'it is waterproof'),
      trap('nota 10', 'ten of anything'),
      trap('cera, pomada, capa', 'wax, pomade or a cape is included'),
      trap('100%', 'a material share or concentration'),
      trap('t9', 'nine of anything'),
    ],
  },
  {
    id: 'messy-baby-carrier',
    family: 'baby',
    text: `Canguru Ergonômico Bebê 👶🦘 BABY CARRIER algodão respirável 3 a 36 meses ATÉ 20KG c/ assento hip seat

Papai e mamãe com as mãos livres 🙌
📌 suporta de 3,5kg a 20 kg
📌 cintura ajustável 65 a 120cm
📌 Tecido: algodão + malha 3D de poliéster
📌 6 posições
📌 peso do produto: 850 g
📌 CINZA // PRETO // BEGE
Lavável à máquina (retirar o assento de EPP antes)
não usar em carro, não substitui cadeirinha
Boneca da foto é só demonstração`,
    facts: [
      fact('product_type', 'canguru ergonômico bebê'),
      fact('audience', 'bebê'),
      quantity('age', '3 a 36', 'meses'),
      quantity('load', '3,5kg a 20', 'kg'),
      minor(fact('claim', 'assento hip seat')),
      ofPart('cintura', quantity('length', '65 a 120', 'cm')),
      fact('material', 'algodão'),
      fact('material', 'malha 3D de poliéster'),
      minor(fact('material', 'EPP', 'assento')),
      quantity('levels', '6', 'posições'),
      quantity('weight', '850', 'g'),
      fact('colour', 'cinza'),
      fact('colour', 'preto'),
      fact('colour', 'bege'),
      minor(fact('claim', 'respirável')),
      minor(fact('claim', 'ergonômico')),
      fact('care', 'lavável à máquina (retirar o assento de EPP antes)'),
      fact('warning', 'não usar em carro'),
      fact('warning', 'não substitui cadeirinha'),
      minor(fact('warning', 'boneca da foto é só demonstração')),
    ],
    traps: [
      trap('Canguru', 'a kangaroo toy'),
      trap('ATÉ 20KG', 'the carrier weighs 20 kg'),
      trap('36 meses', 'a warranty of 36 months'),
      trap('Boneca', 'a doll is included'),
      trap('cadeirinha', 'it is a car seat'),
      trap('65 a 120cm', 'for children 65 to 120 cm tall'),
    ],
  },
  {
    id: 'messy-tool-kit',
    family: 'tools',
    text: `jogo de chaves precisão 115 EM 1 p conserto celular notebook relogio oculos drone ps5 (MAGNETICA) + estojo

98 pontas (bits) aço cromo vanádio S2 + cabo alumínio + extensor flexivel + pinça + espatula
comprimento do cabo 12,5cm
estojo plastico 18,5 x 9 x 4,5
conserte vc mesmo iphone, macbook, xiaomi, nintendo switch...
115 pçs no total
obs! ferramenta NÃO isolada, nao usar em rede eletrica ligada
⭐️ vendedor platinum ⭐️ 15mil vendidos`,
    facts: [
      fact('product_type', 'jogo de chaves precisão'),
      quantity('parts', '115', 'pçs'),
      fact('claim', 'magnetica'),
      fact('use', 'conserto celular notebook relogio oculos drone'),
      minor(fact('compatibility', 'iphone, macbook, xiaomi, nintendo switch')),
      fact('contents', '98 pontas'),
      fact('material', 'aço cromo vanádio S2', 'pontas'),
      fact('material', 'alumínio', 'cabo'),
      fact('contents', 'extensor flexivel'),
      fact('contents', 'pinça'),
      fact('contents', 'espatula'),
      fact('contents', 'estojo'),
      ofPart('cabo', quantity('length', '12,5', 'cm')),
      ofPart('estojo', quantity('dimensions', '18,5 x 9 x 4,5')),
      minor(fact('material', 'plastico', 'estojo')),
      fact('warning', 'ferramenta não isolada'),
      fact('warning', 'nao usar em rede eletrica ligada'),
    ],
    traps: [
      trap('iphone, macbook', 'a phone or computer is sold, or the brand is Apple'),
      trap('15mil vendidos', 'a quantity of 15,000 or 15 of anything'),
      trap('platinum', 'made of platinum'),
      trap('NÃO isolada', 'the tools are insulated'),
      trap('jogo', 'a game'),
      trap('chaves', 'keys for doors'),
      trap('98 pontas', 'the set has 98 pieces in all'),
      trap('cabo alumínio', 'an aluminium cable'),
    ],
  },
  {
    id: 'messy-incense-holder',
    family: 'decor',
    text: `INCENSÁRIO CASCATA DE FUMAÇA 🧘‍♀️ Fonte de Fumaça Buda Cerâmica Zen + 10 CONES GRÁTIS namastê

◽ alt 11cm / larg 8 cm
◽ cerâmica esmaltada feita à mão, cada peça é única
◽ cones queimam +/- 12 min
◽ atrai prosperidade, limpa energias 🙏
◽ coloque sobre superfície de vidro, pedra ou azulejo (nunca em madeira ou tecido)
manter longe de criança e pet
sortido: o formato do Buda pode variar
Frágil!! enviado c/ plástico bolha`,
    facts: [
      fact('product_type', 'incensário cascata de fumaça'),
      fact('material', 'cerâmica esmaltada'),
      minor(fact('claim', 'Buda')),
      fact('contents', '10 cones'),
      quantity('height', '11', 'cm'),
      quantity('width', '8', 'cm'),
      fact('claim', 'feita à mão'),
      minor(fact('claim', 'cada peça é única')),
      ofPart('cones', quantity('duration', '12', 'min')),
      fact('use', 'coloque sobre superfície de vidro, pedra ou azulejo'),
      fact('warning', 'nunca em madeira ou tecido'),
      fact('warning', 'manter longe de criança e pet'),
      minor(fact('warning', 'o formato do Buda pode variar')),
      minor(fact('warning', 'frágil')),
    ],
    traps: [
      trap('Fonte de Fumaça', 'a power adapter or a water fountain'),
      trap('vidro, pedra ou azulejo', 'made of glass, stone or tile'),
      trap('madeira ou tecido', 'made of wood or cloth, or usable on them'),
      trap('plástico bolha', 'made of plastic'),
      trap('atrai prosperidade', 'any effect on luck or energy'),
      trap('12 min', 'charge time or battery'),
      trap('criança e pet', 'for children or pets'),
      trap('CASCATA', 'water flows'),
    ],
  },
];
