import { type Fact, type FactKind, isQuantityRole, type QuantityRole } from './facts.ts';

const QUANTITY_LABELS: Readonly<Record<QuantityRole, { pt: string; ja: string }>> = {
  volume: { pt: 'Capacidade', ja: '容量' },
  weight: { pt: 'Peso', ja: '重さ' },
  load: { pt: 'Carga máxima', ja: '耐荷重' },
  length: { pt: 'Comprimento', ja: '長さ' },
  width: { pt: 'Largura', ja: '幅' },
  height: { pt: 'Altura', ja: '高さ' },
  depth: { pt: 'Profundidade', ja: '奥行き' },
  diameter: { pt: 'Diâmetro', ja: '直径' },
  thickness: { pt: 'Espessura', ja: '厚さ' },
  dimensions: { pt: 'Medidas', ja: 'サイズ' },
  range: { pt: 'Alcance', ja: '通信距離' },
  duration: { pt: 'Duração', ja: '使用時間' },
  charge_time: { pt: 'Tempo de carga', ja: '充電時間' },
  battery: { pt: 'Bateria', ja: 'バッテリー容量' },
  power: { pt: 'Potência', ja: '消費電力' },
  voltage: { pt: 'Voltagem', ja: '電圧' },
  frequency: { pt: 'Frequência', ja: '周波数' },
  temperature: { pt: 'Temperatura', ja: '温度' },
  depth_rating: { pt: 'Profundidade na água', ja: '耐水深度' },
  age: { pt: 'Idade', ja: '対象年齢' },
  count: { pt: 'Quantidade', ja: '数量' },
  parts: { pt: 'Peças', ja: '構成' },
  levels: { pt: 'Níveis', ja: '段階' },
  area: { pt: 'Área', ja: '対応面積' },
  speed: { pt: 'Velocidade', ja: '速度' },
  screen: { pt: 'Tela', ja: '画面サイズ' },
  memory: { pt: 'Memória', ja: 'メモリ' },
  warranty: { pt: 'Garantia', ja: '保証期間' },
  limited_warranty: { pt: 'Garantia contra defeitos de fábrica', ja: '製造上の不具合に対する保証期間' },
  concentration: { pt: 'Concentração', ja: '濃度' },
  suction: { pt: 'Sucção', ja: '吸引力' },
  noise: { pt: 'Nível de ruído', ja: '運転音' },
  brightness: { pt: 'Fluxo luminoso', ja: '明るさ' },
  colour_temperature: { pt: 'Temperatura de cor', ja: '色温度' },
  shelf_life: { pt: 'Validade', ja: '使用期限' },
  lifespan: { pt: 'Vida útil', ja: '寿命' },
  people: { pt: 'Pessoas', ja: '使用人数' },
};

const KIND_LABELS: Readonly<Record<FactKind, { pt: string; ja: string }>> = {
  product_type: { pt: 'Produto', ja: '商品' },
  brand: { pt: 'Marca', ja: 'ブランド' },
  model_code: { pt: 'Modelo', ja: '型番' },
  quantity: { pt: 'Medida', ja: '数値' },
  size_range: { pt: 'Tamanhos', ja: 'サイズ' },
  colour: { pt: 'Cor', ja: 'カラー' },
  material: { pt: 'Material', ja: '素材' },
  compatibility: { pt: 'Compatível com', ja: '対応機種' },
  certification: { pt: 'Certificação', ja: '認証' },
  care: { pt: 'Cuidados', ja: 'お手入れ' },
  audience: { pt: 'Para quem', ja: '対象' },
  use: { pt: 'Uso', ja: '用途' },
  contents: { pt: 'Na caixa', ja: 'セット内容' },
  price: { pt: 'Preço', ja: '価格' },
  link: { pt: 'Link', ja: 'リンク' },
  claim: { pt: 'Característica', ja: '特長' },
  warning: { pt: 'Aviso', ja: 'ご注意' },
  number: { pt: 'Número a explicar', ja: '数値' },
};

/** What was brought in by a file may name no role that we know. */
export const labelOfQuantity = (role: string | null): { pt: string; ja: string } =>
  isQuantityRole(role) ? QUANTITY_LABELS[role] : KIND_LABELS.quantity;

/** What a fact of an earlier version is called. */
export const labelOfFact = ({ kind, role }: Pick<Fact, 'kind' | 'role'>): string =>
  (kind === 'quantity' ? labelOfQuantity(role) : KIND_LABELS[kind]).pt;
