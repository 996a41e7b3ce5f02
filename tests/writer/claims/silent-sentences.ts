/** Ordinary sentences of a shop: no rule may match them. */
export const SILENT_SENTENCES: readonly string[] = `
重さ約180gの折りたたみ傘です。 | 7 ALTURAS top | O melhor jeito de lavar é à mão.
ご使用前に必ず説明書をお読みになり、正しくお使いください。 | 体調が悪いときは使用しないでください。
バッグにすっと入るサイズですよ。 | 急な雨に、もう慌てない。毎日持てる軽さを。 | サイズ:縦20cm×横15cm×マチ5cm
素材:ポリエステル100% | 綿60%・ポリエステル40% | 原産国:中国 | お手入れは水拭きで。 | 色は4色からお選びいただけます。
ご注文から10〜20日でお届けします。 | 販売価格:3,980円(税込) | 皮膚にうるおいを与えます。 | 毛髪をしなやかにする。
日やけを防ぐ。 | 肌のキメを整える。 | お肌に合わないときはご使用をおやめください。 | 対象年齢:6歳以上
USB充電式(ケーブル付属) | ギフト包装を承ります。 | 不良品は交換または返金いたします(到着後8日以内)。
自治体指定のごみ袋ではありません。 | 防水仕様ではございません。 | 防水加工はしていません。
O tecido não é impermeável. | Sabonete com 40 dias de cura. | A frigideira de ferro vem curada.
明治時代の意匠をもとにした柄です。 | やせ型の方はSサイズをお選びください。
モニターにより色が異なって見える場合があります。 | 初心者にも扱いやすい設計です。 | 使用前に説明書をお読みください。
組み立ては約10分です。 | 最大荷重:約5kg | 永久磁石を使用しています。 | 返品送料:お客様都合の場合はお客様負担
Guarda-chuva dobrável de cerca de 180 g. | Material: 100% poliéster. | Tamanho: 20 x 15 x 5 cm.
País de origem: China. | Chega em 10 a 20 dias. | Preço: ¥3.980 com imposto.
Hidrata a pele e deixa uma sensação de maciez. | Disponível em quatro cores. | Pode passar pano úmido.
Bolsa com três divisórias e zíper. | Recarrega por USB; o cabo vem na caixa. | A cor pode parecer diferente na tela.
Troca ou reembolso se vier com defeito, em até 8 dias. | Indicado a partir de 6 anos. | Leve, cabe na bolsa.
Feito à mão em pequenas quantidades. | Embalagem para presente disponível. | Leia o manual antes de usar.
Combina com roupa do dia a dia. | Suporta até 5 kg. | 脚がほっそり見えるパンツです。 | 着やせして見えるワンピース
ポイントを増やせます。 | 哺乳瓶は煮沸消毒できます。 | カウントダウンタイマー付きのキッチン時計 | 万能包丁 18cm
うつ伏せで寝る方にも合う高さです。 | 体温は測れますか？いいえ、測れません。 | 血圧の測定はできません。
肩こりに効果はありません。 | Vestido que valoriza o corpo. | Esterilize a mamadeira em água fervente.
Timer com contagem regressiva. | Use antes e depois do banho. | Corra 5 km com conforto.
Faltam as últimas peças do quebra-cabeça. | Tempo de cura do queijo: 30 dias.
Lâmpada que cura o gel em 60 segundos. | Mede a pressão? Não. | Não foi feito para aliviar dores.
首元までしっかり隠れるハイネックです | コレステロールゼロのマヨネーズ風調味料
ふっくらもちもちのパンが焼けるホームベーカリー | いびきをかく人形のおもちゃ
鼻水が拭きやすいやわらかティッシュケース | 冷えたビールがおいしく飲めるタンブラー | 測定した数値は画面に表示されます
取れかけたボタンを直す裁縫セット | 顔がすっぽり隠れる日よけ帽子 | 助産師さんへの贈り物に | 膝まで隠れるロングコート
お医者さんごっこセット | がんこな油汚れ用の洗剤 | 白内障手術後のご使用は医師にご相談ください
犬用の噛むおもちゃ（天然ゴム） | 猫が喜ぶ爪とぎ | 歯ぐきを傷つけにくい丸毛の歯ブラシ | 体重計に乗るだけで自動記録
お茶の葉は静岡県産です | 1週間分の献立が立てられるノート | Barriga de aluguel, romance em português
Labirinto de madeira para crianças | Sem açúcar adicionado; contém açúcares da fruta
Noites frias pedem um cobertor leve | Vaso de cerâmica para varanda | Curvador de cílios em aço inox
Pulseira de silicone ajustável | Conta-gotas de vidro de 30 ml | Não use sobre feridas ou pele irritada
Se você tem diabetes, converse com seu médico antes de consumir | Palmilha recortável do 35 ao 42
Caminha para cães idosos com espuma de 5 cm | Mosquiteiro para cama de casal | Conte para nós o que achou do produto
O prazo de entrega é de 10 a 20 dias e pode atrasar | Caneca para neurologistas com desenho de cérebro
Lençol de cama com elástico | Filtro de água com três estágios | Tinta para cabelo, cor castanho escuro
Contém ferro: nutriente que ajuda a formar os glóbulos vermelhos, conforme o rótulo
髪を乾かしたあとにお使いください | 腰に巻くタイプのツールバッグ | 血圧手帳が入る通帳ケース
痛みやすい桃はクッション材で包みます | 風で飛ばされにくい洗濯ばさみ | 汚れが落ちやすいコーティング
夜間は自動で明るさが下がります | 虫食いのあるデザインの古着 | お腹いっぱい食べられる大盛りセット
期間中はポイントが2倍になりません | Creme de leite em caixinha | A cor pode clarear com o sol
Pressione o botão por 3 segundos | Serve em portas de até 4 cm | Pente para barba de madeira | Evite deixar no sol
A tampa não vaza se bem fechada | Mesa com pés de metal | Ponteira nº 1 para parafusos pequenos
Queijo curado por 6 meses
Se sentir dor no joelho, pare de usar. | Não combate dor; é uma almofada comum. | Evita que o cabo embole.
Impede a entrada de água pela tampa. | Relógio inteligente com tela de 1,8 polegada.
Cartão que aumenta a memória do celular. | Aparador de barba com 5 pentes. | A barba precisa estar seca.
Nunca molhe a base. | Queijo meia cura em pó. | Bateria de 5.000 mAh. | Nunca deixe a bateria cair.
Mais leve que o modelo anterior. | O tamanho mais comum é M. | Serve 4 pessoas.
Cabe para 2 pessoas já com mochila. | Mesa para 100 pessoas. | Traz cabo, manual e cartas.
Bordado que traz riqueza de detalhes. | Afasta a mesa da parede. | Coleira P: 30-40cm; M: 40-50cm.
Deixe pelo menos 10 cm de espaço. | Fica mais barato levar o kit. | Não elimina bactérias.`
  .trim()
  .split(/ \| |\n/);

