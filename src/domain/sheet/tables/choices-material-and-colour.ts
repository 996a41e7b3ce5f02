import { choicesFrom } from '../choice.ts';

export const FABRICS = choicesFrom(`cotton; 綿; algodão | cotton | algodao puro
polyester; ポリエステル; poliéster | polyester || rayon; レーヨン; viscose | rayon | raiom || linen; 麻; linho | linen
wool; ウール; lã | wool | lã de merino || cashmere; カシミヤ; caxemira | cashmere || silk; 絹; seda | silk
nylon; ナイロン; náilon | nylon | poliamida | polyamide || acrylic_fibre; アクリル; acrílico | acrylic
elastane; ポリウレタン; elastano | spandex | elastane | lycra || lyocell; リヨセル; liocel | lyocell | tencel`);
export const MATERIALS = choicesFrom(`stainless_steel; ステンレス鋼; aço inoxidável | aço inox | inox | stainless steel
stainless_304; ステンレス鋼（SUS304）; aço inoxidável 304 | aço inox 304 | inox 304 | 304 stainless steel | sus304 | sus 304 | 304 | inox sus304 | aço inox sus304 | aço inoxidável sus304 | stainless steel 304 | food grade 304 stainless steel | 304 food grade stainless steel | aço inox 304 alimentício
stainless_316; ステンレス鋼（SUS316）; aço inoxidável 316 | aço inox 316 | inox 316 | 316 stainless steel | sus316 | sus 316 | 316 | stainless steel 316 | food grade 316 stainless steel
carbon_steel; 炭素鋼; aço carbono | carbon steel || steel; スチール; aço | steel
aluminium; アルミニウム; alumínio | aluminum | aluminium
aluminium_alloy; アルミニウム合金; liga de alumínio | aluminum alloy | aluminium alloy
zinc_alloy; 亜鉛合金; liga de zinco | zinc alloy || titanium; チタン; titânio | titanium || iron; 鉄; ferro | iron
cast_iron; 鋳鉄; ferro fundido | cast iron || copper; 銅; cobre | copper || brass; 真ちゅう; latão | brass
alloy; 合金; liga metálica | liga de metal | alloy || metal; 金属; metal
silver_925; シルバー925; prata 925 | prata de lei | 925 silver | sterling silver || gold_18k; 18金; ouro 18k | 18k gold
cubic_zirconia; キュービックジルコニア; zircônia | zircônia cúbica | cubic zirconia
natural_stone; 天然石; pedra natural | natural stone || pearl; パール; pérola | pearl || glass; ガラス; vidro | glass
tempered_glass; 強化ガラス; vidro temperado | tempered glass
borosilicate; ほうけい酸ガラス; borossilicato | vidro borossilicato | borosilicate glass || ceramic; セラミック; cerâmica | ceramic
earthenware; 陶器; cerâmica de mesa | louça
porcelain; 磁器; porcelana | porcelain
silicone; シリコーン; silicone | silicone alimentar | silicone de grau alimentício | food grade silicone | silicon
plastic; プラスチック; plástico | plastic || pp; ポリプロピレン; PP | polipropileno | plástico pp | polypropylene
pe; ポリエチレン; PE | polietileno | polyethylene || pet; PET樹脂; PET || pvc; ポリ塩化ビニル; PVC
abs; ABS樹脂; ABS | plástico abs | abs plastic || pc; ポリカーボネート; PC | policarbonato | polycarbonate
acrylic; アクリル樹脂; acrílico | acrylic || bakelite; フェノール樹脂; baquelite | bakelite
melamine; メラミン樹脂; melamina | melamine || resin; 樹脂; resina | resin || tpu; TPU樹脂; TPU || tpe; 熱可塑性エラストマー（TPE）; TPE
eva; EVA樹脂; EVA | espuma eva || foam; フォーム材; espuma | foam
pu_foam; ウレタンフォーム; espuma de poliuretano | espuma pu | polyurethane foam | pu foam
memory_foam; 低反発ウレタンフォーム; espuma viscoelástica | espuma da nasa | memory foam || latex; ラテックス; látex
rubber; ゴム; borracha | rubber || wood; 木; madeira | wood || solid_wood; 天然木; madeira maciça | solid wood
mdf; 中密度繊維板（MDF）; MDF | madeira mdf || bamboo; 竹; bambu | bamboo || cork; コルク; cortiça | cork
rattan; ラタン; rattan | ratan || jute; ジュート; juta | jute || sisal; サイザル麻; sisal | corda de sisal
leather; 本革; couro | couro legítimo | couro genuíno | genuine leather | leather || cowhide; 牛革; couro bovino | cowhide
synthetic_leather; 合成皮革; couro sintético | couro ecológico | couro pu | couro vegano | pu leather | pu | faux leather
suede; スエード調生地; camurça | suede | camurça sintética
natural_suede; スエード; camurça natural | camurça legítima | genuine suede || microfibre; マイクロファイバー; microfibra | microfiber || fleece; フリース; fleece | soft
denim; デニム; jeans | denim || canvas; キャンバス; lona | canvas
oxford; オックスフォード生地; oxford | tecido oxford | poliéster oxford | oxford cloth || mesh; メッシュ; mesh
felt; フェルト; feltro | felt || non_woven; 不織布; TNT | non-woven || neoprene; ネオプレン; neoprene || paper; 紙; papel | paper
cardboard; 段ボール; papelão | cardboard || carbon_fibre; 炭素繊維; fibra de carbono | carbon fiber
fibreglass; ガラス繊維; fibra de vidro | fiberglass || soy_wax; ソイワックス; cera de soja | soy wax || down; ダウン; pluma | down
diatomite; 珪藻土; diatomita | diatomite`);
export const PARTS = choicesFrom(`body; 本体; corpo | body | carcaça | shell || lid; ふた; tampa | lid
handle; 取っ手; cabo | handle | puxador || strap; ストラップ; alça | strap
inner; 内側; interno | interior | parte interna | inner | inside
outer; 外側; externo | exterior | parte externa | outer | outside || base; 底; fundo | bottom
band; ベルト; pulseira | band | watch band || watch_case; ケース; caixa | case || lining; 裏地; forro | lining
filling; 中材; enchimento | recheio | filling || sole; ソール; sola | solado | outsole | sole
upper; アッパー; cabedal | upper || insole; インソール; palmilha | insole || frame; フレーム; armação | estrutura | moldura | frame
lens; レンズ; lente | lens || legs; 脚; pés | pernas | legs || seat; 座面; assento | seat || top; 天板; tampo | tabletop
blade; 刃; lâmina | blade || straw; ストロー; canudo | straw || gasket; パッキン; vedação | anel de vedação | gasket
clasp; 留め具; fecho | clasp || chain; チェーン; corrente | chain || cover; カバー; capa || bristles; ブラシ毛; cerdas | bristles`);

