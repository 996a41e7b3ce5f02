import { ORIGIN_COUNTRIES } from '#domain/sheet/origin-countries.ts';
import { PRODUCT_TYPES } from '#domain/sheet/product-types.ts';
import {
  CARE,
  CERTIFICATES,
  DIMENSIONS,
  FOR_WHOM,
  HEAT_SOURCES,
  INSTALLATIONS,
  INTENDED_USES,
  ITEMS,
  LANGUAGES,
  PLACES,
  REMARKS,
  SHELF_LIFE_STARTS,
  STORAGES,
  WARNINGS,
  WARRANTY_COVERS,
  WASHING,
} from '#domain/sheet/tables/choices-use.ts';
import { fieldRowsOf, LINES_JOIN, NAMES_JOIN, sentencesFor } from './field-row-builder.ts';

const boxed = fieldRowsOf('Na caixa');
const identity = fieldRowsOf('Identidade');
const use = fieldRowsOf('Uso e cuidados');
const warning = fieldRowsOf('Avisos e limites');
const warranted = fieldRowsOf('Garantia');
const other = fieldRowsOf('Outras linhas');
const beside = fieldRowsOf('Fora da ficha');

const itemKeys = new Set(ITEMS.map(({ key }) => key));
/** Items in a box: accessories first, then any product type. */
const THINGS = [...ITEMS, ...PRODUCT_TYPES.filter(({ key }) => !itemKeys.has(key))];

