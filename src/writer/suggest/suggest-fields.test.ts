import { describe, expect, it } from 'vitest';
import { sheetOfSuggestions } from '#domain/sheet/accept-suggestions.ts';
import { showSuggestion } from '../../../tests/support/show-suggestion.ts';
import { readSource, suggestFields } from './suggest-fields.ts';

const shown = (source: string) => suggestFields(source).map(showSuggestion);

it('tells the lines that gave no suggestion; one that repeats another did, and headings say nothing', () => {
  const { unread } = readSource(
    'Garrafa térmica de 500 ml\nEspecificações:\n- Capacidade: 500 ml\n- Feita com carinho\n---\n(não falar do preço)',
  );
  expect(unread).toEqual(['Feita com carinho']);
});

it.each([
  ['Garantia de 12 meses contra defeitos, exceto riscos.', 'not_whole'],
  ['Peso de 62 g o par (tamanho M)', 'not_whole'],
  ['Pulseira de couro, largura 14 mm', 'not_whole'],
  ['Peso de 62 g já com a embalagem', 'text_doubts'],
  ['Peso de 62 g.', undefined],
  ['Peso de 62 g e caixa azul', undefined],
])('asks about an amount with words behind it that may limit it: %s', (line, doubt) => {
  expect(suggestFields(`Relógio\n${line}`).at(-1)?.needsLook).toBe(doubt);
});

it('keeps two measures with nearly the same label', () => {
  const measures = suggestFields('Medida: 26 x 7 cm\nMedida dobrado: 12 x 7 cm\nMedida: 30 x 8 cm').map(
    ({ words, field, needsLook }) => `${words} → ${field} ${needsLook}`,
  );
  expect(measures).toEqual([
    'Medida: 26 x 7 cm → width conflict',
    'Medida: 26 x 7 cm → length conflict',
    'Medida dobrado: 12 x 7 cm → folded_size order_of_measures',
    'Medida: 30 x 8 cm → width conflict',
    'Medida: 30 x 8 cm → length conflict',
  ]);
});

