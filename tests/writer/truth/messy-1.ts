import { fact, minor, ofPart, quantity, type TruthCase, trap } from './truth-case.ts';

export const MESSY_1: TruthCase[] = [
  {
    id: 'messy-porcelain-serum',
    family: 'beauty',
    text: `✨✨ SÉRUM FACIAL NIACINAMIDA 5% + ÁC. HIALURÔNICO ✨✨ 30ml [ORIGINAL] 🔥PROMOÇÃO🔥

Cansada de manchas?? 😩 Conquiste a tão sonhada PELE DE PORCELANA em 7 dias!!! 😍
👉 Textura leve, não oleosa
👉 Vegano e cruelty free 🐰
👉 Frasco 30ml c/ conta-gotas

MODO DE USAR: 2 a 3 gotinhas, de manhã e à noite, na pele limpa e seca. Use protetor solar FPS 30 ou maior durante o dia!

⚠️ Não ingerir. Manter fora do alcance de crianças.
🚚 Envio em 24h! Cupom PELE10 = 10% OFF na 1ª compra
Mais de 2.000 clientes satisfeitas ❤️`,
    facts: [
      fact('product_type', 'sérum facial'),
      quantity('concentration', '5', '%'),
      fact('claim', 'niacinamida'),
      fact('claim', 'ác. hialurônico'),
      quantity('volume', '30', 'ml'),
      minor(fact('claim', 'textura leve')),
      minor(fact('claim', 'não oleosa')),
      fact('claim', 'vegano'),
      fact('claim', 'cruelty free'),
      minor(fact('claim', 'conta-gotas')),
      fact('use', '2 a 3 gotinhas, de manhã e à noite, na pele limpa e seca'),
      minor(fact('warning', 'use protetor solar')),
      fact('warning', 'não ingerir'),
      fact('warning', 'manter fora do alcance de crianças'),
    ],
    traps: [
      trap('PELE DE PORCELANA', 'the serum or its bottle is made of porcelain'),
      trap('em 7 dias', 'any effect within 7 days, or a 7-day warranty'),
      trap('FPS 30', 'the serum has SPF 30'),
      trap('protetor solar', 'the product is a sunscreen'),
      trap('10% OFF', 'a concentration of 10 %'),
      trap('24h', 'the effect or a battery lasts 24 hours'),
      trap('2.000 clientes', 'a quantity of 2,000 or 2.0 of anything'),
      trap('crianças', 'the product is for children'),
    ],
  },
  {
    id: 'messy-floor-vacuum',
    family: 'cleaning',
    text: `ROBÔ ASPIRADOR DE PÓ 3 EM 1 *** VARRE, ASPIRA E PASSA PANO *** BIVOLT - PRONTA ENTREGA!!!

Deixe sua casa um brinco! Ideal p/ madeira, piso frio, laminado e carpete baixo
- autonomia cerca de 90 min
- Bat. 2.600mAh
- Reservatório de pó 300 ml
- só 7,5cm de altura, entra embaixo do sofá e da cama!!
- ruído < 60dB

Na caixa: 1 x robô, 1 x base de carregamento, 2 x escovas laterais, 1 x manual (inglês)
OBS.: não aspira líquidos. Não recomendado p/ tapetes felpudos.
aspirador robo, robo de limpeza, aspirador inteligente, vassoura elétrica`,
    facts: [
      fact('product_type', 'robô aspirador de pó'),
      fact('claim', 'varre, aspira e passa pano'),
      quantity('voltage', 'bivolt'),
      fact('use', 'madeira, piso frio, laminado e carpete baixo'),
      quantity('duration', '90', 'min'),
      quantity('battery', '2.600', 'mAh'),
      ofPart('reservatório de pó', quantity('volume', '300', 'ml')),
      quantity('height', '7,5', 'cm'),
      minor(fact('claim', 'entra embaixo do sofá e da cama')),
      minor(quantity('noise', '60', 'dB')),
      fact('contents', '1 x robô'),
      fact('contents', '1 x base de carregamento'),
      fact('contents', '2 x escovas laterais'),
      fact('contents', '1 x manual'),
      fact('warning', 'não aspira líquidos'),
      fact('warning', 'não recomendado p/ tapetes felpudos'),
    ],
    traps: [
      trap('madeira', 'the vacuum is made of wood'),
      trap('piso frio', 'the product is for winter or for the cold'),
      trap('um brinco', 'an earring is sold'),
      trap('tapetes felpudos', 'it is fit for thick rugs'),
      trap('3 EM 1', 'three units in the box'),
      trap('vassoura elétrica', 'the product is a broom'),
      trap('2.600mAh', 'a battery of 2.6 mAh'),
      trap('manual (inglês)', 'the vacuum is operated by hand'),
    ],
  },
  {
    id: 'messy-range-earphone',
    family: 'electronics',
    text: `Fone Bluetooth 5.0 ESPORTIVO c/ Microfone 🎧 Headset Wireless Sem Fio TWS (pronta entrega SP)

🎵 Som Hi-Fi, graves PODEROSOS
🎵 alcance de até 15 metros (sem obstáculos)
🎵 Até 4 h de música | carrega em cerca de 1,5 h
🎵 funciona em iphone, samsung, xiaomi, motorola etc
🎵 Resistente a suor
Itens inclusos:
1 x par de fones
1 x cabo micro usb
3 x pares de borrachinhas (P/M/G)
OBS: o celular da foto NÃO acompanha o produto!
Garantia 90 dias c/ a loja. Siga nossa loja e ganhe R$5 de desconto`,
    facts: [
      fact('product_type', 'fone bluetooth'),
      fact('claim', 'Bluetooth 5.0'),
      minor(fact('use', 'esportivo')),
      fact('claim', 'c/ microfone'),
      minor(fact('claim', 'sem fio')),
      quantity('range', '15', 'metros'),
      quantity('duration', '4', 'h'),
      quantity('charge_time', '1,5', 'h'),
      fact('compatibility', 'iphone, samsung, xiaomi, motorola'),
      fact('claim', 'resistente a suor'),
      fact('contents', '1 x par de fones'),
      fact('contents', '1 x cabo micro usb'),
      fact('contents', '3 x pares de borrachinhas'),
      minor(fact('size_range', 'P/M/G', 'borrachinhas')),
      minor(fact('warning', 'o celular da foto não acompanha o produto')),
      quantity('warranty', '90', 'dias'),
    ],
    traps: [
      trap('alcance de até 15 metros', 'the size is 15 m, or the cable is 15 m'),
      trap('1,5 h', 'music for 1.5 h, or a garden fence'),
      trap('iphone, samsung, xiaomi, motorola', 'the brand of the earphones is one of these'),
      trap('celular da foto', 'a phone comes with it'),
      trap('1 x cabo', 'once of a cable: the x is "times an item", not a repetition'),
      trap('Resistente a suor', 'waterproof'),
      trap('R$5', 'the price is R$ 5'),
      trap('5.0', 'a rating of five stars'),
    ],
  },
  {
    id: 'messy-garden-fence-light',
    family: 'garden',
    text: `【KIT 4 UNIDADES】 Luminaria Solar LED p/ cerca, muro, jardim, deck e escada - À PROVA D'AGUA IP65 !!!

Economize na conta de luz 💡☀️ acende sozinha qdo escurece
• Carrega no sol em 6-8 horas e dura de 8 a 10 horas acesa
• bateria recarregavel 600 mah
• Material: ABS + PC
• Tamanho: 12 x 7 x 5 cm (cada)
• luz branca quente 3000K
• Instalação leva cerca de 1,5 h, use 2 parafusos por peça (inclusos)
NÃO INSTALAR em local com sombra!!
frete grátis acima de R$ 79`,
    facts: [
      fact('product_type', 'luminaria solar LED'),
      quantity('count', '4', 'unidades'),
      fact('use', 'cerca, muro, jardim, deck e escada'),
      fact('claim', "à prova d'agua"),
      fact('certification', 'IP65'),
      minor(fact('claim', 'acende sozinha qdo escurece')),
      quantity('charge_time', '6-8', 'horas'),
      quantity('duration', '8 a 10', 'horas'),
      quantity('battery', '600', 'mah'),
      fact('material', 'ABS'),
      fact('material', 'PC'),
      quantity('dimensions', '12 x 7 x 5', 'cm'),
      fact('claim', 'luz branca quente'),
      minor(quantity('colour_temperature', '3000', 'K')),
      minor(fact('contents', '2 parafusos por peça')),
      fact('warning', 'não instalar em local com sombra'),
    ],
    traps: [
      trap('cerca', 'a garden fence is sold'),
      trap('cerca de 1,5 h', 'a fence of 1.5 hours, or light or charging for 1.5 h'),
      trap('muro', 'a wall, or lamp made of stone'),
      trap('R$ 79', 'the price is R$ 79'),
      trap('PC', 'it works with a computer'),
      trap('branca', 'the lamp body is white: only the light is'),
    ],
  },
  {
    id: 'messy-sandal-34-39',
    family: 'shoes',
    text: `SANDÁLIA RASTEIRINHA FEMININA STRASS 💎 LANÇAMENTO VERÃO 💎 CONFORTÁVEL NÃO MACHUCA

Do 34 ao 39 (forma pequena, peça 1 número maior!!!)
cores disponíveis ➡️ nude / preto / dourado
✔ Tiras em material sintético
✔ Sola de borracha antiderrapante
✔ salto rasteiro 1,5cm
Combina c/ jeans, vestido de linho e bolsa de palha 😍
Embalagem: 1 par de sandálias (sem caixa)
❌ Não molhar ❌
ATENÇÃO: anotar a cor nas observações do pedido. Enviamos em até 2 dias úteis`,
    facts: [
      fact('product_type', 'sandália rasteirinha feminina'),
      fact('audience', 'feminina'),
      fact('claim', 'strass'),
      fact('size_range', '34 ao 39'),
      fact('warning', 'forma pequena, peça 1 número maior'),
      fact('colour', 'nude'),
      fact('colour', 'preto'),
      fact('colour', 'dourado'),
      fact('material', 'material sintético', 'tiras'),
      fact('material', 'borracha', 'sola'),
      fact('claim', 'antiderrapante'),
      ofPart('salto', quantity('height', '1,5', 'cm')),
      fact('contents', '1 par de sandálias'),
      minor(fact('warning', 'sem caixa')),
      fact('warning', 'não molhar'),
      minor(fact('use', 'verão')),
    ],
    traps: [
      trap('34 ao 39', 'a size 3439'),
      trap('vestido de linho', 'the sandal is made of linen, or a dress is sold'),
      trap('bolsa de palha', 'the sandal is made of straw, or a bag is sold'),
      trap('jeans', 'the sandal is made of denim'),
      trap('dourado', 'made of gold'),
      trap('2 dias úteis', 'a duration of the product'),
    ],
  },
  {
    id: 'messy-tshirt-pmg',
    family: 'fashion',
    text: `Camiseta Masculina Básica Lisa 100% Algodão Fio 30.1 Penteado | Kit c/ 3 | camisetas blusa t-shirt

Tamanhos: P - M - G - GG
P: 70cm comp x 50cm larg
M: 72 x 53
G: 74 x 56
GG: 76 x 59 (pode variar 2 cm)
Kit com 3 camisetas: 1 preta, 1 branca e 1 cinza mescla
gola redonda, manga curta
Lavar com água fria, NÃO usar alvejante. Não passar sobre a estampa
Não é poliéster!!! Não desbota
compre com confiança ⭐⭐⭐⭐⭐ 4.9 de avaliação`,
    facts: [
      fact('product_type', 'camiseta masculina básica lisa'),
      fact('audience', 'masculina'),
      fact('material', '100% algodão'),
      minor(fact('claim', 'fio 30.1 penteado')),
      quantity('count', '3', 'camisetas'),
      fact('size_range', 'P - M - G - GG'),
      minor(fact('size_range', '70cm comp x 50cm larg', 'P')),
      minor(fact('size_range', '72 x 53', 'M')),
      minor(fact('size_range', '74 x 56', 'G')),
      minor(fact('size_range', '76 x 59', 'GG')),
      fact('contents', '1 preta'),
      fact('contents', '1 branca'),
      fact('contents', '1 cinza mescla'),
      fact('colour', 'preta'),
      fact('colour', 'branca'),
      fact('colour', 'cinza mescla'),
      fact('claim', 'gola redonda'),
      fact('claim', 'manga curta'),
      minor(fact('claim', 'não desbota')),
      fact('care', 'lavar com água fria'),
      fact('warning', 'não usar alvejante'),
      minor(fact('warning', 'não passar sobre a estampa')),
    ],
    traps: [
      trap('P - M - G - GG', 'a size Q; P is S in Japan, G is L'),
      trap('Não é poliéster', 'the material is polyester'),
      trap('30.1', 'thirty units, or 30.1 of any measure'),
      trap('alvejante', 'it may be bleached'),
      trap('4.9', 'a measure of 4.9'),
      trap('P: 70cm', 'every size is 70 cm long'),
      trap('estampa', 'the T-shirt is printed: it is plain'),
    ],
  },
];
