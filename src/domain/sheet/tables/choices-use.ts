import { choicesFrom } from '../choice.ts';

/** P and S as written in the source. */
export const SIZES =
  choicesFrom(`xs; XS; PP || xs_en; XS; XS || s; S; P || s_en; S; S || m; M; M || l; L; G || l_en; L; L
xl; XL; GG || xl_en; XL; XL || xxl; XXL; XGG || xxl_en; XXL; XXL | 2xl || xxxl; 3XL; XXGG || xxxl_en; 3XL; 3XL | xxxl
free; フリーサイズ; único | tamanho único | one size | free size`);
export const SIZE_COLUMNS = choicesFrom(`length; 総丈; comprimento | length
chest; 身幅; peito (largura) | largura do peito
bust; バスト（胸囲）; busto | tórax | bust | chest || shoulder; 肩幅; ombro | shoulder
sleeve; 袖丈; manga | sleeve || waist; ウエスト; cintura | waist || hip; ヒップ; quadril | hip
inseam; 股下; entrepernas | inseam || hem; 裾幅; barra | hem`);
export const DIMENSIONS = choicesFrom(`diameter; 直径; diâmetro || width; 幅; largura || depth; 奥行; profundidade
length; 長さ; comprimento || height; 高さ; altura || thickness; 厚さ; espessura`);
export const OPENINGS = choicesFrom(`opening; 口径; boca | abertura | diâmetro da boca`);
export const SETS = choicesFrom(`set; セット; em conjunto | kit | conjunto | jogo | set`);

