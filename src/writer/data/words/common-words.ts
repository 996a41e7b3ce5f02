import { wordRows } from '#writer/text/find-words.ts';

/** Things whose usual Japanese forms are all known, so a translation must name them. */
export const NOUNS = wordRows(`
soap; sabao|sabonete|detergente*; 洗剤|石鹸|石けん|ソープ
sun; luz solar|luz do sol|sol; 日光|日差し|日なた|太陽|紫外線|炎天|直射|天日|陽射し
bath; banho|banheiro|chuveiro; 風呂|入浴|シャワー|浴室|バスルーム|バスタイム|水浴び
swim; nadar|natacao|piscina|mergulh*; 水泳|泳|プール|潜|沈|水没|水中|浸け|浸|ダイビング|スイミング
umbrella; guarda-chuva*; 傘|かさ || rain; chuva*; 雨|レイン
fire; fogo|chamas|inflama*; 火|引火|炎|熱源|可燃 || gas; gas; ガス
car; carro*|veicul*|automotiv*; 車|カー || manual; manual|manuais; 説明書|マニュアル|取説
app; aplicativo|app; アプリ || battery; bateria*|pilha*; バッテリー|電池
plug; tomada*|plugue; コンセント|プラグ|アダプタ || charger; carregador|carregadores; 充電器|アダプタ|チャージャー
motor; motor; モーター || filter; filtro*; フィルタ
cloth; pano|panos|flanela*; 布|クロス|ふきん || sponge; esponja*|palha de aco; スポンジ|たわし|タワシ
eye; olho*; 目|眼 || skin; pele|peles|cutane*; 肌|皮膚|スキン
hair; cabelo*|capilar*; 髪|ヘア|毛 || doctor; medico|medica|medicos|dermatolog*; 医|ドクター
medical; medicamento*|dispositivo medico; 医薬品|医療|薬 || pregnant; gravid*|gestante*|lactante*; 妊|授乳
alcohol; alcool; アルコール || perfume; perfume|fragrancia*; 香|フレグランス|パフューム
gluten; gluten; グルテン || sugar; acucar*; 砂糖|糖|シュガー
lactose; lactose; 乳糖|ラクトース || paraben; paraben*; パラベン
screw; parafuso*; ネジ|ねじ|ビス || ice; gelo; 氷|アイス
liquid; liquido|liquidos; 液|飲料|飲み物|水分 || photo; foto|fotos|imagem|imagens; 写真|画像|イメージ|フォト
camera; camera*; カメラ || sound; audio|som|microfone*; 音|サウンド|オーディオ|マイク
music; musica*; 音楽|ミュージック|曲|再生 || computer; computador*|notebook*|laptop*|pc; パソコン|pc|ノート|ラップトップ
wall; parede*; 壁|ウォール || pocket; bolso*; ポケット
zip; ziper*; ファスナー|ジッパー|チャック || lid; tampa*; ふた|ぶた|フタ|ブタ|蓋|キャップ|リッド
strap; alca|alcas; ストラップ|持ち手|ベルト|ハンドル|取っ手|肩紐|紐 || stand; suporte; スタンド|ホルダー|台|ブラケット|ラック
brush; escova*|pincel|pinceis; ブラシ|筆|刷毛 || wheel; rodinhas da|roda|rodas; キャスター|車輪|ホイール|タイヤ
cup; copo*|xicara*|caneca*|taca*; カップ|グラス|マグ|コップ|杯 || pet; pet|pets; ペット|犬|猫
sunscreen; protetor solar; 日焼け止め|uv|サンスクリーン || warranty; garantia; 保証
exchange; troca|trocas; 交換|返品 || supervision; supervisao|supervision*; 監督|見守|付き添|監視|保護者
mold; mofo|mofar; カビ || hammer; martelo*; ハンマー|金づち|金槌
peg; estaca*; ペグ|杭 || rope; corda|cordas; ロープ|張り綱|縄
comb; pente|pentes; くし|櫛|コーム || doll; boneco*|boneca*; 人形|フィギュア|ドール
ash; cinza quente|cinzas; 灰 || paint; tinta|tintas; 塗料|インク|ペンキ|絵の具
pen; caneta*; ペン || shoe; sapato*|tenis|calcado*; 靴|シューズ|スニーカー
pump; bomba|bombas; ポンプ || salt; sal; 塩
rice; arroz; 米|ご飯|ごはん|ライス || chocolate; chocolate*; チョコ
oily; oleos|oleosa|oleosas|oleoso|oleosos; 脂|オイリー || root; raiz|raizes; 根元|頭皮|根
dropper; conta-gotas; スポイト|ドロッパー || lining; forro|forros; 裏地|裏|ライニング
animal_test; testado em animais|testada em animais|testados em animais|teste em animais|testes em animais; 動物実験|動物テスト
rinse; enxagu*; すすぎ|すすい|すすぐ|すすが|洗い流|ゆす || foodstuff; alimento|alimentos; 食|フード|料理|飲食
waterproof; impermeav*|prova d'agua|prova dagua|prova de agua|prova d agua; 防水|耐水|撥水|ウォータープルーフ|水濡れ
rug; tapete*; マット|ラグ|カーペット|絨毯 || glove; luva*; 手袋|グローブ
preservative; conservante*; 保存料|防腐剤|保存剤 || colorant; corante*; 着色料|色素
caffeine; cafeina; カフェイン || magnet; ima|imas; 磁石|マグネット|磁気
boiling; ferv*; 沸騰|熱湯|煮沸 || timer; timer|temporizador; タイマー
sensor; sensor*; センサー || sleeve; manga|mangas; 袖|スリーブ
hood; capuz; フード || button; botao|botoes; ボタン
impact; impact*|choque*|queda*; 衝撃|落下|ショック|転倒 || cover; capa|capas; カバー|ケース|コート|レインコート|ポンチョ|鞘
card; carta|cartas|cartao|cartoes; カード || basket; cesta*|cesto*; バスケット|かご|カゴ|蒸し器
shut_off; desliga sozinho|desliga automaticamente|desligamento automatico; 自動|オートオフ|停止|切れ
scratch; risco de arranh*|riscos causados|arranh*; 傷|キズ|引っかき
`);

