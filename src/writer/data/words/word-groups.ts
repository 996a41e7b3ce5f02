import type { Choice } from '#domain/sheet/choice.ts';
import { ORIGIN_COUNTRIES } from '#domain/sheet/origin-countries.ts';
import { PRODUCT_TYPES } from '#domain/sheet/product-types.ts';
import { FUNCTIONS } from '#domain/sheet/tables/choices-electric.ts';
import { COATINGS, COLOURS, FABRICS, MATERIALS, PARTS } from '#domain/sheet/tables/choices-material-and-colour.ts';
import { ALLERGENS, HEAT_SOURCES, ITEMS, LANGUAGES, PLACES } from '#domain/sheet/tables/choices-use.ts';
import { type WordRow, wordRows } from '#writer/text/find-words.ts';
import { foldChars } from '#writer/text/fold-chars.ts';

/** Words that must not replace each other: "bambu" is not シリコーン. Rows without a key are ignored, `?` is doubtful. */
const OWN = wordRows(`
colour black; ; 黒 || colour white; off-white; 白|オフホワイト
colour red; bordo; 赤|ボルドー || colour blue; ; 青|紺|水色
colour green; ; 緑|カーキ || colour gold; ; 金色|シャンパン
colour silver; ; 銀色 || colour purple; violeta; 紫|バイオレット
colour brown; ; 茶色|こげ茶 || colour pink; ; ローズ
colour yellow; ; 黄色
; boca seca; グレード|グレープ|面白|美白|黒板|白板|黒豆|黒糖|黒胡椒|黒酢|白髪|白米|白菜|白身|赤身|赤字|黒字|青年|青空|緑茶|紫蘇|空白|告白|卵白|白熱|赤ちゃん|赤外線|紫外線|木曜|綿棒|脱脂綿|綿菓子|麻酔|麻痺|鉄道|地下鉄|革命|革新|レザーカット|木目|改革|変革|竹の子|ガラスのような
material stainless_steel; inoxidavel; ステンレス|sus304|sus316|18-8 || material aluminium; ; アルミ
material silicone; ; シリコン || material cotton; ; コットン|木綿|綿
material linen; ; リネン|麻 || material silk; ; シルク|絹
material wool; ; ウール|羊毛 || material rubber; emborrachad*; ラバー
material wood; amadeirad*; 木製|木材|ウッド|木の|無垢材|シナノキ|シナ材|天然木|杉材|松材|パイン材|ブナ|オーク|ヒノキ|桐
material bamboo; ; バンブー || material leather; ; レザー|本皮|革
material synthetic_leather; ; 合皮|puレザー|フェイクレザー|人工皮革|ヴィーガンレザー|合成レザー
material plastic; plastic*; 樹脂|プラ製|ベークライト|abs|ポリカーボネート|tpu|tpe|eva|pvc|塩ビ
material ceramic; ; セラミック|陶磁器 || material nylon; ; ポリアミド
material elastane; poliuretan*; スパンデックス|エラスタン || material iron; de ferro; アイアン
material fibreglass; ; グラスファイバー|ガラス繊維 || material cardboard; ; 厚紙|ボール紙|段ボール
material microfibre; ; マイクロファイバ || material brass; ; 真鍮|ブラス || material oxford; ; オックスフォード || place microwave; ; レンジ
place dishwasher; lava louca*|lava-louca|lavaloucas; 食器洗い|食器洗浄
place freezer; congel*|descongel*|recongel*; 冷凍|フリーザー || place fridge; geladeira|refrigerador; 冷蔵
heat gas; ; ガスコンロ|ガス || heat electric; eletric*; 電気|電動|電源|充電式
heat radiant; ; セラミックコンロ|ガラストップ|ラジエント || coffee arabica; arabica; アラビカ
coffee robusta; robusta; ロブスタ || wash dishwasher; lava-louca*|lava louca*; 食洗機|食器洗
wash sun; secar ao sol|seque ao sol; 日干し|天日干し|日向
wash hand; lavar a mao|lavagem: a mao|lave a mao|lavagem a mao|lavagem manual|lavad* a mao; 手洗い|手で洗
wash machine; na maquina|maquina de lavar|lavadora; 洗濯機
wash dry_clean; lavagem a seco|lavar a seco|lave a seco|a seco; ドライクリーニング || wash dryer; secadora; 乾燥機|タンブル
wash bleach; alvejante*|alvejar|agua sanitaria|cloro; 漂白|塩素
wash iron; passar a ferro|passe a ferro|ferro de passar|nao passar|nao passe; アイロン || wash shade; sombra; 陰干し|日陰
heat_level low; fogo baixo; 弱火 || heat_level medium; fogo medio; 中火
heat_level high; fogo alto; 強火 || damp wet; umid*|molhad*; 湿|濡|ぬれ|水分
damp dry; pano seco|seco|seca|secos|secas; 乾
; menores de|menor que|menor de|maiores de|maior que|maior de|menos de|maior parte|pouco maior|um numero maior; 大事|大切|大丈夫|大会|大理石|小麦|最小|最大|拡大|大変|大好き|大喜び|小説|大学|大豆|大容量
size big; grande*|maior|maiores; 大き|大型|ビッグ|大サイズ|大
size small; pequen*|menor|menores|mini; 小さ|小型|ミニ|小サイズ|コンパクト|小
who women; feminin*|mulher*; レディース|女性|ウィメンズ|女の子|女児
who men; masculin*|homem|homens; メンズ|男性|男の子|男児
who dog; cachorr*|cao|caes|canin*; 犬|ドッグ|ワンちゃん || who cat; gato*|felin*; 猫|キャット|ネコ
who baby; bebe|bebes|recem-nascid*; 赤ちゃん|ベビー|乳児|新生児 || who adult; adult*; 大人|成人|保護者|成犬|成猫
skin dry; pele seca|peles secas; 乾燥肌|ドライスキン || skin oily; pele oleosa|peles oleosas; 脂性肌|オイリー肌
skin sensitive; sensive*; 敏感 || side left; esquerd*; 左
side right; lado direito|mao direita|direita; 右
indoor in; interno|interna|internos|internas|ambiente interno|ambientes internos|uso interno|interior da casa; 屋内|室内
indoor out; externo|externa|externos|externas|ambiente externo|ambientes externos|area externa|ar livre|uso externo|areas externas; 屋外|野外|外用|アウトドア
sleeve short; manga curta|mangas curtas; 半袖 || sleeve long; manga longa|mangas longas; 長袖
state open; abert*; 開い|開け|開封 || state closed; fechad*; 閉じ|閉め|未開封|密閉|開封前
language ja; em japones; 和文 || language zh; em chines; 中文
plate rhodium; rodio; ロジウム || plate gold; banhad* a ouro|banhad* em ouro|folhead* a ouro; 金メッキ|ゴールドメッキ
plate silver; banhad* a prata; 銀メッキ|シルバーメッキ || roast light; torra clara; 浅煎り|ライトロースト
roast medium; torra media; 中煎り|ミディアム || roast dark; torra escura|torra forte; 深煎り|ダークロースト
food milk; ; 乳、|乳・|牛乳|ミルク || food peanut; ; ピーナッツ
platform alexa; alexa; alexa|アレクサ || platform google; google; google|グーグル
platform android; android; android || platform ios; ios|iphone|ipad; ios|iphone|ipad
`);

