/** Product types by family: English slug; Japanese; Portuguese names, ours first. Separated by "||". */
export const LEISURE_TYPES = {
  toy: `puzzle-cube; キューブパズル; cubo mágico
plush-toy; ぬいぐるみ; pelúcia | bichinho de pelúcia | urso de pelúcia | bicho de pelúcia | pelúcia gigante
play-dough; ねんど; massinha | massa de modelar | massinha de modelar || toy; おもちゃ; brinquedo
educational-toy; 知育玩具; brinquedo educativo | brinquedo montessori | brinquedo pedagógico || puzzle; パズル; quebra-cabeça
building-blocks; ブロック; blocos de montar || doll; 人形; boneca || action-figure; フィギュア; boneco | boneco colecionável
rc-car; ラジコンカー; carrinho de controle remoto || toy-car; ミニカー; carrinho de brinquedo || board-game; ボードゲーム; jogo de tabuleiro
card-game; カードゲーム; jogo de cartas || playing-cards; トランプ; baralho | cartas de baralho || kick-scooter; キックスケーター; patinete || tricycle; 三輪車; triciclo
kite; 凧; pipa || water-gun; 水鉄砲; pistola de água || robot; ロボット; robô`,
  pet: `leash; リード; guia para cachorro | guia pet
dog-harness; 犬用ハーネス; peitoral para cachorro | peitoral para cães | peitoral
pet-treats; ペット用おやつ; petisco para cachorro | petisco para gato | petisco pet
pet-toy; ペット用おもちゃ; brinquedo pet | brinquedo interativo pet
dog-toy; 犬用おもちゃ; brinquedo para cachorro | brinquedo para cães || cat-toy; 猫用おもちゃ; brinquedo para gato
pet-brush; ペット用ブラシ; escova pet | escova para cachorro | escova para gato | escova tira pelos pet
grooming-glove; グルーミンググローブ; luva tira pelos | luva tira pelos pet
pet-carrier; ペットキャリー; caixa de transporte pet | bolsa de transporte pet | mochila pet | caixa de transporte
pet-collar; 首輪; coleira || pet-bed; ペットベッド; cama pet | cama para cachorro | cama para gato | caminha pet | caminha
pet-bowl; フードボウル; comedouro | comedouro pet | pote de ração
automatic-pet-feeder; 自動給餌器; comedouro automático | alimentador automático
pet-water-fountain; ペット給水器; bebedouro pet | bebedouro | fonte bebedouro | fonte para gatos | fonte de água para gatos
cat-scratcher; 爪とぎ; arranhador | arranhador para gatos || litter-box; 猫用トイレ; caixa de areia | banheiro para gatos
pet-pads; ペットシーツ; tapete higiênico || pet-nail-clipper; ペット用爪切り; cortador de unha pet | cortador de unha para cachorro
pet-clothes; ペット服; roupa pet | roupa para cachorro | roupinha pet || pet-food; ペットフード; ração || aquarium; 水槽; aquário
cage; ケージ; gaiola`,
  sport: `treadmill; ランニングマシン; esteira elétrica | esteira ergométrica || soccer-ball; サッカーボール; bola de futebol
resistance-band; トレーニングバンド; faixa elástica | mini band | elástico de treino | elástico de exercício | elástico extensor
exercise-ball; バランスボール; bola de pilates | bola suíça
foam-roller; フォームローラー; rolo de liberação | rolo miofascial | rolo de espuma | rolo de liberação miofascial | rolo de massagem
yoga-mat; ヨガマット; tapete de yoga | colchonete de yoga
dumbbell; ダンベル; halter | par de halteres | halter ajustável | halteres
ankle-weights; アンクルウェイト; tornozeleira de peso | caneleira de peso
jump-rope; 縄跳び; corda de pular | pula corda || racket; ラケット; raquete | raquete de tênis
training-gloves; トレーニンググローブ; luva de academia | luva para musculação | luva de treino || skateboard; スケートボード; skate
bicycle; 自転車; bicicleta || helmet; ヘルメット; capacete || bike-light; 自転車ライト; luz para bicicleta | farol de bicicleta
air-pump; 空気入れ; bomba de ar | bomba de bicicleta || trampoline; トランポリン; trampolim | mini trampolim | cama elástica
bike-helmet; 自転車用ヘルメット; capacete de bike | capacete de bicicleta`,
  outdoor: `picnic-mat; レジャーシート; toalha de piquenique || picnic-basket; ピクニックバスケット; cesta de piquenique
multi-tool-knife; 多機能ナイフ; canivete multifuncional | canivete multiuso || pocket-knife; 折りたたみナイフ; canivete
tent; テント; barraca | barraca de camping | barraca de acampamento || sleeping-bag; 寝袋; saco de dormir
camping-chair; アウトドアチェア; cadeira de camping | cadeira de praia | cadeira dobrável de camping
camping-table; アウトドアテーブル; mesa de camping | mesa dobrável de camping
camping-lantern; ランタン; lampião | lanterna de camping || camping-mat; キャンプマット; isolante térmico | colchonete de camping
hiking-backpack; 登山リュック; mochila de trilha | mochila cargueira | mochila camping | mochila de trekking
binoculars; 双眼鏡; binóculo || fishing-rod; 釣り竿; vara de pesca || parasol; パラソル; guarda-sol
swim-ring; 浮き輪; boia | boia inflável || life-jacket; ライフジャケット; colete salva-vidas`,
  office: `diamond-painting; ダイヤモンドアート; diamond painting | pintura diamante | kit pintura diamante
label-maker; ラベルライター; rotuladora | etiquetadora || labels; ラベル; etiqueta
highlighter-pen; 蛍光ペン; marca texto | caneta marca texto || colored-pens; カラーペン; canetas coloridas
eraser; 消しゴム; borracha escolar | borracha de apagar
paint; 絵の具; tinta aquarela | aquarela | kit de pintura | tinta guache
notebook-paper; ノート; caderno | caderneta | bloco de notas | caderno inteligente || planner; 手帳; agenda
pen; ペン; caneta || ballpoint-pen; ボールペン; caneta esferográfica || pencil; 鉛筆; lápis
colored-pencils; 色鉛筆; lápis de cor || mechanical-pencil; シャープペンシル; lapiseira
pencil-case; ペンケース; estojo escolar | estojo de lápis || ruler; 定規; régua || scissors; はさみ; tesoura
stickers; ステッカー; adesivo | cartela de adesivos || sticky-notes; ふせん; bloco adesivo || calculator; 電卓; calculadora
whiteboard; ホワイトボード; quadro branco | lousa magnética || desk-mat; デスクマット; tapete de mesa | desk pad
book; 本; livro || wireless-keyboard; ワイヤレスキーボード; teclado sem fio | teclado bluetooth`,
  party: `birthday-candle; バースデーキャンドル; vela de aniversário || cake-topper; ケーキトッパー; topo de bolo
wrapping-paper; 包装紙; papel de presente || gift-box; ギフトボックス; caixa de presente | embalagem de presente
balloons; 風船; balão | balões | bexiga || christmas-tree; クリスマスツリー; árvore de natal
party-decoration-set; パーティー装飾セット; kit festa | decoração de festa
party-mask; パーティーマスク; máscara de festa | máscara de carnaval | máscara de halloween`,
} as const;
