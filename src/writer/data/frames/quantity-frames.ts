import type { QuantityRole } from '#domain/robots/facts.ts';
import { SUBSTANCES } from '#writer/data/facts/substances.ts';
import type { Family } from '#writer/data/lexicon/lexicon-entry.ts';
import type { Bilingual } from '#writer/data/voices/bilingual.ts';

export type QuantityFrame = {
  label: Bilingual;
  /** The same sentence in both languages; {v} is the amount with its unit. */
  says: readonly Bilingual[];
  /** Why a buyer looks at it: advice, never a promise. Follows the sentence in a list of advantages. */
  helps: string;
};
export type FrameVariant = QuantityFrame & {
  /** Only for products of these families. */
  families?: readonly Family[];
  /** Only when the seller's words hold one of these (without accents). */
  words?: RegExp;
  /** Only for units written like this. */
  units?: RegExp;
};

const pair = (pt: string, ja: string): Bilingual => ({ pt, ja });

/** A share says nothing without its substance: each has its own sentence. */
const concentrationOf = ({ words, pt, ja }: (typeof SUBSTANCES)[number]): FrameVariant => ({
  words,
  label: pair(`Concentração de ${pt}`, `${ja}の配合濃度`),
  says: [
    pair(`Contém {v} de ${pt}.`, `${ja}を{v}配合しています。`),
    pair(`A concentração de ${pt} é de {v}.`, `${ja}の配合濃度は{v}です。`),
  ],
  helps: '',
});

/** Steps and modes of something: what is set is named. */
const levelsOf = (words: RegExp, pt: string, ja: string): FrameVariant => ({
  words,
  label: pair(`Ajustes de ${pt}`, ja),
  says: [pair(`Dá para escolher entre {v} de ${pt}.`, `${ja}は{v}から選べます。`)],
  helps: 'Você escolhe o que combina com o momento.',
});

