import { fact, minor, ofPart, quantity, type TruthCase, trap } from './truth-case.ts';

export const MESSY_2: TruthCase[] = [
  {
    id: 'messy-charger-1x-cable',
    family: 'electronics',
    text: `CARREGADOR TURBO 20W USB-C + CABO >>> P/ IPHONE 11 12 13 14 15 <<< Fast Charge !!!

⚡ Carrega até 50% em 30 minutos ⚡
Entrada: 100-240V 50/60Hz
Saída: 9V/2,22A
Conteúdo:
1 x carregador 20W
1 x cabo USB-C p/ Lightning 1m
Selo Anatel ✅
(não é original Apple, é compatível!!)
❌ Não acompanha aparelho nem caixa Apple ❌
NF-e inclusa. Troca em até 7 dias`,
    facts: [
      fact('product_type', 'carregador'),
      quantity('power', '20', 'W'),
      fact('claim', 'USB-C'),
      fact('compatibility', 'iphone 11 12 13 14 15'),
      minor(fact('claim', 'carrega até 50% em 30 minutos')),
      quantity('voltage', '100-240', 'V'),
      minor(quantity('frequency', '50/60', 'Hz')),
      minor(fact('number', '9V/2,22A')),
      fact('contents', '1 x carregador 20W'),
      fact('contents', '1 x cabo USB-C p/ Lightning 1m'),
      ofPart('cabo', quantity('length', '1', 'm')),
      fact('certification', 'Anatel'),
      fact('warning', 'não é original Apple'),
      fact('warning', 'não acompanha aparelho'),
    ],
    traps: [
      trap('Apple', 'the brand is Apple'),
      trap('IPHONE 11', 'eleven of anything, or an iPhone is sold'),
      trap('1 x cabo', 'one time of a cable'),
      trap('50%', 'a discount or concentration of 50 %'),
      trap('30 minutos', 'a full charge takes 30 minutes'),
      trap('7 dias', 'a warranty of 7 days'),
      trap('>>> P/ IPHONE', 'the quotation of the seller ends here'),
    ],
  },
  {
    id: 'messy-cat-fountain',
    family: 'pets',
    text: `🐱💧 Fonte de água para gatos e cachorros AUTOMÁTICA 2L Bebedouro Pet Silenciosa c/ Filtro 💧🐶

Seu gatinho não bebe água? 😿 A água em movimento estimula a hidratação!
✅ 2 litros
✅ 3 modos de fluxo (flor, cascata e borbulha)
✅ super silenciosa (<40db)
✅ Filtro triplo: algodão, carvão ativado e resina
✅ Plástico livre de BPA
Medidas aprox.: 18 x 18 x 16cm
Consumo: 1,5w USB 5v (NÃO acompanha fonte/tomada, use a do seu celular)
Acompanha: 1 fonte + 1 filtro + 1 cabo usb 1,8m
Limpar a cada 7 dias. Nunca ligar sem água!!
Veterinários recomendam! Previne problemas renais`,
    facts: [
      fact('product_type', 'fonte de água para gatos e cachorros'),
      fact('audience', 'gatos e cachorros'),
      minor(fact('claim', 'automática')),
      quantity('volume', '2', 'litros'),
      quantity('levels', '3', 'modos'),
      minor(fact('claim', 'flor, cascata e borbulha')),
      minor(fact('claim', 'silenciosa')),
      minor(quantity('noise', '40', 'db')),
      minor(fact('material', 'algodão, carvão ativado e resina', 'filtro')),
      fact('material', 'plástico'),
      fact('claim', 'livre de BPA'),
      quantity('dimensions', '18 x 18 x 16', 'cm'),
      quantity('power', '1,5', 'w'),
      quantity('voltage', '5', 'v'),
      fact('warning', 'não acompanha fonte/tomada'),
      fact('contents', '1 fonte'),
      fact('contents', '1 filtro'),
      fact('contents', '1 cabo usb'),
      ofPart('cabo usb', quantity('length', '1,8', 'm')),
      fact('care', 'limpar a cada 7 dias'),
      fact('warning', 'nunca ligar sem água'),
    ],
    traps: [
      trap('Fonte de água', 'the product is a power adapter'),
      trap('NÃO acompanha fonte', 'a power adapter is included, or the fountain itself is not included'),
      trap('algodão', 'the fountain is made of cotton'),
      trap('resina', 'the fountain is made of resin'),
      trap('celular', 'it is for phones, or a phone is included'),
      trap('Previne problemas renais', 'any effect on kidneys'),
      trap('Veterinários recomendam', 'recommended by veterinarians'),
      trap('1,8m', 'the fountain is 1.8 m'),
    ],
  },
  {
    id: 'messy-baby-bottle-set',
    family: 'baby',
    text: `KIT MAMADEIRA ANTICÓLICA 🍼 3 pçs (150ml + 240ml + 330ml) BICO SILICONE *envio imediato*

❤ Mamãe, seu bebê merece o melhor!! ❤
👶 idade: 0m+ / 6m+ / 12m+ (fluxo 1, 2 e 3)
👶 Corpo em polipropileno - LIVRE DE BPA
👶 bico 100% silicone
👶 pode ir no microondas (sem tampa) e na lava-louças
Certificado INMETRO
NÃO ferver por mais de 5 minutos. Sempre usar sob supervisão de um adulto
cor: rosa ou azul (informe no chat, senão vai sortida)
chupeta e prendedor da foto vendidos separadamente`,
    facts: [
      fact('product_type', 'mamadeira'),
      minor(fact('claim', 'anticólica')),
      quantity('parts', '3', 'pçs'),
      quantity('volume', '150', 'ml'),
      quantity('volume', '240', 'ml'),
      quantity('volume', '330', 'ml'),
      quantity('age', '0m+ / 6m+ / 12m+'),
      fact('audience', 'bebê'),
      minor(fact('claim', 'fluxo 1, 2 e 3')),
      fact('material', 'polipropileno', 'corpo'),
      fact('material', '100% silicone', 'bico'),
      fact('claim', 'livre de BPA'),
      fact('care', 'pode ir no microondas (sem tampa) e na lava-louças'),
      fact('certification', 'INMETRO'),
      fact('warning', 'não ferver por mais de 5 minutos'),
      fact('warning', 'sempre usar sob supervisão de um adulto'),
      fact('colour', 'rosa'),
      fact('colour', 'azul'),
      minor(fact('warning', 'chupeta e prendedor da foto vendidos separadamente')),
    ],
    traps: [
      trap('chupeta', 'a dummy is included'),
      trap('12m+', 'a length of 12 m, or a 12-month warranty'),
      trap('bico 100% silicone', 'the bottle body is made of silicone'),
      trap('5 minutos', 'must be boiled 5 minutes'),
      trap('adulto', 'the product is for adults'),
      trap('o melhor', 'the best product'),
    ],
  },
  {
    id: 'messy-hair-dryer',
    family: 'appliance',
    text: `Secador de Cabelo PROFISSIONAL 2000W (220V) — salão em casa 💇‍♀️ Íons + Bico Concentrador / Difusor

DESCRIÇÃO
| Item | Valor |
| Potência | 2000 W |
| Voltagem | 220V (NÃO É BIVOLT!!!) |
| Velocidades | 2 |
| Temperaturas | 3 |
| Peso | 0,68 kg |
| Cabo | 1,80 m |
Cor preto fosco c/ detalhes rose
Vem com 2 bicos + 1 difusor
⚠ nao usar perto de água / banheira
Cabelos de seda!! Seca em metade do tempo q os outros`,
    facts: [
      fact('product_type', 'secador de cabelo'),
      quantity('power', '2000', 'W'),
      quantity('voltage', '220', 'V'),
      fact('warning', 'não é bivolt'),
      minor(fact('claim', 'íons')),
      quantity('levels', '2'),
      quantity('levels', '3'),
      quantity('weight', '0,68', 'kg'),
      ofPart('cabo', quantity('length', '1,80', 'm')),
      fact('colour', 'preto fosco'),
      minor(fact('colour', 'rose', 'detalhes')),
      fact('contents', '2 bicos'),
      fact('contents', '1 difusor'),
      fact('warning', 'nao usar perto de água / banheira'),
    ],
    traps: [
      trap('NÃO É BIVOLT', 'it works on both voltages'),
      trap('Cabelos de seda', 'made of silk'),
      trap('Temperaturas | 3', 'a temperature of 3 degrees'),
      trap('metade do tempo', 'dries in half the time'),
      trap('banheira', 'it is waterproof or for the bath'),
      trap('rose', 'roses, or the whole dryer is pink'),
    ],
  },
  {
    id: 'messy-backpack',
    family: 'bags',
    text: `MOCHILA NOTEBOOK 15,6" POL IMPERMEÁVEL ANTIFURTO C/ USB masculina feminina faculdade trabalho viagem ✈️

🔒 Zíper escondido
🔌 Saída USB externa (power bank NÃO incluso)
💧 tecido poliéster Oxford repelente à água (não submergir)
📏 45 x 30 x 14 cm // 20 litros // 0,75kg
💻 cabe notebook até 15.6 polegadas + tablet 10"
Cores: PRETO | CINZA | AZUL MARINHO
Notebook, garrafa e fone das fotos são ilustrativos.
"Melhor mochila que já tive" - Carla, 5 estrelas`,
    facts: [
      fact('product_type', 'mochila'),
      fact('claim', 'antifurto'),
      fact('audience', 'masculina feminina'),
      fact('use', 'faculdade trabalho viagem'),
      minor(fact('claim', 'zíper escondido')),
      fact('claim', 'saída USB externa'),
      fact('warning', 'power bank não incluso'),
      fact('material', 'poliéster Oxford'),
      fact('claim', 'repelente à água'),
      fact('warning', 'não submergir'),
      quantity('dimensions', '45 x 30 x 14', 'cm'),
      quantity('volume', '20', 'litros'),
      quantity('weight', '0,75', 'kg'),
      fact('compatibility', 'notebook até 15.6 polegadas'),
      minor(fact('compatibility', 'tablet 10"')),
      fact('colour', 'preto'),
      fact('colour', 'cinza'),
      fact('colour', 'azul marinho'),
      minor(fact('warning', 'notebook, garrafa e fone das fotos são ilustrativos')),
    ],
    traps: [
      trap('15,6"', 'the backpack has a 15.6-inch screen, or is 15.6 inches large'),
      trap('power bank NÃO incluso', 'a power bank is included'),
      trap('IMPERMEÁVEL', 'fully waterproof: the seller himself says repellent only'),
      trap('garrafa e fone', 'a bottle or earphones are included'),
      trap('5 estrelas', 'five of anything; a review by the buyer'),
    ],
  },
  {
    id: 'messy-dog-harness',
    family: 'pets',
    text: `peitoral + guia p/ cachorro anti puxão REFLETIVO!! tam P M G (leia a tabela antes de comprar pfvr)

tam P: pescoço 30-40cm / tórax 40-50cm / até 7kg
tam M: pescoço 38-48cm / tórax 50-64cm / 8 a 15kg
tam G: pescoço 45-60cm / tórax 60-80cm / 16 a 30 kg
guia 1,20 m ja vem junto
nylon + malha respirável
vermelho, preto, azul
lavar a mao, secar a sombra
nao deixe o cão sozinho com o peitoral
obs nao serve em gato, nao serve em pug e bulldog (pescoço largo)`,
    facts: [
      fact('product_type', 'peitoral + guia p/ cachorro'),
      fact('audience', 'cachorro'),
      fact('claim', 'anti puxão'),
      fact('claim', 'refletivo'),
      fact('size_range', 'P M G'),
      minor(fact('size_range', 'pescoço 30-40cm / tórax 40-50cm / até 7kg', 'P')),
      minor(fact('size_range', 'pescoço 38-48cm / tórax 50-64cm / 8 a 15kg', 'M')),
      minor(fact('size_range', 'pescoço 45-60cm / tórax 60-80cm / 16 a 30 kg', 'G')),
      ofPart('guia', quantity('length', '1,20', 'm')),
      fact('contents', 'guia 1,20 m'),
      fact('material', 'nylon'),
      fact('material', 'malha respirável'),
      fact('colour', 'vermelho'),
      fact('colour', 'preto'),
      fact('colour', 'azul'),
      fact('care', 'lavar a mao'),
      fact('care', 'secar a sombra'),
      fact('warning', 'nao deixe o cão sozinho com o peitoral'),
      fact('warning', 'nao serve em gato'),
      fact('warning', 'nao serve em pug e bulldog'),
    ],
    traps: [
      trap('até 7kg', 'the harness weighs 7 kg, or all sizes hold 7 kg only'),
      trap('gato', 'it is for cats'),
      trap('pug e bulldog', 'it is for pugs and bulldogs'),
      trap('tam P', 'size Q'),
      trap('guia 1,20 m', 'the harness is 1.20 m long; or a guide book is included'),
      trap('tabela', 'a table or board is included'),
    ],
  },
];
