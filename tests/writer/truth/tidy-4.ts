import { fact, minor, quantity, type TruthCase, trap } from './truth-case.ts';

export const TIDY_4: TruthCase[] = [
  {
    id: 'tidy-coffee-grinder',
    family: 'kitchen',
    text: `Moedor de café manual
Capacidade: 30 g de grãos
Mós: cerâmica
Corpo: aço inoxidável
Altura: 19 cm
Diâmetro: 4,8 cm
Peso: 270 g
6 níveis de moagem
Acompanha escova de limpeza.
Não lavar na lava-louças.`,
    facts: [
      fact('product_type', 'moedor de café manual'),
      minor(fact('claim', 'capacidade: 30 g de grãos')),
      fact('material', 'cerâmica', 'mós'),
      fact('material', 'aço inoxidável', 'corpo'),
      quantity('height', '19', 'cm'),
      quantity('diameter', '4,8', 'cm'),
      quantity('weight', '270', 'g'),
      quantity('levels', '6', 'níveis'),
      fact('contents', 'escova de limpeza'),
      fact('warning', 'não lavar na lava-louças'),
      minor(fact('claim', 'manual')),
    ],
    traps: [
      trap('30 g de grãos', 'the grinder weighs 30 g, or coffee is included'),
      trap('manual', 'an instruction manual is included'),
      trap('cerâmica', 'the body is ceramic'),
      trap('lava-louças', 'it is safe for the dishwasher'),
    ],
  },
  {
    id: 'tidy-rain-jacket',
    family: 'fashion',
    text: `Jaqueta corta-vento unissex com capuz
Tamanhos: P, M, G e GG
Cores: preto, verde e laranja
Composição: 100% nylon
Forro: malha de poliéster
2 bolsos com zíper
Repelente à água
Lavar à mão. Não passar a ferro.`,
    facts: [
      fact('product_type', 'jaqueta corta-vento unissex com capuz'),
      fact('audience', 'unissex'),
      fact('size_range', 'P, M, G e GG'),
      fact('colour', 'preto'),
      fact('colour', 'verde'),
      fact('colour', 'laranja'),
      fact('material', '100% nylon'),
      fact('material', 'malha de poliéster', 'forro'),
      fact('claim', '2 bolsos com zíper'),
      fact('claim', 'repelente à água'),
      minor(fact('claim', 'com capuz')),
      fact('care', 'lavar à mão'),
      fact('warning', 'não passar a ferro'),
    ],
    traps: [
      trap('P, M, G e GG', 'sizes P or G in a Japanese text, where they are S and L'),
      trap('ferro', 'made of iron, or it may be ironed'),
      trap('laranja', 'made of orange or smelling of oranges'),
      trap('Repelente à água', 'fully waterproof; or an insect repellent'),
      trap('2 bolsos', 'two bags are included'),
    ],
  },
  {
    id: 'tidy-aroma-diffuser',
    family: 'home',
    text: `Difusor de aromas ultrassônico
Capacidade: 300 ml
Potência: 12 W
Tensão: 100–240 V
Tempo de uso: até 8 horas
Área de cobertura: 25 m²
7 cores de luz
Material: polipropileno
Acabamento: imitação de madeira
Desliga automaticamente quando a água acaba.
Óleo essencial não incluso.`,
    facts: [
      fact('product_type', 'difusor de aromas ultrassônico'),
      quantity('volume', '300', 'ml'),
      quantity('power', '12', 'W'),
      quantity('voltage', '100–240', 'V'),
      quantity('duration', '8', 'horas'),
      quantity('area', '25', 'm²'),
      minor(fact('claim', '7 cores de luz')),
      minor(quantity('levels', '7', 'cores de luz')),
      fact('material', 'polipropileno'),
      minor(fact('claim', 'imitação de madeira')),
      fact('claim', 'desliga automaticamente quando a água acaba'),
      fact('warning', 'óleo essencial não incluso'),
    ],
    traps: [
      trap('imitação de madeira', 'made of wood'),
      trap('7 cores de luz', 'the diffuser is sold in seven colours'),
      trap('Óleo essencial não incluso', 'essential oil is included'),
      trap('25 m²', 'the size of the product is 25 m'),
    ],
  },
  {
    id: 'tidy-snorkel',
    family: 'sports',
    text: `Máscara de mergulho com snorkel
Público: adultos
Lente: vidro temperado
Vedação: silicone
Profundidade máxima: 5 m
Cor: transparente com detalhes azuis
Conteúdo: 1 máscara, 1 snorkel, 1 bolsa de rede
Enxágue com água doce após o uso.
Não use para mergulho profissional.`,
    facts: [
      fact('product_type', 'máscara de mergulho com snorkel'),
      fact('audience', 'adultos'),
      fact('material', 'vidro temperado', 'lente'),
      fact('material', 'silicone', 'vedação'),
      quantity('depth_rating', '5', 'm'),
      fact('colour', 'transparente'),
      minor(fact('colour', 'azuis', 'detalhes')),
      fact('contents', '1 máscara'),
      fact('contents', '1 snorkel'),
      fact('contents', '1 bolsa de rede'),
      fact('care', 'enxágue com água doce após o uso'),
      fact('warning', 'não use para mergulho profissional'),
    ],
    traps: [
      trap('Profundidade máxima: 5 m', 'the mask is 5 m deep or long'),
      trap('mergulho profissional', 'for professional diving'),
      trap('água doce', 'sweetened water'),
      trap('Máscara', 'a cosmetic or medical face mask'),
      trap('detalhes azuis', 'the whole mask is blue'),
    ],
  },
  {
    id: 'tidy-monitor-stand',
    family: 'office',
    text: `Suporte para notebook em alumínio
Compatível com notebooks de 10 a 15,6 polegadas
Carga máxima: 8 kg
Ajuste de altura: 7 níveis
Dimensões: 26 x 24 x 5 cm
Peso: 0,62 kg
Cor: cinza-espacial
Dobrável
Almofadas de silicone antiderrapante`,
    facts: [
      fact('product_type', 'suporte para notebook'),
      fact('material', 'alumínio'),
      fact('compatibility', 'notebooks de 10 a 15,6 polegadas'),
      quantity('load', '8', 'kg'),
      quantity('levels', '7', 'níveis'),
      quantity('dimensions', '26 x 24 x 5', 'cm'),
      quantity('weight', '0,62', 'kg'),
      fact('colour', 'cinza-espacial'),
      fact('claim', 'dobrável'),
      fact('material', 'silicone', 'almofadas'),
      minor(fact('claim', 'antiderrapante')),
    ],
    traps: [
      trap('8 kg', 'the stand weighs 8 kg'),
      trap('10 a 15,6 polegadas', 'the stand has a screen'),
      trap('Almofadas', 'cushions or pillows are sold'),
      trap('notebook', 'a computer or a paper notebook is sold'),
    ],
  },
  {
    id: 'tidy-hair-oil',
    family: 'beauty',
    text: `Óleo capilar de argan 60 ml
Marca: Raiz Serena
Conteúdo: 60 ml
Ingredientes: óleo de argan, óleo de coco, vitamina E
Indicado para cabelos secos e cacheados
Aplique 2 gotas nas pontas úmidas. Não enxaguar.
Vegano, sem parabenos e sem silicone
Uso externo.`,
    facts: [
      fact('product_type', 'óleo capilar de argan'),
      fact('brand', 'Raiz Serena'),
      quantity('volume', '60', 'ml'),
      fact('claim', 'óleo de argan'),
      fact('claim', 'óleo de coco'),
      fact('claim', 'vitamina E'),
      fact('audience', 'cabelos secos e cacheados'),
      fact('use', 'aplique 2 gotas nas pontas úmidas'),
      fact('use', 'não enxaguar'),
      fact('claim', 'vegano'),
      fact('claim', 'sem parabenos'),
      fact('claim', 'sem silicone'),
      fact('warning', 'uso externo'),
    ],
    traps: [
      trap('sem silicone', 'contains or is made of silicone'),
      trap('sem parabenos', 'contains parabens'),
      trap('2 gotas', 'two bottles'),
      trap('Não enxaguar', 'must be rinsed out'),
      trap('secos', 'the product is dry'),
    ],
  },
  {
    id: 'tidy-camping-tent',
    family: 'camping',
    text: `Barraca de camping para 4 pessoas
Dimensões: 210 x 210 x 140 cm
Tecido: poliéster 190T
Varetas: fibra de vidro
Coluna d'água: 1.500 mm
Peso: 3,2 kg
Cor: verde e cinza
Inclui 14 estacas e bolsa de transporte
Não acender fogo dentro da barraca.`,
    facts: [
      fact('product_type', 'barraca de camping para 4 pessoas'),
      minor(fact('audience', '4 pessoas')),
      quantity('dimensions', '210 x 210 x 140', 'cm'),
      fact('material', 'poliéster 190T', 'tecido'),
      fact('material', 'fibra de vidro', 'varetas'),
      minor(fact('number', '1.500 mm')),
      quantity('weight', '3,2', 'kg'),
      fact('colour', 'verde'),
      fact('colour', 'cinza'),
      fact('contents', '14 estacas'),
      fact('contents', 'bolsa de transporte'),
      fact('warning', 'não acender fogo dentro da barraca'),
    ],
    traps: [
      trap('1.500 mm', 'a length, height or thickness of 1,500 mm'),
      trap('190T', 'a weight of 190 t'),
      trap('fibra de vidro', 'the tent is made of glass'),
      trap('4 pessoas', 'four tents'),
      trap('Coluna', 'a column or spine is sold'),
    ],
  },
];