/** The first variant that fits is taken; the last of each list fits always. */
export const QUANTITY_FRAMES: Readonly<Record<QuantityRole, readonly FrameVariant[]>> = {
  volume: [
    {
      words: /\bconteudo\b/,
      label: pair('Conteúdo', '内容量'),
      says: [pair('O conteúdo é de {v}.', '内容量は{v}です。')],
      helps: 'Compare a quantidade com o que você usa por mês.',
    },
    {
      families: ['beauty', 'hair', 'food'],
      label: pair('Conteúdo', '内容量'),
      says: [pair('O conteúdo é de {v}.', '内容量は{v}です。'), pair('Vem com {v}.', '{v}入りです。')],
      helps: 'Compare a quantidade com o que você usa por mês.',
    },
    {
      label: pair('Capacidade', '容量'),
      says: [pair('A capacidade é de {v}.', '容量は{v}です。'), pair('Comporta {v}.', '{v}入ります。')],
      helps: 'Compare com a quantidade que você costuma usar.',
    },
  ],
  weight: [
    {
      families: ['food'],
      label: pair('Conteúdo', '内容量'),
      says: [pair('O conteúdo é de {v}.', '内容量は{v}です。')],
      helps: 'Compare a quantidade com o consumo da casa.',
    },
    {
      label: pair('Peso', '重さ'),
      says: [pair('O peso é de {v}.', '重さは{v}です。'), pair('Pesa {v}.', '重量は{v}です。')],
      helps: '',
    },
  ],
  load: [
    {
      families: ['baby'],
      label: pair('Peso suportado', '耐荷重'),
      says: [pair('O peso suportado é de {v}.', '耐荷重は{v}です。')],
      helps: 'Confira o peso do bebê antes de usar.',
    },
    {
      label: pair('Carga suportada', '耐荷重'),
      says: [pair('A carga suportada é de {v}.', '耐荷重は{v}です。')],
      helps: 'Some o peso do que você vai colocar e confira.',
    },
  ],
  length: [
    {
      label: pair('Comprimento', '長さ'),
      says: [pair('O comprimento é de {v}.', '長さは{v}です。')],
      helps: '',
    },
  ],
  width: [
    {
      label: pair('Largura', '幅'),
      says: [pair('A largura é de {v}.', '幅は{v}です。')],
      helps: '',
    },
  ],
  height: [
    {
      label: pair('Altura', '高さ'),
      says: [pair('A altura é de {v}.', '高さは{v}です。')],
      helps: '',
    },
  ],
  depth: [
    {
      label: pair('Profundidade', '奥行き'),
      families: ['furniture', 'storage', 'decor', 'office'],
      says: [pair('A profundidade é de {v}.', '奥行きは{v}です。')],
      helps: 'Confira o fundo do seu espaço.',
    },
    {
      label: pair('Profundidade', '深さ'),
      says: [pair('A profundidade é de {v}.', '深さは{v}です。')],
      helps: '',
    },
  ],
  diameter: [
    {
      label: pair('Diâmetro', '直径'),
      says: [pair('O diâmetro é de {v}.', '直径は{v}です。')],
      helps: '',
    },
  ],
  thickness: [
    {
      label: pair('Espessura', '厚さ'),
      says: [pair('A espessura é de {v}.', '厚さは{v}です。')],
      helps: '',
    },
  ],
  dimensions: [
    {
      label: pair('Medidas', 'サイズ'),
      says: [pair('As medidas são {v}.', 'サイズは{v}です。'), pair('Mede {v}.', '寸法は{v}です。')],
      helps: '',
    },
  ],
  range: [
    {
      families: ['audio', 'phone', 'gadget', 'office'],
      label: pair('Alcance', '通信距離'),
      says: [pair('O alcance da conexão é de {v}.', '通信距離は{v}です。')],
      helps: 'Pense na distância em que você vai usar.',
    },
    {
      families: ['lighting'],
      label: pair('Alcance da luz', '照射距離'),
      says: [pair('O alcance da luz é de {v}.', '照射距離は{v}です。')],
      helps: 'Pense na distância que quer iluminar.',
    },
    {
      label: pair('Alcance', '届く距離'),
      says: [pair('O alcance é de {v}.', '届く距離は{v}です。')],
      helps: 'Pense na distância em que você vai usar.',
    },
  ],
  duration: [
    {
      words: /quent/,
      label: pair('Mantém quente', '保温時間'),
      says: [pair('Mantém quente por {v}.', '保温時間は{v}です。')],
      helps: '',
    },
    {
      words: /gelad|fri[ao]/,
      label: pair('Mantém frio', '保冷時間'),
      says: [pair('Mantém frio por {v}.', '保冷時間は{v}です。')],
      helps: '',
    },
    {
      words: /queima|vela/,
      label: pair('Tempo de queima', '燃焼時間'),
      says: [pair('O tempo de queima é de {v}.', '燃焼時間は{v}です。')],
      helps: 'Dá para calcular quantas noites rende.',
    },
    {
      words: /stand ?by|espera/,
      label: pair('Tempo em espera', '待機時間'),
      says: [pair('O tempo em espera é de {v}.', '待機時間は{v}です。')],
      helps: '',
    },
    {
      words: /music|reprodu|toca/,
      label: pair('Tempo de música', '再生時間'),
      says: [pair('O tempo de música é de {v}.', '再生時間は{v}です。')],
      helps: 'Compare com o seu trajeto.',
    },
    {
      words: /aces[ao]|ilumina|luz/,
      label: pair('Tempo de luz', '点灯時間'),
      says: [pair('Fica aces[o/a] por {v}.', '点灯時間は{v}です。')],
      helps: 'Compare com as horas em que precisa de luz.',
    },
    {
      words: /autonom|uso|usar|bateria|funciona|trabalh|continu/,
      label: pair('Tempo de uso', '使用時間'),
      says: [pair('O tempo de uso é de {v}.', '使用時間は{v}です。')],
      helps: '',
    },
    {
      label: pair('Duração', '持続時間'),
      says: [pair('A duração é de {v}.', '持続時間は{v}です。')],
      helps: '',
    },
  ],
  charge_time: [
    {
      label: pair('Tempo de carga', '充電時間'),
      says: [pair('O tempo de carga é de {v}.', '充電時間は{v}です。')],
      helps: 'Você sabe quanto tempo reservar para a recarga.',
    },
  ],
  battery: [
    {
      label: pair('Bateria', 'バッテリー容量'),
      says: [pair('A bateria é de {v}.', 'バッテリー容量は{v}です。')],
      helps: '',
    },
  ],
  power: [
    {
      families: ['audio', 'phone'],
      label: pair('Potência', '出力'),
      says: [pair('A potência é de {v}.', '出力は{v}です。')],
      helps: 'Compare com o que o seu aparelho pede.',
    },
    {
      words: /consumo/,
      label: pair('Consumo', '消費電力'),
      says: [pair('O consumo é de {v}.', '消費電力は{v}です。')],
      helps: '',
    },
    {
      words: /motor/,
      label: pair('Potência', '出力'),
      says: [pair('A potência é de {v}.', '出力は{v}です。')],
      helps: '',
    },
    {
      units: /^(?:w|watts?)$/,
      label: pair('Potência', 'ワット数'),
      says: [pair('A potência é de {v}.', 'ワット数は{v}です。')],
      helps: '',
    },
    {
      label: pair('Potência', '出力'),
      says: [pair('A potência é de {v}.', '出力は{v}です。')],
      helps: '',
    },
  ],
  voltage: [
    {
      words: /^\D*bivolt\D*$/,
      label: pair('Tensão', '電圧'),
      says: [pair('É {v}.', '{v}に対応しています。')],
      helps: 'Pergunte à loja se serve na tomada do Japão.',
    },
    {
      words: /usb/,
      label: pair('Alimentação USB', 'USB給電'),
      says: [pair('A alimentação é por USB, de {v}.', 'USB給電（{v}）です。')],
      helps: 'Use uma porta ou um adaptador USB.',
    },
    {
      label: pair('Tensão', '電圧'),
      says: [pair('A tensão é de {v}.', '電圧は{v}です。')],
      helps: '',
    },
  ],
  frequency: [
    {
      label: pair('Frequência', '周波数'),
      says: [pair('A frequência é de {v}.', '周波数は{v}です。')],
      helps: '',
    },
  ],
  temperature: [
    {
      words: /resist|suporta|aguenta/,
      label: pair('Temperatura suportada', '耐熱温度'),
      says: [pair('Resiste a temperaturas de {v}.', '耐熱温度は{v}です。')],
      helps: '',
    },
    {
      label: pair('Temperatura', '対応温度'),
      says: [pair('A temperatura indicada é de {v}.', '対応温度は{v}です。')],
      helps: '',
    },
  ],
  depth_rating: [
    {
      units: /^(?:atm|bar)$/,
      label: pair('Pressão de água', '耐水圧'),
      says: [pair('A pressão de água suportada é de {v}.', '耐水圧は{v}です。')],
      helps: '',
    },
    {
      label: pair('Profundidade na água', '対応水深'),
      says: [pair('A profundidade indicada na água é de {v}.', '対応水深は{v}です。')],
      helps: '',
    },
  ],
  age: [
    {
      label: pair('Idade indicada', '対象年齢'),
      says: [pair('A idade indicada é de {v}.', '対象年齢は{v}です。')],
      helps: 'Confira a idade antes de presentear.',
    },
  ],
  count: [
    {
      label: pair('Quantidade', '数量'),
      says: [pair('Vem com {v}.', '{v}入りです。'), pair('A quantidade é de {v}.', '数量は{v}です。')],
      helps: 'Veja se a quantidade basta para você.',
    },
  ],
  parts: [
    {
      label: pair('Peças', '内容点数'),
      says: [pair('O conjunto tem {v}.', '{v}のセットです。')],
      helps: '',
    },
  ],
  levels: [
    levelsOf(/brilho|luminosidade|intensidade d[ae] luz/, 'brilho', '明るさ'),
    levelsOf(/temperatura|aquecimento|calor/, 'temperatura', '温度'),
    levelsOf(/fluxo|jatos?\b/, 'fluxo', '水流'),
    levelsOf(/massage/, 'massagem', 'マッサージ'),
    levelsOf(/vibrac/, 'vibração', '振動'),
    levelsOf(/succao|aspirac/, 'sucção', '吸引力'),
    levelsOf(/ventilac|vento/, 'vento', '風量'),
    {
      words: /velocidade|veloc\b/,
      label: pair('Velocidades', '速度'),
      says: [pair('Dá para escolher entre {v}.', '速度は{v}から選べます。')],
      helps: 'Você escolhe o que combina com o momento.',
    },
    levelsOf(/moagem/, 'moagem', '挽き目'),
    levelsOf(/altura/, 'altura', '高さ'),
    levelsOf(/inclinac|recl/, 'inclinação', '角度'),
    {
      units: /^posic/,
      label: pair('Posições', 'ポジション'),
      says: [pair('Tem {v}.', 'ポジションは{v}です。')],
      helps: '',
    },
    {
      label: pair('Ajustes', '切り替え'),
      says: [pair('Tem {v}.', '切り替えは{v}です。')],
      helps: 'Você escolhe o que combina com o momento.',
    },
  ],
  area: [
    {
      label: pair('Área', '対応面積'),
      says: [pair('A área indicada é de {v}.', '対応面積は{v}です。')],
      helps: 'Meça o seu ambiente e compare.',
    },
  ],
  speed: [
    {
      label: pair('Velocidade', '速度'),
      says: [pair('A velocidade é de {v}.', '速度は{v}です。')],
      helps: '',
    },
  ],
  screen: [
    {
      label: pair('Tela', '画面サイズ'),
      says: [pair('A tela é de {v}.', '画面サイズは{v}です。')],
      helps: '',
    },
  ],
  memory: [
    {
      label: pair('Memória', 'メモリー'),
      says: [pair('A memória é de {v}.', 'メモリーは{v}です。')],
      helps: 'Pense no que vai guardar.',
    },
  ],
  warranty: [
    {
      label: pair('Garantia', '保証'),
      says: [pair('A garantia é de {v}.', '保証期間は{v}です。'), pair('Tem {v} de garantia.', '{v}の保証付きです。')],
      helps: 'Guarde o comprovante da compra.',
    },
  ],
  limited_warranty: [
    {
      label: pair('Garantia contra defeitos de fábrica', '製造上の不具合に対する保証'),
      says: [pair('A garantia contra defeitos de fábrica é de {v}.', '製造上の不具合に対する保証期間は{v}です。')],
      helps: 'Guarde o comprovante da compra.',
    },
  ],
  concentration: [
    ...SUBSTANCES.map(concentrationOf),
    // A share of nothing named is not told.
    { label: pair('Concentração', '配合濃度'), says: [], helps: '' },
  ],
  suction: [
    {
      label: pair('Sucção', '吸引力'),
      says: [pair('A sucção é de {v}.', '吸引力は{v}です。')],
      helps: '',
    },
  ],
  noise: [
    {
      label: pair('Nível de ruído', '運転音'),
      says: [pair('O nível de ruído é de {v}.', '運転音は{v}です。')],
      helps: '',
    },
  ],
  brightness: [
    {
      label: pair('Fluxo luminoso', '明るさ'),
      says: [pair('O fluxo luminoso é de {v}.', '明るさは{v}です。')],
      helps: '',
    },
  ],
  colour_temperature: [
    {
      label: pair('Temperatura de cor', '色温度'),
      says: [pair('A temperatura de cor é de {v}.', '色温度は{v}です。')],
      helps: '',
    },
  ],
  shelf_life: [
    {
      families: ['food'],
      label: pair('Validade', '賞味期限'),
      says: [pair('A validade é de {v}.', '賞味期限は{v}です。')],
      helps: 'Confira a data na embalagem.',
    },
    {
      label: pair('Validade', '使用期限'),
      says: [pair('A validade é de {v}.', '使用期限は{v}です。')],
      helps: 'Confira a data na embalagem.',
    },
  ],
  lifespan: [
    {
      label: pair('Vida útil', '寿命'),
      says: [pair('A vida útil é de {v}.', '寿命は{v}です。')],
      helps: '',
    },
  ],
  people: [
    {
      label: pair('Para quantas pessoas', '使用人数'),
      says: [pair('É para {v}.', '{v}です。')],
      helps: 'Conte quem vai usar.',
    },
  ],
};
