/** Kinds of products by family: words of the web address; Japanese; Portuguese names, ours first. Divided by "||". */
export const WEAR_TYPES = {
  clothing: `
puffer-jacket; 中綿ジャケット; jaqueta puffer | puffer | jaqueta acolchoada || tops; トップス; blusa
half-pants; ハーフパンツ; bermuda || shorts; ショートパンツ; short || boxer-briefs; ボクサーパンツ; cueca boxer
mens-underwear; 男性用下着; cueca || polo-shirt; ポロシャツ; camisa polo | polo || t-shirt; Tシャツ; camiseta | t-shirt | tshirt
shirt; シャツ; camisa || dress-shirt; ワイシャツ; camisa social
sweatshirt; スウェット; blusa de frio | blusa de moletom | moletom
hoodie; パーカー; moletom canguru | casaco com capuz | hoodie | moletom com capuz || tank-top; タンクトップ; regata
cropped-top; クロップドトップス; top cropped | cropped || bodysuit; ボディスーツ; body
sweater; セーター; suéter | pulôver | blusa de tricô || cardigan; カーディガン; cardigan | cardigã
coat; コート; casaco | sobretudo || jacket; ジャケット; jaqueta || windbreaker; ウインドブレーカー; jaqueta corta vento | corta vento
blazer; ブレザー; blazer || vest; ベスト; colete || dress; ワンピース; vestido || maxi-dress; ロングワンピース; vestido longo
party-dress; パーティードレス; vestido de festa || skirt; スカート; saia || pleated-skirt; プリーツスカート; saia plissada
pants; パンツ; calça || jeans; デニムパンツ; calça jeans | jeans || leggings; レギンス; calça legging | legging | legging fitness
sweatpants; スウェットパンツ; calça de moletom | calça jogger | jogger || wide-pants; ワイドパンツ; calça pantalona | pantalona
cargo-pants; カーゴパンツ; calça cargo || jumpsuit; オールインワン; macacão || overalls; サロペット; jardineira
pajamas; パジャマ; pijama | conjunto de pijama || nightgown; ネグリジェ; camisola
bathrobe; バスローブ; roupão | roupão de banho || kimono-gown; 着物風ガウン; quimono | kimono || bra; ブラジャー; sutiã
sports-bra; スポーツブラ; sutiã esportivo | top esportivo | top fitness | top de academia || panties; ショーツ; calcinha
lingerie; ランジェリー; lingerie || girdle; ガードル; cinta modeladora || bikini; ビキニ; biquíni
swimsuit; ワンピース水着; maiô | maiô feminino || swim-trunks; スイムパンツ; sunga || beach-cover-up; ビーチカバーアップ; saída de praia
socks; 靴下; meia | meia soquete || tights; タイツ; meia-calça || compression-socks; 着圧ソックス; meia de compressão
sportswear-set; スポーツウェア上下セット; conjunto fitness | conjunto de academia || uniform; ユニフォーム; uniforme
raincoat; レインコート; capa de chuva | jaqueta impermeável | capa de chuva adulto || poncho; ポンチョ; poncho
suit; スーツ; terno || costume; コスプレ衣装; fantasia | cosplay || inner-shirt; インナーシャツ; blusa segunda pele | segunda pele
thermal-inner; あったかインナー; camiseta térmica | blusa térmica || padded-vest; 中綿ベスト; colete acolchoado
midi-dress; ミディ丈ワンピース; vestido midi || long-skirt; ロングスカート; saia longa || culottes; キュロットスカート; short saia
sweat-set; スウェット上下セット; conjunto de moletom || unpadded-bra; ノンパッドブラ; sutiã sem bojo
seamless-bra; シームレスブラ; sutiã sem costura || grip-socks; 滑り止め付き靴下; meia antiderrapante
thermal-socks; 防寒靴下; meia térmica`,
  shoes: `
business-shoes; ビジネスシューズ; sapato social || high-heels; ハイヒール; salto alto | sapato de salto || pumps; パンプス; scarpin
sneakers; スニーカー; tênis | sneaker
running-shoes; ランニングシューズ; tênis de corrida | tênis para corrida | tênis esportivo
kids-sneakers; キッズスニーカー; tênis infantil || shoes; 靴; sapato || flat-shoes; フラットシューズ; sapatilha
loafers; ローファー; mocassim || boots; ブーツ; bota || rain-boots; レインブーツ; bota de chuva | galocha
work-boots; ワークブーツ; coturno || sandals; サンダル; sandália || heel-sandals; ヒールサンダル; sandália de salto
flat-sandals; フラットサンダル; rasteirinha | rasteira || flip-flops; ビーチサンダル; chinelo
slide-sandals; スリッパサンダル; chinelo nuvem | chinelo de casa | chinelo slide || slippers; ルームシューズ; pantufa
clogs; クロッグサンダル; tamanco | babuche || soccer-cleats; サッカースパイク; chuteira || insoles; インソール; palmilha
shoelaces; 靴ひも; cadarço || walking-shoes; ウォーキングシューズ; tênis de caminhada
trekking-shoes; トレッキングシューズ; bota de trilha | bota de trekking || ballet-flats; バレエシューズ; sapatilha feminina
gel-insoles; ジェルインソール; palmilha de gel`,
  bag: `
clutch-bag; クラッチバッグ; clutch | bolsa clutch || briefcase; ビジネスバッグ; pasta executiva
laptop-bag; パソコンバッグ; pasta para notebook | pasta notebook
laptop-backpack; パソコン用リュック; mochila para notebook | mochila de notebook | mochila notebook
business-backpack; ビジネスリュック; mochila executiva || card-holder; カードケース; porta cartão | porta-cartões
shoulder-bag; ショルダーバッグ; bolsa tiracolo | bolsa transversal | bolsa crossbody | bolsa feminina transversal
bag; バッグ; bolsa || tote-bag; トートバッグ; bolsa tote | sacola de tecido | ecobag || drawstring-bag; 巾着バッグ; bolsa saco
beach-bag; ビーチバッグ; bolsa de praia || cooler-bag; 保冷バッグ; bolsa térmica | lancheira térmica
diaper-bag; マザーズバッグ; bolsa maternidade | mochila maternidade || backpack; リュック; mochila
school-backpack; スクールリュック; mochila escolar
anti-theft-backpack; 防犯リュック; mochila antifurto | mochila anti furto | mochila antirroubo || wallet; 財布; carteira
coin-purse; 小銭入れ; porta moedas | niqueleira || waist-bag; ウエストポーチ; pochete || pouch; ポーチ; necessaire
attache-case; アタッシュケース; maleta || lunch-bag; ランチバッグ; lancheira || gym-bag; ジムバッグ; bolsa de academia
makeup-pouch; メイクポーチ; necessaire de maquiagem || slim-wallet; 薄型財布; carteira slim || handbag; ハンドバッグ; bolsa de mão`,
  jewelry: `
chain-necklace; チェーンネックレス; correntinha | corrente de pescoço || jewelry-box; ジュエリーボックス; porta joias | caixa de joias
necklace; ネックレス; colar | gargantilha || pendant; ペンダント; pingente || earrings; ピアス; brinco
hoop-earrings; フープピアス; brinco de argola | argola || clip-on-earrings; イヤリング; brinco de pressão
ring; リング; anel | aliança || bracelet; ブレスレット; pulseira || bangle; バングル; bracelete || anklet; アンクレット; tornozeleira
body-piercing; ボディピアス; piercing || brooch; ブローチ; broche
jewelry; アクセサリー; conjunto de joias | conjunto de semijoias | semijoia | joia | bijuteria
pearl-necklace; パールネックレス; colar de pérolas || leather-bracelet; レザーブレスレット; pulseira de couro
adjustable-ring; フリーサイズリング; anel ajustável || solitaire-necklace; 一粒ネックレス; colar ponto de luz
solitaire-earrings; 一粒ピアス; brinco ponto de luz || smart-ring; スマートリング; anel inteligente | smart ring`,
  accessory: `
silk-scarf; スカーフ; lenço || scarf; マフラー; cachecol
touchscreen-gloves; スマホ対応手袋; luva touch | luva touchscreen | luvas touch screen
sleep-mask; アイマスク; máscara de dormir | máscara para dormir | tapa-olhos
knit-cap; ニット帽; gorro | touca de lã | gorro de lã || swim-goggles; スイミングゴーグル; óculos de natação
sunglasses; サングラス; óculos de sol || glasses; メガネ; óculos | armação de óculos
blue-light-glasses; ブルーライトカットメガネ; óculos anti luz azul | óculos para computador
cap; キャップ; boné | boné aba curva | boné aba reta || hat; 帽子; chapéu || bucket-hat; バケットハット; chapéu bucket
sun-visor; サンバイザー; viseira || satin-bonnet; サテンナイトキャップ; touca de cetim || beret; ベレー帽; boina || belt; ベルト; cinto
stole; ストール; echarpe | pashmina || gloves; 手袋; luva || winter-gloves; 防寒手袋; luva térmica || necktie; ネクタイ; gravata
bow-tie; 蝶ネクタイ; gravata borboleta || suspenders; サスペンダー; suspensório || umbrella; 傘; guarda-chuva | sombrinha
folding-umbrella; 折りたたみ傘; guarda-chuva dobrável | sombrinha dobrável || keychain; キーホルダー; chaveiro
hair-clip; ヘアクリップ; presilha | piranha de cabelo | prendedor de cabelo | presilha de cabelo
headband; カチューシャ; tiara | arco de cabelo || scrunchie; シュシュ; xuxinha | elástico de cabelo | scrunchie
hairband; ヘアバンド; faixa de cabelo | bandana || face-mask; マスク; máscara de proteção | máscara facial de tecido
polarized-sunglasses; 偏光サングラス; óculos de sol polarizado | óculos polarizado
reading-glasses; 老眼鏡; óculos de leitura || beach-hat; ビーチハット; chapéu de praia
automatic-umbrella; 自動開閉傘; guarda-chuva automático || wool-scarf; ウールマフラー; cachecol de lã
inverted-umbrella; 逆さ傘; guarda-chuva invertido`,
  watch: `
smartwatch; スマートウォッチ; smartwatch | relógio inteligente | smart watch | relógio inteligente smartwatch | smartwatch relógio inteligente
watch; 腕時計; relógio de pulso | relógio || watch-band; 時計バンド; pulseira de relógio | pulseira relógio
smartwatch-band; スマートウォッチ用バンド; pulseira para smartwatch | pulseira de smartwatch
digital-watch; デジタル腕時計; relógio digital || smart-band; スマートバンド; pulseira inteligente | smartband | smart band
watch-case; 時計ケース; porta relógio | estojo de relógio`,
  travel: `
suitcase; スーツケース; mala | mala de viagem
luggage-tag; ラゲージタグ; tag de mala | etiqueta de mala | etiqueta de bagagem | identificador de mala
passport-holder; パスポートケース; porta-passaporte
packing-cubes; トラベルポーチ; organizador de mala | organizadores de mala | organizador de viagem
neck-pillow; ネックピロー; travesseiro de pescoço | almofada de pescoço | travesseiro de viagem | almofada de viagem | almofada de pescoço para viagem
padlock; 南京錠; cadeado || tsa-lock; TSAロック; cadeado tsa | cadeado para mala
luggage-scale; ラゲッジスケール; balança de mala | balança de bagagem | balança para mala
travel-bag; 旅行バッグ; bolsa de viagem | mala dobrável | bolsa dobrável
luggage-cover; スーツケースカバー; capa para mala | capa de mala
travel-kit; トラベルセット; kit viagem | kit de viagem | frascos de viagem
travel-adapter; 海外用変換プラグ; adaptador de viagem | adaptador universal | adaptador de tomada | adaptador universal de viagem
carry-on-suitcase; 機内持ち込みスーツケース; mala de bordo | mala de mão`,
  support: `
posture-support; 姿勢サポーター; corretor de postura | corretor postural
lumbar-support; 腰サポーター; cinta lombar | faixa lombar
knee-support; 膝サポーター; joelheira | joelheira esportiva | joelheira de compressão
ankle-support; 足首サポーター; tornozeleira ortopédica | suporte de tornozelo
wrist-support; 手首サポーター; munhequeira | suporte de punho`,
} as const;
