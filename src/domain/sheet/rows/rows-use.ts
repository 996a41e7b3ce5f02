import { PRODUCT_TYPES } from '../product-types.ts';
import {
  AXES,
  CARE,
  CERTIFICATES,
  FOR_WHOM,
  HEAT_SOURCES,
  INSTALLATIONS,
  INTENDED_USES,
  ITEMS,
  LANGUAGES,
  PLACES,
  REMARKS,
  STORAGES,
  WARNINGS,
  WARRANTY_COVERS,
  WASHING,
} from '../tables/choices-use.ts';
import { LINES, NAMES, row } from './row.ts';

const itemKeys = new Set(ITEMS.map(({ key }) => key));
/** Things of a box: accessories first, then anything that is itself a product. */
const THINGS = [...ITEMS, ...PRODUCT_TYPES.filter(({ key }) => !itemKeys.has(key))];

export const BOX_ROWS = [
  row({
    key: 'contents',
    group: 'Na caixa',
    label: 'Itens',
    kind: 'list',
    ja: 'セット内容',
    units: 'piece',
    choices: THINGS,
    frame: 'D',
    appears: 'ad',
    labels:
      'inclui|acompanha|itens|itens inclusos|conteudo da embalagem|o que vem na caixa|incluso|contem|vem com|pacote inclui|o pacote inclui|conteudo do kit|kit contem|o kit contem|conteudo da caixa|na caixa|itens do kit|pacote|package includes|package included|o que acompanha|acompanham|o que voce recebe|o kit inclui|o kit acompanha|voce recebe|kit inclui|conteudo do pacote|inclusos|embalagem contem|itens da embalagem|voce vai receber|lista de embalagem|package include|packing list|package list|acomp|vem|embalagem|vem na caixa|includes|in the box|o kit vem com|kit vem com|inclui no kit',
  }),
  row({
    key: 'not_included',
    group: 'Na caixa',
    label: 'Não vem junto',
    kind: 'list',
    ja: '別売品',
    units: 'piece',
    choices: THINGS,
    frame: 'D',
    appears: 'ad',
    labels: 'nao inclui|nao incluso|nao inclusos|nao acompanha|nao vem junto|vendido separadamente|not included',
  }),
  row({
    key: 'manual_language',
    group: 'Na caixa',
    label: 'Idioma do manual',
    kind: 'choices',
    ja: '取扱説明書',
    choices: LANGUAGES,
    join: NAMES,
    labels: 'idioma do manual|manual|manual em|manual language|language',
  }),
];

const USE = { group: 'Uso e cuidados' } as const;
export const USE_ROWS = [
  row({
    ...USE,
    key: 'intended_use',
    label: 'Onde e para quê',
    kind: 'choices',
    ja: '用途',
    choices: INTENDED_USES,
    appears: 'meta ad',
    labels:
      'uso|usos|ocasiao|ocasioes|ideal para|perfeito para|onde usar|uso indicado|aplicacao|ambiente|use|usage|application|occasion',
  }),
  row({
    ...USE,
    key: 'for_whom',
    label: 'Para quem',
    kind: 'choices',
    ja: '対象',
    choices: FOR_WHOM,
    before: { ja: '{v}の', pt: '({v})' },
    appears: 'meta ad',
    labels:
      'publico|genero|indicado para|para quem|recomendado para|indicacao|sexo|publico alvo|gender|department|department name|target audience',
  }),
  row({
    ...USE,
    key: 'age',
    label: 'Idade',
    kind: 'number',
    ja: '対象年齢',
    units: 'year month',
    upTo: '{v}まで',
    unitJa: { year: '{n}歳', month: '生後{n}か月' },
    appears: 'ad',
    labels:
      'idade|faixa etaria|idade recomendada|idade indicada|idade minima|classificacao etaria|age|age range|recommended age',
  }),
  row({
    ...USE,
    key: 'heat_sources',
    label: 'Fogão',
    kind: 'choices',
    ja: '対応熱源',
    choices: HEAT_SOURCES,
    yesNo: { yes: { ja: '使用可', pt: 'pode' }, no: { ja: '使用不可', pt: 'não pode' } },
    frame: 'B',
    appears: 'meta ad',
    labels: 'fogao|fogoes|tipo de fogao|fogoes compativeis|applicable stove|compatible stove|cooktop',
  }),
  row({
    ...USE,
    key: 'safe_in',
    label: 'Pode ir em',
    kind: 'yesno',
    ja: '使用可否',
    choices: PLACES,
    choiceIsLabel: true,
    yesNo: { yes: { ja: '使用可', pt: 'pode' }, no: { ja: '使用不可', pt: 'não pode' } },
    frame: 'C',
    appears: 'ad',
    labels:
      'pode ir em|micro ondas|microondas|forno|lava loucas|freezer|microwave safe|dishwasher safe|oven safe|freezer safe',
  }),
  row({
    ...USE,
    key: 'washing',
    label: 'Lavagem (tecido)',
    kind: 'choices',
    ja: '洗濯方法',
    choices: WASHING,
    appears: 'ad',
    labels:
      'instrucoes de lavagem|como lavar|lavagem|modo de lavar|care instruction|care instructions|wash|washing|washing instructions',
  }),
  row({
    ...USE,
    key: 'care',
    label: 'Limpeza',
    kind: 'choices',
    ja: 'お手入れ方法',
    choices: CARE,
    join: LINES,
    frame: 'E',
    appears: 'ad',
    labels: 'cuidados|limpeza|cuidados com o produto|como limpar|instrucoes de cuidado|cleaning|care',
  }),
  row({
    ...USE,
    key: 'how_to_use',
    label: 'Modo de usar',
    kind: 'text',
    ja: '使用方法',
    join: LINES,
    frame: 'E',
    labels: 'modo de uso|modo de usar|como usar|instrucoes de uso|how to use|directions',
  }),
  row({
    ...USE,
    key: 'installation',
    label: 'Montagem e instalação',
    kind: 'choices',
    ja: '組立・取付',
    choices: INSTALLATIONS,
    appears: 'ad',
    labels: 'montagem|instalacao|fixacao|installation|installation type|assembly',
  }),
];

