/** Product types by family: English slug; Japanese; Portuguese names, ours first. Separated by "||". */
export const WEAR_TYPES = {
  clothing: `puffer-jacket; 中綿ジャケット; jaqueta puffer | puffer | jaqueta acolchoada || tops; トップス; blusa
half-pants; ハーフパンツ; bermuda || shorts; ショートパンツ; short || boxer-briefs; ボクサーパンツ; cueca boxer
mens-underwear; 男性用下着; cueca || polo-shirt; ポロシャツ; camisa polo | polo || t-shirt; Tシャツ; camiseta | tshirt
shirt; シャツ; camisa || dress-shirt; ワイシャツ; camisa social
sweatshirt; スウェット; blusa de frio | blusa de moletom | moletom
hoodie; パーカー; moletom canguru | casaco com capuz | moletom com capuz || tank-top; タンクトップ; regata
cropped-top; クロップドトップス; top cropped | cropped || bodysuit; ボディスーツ; body
sweater; セーター; suéter | pulôver | blusa de tricô || cardigan; カーディガン; cardigan | cardigã
coat; コート; casaco | sobretudo || jacket; ジャケット; jaqueta || windbreaker; ウインドブレーカー; jaqueta corta vento | corta vento
vest; ベスト; colete || dress; ワンピース; vestido || maxi-dress; ロングワンピース; vestido longo || skirt; スカート; saia
pants; パンツ; calça || jeans; デニムパンツ; calça jeans || leggings; レギンス; calça legging | legging fitness
sweatpants; スウェットパンツ; calça de moletom || jogger-pants; ジョガーパンツ; calça jogger | jogger || jumpsuit; オールインワン; macacão
pajamas; パジャマ; pijama | conjunto de pijama || bathrobe; バスローブ; roupão | roupão de banho || bra; ブラジャー; sutiã
sports-bra; スポーツブラ; sutiã esportivo | top esportivo | top fitness | top de academia || panties; ショーツ; calcinha
lingerie; ランジェリー; lingerie || bikini; ビキニ; biquíni || swimsuit; ワンピース水着; maiô | maiô feminino
swim-trunks; スイムパンツ; sunga || socks; 靴下; meia | meia soquete || tights; タイツ; meia-calça
compression-socks; 着圧ソックス; meia de compressão
raincoat; レインコート; capa de chuva | capa de chuva adulto || rain-jacket; レインジャケット; jaqueta impermeável || suit; スーツ; terno
costume; コスプレ衣装; fantasia | cosplay || thermal-inner; あったかインナー; camiseta térmica | blusa térmica`,
  shoes: `business-shoes; ビジネスシューズ; sapato social || high-heels; ハイヒール; salto alto | sapato de salto
pumps; パンプス; scarpin || sneakers; スニーカー; tênis || running-shoes; ランニングシューズ; tênis de corrida | tênis esportivo
shoes; 靴; sapato || boots; ブーツ; bota || sandals; サンダル; sandália || flip-flops; ビーチサンダル; chinelo
slide-sandals; スリッパサンダル; chinelo nuvem | chinelo de casa | chinelo slide || slippers; ルームシューズ; pantufa
trekking-shoes; トレッキングシューズ; bota de trilha | bota de trekking`,
  bag: `clutch-bag; クラッチバッグ; clutch | bolsa clutch || laptop-bag; パソコンバッグ; pasta para notebook
laptop-backpack; パソコン用リュック; mochila para notebook || card-holder; カードケース; porta cartão | porta-cartões
shoulder-bag; ショルダーバッグ; bolsa tiracolo | bolsa transversal | bolsa crossbody | bolsa feminina transversal
bag; バッグ; bolsa || tote-bag; トートバッグ; bolsa tote | sacola de tecido | ecobag || beach-bag; ビーチバッグ; bolsa de praia
cooler-bag; 保冷バッグ; bolsa térmica | lancheira térmica || backpack; リュック; mochila
school-backpack; スクールリュック; mochila escolar
anti-theft-backpack; 防犯リュック; mochila antifurto | mochila anti furto | mochila antirroubo || wallet; 財布; carteira
pouch; ポーチ; necessaire || lunch-bag; ランチバッグ; lancheira || handbag; ハンドバッグ; bolsa de mão`,
  jewelry: `jewelry-box; ジュエリーボックス; porta joias | caixa de joias || necklace; ネックレス; colar | gargantilha
pendant; ペンダントトップ; pingente || earrings; ピアス; brinco || hoop-earrings; フープピアス; brinco de argola | argola
ring; リング; anel | aliança || bracelet; ブレスレット; pulseira
jewelry; アクセサリー; bijuteria | semijoia | joia || jewelry-set; アクセサリーセット; conjunto de joias | conjunto de semijoias
smart-ring; スマートリング; anel inteligente`,
  accessory: `silk-scarf; スカーフ; lenço || scarf; マフラー; cachecol || sleep-mask; アイマスク; máscara de dormir | tapa-olhos
knit-cap; ニット帽; gorro | touca de lã | gorro de lã || sunglasses; サングラス; óculos de sol
glasses; メガネ; óculos || glasses-frame; メガネフレーム; armação de óculos | armação || cap; キャップ; boné | boné aba curva | boné aba reta || hat; 帽子; chapéu
belt; ベルト; cinto || gloves; 手袋; luva || necktie; ネクタイ; gravata || umbrella; 傘; guarda-chuva | sombrinha
folding-umbrella; 折りたたみ傘; guarda-chuva dobrável | sombrinha dobrável || keychain; キーホルダー; chaveiro
hair-clip; ヘアクリップ; presilha | piranha de cabelo | prendedor de cabelo | presilha de cabelo
scrunchie; シュシュ; xuxinha || hair-tie; ヘアゴム; elástico de cabelo || face-mask; マスク; máscara de proteção | máscara facial de tecido
automatic-umbrella; ジャンプ傘; guarda-chuva automático`,
  watch: `smartwatch; スマートウォッチ; smartwatch | relógio inteligente | smart watch | relógio inteligente smartwatch | smartwatch relógio inteligente
watch; 腕時計; relógio de pulso | relógio || watch-band; 時計バンド; pulseira de relógio
smartwatch-band; スマートウォッチ用バンド; pulseira para smartwatch || smart-band; スマートバンド; pulseira inteligente | smartband`,
  travel: `suitcase; スーツケース; mala | mala de viagem || passport-holder; パスポートケース; porta-passaporte
packing-cubes; トラベルポーチ; organizador de mala | organizadores de mala | organizador de viagem
neck-pillow; ネックピロー; travesseiro de pescoço | almofada de pescoço | travesseiro de viagem | almofada de viagem | almofada de pescoço para viagem
padlock; 南京錠; cadeado || travel-bag; 旅行バッグ; bolsa de viagem | mala dobrável | bolsa dobrável
travel-adapter; 変換プラグ; adaptador de viagem | adaptador universal | adaptador universal de viagem`,
  support: `posture-support; 姿勢サポーター; corretor de postura | corretor postural
lumbar-support; 腰サポーター; cinta lombar | faixa lombar
knee-support; 膝サポーター; joelheira | joelheira esportiva | joelheira de compressão
ankle-support; 足首サポーター; tornozeleira ortopédica | suporte de tornozelo
wrist-support; 手首サポーター; munhequeira | suporte de punho`,
} as const;
