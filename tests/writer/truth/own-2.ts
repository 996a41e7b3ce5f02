import { fact, minor, ofPart, quantity, type TruthCase, trap } from './truth-case.ts';

/** Messy texts of families that the tables did not hold yet; facts written before the text was read by a machine. */
export const OWN_2: TruthCase[] = [
  {
    id: 'own-baby-monitor',
    family: 'baby',
    text: `Babá Eletrônica com Câmera e Tela LCD 3,5" - Visão Noturna - Bivolt
Alcance de até 260 m (área aberta), frequência 2,4 GHz
Bateria do monitor: 950 mAh, dura até 8 h em modo eco
Carrega em 3h via USB
Alerta de temperatura; 8 canções de ninar; fala bidirecional
Vem na caixa: 1x câmera, 1x monitor, 2x fonte bivolt, 1x manual
Não substitui a supervisão dos pais.
Mantenha o cabo a mais de 1 m do berço - risco de estrangulamento!
Homologado ANATEL
Garantia: 1 ano`,
    facts: [
      fact('product_type', 'Babá Eletrônica'),
      minor(fact('claim', 'com Câmera')),
      quantity('screen', '3,5', '"'),
      fact('claim', 'Visão Noturna'),
      quantity('voltage', 'Bivolt'),
      quantity('range', '260', 'm'),
      quantity('frequency', '2,4', 'GHz'),
      ofPart('monitor', quantity('battery', '950', 'mAh')),
      quantity('duration', '8', 'h'),
      quantity('charge_time', '3', 'h'),
      minor(fact('claim', 'Alerta de temperatura')),
      minor(fact('claim', '8 canções de ninar')),
      minor(fact('claim', 'fala bidirecional')),
      fact('contents', '1x câmera'),
      fact('contents', '1x monitor'),
      fact('contents', '2x fonte bivolt'),
      fact('contents', '1x manual'),
      fact('warning', 'Não substitui a supervisão dos pais'),
      fact('warning', 'Mantenha o cabo a mais de 1 m do berço - risco de estrangulamento'),
      fact('certification', 'ANATEL'),
      quantity('warranty', '1', 'ano'),
    ],
    traps: [
      trap('1 m do berço', 'a cable of one metre'),
      trap('950 mAh', 'the camera has a battery of 950 mAh'),
      trap('supervisão dos pais', 'replaces the parents'),
    ],
  },
  {
    id: 'own-ipl-device',
    family: 'beauty',
    text: `✨ Depilador a Laser IPL Portátil 999.999 disparos ✨ 5 níveis de intensidade
Elimina os pelos para sempre!! Resultado em 4 semanas
Alimentação: bivolt 100-240V / Potência 36W
Janela de luz 3 cm²
Cor: branco c/ rosé
Inclui: aparelho + óculos de proteção + 1 lâmina + manual em português
Não usar em tatuagens, pintas ou pele bronzeada. Não indicado p/ gestantes
Ruído < 55dB; cabo 1,6m; peso 320g`,
    facts: [
      fact('product_type', 'Depilador a Laser'),
      minor(fact('claim', 'Portátil')),
      minor(fact('claim', '999.999 disparos')),
      quantity('levels', '5', 'níveis'),
      quantity('voltage', 'bivolt'),
      minor(quantity('voltage', '100-240', 'V')),
      quantity('power', '36', 'W'),
      minor(fact('number', '3 cm²')),
      fact('colour', 'branco c/ rosé'),
      fact('contents', 'aparelho'),
      fact('contents', 'óculos de proteção'),
      fact('contents', '1 lâmina'),
      fact('contents', 'manual em português'),
      fact('warning', 'Não usar em tatuagens, pintas ou pele bronzeada'),
      fact('warning', 'Não indicado p/ gestantes'),
      quantity('noise', '55', 'dB'),
      ofPart('cabo', quantity('length', '1,6', 'm')),
      quantity('weight', '320', 'g'),
    ],
    traps: [
      trap('para sempre', 'permanent removal'),
      trap('4 semanas', 'a result within four weeks'),
      trap('gestantes', 'for pregnant women'),
      trap('3 cm²', 'the device measures 3 cm'),
    ],
  },
  {
    id: 'own-dog-bed',
    family: 'pet',
    text: `Cama Pet Impermeável p/ Cães Grandes até 40kg 🐶 tam G
Medidas: 90 x 70 x 20cm (almofada: 70 x 50cm)
Capa removível em suede, fundo em nylon antiderrapante
Enchimento: fibra siliconada 2kg
Lavar a capa na máquina em água fria; não usar secadora
OBS: tecido resistente à água, não impermeável por completo
cores: marrom, cinza chumbo ou azul marinho
Brinquedo da foto não incluso`,
    facts: [
      fact('product_type', 'Cama Pet'),
      fact('audience', 'Cães Grandes'),
      minor(quantity('load', '40', 'kg')),
      fact('size_range', 'G'),
      quantity('dimensions', '90 x 70 x 20', 'cm'),
      ofPart('almofada', quantity('dimensions', '70 x 50', 'cm')),
      fact('material', 'suede', 'capa'),
      fact('material', 'nylon', 'fundo'),
      minor(fact('claim', 'Capa removível')),
      fact('material', 'fibra siliconada', 'enchimento'),
      ofPart('enchimento', quantity('weight', '2', 'kg')),
      fact('care', 'Lavar a capa na máquina em água fria'),
      fact('care', 'não usar secadora'),
      minor(fact('claim', 'resistente à água')),
      minor(fact('warning', 'não impermeável por completo')),
      fact('colour', 'marrom'),
      fact('colour', 'cinza chumbo'),
      fact('colour', 'azul marinho'),
      fact('warning', 'Brinquedo da foto não incluso'),
    ],
    traps: [
      trap('Impermeável', 'waterproof: the note denies it'),
      trap('até 40kg', 'the bed weighs 40 kg'),
      trap('2kg', 'the bed weighs 2 kg'),
      trap('70 x 50cm', 'the bed measures 70 x 50 cm'),
    ],
  },
  {
    id: 'own-ceiling-light',
    family: 'lighting',
    text: `Plafon LED de Embutir 24W Redondo 30cm Luz Branca 6500K Bivolt
2000 lúmens - vida útil: 25.000 h - não dimerizável
Ângulo 120°, IP20 (uso interno)
Corpo de alumínio, difusor em acrílico
diâmetro do furo: 27,5 cm / altura 2,5cm
Garantia de 1 ano contra defeitos de fabricação
1 plafon + 1 driver. Parafusos não acompanham`,
    facts: [
      fact('product_type', 'Plafon LED'),
      minor(fact('claim', 'de Embutir')),
      quantity('power', '24', 'W'),
      minor(quantity('diameter', '30', 'cm')),
      minor(fact('claim', 'Redondo')),
      minor(fact('claim', 'Luz Branca')),
      quantity('colour_temperature', '6500', 'K'),
      quantity('voltage', 'Bivolt'),
      quantity('brightness', '2000', 'lúmens'),
      quantity('lifespan', '25.000', 'h'),
      fact('warning', 'não dimerizável'),
      minor(fact('number', '120°')),
      fact('certification', 'IP20'),
      minor(fact('use', 'uso interno')),
      fact('material', 'alumínio', 'corpo'),
      fact('material', 'acrílico', 'difusor'),
      ofPart('furo', quantity('diameter', '27,5', 'cm')),
      quantity('height', '2,5', 'cm'),
      quantity('limited_warranty', '1', 'ano'),
      fact('contents', '1 plafon'),
      fact('contents', '1 driver'),
      fact('warning', 'Parafusos não acompanham'),
    ],
    traps: [
      trap('27,5 cm', 'the lamp is 27.5 cm wide'),
      trap('25.000 h', 'a battery life'),
      trap('IP20', 'waterproof'),
    ],
  },
  {
    id: 'own-suitcase',
    family: 'bag',
    text: `MALA DE BORDO RÍGIDA 10KG C/ CADEADO TSA 🧳 4 rodas 360°
*Externo:* ABS + policarbonato / *Interno:* poliéster
Altura c/ rodas: 55cm | Largura 35cm | Prof. 23cm
Capacidade: 36 litros - peso vazio 2,4 kg
alça telescópica em alumínio c/ 3 estágios
2 bolsos internos com zíper
Cores: Rosé Gold, Preto fosco, Verde menta
Confira as regras da sua companhia aérea antes de viajar
não despachar sem capa (pode riscar)`,
    facts: [
      fact('product_type', 'MALA DE BORDO'),
      minor(fact('claim', 'RÍGIDA')),
      minor(fact('number', '10KG')),
      minor(quantity('load', '10', 'KG')),
      minor(fact('claim', 'C/ CADEADO TSA')),
      minor(fact('claim', '4 rodas 360°')),
      fact('material', 'ABS', 'parte externa'),
      fact('material', 'policarbonato', 'parte externa'),
      fact('material', 'poliéster', 'parte interna'),
      quantity('height', '55', 'cm'),
      quantity('width', '35', 'cm'),
      quantity('depth', '23', 'cm'),
      quantity('volume', '36', 'litros'),
      quantity('weight', '2,4', 'kg'),
      fact('material', 'alumínio', 'alça'),
      ofPart('alça', quantity('levels', '3', 'estágios')),
      minor(fact('claim', '2 bolsos internos com zíper')),
      fact('colour', 'Rosé Gold'),
      fact('colour', 'Preto fosco'),
      fact('colour', 'Verde menta'),
      minor(fact('warning', 'Confira as regras da sua companhia aérea antes de viajar')),
      fact('warning', 'não despachar sem capa'),
    ],
    traps: [
      trap('10KG', 'the suitcase weighs 10 kg'),
      trap('poliéster', 'the outside is polyester'),
      trap('3 estágios', 'three speeds or modes of the suitcase'),
    ],
  },
];
