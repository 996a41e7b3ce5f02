import { fact, minor, ofPart, quantity, type TruthCase, trap } from './truth-case.ts';

/** Written with their facts before the composer saw them: sport, garden, car, kitchen, paper. */
export const COMPOSER_1: TruthCase[] = [
  {
    id: 'composer-swim-goggles',
    family: 'sports',
    text: `🏊 Óculos de natação adulto AQUASPIN G3 - antiembaçante e com proteção UV
Lentes de policarbonato, vedação de silicone macio, tira ajustável com fecho traseiro
Vem c/ 3 pontes nasais (P, M e G) + estojo rígido + par de protetores de ouvido
Cores: azul, preto e fumê
Peso: 62g
Uso: piscina e mar. Não serve p/ mergulho!!
Enxágue com água doce após o uso e seque à sombra. Não esfregue a parte interna da lente.
Nade como um campeão olímpico 🥇🥇 frete grátis acima de R$ 99`,
    facts: [
      fact('product_type', 'Óculos de natação'),
      fact('audience', 'adulto'),
      minor(fact('brand', 'AQUASPIN')),
      fact('model_code', 'G3'),
      fact('claim', 'antiembaçante'),
      fact('claim', 'proteção UV'),
      fact('material', 'policarbonato', 'lentes'),
      fact('material', 'silicone', 'vedação'),
      fact('claim', 'tira ajustável'),
      minor(fact('claim', 'fecho traseiro')),
      fact('contents', '3 pontes nasais'),
      fact('contents', 'estojo rígido'),
      fact('contents', 'par de protetores de ouvido'),
      fact('colour', 'azul'),
      fact('colour', 'preto'),
      fact('colour', 'fumê'),
      quantity('weight', '62', 'g'),
      fact('use', 'piscina e mar'),
      fact('warning', 'Não serve p/ mergulho'),
      fact('care', 'Enxágue com água doce após o uso'),
      fact('care', 'seque à sombra'),
      fact('warning', 'Não esfregue a parte interna da lente'),
    ],
    traps: [
      trap('P, M e G', 'the goggles come in sizes S, M and L'),
      trap('campeão olímpico', 'used by an Olympic champion'),
      trap('R$ 99', 'the price is 99 reais'),
    ],
  },
  {
    id: 'composer-pruning-shears',
    family: 'garden',
    text: `Tesoura de poda profissional 8 polegadas VERDEMAX
- lâmina de aço carbono SK5 com revestimento antiaderente
- cabo emborrachado antiderrapante
- corta galhos de até 20 mm
- trava de segurança
- mola reforçada
comprimento total: 21 cm / peso 230 g
Indicada para roseiras, bonsai e frutíferas
Limpe a lâmina após o uso e lubrifique. Mantenha fora do alcance de crianças.
Garantia 6 meses
*imagem ilustrativa, vaso e luvas não acompanham`,
    facts: [
      fact('product_type', 'Tesoura de poda'),
      minor(fact('audience', 'profissional')),
      minor(quantity('length', '8', 'polegadas')),
      fact('brand', 'VERDEMAX'),
      fact('material', 'aço carbono', 'lâmina'),
      minor(fact('claim', 'revestimento antiaderente')),
      fact('claim', 'cabo emborrachado antiderrapante'),
      fact('claim', 'corta galhos de até 20 mm'),
      fact('claim', 'trava de segurança'),
      fact('claim', 'mola reforçada'),
      quantity('length', '21', 'cm'),
      quantity('weight', '230', 'g'),
      fact('use', 'roseiras, bonsai e frutíferas'),
      fact('care', 'Limpe a lâmina após o uso'),
      minor(fact('care', 'lubrifique')),
      fact('warning', 'Mantenha fora do alcance de crianças'),
      quantity('warranty', '6', 'meses'),
      fact('warning', 'vaso e luvas não acompanham'),
    ],
    traps: [
      trap('vaso e luvas', 'a pot and gloves are included'),
      trap('20 mm', 'the thickness of the shears is 20 mm'),
      trap('bonsai', 'a bonsai is sold'),
    ],
  },
  {
    id: 'composer-tyre-inflator',
    family: 'car',
    text: `[NOVO] Mini compressor de ar portátil digital p/ pneu carro moto bike bola ⚡
Pressão máxima: 150 PSI
Bateria: 4000 mAh | Carga: USB-C, 3 h | Autonomia: até 20 minutos de uso contínuo
Visor LCD com desligamento automático e luz LED de emergência
4 unidades: PSI, BAR, KPA, KG/CM²
Mangueira de 30 cm
Acompanha: 1 compressor, 1 mangueira, 3 bicos adaptadores, 1 cabo USB-C, 1 bolsinha, manual
Tamanho 12 x 7 x 4,5cm, pesa 480g
Não usar em pneu de caminhão. Deixe esfriar 10 minutos após cada uso.
NÃO ACOMPANHA CARREGADOR DE TOMADA
Nunca mais fique na mão na estrada!!!`,
    facts: [
      fact('product_type', 'compressor de ar'),
      fact('claim', 'portátil'),
      minor(fact('claim', 'digital')),
      fact('use', 'pneu carro moto bike bola'),
      minor(fact('claim', 'Pressão máxima: 150 PSI')),
      quantity('battery', '4000', 'mAh'),
      fact('claim', 'USB-C'),
      quantity('charge_time', '3', 'h'),
      quantity('duration', '20', 'minutos'),
      fact('claim', 'Visor LCD'),
      fact('claim', 'desligamento automático'),
      fact('claim', 'luz LED de emergência'),
      minor(fact('claim', '4 unidades: PSI, BAR, KPA, KG/CM²')),
      ofPart('Mangueira', quantity('length', '30', 'cm')),
      fact('contents', '1 compressor'),
      fact('contents', '1 mangueira'),
      fact('contents', '3 bicos adaptadores'),
      fact('contents', '1 cabo USB-C'),
      fact('contents', '1 bolsinha'),
      fact('contents', 'manual'),
      quantity('dimensions', '12 x 7 x 4,5', 'cm'),
      quantity('weight', '480', 'g'),
      fact('warning', 'Não usar em pneu de caminhão'),
      fact('warning', 'Deixe esfriar 10 minutos após cada uso'),
      fact('warning', 'NÃO ACOMPANHA CARREGADOR DE TOMADA'),
    ],
    traps: [
      trap('4 unidades', 'four compressors are sold'),
      trap('10 minutos', 'it runs for ten minutes'),
      trap('30 cm', 'the compressor is 30 cm long'),
    ],
  },
  {
    id: 'composer-mandoline',
    family: 'kitchen',
    text: `FATIADOR DE LEGUMES MANDOLINA 6 EM 1 INOX
Corpo em plástico ABS livre de BPA, lâminas de aço inox 420
✔ 6 lâminas intercambiáveis
✔ espessura regulável de 1 a 9 mm
✔ recipiente de 1,5 litro com tampa
✔ pés antiderrapantes
✔ protetor de mão incluso
Medidas: 34,5 x 13 x 11 cm
Pode ir à lava-louças (exceto as lâminas). Cuidado: lâminas afiadas! Não deixe ao alcance de crianças.
Cor: verde ou cinza
Emagreça comendo salada todo dia 🥗`,
    facts: [
      fact('product_type', 'FATIADOR DE LEGUMES'),
      fact('claim', '6 EM 1'),
      fact('material', 'plástico ABS', 'corpo'),
      fact('claim', 'livre de BPA'),
      fact('material', 'aço inox 420', 'lâminas'),
      fact('claim', '6 lâminas intercambiáveis'),
      fact('claim', 'espessura regulável de 1 a 9 mm'),
      ofPart('recipiente', quantity('volume', '1,5', 'litro')),
      minor(fact('claim', 'com tampa')),
      fact('claim', 'pés antiderrapantes'),
      fact('contents', 'protetor de mão'),
      quantity('dimensions', '34,5 x 13 x 11', 'cm'),
      fact('care', 'Pode ir à lava-louças'),
      minor(fact('warning', 'exceto as lâminas')),
      fact('warning', 'lâminas afiadas'),
      fact('warning', 'Não deixe ao alcance de crianças'),
      fact('colour', 'verde'),
      fact('colour', 'cinza'),
    ],
    traps: [
      trap('Emagreça', 'it makes one lose weight'),
      trap('salada', 'salad is sold'),
      trap('9 mm', 'the slicer is 9 mm thick'),
    ],
  },
  {
    id: 'composer-pencil-case',
    family: 'stationery',
    text: `estojo escolar grande 3 compartimentos c/ zíper - cabe até 80 lápis ✏️
material: lona de algodão, forro poliéster
tam. 23x11x9cm
lavável à máquina (água fria)
alça lateral p/ carregar
cores disponíveis: rosa bebê | azul marinho | cinza | preto
unissex, ideal p/ escola, faculdade e escritório
lápis e canetas da foto não inclusos
2 unidades com desconto, chama no zap (11) 98888-7777`,
    facts: [
      fact('product_type', 'estojo escolar'),
      minor(fact('claim', 'grande')),
      fact('claim', '3 compartimentos'),
      fact('claim', 'zíper'),
      fact('claim', 'cabe até 80 lápis'),
      fact('material', 'lona de algodão'),
      fact('material', 'poliéster', 'forro'),
      quantity('dimensions', '23x11x9', 'cm'),
      fact('care', 'lavável à máquina'),
      minor(fact('care', 'água fria')),
      fact('claim', 'alça lateral'),
      fact('colour', 'rosa bebê'),
      fact('colour', 'azul marinho'),
      fact('colour', 'cinza'),
      fact('colour', 'preto'),
      fact('audience', 'unissex'),
      fact('use', 'escola, faculdade e escritório'),
      fact('warning', 'lápis e canetas da foto não inclusos'),
      minor(fact('link', '(11) 98888-7777')),
    ],
    traps: [
      trap('80 lápis', 'eighty pencils are included'),
      trap('2 unidades', 'two cases are sold together'),
      trap('(11) 98888-7777', 'any number of the telephone'),
    ],
  },
];
