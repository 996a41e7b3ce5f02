import { fact, minor, ofPart, quantity, type TruthCase, trap } from './truth-case.ts';

/** The fresh reader's messy texts of docs/robots-reader, with their facts. */
export const READER_1: TruthCase[] = [
  {
    id: 'reader-cordless-vacuum',
    family: 'cleaning',
    text: `🔥🔥 [PRONTA ENTREGA] ASPIRADOR DE PÓ VERTICAL SEM FIO TURBOVAC X9 - 3 EM 1 🔥🔥

✅ Limpa madeira, porcelanato, tapete e até pelo de pet no sofá!!!
✅ Motor brushless de 250W com sucção de 22.000 Pa
✅ Bateria de 2500mAh: até 35 min de uso (modo eco) ou 12 min (turbo)
✅ Tempo de recarga: 4 a 5 horas
✅ Reservatório de 0,8 L
✅ Apenas 1,6kg

Filtro HEPA lavável. Corpo em ABS.

📦 O QUE VEM NA CAIXA:
1x Aspirador
2x Bocais
1x Carregador bivolt (100-240V)
1x Suporte de parede

⚠️ Não aspire líquidos!!
Garantia de 90 dias contra defeito de fabrica. COMPRE JÁ!! O MELHOR DO BRASIL 🇧🇷`,
    facts: [
      fact('product_type', 'aspirador de pó vertical'),
      minor(fact('claim', 'sem fio')),
      minor(fact('claim', '3 em 1')),
      minor(fact('model_code', 'TURBOVAC X9')),
      minor(fact('use', 'Limpa madeira, porcelanato, tapete e até pelo de pet no sofá')),
      ofPart('motor', quantity('power', '250', 'W')),
      quantity('suction', '22.000', 'Pa'),
      quantity('battery', '2500', 'mAh'),
      quantity('duration', '35', 'min'),
      minor(quantity('duration', '12', 'min')),
      quantity('charge_time', '4 a 5', 'horas'),
      ofPart('reservatório', quantity('volume', '0,8', 'L')),
      quantity('weight', '1,6', 'kg'),
      minor(fact('claim', 'Filtro HEPA lavável')),
      fact('material', 'ABS', 'corpo'),
      fact('contents', '1x Aspirador'),
      fact('contents', '2x Bocais'),
      fact('contents', '1x Carregador bivolt (100-240V)'),
      fact('contents', '1x Suporte de parede'),
      fact('warning', 'Não aspire líquidos'),
      quantity('limited_warranty', '90', 'dias'),
    ],
    traps: [
      trap('madeira, porcelanato, tapete', 'the vacuum is made of wood or porcelain'),
      trap('Garantia de 90 dias', 'a warranty without limits'),
      trap('(100-240V)', 'the vacuum itself runs on 100 to 240 V'),
      trap('O MELHOR DO BRASIL', 'a ranking, or made in Brazil'),
    ],
  },
  {
    id: 'reader-thermos',
    family: 'drinkware',
    text: `Garrafa Térmica Inox 750ml c/ Infusor p/ Chá - Parede Dupla - BPA Free
Mantem quente por até 12 horas e gelado por até 24h. Feita em aço inoxidável 304, tampa de bambu. Cores: preto, branco, rosa e verde militar.
Altura 26cm x diâmetro 7cm. Peso 380 g.
Não vai no microondas nem na lava-louças. Lave a mão com esponja macia.
Ideal pra academia, trabalho, trilha e viagem, ótima opção de presente pro dia dos pais!`,
    facts: [
      fact('product_type', 'Garrafa Térmica'),
      quantity('volume', '750', 'ml'),
      minor(fact('claim', 'c/ Infusor')),
      minor(fact('claim', 'Infusor')),
      fact('claim', 'Parede Dupla'),
      fact('claim', 'BPA Free'),
      quantity('duration', '12', 'horas'),
      quantity('duration', '24', 'h'),
      fact('material', 'aço inoxidável 304'),
      minor(fact('material', 'inox')),
      fact('material', 'bambu', 'tampa'),
      fact('colour', 'preto'),
      fact('colour', 'branco'),
      fact('colour', 'rosa'),
      fact('colour', 'verde militar'),
      quantity('height', '26', 'cm'),
      quantity('diameter', '7', 'cm'),
      quantity('weight', '380', 'g'),
      fact('warning', 'Não vai no microondas nem na lava-louças'),
      fact('care', 'Lave a mão com esponja macia'),
      fact('use', 'academia'),
      fact('use', 'trabalho'),
      fact('use', 'trilha'),
      fact('use', 'viagem'),
      minor(fact('use', 'presente pro dia dos pais')),
    ],
    traps: [
      trap('quente por até 12 horas', 'keeps cold for 12 hours'),
      trap('lava-louças', 'may go into the dishwasher'),
      trap('bambu', 'the bottle is made of bamboo'),
    ],
  },
  {
    id: 'reader-smartwatch',
    family: 'electronics',
    text: `Smartwatch Relógio Inteligente FitPulse Pro 2 Tela AMOLED 1.43" | Bluetooth 5.3 | IP68

| Especificação | Detalhe |
| Tela | AMOLED 1,43" 466x466 |
| Bateria | 300 mAh |
| Autonomia | 7 a 10 dias |
| Carregamento | 2 horas (magnetic charging) |
| Compatível | Android 6.0+ / iOS 10.0+ |
| Resistência | IP68 |
| Pulseira | Silicone, 22mm |

HIGHLIGHTS: heart rate monitor, SpO2, sleep tracking, + de 100 modos de esporte
Faz e recebe chamadas via bluetooth. Alcance de até 10 metros.
**Este produto não é um dispositivo médico**
NÃO compatível com tablets e PC.
Itens inclusos: 1 x relógio, 1 x cabo de carga, 1 x manual em inglês`,
    facts: [
      fact('product_type', 'Smartwatch'),
      minor(fact('product_type', 'Relógio Inteligente')),
      minor(fact('brand', 'FitPulse Pro 2')),
      quantity('screen', '1.43', '"'),
      minor(quantity('screen', '1,43', '"')),
      minor(fact('claim', 'AMOLED')),
      fact('claim', 'Bluetooth 5.3'),
      fact('certification', 'IP68'),
      minor(fact('number', '466x466')),
      quantity('battery', '300', 'mAh'),
      quantity('duration', '7 a 10', 'dias'),
      quantity('charge_time', '2', 'horas'),
      fact('compatibility', 'Android 6.0+ / iOS 10.0+'),
      fact('material', 'Silicone', 'pulseira'),
      ofPart('pulseira', quantity('width', '22', 'mm')),
      minor(fact('claim', '+ de 100 modos de esporte')),
      minor(fact('claim', 'heart rate monitor, SpO2, sleep tracking')),
      minor(fact('claim', 'Faz e recebe chamadas via bluetooth')),
      quantity('range', '10', 'metros'),
      fact('warning', 'Este produto não é um dispositivo médico'),
      fact('warning', 'NÃO compatível com tablets e PC'),
      fact('contents', '1 x relógio'),
      fact('contents', '1 x cabo de carga'),
      fact('contents', '1 x manual em inglês'),
    ],
    traps: [
      trap('+ de 100 modos', 'exactly 100 settings'),
      trap('22mm', 'the watch is 22 mm wide'),
      trap('tablets e PC', 'works with tablets'),
    ],
  },
  {
    id: 'reader-running-shoes',
    family: 'shoes',
    text: `Tênis feminino de corrida levinho ✨👟
Meninas, esse tenis é TUDO!! Cabedal em malha (mesh) respirável, solado de borracha antiderrapante e palmilha de EVA removível. Numeração do 34 ao 39 (BR) - se ficar em dúvida pega um número maior pois a forma é pequena. Disponivel nas cores lilás, off white e preto. Salto/plataforma 3,5cm. Pesa só 210g cada pé.
Não molhar em excesso, não usar alvejante. Limpe com pano umido.
Dúvidas? chama no insta @pisaleve.oficial
R$ 129,90 à vista`,
    facts: [
      fact('product_type', 'Tênis'),
      fact('audience', 'feminino'),
      fact('use', 'corrida'),
      minor(fact('claim', 'levinho')),
      fact('material', 'malha (mesh)', 'cabedal'),
      minor(fact('claim', 'respirável')),
      fact('material', 'borracha', 'solado'),
      minor(fact('claim', 'antiderrapante')),
      fact('material', 'EVA', 'palmilha'),
      fact('size_range', '34 ao 39'),
      minor(fact('claim', 'a forma é pequena')),
      fact('colour', 'lilás'),
      fact('colour', 'off white'),
      fact('colour', 'preto'),
      ofPart('plataforma', quantity('height', '3,5', 'cm')),
      ofPart('cada pé', quantity('weight', '210', 'g')),
      fact('warning', 'Não molhar em excesso'),
      fact('warning', 'não usar alvejante'),
      fact('care', 'Limpe com pano umido'),
      minor(fact('link', '@pisaleve.oficial')),
      minor(fact('price', '129,90', 'R$')),
    ],
    traps: [
      trap('210g cada pé', 'the pair weighs 210 g'),
      trap('3,5cm', 'the shoes are 3.5 cm high'),
      trap('um número maior', 'sizes beyond 39'),
    ],
  },
  {
    id: 'reader-vitamin-serum',
    family: 'beauty',
    text: `SÉRUM FACIAL VITAMINA C 10% + ÁCIDO HIALURÔNICO – 30 ml – GLOWLAB
Pele de porcelana em 7 dias!!! 😍 Clareia manchas, elimina rugas e acaba com a acne.
Textura leve, rápida absorção, sem perfume, vegano e cruelty free (não testado em animais).
Modo de usar: aplique 3 a 4 gotas no rosto limpo, pela manhã e à noite. Use protetor solar.
Para todos os tipos de pele, inclusive sensível.
Frasco de vidro âmbar com conta-gotas. Validade: 24 meses. Fabricado na Coreia do Sul.
Evite contato com os olhos. Manter fora do alcance de crianças. Dermatologicamente testado.`,
    facts: [
      fact('product_type', 'SÉRUM FACIAL'),
      quantity('concentration', '10', '%'),
      fact('claim', 'VITAMINA C'),
      fact('claim', 'ÁCIDO HIALURÔNICO'),
      quantity('volume', '30', 'ml'),
      minor(fact('brand', 'GLOWLAB')),
      minor(fact('claim', 'Textura leve')),
      minor(fact('claim', 'rápida absorção')),
      minor(fact('claim', 'sem perfume')),
      fact('claim', 'vegano'),
      fact('claim', 'cruelty free'),
      minor(fact('claim', 'não testado em animais')),
      fact('use', 'aplique 3 a 4 gotas no rosto limpo, pela manhã e à noite'),
      minor(fact('warning', 'Use protetor solar')),
      minor(fact('audience', 'Para todos os tipos de pele, inclusive sensível')),
      fact('material', 'vidro âmbar', 'frasco'),
      minor(fact('claim', 'conta-gotas')),
      quantity('shelf_life', '24', 'meses'),
      minor(fact('claim', 'Fabricado na Coreia do Sul')),
      fact('warning', 'Evite contato com os olhos'),
      fact('warning', 'Manter fora do alcance de crianças'),
    ],
    traps: [
      trap('Pele de porcelana', 'made of porcelain'),
      trap('em 7 dias', 'an effect within 7 days'),
      trap('10%', 'the serum as a whole is at 10 %'),
      trap('crianças', 'for children'),
    ],
  },
];