/** Shades and kinds that may replace each other. */
const FAMILY: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'stainless_steel: stainless_304 stainless_316 steel carbon_steel',
    'aluminium: aluminium_alloy',
    'glass: tempered_glass borosilicate',
    'ceramic: porcelain earthenware',
    'plastic: pp pe pet pvc abs pc acrylic acrylic_fibre resin tpu tpe eva melamine bakelite foam memory_foam',
    'iron: cast_iron',
    'leather: cowhide suede natural_suede',
    'wood: mdf solid_wood',
    'white: off_white ivory',
    'beige: cream',
    'grey: light_grey dark_grey charcoal smoke',
    'gold: rose_gold',
    'black: matte_black',
    'brown: camel caramel dark_brown',
    'red: wine terracotta',
    'pink: light_pink salmon coral',
    'green: dark_green olive army_green moss_green mint',
    'blue: light_blue royal_blue navy turquoise',
    'purple: lilac lavender',
  ].flatMap((line) => {
    const [family = '', kinds = ''] = line.split(': ');
    return kinds.split(' ').map((kind) => [kind, family]);
  }),
);
/** Ambiguous words. */
const LEFT_OUT: ReadonlySet<string> = new Set(
  'tela|soft|pp|pe|pet|pc|pu|ferro|cobre|papel|metal|liga|ceramic|aco|steel|スチール|resina|espuma|manual|pluma|down|us|uk|cn|eletrico|gas|electric|毛|紙|金属|合金|銅|鉄|麻|綿|絹|樹脂|電子レンジ用|chile|peru|mali|malta|monaco|gana|cuba|ilhas|crystal|preto no branco|glass|mesh|oxford|lona|canvas|natural|ナチュラル'.split(
    '|',
  ),
);
/** Also fruits, drinks and herbs. */
const TWO_MEANINGS =
  /laranja|orange|vinho|lavanda|lavender|menta|mint|salm|coral|creme|cream|camel|caramelo|mostarda|mustard|cafe|prata|silver|dourad|gold|rosa|marfim|オレンジ|ラベンダー|ミント|クリーム|コーラル|サーモン|マスタード|キャメル|キャラメル|クリア|スモーク|transparente|clear|fume|smoke|colorid|マルチカラー|シルバー|ゴールド|vermelh|ピンク/;