const LIMITS = { group: 'Avisos e limites' } as const;
export const WARNING_ROWS = [
  row({
    ...LIMITS,
    key: 'warnings',
    label: 'Avisos',
    kind: 'choices',
    ja: '使用上の注意',
    choices: WARNINGS,
    join: LINES,
    frame: 'E',
    labels:
      'atencao|aviso|avisos|advertencia|advertencias|precaucoes|cuidado|restricoes|contraindicacoes|recomendacoes|warning|warnings|caution',
  }),
  row({
    ...LIMITS,
    key: 'storage',
    label: 'Conservação',
    kind: 'choices',
    ja: '保管方法',
    jaFor: { food: '保存方法', cosmetic: '保存方法' },
    choices: STORAGES,
    join: LINES,
    frame: 'E',
    labels: 'conservacao|armazenamento|como guardar|modo de conservacao|storage|storage method',
  }),
  row({
    ...LIMITS,
    key: 'shelf_life',
    label: 'Validade',
    kind: 'number',
    ja: '使用期限',
    jaFor: { food: '賞味期限' },
    units: 'month year day',
    pattern: { ja: '[製造日より{a}][{t}]', pt: '[{a} a partir da fabricação][{t}]' },
    upTo: '{v}以内',
    labels: 'validade|prazo de validade|vida de prateleira|shelf life|expiry date|expiration date',
  }),
  row({
    ...LIMITS,
    key: 'certification',
    label: 'Certificações',
    kind: 'list',
    ja: '規格・認証',
    choices: CERTIFICATES,
    pattern: { ja: '{c}[：{t}]', pt: '{c}[: {t}]' },
    labels:
      'certificacao|certificacoes|certificado|selo|certificado inmetro|homologacao|registro anvisa|certification|certificate|certifications',
  }),
  row({
    ...LIMITS,
    key: 'remarks',
    label: 'Observações',
    kind: 'choices',
    ja: '備考',
    choices: REMARKS,
    join: LINES,
    frame: 'E',
    labels: 'obs|observacao|observacoes|nota|importante|note|notes|remarks',
  }),
];

export const LAST_ROWS = [
  row({ key: 'other', group: 'Outras linhas', label: 'Outra linha', kind: 'other', ja: 'その他' }),
  row({
    key: 'warranty',
    group: 'Garantia',
    label: 'Garantia',
    kind: 'number',
    ja: '保証期間',
    units: 'month year day',
    choices: WARRANTY_COVERS,
    pattern: { ja: '{a}[（{c}）]', pt: '{a}[ ({c})]' },
    upTo: '{v}以内',
    unitJa: { month: '{n}か月間', year: '{n}年間', day: '{n}日間' },
    labels:
      'garantia|prazo de garantia|tempo de garantia|garantia do fornecedor|garantia do vendedor|garantia da loja|garantia do fabricante|garantia de fabrica|garantia contra defeitos|garantia contra defeito de fabrica|garantia contra defeitos de fabrica|garantia contra defeito de fabricacao|garantia contra defeitos de fabricacao|warranty',
  }),
];

const BESIDE = { group: 'Fora da ficha', private: true } as const;
export const PRIVATE_ROWS = [
  row({
    ...BESIDE,
    key: 'supplier_cost',
    label: 'Custo no fornecedor',
    kind: 'number',
    ja: '仕入価格',
    units: 'BRL USD CNY JPY EUR',
    labels: 'preco|valor|preco promocional|por|de|por apenas|valor promocional|custo|price|cost|unit price',
  }),
  row({
    ...BESIDE,
    key: 'supplier_link',
    label: 'Link do fornecedor',
    kind: 'link',
    ja: '仕入先URL',
    labels: 'link|url|site|link do produto|link do fornecedor|fonte',
  }),
  row({
    ...BESIDE,
    key: 'package_size',
    label: 'Medida da embalagem',
    kind: 'axes',
    ja: '梱包サイズ',
    units: 'cm mm',
    choices: AXES,
    labels:
      'medidas da embalagem|dimensoes da embalagem|tamanho da embalagem|package size|package dimensions|packing size|box size',
  }),
  row({
    ...BESIDE,
    key: 'package_weight',
    label: 'Peso da embalagem',
    kind: 'number',
    ja: '梱包重量',
    units: 'g kg',
    labels: 'peso bruto|peso da embalagem|peso com embalagem|gross weight|package weight|shipping weight',
  }),
  row({
    ...BESIDE,
    key: 'writer_notes',
    label: 'Notas para quem escreve',
    kind: 'notes',
    ja: 'メモ',
    labels: 'obs pro redator|obs para o redator|nota para o redator|notas para quem escreve|para o redator',
  }),
];
