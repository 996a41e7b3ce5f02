import { PRODUCT_TYPES } from '#domain/sheet/product-types.ts';
import {
  COATINGS,
  COLOURS,
  FABRIC_PARTS,
  FABRICS,
  MATERIALS,
  PARTS,
  PATTERNS,
  SIDES,
} from '#domain/sheet/tables/choices-material-and-colour.ts';
import { ALLERGENS, DIMENSIONS, OPENINGS, SETS, SIZES } from '#domain/sheet/tables/choices-use.ts';
import { ALTERNATIVES_JOIN, fieldRowsOf, LINES_JOIN, NAMES_JOIN, sentencesFor } from './field-row-builder.ts';

const identity = fieldRowsOf('Identidade');
const measure = fieldRowsOf('Medidas e peso');
const material = fieldRowsOf('Material e cores');

export const IDENTITY_MEASURE_MATERIAL_ROWS = [
  identity('product_type', 'Produto', 'choice', '商品名', {
    choices: PRODUCT_TYPES,
    sentence: { ja: '{v}です。', pt: 'Produto: {v}.' },
    appears: 'meta ad',
    labels:
      'produto|nome|nome do produto|tipo de produto|tipo do produto|name|product name|product type|item name|tipo',
  }),
  identity('brand', 'Marca', 'code', 'ブランド', {
    appears: 'meta',
    labels: 'marca|brand|brand name|nome da marca',
  }),
  identity('series', 'Linha', 'code', 'シリーズ', { labels: 'linha|serie|colecao|series|collection' }),
  identity('model_number', 'Modelo / referência', 'code', '型番', {
    join: ALTERNATIVES_JOIN,
    labels:
      'modelo|ref|referencia|codigo do produto|part number|cod|modelo no|model|numero do modelo|codigo do fabricante|model number|item no|item number|model no|modelo referencia|referencia modelo',
  }),
  identity('jan_code', 'Código de barras', 'code', 'JANコード', {
    labels: 'codigo de barras|codigo jan|codigo ean|ean|gtin|jan|jan code|upc|barcode',
  }),
  measure('width', 'Largura', 'number', '幅', {
    units: 'cm mm m',
    appears: 'ad',
    labels: 'largura|largura total|largura do produto|width',
  }),
  measure('depth', 'Profundidade', 'number', '奥行', {
    units: 'cm mm m',
    labels: 'profundidade|depth',
  }),
  measure('height', 'Altura', 'number', '高さ', {
    units: 'cm mm m',
    labels: 'altura|altura aproximada|altura total|altura do produto|height',
  }),
  measure('length', 'Comprimento', 'number', '全長', {
    jaFor: { clothing: '長さ', bag: '長さ', home: '長さ' },
    units: 'cm mm m',
    appears: 'ad',
    labels: 'comprimento|comprimento total|comprimento do produto|length|total length',
  }),
  measure('diameter', 'Diâmetro', 'number', '直径', {
    units: 'cm mm',
    choices: OPENINGS,
    choiceIsLabel: true,
    before: { ja: '直径{v}の', pt: 'com {v} de diâmetro' },
    appears: 'meta ad',
    labels: 'diametro|diametro da boca|diameter|diametro externo|outer diameter',
  }),
  measure('base_diameter', 'Diâmetro da base', 'number', '底面の直径', {
    units: 'cm mm',
    labels: 'diametro da base|diametro do fundo|base diameter|bottom diameter',
  }),
  measure('thickness', 'Espessura', 'number', '厚さ', { units: 'mm cm', labels: 'espessura|thickness' }),
  measure('folded_size', 'Medida dobrado ou guardado', 'axes', '収納時サイズ', {
    units: 'cm mm',
    choices: DIMENSIONS,
    appears: 'ad',
    labels:
      'dobrado|dobrada|medida dobrado|medida dobrada|medidas dobrado|medidas dobrada|tamanho dobrada|guardado|guardada|fechado|fechada|dimensoes fechado|dimensoes fechada|medidas fechado|medidas fechada|tamanho dobrado|folded size',
  }),
  measure('sizes', 'Tamanhos', 'sizes', 'サイズ展開', {
    units: 'cm',
    choices: SIZES,
    takesNames: true,
    join: ALTERNATIVES_JOIN,
    sentenceOfChoice: Object.fromEntries(
      SIZES.map(({ key }) => [key, { ja: key === 'free' ? '{v}です。' : '{v}サイズです。', pt: '{l}: {v}.' }]),
    ),
    appears: 'ad',
    labels:
      'tamanho|tamanhos|tam|numeracao|grade|tamanhos disponiveis|numeracao disponivel|size|sizes|numeros|grade de tamanhos|veste',
  }),
  measure('weight', 'Peso', 'number', '重量', {
    units: 'g kg',
    appears: 'ad',
    labels:
      'peso|peso unitario|peso liquido|peso do produto|peso aproximado|peso aprox|peso total|weight|peso neto|peso do par|net weight|item weight|product weight',
  }),
  measure('capacity', 'Capacidade', 'number', '容量', {
    units: 'ml l',
    before: { ja: '容量{v}の', pt: 'de {v}' },
    appears: 'meta ad',
    labels: 'capacidade|volume|capacidade maxima|capac|capacidade total|capacity|litragem|volumetria',
  }),
  measure('net_content', 'Conteúdo líquido', 'amount', '内容量', {
    units: 'ml l g kg mg tablet flat sachet',
    appears: 'meta ad',
    labels: 'conteudo liquido|conteudo|net content|net contents|volume liquido|peso liquido',
  }),
  measure('quantity', 'Quantidade', 'amount', '数量', {
    units: 'piece item long flat machine shoes pair chopsticks garment chair book bag box tablet sachet set',
    choices: SETS,
    pattern: { ja: '{a}[{c}]', pt: '{a}[ {c}]' },
    sentenceOfChoice: sentencesFor({ set: '{v}です。' }),
    appears: 'meta ad',
    labels:
      'quantidade|qtd|qtde|unidades|quantidade por pacote|quantidade por embalagem|pecas|quantidade de pecas|numero de pecas|qtd de pecas|total de pecas|quantity|number of pieces',
  }),
  measure('load', 'Carga suportada', 'number', '耐荷重', {
    units: 'kg g',
    upTo: '{v}',
    appears: 'ad',
    labels:
      'suporta|suporta ate|carga maxima|peso suportado|capacidade de carga|peso maximo|peso maximo suportado|carga suportada|carga|peso maximo recomendado|capacidade de peso|suporta peso de|max load|weight capacity|load capacity|load bearing|suporta de|carga recomendada|carga maxima recomendada',
  }),
  material('material', 'Material', 'parts', '材質', {
    choices: [...MATERIALS, ...FABRICS],
    parts: PARTS,
    labelOfChoice: { down: { ja: '中わた' } },
    sentenceOfChoice: sentencesFor({ down: '中わたに{v}を使用しています。' }),
    restSentence: { ja: 'ほかに{v}を使用しています。', pt: 'Também tem {v}.' },
    before: { ja: '{v}製の', pt: 'de {v}' },
    beforeOfChoice: {
      down: { ja: '{v}入りの', pt: 'de {v}' },
      foam: { ja: 'フォーム素材の', pt: 'de {v}' },
      ...Object.fromEntries(['suede', 'oxford'].map((key) => [key, { ja: '{v}の', pt: 'de {v}' }])),
      ...Object.fromEntries(
        ['microfibre', 'fleece', 'denim', 'mesh'].map((key) => [key, { ja: '{v}素材の', pt: 'de {v}' }]),
      ),
    },
    appears: 'meta ad',
    labels:
      'material|materiais|materia|metal|materia prima|material principal|material do produto|feito de|material externo|body material|shell material|main material|enchimento|recheio',
  }),
  material('fabric', 'Composição do tecido', 'list', '素材', {
    units: 'percent',
    choices: FABRICS,
    parts: FABRIC_PARTS,
    restSentence: { ja: 'ほかに{v}を使用しています。', pt: 'Também tem {v}.' },
    pattern: { ja: '{c}{a}', pt: '{a} {c}' },
    appears: 'ad',
    labels:
      'composicao|tecido|composicao do tecido|fabric|fabric type|composition|fabric composition|material composition',
  }),
  material('coating', 'Revestimento / acabamento', 'parts', '表面加工', {
    choices: COATINGS,
    parts: SIDES,
    appears: 'ad',
    sentenceOfParts: { ja: '{v}を施しています。', pt: '{l}: {v}.' },
    labels: 'revestimento|acabamento|coating|finish|surface finish|surface finishing|tratamento',
  }),
  material('colour', 'Cor', 'choices', 'カラー', {
    choices: COLOURS,
    appears: 'ad',
    labels:
      'cor|cores|cor disponivel|cores disponiveis|opcoes de cor|opcoes de cores|variacoes de cor|cor do produto|color|colors|colour|cor principal',
  }),
  material('pattern', 'Estampa', 'choice', '柄', {
    choices: PATTERNS,
    sentence: { ja: '{v}です。', pt: '{l}: {v}.' },
    sentenceEnd: '柄',
    labels: 'estampa|padrao|pattern|pattern type',
  }),
  material('ingredients', 'Ingredientes', 'text', '原材料・成分', {
    jaFor: { food: '原材料名', pet: '原材料名', cosmetic: '全成分' },
    join: LINES_JOIN,
    labels: 'ingredientes|inci|ingredients|ingredient|composicao inci',
  }),
  material('allergens', 'Alérgenos', 'choices', 'アレルゲン', {
    choices: ALLERGENS,
    join: NAMES_JOIN,
    whole: { ja: '一部に{v}を含む', pt: 'contém {v}' },
    sentence: { ja: '一部に{v}を含みます。', pt: 'Contém {v}.' },
    labels: 'alergicos|alergenicos|alergenos|allergens|contem alergenos',
  }),
];
