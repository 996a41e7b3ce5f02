import { describe, expect, it } from 'vitest';
import { checkField } from '#domain/sheet/check-field.ts';
import { showSuggestion } from '../../../tests/support/show-suggestion.ts';
import { suggestFields } from './suggest-fields.ts';

const TEXTS: readonly { name: string; source: string; expected: readonly string[] }[] = [
  {
    name: 'a watch in English from a marketplace',
    source: `Smartwatch H9 Pro | Tela 1,85" | NOVO 2025!!

SPECIFICATIONS

Brand Name: XTREME
Model Number: H9-Pro
Origin: Mainland China
hign-concerned_chemical: None
Choice: yes
Screen Size: 1.85 inches
Resolution: 240x284
Battery Capacity(mAh): 280
Working Time: 5-7 days
Charging Time: about 2 hours
Bluetooth Version: 5.2
Waterproof Grade: IP67
Support System: Android 5.0 or above, iOS 9.0 or above
Function: pedometer, sleep tracker, heart rate monitor, message reminder
Band Material: silicone
Case Material: Zinc alloy
Certification: CE
Language: english, portuguese
Package List:
1 x smart watch
1 x charging cable
1 x user manual

Shipping: 15-30 days
Note: color may vary. Please allow 1-2mm error due to manual measurement.`,
    expected: [
      'product_type: smartwatch',
      'brand: "XTREME"',
      'model_number: "H9-Pro"',
      'origin_country: CN',
      'screen: 1.85 inch',
      'other: “Resolution” "240x284" !unknown_label',
      'battery_capacity: 280 mah',
      'runtime: use 5-7 day',
      'charge_time: ~2 hour',
      'wireless: bluetooth "5.2"',
      'water_resistance: ip67 !water_without_limit',
      'compatible_with: android "5.0", ios "9.0"',
      'functions: pedometer, message_notice',
      'functions: sleep, "heart rate monitor" !health',
      'material: band=silicone',
      'material: watch_case=zinc_alloy',
      'certification: ce !certification',
      'other: “Language” "english, portuguese" !unknown_label',
      'contents: smartwatch 1 piece, charging_cable 1 piece, manual 1 piece',
      'remarks: "color may vary", "Please allow 1-2mm error due to manual measurement"',
    ],
  },
  {
    name: 'a pan with emojis, limits and notes',
    source: `🍳 FRIGIDEIRA TERRA 24 CM – COZINHA DA VÓ 🍳
Frete grátis p/ todo Brasil!! Compre já 😍

✅ Material: corpo em alumínio forjado, cabo de baquelite
✅ Revestimento: interno: cerâmico (sem PTFE)
✅ Diâmetro: 24 cm | Altura: 5 cm | Comprimento total: 43 cm (com o cabo)
✅ Peso aprox.: 780g
✅ Fogões: gás, elétrico e vitrocerâmico (exceto indução)
✅ Forno: não
✅ Lava-louças: sim, mas recomendamos lavar à mão
✅ Cores disponíveis: preto, vermelho e verde sálvia

Modelo TE24-I serve em indução, o TE24 não.
📦 O que vem na caixa:
- 1 frigideira
- 1 saco de algodão
Não acompanha tampa de vidro.

⚠️ Atenção: usar em fogo baixo ou médio; não aquecer vazia
Limpeza: lavar à mão com sabão neutro. Não usar palha de aço.
Garantia: 1 ano contra defeitos de fabricação, não cobre riscos
Obs pro redator: não falar que é antiaderente eterno!! custo R$ 38,00`,
    expected: [
      'product_type: frying-pan',
      'material: body="alumínio forjado", handle=bakelite',
      'coating: inside=ceramic (sem PTFE)',
      'diameter: 24 cm',
      'height: 5 cm',
      'length: 43 cm (com o cabo)',
      'weight: ~780 g',
      'heat_sources: gas, electric, radiant, -induction',
      'safe_in: -oven',
      'safe_in: +dishwasher (recomendamos lavar à mão)',
      'colour: black, red, "verde sálvia"',
      'contents: frying-pan 1 piece, cotton_bag 1 piece',
      'not_included: glass_lid',
      'warnings: low_heat, no_empty_heating',
      'care: neutral_soap_by_hand, no_steel_wool',
      'warranty: defects 1 year (não cobre riscos)',
      'writer_notes: "Obs pro redator: não falar que é antiaderente eterno!! custo R$ 38,00"',
    ],
  },
  {
    name: 'a table of a shirt with its sizes',
    source: `Características do produto
Marca	Urban Fit
Gênero	Feminino
Modelo	Cropped Canelado
Composição	95% algodão, 5% elastano
Tipo de manga	Curta
Estampa	Lisa
Cores	Preto, Branco, Rosa bebê
País de origem	Brasil

Tabela de medidas (cm)
Tamanho	Busto	Comprimento	Manga
P	42	38	15
M	44	39	15,5
G	46	40	16
GG	48	41	16,5

Instruções de lavagem	Lavar à mão, não usar alvejante, secar à sombra
Peso: 120 g
Peso com embalagem: 180 g
Código universal (EAN): 7891234567895
Avaliação: 4.8
+500 vendidos
As peças podem ter variação de 1 a 2 cm nas medidas.`,
    expected: [
      'brand: "Urban Fit"',
      'for_whom: women',
      'model_number: "Cropped Canelado"',
      'fabric: cotton 95 percent, elastane 5 percent',
      'other: “Tipo de manga” "Curta" !unknown_label',
      'pattern: plain',
      'colour: black, white, light_pink',
      'origin_country: BR',
      'sizes: s {bust:42,length:38,sleeve:15}, m {bust:44,length:39,sleeve:15.5}, l {bust:46,length:40,sleeve:16}, xl {bust:48,length:41,sleeve:16.5}',
      'washing: hand, no_bleach, shade',
      'weight: 120 g',
      'package_weight: 180 g',
      'jan_code: "7891234567895"',
    ],
  },
  {
    name: 'a chat message',
    source: `oi td bem? segue o produto q te falei
caixinha de som JBX mini
- bateria 1200mAh dura umas 6h no volume 50%
- bluetooth 5.3, alcance de até 10 m sem parede
- peso 320g, tamanho 8x8x10cm
- à prova d'água IPX5 mas não pode mergulhar!!
- cores preto/azul/rosa
- carrega em 2 horas (cabo usb-c vem junto, fonte não)
custo: US$ 4,20 no lote de 50 / valor no site R$ 89
não colocar o preço no anúncio
garantia 3 meses
link: https://www.alibaba.com/product/1600.html
Potência: 5W; Potência máxima: 10W`,
    expected: [
      'product_type: speaker',
      'battery_capacity: 1200 mah !text_doubts',
      'wireless_range: <=10 m (sem parede)',
      'weight: 320 g',
      'colour: black, blue, pink',
      'charge_time: 2 hour (cabo usb-c vem junto, fonte não)',
      'supplier_cost: 4.2 USD (no lote de 50 / valor no site R$ 89)',
      'writer_notes: "não colocar o preço no anúncio"',
      'warranty: 3 month',
      'supplier_link: "https://www.alibaba.com/product/1600.html"',
      'power: 5 w !conflict',
      'power: 10 w !conflict',
    ],
  },
  {
    name: 'a page with tables, entities and hidden parts',
    source: `<h2>S&eacute;rum Facial Vitamina C</h2><!-- <p>Peso: 999 g</p> -->
<p>Textura leve que a pele ama.</p>
<table border="1">
  <tr><th>Especifica&ccedil;&atilde;o</th><th>Valor</th></tr>
  <tr>
    <td><b>Conte&uacute;do l&iacute;quido</b></td>
    <td>30 ml</td>
  </tr>
  <tr><td>Validade</td><td>24 meses (ap&oacute;s aberto 6 meses)</td></tr>
  <tr><td>Origem</td><td>Coreia do Sul</td></tr>
  <tr><td>Gross Weight</td><td>2.5 oz</td></tr>
  <tr><td>Tipo de pele</td><td>Todos</td></tr>
</table>
<dl><dt>Ingredientes</dt><dd>Aqua, Glycerin, Ascorbic Acid</dd>
<dt>Modo de usar</dt>
<dd>Aplique 3 gotas no rosto limpo.</dd></dl>
<ul><li>Registro ANVISA: 25351.123456/2023</li><li>Aten&ccedil;&atilde;o: evite contato com os olhos</li>
<li>Conserva&ccedil;&atilde;o: local seco e arejado</li></ul>
<script>var peso = "Peso: 1 kg";</script>
Quantidade: 1 frasco`,
    expected: [
      'product_type: serum',
      'net_content: 30 ml',
      'shelf_life: 24 month (após aberto 6 meses)',
      'origin_country: KR',
      'package_weight: ~70.9 g !turned_unit',
      'other: “Tipo de pele” "Todos" !unknown_label',
      'ingredients: "Aqua, Glycerin, Ascorbic Acid"',
      'how_to_use: "Aplique 3 gotas no rosto limpo"',
      'other: “Registro ANVISA” "25351.123456/2023" !unknown_label',
      'warnings: avoid_eyes',
      'storage: dry_shade',
      'quantity: 1 piece (frasco)',
    ],
  },
];

describe('suggestFields, whole texts', () => {
  it.each(TEXTS)('$name', ({ source, expected }) => {
    const suggestions = suggestFields(source);
    expect(suggestions.map(showSuggestion)).toEqual(expected);
    for (const { words, start, end } of suggestions) expect(source.slice(start, end)).toBe(words);
    // The server must accept whatever "accept all" accepts.
    for (const { field, value, limit } of suggestions.filter(({ needsLook }) => !needsLook))
      expect([field, checkField(field, { value, limit })]).toEqual([field, null]);
  });
});
