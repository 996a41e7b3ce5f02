import { fact, minor, ofPart, quantity, type TruthCase, trap } from './truth-case.ts';

export const MESSY_4: TruthCase[] = [
  {
    id: 'messy-notebook-planner',
    family: 'stationery',
    text: `Caderno PONTILHADO bullet journal A5 // capa dura // 120g // 160 páginas (80 folhas) 📓🖊

Diz adeus pra folha q vaza caneta!! papel offwhite 120 g/m²
- capa em couro sintético (PU) nas cores caramelo, preto e sálvia
- elástico + 2 marcadores de página + bolso interno
- 14,8 x 21 cm
- abre 180°
Canetas, washi tape e adesivos são só pra foto 📸 não vão junto
Inspirado nos planners japoneses (fabricado na China)
Leve 3 pague 2 🛒`,
    facts: [
      fact('product_type', 'caderno pontilhado'),
      minor(fact('claim', 'A5')),
      fact('claim', 'capa dura'),
      minor(fact('number', '120 g/m²')),
      fact('claim', '160 páginas'),
      minor(fact('claim', '80 folhas')),
      minor(fact('colour', 'offwhite', 'papel')),
      minor(fact('material', 'papel', 'folhas')),
      fact('material', 'couro sintético (PU)', 'capa'),
      fact('colour', 'caramelo'),
      fact('colour', 'preto'),
      fact('colour', 'sálvia'),
      fact('claim', 'elástico + 2 marcadores de página + bolso interno'),
      quantity('dimensions', '14,8 x 21', 'cm'),
      minor(fact('claim', 'abre 180°')),
      fact('warning', 'canetas, washi tape e adesivos são só pra foto'),
      fact('claim', 'fabricado na China'),
    ],
    traps: [
      trap('120g', 'the notebook weighs 120 g'),
      trap('japoneses', 'made in Japan'),
      trap('Canetas, washi tape', 'pens or washi tape are included'),
      trap('180°', 'a temperature of 180 degrees'),
      trap('Leve 3 pague 2', 'three notebooks are included; or it is light'),
      trap('couro sintético', 'real leather'),
    ],
  },
  {
    id: 'messy-curtain',
    family: 'home',
    text: `CORTINA BLACKOUT TECIDO 🌙 2,80 x 2,30 m C/ ILHÓS p/ sala e quarto ✨QUALIDADE✨ 1ª linha

Bloqueia até 90% da luz / tecido poliester 200 g por m2
medida TOTAL 2,80m larg X 2,30m alt (2 folhas de 1,40)
ilhós cromado, serve em varão até 28mm (VARÃO NÃO INCLUSO)
cor: areia / chumbo / palha / vinho
Lavar na máquina ciclo delicado, agua fria. nao centrifugar
Tons podem variar conforme a tela do monitor`,
    facts: [
      fact('product_type', 'cortina blackout'),
      fact('claim', 'bloqueia até 90% da luz'),
      fact('material', 'poliester'),
      minor(fact('number', '200 g por m2')),
      quantity('width', '2,80', 'm'),
      quantity('height', '2,30', 'm'),
      quantity('parts', '2', 'folhas'),
      ofPart('folhas', quantity('width', '1,40')),
      fact('claim', 'c/ ilhós'),
      minor(fact('colour', 'cromado', 'ilhós')),
      fact('compatibility', 'varão até 28mm'),
      fact('warning', 'varão não incluso'),
      fact('use', 'sala e quarto'),
      fact('colour', 'areia'),
      fact('colour', 'chumbo'),
      fact('colour', 'palha'),
      fact('colour', 'vinho'),
      fact('care', 'lavar na máquina ciclo delicado, agua fria'),
      fact('warning', 'nao centrifugar'),
      minor(fact('warning', 'tons podem variar')),
    ],
    traps: [
      trap('areia', 'made of sand, or for the beach'),
      trap('chumbo', 'made of lead'),
      trap('palha', 'made of straw'),
      trap('vinho', 'wine, or for wine'),
      trap('VARÃO NÃO INCLUSO', 'a rod is included'),
      trap('28mm', 'the curtain is 28 mm thick'),
      trap('2 folhas', 'leaves of a plant or sheets of paper'),
      trap('90%', 'blocks all light, or a 90 % discount'),
      trap('tela do monitor', 'a screen is sold'),
    ],
  },
  {
    id: 'messy-rattan-lamp',
    family: 'lighting',
    text: `Abajur / Luminária estilo RATTAN boho 🌿 decoração quarto sala (imita palha, é plástico PP)

Altura 32cm, cúpula Ø 20cm
Soquete E27 - lâmpada NÃO INCLUSA (máx. 40W ou LED)
Base cor madeira (MDF)
fio 1,5 m c/ interruptor
tensão: 127/220v
Fica lindo do lado de vaso de cerâmica, espelho redondo e tapete de crochê 🥰
1 peça por anúncio`,
    facts: [
      fact('product_type', 'abajur'),
      fact('material', 'plástico PP'),
      minor(fact('claim', 'imita palha')),
      minor(fact('claim', 'estilo rattan boho')),
      fact('use', 'decoração quarto sala'),
      quantity('height', '32', 'cm'),
      ofPart('cúpula', quantity('diameter', '20', 'cm')),
      fact('claim', 'soquete E27'),
      fact('warning', 'lâmpada não inclusa'),
      minor(fact('warning', 'máx. 40W ou LED')),
      ofPart('lâmpada', quantity('power', '40', 'W')),
      fact('material', 'MDF', 'base'),
      minor(fact('colour', 'cor madeira', 'base')),
      ofPart('fio', quantity('length', '1,5', 'm')),
      fact('claim', 'interruptor'),
      quantity('voltage', '127/220', 'v'),
      minor(quantity('count', '1', 'peça')),
    ],
    traps: [
      trap('RATTAN', 'made of rattan'),
      trap('palha', 'made of straw'),
      trap('cor madeira', 'made of solid wood'),
      trap('vaso de cerâmica', 'made of ceramic, or a vase is included'),
      trap('tapete de crochê', 'crochet or a rug is included'),
      trap('lâmpada NÃO INCLUSA', 'a bulb is included'),
      trap('E27', 'twenty-seven of anything'),
    ],
  },
  {
    id: 'messy-drone',
    family: 'electronics',
    text: `🚁 MINI DRONE E88 C/ CÂMERA 4K?? (leia) 🚁 DOBRÁVEL 2 BATERIAS wifi fpv iniciante criança adulto

Sendo honesto: a câmera é 720P, o fabricante escreve 4K na caixa!
⏱ voo: 10 a 12 min por bateria (são 2 baterias de 1.800mAh)
⏱ recarga: 60 min
📡 controle até 80m / imagem wi-fi até 30 m
🌪 3 velocidades
⚖ 95 g
idade: +14
Controle usa 3 pilhas AA (não acompanha pilhas)
não voar na chuva nem com vento forte, não voar perto de aeroporto`,
    facts: [
      fact('product_type', 'mini drone'),
      fact('model_code', 'E88'),
      fact('claim', 'dobrável'),
      fact('claim', '720P'),
      minor(fact('claim', 'c/ câmera')),
      minor(fact('claim', 'wifi fpv')),
      fact('contents', '2 baterias de 1.800mAh'),
      quantity('duration', '10 a 12', 'min'),
      quantity('battery', '1.800', 'mAh'),
      quantity('charge_time', '60', 'min'),
      quantity('range', '80', 'm'),
      minor(quantity('range', '30', 'm')),
      quantity('levels', '3', 'velocidades'),
      quantity('weight', '95', 'g'),
      quantity('age', '+14'),
      minor(fact('audience', 'iniciante')),
      minor(fact('claim', 'controle usa 3 pilhas AA')),
      fact('warning', 'não acompanha pilhas'),
      fact('warning', 'não voar na chuva nem com vento forte'),
      fact('warning', 'não voar perto de aeroporto'),
    ],
    traps: [
      trap('4K', 'the camera is 4K'),
      trap('criança', 'fit for young children: it is from 14 years'),
      trap('3 pilhas AA', 'three AA batteries are included'),
      trap('80m', 'flies 80 m high, or is 80 m large'),
      trap('chuva', 'it is waterproof'),
      trap('E88', 'eighty-eight of anything'),
    ],
  },
  {
    id: 'messy-thermal-lunchbox',
    family: 'kitchen',
    text: `Marmita Elétrica 1.5L 🍱 CARRO E CASA 2 EM 1 (12v / 110v) inox REMOVÍVEL c/ talher

Esquenta comida em 30-40min
potencia 40w
Material cuba: INOX 304 // material externo: plastico PP
medidas 23,5*17*11 (cm)
vem: marmita + cabo carro + cabo tomada + colher + bolsa termica
❌110V SOMENTE!!! se ligar no 220 QUEIMA e nao tem troca❌
❌ não mergulhe a base na agua ❌
cuba pode lavar normal
Comida fresquinha igual da vó 👵`,
    facts: [
      fact('product_type', 'marmita elétrica'),
      quantity('volume', '1.5', 'L'),
      fact('use', 'carro e casa'),
      quantity('voltage', '12v / 110', 'v'),
      minor(quantity('voltage', '110', 'v')),
      minor(quantity('voltage', '12', 'v')),
      minor(fact('claim', 'esquenta comida em 30-40min')),
      quantity('power', '40', 'w'),
      fact('material', 'inox 304', 'cuba'),
      fact('material', 'plastico PP', 'externo'),
      minor(fact('claim', 'removível')),
      quantity('dimensions', '23,5*17*11', 'cm'),
      fact('contents', 'cabo carro'),
      fact('contents', 'cabo tomada'),
      fact('contents', 'colher'),
      fact('contents', 'bolsa termica'),
      minor(fact('contents', 'marmita')),
      fact('warning', 'se ligar no 220 queima'),
      fact('warning', 'não mergulhe a base na agua'),
      fact('care', 'cuba pode lavar normal'),
    ],
    traps: [
      trap('220', 'it works on 220 V or is dual-voltage'),
      trap('30-40min', 'charge time or battery life'),
      trap('2 EM 1', 'two lunch boxes'),
      trap('nao tem troca', 'a warranty or returns are given'),
      trap('não mergulhe', 'it may be submerged'),
      trap('fresquinha', 'it cools or keeps food fresh'),
    ],
  },
  {
    id: 'messy-makeup-brushes',
    family: 'beauty',
    text: `Kit 13 Pincéis Maquiagem MACIOS + ESTOJO 💄💋 base pó sombra blush contorno esfumar — make PROFISSIONAL Blogueira

13 pinceis (5 grandes + 8 pequenos)
Cerdas sintéticas (nao usamos pelo animal ✌️)
Cabo de madeira, virola de alumínio
Comprimento entre 12 e 18 cm
Cores: Rosa c/ Rose Gold; Preto c/ Prata
Lave c/ shampoo neutro e deixe secar deitado
NÃO ACOMPANHA MAQUIAGEM
pele de pêssego, acabamento de seda, efeito porcelana`,
    facts: [
      fact('product_type', 'pincéis maquiagem'),
      quantity('parts', '13', 'pinceis'),
      minor(fact('contents', '5 grandes + 8 pequenos')),
      fact('contents', 'estojo'),
      fact('use', 'base pó sombra blush contorno'),
      fact('material', 'cerdas sintéticas', 'cerdas'),
      minor(fact('claim', 'nao usamos pelo animal')),
      fact('material', 'madeira', 'cabo'),
      fact('material', 'alumínio', 'virola'),
      quantity('length', '12 e 18', 'cm'),
      fact('colour', 'rosa c/ rose gold'),
      fact('colour', 'preto c/ prata'),
      fact('care', 'lave c/ shampoo neutro e deixe secar deitado'),
      fact('warning', 'não acompanha maquiagem'),
    ],
    traps: [
      trap('efeito porcelana', 'made of porcelain'),
      trap('acabamento de seda', 'made of silk'),
      trap('pele de pêssego', 'made of peach or contains peach'),
      trap('Prata', 'made of silver'),
      trap('Rose Gold', 'made of gold'),
      trap('base pó sombra', 'foundation, powder or eye shadow are included'),
      trap('pelo animal', 'made of animal hair'),
      trap('shampoo', 'shampoo is sold'),
    ],
  },
];