describe('suggestFields, line by line', () => {
  it.each<[source: string, ...expected: string[]]>([
    ['Peso: 285 g (levinhoooo)', 'weight: 285 g'],
    ['Contém: 1 organizador + 2 fitas', 'contents: "organizador" 1 piece, "fitas" 2 piece'],
    ['Autonomia: uns 7 dias', 'runtime: use ~7 day'],
    [
      'Funções: luz azul que mostra bem o nível da água parada',
      'functions: "luz azul que mostra bem o nível da água parada"',
    ],
    [
      'Material: nylon 600D resistente a respingos de água',
      'material: "nylon 600D resistente a respingos de água" !text_doubts',
    ],
    // Formats of label and value.
    ['Peso: 320 g', 'weight: 320 g'],
    ['Peso:20 g', 'weight: 20 g'],
    ['Peso com caixa 350 g', 'package_weight: 350 g'],
    ['Marca: sem marca / OEM'],
    ['Cor azul, REF CL-220, caixa 24x24x7 cm', 'colour: blue', 'model_number: "CL-220"'],
    ['*BOLSA TOTE c/ bolso* ref BT-318', 'product_type: tote-bag', 'model_number: "BT-318"'],
    ['Caixa 24x24x7 cm', 'product_type: box'],
    ['Material: polipropileno (PP)', 'material: pp'],
    ['Peso....: 1.200 g', 'weight: 1200 g'],
    ['Peso - 320g sem a tampa', 'weight: 320 g (sem a tampa)'],
    ['Peso→320g', 'weight: 320 g'],
    ['Peso\t320 g', 'weight: 320 g'],
    ['| Peso | 320 g |', 'weight: 320 g'],
    ['<tr><td>Peso</td>\n<td><b>320</b> g</td></tr>', 'weight: 320 g'],
    ['<dl><dt>Peso</dt>\n<dd>320 g</dd></dl>', 'weight: 320 g'],
    ['✅ **Peso:** 320 g', 'weight: 320 g'],
    ['Peso (g): 320', 'weight: 320 g'],
    ['Item Weight\n250g\nOrigin\nMainland China', 'weight: 250 g', 'origin_country: CN'],
    ['• Peso: 320 g; Cor: preto | Material: ABS', 'weight: 320 g', 'colour: black', 'material: abs'],
    ['Altura: 20 cm Largura: 10 cm', 'height: 20 cm', 'width: 10 cm'],
    ['Medidas: altura: 20 cm; largura: 10 cm', 'height: 20 cm', 'width: 10 cm'],
    ['Tem garantia? Sim: 3 meses'],
    ['largura ...... 61 cm', 'width: 61 cm'],
    ['Fabricado na China, prazo 12 dias', 'origin_country: CN'],
    // Qualifiers, ranges, limits.
    ['Idade recomendada: 3+ (peças pequenas)', 'age: >=3 year (peças pequenas)'],
    ['Tempo de carga: 1 hora mais ou menos', 'charge_time: ~1 hour'],
    ['Peso: 1,1 kg (bruto 1,35 kg)', 'weight: 1.1 kg', 'package_weight: 1.35 kg'],
    ['Peso: 380g sem caixa / 520 g c/ embalagem', 'weight: 380 g', 'package_weight: 520 g'],
    ['Peso: 4,2 g cada, estojo 36 g', 'weight: 4.2 g (cada)', 'other: “Peso” "estojo 36 g" !unknown_label'],
    ['Peso 1,25 kg sem embalagem / 1,6kg com a caixa', 'weight: 1.25 kg'],
    ['Peso: P 200 g, M 220 g', 'other: “Peso” "P 200 g, M 220 g" !unknown_label'],
    ['Validade: 24 meses (a partir da fabricação)', 'shelf_life: made 24 month'],
    ['Peso aproximado: 1,5 kg (3,3 lb)', 'weight: ~1.5 kg'],
    ['Charging Time: about 2 hours', 'charge_time: ~2 hour'],
    ['Suporta: até 5 kg', 'load: <=5 kg'],
    ['Age Range: 3+ years', 'age: >=3 year'],
    ['Working Time: 5-7 days', 'runtime: use 5-7 day'],
    ['Suitable age: over 6 years old', 'age: >=6 year'],
    ['Capacidade: 500 ml (até a borda)', 'capacity: 500 ml (até a borda)'],
    ['Peso: 320 g. Muito leve e prático', 'weight: 320 g'],
    ['Garantia: 1 ano (motor, peso: 5 kg)', 'warranty: 1 year (motor, peso: 5 kg)'],
    ['Resistência à água: IP67. Muito resistente! Não nadar.', 'water_resistance: ip67 (Não nadar)'],
    ['Garantia: 1 ano contra defeitos de fabricação, não cobre riscos', 'warranty: defects 1 year (não cobre riscos)'],
    ['Serve em: gás, indução', 'heat_sources: gas, induction'],
    ['Serve em: celulares de até 7 polegadas', 'compatible_with: "celulares de até 7 polegadas"'],
    ['Temperatura de cor: 2700K-6500K', 'brightness: 2700-6500 kelvin'],
    ['Potência: 2 x 8W', 'other: “Potência” "2 x 8W" !unknown_label'],
    ['Potência: 8W x 1', 'power: 8 w (x 1)'],
    [
      'Uso contínuo: 10 min, depois pausa de 5 min',
      'other: “Uso contínuo” "10 min, depois pausa de 5 min" !unknown_label',
    ],
    ['Feita à mão: cada peça pode variar', 'other: “Feita à mão” "cada peça pode variar" !unknown_label'],
    ['Peso líquido: 560 g / Gross weight 720g', 'weight: 560 g', 'package_weight: 720 g'],
    ['Cabe em máquinas com 65 cm de largura', 'width: 65 cm !not_whole'],
    ['Para máquinas de até 65 cm de largura'],
    // Converted units.
    ['Item Weight: 2.2 lbs', 'weight: ~0.998 kg !turned_unit'],
    ['Altura: 10 pol', 'height: ~25.4 cm !turned_unit'],
    ['Capacity: 12 fl oz', 'capacity: ~355 ml !turned_unit'],
    ['Heat resistance: 446 °F', 'heat_resistance: hot ~230 celsius !turned_unit'],
    ['Screen Size: 1.85 inches', 'screen: 1.85 inch'],
    // Measures and the order of their sides.
    [
      'Medidas: 20 x 15 x 30 cm',
      'width: 20 cm !order_of_measures',
      'depth: 15 cm !order_of_measures',
      'height: 30 cm !order_of_measures',
    ],
    ['Dimensões (L x A x P): 20 x 15 x 30 cm', 'width: 20 cm', 'height: 15 cm', 'depth: 30 cm'],
    ['Dimensões: 20(L) x 15(P) x 30(A) cm', 'width: 20 cm', 'depth: 15 cm', 'height: 30 cm'],
    ['Size: L 30cm x W 20cm x H 5cm', 'length: 30 cm', 'width: 20 cm', 'height: 5 cm'],
    ['Dimensões: altura 20 cm, largura 10 cm', 'height: 20 cm', 'width: 10 cm'],
    ['Medidas: P - 50x70 cm / M - 52x72 cm', 'other: “Medidas” "P - 50x70 cm / M - 52x72 cm" !unknown_label'],
    [
      'medidas 38 x 24 x 1,8 cm',
      'width: 38 cm !order_of_measures',
      'depth: 24 cm !order_of_measures',
      'height: 1.8 cm !order_of_measures',
    ],
    ['Medidas: 11 x 11 cm', 'width: 11 cm', 'length: 11 cm'],
    [
      'Tamanho 12 x 12 x 21 cm, peso 450g',
      'width: 12 cm !order_of_measures',
      'depth: 12 cm !order_of_measures',
      'height: 21 cm !order_of_measures',
      'weight: 450 g',
    ],
    ['42 alt x 29 larg x 13 prof cm', 'height: 42 cm', 'width: 29 cm', 'depth: 13 cm'],
    [
      'Luminária\naltura 32 cm, cúpula 20 cm de diâmetro',
      'product_type: lamp',
      'height: 32 cm',
      'diameter: 20 cm (cúpula) !not_whole',
    ],
    ['Luminária c/ cúpula\ncúpula 20 cm de diâmetro', 'product_type: lamp', 'diameter: 20 cm !not_whole'],
    ['Luminária\nA luminária tem 32 cm de altura', 'product_type: lamp', 'height: 32 cm'],
    ['nao acompanha cadeado', 'not_included: padlock'],
    ['Package size: 20 x 15 x 10 cm', 'package_size: width 20 cm, depth 15 cm, height 10 cm'],
    // Sizes.
    ['Tamanhos: P ao GG', 'sizes: s, m, l, xl'],
    ['Size: S/M/L', 'sizes: s_en, m, l_en'],
    ['Tamanhos: S ao XL', 'sizes: s_en, m, l_en, xl_en'],
    ['Tam | Busto\nS | 92', 'sizes: s_en {bust:92}'],
    ['Numeração: 36 ao 40', 'sizes: "36 ao 40"'],
    ['Tamanho\tBusto (cm)\tManga\nP\t42\t15\nM\t44,5\t16', 'sizes: s {bust:42,sleeve:15}, m {bust:44.5,sleeve:16}'],
    ['|Size|Bust (in)|\n|---|---|\n|S|34|', 'sizes: s_en {bust:86.4} !turned_unit'],
    ['P: busto 42 cm, manga 15 cm\nM: busto 44 cm, manga 16 cm', 'sizes: s {bust:42,sleeve:15}, m {bust:44,sleeve:16}'],
    ['P: busto 98cm manga 57 cm\nG: busto 110 cm manga 59cm', 'sizes: s {bust:98,sleeve:57}, l {bust:110,sleeve:59}'],
    ['Tamanhos: P (busto 98 cm, manga 57 cm); G (veste 44)', 'sizes: s {bust:98,sleeve:57}, l (veste 44)'],
    // Kinds of fields.
    ['Material: corpo em alumínio, tampa de vidro temperado', 'material: body=aluminium, lid=tempered_glass'],
    ['Material: ABS; cabo: baquelite', 'material: abs, handle=bakelite'],
    ['Material: TPE, sem látex', 'material: tpe (sem látex)'],
    ['Tensão: 12V CC', 'voltage: dc 12 v'],
    ['Band Material: silicone', 'material: band=silicone'],
    ['Material: 95% algodão e 5% elastano', 'fabric: cotton 95 percent, elastane 5 percent'],
    [
      'Corta-vento\ntecido 100% poliester, forro de tela (mesh) 100% poliéster tbm',
      'product_type: windbreaker',
      'fabric: shell=polyester 100 percent, forro de tela (mesh)=polyester 100 percent',
    ],
    [
      'Composição: forro 100% poliéster, tecido externo 80% algodão e 20% náilon',
      'fabric: lining=polyester 100 percent, shell=cotton 80 percent, shell=nylon 20 percent',
    ],
    ['Peso: 300 g (fornecedor diz)', 'weight: 300 g (fornecedor diz) !text_doubts'],
    ['Tecido: 100% algodão', 'fabric: cotton 100 percent'],
    [
      'Boné\ncusto R$ 62,90 cada, minimo 5 pçs. feito no Brasil',
      'product_type: cap',
      'supplier_cost: 62.9 BRL (cada)',
      'origin_country: BR',
    ],
    ['Cores: preto, azul-marinho e verde sálvia', 'colour: black, navy, "verde sálvia"'],
    ['Cores: roxo/rosa, preto', 'colour: "roxo/rosa", black'],
    ['Cor: 3 cores (preto, branco e rosa)', 'colour: black, white, pink'],
    ['Voltage: AC 100-240V, 50/60Hz', 'voltage: ac 100-240 v (50/60Hz)'],
    ['Voltagem: 110V/220V', 'other: “Voltagem” "110V/220V" !unknown_label'],
    ['Alimentação: bivolt', 'voltage: bivolt'],
    ['Tensão: bivolt (100 a 240V)', 'voltage: bivolt 100-240 v'],
    ['Tensão: 100-240V (bivolt)', 'voltage: ac100_240'],
    ['Tensão: bivolt (110V/220V)', 'other: “Tensão” "bivolt (110V/220V)" !unknown_label'],
    ['Tensão: 110V (bivolt)', 'other: “Tensão” "110V (bivolt)" !unknown_label'],
    ['Bateria: 5000 mAh, 6 horas de uso', 'battery_capacity: 5000 mah', 'runtime: use 6 hour'],
    ['Pilhas: 2 pilhas AAA (não inclusas)', 'battery_type: -aaa 2 long'],
    ['Autonomia: até 6 horas de música, 20 h em espera', 'runtime: music <=6 hour, standby 20 hour'],
    ['Mantém frio: 24 h', 'insulation: cold 24 hour'],
    ['Mantém quente por 12 horas e frio por 24 horas', 'insulation: hot 12 hour, cold 24 hour'],
    ['Mantém quente por 12 horas e fresca por 24 horas'],
    ['Temperatura suportada: -20 a 140 °C', 'heat_resistance: cold -20 celsius, hot 140 celsius'],
    ['aguenta até 100 kg', 'load: <=100 kg'],
    ['Modos: 5', 'levels: modes 5 mode'],
    ['Tela: 1,85" IPS 240x284', 'screen: ips "240×284" 1.85 inch'],
    ['Bluetooth Version: 5.2', 'wireless: bluetooth "5.2"'],
    ['Support System: Android 5.0 or above, iOS', 'compatible_with: android "5.0", ios'],
    ['Compatibilidade: Android 8.0', 'compatible_with: "Android 8.0"'],
    ['Fogões: gás e elétrico (exceto indução)', 'heat_sources: gas, electric, -induction'],
    ['Micro-ondas: sim, sem a tampa', 'safe_in: +microwave (sem a tampa)'],
    ['Pode ir em: freezer; não vai ao forno', 'safe_in: +freezer, -oven'],
    ['Na caixa: 1x relógio, 2 cabos USB e um manual', 'contents: watch 1 piece, usb_cable 2 piece, manual 1 piece'],
    ['Package List:\n- 1 x watch\n- 1 x user manual\n\nFrete: grátis', 'contents: watch 1 piece, manual 1 piece'],
    ['Itens: 1 panela. Não acompanha tampa', 'contents: pot 1 piece', 'not_included: lid'],
    [
      'Fonte de água para gatos\nNa caixa: 1 fonte, cabo USB, carregador não incluso. Tomada não inclusa',
      'product_type: pet-water-fountain',
      'contents: "fonte" 1 piece, usb_cable',
      'not_included: charger',
    ],
    ['Limpeza: pano úmido. Não use palha de aço.', 'care: damp_cloth, no_steel_wool'],
    ['Atenção: não deixar ao sol; não aquecer vazia', 'warnings: "não deixar ao sol", no_empty_heating'],
    ['Place of Origin: Guangdong, China', 'origin_country: CN (Guangdong)'],
    ['Origem: China (LFGB)', 'origin_country: CN'],
    ['Origem: China, certificado CE', 'origin_country: CN'],
    ['Olá amigo, tudo bem?\nVentilador portátil USB', 'product_type: handheld-fan'],
    ['Modelo: TE24 / TE24-I', 'model_number: "TE24", "TE24-I"'],
    ['EAN: 7891234567895', 'jan_code: "7891234567895"'],
    ['Código: 7891234567895', 'jan_code: "7891234567895"'],
    ['Código: TE-24', 'model_number: "TE-24"'],
    ['Marca: sem marca (OEM)'],
    ['Embalagem: saco plástico\nQuantidade mínima: 20\nCaixa master: 40x30x20 cm'],
    ['Peso (G): 1,2 kg', 'weight: 1.2 kg (tamanho G)'],
    ['Carga máxima por gaveta: 4 kg', 'load: 4 kg (por gaveta)'],
    ['Garantia do fornecedor: 6 meses', 'warranty: 6 month !text_doubts'],
    ['Tamanhos: P e M\nTam | Busto\nP | 92\nM | 96', 'sizes: s {bust:92}, m {bust:96}'],
    ['Autonomia: até 20 min (turbo) / até 40 min (eco)', 'runtime: use <=20 minute (turbo), use <=40 minute (eco)'],
    ['Cor: cinza escuro, grafite', 'colour: dark_grey, charcoal'],
    ['Caminha redonda pet', 'product_type: pet-bed'],
    ['Tipo: fone de ouvido sem fio', 'product_type: wireless-earphones'],
    ['Preço: ¥11.8', 'supplier_cost: 11.8 CNY'],
    ['EAN: 7891234567890', 'other: “EAN” "7891234567890" !unknown_label'],
    ['Peso líquido: 250 g\nIngredientes: café', 'net_content: 250 g', 'ingredients: "café"'],
    [
      'Package Included:\n1 * Remote control\nDue to the light the color may be slightly different from pictures',
      'contents: remote_control 1 piece',
    ],
    ['Tam P: 45x45 cm\nTam M: 60x60 cm', 'sizes: s (45x45 cm), m (60x60 cm)'],
    ['Contém: leite e soja', 'allergens: milk, soy'],
    [
      'Alérgicos: contém leite. Pode conter traços de amendoim.',
      'allergens: milk',
      'warnings: "Pode conter traços de amendoim" !text_doubts',
    ],
    ['Sérum facial\nUso: uso externo', 'product_type: serum', 'warnings: external_use'],
    [
      'Sérum\nAtenção: uso externo. Evite contato com os olhos.',
      'product_type: serum',
      'warnings: external_use, avoid_eyes',
    ],
    ['Refletor LED\nUso: uso externo', 'product_type: led-floodlight', 'intended_use: outdoor'],
    ['Liquidificador\nLimpeza: limpe com sabão neutro', 'product_type: blender', 'care: soap_cloth'],
    [
      'Garrafa térmica\nLimpeza: limpe com sabão neutro',
      'product_type: thermal-bottle',
      'care: "limpe com sabão neutro"',
    ],
    ['Prazo de validade: 12/2026', 'shelf_life: "12/2026"'],
    ['Validade: 24 meses fechado, 6 meses após aberto', 'shelf_life: sealed 24 month, opened 6 month'],
    // Values to check, values not about the product, unknown values.
    ['Waterproof Grade: IP67', 'water_resistance: ip67 !water_without_limit'],
    ['Certificação Anatel: 12345-67-89', 'certification: anatel "12345-67-89" !certification'],
    ['Function: pedometer, heart rate', 'functions: pedometer', 'functions: heart_rate !health'],
    ['Sucção: 20000 Pa', 'other: “Sucção” "20000 Pa" !unknown_label'],
    ['Choice: yes\nFrete grátis: sim\nWhatsApp: 11 99999\nhign-concerned_chemical: None\nMarca: sem marca'],
    ['Ideal para: presentear quem você ama', 'other: “Ideal para” "presentear quem você ama" !unknown_label'],
    ['Peso: 320 g\nPeso líquido: 350 g', 'weight: 320 g !conflict', 'weight: 350 g !conflict'],
    ['Peso: 0,32 kg\nPesa 320 g (sem cabo)', 'weight: 320 g (sem cabo)'],
    ['Forno: não\nFreezer: sim', 'safe_in: -oven', 'safe_in: +freezer'],
    // Private fields: cost, link and notes.
    ['Custo: R$ 25,90', 'supplier_cost: 25.9 BRL'],
    ['Preço por atacado: CNY 18,50 (mín. 10 un)', 'supplier_cost: 18.5 CNY (mín. 10 un)'],
    ['Embalagem de presente: R$ 5'],
    ['FOB price: US$ 3,20', 'supplier_cost: 3.2 USD'],
    ['Preço: ¥ 3.980'],
    ['R$ 48,50 no pix', 'supplier_cost: 48.5 BRL (no pix)'],
    ['https://pt.aliexpress.com/item/1005.html', 'supplier_link: "https://pt.aliexpress.com/item/1005.html"'],
    [
      'OBS: não usar ortopédica, o fornecedor fala mas não tem laudo',
      'writer_notes: "OBS: não usar ortopédica, o fornecedor fala mas não tem laudo"',
    ],
    ['Obs.: deixar o texto elegante, público 30+', 'writer_notes: "Obs.: deixar o texto elegante, público 30+"'],
    ['Conteúdo: 1 cabo USB-C, 1 manual (em português)', 'contents: usb-c-cable 1 piece, manual 1 piece (em português)'],
    ['Tempo de carga: carga completa em 3 horas', 'charge_time: 3 hour'],
    ['Medidas aberta: 38 x 12 cm (A x L)', 'height: 38 cm', 'width: 12 cm'],
    ['Origem: Carmo de Minas', 'origin_country: "Carmo de Minas" !text_doubts'],
    ['Nota: a foto tem o logo de outra loja', 'writer_notes: "Nota: a foto tem o logo de outra loja"'],
    ['Marca: Sorano? confirmar', 'writer_notes: "Marca: Sorano? confirmar"'],
    ['Cor: azul (perguntar pro Chen)', 'writer_notes: "(perguntar pro Chen)"', 'colour: blue'],
    ['(falar bem do zíper; não citar o preço)', 'writer_notes: "(falar bem do zíper; não citar o preço)"'],
    ['obs minha: pedir desconto se levar 50', 'writer_notes: "obs minha: pedir desconto se levar 50"'],
    ['Obs pro redator: peso: 9 kg é mentira', 'writer_notes: "Obs pro redator: peso: 9 kg é mentira"'],
    ['Peso: 320 g. Não colocar o preço.', 'writer_notes: "Não colocar o preço."', 'weight: 320 g'],
    ['Não colocar o nome da marca', 'writer_notes: "Não colocar o nome da marca"'],
    ['Marca: NorteTech modelo NT-S7', 'brand: "NorteTech"', 'model_number: "NT-S7"'],
    ['Dobrada fica com 4 cm de espessura', 'thickness: 4 cm (dobrada)'],
    ['Cor: amarelo, transparente esgotou', 'colour: yellow'],
    [
      'tam. 18 x 18 x 15cm',
      'width: 18 cm !order_of_measures',
      'depth: 18 cm !order_of_measures',
      'height: 15 cm !order_of_measures',
    ],
    ['material plastico ABS', 'material: abs'],
    ['Feito em acrílico', 'material: acrylic'],
    ['Garantia 6 meses contra defeito de fábrica; não cobre mau uso', 'warranty: defects 6 month (não cobre mau uso)'],
    // In running text only amounts with their own label word.
    ['Garrafa térmica inox 500 ml', 'product_type: thermal-bottle', 'capacity: 500 ml'],
    ['Capa para violão 500 W'],
    ['Vem com bateria de 5000 mAh e garantia de 1 ano', 'battery_capacity: 5000 mah', 'warranty: 1 year'],
    ['Tem até 10 m de alcance em área aberta', 'wireless_range: <=10 m (em área aberta)'],
    ['O peso da tampa é de 20 g. Adicione 500 ml de água. O cabo mede 1 m'],
    ['Material stainless steel', 'material: stainless_steel'],
    ['Voltage 220V', 'voltage: 220 v'],
    ['Material resistente e leve'],
    ['Material: food grade 304 stainless steel', 'material: stainless_304'],
    ['Material: aço inox\nMaterial: SUS 304', 'material: stainless_304'],
    ['Feito em inox 304', 'material: stainless_304'],
    ['Garrafa térmica 500 ml em aço inox', 'product_type: thermal-bottle', 'capacity: 500 ml'],
  ])('%s', (source, ...expected) => {
    expect(shown(source)).toEqual(expected);
  });
});