/** Effects that the law allows ordinary cosmetics to claim. */
export const PERMITTED_EFFECTS: readonly string[] = `
頭皮、毛髪を清浄にする | 香りにより毛髪、頭皮の不快臭を抑える | 頭皮、毛髪をすこやかに保つ
毛髪にはり、こしを与える | 頭皮、毛髪にうるおいを与える | 頭皮、毛髪のうるおいを保つ | 毛髪をしなやかにする
クシどおりをよくする | 毛髪のつやを保つ | 毛髪につやを与える | フケ、カユミがとれる | フケ、カユミを抑える
毛髪の水分、油分を補い保つ | 裂毛、切毛、枝毛を防ぐ | 髪型を整え、保持する | 毛髪の帯電を防止する
(汚れをおとすことにより)皮膚を清浄にする | (洗浄により)ニキビ、アセモを防ぐ(洗顔料) | 肌を整える | 肌のキメを整える
皮膚をすこやかに保つ | 肌荒れを防ぐ | 肌をひきしめる | 皮膚にうるおいを与える | 皮膚の水分、油分を補い保つ
皮膚の柔軟性を保つ | 皮膚を保護する | 皮膚の乾燥を防ぐ | 肌を柔らげる | 肌にはりを与える | 肌にツヤを与える
肌を滑らかにする | ひげを剃りやすくする | ひげそり後の肌を整える | あせもを防ぐ(打粉) | 日やけを防ぐ
日やけによるシミ、ソバカスを防ぐ | 芳香を与える | 爪を保護する | 爪をすこやかに保つ | 爪にうるおいを与える
口唇の荒れを防ぐ | 口唇のキメを整える | 口唇にうるおいを与える | 口唇をすこやかにする
口唇を保護する。口唇の乾燥を防ぐ | 口唇の乾燥によるカサツキを防ぐ | 口唇を滑らかにする
ムシ歯を防ぐ(使用時にブラッシングを行う歯みがき類) | 歯を白くする(使用時にブラッシングを行う歯みがき類)
歯垢を除去する(使用時にブラッシングを行う歯みがき類) | 口中を浄化する(歯みがき類) | 口臭を防ぐ(歯みがき類)
歯のやにを取る(使用時にブラッシングを行う歯みがき類) | 歯石の沈着を防ぐ(使用時にブラッシングを行う歯みがき類)
乾燥による小ジワを目立たなくする | 歯を白くする`
  .trim()
  .split(/ \| |\n/);