export const BOX_USE_WARNING_ROWS = [
  boxed('contents', 'Itens', 'list', 'セット内容', {
    spoken: { ja: '{c}[{a}]', pt: '{c}[ × {n}]' },
    units: 'piece',
    choices: THINGS,
    sentenceForm: 'included',
    appears: 'ad',
    labels:
      'inclui|acompanha|itens|itens inclusos|conteudo da embalagem|o que vem na caixa|incluso|contem|vem com|pacote inclui|o pacote inclui|conteudo do kit|kit contem|o kit contem|conteudo da caixa|na caixa|na caixa vem|na caixa vai|na embalagem|itens do kit|pacote|package includes|package included|o que acompanha|acompanham|o que voce recebe|o kit inclui|o kit acompanha|voce recebe|kit inclui|conteudo do pacote|inclusos|embalagem contem|itens da embalagem|voce vai receber|lista de embalagem|package include|packing list|package list|acomp|vem|kit|vem na caixa|includes|in the box|what s in the box|box contents|o kit vem com|kit vem com|inclui no kit|lista da embalagem|acessorios|acessorios inclusos',
  }),
  boxed('not_included', 'Não vem junto', 'list', '付属しないもの', {
    spoken: { ja: '{c}[（{a}）]', pt: '{c}[ × {n}]' },
    sentence: { ja: '{v}は付属しません。', pt: 'Não vem junto: {v}.' },
    sentenceOfVariant: { ja: '{l}には、{v}は付属しません。', pt: '{l}: não vem junto {v}.' },
    units: 'piece',
    choices: THINGS,
    sentenceForm: 'included',
    appears: 'ad',
    labels: 'nao inclui|nao incluso|nao inclusos|nao acompanha|nao vem junto|vendido separadamente|not included',
  }),
  boxed('manual_language', 'Idioma do manual', 'choices', '取扱説明書', {
    choices: LANGUAGES,
    join: NAMES_JOIN,
    labels: 'idioma do manual|manual|manual em|manual language',
  }),
  use('intended_use', 'Onde e para quê', 'choices', '用途', {
    choices: INTENDED_USES,
    sentence: { ja: '{v}です。', pt: '{l}: {v}.' },
    sentenceEnd: '用',
    spokenJoin: NAMES_JOIN,
    appears: 'meta ad',
    labels:
      'uso|usos|ocasiao|ocasioes|ideal para|ideal p|perfeito para|bom para|bom p|otimo para|onde usar|uso indicado|aplicacao|ambiente|use|usage|application|occasion',
  }),
  use('for_whom', 'Para quem', 'choices', '対象', {
    choices: FOR_WHOM,
    spokenJoin: NAMES_JOIN,
    sharedEnd: '用',
    sentence: { ja: '{v}です。', pt: 'Para quem: {v}.' },
    before: { ja: '{v}の', pt: '({v})' },
    appears: 'meta ad',
    labels:
      'publico|genero|indicado para|para quem|recomendado para|indicacao|sexo|publico alvo|gender|department|department name|target audience',
  }),
  use('age', 'Idade', 'number', '対象年齢', {
    units: 'year month',
    upTo: '{v}まで',
    unitJa: { year: '{n}歳', month: '生後{n}か月' },
    appears: 'ad',
    labels:
      'idade|faixa etaria|idade recomendada|idade indicada|idade minima|classificacao etaria|age|age range|recommended age|suitable age',
  }),
  use('heat_sources', 'Fogão', 'choices', '対応熱源', {
    jaOfDenied: '熱源',
    choices: HEAT_SOURCES,
    yesNo: { yes: { ja: '使用可', pt: 'pode' }, no: { ja: '使用不可', pt: 'não pode' } },
    sentenceForm: 'supports',
    appears: 'meta ad',
    labels:
      'serve em|serve para|compativel com|fogao|fogoes|tipo de fogao|fogoes compativeis|applicable stove|compatible stove|cooktop',
  }),
  use('safe_in', 'Pode ir em', 'yesno', '使用可否', {
    choices: PLACES,
    choiceIsLabel: true,
    yesNo: { yes: { ja: '使用可', pt: 'pode' }, no: { ja: '使用不可', pt: 'não pode' } },
    sentenceForm: 'usable_at',
    sentenceOfChoice: {
      'dishwasher:yes': { ja: '食洗機で洗えます。', pt: '{l}: pode.' },
      'dishwasher:no': { ja: '食洗機では洗えません。', pt: '{l}: não pode.' },
      'freezer:yes': { ja: '冷凍庫に入れられます。', pt: '{l}: pode.' },
      'freezer:no': { ja: '冷凍庫には入れられません。', pt: '{l}: não pode.' },
    },
    appears: 'ad',
    labels:
      'pode ir em|micro ondas|microondas|forno|lava loucas|freezer|microwave safe|dishwasher safe|oven safe|freezer safe',
  }),
  use('washing', 'Lavagem (tecido)', 'choices', '洗濯・お取り扱い', {
    choices: WASHING,
    sentence: { ja: 'お取り扱い：{v}。', pt: '{l}: {v}.' },
    sentenceOfChoice: sentencesFor({
      machine: '洗濯機で洗えます。',
      net: '洗濯ネットを使用してください。',
      hand: '手洗いできます。',
      no_machine: '洗濯機では洗えません。',
      no_wash: '水洗いはできません。',
      dry_clean: 'ドライクリーニングができます。',
      no_bleach: '漂白剤は使用できません。',
      no_dryer: 'タンブル乾燥はできません。',
      no_iron: 'アイロンは使用できません。',
      shade: '陰干ししてください。',
    }),
    labels:
      'instrucoes de lavagem|como lavar|lavagem|modo de lavar|care instruction|care instructions|wash|washing|washing instructions|cuidados|cuidados de lavagem',
  }),
  use('care', 'Limpeza', 'choices', 'お手入れ方法', {
    choices: CARE,
    join: LINES_JOIN,
    sentenceForm: 'sentence',
    labels:
      'cuidados|limpeza|cuidados com o produto|como limpar|instrucoes de cuidado|cleaning|care|cuidados de lavagem',
  }),
  use('how_to_use', 'Modo de usar', 'text', '使用方法', {
    jaFor: { food: 'お召し上がり方' },
    join: LINES_JOIN,
    numbered: true,
    sentenceForm: 'sentence',
    labels: 'modo de uso|preparo|modo de preparo|modo de usar|como usar|instrucoes de uso|how to use|directions',
  }),
  use('installation', 'Montagem e instalação', 'choices', '組立・取付', {
    choices: INSTALLATIONS,
    sentence: { ja: '{v}です。', pt: '{l}: {v}.' },
    sentenceOfChoice: sentencesFor({ assembly: '組み立てが必要です。', ready: '組み立ては不要です。' }),
    appears: 'ad',
    labels: 'montagem|instalacao|fixacao|installation|installation type|assembly',
  }),
  warning('warnings', 'Avisos', 'choices', '使用上の注意', {
    jaFor: { food: '注意事項' },
    choices: WARNINGS,
    join: LINES_JOIN,
    sentenceForm: 'sentence',
    labels:
      'atencao|aviso|avisos|advertencia|advertencias|precaucoes|cuidado|restricoes|contraindicacoes|recomendacoes|warning|warnings|caution',
  }),
  warning('storage', 'Conservação', 'choices', '保管方法', {
    jaFor: { food: '保存方法', pet: '保存方法', cosmetic: '保存方法' },
    choices: STORAGES,
    join: LINES_JOIN,
    sentenceForm: 'sentence',
    labels: 'conservacao|armazenamento|como guardar|modo de conservacao|storage|storage method',
  }),
  warning('shelf_life', 'Validade', 'number', '使用期限', {
    jaFor: { food: '賞味期限', pet: '賞味期限' },
    units: 'month year day',
    choices: SHELF_LIFE_STARTS,
    pattern: { ja: '[{c}][{a}][{t}]', pt: '[{a}][ {c}][{t}]' },
    upTo: '{v}以内',
    labels: 'validade|prazo de validade|vida de prateleira|shelf life|expiry date|expiration date',
  }),
  warning('certification', 'Certificações', 'list', '規格・認証', {
    choices: CERTIFICATES,
    takesNames: true,
    pattern: { ja: '{c}[：{t}]', pt: '{c}[: {t}]' },
    spoken: { ja: '{c}[（認証番号：{t}）]', pt: '{c}[ ({t})]' },
    sentenceOfChoice: sentencesFor({ giteki: '{v}を取得しています。' }),
    labels:
      'certificacao|certificacoes|certificado|selo|certificado inmetro|homologacao|certification|certificate|certifications',
  }),
  other('other', 'Outra linha', 'other', 'その他'),
  identity('origin_country', 'País de origem', 'choice', '原産国', {
    choices: ORIGIN_COUNTRIES,
    labels:
      'origem|pais|pais de origem|pais de fabricacao|fabricado em|fabricado na|fabricado no|feito em|feito na|feito no|origin|place of origin|country of origin|made in|procedencia',
  }),
  warranted('warranty', 'Garantia', 'number', '保証期間', {
    units: 'month year day',
    choices: WARRANTY_COVERS,
    pattern: { ja: '{a}[（{c}）]', pt: '{a}[ ({c})]' },
    upTo: '{v}',
    unitJa: { month: '{n}か月間', year: '{n}年間', day: '{n}日間' },
    labels:
      'garantia|prazo de garantia|tempo de garantia|garantia do fornecedor|garantia do vendedor|garantia da loja|garantia do fabricante|garantia de fabrica|garantia contra defeitos|garantia contra defeito de fabrica|garantia contra defeitos de fabrica|garantia contra defeito de fabricacao|garantia contra defeitos de fabricacao|warranty',
  }),
  warning('remarks', 'Observações', 'choices', '備考', {
    choices: REMARKS,
    join: LINES_JOIN,
    sentenceForm: 'sentence',
    labels: 'obs|observacao|observacoes|nota|importante|note|notes|remarks',
  }),
  beside('supplier_cost', 'Custo no fornecedor', 'number', '仕入価格', {
    private: true,
    units: 'BRL USD CNY JPY EUR',
    labels: 'preco|valor|preco promocional|por|de|por apenas|valor promocional|custo|price|cost|unit price',
  }),
  beside('supplier_link', 'Link do fornecedor', 'link', '仕入先URL', {
    private: true,
    labels: 'link|url|site|link do produto|link do fornecedor|fonte',
  }),
  beside('package_size', 'Medida da embalagem', 'axes', '梱包サイズ', {
    private: true,
    units: 'cm mm',
    choices: DIMENSIONS,
    labels:
      'medidas da embalagem|dimensoes da embalagem|tamanho da embalagem|package size|package dimensions|packing size|box size',
  }),
  beside('package_weight', 'Peso da embalagem', 'number', '梱包重量', {
    private: true,
    units: 'g kg',
    labels:
      'peso bruto|peso da embalagem|peso com embalagem|peso com caixa|peso com a caixa|peso com a embalagem|gross weight|package weight|shipping weight',
  }),
  beside('writer_notes', 'Notas para quem escreve', 'notes', 'メモ', {
    private: true,
    labels: 'obs pro redator|obs para o redator|nota para o redator|notas para quem escreve|para o redator',
  }),
];