function fromChoices(group: string, choices: readonly Choice[]): WordRow[] {
  return choices.flatMap(({ key, ja, words }) => {
    const isDoubtful = (word: string) => group === 'colour' && TWO_MEANINGS.test(word);
    const take = (list: readonly string[], doubtful: boolean) =>
      list.map(foldChars).filter((word) => !LEFT_OUT.has(word) && isDoubtful(word) === doubtful);
    const name = `${group} ${FAMILY[key] ?? key}`;
    const forms = [ja, ja.replace(/（.*/u, '')];
    return [
      { key: name, pt: take(words, false), ja: take(forms, false) },
      { key: `${name}?`, pt: take(words, true), ja: take(forms, true) },
    ];
  });
}

export const WORD_GROUPS: readonly WordRow[] = [
  ...OWN,
  ...fromChoices('colour', COLOURS),
  ...fromChoices('material', [...MATERIALS, ...FABRICS]),
  ...fromChoices('place', PLACES),
  ...fromChoices('coating', COATINGS),
  ...fromChoices('food', ALLERGENS),
  ...fromChoices('heat', HEAT_SOURCES),
  ...fromChoices('language', LANGUAGES),
  ...fromChoices('country', ORIGIN_COUNTRIES),
];

/** Portuguese words that are too ambiguous to be read, by the key they may mean: "tela" and "malha" may be a mesh. */
export const DOUBTFUL_WORDS: readonly (readonly [word: string, key: string])[] = [
  ['tela', 'material mesh'],
  ['malha', 'material mesh'],
  ...[...MATERIALS, ...FABRICS].flatMap(({ key, words }) =>
    words
      .map(foldChars)
      .filter((word) => LEFT_OUT.has(word))
      .map((word) => [word, `material ${FAMILY[key] ?? key}`] as const),
  ),
];

/** What the sheet's tables name in both languages: goods, parts, accessories, functions. */
export const THINGS: readonly WordRow[] = [...ITEMS, ...PARTS, ...FUNCTIONS, ...PRODUCT_TYPES].map((row) => ({
  key: `thing:${row.key}`,
  pt: row.words.map(foldChars).filter((word) => word.length > 4),
  ja: [foldChars(row.ja).replace(/[（(].*/u, '')].filter((word) => word.length > 2),
}));
