/** Product types by family: English slug; Japanese; Portuguese names, ours first. Separated by "||". */
export const HOME_TYPES = {
  kitchen: `salt-mill; ソルトミル; moedor de sal || kettle; ケトル（やかん）; chaleira || baking-tray; 天板; assadeira
bottle-opener; 栓抜き; abridor de garrafa || can-opener; 缶切り; abridor de latas
oil-bottle; オイルボトル; galheteiro | garrafa de azeite | porta azeite
food-chopper; みじん切り器; triturador de alimentos | picador de alimentos | triturador manual | picador
ladle; お玉; concha de cozinha | concha de sopa
water-dispenser; ウォーターディスペンサー; dispenser de água | dispensador de água || bowl; ボウル; tigela | cumbuca
chopsticks; 箸; hashi | pauzinhos | jogo de hashi | par de hashi || food-container; 保存容器; pote | pote de mantimentos | pote de alimentos
airtight-container; 密閉容器; pote hermético || pot; 鍋; panela || pressure-cooker; 圧力鍋; panela de pressão
frying-pan; フライパン; frigideira | frigideira antiaderente
cookware-set; 鍋セット; conjunto de panelas | jogo de panelas | kit de panelas || wok; 中華鍋; wok | panela wok
kitchen-knife; 包丁; faca de cozinha | faca de chef | faca do chef | faca || knife-set; 包丁セット; jogo de facas | conjunto de facas | kit de facas
knife-sharpener; 包丁研ぎ器; amolador de facas | afiador de facas | amolador | afiador
cutting-board; まな板; tábua de corte | tábua de cortar | tábua || peeler; ピーラー; descascador || grater; おろし器; ralador
vegetable-slicer; 野菜スライサー; cortador de legumes | fatiador | mandoline | fatiador de legumes | picador de legumes
pepper-mill; ペッパーミル; moedor de pimenta || coffee-dripper; コーヒードリッパー; coador de café
teapot; ティーポット; bule | bule de chá || cake-mold; ケーキ型; forma de bolo
ice-tray; 製氷皿; forma de gelo | forminha de gelo | bandeja de gelo || spatula; ヘラ; espátula || tongs; トング; pegador
spoon; スプーン; colher || fork; フォーク; garfo
cutlery; カトラリー; talher || cutlery-set; カトラリーセット; jogo de talheres | faqueiro | kit de talheres
kitchen-utensil; キッチンツール; utensílio de cozinha | utensílio
citrus-squeezer; しぼり器; espremedor | espremedor manual | espremedor de frutas | espremedor de limão
kitchen-utensil-set; キッチンツールセット; kit de utensílios | conjunto de utensílios | jogo utensílios cozinha | jogo de utensílios
cooking-thermometer; 料理用温度計; termômetro culinário | termômetro de cozinha | termômetro para carne
wine-opener; ワインオープナー; saca rolhas || plate; 皿; prato
dinnerware-set; 食器セット; jogo de pratos | jogo de jantar | aparelho de jantar
lunch-box; 弁当箱; marmita | bento | marmiteira
dish-rack; 水切りラック; escorredor de louça | escorredor de pratos | escorredor || bbq-grill; バーベキューグリル; churrasqueira
portable-stove; ポータブルコンロ; fogareiro | fogão portátil || colander; 水切りざる; escorredor de macarrão || whisk; 泡立て器; batedor de ovos | fouet`,
  drinkware: `water-bottle; ウォーターボトル; garrafa de água | garrafinha
sports-bottle; スポーツボトル; squeeze | squeeze esportivo | garrafa squeeze
insulated-tumbler; 保温タンブラー; copo térmico | caneca térmica | copo térmico com canudo
wine-glass; ワイングラス; taça de vinho | taça | jogo de taças || bottle; ボトル; garrafa
thermal-bottle; 保温ボトル; garrafa térmica || cup; コップ; copo || mug; マグカップ; caneca || teacup; カップ; xícara
pitcher; ピッチャー; jarra || straw; ストロー; canudo || cooler-box; クーラーボックス; cooler | caixa térmica | cooler térmico`,
  home_textile: `bedspread; ベッドスプレッド; colcha | cobre leito || comforter; 掛け布団; edredom | edredon
pillow; 枕; travesseiro | travesseiro ortopédico | travesseiro cervical
memory-foam-pillow; 低反発枕; travesseiro da nasa | travesseiro viscoelástico
towel-set; タオルセット; jogo de toalhas | kit de toalhas || apron; エプロン; avental
oven-mitt; オーブンミトン; luva de forno | luva térmica de cozinha || placemat; ランチョンマット; jogo americano
dish-towel; ふきん; pano de prato || tablecloth; テーブルクロス; toalha de mesa
bed-sheet-set; シーツセット; jogo de cama | jogo de lençol | jogo de lençóis | roupa de cama | kit lençol
bed-sheet; シーツ; lençol || fitted-sheet; ボックスシーツ; lençol com elástico || blanket; 毛布; cobertor | manta | coberta
pillowcase; 枕カバー; fronha | capa de travesseiro || mattress-cover; マットレスカバー; protetor de colchão | capa de colchão
towel; タオル; toalha || bath-towel; バスタオル; toalha de banho || face-towel; フェイスタオル; toalha de rosto
beach-towel; ビーチタオル; toalha de praia
bath-mat; バスマット; tapete de banheiro | tapete super absorvente | tapete antiderrapante para banheiro
cushion; クッション; almofada || cushion-cover; クッションカバー; capa de almofada || curtain; カーテン; cortina
blackout-curtain; 遮光カーテン; cortina blackout | blackout || rug; ラグ; tapete | tapete de sala
sofa-cover; ソファカバー; capa de sofá | protetor de sofá || duvet-cover; 掛け布団カバー; capa de edredom | capa de duvet`,
  bedding: `mattress; マットレス; colchão || air-mattress; エアーベッド; colchão inflável`,
  bath: `shower-head; シャワーヘッド; chuveiro | ducha | chuveirinho | cabeça de chuveiro | ducha manual
shower-curtain; シャワーカーテン; cortina de banheiro | cortina de box
soap-dispenser; ソープディスペンサー; dispenser de sabonete | dispenser de sabão | porta sabonete líquido | saboneteira automática
toilet-paper-holder; トイレットペーパーホルダー; porta papel higiênico | suporte para papel higiênico
towel-rack; タオルハンガー; porta toalha || faucet; 蛇口; torneira`,
  decor: `wallpaper; 壁紙; papel de parede | papel de parede adesivo
artificial-flowers; 造花; flor artificial | flores artificiais | rosa encantada
artificial-plant; フェイクグリーン; planta artificial | plantas artificiais
wall-sticker; ウォールステッカー; adesivo de parede | adesivo decorativo || cover; カバー; capa
wall-art; アートパネル; quadro decorativo || poster; ポスター; pôster || mirror; 鏡; espelho || vase; 花瓶; vaso de flores
candle; キャンドル; vela | vela aromática || candle-holder; キャンドルホルダー; castiçal | porta vela || doormat; 玄関マット; capacho
photo-frame; フォトフレーム; porta retrato || wall-clock; 掛け時計; relógio de parede || table-clock; 置き時計; relógio de mesa`,
  storage: `cable-organizer; ケーブルオーガナイザー; organizador de cabos | organizador de fios | porta cabos
storage-box; 収納ボックス; caixa organizadora | organizador de roupas
drawer-organizer; 引き出し用整理ケース; organizador de gaveta || basket; バスケット; cesto | cesta || box; 箱; caixa
makeup-organizer; コスメ収納ボックス; organizador de maquiagem | porta maquiagem
shoe-rack; シューズラック; organizador de sapatos | sapateira
laundry-basket; ランドリーバスケット; cesto de roupa | cesto de roupa suja || hanger; ハンガー; cabide
hook; フック; gancho || adhesive-hook; 粘着フック; gancho adesivo || shelf; 棚; prateleira || bookshelf; 本棚; estante
desk-organizer; 小物入れ; porta treco | porta objetos || trash-can; ゴミ箱; lixeira`,
  cleaning: `cleaning-brush; 掃除用ブラシ; escova de limpeza || mop; モップ; mop | esfregão || spin-mop; 回転モップ; mop giratório
lint-roller; 粘着クリーナー; rolo tira pelos | rolo adesivo | tira pelos | rolo adesivo tira pelos
lint-remover; 毛取りクリーナー; removedor de pelos
window-squeegee; 水切りワイパー; rodo mágico | rodo de silicone | rodo limpa vidros || broom; ほうき; vassoura
bucket; バケツ; balde || sponge; スポンジ; esponja || cleaning-cloth; クリーニングクロス; pano de limpeza | flanela
ironing-board; アイロン台; tábua de passar || clothes-drying-rack; 物干し; varal | varal de roupas
microfiber-cloth; マイクロファイバークロス; pano de microfibra | flanela de microfibra`,
  furniture: `seat-cushion; シートクッション; almofada para cadeira | almofada ergonômica | almofada ortopédica | assento ergonômico
ottoman; オットマン; puff | pufe
laptop-table; ノートパソコンテーブル; mesa para notebook | mesinha para notebook | mesa dobrável para notebook
chair; チェア; cadeira || gaming-chair; ゲーミングチェア; cadeira gamer || office-chair; オフィスチェア; cadeira de escritório
table; テーブル; mesa || folding-table; 折りたたみテーブル; mesa dobrável || folding-chair; 折りたたみチェア; cadeira dobrável
desk; デスク; escrivaninha || stool; スツール; banqueta
sofa; ソファ; sofá || armchair; 一人掛けソファ; poltrona || bed; ベッド; cama
footrest; フットレスト; apoio para pés | descanso para pés | apoio para os pés`,
  garden: `plant-pot; 植木鉢; vaso de planta | vaso autoirrigável || garden-hose; 散水ホース; mangueira | mangueira de jardim
watering-can; じょうろ; regador | regador de plantas || seeds; 種; semente || spray-bottle; 霧吹き; pulverizador | borrifador
grow-light; 植物育成ライト; luz para plantas | luz de crescimento | luz de cultivo | luz de cultivo led | lâmpada de cultivo`,
} as const;
