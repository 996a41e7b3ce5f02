/** Kitchen, rooms, textiles, garden, food. */
export const HOME_VOICES = `
# kitchen
pain: Preparar a comida demora mais do que comer? | 食べる時間より、準備の時間のほうが長くなっていませんか？
pain: Depois do jantar, a pia cheia tira o seu ânimo? | 食後の片付けを思うと、気が重くなりませんか？
press: Aí o prato pronto da loja vence mais uma vez. | 結局、今日もお惣菜に頼ってしまいます。
press: A vontade de cozinhar vai ficando para o fim de semana. | 料理したい気持ちも、つい週末まで先送りになります。
scene: A panela esquenta, o cheiro se espalha e alguém pergunta o que tem para o jantar. | 台所からいい香り。「今日のごはんは何？」という声が聞こえます。
scene: Cozinha arrumada, ingredientes na bancada e pouco tempo. | 材料を並べて、さあ始めましょう。時間がなくても大丈夫です。
wish: Cozinhar volta a ser um momento bom. | 料理の時間が、また楽しみになります。
wish: Menos trabalho na bancada, mais conversa na mesa. | 手間を減らして、食卓の会話を楽しめます。
publico: Pessoas de 25 a 55 anos no Japão que cozinham em casa, em cozinhas pequenas, e procuram praticidade no preparo.
habit: Prepara o bentô na noite anterior e cozinha em pouco espaço.
habit: Faz compras duas vezes por semana e gosta de utensílios fáceis de guardar.
names: Daidokoro, Oishi, Kome, Umami, Yuge, Hashi / Cook, Kitchen, Table, Chef, Meal
why: 毎日の料理を楽にしたくて購入しました。
why: キッチン用品を見直していて選びました。
use: 夕食の準備でさっそく使いました。
use: お弁当作りにも使っています。
use: 休日に家族と料理を楽しみました。
use: 使い終わったらすぐに片付けています。
fit: 毎日料理をする方
fit: キッチンの手間を減らしたい方
# drinkware
pain: A sua bebida perde a graça antes do último gole? | 飲み物が、最後の一口までおいしくないことはありませんか？
pain: Você compra bebida na rua todos os dias? | 外出のたびに、飲み物を買っていませんか？
press: No meio da manhã, a bebida já não está do jeito que você gosta. | 午前中のうちに、飲みごろを逃してしまいます。
press: São moedas todo dia e mais uma garrafa para descartar. | 毎日の小さな出費と、空き容器が増えていきます。
scene: Mesa de trabalho, uma pausa curta e a bebida que você escolheu. | 仕事の合間のひと息に、自分で選んだ飲み物を。
scene: A reunião acaba e a sua bebida ainda está ali, esperando. | 会議が終わって席に戻る。いつもの一杯が待っています。
wish: Cada pausa fica mais gostosa. | ひと息つく時間が、もっと楽しみになります。
wish: A bebida do seu jeito, do começo ao fim. | 最初から最後まで、自分好みの一杯を楽しめます。
publico: Pessoas de 20 a 50 anos no Japão que levam a própria bebida para o trabalho, a escola ou o treino.
habit: Leva chá de casa todos os dias e evita comprar garrafas descartáveis.
habit: Sai cedo, faz baldeação e só para na hora do almoço.
names: Mizu, Shizuku, Ocha, Izumi, Nomu, Yuge / Mate, Cup, Sip, Flow, Drink
why: 職場に飲み物を持って行きたくて購入しました。
why: 毎日使えるものを探していて選びました。
use: お茶を入れて職場に持って行っています。
use: 家では好きな飲み物を入れて使っています。
use: 休日の外出にも持って行きました。
use: デスクに置いて、少しずつ飲んでいます。
fit: 毎日飲み物を持ち歩く方
fit: ひと息つく時間を大切にしたい方
# bedding
pain: Você se deita e não descansa de verdade? | 横になっても、ゆっくり休んだ気がしないことはありませんか？
pain: A sua cama convida você a descansar? | 寝室は、ほっとできる場所になっていますか？
press: Vira para um lado, vira para o outro, e o relógio anda. | 何度も寝返りを打つうちに、時間だけが過ぎていきます。
scene: Luz apagada, silêncio e a cama do jeito que você gosta. | 明かりを消して、静かな夜。お気に入りの寝具に包まれます。
scene: Os últimos minutos do dia também merecem cuidado. | 一日の終わりの時間も、大切にしたいものです。
wish: Um cantinho que dá vontade de deitar mais cedo. | いつもより早く横になりたくなる、そんな寝室に。
wish: O quarto fica mais seu. | 自分らしい、くつろぎの空間になります。
publico: Pessoas de 25 a 60 anos no Japão que querem um quarto mais agradável e dão valor ao toque dos tecidos.
habit: Tem rotina de sono e arruma a cama todas as manhãs.
habit: Troca a roupa de cama conforme a estação.
names: Yume, Nemuri, Kumo, Fuwa, Yoru, Nagomi / Sleep, Dream, Rest, Cloud, Night
why: 寝具を新しくしたくて購入しました。
why: 寝室を心地よくしたくて選びました。
use: その日の夜から使い始めました。
use: 毎晩使うのが楽しみになりました。
use: 休日の昼寝にも使っています。
use: 寝室の雰囲気にもよく合いました。
fit: 寝室でゆっくり過ごしたい方
fit: 肌に触れるものを大切にしたい方
# bath
pain: O banheiro é o cômodo que você mais deixa para depois? | 洗面所やお風呂まわり、後回しになっていませんか？
pain: Depois do banho, falta aquele conforto? | お風呂上がりに、もう少し心地よさがほしくありませんか？
press: Todo dia o mesmo incômodo, e a pressa não deixa mudar. | 毎日のことなのに、忙しさでそのままになってしまいます。
scene: Vapor no espelho, toalha à mão e dez minutos só seus. | 湯気の残る部屋で、自分だけの数分間を過ごします。
scene: Um banho bom começa antes da água quente. | 心地よいバスタイムは、準備から始まります。
wish: Sair do banho e sentir que o dia acabou bem. | お風呂上がりに、一日の疲れがほどけていくようです。
wish: Um banheiro simples, limpo e agradável. | すっきりとして、気持ちのよい空間になります。
publico: Pessoas de 25 a 55 anos no Japão que têm o banho como momento de descanso e usam banheiros compactos.
habit: Toma banho de imersão à noite e gosta do banheiro em ordem.
habit: Troca os itens do banheiro a cada estação.
names: Yu, Furo, Awa, Shizuku, Onsen, Nagomi / Bath, Spa, Fresh, Drop, Soft
why: お風呂まわりを整えたくて購入しました。
why: 毎日使うものなので、じっくり選びました。
use: お風呂上がりに使っています。
use: 洗面所に置いて毎日使っています。
use: 家族みんなで使い始めました。
use: 朝の身支度でも使うようになりました。
fit: バスタイムを大切にしたい方
fit: 洗面所を心地よく整えたい方
# decor
pain: A sua casa está arrumada, mas ainda sem personalidade? | 部屋は片付いているのに、どこか物足りなく感じませんか？
pain: Aquela parede vazia incomoda você? | 何もない壁や棚が、気になったことはありませんか？
press: Você pensa em reformar, faz as contas e desiste. | 模様替えを考えても、大がかりになりそうであきらめてしまいます。
scene: A luz da tarde entra pela janela e encontra o detalhe novo da sala. | 午後の光が差し込む部屋で、新しい飾りが目に入ります。
scene: Um detalhe novo muda o clima da casa inteira. | ひとつ飾るだけで、部屋の空気が変わります。
wish: Chegar em casa e sentir que ela tem a sua cara. | 帰るのが楽しみになる、自分らしい部屋に。
wish: Beleza no dia comum, sem obra e sem bagunça. | 大がかりなことをしなくても、暮らしに彩りが生まれます。
publico: Pessoas de 20 a 50 anos no Japão que moram em apartamento e gostam de mudar a decoração aos poucos.
habit: Recebe amigos em casa e gosta de mostrar cada canto.
habit: Guarda ideias de decoração no celular e muda um cantinho por mês.
names: Kazari, Iro, Niwa, Hana, Mado, Yohaku / Home, Room, Deco, Space, Mood
why: 部屋の雰囲気を変えたくて購入しました。
why: 殺風景な場所に飾りたくて選びました。
use: リビングに置いてみました。
use: 玄関に飾って楽しんでいます。
use: 寝室に置いて、毎日眺めています。
use: 遊びに来た友人にもほめられました。
fit: 部屋に彩りを添えたい方
fit: 手軽に模様替えを楽しみたい方
# storage
pain: Você sabe que guardou, mas não sabe onde? | しまったはずなのに、見つからないことはありませんか？
pain: O armário fecha só com o joelho? | 収納がいっぱいで、扉が閉まりにくくなっていませんか？
press: Você arruma no domingo e na quarta já está tudo misturado. | 片付けても、数日でまた元どおりになってしまいます。
scene: Você abre a gaveta e acha na primeira olhada. | 引き出しを開けて、ひと目で見つかります。
scene: Casa pequena, cada coisa no seu lugar. | 限られた空間でも、物の居場所が決まっています。
wish: Arrumar fica rápido e continuar arrumado fica fácil. | 片付けが短時間で済み、きれいな状態が続きます。
wish: Sobra espaço na casa e na cabeça. | 部屋にも気持ちにも、ゆとりが生まれます。
publico: Pessoas de 25 a 55 anos no Japão que moram em espaços compactos e querem a casa em ordem com pouco esforço.
habit: Separa um tempo no fim do mês para organizar os armários.
habit: Mora em apartamento pequeno e aproveita cada centímetro.
names: Seiri, Hako, Katazuke, Suki, Tana, Yutori / Box, Space, Order, Fit, Home
why: 部屋を片付けたくて購入しました。
why: 収納を見直していて選びました。
use: クローゼットの中で使っています。
use: 細かいものをまとめて入れました。
use: 家族も片付けやすくなったようです。
use: 棚に並べて使ってみました。
fit: 部屋をすっきり整えたい方
fit: 限られた収納を活かしたい方
# cleaning
pain: A casa suja mais rápido do que você limpa? | 掃除しても、すぐに汚れが気になりませんか？
pain: A faxina toma o seu dia de descanso? | せっかくの休日が、掃除で終わっていませんか？
press: Você deixa para amanhã e amanhã tem o dobro. | 後回しにすると、次の掃除がもっと大変になります。
scene: Janela aberta, música tocando e a casa limpa antes do almoço. | 窓を開けて、音楽をかける。お昼前には部屋がすっきりします。
scene: Um chão limpo muda o humor da casa. | 床がきれいだと、気持ちまで晴れやかになります。
wish: Limpar rápido e aproveitar o resto do dia. | さっと済ませて、残りの時間を楽しめます。
wish: A casa limpa com menos esforço. | がんばりすぎなくても、きれいが続きます。
publico: Pessoas de 25 a 60 anos no Japão que cuidam da casa sozinhas ou em família e querem gastar menos tempo na limpeza.
habit: Limpa um pouco por dia, antes de sair para o trabalho.
habit: Mora com crianças ou animais e limpa todos os dias.
names: Kirei, Sukkiri, Pika, Awa, Kaze, Souji / Clean, Fresh, Shine, Quick, Home
why: 掃除を楽にしたくて購入しました。
why: 以前のものが古くなり、買い替えました。
use: 週末の掃除で使ってみました。
use: 毎日少しずつ使っています。
use: 気になったときにすぐ使えます。
use: 家族にも使ってもらいました。
fit: 掃除の時間を短くしたい方
fit: こまめにきれいにしたい方
# furniture
pain: A sua casa tem um canto que ninguém usa? | 部屋の中に、使われていない場所はありませんか？
pain: Depois de um tempo na cadeira, você já quer levantar? | 長く座っていると、落ち着かなくなりませんか？
press: O espaço existe, mas não convida ninguém. | 場所はあるのに、くつろげないままになってしまいます。
scene: Fim do dia, um livro e o lugar preferido da casa. | 一日の終わり、お気に入りの場所で本を開きます。
scene: O móvel certo muda o jeito de usar a casa. | 家具ひとつで、部屋の使い方が変わります。
wish: Um lugar seu para trabalhar, ler ou não fazer nada. | 仕事も読書も、何もしない時間も楽しめる場所に。
wish: A casa fica mais útil e mais bonita. | 部屋が使いやすく、心地よくなります。
publico: Pessoas de 25 a 55 anos no Japão que moram em apartamento e procuram móveis práticos para pouco espaço.
habit: Trabalha em casa alguns dias por semana.
habit: Mede o espaço antes de comprar qualquer móvel.
names: Ima, Suwaru, Ki, Yasuragi, Madori, Kurashi / Room, Living, Base, Seat, House
why: 部屋の使い方を変えたくて購入しました。
why: 置き場所に合うものを探していました。
use: リビングに置いて使っています。
use: 部屋の模様替えに合わせて置きました。
use: 家で過ごす時間に毎日使っています。
use: 来客のときにも使ってみました。
fit: 家で過ごす時間を大切にしたい方
fit: 部屋を使いやすく整えたい方
# garden
pain: As suas plantas sofrem quando a rotina aperta? | 忙しいと、植物の世話が後回しになりませんか？
pain: A varanda está lá, mas sem vida? | ベランダや庭が、少し寂しくなっていませんか？
press: Uma semana corrida e as folhas já reclamam. | 少し手をかけないだけで、葉に元気がなくなってしまいます。
scene: De manhã cedo, regar as plantas é o primeiro silêncio do dia. | 早朝の水やりは、一日でいちばん静かな時間です。
scene: Um vaso verde na varanda muda a vista. | 緑がひとつあるだけで、眺めが変わります。
wish: Cuidar do verde vira um prazer simples. | 緑の世話が、ささやかな楽しみになります。
wish: Um pouco de natureza perto de você. | 身近な場所で、自然を感じられます。
publico: Pessoas de 30 a 65 anos no Japão que cuidam de plantas em varandas e pequenos jardins.
habit: Rega as plantas antes do café da manhã.
habit: Cultiva ervas na varanda e troca mudas com os vizinhos.
names: Midori, Niwa, Ha, Tane, Kusa, Hinata / Green, Garden, Leaf, Grow, Bloom
why: 庭の手入れに使いたくて購入しました。
why: ベランダで植物を楽しみたくて選びました。
use: 朝の水やりの時間に使っています。
use: 週末の庭仕事で使ってみました。
use: ベランダに置いて楽しんでいます。
use: 植え替えのときに役立ちました。
fit: 植物のある暮らしを楽しみたい方
fit: 庭やベランダの手入れをする方
# food
pain: Bateu saudade daquele sabor? | 懐かしい味が、恋しくなることはありませんか？
pain: O lanche de sempre ficou sem graça? | いつものおやつに、変化がほしくなりませんか？
press: A tarde passa, e o intervalo fica igual a todos os outros. | いつもと同じ休憩時間では、気分が変わりません。
scene: A mesa posta, o cheiro no ar e a família chegando. | 食卓に香りが広がり、家族が集まってきます。
scene: Um sabor conta uma história. | ひとくちの味が、物語を運んできます。
wish: Uma pausa com gosto de casa. | ほっとする、家庭の味の時間に。
wish: Para dividir com quem você gosta. | 大切な人と分け合いたくなる味わいです。
publico: Brasileiros que moram no Japão e japoneses de 20 a 60 anos curiosos por sabores diferentes.
habit: Gosta de experimentar sabores novos e de receber em casa.
habit: Procura produtos que lembram a infância.
names: Aji, Umai, Kaori, Amai, Mogumogu, Sato / Taste, Bite, Table, Sabor, Flavor
why: めずらしい味を試したくて購入しました。
why: 休憩時間に楽しみたくて選びました。
use: 家族と一緒に味わいました。
use: 午後の休憩にいただきました。
use: 友人が来たときに出してみました。
use: 少しずつ楽しんでいます。
fit: 新しい味を試したい方
fit: 家族や友人と分け合いたい方
`;
