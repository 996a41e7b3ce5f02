/** Kinds of products by family: words of the web address; Japanese; Portuguese names, ours first. Divided by "||". */
export const WEAR_TYPES = {
  clothing: `
puffer-jacket; 中綿ジャケット; jaqueta puffer | puffer | jaqueta acolchoada || tops; トップス; blusa
half-pants; ハーフパンツ; bermuda || shorts; ショートパンツ; short || boxer-briefs; ボクサーパンツ; cueca boxer
mens-underwear; 男性用下着; cueca || polo-shirt; ポロシャツ; camisa polo | polo || t-shirt; Tシャツ; camiseta | tshirt
shirt; シャツ; camisa || dress-shirt; ワイシャツ; camisa social
sweatshirt; スウェット; blusa de frio | blusa de moletom | moletom
hoodie; パーカー; moletom canguru | casaco com capuz | moletom com capuz || tank-top; タンクトップ; regata
cropped-top; クロップドトップス; top cropped | cropped || bodysuit; ボディスーツ; body
sweater; セーター; suéter | pulôver | blusa de tricô || cardigan; カーディガン; cardigan | cardigã
coat; コート; casaco | sobretudo || jacket; ジャケット; jaqueta || windbreaker; ウインドブレーカー; jaqueta corta vento | corta vento
blazer; ブレザー; blazer || vest; ベスト; colete || dress; ワンピース; vestido || maxi-dress; ロングワンピース; vestido longo
skirt; スカート; saia || pants; パンツ; calça || jeans; デニムパンツ; calça jeans
leggings; レギンス; calça legging | legging fitness || sweatpants; スウェットパンツ; calça de moletom | calça jogger | jogger
wide-pants; ワイドパンツ; calça pantalona | pantalona || jumpsuit; オールインワン; macacão || overalls; サロペット; jardineira
pajamas; パジャマ; pijama | conjunto de pijama || bathrobe; バスローブ; roupão | roupão de banho
kimono-gown; 着物風ガウン; quimono | kimono || bra; ブラジャー; sutiã
sports-bra; スポーツブラ; sutiã esportivo | top esportivo | top fitness | top de academia || panties; ショーツ; calcinha
lingerie; ランジェリー; lingerie || girdle; ガードル; cinta modeladora || bikini; ビキニ; biquíni
swimsuit; ワンピース水着; maiô | maiô feminino || swim-trunks; スイムパンツ; sunga || socks; 靴下; meia | meia soquete
tights; タイツ; meia-calça || compression-socks; 着圧ソックス; meia de compressão
sportswear-set; スポーツウェア上下セット; conjunto fitness | conjunto de academia
raincoat; レインコート; capa de chuva | jaqueta impermeável | capa de chuva adulto || suit; スーツ; terno
costume; コスプレ衣装; fantasia | cosplay || thermal-inner; あったかインナー; camiseta térmica | blusa térmica`,
  shoes: `
business-shoes; ビジネスシューズ; sapato social || high-heels; ハイヒール; salto alto | sapato de salto || pumps; パンプス; scarpin
sneakers; スニーカー; tênis || running-shoes; ランニングシューズ; tênis de corrida | tênis para corrida | tênis esportivo
shoes; 靴; sapato || flat-shoes; フラットシューズ; sapatilha || loafers; ローファー; mocassim || boots; ブーツ; bota
rain-boots; レインブーツ; bota de chuva | galocha || sandals; サンダル; sandália || flip-flops; ビーチサンダル; chinelo
slide-sandals; スリッパサンダル; chinelo nuvem | chinelo de casa | chinelo slide || slippers; ルームシューズ; pantufa
insoles; インソール; palmilha || trekking-shoes; トレッキングシューズ; bota de trilha | bota de trekking`,
  bag: `
clutch-bag; クラッチバッグ; clutch | bolsa clutch || briefcase; ビジネスバッグ; pasta executiva
laptop-bag; パソコンバッグ; pasta para notebook | pasta notebook
laptop-backpack; パソコン用リュック; mochila para notebook | mochila de notebook | mochila notebook
card-holder; カードケース; porta cartão | porta-cartões
shoulder-bag; ショルダーバッグ; bolsa tiracolo | bolsa transversal | bolsa crossbody | bolsa feminina transversal
bag; バッグ; bolsa || tote-bag; トートバッグ; bolsa tote | sacola de tecido | ecobag || beach-bag; ビーチバッグ; bolsa de praia
cooler-bag; 保冷バッグ; bolsa térmica | lancheira térmica || backpack; リュック; mochila
school-backpack; スクールリュック; mochila escolar
anti-theft-backpack; 防犯リュック; mochila antifurto | mochila anti furto | mochila antirroubo || wallet; 財布; carteira
coin-purse; 小銭入れ; porta moedas | niqueleira || waist-bag; ウエストポーチ; pochete || pouch; ポーチ; necessaire
lunch-bag; ランチバッグ; lancheira || handbag; ハンドバッグ; bolsa de mão`,
  jewelry: `
jewelry-box; ジュエリーボックス; porta joias | caixa de joias || necklace; ネックレス; colar | gargantilha
pendant; ペンダント; pingente || earrings; ピアス; brinco || hoop-earrings; フープピアス; brinco de argola | argola
ring; リング; anel | aliança || bracelet; ブレスレット; pulseira || bangle; バングル; bracelete || anklet; アンクレット; tornozeleira
brooch; ブローチ; broche || jewelry; アクセサリー; conjunto de joias | conjunto de semijoias | semijoia | joia | bijuteria
smart-ring; スマートリング; anel inteligente`,
  accessory: `
silk-scarf; スカーフ; lenço || scarf; マフラー; cachecol
sleep-mask; アイマスク; máscara de dormir | máscara para dormir | tapa-olhos
knit-cap; ニット帽; gorro | touca de lã | gorro de lã || swim-goggles; スイミングゴーグル; óculos de natação
sunglasses; サングラス; óculos de sol || glasses; メガネ; óculos | armação de óculos
blue-light-glasses; ブルーライトカットメガネ; óculos anti luz azul | óculos para computador
cap; キャップ; boné | boné aba curva | boné aba reta || hat; 帽子; chapéu || bucket-hat; バケットハット; chapéu bucket
sun-visor; サンバイザー; viseira || belt; ベルト; cinto || gloves; 手袋; luva || winter-gloves; 防寒手袋; luva térmica
necktie; ネクタイ; gravata || umbrella; 傘; guarda-chuva | sombrinha
folding-umbrella; 折りたたみ傘; guarda-chuva dobrável | sombrinha dobrável || keychain; キーホルダー; chaveiro
hair-clip; ヘアクリップ; presilha | piranha de cabelo | prendedor de cabelo | presilha de cabelo
headband; カチューシャ; tiara | arco de cabelo || scrunchie; シュシュ; xuxinha | elástico de cabelo
hairband; ヘアバンド; faixa de cabelo | bandana || face-mask; マスク; máscara de proteção | máscara facial de tecido
automatic-umbrella; 自動開閉傘; guarda-chuva automático`,
  watch: `
smartwatch; スマートウォッチ; smartwatch | relógio inteligente | smart watch | relógio inteligente smartwatch | smartwatch relógio inteligente
watch; 腕時計; relógio de pulso | relógio || watch-band; 時計バンド; pulseira de relógio | pulseira relógio
smartwatch-band; スマートウォッチ用バンド; pulseira para smartwatch | pulseira de smartwatch
smart-band; スマートバンド; pulseira inteligente | smartband`,
  travel: `
suitcase; スーツケース; mala | mala de viagem || passport-holder; パスポートケース; porta-passaporte
packing-cubes; トラベルポーチ; organizador de mala | organizadores de mala | organizador de viagem
neck-pillow; ネックピロー; travesseiro de pescoço | almofada de pescoço | travesseiro de viagem | almofada de viagem | almofada de pescoço para viagem
padlock; 南京錠; cadeado || tsa-lock; TSAロック; cadeado tsa | cadeado para mala
travel-bag; 旅行バッグ; bolsa de viagem | mala dobrável | bolsa dobrável
travel-kit; トラベルセット; kit viagem | kit de viagem | frascos de viagem
travel-adapter; 海外用変換プラグ; adaptador de viagem | adaptador universal | adaptador de tomada | adaptador universal de viagem`,
  support: `
posture-support; 姿勢サポーター; corretor de postura | corretor postural
lumbar-support; 腰サポーター; cinta lombar | faixa lombar
knee-support; 膝サポーター; joelheira | joelheira esportiva | joelheira de compressão
ankle-support; 足首サポーター; tornozeleira ortopédica | suporte de tornozelo
wrist-support; 手首サポーター; munhequeira | suporte de punho`,
} as const;
