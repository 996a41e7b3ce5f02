/** Product types by family: English slug; Japanese; Portuguese names, ours first. Separated by "||". */
export const LIFE_TYPES = {
  cosmetic: `gel-nail-polish; ジェルネイル; esmalte em gel || nail-polish; マニキュア; esmalte | esmalte de unha
moisturizing-cream; 保湿クリーム; creme hidratante | hidratante || makeup-set; メイクセット; kit de maquiagem | maquiagem
foundation; ファンデーション; base de maquiagem | base facial || liquid-foundation; リキッドファンデーション; base líquida
eyeshadow; アイシャドウ; paleta de sombras | sombra de olhos || serum; 美容液; sérum | sérum facial
face-cream; フェイスクリーム; creme facial | hidratante facial | creme hidratante facial
hair-dye; ヘアカラー; tinta de cabelo | tintura de cabelo | coloração capilar || lipstick; 口紅; batom
lip-gloss; リップグロス; gloss | brilho labial || lip-balm; リップクリーム; protetor labial | hidratante labial
face-powder; フェイスパウダー; pó compacto || mascara; マスカラ; rímel | máscara de cílios || eyeliner; アイライナー; delineador
hand-cream; ハンドクリーム; creme para as mãos | creme de mãos || facial-toner; 化粧水; tônico facial
sunscreen; 日焼け止め; protetor solar | protetor solar facial || facial-mask; フェイスマスク; máscara facial | máscara de argila
body-oil; ボディオイル; óleo corporal || soap; 石けん; sabonete || body-wash; ボディソープ; sabonete líquido
perfume; 香水; perfume | colônia || deodorant; デオドラント; desodorante || toothpaste; 歯みがき粉; pasta de dente | creme dental
shampoo; シャンプー; shampoo | xampu || conditioner; コンディショナー; condicionador
hair-mask; ヘアマスク; máscara capilar | creme de cabelo || hair-oil; ヘアオイル; óleo capilar | óleo para cabelo
facial-cleanser; 洗顔料; sabonete facial | sabonete líquido facial
body-cream; ボディクリーム; hidratante corporal | creme corporal | loção corporal`,
  cosmetic_tool: `nail-file; 爪やすり; lixa de unha || nail-care-set; ネイルケアセット; kit de manicure
razor; カミソリ; barbeador manual | aparelho de barbear | lâmina de barbear || makeup-mirror; 化粧鏡; espelho de maquiagem
false-eyelashes; つけまつげ; cílios postiços | cílios magnéticos || eyelash-curler; ビューラー; curvex | curvador de cílios
makeup-brushes; メイクブラシ; pincel de maquiagem | kit de pincéis | pincéis de maquiagem
makeup-sponge; メイクスポンジ; esponja de maquiagem || tweezers; 毛抜き; pinça
toothbrush; 歯ブラシ; escova de dente | escova dental || comb; くし; pente
hair-brush; ヘアブラシ; escova de cabelo | escova desembaraçante
scalp-brush; 頭皮ブラシ; massageador capilar | escova massageadora capilar | massageador de couro cabeludo
wig; ウィッグ; peruca`,
  beauty_device: `electric-nail-file; 電動爪やすり; lixa elétrica | lixa de unha elétrica | lixa elétrica para unha
shaver; シェーバー; barbeador || electric-shaver; 電気シェーバー; barbeador elétrico
pore-vacuum; 毛穴吸引器; aspirador de cravos | removedor de cravos elétrico
led-makeup-mirror; LED化粧鏡; espelho de maquiagem com led | espelho com led | espelho com luz
beard-trimmer; ひげトリマー; aparador de barba
hair-straightener; ヘアアイロン; chapinha | prancha de cabelo | prancha alisadora | alisador
hair-clipper; バリカン; máquina de cortar cabelo | máquina de cabelo | cortador de cabelo
trimmer; トリマー; aparador de pelos | aparador corporal || curling-iron; カールアイロン; modelador de cachos
nail-lamp; ネイルライト; cabine de unha | cabine led uv | cabine uv | cabine led unha
led-face-mask; LEDフェイスマスク; máscara de led | máscara led facial | máscara facial led
facial-massager; フェイスケア機器; massageador facial || epilator; 脱毛器; depilador | depilador elétrico
electric-toothbrush; 電動歯ブラシ; escova de dente elétrica | escova dental elétrica
hair-dryer; ドライヤー; secador | secador de cabelo`,
  health_device: `neck-massager; ネックリラクゼーション機器; massageador cervical | massageador de pescoço
massager; リラクゼーション機器; massageador | aparelho massageador | massageador elétrico
massage-gun; リラクゼーションガン; pistola massageadora | pistola de massagem
pulse-oximeter; パルスオキシメーター; oxímetro | oxímetro de dedo || breast-pump; 搾乳器; bomba tira leite | extrator de leite
ems-trainer; EMSトレーニング機器; eletroestimulador | estimulador muscular
blood-pressure-monitor; 血圧計; medidor de pressão | medidor de pressão arterial | aparelho de pressão`,
  relax: `gel-pack; 温冷ジェルパック; bolsa térmica de gel
hot-water-bottle; 湯たんぽ; bolsa de água quente | bolsa térmica de água quente`,
  food: `nuts; ナッツ; castanha || brazil-nuts; ブラジルナッツ; castanha do pará | castanha do brasil
cashew-nuts; カシューナッツ; castanha de caju || chocolate; チョコレート; chocolate
coffee; コーヒー; café | café especial | café em grãos || tea; お茶; chá || green-tea; 緑茶; chá verde
yerba-mate; マテ茶; erva mate | chimarrão || dulce-de-leche; ドゥルセ・デ・レチェ; doce de leite || brigadeiro; ブリガデイロ; brigadeiro
pao-de-queijo; ポン・デ・ケイジョ; pão de queijo || olive-oil; オリーブオイル; azeite || honey; はちみつ; mel || acai; アサイー; açaí
guarana; ガラナ; guaraná || seasoning; 調味料; tempero || farofa; ファロファ; farofa || tapioca; タピオカ粉; tapioca
jam; ジャム; geleia || biscuits; ビスケット; biscoito || matcha; 抹茶; chá matcha | matcha | matcha em pó | chá verde matcha | chá verde matcha em pó | chá matcha em pó || instant-coffee; インスタントコーヒー; café solúvel`,
  food_supplement: `supplement; サプリメント; suplemento alimentar | suplemento | multivitamínico
whey-protein; ホエイプロテイン; whey protein | whey || propolis; プロポリス; própolis || collagen; コラーゲン; colágeno | colágeno em pó
creatine; クレアチン; creatina`,
  baby: `drawer-lock; 引き出しロック; trava para gaveta || child-lock; チャイルドロック; trava de segurança
cloth-diapers; 布おむつ; fralda de pano | fralda reutilizável | fralda ecológica
play-mat; プレイマット; tapete de atividades | tapete infantil || baby-bottle; 哺乳びん; mamadeira | garrafinha de bebê
baby-romper; ベビーロンパース; body de bebê | body infantil || diapers; おむつ; fralda || pacifier; おしゃぶり; chupeta
teether; 歯固め; mordedor | mordedor de silicone | mordedor para bebê || bib; よだれかけ; babador
baby-plate; ベビー用プレート; prato infantil
baby-tableware-set; ベビー食器セット; kit alimentação infantil | kit introdução alimentar
crib; ベビーベッド; berço || stroller; ベビーカー; carrinho de bebê
baby-carrier; 抱っこひも; canguru para bebê | canguru ergonômico | sling | carregador de bebê
child-seat; チャイルドシート; cadeirinha | bebê conforto || high-chair; ハイチェア; cadeira de alimentação | cadeirão
baby-bath; ベビーバス; banheira de bebê | banheira dobrável | banheira infantil || rattle; ガラガラ; chocalho`,
} as const;
