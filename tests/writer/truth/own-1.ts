import { fact, minor, ofPart, quantity, type TruthCase, trap } from './truth-case.ts';

/** Messy texts of families that the tables did not hold yet; facts written before the text was read by a machine. */
export const OWN_1: TruthCase[] = [
  {
    id: 'own-dumbbells',
    family: 'fitness',
    text: `🏋️ HALTERES EMBORRACHADOS 3KG CADA (PAR) - TREINO EM CASA 💪
- Revestimento de borracha, núcleo em ferro fundido
- Comprimento da barra: 22 cm
- Peso de cada halter: 3 kg
- Pegada antiderrapante
Vem: 2 halteres
⚠️ NÃO deixe cair no piso. Manter longe de crianças
Cor: preto c/ detalhe vermelho
garantia de 3 meses contra defeitos de fabricação`,
    facts: [
      fact('product_type', 'HALTERES'),
      ofPart('cada unidade', quantity('weight', '3', 'KG')),
      ofPart('cada halter', quantity('weight', '3', 'kg')),
      minor(fact('claim', 'EMBORRACHADOS')),
      fact('use', 'TREINO EM CASA'),
      fact('material', 'borracha', 'revestimento'),
      fact('material', 'ferro fundido', 'núcleo'),
      ofPart('barra', quantity('length', '22', 'cm')),
      minor(fact('claim', 'Pegada antiderrapante')),
      fact('contents', '2 halteres'),
      fact('warning', 'NÃO deixe cair no piso'),
      fact('warning', 'Manter longe de crianças'),
      fact('colour', 'preto c/ detalhe vermelho'),
      minor(fact('colour', 'vermelho', 'detalhe')),
      quantity('limited_warranty', '3', 'meses'),
    ],
    traps: [
      trap('3KG CADA', 'the pair weighs 3 kg'),
      trap('22 cm', 'the dumbbell is 22 cm high'),
      trap('3 meses', 'a warranty without limits'),
    ],
  },
  {
    id: 'own-garden-hose',
    family: 'garden',
    text: `Mangueira de Jardim Flexível Trançada 15 metros c/ Esguicho 7 Jatos e Suporte de Parede
• mangueira PVC 3 camadas (trama de poliester)
• pressão máx. 6 bar | diâmetro interno 1/2"
• Esguicho c/ 7 tipos de jato
• Temperatura de uso: 0 a 50°C
Não usar p/ água potável!! Guardar à sombra
Acompanha: 1 esguicho, 2 engates rápidos, 1 suporte + parafusos
peso total do conjunto: 1,9kg`,
    facts: [
      fact('product_type', 'Mangueira de Jardim'),
      minor(fact('claim', 'Flexível')),
      quantity('length', '15', 'metros'),
      fact('material', 'PVC'),
      minor(fact('material', 'poliester', 'trama')),
      minor(fact('claim', '3 camadas')),
      minor(fact('number', '6 bar')),
      minor(fact('claim', '7 tipos de jato')),
      ofPart('esguicho', quantity('levels', '7', 'tipos')),
      minor(fact('claim', 'Suporte de Parede')),
      quantity('temperature', '0 a 50', '°C'),
      fact('warning', 'Não usar p/ água potável'),
      minor(fact('care', 'Guardar à sombra')),
      fact('contents', '1 esguicho'),
      fact('contents', '2 engates rápidos'),
      fact('contents', '1 suporte'),
      fact('contents', 'parafusos'),
      ofPart('conjunto', quantity('weight', '1,9', 'kg')),
    ],
    traps: [
      trap('água potável', 'fit for drinking water'),
      trap('1/2"', 'half an inch long'),
      trap('1,9kg', 'the hose alone weighs 1.9 kg'),
    ],
  },
  {
    id: 'own-car-inflator',
    family: 'car',
    text: `🚗 Mini Compressor de Ar Portátil p/ Carro e Moto 12V 🚗
Enche 1 pneu em aprox. 5 minutos | visor LCD | pára sozinho na pressão escolhida
Pressão: até 150 PSI
Cabo de 3 m (liga no acendedor)
Ruído: menos de 80 dB
Motor 120W
Dimensões (CxLxA) 17 x 8 x 13cm, 0,9 kg
Na caixa: 1 compressor, 3 bicos adaptadores, 1 bolsa
NÃO usar por mais de 10 minutos seguidos
Não é indicado p/ caminhão`,
    facts: [
      fact('product_type', 'Mini Compressor de Ar'),
      minor(fact('claim', 'Portátil')),
      fact('audience', 'Carro e Moto'),
      minor(fact('use', 'Carro e Moto')),
      quantity('voltage', '12', 'V'),
      minor(fact('claim', 'visor LCD')),
      minor(fact('claim', 'pára sozinho na pressão escolhida')),
      minor(fact('number', '150 PSI')),
      ofPart('cabo', quantity('length', '3', 'm')),
      quantity('noise', '80', 'dB'),
      ofPart('motor', quantity('power', '120', 'W')),
      quantity('dimensions', '17 x 8 x 13', 'cm'),
      quantity('weight', '0,9', 'kg'),
      fact('contents', '1 compressor'),
      fact('contents', '3 bicos adaptadores'),
      fact('contents', '1 bolsa'),
      fact('warning', 'NÃO usar por mais de 10 minutos seguidos'),
      fact('warning', 'Não é indicado p/ caminhão'),
    ],
    traps: [
      trap('5 minutos', 'charges in five minutes or runs for five'),
      trap('10 minutos', 'a battery of ten minutes'),
      trap('caminhão', 'for trucks'),
    ],
  },
  {
    id: 'own-knife-set',
    family: 'kitchen',
    text: `CONJUNTO DE FACAS 6 PEÇAS INOX C/ SUPORTE DE ACRÍLICO 🔪 [ENVIO HOJE]
lâmina em aço inoxidável, cabo em polipropileno (não esquenta)
Faca do chef: lâmina de 20 cm
Faca de legumes: lâmina de 9cm
não vai na lava louças, lave e seque na hora
Peso do kit: 1,2kg
ATENÇÃO: produto cortante, manter fora do alcance das crianças
As tábuas e legumes da foto não acompanham`,
    facts: [
      fact('product_type', 'CONJUNTO DE FACAS'),
      minor(fact('product_type', 'FACAS')),
      quantity('parts', '6', 'PEÇAS'),
      minor(fact('material', 'INOX')),
      minor(fact('claim', 'C/ SUPORTE DE ACRÍLICO')),
      fact('material', 'ACRÍLICO', 'suporte'),
      fact('material', 'aço inoxidável', 'lâmina'),
      fact('material', 'polipropileno', 'cabo'),
      ofPart('lâmina', quantity('length', '20', 'cm')),
      ofPart('lâmina', quantity('length', '9', 'cm')),
      fact('warning', 'não vai na lava louças'),
      fact('care', 'lave e seque na hora'),
      ofPart('kit', quantity('weight', '1,2', 'kg')),
      minor(fact('warning', 'produto cortante')),
      fact('warning', 'manter fora do alcance das crianças'),
      fact('warning', 'As tábuas e legumes da foto não acompanham'),
    ],
    traps: [
      trap('tábuas e legumes', 'boards come along'),
      trap('lava louças', 'may go into the dishwasher'),
      trap('20 cm', 'every knife is 20 cm'),
      trap('polipropileno', 'the knives are made of plastic'),
    ],
  },
  {
    id: 'own-pencil-case',
    family: 'office',
    text: `Estojo Escolar Grande 3 Compartimentos Kawaii 🎒✏️
Tecido: poliéster / Forro: TNT
20 x 9 x 6 cm - cabe até 50 canetas
Fecho: zíper de metal dourado
Cores: rosa bebê | azul céu | lilás | bege
Canetas e adesivos NÃO inclusos (apenas p/ foto)
Lavagem: à mão. Não usar alvejante`,
    facts: [
      fact('product_type', 'Estojo Escolar'),
      minor(fact('claim', 'Grande')),
      minor(fact('claim', '3 Compartimentos')),
      fact('material', 'poliéster'),
      fact('material', 'TNT', 'forro'),
      quantity('dimensions', '20 x 9 x 6', 'cm'),
      minor(fact('claim', 'cabe até 50 canetas')),
      minor(fact('material', 'metal', 'zíper')),
      minor(fact('claim', 'zíper de metal dourado')),
      fact('colour', 'rosa bebê'),
      fact('colour', 'azul céu'),
      fact('colour', 'lilás'),
      fact('colour', 'bege'),
      fact('warning', 'Canetas e adesivos NÃO inclusos'),
      minor(fact('warning', 'apenas p/ foto')),
      fact('care', 'à mão'),
      fact('care', 'Não usar alvejante'),
    ],
    traps: [
      trap('50 canetas', 'fifty pens come along'),
      trap('TNT', 'the outside is TNT'),
      trap('dourado', 'the case is golden'),
    ],
  },
];