describe('suggestFields', () => {
  it('returns the position in the source, also between tags, entities and decomposed letters', () => {
    for (const source of [
      'x <b>Cor</b>: pre&ccedil;o, Branco',
      '🍳 Mate\u0301ria prima: Aço',
      '<td>Peso</td><td>320&nbsp;g</td>',
    ])
      for (const { words, start, end } of suggestFields(source)) expect(source.slice(start, end)).toBe(words);
    expect(suggestFields('<tr><td>Peso</td><td>320&nbsp;g</td></tr>')[0]?.words).toBe('320&nbsp;g');
  });

  it('returns the same id for a suggestion wherever its line is', () => {
    const [alone] = suggestFields('Peso: 320 g');
    expect(suggestFields('Cor: preto\nPeso: 320 g').map(({ id }) => id)).toContain(alone?.id);
    expect(suggestFields('Peso: 321 g')[0]?.id).not.toBe(alone?.id);
  });

  it('leaves suggestions that need a check out of "accept all"', () => {
    const source =
      'Peso: 1 lb\nCor: preto\nIP rating: IP67\nCertificação: CE\nMedidas: 1 x 2 x 3 cm\nSucção: 9 Pa\nFunções: sono';
    expect(Object.keys(sheetOfSuggestions(suggestFields(source), ''))).toEqual(['colour']);
  });

  it.each([
    '1',
    '12 ',
    '( ',
    'Peso: ',
    'peso 3 g ',
    'Peso: 3 g; ',
    'a, ',
    '3 x 4 ',
    '\t',
    'Cor:\n',
    'Tamanho\tBusto\n',
    '<!--',
    '<td>',
    ' ',
  ])('parses 10,000 characters of %j in time', (piece) => {
    const start = performance.now();
    suggestFields(piece.repeat(10_000 / piece.length));
    expect(performance.now() - start).toBeLessThan(8_000);
  });
});

describe('sheetOfSuggestions', () => {
  it.each([
    ['adds places up, each with its own limit', 'Forno: não\nFreezer: sim, sem a tampa', 'safe_in', 2],
    ['keeps the material of each part', 'Material do corpo: aço inox\nMaterial da tampa: silicone', 'material', 2],
    ['takes none of two rivals', 'Peso: 320 g\nPeso: 350 g', 'weight', undefined],
    ['keeps several lines that no field takes', 'Linha: Sol\nColeção: Verão 26', 'other', undefined],
  ] as const)('%s', (_, source, field, count) => {
    expect(sheetOfSuggestions(suggestFields(source), '')[field]?.value.length).toBe(count);
  });
});
