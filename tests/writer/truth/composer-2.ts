import { fact, minor, ofPart, quantity, type TruthCase, trap } from './truth-case.ts';

/** Written with their facts before the composer saw them: baby, beauty, pet, light, bag. */
export const COMPOSER_2: TruthCase[] = [
  {
    id: 'composer-bottle-warmer',
    family: 'baby',
    text: `Aquecedor de Mamadeira Elétrico 5 em 1 BabyMorno BM-20 💕
Aquece leite, papinha, esteriliza, descongela e mantém aquecido por até 24h
Potência: 300W / Voltagem: 110V (não é bivolt)
Temperatura ajustável de 40 a 100°C
Serve na maioria das mamadeiras do mercado
Material: PP livre de BPA
Visor digital, timer e desligamento automático
Cabo 1,1 m
Itens: 1 aquecedor, 1 tampa, 1 cesto, 1 manual
⚠️ Não ligue sem água. Não mergulhe o aparelho. Verifique a temperatura antes de oferecer ao bebê.
Mamadeira não inclusa`,
    facts: [
      fact('product_type', 'Aquecedor de Mamadeira'),
      minor(fact('claim', 'Elétrico')),
      fact('claim', '5 em 1'),
      fact('brand', 'BabyMorno'),
      fact('model_code', 'BM-20'),
      minor(fact('use', 'Aquece leite, papinha, esteriliza, descongela')),
      quantity('duration', '24', 'h'),
      quantity('power', '300', 'W'),
      quantity('voltage', '110', 'V'),
      fact('warning', 'não é bivolt'),
      quantity('temperature', '40 a 100', '°C'),
      minor(fact('compatibility', 'maioria das mamadeiras')),
      fact('material', 'PP'),
      fact('claim', 'livre de BPA'),
      fact('claim', 'Visor digital'),
      fact('claim', 'timer'),
      fact('claim', 'desligamento automático'),
      ofPart('Cabo', quantity('length', '1,1', 'm')),
      fact('contents', '1 aquecedor'),
      fact('contents', '1 tampa'),
      fact('contents', '1 cesto'),
      fact('contents', '1 manual'),
      fact('warning', 'Não ligue sem água'),
      fact('warning', 'Não mergulhe o aparelho'),
      minor(fact('warning', 'Verifique a temperatura antes de oferecer ao bebê')),
      fact('warning', 'Mamadeira não inclusa'),
    ],
    traps: [
      trap('leite', 'milk is included'),
      trap('bivolt', 'it works with both voltages'),
      trap('100°C', 'the bottle withstands 100 degrees'),
    ],
  },
  {
    id: 'composer-epilator',
    family: 'beauty',
    text: `DEPILADOR ELÉTRICO FEMININO RECARREGÁVEL SEM FIO - ROSTO, AXILA, PERNAS E VIRILHA
💗 2 velocidades, luz LED embutida, cabeça lavável
💗 Bateria 600mAh, carrega em 1,5 hora via USB e funciona por 60 minutos
💗 IPX6 - pode usar no banho
💗 Tamanho: 14,5 x 5 x 3,5 cm - Peso: 130g
💗 Contém: 1 depilador, 2 cabeças, 1 escovinha, 1 cabo USB
Não usar em pele irritada ou com feridas. Não compartilhe.
Cor rosê/branco
Pelos nunca mais!! Resultado definitivo em 1 semana`,
    facts: [
      fact('product_type', 'DEPILADOR ELÉTRICO'),
      fact('audience', 'FEMININO'),
      fact('claim', 'RECARREGÁVEL'),
      fact('claim', 'SEM FIO'),
      fact('use', 'ROSTO, AXILA, PERNAS E VIRILHA'),
      quantity('levels', '2', 'velocidades'),
      fact('claim', 'luz LED embutida'),
      fact('claim', 'cabeça lavável'),
      quantity('battery', '600', 'mAh'),
      quantity('charge_time', '1,5', 'hora'),
      minor(fact('claim', 'USB')),
      quantity('duration', '60', 'minutos'),
      fact('certification', 'IPX6'),
      minor(fact('claim', 'pode usar no banho')),
      quantity('dimensions', '14,5 x 5 x 3,5', 'cm'),
      quantity('weight', '130', 'g'),
      fact('contents', '1 depilador'),
      fact('contents', '2 cabeças'),
      fact('contents', '1 escovinha'),
      fact('contents', '1 cabo USB'),
      fact('warning', 'Não usar em pele irritada ou com feridas'),
      minor(fact('warning', 'Não compartilhe')),
      fact('colour', 'rosê/branco'),
    ],
    traps: [
      trap('Resultado definitivo em 1 semana', 'the result is for ever, or comes in a week'),
      trap('nunca mais', 'hair never grows again'),
    ],
  },
  {
    id: 'composer-pet-carrier',
    family: 'pet',
    text: `Bolsa de transporte p/ gato e cachorro pequeno até 6 kg (avião ✈️)
tecido oxford 600D + tela respirável nos 3 lados, base rígida removível
dobrável, com alça de ombro ajustável e zíper com trava
Tamanho M: 43 x 27 x 27 cm
acompanha tapetinho de pelúcia lavável
confira as regras da sua cia aérea!
cor: cinza com laranja
lavar só à mão, não usar alvejante
não deixe o animal sozinho dentro da bolsa`,
    facts: [
      fact('product_type', 'Bolsa de transporte'),
      fact('audience', 'gato e cachorro pequeno'),
      quantity('load', '6', 'kg'),
      fact('material', 'oxford 600D'),
      fact('claim', 'tela respirável'),
      fact('claim', 'base rígida removível'),
      fact('claim', 'dobrável'),
      fact('claim', 'alça de ombro ajustável'),
      fact('claim', 'zíper com trava'),
      quantity('dimensions', '43 x 27 x 27', 'cm'),
      fact('size_range', 'M'),
      fact('contents', 'tapetinho de pelúcia lavável'),
      minor(fact('warning', 'confira as regras da sua cia aérea')),
      fact('colour', 'cinza com laranja'),
      fact('care', 'lavar só à mão'),
      fact('care', 'não usar alvejante'),
      fact('warning', 'não deixe o animal sozinho dentro da bolsa'),
    ],
    traps: [
      trap('avião', 'approved by every airline'),
      trap('laranja', 'made of orange, or the fruit'),
      trap('6 kg', 'the bag weighs 6 kg'),
    ],
  },
  {
    id: 'composer-headlamp',
    family: 'lighting',
    text: `Lanterna de cabeça LED recarregável 800 lúmens c/ sensor de gestos
• 5 modos de luz (alto, baixo, lateral, vermelha, SOS)
• ângulo ajustável 60°
• bateria 1200 mAh — de 3 a 8 horas
• recarga USB-C em 2 h
• resistente à água IPX4
• alcance 120 metros
• só 68 gramas
• faixa elástica lavável
camping, pesca, trilha, manutenção
inclui cabo USB-C; não inclui carregador
não aponte para os olhos
Vida útil do LED: 30.000 h
Pack com 1`,
    facts: [
      fact('product_type', 'Lanterna de cabeça'),
      fact('claim', 'recarregável'),
      quantity('brightness', '800', 'lúmens'),
      fact('claim', 'sensor de gestos'),
      quantity('levels', '5', 'modos'),
      fact('claim', 'ângulo ajustável 60°'),
      quantity('battery', '1200', 'mAh'),
      quantity('duration', '3 a 8', 'horas'),
      minor(fact('claim', 'USB-C')),
      quantity('charge_time', '2', 'h'),
      fact('claim', 'resistente à água'),
      fact('certification', 'IPX4'),
      quantity('range', '120', 'metros'),
      quantity('weight', '68', 'gramas'),
      fact('claim', 'faixa elástica lavável'),
      fact('use', 'camping, pesca, trilha, manutenção'),
      fact('contents', 'cabo USB-C'),
      fact('warning', 'não inclui carregador'),
      fact('warning', 'não aponte para os olhos'),
      quantity('lifespan', '30.000', 'h'),
    ],
    traps: [
      trap('vermelha', 'the lamp is red'),
      trap('120 metros', 'it works down to 120 m of water, or is 120 m long'),
      trap('SOS', 'it calls for help'),
    ],
  },
  {
    id: 'composer-toiletry-bag',
    family: 'bag',
    text: `Nécessaire masculina de viagem em couro sintético marrom ✈️ BARÃO
Impermeável por dentro | 2 compartimentos + 3 bolsos internos | gancho p/ pendurar
25 cm (L) x 15 cm (A) x 12 cm (P) - 310 g - 4,5 L
Zíper metálico duplo, alça de mão
Limpe com pano úmido. Não lave na máquina. Evite exposição ao sol.
Presente ideal p/ dia dos pais
Obs: não acompanha produtos de higiene
Fabricado no Brasil. 90 dias de garantia`,
    facts: [
      fact('product_type', 'Nécessaire'),
      fact('audience', 'masculina'),
      fact('use', 'viagem'),
      fact('material', 'couro sintético'),
      fact('colour', 'marrom'),
      fact('brand', 'BARÃO'),
      minor(fact('claim', 'Impermeável por dentro')),
      fact('claim', '2 compartimentos'),
      fact('claim', '3 bolsos internos'),
      fact('claim', 'gancho p/ pendurar'),
      quantity('width', '25', 'cm'),
      quantity('height', '15', 'cm'),
      quantity('depth', '12', 'cm'),
      quantity('weight', '310', 'g'),
      quantity('volume', '4,5', 'L'),
      fact('claim', 'Zíper metálico duplo'),
      fact('claim', 'alça de mão'),
      fact('care', 'Limpe com pano úmido'),
      fact('care', 'Não lave na máquina'),
      fact('care', 'Evite exposição ao sol'),
      minor(fact('use', 'dia dos pais')),
      fact('warning', 'não acompanha produtos de higiene'),
      fact('claim', 'Fabricado no Brasil'),
      quantity('warranty', '90', 'dias'),
    ],
    traps: [
      trap('couro sintético', 'made of real leather'),
      trap('produtos de higiene', 'toiletries are included'),
      trap('Impermeável por dentro', 'waterproof outside'),
    ],
  },
];
