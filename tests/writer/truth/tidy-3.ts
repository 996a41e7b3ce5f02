import { fact, minor, ofPart, quantity, type TruthCase, trap } from './truth-case.ts';

export const TIDY_3: TruthCase[] = [
  {
    id: 'tidy-neck-pillow',
    family: 'travel',
    text: `Travesseiro de viagem para pescoço
Enchimento: espuma viscoelástica
Capa: veludo removível
Medidas: 28 x 26 x 13 cm
Peso: 350 g
Cor: azul-marinho
Acompanha máscara de dormir e bolsa de transporte.
Lave apenas a capa.`,
    facts: [
      fact('product_type', 'travesseiro de viagem para pescoço'),
      fact('use', 'viagem'),
      fact('material', 'espuma viscoelástica', 'enchimento'),
      fact('material', 'veludo', 'capa'),
      minor(fact('claim', 'removível')),
      quantity('dimensions', '28 x 26 x 13', 'cm'),
      quantity('weight', '350', 'g'),
      fact('colour', 'azul-marinho'),
      fact('contents', 'máscara de dormir'),
      fact('contents', 'bolsa de transporte'),
      fact('care', 'lave apenas a capa'),
    ],
    traps: [
      trap('máscara de dormir', 'a face mask of cosmetics or hygiene is included'),
      trap('veludo', 'the filling is velvet'),
      trap('Lave apenas a capa', 'the whole pillow can be washed'),
    ],
  },
  {
    id: 'tidy-microfiber-cloth',
    family: 'cleaning',
    text: `Pano de microfibra para limpeza – pacote com 10 unidades
Medidas: 30 x 30 cm
Gramatura: 280 g/m²
Composição: 80% poliéster e 20% poliamida
Cores sortidas
Uso: vidro, inox, madeira e telas
Lavar separadamente. Não usar amaciante.`,
    facts: [
      fact('product_type', 'pano de microfibra'),
      quantity('count', '10', 'unidades'),
      quantity('dimensions', '30 x 30', 'cm'),
      minor(fact('number', '280 g/m²')),
      fact('material', '80% poliéster'),
      fact('material', '20% poliamida'),
      minor(fact('material', 'microfibra')),
      fact('colour', 'cores sortidas'),
      fact('use', 'vidro, inox, madeira e telas'),
      minor(fact('use', 'limpeza')),
      fact('care', 'lavar separadamente'),
      fact('warning', 'não usar amaciante'),
    ],
    traps: [
      trap('vidro, inox, madeira', 'the cloth is made of glass, stainless steel or wood'),
      trap('280 g/m²', 'a weight of 280 g or an area'),
      trap('80%', 'a discount or concentration of 80 %'),
      trap('amaciante', 'fabric softener may be used'),
    ],
  },
  {
    id: 'tidy-garden-hose',
    family: 'garden',
    text: `Mangueira de jardim flexível 15 m
Comprimento: 15 m
Diâmetro interno: 12,7 mm
Material: PVC
Cor: verde
Acompanha esguicho com 7 tipos de jato e 2 conectores.
Pressão máxima: 6 bar
Não usar com água quente.`,
    facts: [
      fact('product_type', 'mangueira de jardim flexível'),
      quantity('length', '15', 'm'),
      minor(quantity('diameter', '12,7', 'mm')),
      fact('material', 'PVC'),
      fact('colour', 'verde'),
      fact('contents', 'esguicho com 7 tipos de jato'),
      fact('contents', '2 conectores'),
      ofPart('esguicho', quantity('levels', '7', 'tipos de jato')),
      minor(fact('number', '6 bar')),
      minor(fact('claim', 'flexível')),
      fact('warning', 'não usar com água quente'),
    ],
    traps: [
      trap('7 tipos de jato', 'the hose itself comes in 7 kinds, or seven nozzles are included'),
      trap('água quente', 'it is for hot water'),
      trap('6 bar', 'six pieces, or a bar to drink at'),
    ],
  },
  {
    id: 'tidy-power-bank',
    family: 'electronics',
    text: `Carregador portátil 10.000 mAh
Marca: Voltsa
Capacidade: 10.000 mAh
Entrada: USB-C 5 V / 2 A
Saída: 2 portas USB-A
Potência máxima: 22,5 W
Tempo de recarga: 4 horas
Dimensões: 14,5 x 6,8 x 1,6 cm
Peso: 220 g
Conteúdo: 1 carregador portátil, 1 cabo USB-C
Certificação: Anatel`,
    facts: [
      fact('product_type', 'carregador portátil'),
      fact('brand', 'Voltsa'),
      quantity('battery', '10.000', 'mAh'),
      fact('claim', 'USB-C'),
      minor(quantity('voltage', '5', 'V')),
      minor(fact('number', '2 A')),
      fact('claim', '2 portas USB-A'),
      quantity('power', '22,5', 'W'),
      quantity('charge_time', '4', 'horas'),
      quantity('dimensions', '14,5 x 6,8 x 1,6', 'cm'),
      quantity('weight', '220', 'g'),
      fact('contents', '1 carregador portátil'),
      fact('contents', '1 cabo USB-C'),
      fact('certification', 'Anatel'),
    ],
    traps: [
      trap('10.000 mAh', 'ten mAh, or a volume'),
      trap('4 horas', 'it lasts 4 hours'),
      trap('Anatel', 'it holds the Japanese PSE mark'),
      trap('2 portas', 'two doors, or two power banks'),
    ],
  },
  {
    id: 'tidy-baby-blanket',
    family: 'baby',
    text: `Manta para bebê de algodão
Composição: 100% algodão
Tamanho: 90 x 70 cm
Cor: bege com estampa de ursinhos
Idade: 0 a 24 meses
Lavar à mão com sabão neutro. Secar à sombra.`,
    facts: [
      fact('product_type', 'manta para bebê'),
      fact('audience', 'bebê'),
      fact('material', '100% algodão'),
      quantity('dimensions', '90 x 70', 'cm'),
      fact('colour', 'bege'),
      fact('claim', 'estampa de ursinhos'),
      quantity('age', '0 a 24', 'meses'),
      fact('care', 'lavar à mão com sabão neutro'),
      fact('care', 'secar à sombra'),
    ],
    traps: [
      trap('ursinhos', 'a teddy bear is sold'),
      trap('24 meses', 'a warranty of 24 months'),
      trap('100%', '100 % satisfaction or another claim'),
    ],
  },
  {
    id: 'tidy-leather-wallet',
    family: 'accessories',
    text: `Carteira masculina de couro legítimo
Material: couro bovino
Forro: poliéster
Dimensões: 11 x 9 x 1,5 cm
Cores: marrom e preto
8 compartimentos para cartões
Proteção RFID
Feita no Brasil
Não molhar.`,
    facts: [
      fact('product_type', 'carteira masculina'),
      fact('audience', 'masculina'),
      fact('material', 'couro bovino'),
      minor(fact('material', 'couro legítimo')),
      fact('material', 'poliéster', 'forro'),
      quantity('dimensions', '11 x 9 x 1,5', 'cm'),
      fact('colour', 'marrom'),
      fact('colour', 'preto'),
      fact('claim', '8 compartimentos para cartões'),
      fact('claim', 'proteção RFID'),
      fact('claim', 'feita no Brasil'),
      fact('warning', 'não molhar'),
    ],
    traps: [
      trap('8 compartimentos', 'eight wallets or eight cards are included'),
      trap('poliéster', 'the outside is polyester'),
      trap('Brasil', 'made in Japan or elsewhere'),
    ],
  },
  {
    id: 'tidy-led-strip',
    family: 'lighting',
    text: `Fita de LED RGB 5 metros
Comprimento: 5 m
Quantidade de LEDs: 150
Potência: 24 W
Alimentação: 12 V
Controle remoto com 44 teclas
Alcance do controle: 8 m
Grau de proteção: IP20
Uso interno
Itens inclusos: 1 fita de LED, 1 controle remoto, 1 fonte 12 V
Pilha do controle não inclusa.`,
    facts: [
      fact('product_type', 'fita de LED RGB'),
      quantity('length', '5', 'm'),
      minor(fact('number', '150')),
      quantity('power', '24', 'W'),
      quantity('voltage', '12', 'V'),
      minor(fact('claim', 'controle remoto com 44 teclas')),
      ofPart('controle', quantity('range', '8', 'm')),
      fact('certification', 'IP20'),
      fact('use', 'uso interno'),
      fact('contents', '1 fita de LED'),
      fact('contents', '1 controle remoto'),
      fact('contents', '1 fonte 12 V'),
      fact('warning', 'pilha do controle não inclusa'),
    ],
    traps: [
      trap('Alcance do controle: 8 m', 'the strip is 8 m long'),
      trap('IP20', 'it is waterproof'),
      trap('fonte 12 V', 'a water fountain is included'),
      trap('Quantidade de LEDs: 150', '150 strips are sold'),
      trap('Pilha do controle não inclusa', 'a battery is included'),
    ],
  },
];
