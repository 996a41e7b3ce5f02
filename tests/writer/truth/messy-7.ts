import { fact, minor, ofPart, quantity, type TruthCase, trap } from './truth-case.ts';

export const MESSY_7: TruthCase[] = [
  {
    id: 'messy-security-camera',
    family: 'security',
    text: `CÂMERA IP LÂMPADA 360° WIFI 1080P 👁 VISÃO NOTURNA c/ áudio [app Yoosee] segurança casa loja babá eletrônica

Rosca E27, é só rosquear!
Bivolt 110-240v
Wi-Fi 2,4GHz SOMENTE (ñ pega em 5G)
visão noturna até 10 m, colorida
cartão microSD até 128GB (NÃO ACOMPANHA)
Ângulo 355º horizontal / 90° vertical
aceita celular Android e IOS
Uso INTERNO, não instale na chuva.
12 x sem juros no cartão`,
    facts: [
      fact('product_type', 'câmera ip lâmpada'),
      fact('claim', '1080P'),
      fact('claim', 'visão noturna'),
      fact('claim', 'c/ áudio'),
      minor(fact('claim', 'wifi')),
      minor(fact('claim', 'app Yoosee')),
      fact('use', 'segurança casa loja'),
      minor(fact('use', 'babá eletrônica')),
      fact('claim', 'rosca E27'),
      quantity('voltage', '110-240', 'v'),
      minor(quantity('voltage', 'bivolt')),
      quantity('frequency', '2,4', 'GHz'),
      fact('warning', 'ñ pega em 5G'),
      quantity('range', '10', 'm'),
      fact('compatibility', 'cartão microSD até 128GB'),
      fact('warning', 'cartão microSD até 128GB (não acompanha)'),
      minor(fact('claim', 'ângulo 355º horizontal / 90° vertical')),
      fact('compatibility', 'celular Android e IOS'),
      fact('use', 'uso interno'),
      fact('warning', 'não instale na chuva'),
    ],
    traps: [
      trap('128GB', 'the camera has 128 GB of memory'),
      trap('NÃO ACOMPANHA', 'a memory card is included'),
      trap('5G', 'works with 5G or 5 GHz'),
      trap('LÂMPADA', 'the product is a bulb that lights the room only'),
      trap('10 m', 'the camera is 10 m long, or Wi-Fi reaches 10 m'),
      trap('chuva', 'weatherproof'),
      trap('12 x', 'twelve cameras'),
      trap('360°', 'it turns a full 360 degrees: the table says 355'),
    ],
  },
  {
    id: 'messy-silicone-utensils',
    family: 'kitchen',
    text: `JOGO UTENSÍLIOS COZINHA 12 PEÇAS SILICONE CABO MADEIRA + POTE 🍳👩‍🍳 NÃO RISCA PANELA antiaderente teflon

Concha, espátula, escumadeira, pegador, fouet, pincel, pegador macarrão, espátula vazada, colher, colher furada, espátula pequena + pote = 12
resiste ate 230 graus
silicone livre bpa; cabo de madeira de faia
tamanhos entre 20cm ~ 33cm
cores: preto / verde menta / rosê
✋ Não deixar de molho (por causa da madeira)
✋ Nao colocar na lava-louças
Panelas da foto são da marca do nosso parceiro, nao inclusas`,
    facts: [
      fact('product_type', 'jogo utensílios cozinha'),
      quantity('parts', '12', 'peças'),
      fact('material', 'silicone'),
      fact('material', 'madeira de faia', 'cabo'),
      fact('contents', 'concha'),
      fact('contents', 'espátula'),
      fact('contents', 'escumadeira'),
      fact('contents', 'pegador'),
      fact('contents', 'fouet'),
      fact('contents', 'pincel'),
      fact('contents', 'pegador macarrão'),
      fact('contents', 'espátula vazada'),
      fact('contents', 'colher'),
      fact('contents', 'colher furada'),
      fact('contents', 'espátula pequena'),
      fact('contents', 'pote'),
      fact('claim', 'não risca panela'),
      minor(fact('compatibility', 'panela antiaderente')),
      quantity('temperature', '230', 'graus'),
      fact('claim', 'livre bpa'),
      quantity('length', '20cm ~ 33', 'cm'),
      fact('colour', 'preto'),
      fact('colour', 'verde menta'),
      fact('colour', 'rosê'),
      fact('warning', 'não deixar de molho'),
      fact('warning', 'nao colocar na lava-louças'),
      fact('warning', 'panelas da foto são da marca do nosso parceiro, nao inclusas'),
    ],
    traps: [
      trap('PANELA antiaderente', 'a pan is sold, or the utensils are non-stick'),
      trap('teflon', 'made of Teflon'),
      trap('molho', 'sauce; or it may be soaked'),
      trap('lava-louças', 'safe for the dishwasher'),
      trap('menta', 'contains mint'),
      trap('macarrão', 'pasta is included'),
      trap('pincel', 'a make-up or paint brush'),
    ],
  },
  {
    id: 'messy-sunglasses',
    family: 'accessories',
    text: `ÓCULOS DE SOL POLARIZADO MASCULINO UV400 🕶 ESTILO AVIADOR (inspired) + brinde flanela & case

armação em liga de metal / lente TAC
lente 58mm - ponte 14 mm - haste 135mm
COR: 1. lente preta/armação dourada 2. lente azul/armação prata 3. lente verde/armação preta
🚗 ideal p/ dirigir, pescar, praia
❗ não é Ray-Ban, não é óculos de grau
pesa só 25g
Não deixar no painel do carro ☀️`,
    facts: [
      fact('product_type', 'óculos de sol polarizado masculino'),
      fact('audience', 'masculino'),
      fact('claim', 'UV400'),
      minor(fact('claim', 'polarizado')),
      minor(fact('claim', 'estilo aviador')),
      fact('contents', 'flanela'),
      fact('contents', 'case'),
      fact('material', 'liga de metal', 'armação'),
      fact('material', 'TAC', 'lente'),
      ofPart('lente', quantity('width', '58', 'mm')),
      ofPart('ponte', quantity('width', '14', 'mm')),
      ofPart('haste', quantity('length', '135', 'mm')),
      fact('colour', 'lente preta/armação dourada'),
      fact('colour', 'lente azul/armação prata'),
      fact('colour', 'lente verde/armação preta'),
      fact('use', 'dirigir, pescar, praia'),
      fact('warning', 'não é Ray-Ban'),
      fact('warning', 'não é óculos de grau'),
      quantity('weight', '25', 'g'),
      fact('warning', 'não deixar no painel do carro'),
    ],
    traps: [
      trap('Ray-Ban', 'the brand is Ray-Ban'),
      trap('óculos de grau', 'prescription glasses'),
      trap('UV400', '400 units'),
      trap('ponte 14 mm', 'a bridge to walk on'),
      trap('prata', 'made of silver'),
      trap('dourada', 'made of gold'),
      trap('carro', 'a car accessory'),
    ],
  },
  {
    id: 'messy-grow-light',
    family: 'garden',
    text: `Luz de cultivo LED full spectrum p/ plantas 🌱🪴 4 CABEÇAS c/ garra — suculenta, orquídea, horta em casa

• 80 leds, 40W (potência real 12W!!)
• timer 4h / 8h / 12h
• 10 níveis de brilho
• hastes flexíveis de 40 cm cada
• garra abre até 6cm — prende em mesa de madeira, vidro, prateleira de metal
• usb 5v (fonte à parte)
vaso, terra e planta NÃO INCLUSOS 😅
cresce 3x mais rapido!`,
    facts: [
      fact('product_type', 'luz de cultivo LED'),
      minor(fact('claim', 'full spectrum')),
      fact('use', 'plantas'),
      minor(fact('use', 'suculenta, orquídea, horta em casa')),
      fact('claim', '4 cabeças'),
      minor(fact('claim', 'c/ garra')),
      minor(fact('number', '80 leds')),
      quantity('power', '12', 'W'),
      fact('claim', 'timer 4h / 8h / 12h'),
      quantity('levels', '10', 'níveis'),
      ofPart('hastes', quantity('length', '40', 'cm')),
      minor(fact('claim', 'hastes flexíveis')),
      ofPart('garra', quantity('width', '6', 'cm')),
      minor(fact('use', 'prende em mesa de madeira, vidro, prateleira de metal')),
      quantity('voltage', '5', 'v'),
      fact('warning', 'fonte à parte'),
      fact('warning', 'vaso, terra e planta não inclusos'),
    ],
    traps: [
      trap('40W', 'the power is 40 W: the seller says 12 W is real'),
      trap('mesa de madeira, vidro', 'made of wood, glass or metal'),
      trap('vaso, terra e planta', 'a pot, soil or plant is included'),
      trap('3x mais rapido', 'plants grow three times faster'),
      trap('4 CABEÇAS', 'four lamps'),
      trap('12h', 'battery for 12 hours'),
      trap('fonte à parte', 'a power adapter is included, or a water fountain'),
    ],
  },
  {
    id: 'messy-memory-foam-pillow',
    family: 'bedding',
    text: `Travesseiro NASA Viscoelástico Ortopédico CERVICAL 😴 anti ronco!? alto 50x30x10/7cm c/ CAPA

Espuma viscoelástica D50 (não é pena, não é látex)
Capa 60% algodao 40% poliéster, com zíper, pode lavar na máquina
Espuma NÃO pode lavar nem pegar sol
Altura: 10cm de um lado e 7 cm do outro
Peso 950g
Branco
Vem a vácuo, espere 24h p/ voltar ao formato
Lençol, cama e edredom meramente ilustrativos
Médicos aprovam. Fim da insônia!!!`,
    facts: [
      fact('product_type', 'travesseiro'),
      minor(fact('claim', 'cervical')),
      fact('material', 'espuma viscoelástica D50'),
      fact('material', '60% algodao', 'capa'),
      fact('material', '40% poliéster', 'capa'),
      fact('contents', 'capa'),
      minor(fact('claim', 'com zíper')),
      fact('care', 'pode lavar na máquina'),
      fact('warning', 'espuma não pode lavar nem pegar sol'),
      quantity('dimensions', '50x30x10/7', 'cm'),
      quantity('height', '10', 'cm'),
      quantity('height', '7', 'cm'),
      quantity('weight', '950', 'g'),
      fact('colour', 'branco'),
      fact('use', 'espere 24h p/ voltar ao formato'),
      minor(fact('warning', 'lençol, cama e edredom meramente ilustrativos')),
    ],
    traps: [
      trap('NASA', 'the brand is NASA, or NASA certifies it'),
      trap('não é pena, não é látex', 'made of feathers or latex'),
      trap('anti ronco', 'it stops snoring'),
      trap('Médicos aprovam', 'approved by doctors'),
      trap('Fim da insônia', 'it cures insomnia'),
      trap('24h', 'duration of use or delivery'),
      trap('Lençol, cama e edredom', 'sheets, a bed or a quilt are included'),
      trap('Ortopédico', 'a medical device'),
      trap('D50', 'a diameter of 50'),
    ],
  },
  {
    id: 'messy-kids-watch',
    family: 'kids',
    text: `relogio digital infantil prova dagua 30m menino menina LED 🦖🦄 + 5 anos (Unicornio / Dino / Astronauta)

pulseira silicone macio 19cm
caixa plastico 3,5 cm
data alarme cronometro luz 7 cores
bateria CR2032 ja inclusa, dura +- 1 ano
Resiste a respingos e lavar a mão. apesar de escrito 30m NÃO nade nem tome banho com ele
1x relogio 1x latinha presente
Devolução: 7 dias após receber`,
    facts: [
      fact('product_type', 'relogio digital infantil'),
      fact('audience', 'infantil'),
      minor(fact('audience', 'menino menina')),
      quantity('age', '+ 5', 'anos'),
      fact('claim', 'Unicornio / Dino / Astronauta'),
      fact('material', 'silicone', 'pulseira'),
      ofPart('pulseira', quantity('length', '19', 'cm')),
      fact('material', 'plastico', 'caixa'),
      minor(fact('number', '3,5 cm', 'caixa')),
      fact('claim', 'data alarme cronometro'),
      minor(fact('claim', 'luz 7 cores')),
      fact('claim', 'bateria CR2032 ja inclusa'),
      minor(quantity('duration', '1', 'ano')),
      fact('claim', 'resiste a respingos'),
      fact('warning', 'não nade nem tome banho com ele'),
      fact('contents', '1x relogio'),
      fact('contents', '1x latinha presente'),
    ],
    traps: [
      trap('prova dagua 30m', 'waterproof to 30 m: the seller takes it back'),
      trap('1 ano', 'a one-year warranty, or from one year of age'),
      trap('CR2032', 'a battery of 2032 mAh'),
      trap('7 cores', 'sold in seven colours'),
      trap('Unicornio / Dino', 'toy animals are sold'),
      trap('7 dias', 'a warranty of 7 days'),
      trap('lavar a mão', 'a care rule to wash the watch by hand'),
    ],
  },
];
