import { fact, minor, ofPart, quantity, type TruthCase, trap } from './truth-case.ts';

export const FRESH_2: TruthCase[] = [
  {
    id: 'fresh-review-stitched',
    family: 'travel',
    text: `"Comprei achando que era mala, mas é ORGANIZADOR de mala kkkk culpa minha" ★★★★☆ — respondemos: sim, é o conjunto de 6 bolsas organizadoras, não é mala!!
"couberam 12 camisetas na grande" (Paula)
"a azul manchou 😡" — respondemos: poliéster tingido, lave separado na 1ª vez.
Resumindo p/ quem chegou agora ⤵
6 pç: 3 cubos (G 40x30x12 / M 30x30x12 / P 30x20x12 cm) + 2 saquinhos + 1 porta-sapato. Azul, cinza ou rosa. Tela respirável em cima. Conjunto todo: 420 gramas. Impermeável não é. Não serve pra despachar sozinha.`,
    facts: [
      fact('product_type', 'bolsas organizadoras'),
      quantity('parts', '6', 'pç'),
      fact('warning', 'não é mala'),
      fact('material', 'poliéster'),
      fact('care', 'lave separado na 1ª vez'),
      fact('contents', '3 cubos'),
      fact('contents', '2 saquinhos'),
      fact('contents', '1 porta-sapato'),
      minor(fact('size_range', 'G 40x30x12 / M 30x30x12 / P 30x20x12 cm')),
      ofPart('cubo G', quantity('dimensions', '40x30x12', 'cm')),
      ofPart('cubo M', quantity('dimensions', '30x30x12', 'cm')),
      ofPart('cubo P', quantity('dimensions', '30x20x12', 'cm')),
      fact('colour', 'azul'),
      fact('colour', 'cinza'),
      fact('colour', 'rosa'),
      minor(fact('claim', 'tela respirável em cima')),
      quantity('weight', '420', 'gramas'),
      fact('warning', 'impermeável não é'),
      fact('warning', 'não serve pra despachar sozinha'),
    ],
    traps: [
      trap('mala', 'a suitcase is sold'),
      trap('12 camisetas', 'T-shirts are included, or twelve units'),
      trap('Impermeável', 'waterproof'),
      trap('Tela', 'it has a screen'),
      trap('porta-sapato', 'shoes are included'),
      trap('a azul manchou', 'a review, not a property'),
    ],
  },
  {
    id: 'fresh-crafter-prose',
    family: 'decor',
    text: `Sou a Dona Cida, faço velas em Minas há 11 anos. Esta é a vela "Manhã de Chuva": cera de coco e de arroz, pavio de algodão, cheirinho de capim-limão com um fundo de cedro. Vai num copo de vidro reaproveitado (por isso cada um tem um tonzinho diferente), 180 gramas de cera, queima por volta de 35 horas se você aparar o pavio a meio centímetro. Não leva parafina nem corante. Nunca deixe acesa sem ninguém por perto e não apague com água! Meu marido faz as tampinhas de madeira de demolição, quem quiser pede separado (R$ 12). Já a de lavanda está em falta.`,
    facts: [
      fact('product_type', 'vela'),
      minor(fact('brand', 'Dona Cida')),
      fact('claim', 'Manhã de Chuva'),
      fact('material', 'cera de coco e de arroz'),
      fact('material', 'algodão', 'pavio'),
      fact('claim', 'cheirinho de capim-limão com um fundo de cedro'),
      fact('material', 'vidro reaproveitado', 'copo'),
      minor(fact('warning', 'cada um tem um tonzinho diferente')),
      quantity('weight', '180', 'gramas'),
      quantity('duration', '35', 'horas'),
      fact('care', 'aparar o pavio a meio centímetro'),
      fact('claim', 'não leva parafina nem corante'),
      fact('warning', 'nunca deixe acesa sem ninguém por perto'),
      fact('warning', 'não apague com água'),
      minor(fact('warning', 'quem quiser pede separado')),
      minor(fact('claim', 'faço velas em Minas')),
    ],
    traps: [
      trap('11 anos', 'a warranty or age of 11 years'),
      trap('cedro', 'made of cedar wood'),
      trap('madeira de demolição', 'a wooden lid is included'),
      trap('R$ 12', 'the candle costs R$ 12'),
      trap('lavanda', 'scented with lavender'),
      trap('parafina', 'made of paraffin'),
      trap('Chuva', 'for rain or waterproof'),
      trap('arroz', 'food'),
    ],
  },
  {
    id: 'fresh-abbreviated-catalogue',
    family: 'tools',
    text: `COD 88-217 LANT.TÁTICA LED REC. C/ZOOM ALUM. PTA  CX C/1
ALC.LUZ 200M / 3 MOD(ALTO,MED,STROBO) / BAT 18650 2200MAH INCL. / AUTON. 3H(ALTO) 8H(MED) / CARGA 5H VIA MICRO USB
COMP 13,2CM Ø 3,2CM PESO 140G C/BAT
RES.RESPINGO (NÃO SUBM.)
ACOMP: 01 LANT, 01 BAT, 01 CABO, 01 ALÇA
GAR. 3M. IPI 15% INCL. CX MASTER 50 UN. PED.MÍN. 5 UN. ÑÃO ACOMP. CARREG. PAREDE`,
    facts: [
      fact('product_type', 'lant.tática LED'),
      fact('model_code', '88-217'),
      minor(fact('claim', 'rec.')),
      fact('claim', 'c/zoom'),
      fact('material', 'alum.'),
      fact('colour', 'pta'),
      quantity('range', '200', 'm'),
      quantity('levels', '3', 'mod'),
      quantity('battery', '2200', 'mah'),
      minor(fact('claim', 'bat 18650')),
      quantity('duration', '3', 'h'),
      quantity('duration', '8', 'h'),
      quantity('charge_time', '5', 'h'),
      minor(fact('claim', 'micro usb')),
      quantity('length', '13,2', 'cm'),
      quantity('diameter', '3,2', 'cm'),
      quantity('weight', '140', 'g'),
      fact('claim', 'res.respingo'),
      fact('warning', 'não subm.'),
      fact('contents', '01 lant'),
      fact('contents', '01 bat'),
      fact('contents', '01 cabo'),
      fact('contents', '01 alça'),
      quantity('warranty', '3', 'm'),
      fact('warning', 'ñão acomp. carreg. parede'),
    ],
    traps: [
      trap('CX MASTER 50 UN', 'fifty torches are sold together'),
      trap('PED.MÍN. 5 UN', 'five torches are sold together'),
      trap('IPI 15%', 'a discount or concentration'),
      trap('18650', 'a battery of 18,650 mAh'),
      trap('200M', 'a length or water depth of 200 m'),
      trap('GAR. 3M', 'a length of 3 m, or the brand 3M'),
      trap('ALTO', 'it is tall'),
      trap('CARREG. PAREDE', 'a wall charger is included'),
    ],
  },
  {
    id: 'fresh-comparison-table',
    family: 'pets',
    text: `QUAL COMEDOURO ESCOLHER? 🤔
             | BÁSICO (este anúncio) | PRO (outro anúncio) | concorrente X
capacidade   | 3 litros | 6 litros | 4 litros
wi-fi/app    | não | sim | sim
câmera       | não | 1080p | não
refeições/dia| até 4 | até 10 | até 6
energia      | usb 5v + 3 pilhas D (não inclusas) | tomada bivolt | tomada
tigela       | inox | inox | plástico
Você está comprando o BÁSICO. Ração seca de 3 a 12 mm apenas; ração úmida estraga. Gravador de voz de 10 segundos. Cor branca. Para cães e gatos.`,
    facts: [
      fact('product_type', 'comedouro'),
      minor(fact('model_code', 'básico')),
      fact('audience', 'cães e gatos'),
      quantity('volume', '3', 'litros'),
      minor(fact('number', 'até 4', 'refeições/dia')),
      quantity('voltage', '5', 'v'),
      minor(fact('claim', 'usb 5v + 3 pilhas D')),
      fact('warning', '3 pilhas D (não inclusas)'),
      fact('material', 'inox', 'tigela'),
      fact('use', 'ração seca de 3 a 12 mm apenas'),
      fact('warning', 'ração úmida estraga'),
      minor(fact('claim', 'gravador de voz de 10 segundos')),
      fact('colour', 'branca'),
    ],
    traps: [
      trap('6 litros', 'holds 6 litres'),
      trap('4 litros', 'holds 4 litres'),
      trap('1080p', 'it has a camera'),
      trap('wi-fi/app', 'it works with Wi-Fi or an app'),
      trap('até 10', 'ten meals a day'),
      trap('tomada bivolt', 'dual voltage'),
      trap('plástico', 'the bowl is plastic'),
      trap('3 a 12 mm', 'a size of the feeder'),
      trap('3 pilhas D', 'batteries are included'),
      trap('ração úmida', 'fit for wet food'),
    ],
  },
  {
    id: 'fresh-corrections',
    family: 'sports',
    text: `CORDA DE PULAR speed rope c/ contador digital — ‼️ATUALIZAÇÃO 12/03: o lote novo mudou, leia‼️
antes: cabo de aço 2,5m / AGORA: 2,8 m ajustável, revestido em PVC
antes: pegador de madeira / AGORA: pegador de espuma c/ ABS
antes: vinha 1 pilha / AGORA: ñ acompanha pilha (usa 1x LR44)
cor agora só preto c/ cinza (vermelha saiu de linha)
conta voltas, calorias e tempo; peso 215 g
p/ adulto e criança acima de 1,30 m de altura. piso de borracha ou grama, evitar cimento
gaste 1.000 kcal por hora 🔥 (resultado pode variar)`,
    facts: [
      fact('product_type', 'corda de pular'),
      fact('claim', 'contador digital'),
      quantity('length', '2,8', 'm'),
      fact('claim', 'ajustável'),
      minor(fact('material', 'aço', 'cabo')),
      minor(fact('material', 'PVC', 'revestimento')),
      fact('material', 'espuma', 'pegador'),
      fact('material', 'ABS', 'pegador'),
      fact('warning', 'ñ acompanha pilha'),
      minor(fact('claim', 'usa 1x LR44')),
      fact('colour', 'preto c/ cinza'),
      fact('claim', 'conta voltas, calorias e tempo'),
      quantity('weight', '215', 'g'),
      fact('audience', 'adulto e criança acima de 1,30 m de altura'),
      fact('use', 'piso de borracha ou grama'),
      fact('warning', 'evitar cimento'),
    ],
    traps: [
      trap('2,5m', 'the rope is 2.5 m long'),
      trap('pegador de madeira', 'wooden handles'),
      trap('vinha 1 pilha', 'a battery is included'),
      trap('vermelha', 'it is available in red'),
      trap('1,30 m', 'the rope is 1.30 m'),
      trap('piso de borracha', 'made of rubber'),
      trap('cimento', 'made of cement, or to use on it'),
      trap('1.000 kcal', 'an effect on the body'),
      trap('12/03', 'a size or count'),
    ],
  },
];