/** Eight mandatory and twenty recommended (食品表示基準, 2024-03-28), and pistachio, being added; 一括表示 says 乳成分 for milk. */
export const ALLERGENS = choicesFrom(`shrimp; えび; camarão | shrimp || crab; かに; caranguejo | crab
walnut; くるみ; nozes | noz | walnut || wheat; 小麦; trigo | farinha de trigo | wheat
buckwheat; そば; trigo-sarraceno | buckwheat || egg; 卵; ovo | egg
milk; 乳成分; leite | laticínios | soro de leite | milk || peanut; 落花生; amendoim | peanut
almond; アーモンド; amêndoa | almond || abalone; あわび; abalone || squid; いか; lula | squid
salmon_roe; いくら; ova de salmão | salmon roe || orange; オレンジ; laranja | orange
cashew; カシューナッツ; castanha de caju | cashew || kiwi; キウイフルーツ; kiwi || beef; 牛肉; carne bovina | beef
sesame; ごま; gergelim | sesame || salmon; さけ; salmão | salmon || mackerel; さば; cavala | mackerel
soy; 大豆; soja | lecitina de soja | soy || chicken; 鶏肉; frango | chicken || banana; バナナ; banana
pork; 豚肉; carne suína | carne de porco | pork || macadamia; マカダミアナッツ; macadâmia || peach; もも; pêssego | peach
yam; やまいも; inhame japonês | yam || apple; りんご; maçã | apple || gelatine; ゼラチン; gelatina | gelatin
pistachio; ピスタチオ; pistache | pistachio`);
export const ITEMS = choicesFrom(`main_unit; 本体; produto | unidade principal | aparelho | main unit | host
manual; 取扱説明書; manual | manual de instruções | manual do usuário | user manual | instruction manual
usb_cable; USBケーブル; cabo USB | usb cable
charging_cable; 充電ケーブル; cabo de carregamento | cabo de carga | charging cable || charger; 充電器; carregador | charger
power_adapter; ACアダプター; fonte de alimentação | fonte chaveada | fonte bivolt | fonte de energia | adaptador de tomada | adaptador AC | power adapter | AC adapter
power_cord; 電源コード; cabo de força | cabo de energia | power cord
storage_case; 収納ケース; estojo | caixa de armazenamento | storage case | carrying case
storage_bag; 収納袋; saco | saquinho | bolsa de armazenamento | storage bag | pouch
cotton_bag; コットン袋; saco de algodão | sacola de algodão | cotton bag || gift_box; ギフトボックス; caixa de presente | gift box
charging_case; 充電ケース; estojo de carga | estojo carregador | case carregador | charging case
ear_tips; イヤーピース; borrachinhas | ponteiras | ear tips
remote_control; リモコン; controle remoto | remote control || stand; スタンド; suporte | stand
tripod; 三脚; tripé | tripod || screws; ネジ; parafusos | screws || tool; 工具; ferramenta | tool || lid; ふた; tampa | lid
glass_lid; ガラスふた; tampa de vidro | glass lid || straw; ストロー; canudo | straw
cleaning_brush; 掃除用ブラシ; escova de limpeza | cleaning brush || cloth; クロス; pano | flanela | cloth
strap; ストラップ; alça | cordão | strap || spare_band; 替えベルト; pulseira extra | pulseira reserva | extra strap
filter; フィルター; filtro | filter || refill; リフィル; refil | refill || batteries; 乾電池; pilhas | batteries
key; 鍵; chave de fechadura | key || sticker; シール; adesivo | sticker
warranty_card; 保証書; certificado de garantia | termo de garantia | warranty card
screen_film; 保護フィルム; película | película protetora | screen protector || suction_cup; 吸盤; ventosa | suction cup
memory_card; メモリーカード; cartão de memória | memory card || usb_receiver; USBレシーバー; receptor usb | usb receiver
adhesive_tape; 両面テープ; fita dupla face | double-sided tape`);
export const LANGUAGES = choicesFrom(`ja; 日本語; japonês | japanese || en; 英語; inglês | english
zh; 中国語; chinês | chinese || pt; ポルトガル語; português | portuguese || es; スペイン語; espanhol | spanish
ko; 韓国語; coreano | korean`);
export const INTENDED_USES = choicesFrom(`home; 家庭用; casa | uso doméstico | home | household
indoor; 屋内用; interno | ambiente interno | uso interno | indoor
outdoor; 屋外用; externo | ambiente externo | área externa | uso externo | outdoor || office; オフィス用; escritório | office
car; 車用; carro | automotivo | veicular | car || travel; 旅行用; viagem | travel
camping; アウトドア用; camping | acampamento | trilha || kitchen; キッチン用; cozinha | kitchen
bathroom; 浴室・洗面所用; banheiro | bathroom || sports; スポーツ用; esporte | academia | treino | sports | fitness
gift; ギフト用; presente | gift || commercial; 業務用; uso comercial | commercial`);
export const FOR_WHOM = choicesFrom(`women; 女性用; feminino | mulher | mulheres | women | female | woman
men; 男性用; masculino | homem | homens | men | male | man || unisex; 男女兼用; unissex | unisex
children; 子ども用; infantil | crianças | kids | children || baby; ベビー用; bebê | baby || adults; 大人用; adulto | adult
dogs; 犬用; cães | cachorros | dog || cats; 猫用; gatos | cat || pets; ペット用; pets | animais de estimação`);
export const HEAT_SOURCES = choicesFrom(`gas; ガス火; gás | fogão a gás | gas cooker
electric; 電気コンロ; elétrico | fogão elétrico | electric
radiant; ラジエントヒーター; vitrocerâmico | vitrocerâmica | ceramic hob | radiant || halogen; ハロゲンヒーター; halógeno | halogen
induction; IH; indução | fogão de indução | cooktop de indução | induction`);
export const PLACES =
  choicesFrom(`microwave; 電子レンジ; micro-ondas | microondas | microwave || oven; オーブン; forno | oven
dishwasher; 食洗機; lava-louças | máquina de lavar louça | dishwasher || freezer; 冷凍庫; freezer | congelador
open_fire; 直火; fogo direto | chama direta | open flame`);
export const WASHING = choicesFrom(`machine; 洗濯機可; máquina | lavar na máquina | pode lavar na máquina | machine wash
net; 洗濯ネット使用; com rede | usar saco de lavagem | laundry bag || hand; 手洗い可; à mão | lavar à mão | hand wash
no_machine; 洗濯機使用不可; não lavar na máquina | não lavar em máquina | não pode lavar na máquina | do not machine wash
no_wash; 水洗い不可; não lavar | do not wash || dry_clean; ドライクリーニング可; a seco | lavagem a seco | dry clean
no_bleach; 漂白剤使用不可; sem alvejante | não usar alvejante | não alvejar | do not bleach
no_dryer; タンブル乾燥不可; sem secadora | não usar secadora | não secar em máquina | do not tumble dry
no_iron; アイロン不可; não passar | não passar a ferro | do not iron || shade; 陰干し; à sombra | secar à sombra | dry in shade`);
export const CARE =
  choicesFrom(`neutral_soap_by_hand; 中性洗剤で手洗いしてください。; Lave à mão com sabão neutro | sabão neutro, à mão | lavar à mão com sabão neutro
neutral_soap; 中性洗剤で洗ってください。; Lave com sabão neutro | lave com detergente neutro | lavar com sabão neutro
damp_cloth; 湿らせた布で拭いてください。; Limpe com pano úmido | pano úmido | limpar com pano úmido
only_damp_cloth; お手入れは湿らせた布で拭くだけにしてください。; Limpe só com pano úmido | só pano úmido | apenas pano úmido | limpar apenas com pano úmido | limpar só com pano úmido | limpar somente com pano úmido
soap_cloth; 薄めた中性洗剤を含ませた布で拭いてください。; Limpe com um pano com sabão neutro diluído | pano com sabão neutro | pano e sabão neutro | limpar com pano e sabão neutro | limpe com pano e sabão neutro
dry_cloth; 乾いた布で拭いてください。; Limpe com pano seco | pano seco | limpar com pano seco
dry_well; よく乾かしてから保管してください。; Seque bem antes de guardar | secar bem | seque bem
no_metal_tool; 金属製の調理器具は使用しないでください。; Não use utensílios de metal | sem utensílio de metal | não usar utensílios de metal
no_steel_wool; 金たわしは使用しないでください。; Não use palha de aço | sem palha de aço | não usar palha de aço | não use esponja de aço
no_bleach; 漂白剤は使用しないでください。; Não use alvejante | sem alvejante
wash_before_use; はじめてお使いになる前に洗ってください。; Lave antes do primeiro uso | lavar antes do primeiro uso
unplug; お手入れの前に電源プラグを抜いてください。; Tire da tomada antes de limpar | tirar da tomada antes de limpar`);
export const INSTALLATIONS = choicesFrom(`ready; 組立不要; vem pronto | pronto | não precisa montar | no assembly
assembly; 要組立; precisa montar | montagem necessária | requer montagem | assembly required
adhesive; シールタイプ; adesivo | autoadesivo | self-adhesive || screw; ネジ止め; parafuso | screw
suction; 吸盤タイプ; ventosa | suction cup || magnet; マグネット式; ímã | magnético | magnet
hanging; 吊り下げ式; pendurar | de pendurar | hanging`);
export const WARNINGS =
  choicesFrom(`choking; のどに詰まらせるおそれがあります。; Há risco de engasgo | risco de engasgo | engasgo | choking hazard
suffocation; 窒息のおそれがあります。; Há risco de asfixia | risco de asfixia | asfixia | suffocation hazard
away_from_children; お子さまの手の届かない場所で保管してください。; Guarde longe do alcance de crianças | longe de crianças | manter fora do alcance de crianças | keep away from children
not_for_children; お子さまには使用しないでください。; Não use em crianças | não usar em crianças | nunca use em crianças
adult_supervision; 必ず大人の見守りのもとで使用してください。; Use sempre com a supervisão de um adulto | supervisão de um adulto | supervisão de adultos
away_from_fire; 火気の近くで使用しないでください。; Não use perto do fogo | longe do fogo | manter longe do fogo
not_in_hot_car; 炎天下の車内に放置しないでください。; Não deixe dentro do carro ao sol | não no carro ao sol | não deixar dentro do carro no sol
no_disassembly; 分解・改造しないでください。; Não desmonte nem modifique | não desmontar
external_use; お肌以外には使用しないでください。; Só para uso externo na pele | uso externo (pele)
low_heat; 弱火または中火でご使用ください。; Use em fogo baixo ou médio | fogo baixo ou médio | usar em fogo baixo ou médio
no_water; 水に濡らさないでください。; Não molhe | não molhar | não molhe o aparelho
not_in_bath; 入浴・シャワー中は使用しないでください。; Não use durante o banho | não usar no banho
hot_surface; 使用中と使用直後は高温になります。やけどにご注意ください。; Fica quente durante e logo depois do uso: cuidado com queimaduras | superfície quente
sharp; 鋭利な刃があります。取り扱いにご注意ください。; Tem lâmina: cuidado ao manusear | lâmina afiada
eyes; 目に入ったときは、すぐに洗い流してください。; Se entrar nos olhos, enxágue logo
avoid_eyes; 目に入らないようにご注意ください。; Evite o contato com os olhos | evite contato com os olhos | avoid contact with eyes
stop_if_irritated; お肌に異常があらわれたときは、使用を中止してください。; Se a pele irritar, pare de usar | em caso de irritação suspenda o uso
not_while_charging; 充電中は使用しないでください。; Não use durante a carga | não usar durante o carregamento
no_empty_heating; 空だきしないでください。; Não aqueça vazia | não aquecer vazia`);
export const STORAGES =
  choicesFrom(`dry_shade; 直射日光・高温多湿を避けて保存してください。; Conserve em lugar seco, sem sol | lugar seco, sem sol | local seco e arejado | keep in a cool dry place
keep_dry; 直射日光・高温多湿を避けて保管してください。; Guarde em lugar seco, sem sol
dry_place; 湿気の少ない場所に保管してください。; Guarde em lugar seco | guardar em local seco | guardar em lugar seco | local seco
fridge; 要冷蔵; Conserve na geladeira | geladeira | manter refrigerado | keep refrigerated
fridge_after_opening; 開封後は冷蔵庫で保存してください。; Depois de aberto, guarde na geladeira | depois de aberto na geladeira | após aberto manter refrigerado
freezer; 要冷凍; Conserve no freezer | manter congelado | keep frozen`);
export const SHELF_LIFE_STARTS =
  choicesFrom(`made; 製造日より; a partir da fabricação | da fabricação | após a fabricação | a contar da fabricação | from manufacture
opened; 開封後; depois de aberto | após aberto | após abrir | depois de abrir | after opening
sealed; 未開封で; fechado | lacrado | sem abrir | unopened`);
export const REMARKS =
  choicesFrom(`screen_colour; お使いのモニター環境により、実際の色と異なって見える場合があります。; A cor pode parecer diferente conforme a tela | cor na tela | as cores podem variar
measure; サイズには多少の誤差が生じる場合があります。; As medidas podem variar um pouco | medida | medidas podem variar
photo; 画像はイメージです。; A foto é ilustrativa | foto | imagens ilustrativas
handmade; 手作りのため、一点ごとに風合いが異なります。; Feito à mão: cada peça é um pouco diferente | feito à mão | artesanal`);
export const WARRANTY_COVERS = choicesFrom(
  `defects; 製造上の不具合が対象; contra defeitos de fabricação | defeitos de fábrica | contra defeitos | contra defeitos de fábrica
only_defects; 製造上の不具合のみ対象; só contra defeitos de fabricação | só contra defeitos de fábrica | só defeitos de fabricação | só defeitos de fábrica | apenas contra defeitos de fabricação | apenas contra defeitos de fábrica | apenas defeitos de fabricação | apenas defeitos de fábrica | somente contra defeitos de fabricação | somente contra defeitos de fábrica | somente defeitos de fabricação | somente defeitos de fábrica`,
);

export const CERTIFICATES = choicesFrom(`giteki; 技適; Giteki (技適) | telec | mic || pse; PSE; PSE || psc; PSC; PSC
st; STマーク; ST || ce; CE; CE || fcc; FCC; FCC || rohs; RoHS; RoHS || ul; UL; UL || inmetro; INMETRO（ブラジル）; INMETRO
anatel; ANATEL（ブラジル）; ANATEL || oeko_tex; OEKO-TEX; OEKO-TEX`);

/** Names of variant options. */
export const OPTION_NAMES = choicesFrom(`colour; カラー; Cor | cores | color | colour
size; サイズ; Tamanho | size | numeração || model; モデル; Modelo | model || voltage; 電圧; Voltagem | tensão | voltage
capacity; 容量; Capacidade | capacity | volume || quantity; 数量; Quantidade | kit | quantity
length; 長さ; Comprimento | length || material; 材質; Material || plug; プラグ形状; Plugue | plug | plug type
style; デザイン; Estilo | estampa | style || type; タイプ; Tipo | type || flavour; 味; Sabor | flavor
scent; 香り; Aroma | fragrância | scent`);
