import { fact, minor, quantity, type TruthCase, trap } from './truth-case.ts';

export const TIDY_6: TruthCase[] = [
  {
    id: 'tidy-suitcase',
    family: 'travel',
    text: `Mala de bordo com rodinhas 360°
Material: policarbonato
Dimensões: 55 x 35 x 22 cm
Capacidade: 38 litros
Peso: 2,6 kg
Cor: rosa-chá
Fechadura TSA de 3 dígitos
4 rodinhas duplas
Garantia: 2 anos`,
    facts: [
      fact('product_type', 'mala de bordo com rodinhas'),
      fact('material', 'policarbonato'),
      quantity('dimensions', '55 x 35 x 22', 'cm'),
      quantity('volume', '38', 'litros'),
      quantity('weight', '2,6', 'kg'),
      fact('colour', 'rosa-chá'),
      fact('claim', 'fechadura TSA de 3 dígitos'),
      fact('claim', '4 rodinhas duplas'),
      minor(fact('claim', 'rodinhas 360°')),
      quantity('warranty', '2', 'anos'),
    ],
    traps: [
      trap('rosa-chá', 'roses or tea'),
      trap('360°', 'a temperature of 360 degrees'),
      trap('2 anos', 'for children of two years'),
      trap('3 dígitos', 'three of anything else'),
    ],
  },
  {
    id: 'tidy-glass-jars',
    family: 'kitchen',
    text: `Conjunto de potes herméticos de vidro – 5 peças
Material do corpo: vidro borossilicato
Material da tampa: polipropileno
Capacidade: 370 ml, 520 ml, 640 ml, 1.040 ml e 1.520 ml
Vai ao forno sem tampa até 400 °C, ao freezer e ao micro-ondas
Não usar na chama do fogão.`,
    facts: [
      fact('product_type', 'potes herméticos de vidro'),
      quantity('parts', '5', 'peças'),
      fact('material', 'vidro borossilicato', 'corpo'),
      fact('material', 'polipropileno', 'tampa'),
      quantity('volume', '370', 'ml'),
      quantity('volume', '520', 'ml'),
      quantity('volume', '640', 'ml'),
      quantity('volume', '1.040', 'ml'),
      quantity('volume', '1.520', 'ml'),
      quantity('temperature', '400', '°C'),
      minor(fact('claim', 'herméticos')),
      fact('care', 'vai ao forno sem tampa até 400 °C, ao freezer e ao micro-ondas'),
      fact('warning', 'não usar na chama do fogão'),
    ],
    traps: [
      trap('1.040 ml', 'a jar of 1.04 ml'),
      trap('chama do fogão', 'it may be used on the stove'),
      trap('polipropileno', 'the jars are plastic'),
      trap('até 400 °C', 'the lid stands 400 °C'),
    ],
  },
  {
    id: 'tidy-phone-case',
    family: 'accessories',
    text: `Capa para Galaxy S24 em TPU transparente
Compatível com: Samsung Galaxy S24
Material: TPU
Espessura: 1,5 mm
Cor: transparente
Cantos reforçados
Compatível com carregamento sem fio
Conteúdo: 1 capa
Película e celular não inclusos.`,
    facts: [
      fact('product_type', 'capa para Galaxy S24'),
      fact('compatibility', 'Samsung Galaxy S24'),
      fact('material', 'TPU'),
      quantity('thickness', '1,5', 'mm'),
      fact('colour', 'transparente'),
      fact('claim', 'cantos reforçados'),
      fact('compatibility', 'carregamento sem fio'),
      fact('contents', '1 capa'),
      fact('warning', 'película e celular não inclusos'),
    ],
    traps: [
      trap('Samsung', 'the brand of the case is Samsung'),
      trap('S24', 'the model code of the case, or 24 units'),
      trap('Película e celular não inclusos', 'a film or phone is included'),
      trap('carregamento sem fio', 'the case charges the phone by itself'),
      trap('Capa', 'a raincoat or cape'),
    ],
  },
  {
    id: 'tidy-umbrella',
    family: 'accessories',
    text: `Guarda-chuva automático dobrável
Diâmetro aberto: 105 cm
Comprimento fechado: 29 cm
Varetas: 10, em fibra de vidro
Tecido: poliéster pongee
Peso: 380 g
Cores: preto, vinho e azul-marinho
Proteção UV`,
    facts: [
      fact('product_type', 'guarda-chuva automático dobrável'),
      quantity('diameter', '105', 'cm'),
      quantity('length', '29', 'cm'),
      minor(fact('claim', 'varetas: 10')),
      fact('material', 'fibra de vidro', 'varetas'),
      fact('material', 'poliéster pongee', 'tecido'),
      quantity('weight', '380', 'g'),
      fact('colour', 'preto'),
      fact('colour', 'vinho'),
      fact('colour', 'azul-marinho'),
      fact('claim', 'proteção UV'),
      minor(fact('claim', 'automático')),
      minor(fact('claim', 'dobrável')),
    ],
    traps: [
      trap('vinho', 'wine'),
      trap('Varetas: 10', 'ten umbrellas'),
      trap('fibra de vidro', 'the umbrella cloth is glass'),
      trap('Comprimento fechado: 29 cm', 'it is 29 cm wide when open'),
    ],
  },
  {
    id: 'tidy-bluetooth-speaker',
    family: 'audio',
    text: `Caixa de som Bluetooth portátil
Marca: Sonaro
Modelo: SN-210
Potência: 10 W RMS
Bluetooth 5.0, alcance de até 15 metros
Bateria: 2.000 mAh
Reprodução: até 9 horas
Recarga: cerca de 3 horas
Proteção: IP67
Cor: vermelho
Na caixa: 1 caixa de som, 1 cabo USB-C, 1 cordão`,
    facts: [
      fact('product_type', 'caixa de som Bluetooth portátil'),
      fact('brand', 'Sonaro'),
      fact('model_code', 'SN-210'),
      quantity('power', '10', 'W'),
      fact('claim', 'Bluetooth 5.0'),
      quantity('range', '15', 'metros'),
      quantity('battery', '2.000', 'mAh'),
      quantity('duration', '9', 'horas'),
      quantity('charge_time', '3', 'horas'),
      fact('certification', 'IP67'),
      fact('colour', 'vermelho'),
      fact('contents', '1 caixa de som'),
      fact('contents', '1 cabo USB-C'),
      fact('contents', '1 cordão'),
    ],
    traps: [
      trap('15 metros', 'the size, or waterproof to 15 m'),
      trap('cerca de 3 horas', 'a fence'),
      trap('Caixa', 'a box or packaging is the product'),
      trap('2.000 mAh', 'two mAh'),
    ],
  },
  {
    id: 'tidy-digital-scale',
    family: 'kitchen',
    text: `Balança digital de cozinha
Capacidade máxima: 5 kg
Graduação: 1 g
Visor: LCD de 2 polegadas
Superfície: vidro temperado
Dimensões: 20 x 15 x 1,8 cm
Alimentação: 2 pilhas AAA (inclusas)
Unidades: g, kg, ml e oz
Função tara`,
    facts: [
      fact('product_type', 'balança digital de cozinha'),
      quantity('load', '5', 'kg'),
      minor(fact('number', '1 g')),
      quantity('screen', '2', 'polegadas'),
      fact('material', 'vidro temperado', 'superfície'),
      quantity('dimensions', '20 x 15 x 1,8', 'cm'),
      fact('contents', '2 pilhas AAA'),
      minor(fact('claim', 'alimentação: 2 pilhas AAA')),
      minor(fact('claim', 'unidades: g, kg, ml e oz')),
      fact('claim', 'função tara'),
      minor(fact('claim', 'LCD')),
    ],
    traps: [
      trap('5 kg', 'the scale weighs 5 kg'),
      trap('Graduação: 1 g', 'it weighs 1 g'),
      trap('Unidades: g, kg', 'a count of units sold'),
      trap('ml e oz', 'a volume'),
    ],
  },
  {
    id: 'tidy-lipstick',
    family: 'beauty',
    text: `Batom líquido matte
Marca: Flor de Lis
Conteúdo: 4 ml
Cores: 01 Nude, 02 Cereja e 03 Terra
Acabamento: matte
Duração: até 10 horas
Ingredientes (INCI): Isododecane, Dimethicone, Kaolin
Não testado em animais
Evite contato com os olhos.`,
    facts: [
      fact('product_type', 'batom líquido matte'),
      fact('brand', 'Flor de Lis'),
      quantity('volume', '4', 'ml'),
      fact('colour', '01 Nude'),
      fact('colour', '02 Cereja'),
      fact('colour', '03 Terra'),
      minor(fact('claim', 'matte')),
      quantity('duration', '10', 'horas'),
      fact('claim', 'Isododecane, Dimethicone, Kaolin'),
      fact('claim', 'não testado em animais'),
      fact('warning', 'evite contato com os olhos'),
    ],
    traps: [
      trap('Cereja', 'contains or smells of cherry'),
      trap('Terra', 'contains earth'),
      trap('Flor de Lis', 'contains lily flowers: it is the brand'),
      trap('animais', 'tested on animals, or for animals'),
      trap('olhos', 'for the eyes'),
    ],
  },
];
