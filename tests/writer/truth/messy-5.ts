import { fact, minor, ofPart, quantity, type TruthCase, trap } from './truth-case.ts';

export const MESSY_5: TruthCase[] = [
  {
    id: 'messy-prose-mug',
    family: 'drinkware',
    text: `Gente, chegou a caneca que vocês tanto pediram!!! 😭🙌 Ela é de porcelana (não é vidro, viu), cabe 350 ml de café, chá, o que vc quiser, pode por no micro ondas e na lava louças sem medo. A alça é dourada de verdade pintada a mão entao na parte dourada NÃO pode esfregar com bombril. Vem numa caixinha de papelão kraft linda pra presente 🎁 Mede 9,5 cm de altura e 8 de diâmetro. Colher de pau da foto não vai, o pires de madeira é vendido a parte por R$ 19,90 no nosso site www.casadacaneca.com.br 💻 Caneca: R$ 49,90 ou 3x sem juros. Segue lá @casadacaneca`,
    facts: [
      fact('product_type', 'caneca'),
      fact('material', 'porcelana'),
      quantity('volume', '350', 'ml'),
      minor(fact('use', 'café, chá')),
      fact('care', 'pode por no micro ondas e na lava louças'),
      fact('colour', 'dourada', 'alça'),
      minor(fact('claim', 'pintada a mão')),
      fact('warning', 'na parte dourada não pode esfregar com bombril'),
      fact('contents', 'caixinha de papelão kraft'),
      minor(fact('use', 'presente')),
      quantity('height', '9,5', 'cm'),
      quantity('diameter', '8'),
      fact('warning', 'colher de pau da foto não vai'),
      minor(fact('warning', 'o pires de madeira é vendido a parte')),
      minor(fact('price', '49,90')),
      minor(fact('link', 'www.casadacaneca.com.br')),
      minor(fact('link', '@casadacaneca')),
    ],
    traps: [
      trap('não é vidro', 'made of glass'),
      trap('R$ 19,90', 'the mug costs R$ 19.90'),
      trap('pires de madeira', 'made of wood, or a saucer is included'),
      trap('Colher de pau', 'a spoon is included'),
      trap('3x', 'three mugs'),
      trap('papelão kraft', 'the mug is made of cardboard'),
      trap('dourada', 'made of gold, or the whole mug is golden'),
      trap('café', 'coffee is included'),
    ],
  },
  {
    id: 'messy-ring-light',
    family: 'photo',
    text: `Ring Light 10" 26cm LED + TRIPÉ 2,10M + SUPORTE CELULAR 📱 Iluminador Youtuber TikTok Live Selfie Makeup Tatuagem

[ESPECIFICAÇÕES]
Diâm. 26 cm (10 pol)
120 leds - 3 cores de luz (quente/neutra/fria) x 10 intensidades
Potência 10w / USB 5V
tripé regulável de 70cm até 2,10m, em alumínio
Ângulo 360º
[INCLUSO] 1 ring light; 1 tripé; 1 suporte p/ celular; 1 controle no cabo
[NÃO INCLUSO] tomada usb, celular
#ringlight #tiktok #luz #maquiagem #presente #natal`,
    facts: [
      fact('product_type', 'ring light'),
      quantity('diameter', '26', 'cm'),
      minor(quantity('diameter', '10', 'pol')),
      minor(fact('number', '120 leds')),
      fact('claim', '3 cores de luz (quente/neutra/fria)'),
      quantity('levels', '10', 'intensidades'),
      quantity('power', '10', 'w'),
      quantity('voltage', '5', 'V'),
      ofPart('tripé', quantity('height', '70cm até 2,10', 'm')),
      fact('material', 'alumínio', 'tripé'),
      minor(fact('claim', 'ângulo 360º')),
      fact('contents', '1 ring light'),
      fact('contents', '1 tripé'),
      fact('contents', '1 suporte p/ celular'),
      fact('contents', '1 controle no cabo'),
      fact('warning', '[não incluso] tomada usb, celular'),
      minor(fact('use', 'live selfie makeup')),
    ],
    traps: [
      trap('10"', 'a screen of 10 inches'),
      trap('2,10M', 'the light ring measures 2.10 m'),
      trap('Ring', 'a finger ring'),
      trap('120 leds', '120 W or 120 units'),
      trap('fria', 'it is cold or cools'),
      trap('3 cores', 'the product is sold in three colours'),
      trap('celular', 'a phone is included'),
      trap('maquiagem', 'make-up is included'),
      trap('natal', 'a Christmas article'),
    ],
  },
  {
    id: 'messy-inflatable-pool',
    family: 'kids',
    text: `PISCINA INFLAVEL INFANTIL REDONDA 🏊‍♀️☀️ 122x25 cm 140 LITROS - 3 ANÉIS BESTWAY nº 51104 ----- menor preço da net -----

marca: Bestway
ref. 51104
vinil resistente 0,23mm
+2 anos
capac. 140 L com 75% de agua
acomp.: 1 piscina + 1 remendo
bomba de ar ñ inclusa!!
⚠️ATENÇÃO: nunca deixe criança sem supervisão⚠️ esvazie após uso
bolinhas coloridas e bóia da foto sao decoração`,
    facts: [
      fact('product_type', 'piscina inflavel infantil'),
      fact('audience', 'infantil'),
      fact('brand', 'Bestway'),
      fact('model_code', '51104'),
      quantity('dimensions', '122x25', 'cm'),
      minor(quantity('diameter', '122')),
      quantity('volume', '140', 'litros'),
      minor(fact('claim', '3 anéis')),
      minor(fact('claim', 'redonda')),
      fact('material', 'vinil'),
      quantity('thickness', '0,23', 'mm'),
      quantity('age', '+2', 'anos'),
      fact('contents', '1 piscina'),
      fact('contents', '1 remendo'),
      fact('warning', 'bomba de ar ñ inclusa'),
      fact('warning', 'nunca deixe criança sem supervisão'),
      fact('care', 'esvazie após uso'),
      minor(fact('warning', 'bolinhas coloridas e bóia da foto sao decoração')),
    ],
    traps: [
      trap('51104', 'a quantity, such as 51,104 litres'),
      trap('3 ANÉIS', 'three finger rings'),
      trap('75%', 'a concentration or discount'),
      trap('bomba de ar ñ inclusa', 'an air pump is included'),
      trap('bolinhas coloridas e bóia', 'balls or a float are included'),
      trap('menor preço', 'the lowest price'),
    ],
  },
  {
    id: 'messy-massage-gun',
    family: 'wellness',
    text: `PISTOLA MASSAGEADORA MUSCULAR 🔫💆‍♂️ 6 VELOCIDADES 4 PONTEIRAS recarregável (pronta entrega) FRETE GRÁTIS BR*

💥ACABE COM A DOR NAS COSTAS! Cura hérnia, artrose, fibromialgia💥
Bateria 1500mAh -> 2~3h de uso
Carga: 3 horas (cabo incluso, fonte não)
6 velocidades: de 1200 até 3300 rpm
4 cabeças: bola, U, bala, plana
ABS preto + detalhe vermelho
0,6 kg | 19 x 14 x 6cm
Contra indicações: grávidas e pessoas c/ marcapasso NÃO devem usar
*exceto norte e nordeste`,
    facts: [
      fact('product_type', 'pistola massageadora muscular'),
      quantity('levels', '6', 'velocidades'),
      fact('claim', 'recarregável'),
      quantity('battery', '1500', 'mAh'),
      quantity('duration', '2~3', 'h'),
      quantity('charge_time', '3', 'horas'),
      fact('contents', 'cabo'),
      fact('warning', 'fonte não'),
      quantity('speed', '1200 até 3300', 'rpm'),
      fact('contents', '4 ponteiras'),
      minor(fact('contents', '4 cabeças: bola, U, bala, plana')),
      fact('material', 'ABS'),
      fact('colour', 'preto'),
      minor(fact('colour', 'vermelho', 'detalhe')),
      quantity('weight', '0,6', 'kg'),
      quantity('dimensions', '19 x 14 x 6', 'cm'),
      fact('warning', 'grávidas e pessoas c/ marcapasso não devem usar'),
    ],
    traps: [
      trap('Cura hérnia, artrose, fibromialgia', 'any cure'),
      trap('DOR NAS COSTAS', 'it ends back pain'),
      trap('PISTOLA', 'a weapon or toy gun'),
      trap('bala', 'a sweet or ammunition is included'),
      trap('grávidas', 'it is for pregnant women'),
      trap('FRETE GRÁTIS', 'free shipping to Japan'),
    ],
  },
  {
    id: 'messy-fishing-rod',
    family: 'fishing',
    text: `Kit Pesca Completo vara TELESCÓPICA 2,10m + molinete 3 rolamentos + linha + iscas 🎣 rio lago represa (tilapia, traira, tucunaré)

- Vara em fibra de vidro, fechada 45 cm; 2,10 m aberta
- resist. da vara: 5 a 15 lbs
- Molinete c/ linha 0,30mm (100 m)
- 10 anzóis; 5 iscas artificiais de silicone; 1 bolsa
- NAO recomendado p/ agua salgada
Combo 18 itens // Produto NACIONAL? não, importado!!
Leve tbm: caixa de pesca R$39`,
    facts: [
      fact('product_type', 'kit pesca completo'),
      fact('claim', 'telescópica'),
      quantity('length', '2,10', 'm'),
      minor(quantity('length', '45', 'cm')),
      fact('material', 'fibra de vidro', 'vara'),
      minor(fact('number', '5 a 15 lbs')),
      minor(fact('claim', '3 rolamentos')),
      fact('use', 'rio lago represa'),
      minor(fact('use', 'tilapia, traira, tucunaré')),
      fact('contents', 'molinete'),
      fact('contents', 'linha 0,30mm (100 m)'),
      ofPart('linha', quantity('thickness', '0,30', 'mm')),
      ofPart('linha', quantity('length', '100', 'm')),
      fact('contents', '10 anzóis'),
      fact('contents', '5 iscas artificiais de silicone'),
      fact('contents', '1 bolsa'),
      minor(fact('material', 'silicone', 'iscas')),
      quantity('parts', '18', 'itens'),
      fact('warning', 'nao recomendado p/ agua salgada'),
      minor(fact('claim', 'importado')),
    ],
    traps: [
      trap('agua salgada', 'for sea fishing'),
      trap('NACIONAL', 'made in Brazil'),
      trap('tilapia', 'fish are included'),
      trap('100 m', 'the rod casts or measures 100 m'),
      trap('caixa de pesca R$39', 'a tackle box is included, or the kit costs R$ 39'),
      trap('silicone', 'the rod is made of silicone'),
      trap('fechada 45 cm', 'the rod is 45 cm when in use'),
    ],
  },
  {
    id: 'messy-leggings',
    family: 'fashion',
    text: `🍑 LEGGING LEVANTA BUMBUM FITNESS CINTURA ALTA 🍑 não fica transparente!! academia corrida yoga crossfit

Tecido: suplex grosso - 88% poliamida 12% elastano
P (36/38) M (40/42) G (44/46)
preta, vinho, verde militar e azul bic
bolso lateral pra celular
Não encolhe, não faz bolinha
Lavar do avesso. Não torcer. Não usar secadora.
Toque de pêssego, parece uma segunda pele!
A modelo usa P e tem 1,68m / 58kg. top vendido separado`,
    facts: [
      fact('product_type', 'legging'),
      fact('claim', 'cintura alta'),
      fact('claim', 'não fica transparente'),
      fact('use', 'academia corrida yoga crossfit'),
      minor(fact('material', 'suplex', 'tecido')),
      fact('material', '88% poliamida'),
      fact('material', '12% elastano'),
      fact('size_range', 'P (36/38) M (40/42) G (44/46)'),
      fact('colour', 'preta'),
      fact('colour', 'vinho'),
      fact('colour', 'verde militar'),
      fact('colour', 'azul bic'),
      fact('claim', 'bolso lateral'),
      minor(fact('claim', 'não encolhe')),
      minor(fact('claim', 'não faz bolinha')),
      fact('care', 'lavar do avesso'),
      fact('warning', 'não torcer'),
      fact('warning', 'não usar secadora'),
      fact('warning', 'top vendido separado'),
    ],
    traps: [
      trap('1,68m', 'the leggings are 1.68 m long'),
      trap('58kg', 'weight or load of 58 kg'),
      trap('segunda pele', 'made of skin or leather'),
      trap('pêssego', 'contains peach, or is peach coloured'),
      trap('transparente', 'it is transparent, or the colour is transparent'),
      trap('bic', 'the brand is BIC'),
      trap('verde militar', 'for soldiers'),
      trap('LEVANTA BUMBUM', 'an effect on the body'),
      trap('36/38', 'a ratio, or shoe sizes'),
      trap('celular', 'a phone is included'),
    ],
  },
];