/** Words that help to match sentences of both languages; their Japanese has other forms too. */
export const LOOSE_WORDS = wordRows(`
water; agua; 水|湯 || need; precis*|necessari*|requer*|exig*; 必要|不要|いりません|いらない|要る|要りません
wet; molh*|submer*|imers*; 濡|湿|ぬれ|浸|水 || wash; lav*|lavagem; 洗
dry; sec*|secagem; 乾|ドライ|干し || clean; limp*; 拭|掃除|清|お手入れ|クリーニング|ふき|ふい
hand; mao|maos; 手 || child; crianca*|infantil|infantis|kids|filho*; 子ども|子供|お子|キッズ|小児|幼児
kitchen; cozinha*; キッチン|台所|料理|調理 || travel; viag*|viajar; 旅|トラベル|出張
buy; compr*|aproveite|garanta; 購入|買|お求め|注文|今すぐ|手に入れ
price; preco|valor|promo*|desconto*|oferta; 価格|値段|割引|セール|オフ|お得|特価
instruct; instruc*|modo de us*|como usar; 手順|説明|使用方法|使い方|お召し上がり方
phone; celular|smartphone|telefone; スマホ|スマートフォン|携帯|電話
light; luz|luzes|ilumina*|lampada*|lumin*|led; 光|ライト|灯|明る|照明|ランプ|led
cable; cabo|cabos|fio|fios; ケーブル|コード|取っ手|持ち手|ハンドル|柄|ワイヤ || adapter; adaptador*|fonte; アダプタ|電源|給水
bag; bolsa*|mochila*|sacola*|saco*|estojo*|necessaire|maleta; バッグ|かばん|カバン|袋|リュック|ポーチ|ケース
box; caixa*|embalagem|pacote; 箱|ケース|ボックス|パッケージ|梱包|包装|セット内容
compartment; compartimento*|divisori*; 収納|仕切|ポケット || stove; fogao|cooktop; コンロ|レンジ|ih
face; rosto|facial; 顔|フェイス|洗顔 || body; corpo|corporal; 体|本体|ボディ|身体
clothes; roupa*|vestir|veste; 服|衣|洋服|着 || fabric; tecido*|malha; 生地|布|素材|メッシュ|織
size; tamanho*|medida*|dimens*|numeracao; サイズ|寸法|大きさ || colour; cor|cores; 色|カラー
material; material|materiais|feit*|composicao; 素材|材質|製|成分
included; acompanha*|inclu*|contem|conteudo|vem com|itens; 付属|含|同梱|セット|入|付き
set; kit|kits|conjunto|jogo; セット|キット || piece; peca*|parte*|unidade*; 点|個|ピース|部品|パーツ
brand; marca; ブランド|メーカー || model; modelo*|referencia; 型番|モデル|品番
origin; origem|fabricad*|produzid*|importad*; 原産|製造|産|製|輸入 || compatible; compativ*|funciona com; 対応|互換
connect; conect*|conex*|bluetooth|wifi|wi-fi; 接続|つな|通信|bluetooth|wi-fi
strong; resistente*|durav*|reforcad*|robust*; 耐|強|丈夫|頑丈|長持ち
comfort; confort*|macio|macia|suave; 快適|心地|やわらか|柔らか|なめらか|ソフト|フィット
easy; facil|facilidade|facilmente|pratic*|simples; 簡単|楽|やすい|手軽|便利|シンプル|実用
safe; segur*|protec*|proteg*|protet*; 安全|安心|保護|守|ガード|セキュリティ|防犯
ideal; ideal|ideais|perfeit*|indicad*|recomend*; 最適|ぴったり|理想|おすすめ|向け|推奨|適し
store; guard*|armazen*|conserv*; 保管|保存|収納 || press; press*|botao|aperte; 押|ボタン
food; comida|receita*|consum*; 食|料理|フード|召し上が || drink; bebida*|cafe|cha|suco; 飲|コーヒー|茶|ドリンク|ジュース
oil; oleo|gordura; 油|オイル || smell; cheiro|odor*|aroma*; 臭|香|におい|匂|アロマ
allergy; alerg*|irrita*; アレルギー|刺激|かぶれ|異常|炎症
install; instal*|mont*|encaix*; 取り付け|取付|設置|組み立て|組立|はめ || table; mesa; テーブル|机|卓上|デスク
garden; jardim|externo|ar livre|camping|trilha; 庭|屋外|アウトドア|キャンプ|ハイキング
day; dia|dias|diari*|rotina; 日|毎日|日常|普段 || contact; duvida*|contato|atendimento; 問い合わせ|質問|サポート|連絡|不明
remove; remov*|destac*|retir*|tire|tirar; 取り外|外し|外せ|外す|着脱|取り出|脱 || test; test*; テスト|試験|検査|実験
animal; animais|animal; 動物|ペット || floor; piso*|chao|tapete*|carpete; 床|フロア|カーペット|ラグ|マット|タイル
swallow; engasg*|ingest*|engolir|asfixia; 窒息|誤飲|飲み込|詰ま|食べ
break; quebr*|dano*|danific*|defeito*; 割れ|壊|破損|不具合|故障|欠陥|損傷 || wear; usar|vest*|calc*; 着|履|装着|着用
flavour; sabor|sabores; 味|風味|フレーバー
`);
