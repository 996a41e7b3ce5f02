import { fact, minor, ofPart, quantity, type TruthCase, trap } from './truth-case.ts';

export const FRESH_1: TruthCase[] = [
  {
    id: 'fresh-chat-kettle',
    family: 'kitchen',
    text: `[14:02] Cliente: oi, a chaleira elétrica serve em 220?
[14:03] Loja: Boa tarde! Não, ela é só 127V, ok?
[14:03] Cliente: quantos litros
[14:04] Loja: 1,7 L, e ferve em uns 5 minutinhos. 1500 W. Tem base giratória e desliga sozinha
[14:05] Cliente: é de vidro?
[14:05] Loja: Não, a de vidro esgotou. Esta é inox por fora e por dentro, com cabo de plástico preto
[14:06] Cliente: mantém quente tipo garrafa térmica?
[14:06] Loja: Não mantém. E não mergulhe a base na água 😉 garantia de 3 meses
[14:07] Cliente: fechado! manda 2 pra mim`,
    facts: [
      fact('product_type', 'chaleira elétrica'),
      quantity('voltage', '127', 'V'),
      quantity('volume', '1,7', 'L'),
      minor(fact('claim', 'ferve em uns 5 minutinhos')),
      quantity('power', '1500', 'W'),
      fact('claim', 'base giratória'),
      fact('claim', 'desliga sozinha'),
      fact('material', 'inox'),
      fact('material', 'plástico', 'cabo'),
      minor(fact('colour', 'preto', 'cabo')),
      minor(fact('warning', 'não mantém')),
      fact('warning', 'não mergulhe a base na água'),
      quantity('warranty', '3', 'meses'),
    ],
    traps: [
      trap('220', 'works on 220 V'),
      trap('é de vidro?', 'made of glass'),
      trap('garrafa térmica', 'it is a thermos or keeps warm'),
      trap('manda 2', 'two kettles are sold'),
      trap('[14:02]', 'any number of the clock'),
      trap('5 minutinhos', 'charge time or battery of 5 minutes'),
    ],
  },
  {
    id: 'fresh-html-lunch-bag',
    family: 'bags',
    text: `<h2>Bolsa T&eacute;rmica <b>FitBox</b> &ndash; 2 compartimentos</h2>
<p>Por fora <i>nylon 600D</i>, por dentro alum&iacute;nio. <span style="color:red">Mantém a temperatura por até 4 horas</span> (com gelo reutilizável, <u>não incluso</u>).</p>
<ul><li>26 x 17 x 22 cm</li><li>9 litros</li><li>al&ccedil;a de ombro ajustável</li><li>cores: preto | rosa | camuflado</li></ul>
<table><tr><td>Peso</td><td>0,41 kg</td></tr><tr><td>Garantia</td><td>30 dias</td></tr></table>
<a href="https://loja.exemplo.com/potes">Veja também nossos potes de vidro!</a>
<script>trackView(9981)</script>
<!-- ref interna 4471, custo 18,00 -->`,
    facts: [
      fact('product_type', 'Bolsa T&eacute;rmica'),
      fact('brand', 'FitBox'),
      fact('claim', '2 compartimentos'),
      fact('material', 'nylon 600D', 'fora'),
      fact('material', 'alum&iacute;nio', 'dentro'),
      quantity('duration', '4', 'horas'),
      minor(fact('claim', 'mantém a temperatura por até 4 horas')),
      fact('warning', 'gelo reutilizável, <u>não incluso</u>'),
      quantity('dimensions', '26 x 17 x 22', 'cm'),
      quantity('volume', '9', 'litros'),
      fact('claim', 'al&ccedil;a de ombro ajustável'),
      fact('colour', 'preto'),
      fact('colour', 'rosa'),
      fact('colour', 'camuflado'),
      quantity('weight', '0,41', 'kg'),
      quantity('warranty', '30', 'dias'),
      minor(fact('link', 'https://loja.exemplo.com/potes')),
    ],
    traps: [
      trap('potes de vidro', 'made of glass, or jars are included'),
      trap('9981', 'any number from the script'),
      trap('4471', 'the model code: it stands in a hidden note'),
      trap('custo 18,00', 'the price is 18.00; the seller cost is private'),
      trap('color:red', 'the colour is red'),
      trap('gelo reutilizável', 'ice packs are included'),
      trap('600D', '600 g or 600 days'),
    ],
  },
  {
    id: 'fresh-supplier-english',
    family: 'beauty',
    text: `Hot sale!! Facial cleansing brush silicone sonic wave — dear friend please read:
Name: face clean brush (escova limpeza facial)
Mat.: food grade silicone; Colour: peach pink, sky blue
Waterproof: IPX7. Vibrate 8000 times/min; 5 gear
Charge 2 hour use 100 times (approx. 3 min each time)
G.W. 0.15KG, box size 12*10*5CM, brush 8.2*7.5*3.2CM
Voltage DC 5V, battery 300mAh
Package: 1 pc brush + 1 pc cable + 1 pc user manual (no adaptor)
Carton 60 pcs / MOQ 10 pcs / FOB Shenzhen USD 2.35
Make skin like baby, remove 99.5% bacteria, anti-aging`,
    facts: [
      fact('product_type', 'escova limpeza facial'),
      fact('material', 'silicone'),
      minor(fact('claim', 'food grade')),
      fact('colour', 'peach pink'),
      fact('colour', 'sky blue'),
      fact('certification', 'IPX7'),
      minor(fact('claim', 'waterproof')),
      minor(quantity('speed', '8000', 'times/min')),
      quantity('levels', '5', 'gear'),
      quantity('charge_time', '2', 'hour'),
      fact('claim', 'use 100 times'),
      minor(fact('claim', 'approx. 3 min each time')),
      quantity('dimensions', '8.2*7.5*3.2', 'CM'),
      ofPart('box', quantity('dimensions', '12*10*5', 'CM')),
      minor(quantity('weight', '0.15', 'KG')),
      quantity('voltage', '5', 'V'),
      quantity('battery', '300', 'mAh'),
      fact('contents', '1 pc brush'),
      fact('contents', '1 pc cable'),
      fact('contents', '1 pc user manual'),
      fact('warning', 'no adaptor'),
    ],
    traps: [
      trap('60 pcs', 'sixty brushes are sold together'),
      trap('MOQ 10 pcs', 'ten brushes are sold together'),
      trap('USD 2.35', 'the price for the buyer'),
      trap('99.5%', 'removes bacteria, or a concentration'),
      trap('anti-aging', 'an effect on ageing'),
      trap('skin like baby', 'for babies'),
      trap('peach pink', 'contains peach'),
      trap('12*10*5CM', 'the brush measures 12 x 10 x 5 cm: it is the box'),
      trap('100 times', 'one hundred hours or pieces'),
    ],
  },
  {
    id: 'fresh-live-transcript',
    family: 'fashion',
    text: `(transcrição da live) ...então meninas, esse aqui ó, o casaco de tricô, é o que a Jéssica tá usando, ela veste M, tá? Vai do P ao GG. É acrílico com lã, setenta por cento acrílico e trinta lã, não pinica. Tem bege, tem o vinho e tem o verde-musgo, o preto acabou. O cinto é do mesmo tecido e vai junto, a calça de couro ecológico não vai, é da Jéssica mesmo rs. Botão de madeira. Comprimento uns 75 centímetros. Lava na mão, gente, se botar na máquina encolhe, já avisei. Cento e vinte e nove e noventa só hoje na live, depois volta pra 179,90. Quem quer põe EU QUERO 129 no chat!`,
    facts: [
      fact('product_type', 'casaco de tricô'),
      fact('size_range', 'P ao GG'),
      fact('material', 'setenta por cento acrílico'),
      fact('material', 'trinta lã'),
      minor(fact('claim', 'não pinica')),
      fact('colour', 'bege'),
      fact('colour', 'vinho'),
      fact('colour', 'verde-musgo'),
      fact('contents', 'cinto'),
      fact('warning', 'a calça de couro ecológico não vai'),
      fact('material', 'madeira', 'botão'),
      quantity('length', '75', 'centímetros'),
      fact('care', 'lava na mão'),
      fact('warning', 'se botar na máquina encolhe'),
      minor(fact('price', '179,90')),
      minor(fact('price', 'cento e vinte e nove e noventa')),
    ],
    traps: [
      trap('o preto acabou', 'it is available in black'),
      trap('couro ecológico', 'the coat is made of leather, real or not'),
      trap('Botão de madeira', 'the coat is made of wood'),
      trap('ela veste M', 'only size M exists'),
      trap('EU QUERO 129', 'a quantity of 129'),
      trap('vinho', 'wine'),
      trap('máquina', 'machine washable'),
      trap('meninas', 'for little girls: it is how she greets the audience'),
    ],
  },
  {
    id: 'fresh-csv-row',
    family: 'electronics',
    text: `sku;titulo;marca;cor;voltagem;peso_kg;alt_cm;larg_cm;prof_cm;garantia_meses;ean;ncm;estoque;preco
VT-0930-BR;Ventilador de mesa USB 3 vel.;Brisamar;branco;5V;0,48;24,5;17;11;6;7890000123457;8414.51.90;312;89,90
obs: dobrável, bat. 4000mAh dura de 3 a 9 h conforme vel., carga 4h, hélice 15cm; não usar com hélice sem grade; acompanha cabo tipo C; ver tb VT-0940 (parede, bivolt, 40W)`,
    facts: [
      fact('product_type', 'ventilador de mesa USB'),
      fact('brand', 'Brisamar'),
      fact('model_code', 'VT-0930-BR'),
      fact('colour', 'branco'),
      quantity('levels', '3', 'vel.'),
      quantity('voltage', '5', 'V'),
      quantity('weight', '0,48', 'kg'),
      quantity('height', '24,5', 'cm'),
      quantity('width', '17', 'cm'),
      quantity('depth', '11', 'cm'),
      quantity('warranty', '6', 'meses'),
      fact('claim', 'dobrável'),
      quantity('battery', '4000', 'mAh'),
      quantity('duration', '3 a 9', 'h'),
      quantity('charge_time', '4', 'h'),
      minor(fact('number', '15cm', 'hélice')),
      fact('warning', 'não usar com hélice sem grade'),
      fact('contents', 'cabo tipo C'),
      minor(fact('number', '7890000123457')),
      minor(fact('number', '8414.51.90')),
      minor(fact('price', '89,90')),
    ],
    traps: [
      trap('VT-0940', 'the model is VT-0940'),
      trap('bivolt, 40W', 'dual voltage or 40 W: those are of another model'),
      trap('312', 'a count of 312 in the box: it is stock'),
      trap('8414.51.90', 'a price or measure'),
      trap('parede', 'it mounts on a wall'),
      trap('mesa', 'a table is sold'),
    ],
  },
];
