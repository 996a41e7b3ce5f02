import { fact, minor, ofPart, quantity, type TruthCase, trap } from './truth-case.ts';

export const MESSY_3: TruthCase[] = [
  {
    id: 'messy-smartwatch',
    family: 'wearable',
    text: `SMARTWATCH RELÓGIO INTELIGENTE W29 PRO ⌚ tela 1,85" HD | 5ATM | +100 MODOS ESPORTE 🏃🏻‍♂️ LANÇAMENTO 2024

⚠️ NÃO É APPLE WATCH ⚠️ (mas parece 😉)
✅ Bateria 280 mAh - até 7 dias de uso / 20 dias em espera
✅ carregamento magnético, 2 h
✅ Tela 1,85 polegadas touch
✅ Memória interna 128MB
✅ mergulho até 50 metros (não usar em sauna ou água quente!!)
✅ compatível: Android 5.0+ e iOS 10+
✅ mede batimentos e oxigênio (não é aparelho médico)
pulseira de silicone preta, caixa em liga de zinco
Na caixa -> 1x relógio, 1x carregador, 1x manual
Detecta infarto antes de acontecer!!!`,
    facts: [
      fact('product_type', 'smartwatch'),
      fact('model_code', 'W29 PRO'),
      quantity('screen', '1,85', 'polegadas'),
      fact('certification', '5ATM'),
      minor(fact('claim', '+100 modos esporte')),
      minor(quantity('levels', '100', 'modos esporte')),
      fact('warning', 'não é Apple Watch'),
      quantity('battery', '280', 'mAh'),
      quantity('duration', '7', 'dias'),
      minor(quantity('duration', '20', 'dias')),
      quantity('charge_time', '2', 'h'),
      minor(fact('claim', 'carregamento magnético')),
      minor(fact('claim', 'touch')),
      quantity('memory', '128', 'MB'),
      quantity('depth_rating', '50', 'metros'),
      fact('warning', 'não usar em sauna ou água quente'),
      fact('compatibility', 'Android 5.0+ e iOS 10+'),
      fact('claim', 'mede batimentos e oxigênio'),
      fact('warning', 'não é aparelho médico'),
      fact('material', 'silicone', 'pulseira'),
      fact('colour', 'preta', 'pulseira'),
      fact('material', 'liga de zinco', 'caixa'),
      fact('contents', '1x relógio'),
      fact('contents', '1x carregador'),
      fact('contents', '1x manual'),
    ],
    traps: [
      trap('APPLE WATCH', 'the brand is Apple, or it is an Apple Watch'),
      trap('50 metros', 'a range or length of 50 m'),
      trap('Detecta infarto', 'any medical detection'),
      trap('2024', 'a quantity of 2024'),
      trap('caixa em liga de zinco', 'the packaging is made of zinc alloy: "caixa" is the watch case'),
      trap('sauna', 'it may be worn in the sauna'),
      trap('7 dias', 'a warranty of 7 days'),
    ],
  },
  {
    id: 'messy-air-fryer-liner',
    family: 'kitchen',
    text: `Forma de Silicone p/ AIR FRYER redonda reutilizavel 🍟🍗 (Philips Walita, Mondial, Electrolux, Oster) serve em todas acima de 3,5L

* Silicone grau alimentício
* aguenta de -40ºC a 230ºC
* 20cm diametro na borda / 16 cm no fundo / 7cm altura
* vai na lava louça, freezer e micro-ondas
* NÃO usar em fogão / chama direta
Pct c/ 2 un (1 cinza + 1 vermelha)
Chega de lavar cesto! Chega de papel manteiga descartável!
OBS: fritadeira NÃO inclusa (já perguntaram kkkk)`,
    facts: [
      fact('product_type', 'forma de silicone p/ air fryer'),
      fact('material', 'silicone'),
      minor(fact('claim', 'grau alimentício')),
      fact('claim', 'reutilizavel'),
      minor(fact('claim', 'redonda')),
      fact('compatibility', 'Philips Walita, Mondial, Electrolux, Oster'),
      fact('compatibility', 'acima de 3,5L'),
      quantity('temperature', '-40ºC a 230', 'ºC'),
      quantity('diameter', '20', 'cm'),
      ofPart('fundo', quantity('diameter', '16', 'cm')),
      quantity('height', '7', 'cm'),
      fact('care', 'vai na lava louça, freezer e micro-ondas'),
      fact('warning', 'não usar em fogão / chama direta'),
      quantity('count', '2', 'un'),
      fact('colour', 'cinza'),
      fact('colour', 'vermelha'),
      minor(fact('contents', '1 cinza + 1 vermelha')),
      fact('warning', 'fritadeira não inclusa'),
    ],
    traps: [
      trap('3,5L', 'the mould holds 3.5 l'),
      trap('Philips Walita', 'the brand of the mould is Philips Walita'),
      trap('AIR FRYER', 'an air fryer is sold'),
      trap('papel manteiga descartável', 'made of paper, or disposable'),
      trap('fogão', 'it may be used on a stove'),
      trap('serve em todas', 'it fits every air fryer without limit'),
    ],
  },
  {
    id: 'messy-car-vacuum',
    family: 'car',
    text: `Aspirador Portatil Automotivo 120W 12V ⛽🚗 LIGA NO ACENDEDOR 🚗⛽ Potente 4000pa - carro caminhao uber

Limpa banco de couro, tapete, porta-malas, painel de plastico, pelos de pet
cabo de 4,5 metros alcança o carro todo!!
peso 1,1kg
acompanha 3 bicos + filtro lavavel + bolsinha
usar no maximo 20 min seguidos senao esquenta
Não serve p/ tomada de casa (110/220)
NAO ASPIRE BITUCA ACESA
enviamos p/ todo brasil, retirada em mãos no brás`,
    facts: [
      fact('product_type', 'aspirador portatil automotivo'),
      quantity('power', '120', 'W'),
      quantity('voltage', '12', 'V'),
      minor(fact('claim', 'liga no acendedor')),
      minor(quantity('suction', '4000', 'pa')),
      fact('use', 'banco de couro, tapete, porta-malas, painel de plastico, pelos de pet'),
      minor(fact('compatibility', 'carro caminhao')),
      ofPart('cabo', quantity('length', '4,5', 'metros')),
      quantity('weight', '1,1', 'kg'),
      fact('contents', '3 bicos'),
      fact('contents', 'filtro lavavel'),
      fact('contents', 'bolsinha'),
      fact('warning', 'usar no maximo 20 min seguidos'),
      fact('warning', 'não serve p/ tomada de casa'),
      fact('warning', 'nao aspire bituca acesa'),
    ],
    traps: [
      trap('banco de couro', 'the vacuum is made of leather'),
      trap('painel de plastico', 'the vacuum is made of plastic'),
      trap('alcança o carro todo', 'a wireless range'),
      trap('4,5 metros', 'the size of the vacuum, or a wireless range of 4.5 m'),
      trap('110/220', 'the voltage is 110/220 V or dual'),
      trap('20 min', 'charge time, or a battery of 20 minutes'),
      trap('brás', 'a bra is sold; "brás" is a district of São Paulo'),
      trap('pelos de pet', 'it is an article for pets, or is made of PET'),
    ],
  },
  {
    id: 'messy-kids-tablet-board',
    family: 'toys',
    text: `LOUSA MÁGICA DIGITAL LCD 8.5 polegadas 🎨✏️ TABLET INFANTIL DE DESENHO (não é tablet de verdade!!)

Brinquedo educativo montessori estimula a criatividade 🧠
➤ tela LCD 8.5" colorida
➤ apaga com 1 botão + trava anti-apagamento
➤ Bateria CR2025 (já vem instalada), não precisa carregar!
➤ idade: 3+
➤ tamanho 22,5 x 14,5 x 0,5 cm - 110g
➤ cores: azul, rosa, verde (ENVIO ALEATÓRIO)
Contém 1 lousa e 1 canetinha
Não tem internet, não emite luz azul, não usa papel nem tinta`,
    facts: [
      fact('product_type', 'lousa mágica digital LCD'),
      fact('audience', 'infantil'),
      fact('warning', 'não é tablet de verdade'),
      quantity('screen', '8.5', 'polegadas'),
      minor(fact('claim', 'colorida')),
      minor(fact('claim', 'apaga com 1 botão')),
      minor(fact('claim', 'trava anti-apagamento')),
      fact('claim', 'bateria CR2025 (já vem instalada)'),
      minor(fact('claim', 'não precisa carregar')),
      quantity('age', '3+'),
      quantity('dimensions', '22,5 x 14,5 x 0,5', 'cm'),
      quantity('weight', '110', 'g'),
      fact('colour', 'azul'),
      fact('colour', 'rosa'),
      fact('colour', 'verde'),
      minor(fact('warning', 'envio aleatório')),
      fact('contents', '1 lousa'),
      fact('contents', '1 canetinha'),
      minor(fact('claim', 'não emite luz azul')),
      minor(fact('claim', 'não usa papel nem tinta')),
      minor(fact('use', 'desenho')),
    ],
    traps: [
      trap('TABLET INFANTIL', 'the product is a tablet computer'),
      trap('CR2025', 'a battery of 2025 mAh'),
      trap('Não tem internet', 'it connects to the internet'),
      trap('luz azul', 'it emits blue light, or blue light is a colour'),
      trap('papel', 'made of paper'),
      trap('estimula a criatividade', 'an educational effect as a fact'),
      trap('LOUSA', 'the product is a blackboard of slate'),
    ],
  },
  {
    id: 'messy-gold-necklace',
    family: 'jewellery',
    text: `Colar feminino banhado a ouro 18k 💛 CORAÇÃO PONTO DE LUZ 💛 presente dia das mães / namorada / madrinha

>> corrente veneziana 45cm + extensor 5cm <<
>> pingente 1,2cm
>> banho 10 milésimos de OURO 18K
>> pedra de zircônia cristal
>> NÃO contém níquel
Garantia de 1 ano no banho
Acompanha caixinha de MDF c/ laço
evite: cloro, perfume, dormir com a peça
(não é ouro maciço, ok? 🙏) Brincos da modelo não inclusos`,
    facts: [
      fact('product_type', 'colar feminino'),
      fact('audience', 'feminino'),
      fact('material', 'banhado a ouro 18k'),
      minor(fact('claim', 'coração ponto de luz')),
      minor(fact('use', 'presente')),
      fact('claim', 'corrente veneziana'),
      quantity('length', '45', 'cm'),
      ofPart('extensor', quantity('length', '5', 'cm')),
      minor(fact('number', '1,2cm', 'pingente')),
      minor(fact('claim', 'banho 10 milésimos')),
      fact('material', 'zircônia cristal', 'pedra'),
      fact('claim', 'não contém níquel'),
      quantity('warranty', '1', 'ano'),
      fact('contents', 'caixinha de MDF c/ laço'),
      fact('warning', 'evite: cloro, perfume, dormir com a peça'),
      fact('warning', 'não é ouro maciço'),
      fact('warning', 'brincos da modelo não inclusos'),
    ],
    traps: [
      trap('ouro maciço', 'solid gold'),
      trap('MDF', 'the necklace is made of wood or MDF'),
      trap('níquel', 'it contains nickel'),
      trap('Brincos', 'earrings are included'),
      trap('1 ano', 'for children of one year'),
      trap('18k', '18 kg or 18,000'),
      trap('cristal', 'it is made of crystal glass'),
    ],
  },
  {
    id: 'messy-resistance-bands',
    family: 'fitness',
    text: `KIT 5 FAIXAS ELÁSTICAS MINI BAND 💪 Exercício em Casa Glúteo Perna Treino ACADEMIA Fisio Pilates

🟢 X-leve 2-4kg 🔵 leve 4-7 kg 🟡 médio 7-11kg 🔴 forte 11-14kg ⚫ x-forte 14-18kg
Látex natural (quem tem alergia a látex NÃO deve usar!)
Medida: 30cm x 5cm (dobrada)
Acompanha sacolinha de tecido
EMAGREÇA 5KG EM 1 MÊS com nosso e-book 📕 (brinde digital por e-mail)
5 pçs por kit, 1 de cada cor
não esticar mais q 3x o tamanho`,
    facts: [
      fact('product_type', 'faixas elásticas mini band'),
      quantity('count', '5', 'faixas'),
      minor(quantity('parts', '5', 'pçs')),
      fact('use', 'exercício em casa'),
      minor(fact('use', 'pilates')),
      minor(fact('use', 'academia')),
      minor(quantity('levels', '5')),
      ofPart('x-leve', quantity('load', '2-4', 'kg')),
      ofPart('leve', quantity('load', '4-7', 'kg')),
      ofPart('médio', quantity('load', '7-11', 'kg')),
      ofPart('forte', quantity('load', '11-14', 'kg')),
      ofPart('x-forte', quantity('load', '14-18', 'kg')),
      fact('material', 'látex natural'),
      fact('warning', 'quem tem alergia a látex não deve usar'),
      quantity('dimensions', '30cm x 5', 'cm'),
      fact('contents', 'sacolinha de tecido'),
      minor(fact('contents', 'e-book')),
      fact('warning', 'não esticar mais q 3x o tamanho'),
    ],
    traps: [
      trap('EMAGREÇA 5KG', 'any loss of weight, or a load or weight of 5 kg'),
      trap('1 MÊS', 'a warranty or duration of one month'),
      trap('2-4kg', 'the bands weigh 2 to 4 kg'),
      trap('tecido', 'the bands are made of cloth'),
      trap('3x', 'three units'),
      trap('Fisio', 'a medical or therapeutic effect'),
    ],
  },
];
