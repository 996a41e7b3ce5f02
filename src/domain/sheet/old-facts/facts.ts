import type { Bilingual } from '#domain/text/bilingual.ts';

/**
 * Before the sheet, a product's data was kept as facts. They are only read: to make a sheet of them, and in texts of then.
 */

/** Kinds of facts, with what they are called. A number that nobody explained is stored, but used in no sentence. */
const KINDS = {
  product_type: 'Produto',
  brand: 'Marca',
  model_code: 'Modelo',
  quantity: 'Medida',
  size_range: 'Tamanhos',
  colour: 'Cor',
  material: 'Material',
  compatibility: 'Compatível com',
  certification: 'Certificação',
  care: 'Cuidados',
  audience: 'Para quem',
  use: 'Uso',
  contents: 'Na caixa',
  price: 'Preço',
  link: 'Link',
  claim: 'Característica',
  warning: 'Aviso',
  number: 'Número a explicar',
};
export type FactKind = keyof typeof KINDS;
// Object.keys gives strings; these are the keys above.
export const FACT_KINDS = Object.keys(KINDS) as [FactKind, ...FactKind[]];

/** What a quantity measures, in both languages; for other kinds `role` is the part of the product, if any. */
const QUANTITIES = {
  volume: 'Capacidade; 容量',
  weight: 'Peso; 重さ',
  load: 'Carga máxima; 耐荷重',
  length: 'Comprimento; 長さ',
  width: 'Largura; 幅',
  height: 'Altura; 高さ',
  depth: 'Profundidade; 奥行き',
  diameter: 'Diâmetro; 直径',
  thickness: 'Espessura; 厚さ',
  dimensions: 'Medidas; サイズ',
  range: 'Alcance; 通信距離',
  duration: 'Duração; 使用時間',
  charge_time: 'Tempo de carga; 充電時間',
  battery: 'Bateria; バッテリー容量',
  power: 'Potência; 消費電力',
  voltage: 'Voltagem; 電圧',
  frequency: 'Frequência; 周波数',
  temperature: 'Temperatura; 温度',
  depth_rating: 'Profundidade na água; 耐水深度',
  age: 'Idade; 対象年齢',
  count: 'Quantidade; 数量',
  parts: 'Peças; 構成',
  levels: 'Níveis; 段階',
  area: 'Área; 対応面積',
  speed: 'Velocidade; 速度',
  screen: 'Tela; 画面サイズ',
  memory: 'Memória; メモリ',
  warranty: 'Garantia; 保証期間',
  limited_warranty: 'Garantia contra defeitos de fábrica; 製造上の不具合に対する保証期間',
  concentration: 'Concentração; 濃度',
  suction: 'Sucção; 吸引力',
  noise: 'Nível de ruído; 運転音',
  brightness: 'Fluxo luminoso; 明るさ',
  colour_temperature: 'Temperatura de cor; 色温度',
  shelf_life: 'Validade; 使用期限',
  lifespan: 'Vida útil; 寿命',
  people: 'Pessoas; 使用人数',
};
export type QuantityRole = keyof typeof QUANTITIES;
export const QUANTITY_ROLES = Object.keys(QUANTITIES) as QuantityRole[];
export const isQuantityRole = (role: string | null): role is QuantityRole =>
  role !== null && Object.hasOwn(QUANTITIES, role);

export type Fact = {
  /** Stable: two extractions of one text give the same ids. */
  id: string;
  kind: FactKind;
  /** A QuantityRole for a quantity; a part ("tampa") for material and colour; null for the product itself. */
  role: string | null;
  /** Part that a quantity refers to, if not the whole product: "cabo", "cada pé", "kit". */
  part?: string | undefined;
  /** The value as the seller wrote it, without its unit: "500", "34 ao 39", "aço inoxidável". */
  value: string;
  unit?: string | undefined;
  text: string;
  /** Line of the source, from 0; -1 for a fact added by the seller. */
  line: number;
  /** "A conferir": the words around it were not understood, so texts do not use it until the seller confirms it. */
  unsure?: true | undefined;
  /** Condition of the value ("até 6 h com volume a 50%"): a text never states the value without it. */
  clause?: string | undefined;
};

/** What was brought in by a file may name no role that we know. */
export function labelOfQuantity(role: string | null): Bilingual {
  const [pt = '', ja = ''] = (isQuantityRole(role) ? QUANTITIES[role] : 'Medida; 数値').split('; ');
  return { pt, ja };
}

/** What a fact of an earlier version is called. */
export const labelOfFact = ({ kind, role }: Pick<Fact, 'kind' | 'role'>): string =>
  kind === 'quantity' ? labelOfQuantity(role).pt : KINDS[kind];
