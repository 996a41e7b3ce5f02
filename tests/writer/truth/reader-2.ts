import { fact, minor, ofPart, quantity, type TruthCase, trap } from './truth-case.ts';

/** The fresh reader's messy texts of docs/robots-reader, with their facts. */
export const READER_2: TruthCase[] = [
  {
    id: 'reader-pet-fountain',
    family: 'pet',
    text: `Fonte bebedouro automatico p gatos e cães pequenos 2L silenciosa c/ filtro de carvão ativado [ORIGINAL PETFLOW PF-200]
>>> Capacidade 2 litros
>>> Ruído menor que 30 dB
>>> Consumo: 2W
>>> Alimentação USB 5V (NÃO ACOMPANHA ADAPTADOR DE TOMADA)
>>> Cabo de 1,5 metro
>>> Material: plástico PP atóxico, livre de BPA
>>> Dimensões: 18 x 18 x 15 cm
>>> 3 modos de fluxo
Trocar o filtro a cada 2 a 4 semanas. Limpar a bomba 1 vez por semana. Não ligar sem água.
Acompanha: fonte, 1 bomba, 1 filtro, cabo USB`,
    facts: [
      fact('product_type', 'Fonte bebedouro'),
      minor(fact('claim', 'automatico')),
      fact('audience', 'gatos e cães pequenos'),
      quantity('volume', '2', 'L'),
      minor(fact('claim', 'silenciosa')),
      minor(fact('claim', 'filtro de carvão ativado')),
      fact('material', 'carvão ativado', 'filtro'),
      fact('model_code', 'PF-200'),
      minor(fact('brand', 'PETFLOW')),
      quantity('noise', '30', 'dB'),
      quantity('power', '2', 'W'),
      quantity('voltage', '5', 'V'),
      fact('warning', 'NÃO ACOMPANHA ADAPTADOR DE TOMADA'),
      ofPart('cabo', quantity('length', '1,5', 'metro')),
      fact('material', 'plástico PP atóxico'),
      fact('claim', 'livre de BPA'),
      quantity('dimensions', '18 x 18 x 15', 'cm'),
      quantity('levels', '3', 'modos'),
      fact('care', 'Trocar o filtro a cada 2 a 4 semanas'),
      fact('care', 'Limpar a bomba 1 vez por semana'),
      fact('warning', 'Não ligar sem água'),
      fact('contents', 'fonte'),
      fact('contents', '1 bomba'),
      fact('contents', '1 filtro'),
      fact('contents', 'cabo USB'),
    ],
    traps: [
      trap('cães pequenos', 'the fountain is small'),
      trap('5V', 'plugs into a 5 V wall outlet'),
      trap('carvão ativado', 'the fountain is made of charcoal'),
      trap('1,5 metro', 'the fountain is 1.5 m long'),
    ],
  },
  {
    id: 'reader-jars',
    family: 'storage',
    text: `Kit 12 Potes Herméticos de Vidro com Tampa de Bambu Organização Cozinha Mantimentos

Organize sua cozinha com muito estilo! O kit contem 12 potes nos tamanhos:
- 4 potes de 250ml (8cm de altura)
- 4 potes de 500 ml (12cm de altura)
- 4 potes de 1 litro (18cm de altura)
Vidro borossilicato resistente a temperaturas de -20°C a 150°C. Anel de vedação em silicone. Pode ir ao microondas e freezer SEM a tampa. 
Conserva café, arroz, macarrão, temperos, farinha, grãos por mais tempo.
Acompanha 24 etiquetas adesivas + 1 caneta.
obs: as colheres e alimentos das fotos NÃO estão inclusos
Peso total do kit 5,2 kg`,
    facts: [
      fact('product_type', 'Potes Herméticos'),
      quantity('count', '12'),
      fact('material', 'Vidro'),
      minor(fact('material', 'Vidro borossilicato')),
      fact('material', 'Bambu', 'tampa'),
      minor(fact('claim', 'com Tampa')),
      ofPart('potes de 250ml', quantity('height', '8', 'cm')),
      ofPart('potes de 500 ml', quantity('height', '12', 'cm')),
      ofPart('potes de 1 litro', quantity('height', '18', 'cm')),
      minor(fact('contents', '4 potes de 250ml')),
      minor(fact('contents', '4 potes de 500 ml')),
      minor(fact('contents', '4 potes de 1 litro')),
      minor(fact('contents', '12 potes')),
      quantity('temperature', '-20°C a 150', '°C'),
      fact('material', 'silicone', 'anel de vedação'),
      fact('care', 'Pode ir ao microondas e freezer SEM a tampa'),
      minor(fact('use', 'Conserva café, arroz, macarrão, temperos, farinha, grãos')),
      minor(fact('use', 'Organização Cozinha')),
      fact('contents', '24 etiquetas adesivas'),
      fact('contents', '1 caneta'),
      fact('warning', 'as colheres e alimentos das fotos NÃO estão inclusos'),
      ofPart('kit', quantity('weight', '5,2', 'kg')),
    ],
    traps: [
      trap('8cm de altura', 'every jar is 8 cm high'),
      trap('5,2 kg', 'a jar weighs 5.2 kg'),
      trap('250ml', 'every jar holds 250 ml'),
      trap('café, arroz, macarrão', 'food comes along'),
    ],
  },
  {
    id: 'reader-desk-lamp',
    family: 'lighting',
    text: `luminaria de mesa led articulada dobravel recarregavel USB-C touch 3 cores de luz 🌙💡
lampada led embutida de 5w, 48 leds, vida util de 50.000 horas
temperatura de cor 3000K / 4500K / 6000K, brilho ajustável em 10 níveis
bateria interna 1800 mah dura de 3 a 20 horas dependendo do brilho
carrega em 3h
base de madeira de faia, haste de alumínio
altura maxima 42 cm
com timer de 30 minutos e função memória
bom p/ ler, estudar, home office, quarto de bebe
nao acompanha carregador de parede / cabo incluso (1m)
Cor: branca ou preta`,
    facts: [
      fact('product_type', 'luminaria de mesa'),
      minor(fact('claim', 'led')),
      minor(fact('claim', 'articulada')),
      fact('claim', 'dobravel'),
      fact('claim', 'recarregavel USB-C'),
      minor(fact('claim', 'touch')),
      minor(fact('claim', '3 cores de luz')),
      ofPart('lampada', quantity('power', '5', 'w')),
      minor(fact('claim', '48 leds')),
      minor(quantity('lifespan', '50.000', 'horas')),
      minor(fact('number', '3000K / 4500K / 6000K')),
      minor(quantity('colour_temperature', '3000', 'K')),
      minor(quantity('colour_temperature', '4500', 'K')),
      minor(quantity('colour_temperature', '6000', 'K')),
      minor(quantity('colour_temperature', '3000K / 4500K / 6000', 'K')),
      quantity('levels', '10', 'níveis'),
      quantity('battery', '1800', 'mah'),
      quantity('duration', '3 a 20', 'horas'),
      quantity('charge_time', '3', 'h'),
      fact('material', 'madeira de faia', 'base'),
      fact('material', 'alumínio', 'haste'),
      quantity('height', '42', 'cm'),
      minor(fact('claim', 'timer de 30 minutos')),
      minor(fact('claim', 'função memória')),
      minor(fact('use', 'ler, estudar, home office, quarto de bebe')),
      fact('warning', 'nao acompanha carregador de parede'),
      minor(fact('contents', 'cabo incluso (1m)')),
      ofPart('cabo', quantity('length', '1', 'm')),
      fact('colour', 'branca'),
      fact('colour', 'preta'),
    ],
    traps: [
      trap('cabo incluso', 'the cable does not come along'),
      trap('30 minutos', 'it shines for 30 minutes'),
      trap('50.000 horas', 'the battery lasts 50,000 hours'),
      trap('quarto de bebe', 'for babies to use'),
    ],
  },
  {
    id: 'reader-backpack',
    family: 'bags',
    text: `*** MOCHILA IMPERMEÁVEL ANTIFURTO PARA NOTEBOOK ATÉ 15,6" *** UNISSEX *** USB ***
Descrição do produto:
Material externo: Poliéster 600D resistente à água / Forro: nylon
Tamanho (AxLxP): 45 x 30 x 14 cm | Capacidade: 22 litros | Peso: 0,75kg
Bolsos: 1 principal + 2 laterais (garrafa/guarda-chuva) + 1 bolso secreto nas costas
Porta USB externa (power bank NÃO incluso)
Zíper escondido, alças acolchoadas e faixa para prender na mala de rodinhas
Fits laptops: MacBook Pro 16, Dell XPS 15 e similares
Suporta até 15 kg
Cores: Cinza chumbo | Azul marinho | Preto
Lavagem: à mão, água fria. Não usar secadora.
⚠ A cor pode variar um pouco por causa da iluminação da foto.
www.mochilasurban.com.br`,
    facts: [
      fact('product_type', 'MOCHILA'),
      fact('claim', 'ANTIFURTO'),
      minor(fact('compatibility', 'NOTEBOOK ATÉ 15,6"')),
      fact('audience', 'UNISSEX'),
      minor(fact('claim', 'USB')),
      fact('material', 'Poliéster 600D resistente à água', 'externo'),
      minor(fact('claim', 'resistente à água')),
      fact('material', 'nylon', 'forro'),
      quantity('dimensions', '45 x 30 x 14', 'cm'),
      quantity('volume', '22', 'litros'),
      quantity('weight', '0,75', 'kg'),
      minor(fact('claim', '1 principal + 2 laterais (garrafa/guarda-chuva) + 1 bolso secreto nas costas')),
      minor(fact('claim', 'Porta USB externa')),
      fact('warning', 'power bank NÃO incluso'),
      minor(fact('claim', 'Zíper escondido, alças acolchoadas e faixa para prender na mala de rodinhas')),
      minor(fact('compatibility', 'MacBook Pro 16, Dell XPS 15 e similares')),
      quantity('load', '15', 'kg'),
      fact('colour', 'Cinza chumbo'),
      fact('colour', 'Azul marinho'),
      fact('colour', 'Preto'),
      fact('care', 'à mão, água fria'),
      fact('care', 'Não usar secadora'),
      minor(fact('warning', 'A cor pode variar um pouco por causa da iluminação da foto')),
    ],
    traps: [
      trap('IMPERMEÁVEL', 'waterproof: the specification only says resistant to water'),
      trap('Forro: nylon', 'the outside is nylon'),
      trap('15,6"', 'the backpack is 15.6 inches'),
      trap('garrafa/guarda-chuva', 'a bottle or an umbrella comes along'),
    ],
  },
  {
    id: 'reader-dinosaurs',
    family: 'toys',
    text: `Jogo Dinossauro Brinquedo Educativo Montar Desmontar c/ Furadeira Elétrica - Kit 3 Dinos (STEM toys) 🦖🦕
Seu filho vai AMAR!! Idade recomendada: a partir de 3 anos
Vem: 3 dinossauros (T-Rex, Triceratops, Braquiossauro), 1 furadeira elétrica, 2 chaves de fenda, 46 parafusos e 3 ovos surpresa
furadeira usa 2 pilhas AA (não acompanha pilhas)
plástico ABS não tóxico, bordas arredondadas
tamanho de cada dino: aprox. 17 a 20cm
certificado INMETRO e CE
Desenvolve coordenação motora, criatividade e raciocinio lógico. Meninos e meninas de 3 a 8 anos.
CONTÉM PEÇAS PEQUENAS – risco de engasgo p/ menores de 3 anos. Uso sob supervisão de um adulto.`,
    facts: [
      fact('product_type', 'Brinquedo Educativo'),
      minor(fact('product_type', 'Dinossauro Brinquedo Educativo')),
      minor(fact('claim', 'Montar Desmontar')),
      minor(quantity('count', '3')),
      quantity('age', '3', 'anos'),
      minor(quantity('age', '3 a 8', 'anos')),
      fact('contents', '3 dinossauros (T-Rex, Triceratops, Braquiossauro)'),
      fact('contents', '1 furadeira elétrica'),
      fact('contents', '2 chaves de fenda'),
      fact('contents', '46 parafusos'),
      fact('contents', '3 ovos surpresa'),
      minor(fact('claim', 'usa 2 pilhas AA')),
      fact('warning', 'não acompanha pilhas'),
      fact('material', 'plástico ABS não tóxico'),
      minor(fact('claim', 'bordas arredondadas')),
      ofPart('cada dino', quantity('dimensions', '17 a 20', 'cm')),
      fact('certification', 'INMETRO'),
      fact('certification', 'CE'),
      minor(fact('audience', 'Meninos e meninas')),
      fact('warning', 'CONTÉM PEÇAS PEQUENAS – risco de engasgo p/ menores de 3 anos'),
      fact('warning', 'Uso sob supervisão de um adulto'),
    ],
    traps: [
      trap('menores de 3 anos', 'fit for children under three'),
      trap('furadeira elétrica', 'the product is a drill'),
      trap('17 a 20cm', 'the whole kit measures 17 to 20 cm'),
      trap('Seu filho vai AMAR', 'a promise'),
    ],
  },
];