export const FABRIC_PARTS =
  choicesFrom(`shell; 表地; tecido externo | tecido | tecido principal | parte externa | externo | shell
lining; 裏地; forro | lining || filling; 詰め物; enchimento | recheio | filling || rib; リブ部分; punho | ribana | rib`);
export const COATINGS =
  choicesFrom(`ceramic; セラミックコーティング; cerâmico | revestimento cerâmico | ceramic coating | ceramic
ptfe; フッ素樹脂加工; PTFE | teflon | antiaderente de PTFE || enamel; ホーロー加工; esmaltado | enamel
anodised; アルマイト加工; anodizado | anodized || chrome; クロームメッキ; cromado | chrome plated
gold_plated; 金メッキ; banhado a ouro | folheado a ouro | gold plated
silver_plated; 銀メッキ; banhado a prata | silver plated || varnish; ニス塗装; envernizado | verniz | varnished || lacquer; ラッカー塗装; laqueado | lacquered
powder; 粉体塗装; pintura eletrostática | powder coated
granite_look; 御影石調コーティング; aparência de granito | granito | granite coating
marble_look; 大理石調仕上げ; aparência de mármore | marmorizado | marble look
wood_look; 木目調仕上げ; aparência de madeira | amadeirado | wood grain || matte; マット仕上げ; fosco | acabamento fosco | matte
glossy; 光沢仕上げ; brilhante | acabamento brilhante | glossy`);
export const SIDES = choicesFrom(`inside; 内面; interno | parte interna | dentro | inside
outside; 外面; externo | parte externa | fora | outside || surface; 表面; superfície | surface
handle; 取っ手; cabo | handle`);
export const COLOURS =
  choicesFrom(`black; ブラック; preto | preta | black || matte_black; マットブラック; preto fosco | preto matte | matte black || white; ホワイト; branco | branca | white
off_white; オフホワイト; off white | branco gelo || grey; グレー; cinza | gray | grey
light_grey; ライトグレー; cinza-claro | light gray || charcoal; チャコールグレー; grafite | chumbo | charcoal || dark_grey; ダークグレー; cinza-escuro | cinza escuro | dark gray | dark grey
silver; シルバー; prata | prateado | prateada | silver || gold; ゴールド; dourado | dourada | gold
rose_gold; ローズゴールド; rosê | rose gold || beige; ベージュ; bege | nude | beige || cream; クリーム; creme | cream
ivory; アイボリー; marfim | ivory || brown; ブラウン; marrom | brown || camel; キャメル; camelo | camel || caramel; キャラメル; caramelo | caramel
dark_brown; ダークブラウン; marrom-escuro | dark brown || red; レッド; vermelho | vermelha | red
wine; ワインレッド; vinho | bordô | wine red | burgundy || pink; ピンク; rosa | cor de rosa | pink
light_pink; ライトピンク; rosa-claro | rosa bebê | light pink || coral; コーラル; coral || salmon; サーモンピンク; salmão | salmon
orange; オレンジ; laranja | orange || terracotta; テラコッタ; terracota | terracotta
yellow; イエロー; amarelo | amarela | yellow || mustard; マスタード; mostarda | mustard || green; グリーン; verde | green
dark_green; ダークグリーン; verde-escuro | dark green || olive; オリーブ; verde-oliva | olive
army_green; アーミーグリーン; verde-militar | army green || moss_green; モスグリーン; verde-musgo | verde musgo | moss green || mint; ミントグリーン; verde-menta | menta | mint
turquoise; ターコイズ; turquesa | azul-turquesa | turquoise || blue; ブルー; azul | blue
light_blue; ライトブルー; azul-claro | azul bebê | light blue || royal_blue; ロイヤルブルー; azul-royal | royal blue
navy; ネイビー; azul-marinho | marinho | navy | navy blue || purple; パープル; roxo | roxa | purple
lilac; ライラック; lilás | lilac || lavender; ラベンダー; lavanda | lavender
transparent; クリア; transparente | clear | transparent || smoke; スモーク; fumê | smoke
natural; ナチュラル; natural | cor natural || multicolour; マルチカラー; colorido | colorida | multicolor`);
export const PATTERNS = choicesFrom(`plain; 無地; lisa | liso | solid | plain
stripes; ストライプ; listra vertical | listras verticais
horizontal_stripes; ボーダー; listra horizontal | listras horizontais || check; チェック柄; xadrez | plaid | checked
floral; 花柄; floral | florida || dots; 水玉模様; bolinhas | poá | dot | polka dot
camouflage; 迷彩柄; camuflada | camuflado | camouflage || animal; アニマル柄; animal print | animal
leopard; ヒョウ柄; oncinha | onça | leopard || geometric; 幾何学模様; geométrica | geometric
marble; マーブル柄; marmorizada | marble || tie_dye; タイダイ柄; tie dye || letters; 英字柄; letras | letter
cartoon; イラスト柄; desenho | cartoon`);
