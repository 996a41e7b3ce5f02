/** Care, children, animals, sport, leisure, and what we could not recognise. */
export const LIFE_VOICES = `
# beauty
pain: O seu momento de cuidado fica sempre para depois? | 自分のお手入れ、つい後回しになっていませんか？
pain: De manhã falta tempo para se arrumar com calma? | 朝の身支度に、もう少し余裕がほしくありませんか？
press: A correria leva o seu tempo e o espelho percebe. | 忙しい日が続くと、自分の時間がなくなってしまいます。
scene: Porta fechada, música baixa e dez minutos para você. | 静かな部屋で、自分のための数分間を過ごします。
scene: O cuidado começa com um gesto simples. | 毎日のお手入れは、小さなひと手間から。
wish: Um ritual rápido que você tem vontade de repetir. | 毎日続けたくなる、心地よい習慣になります。
wish: Cuidar de si cabe na rotina. | 忙しい毎日にも、無理なく取り入れられます。
publico: Pessoas de 20 a 50 anos no Japão que mantêm uma rotina de cuidados em casa e gostam de praticidade.
habit: Tem uma rotina de cuidados curta, de manhã e à noite.
habit: Lê a composição dos produtos antes de comprar.
names: Kirei, Hada, Tsuya, Hana, Miyabi, Sakura / Care, Glow, Skin, Touch, Beauty
why: 毎日のお手入れに使いたくて購入しました。
why: 身支度を楽にしたくて選びました。
use: 朝の身支度で使っています。
use: お風呂上がりのお手入れに使っています。
use: 休日にゆっくり使ってみました。
use: 鏡の前で過ごす時間が楽しくなりました。
fit: 毎日のお手入れを楽しみたい方
fit: 身支度の時間を整えたい方
# hair
pain: O seu cabelo decide o seu humor pela manhã? | 朝、髪がまとまらずに困ることはありませんか？
pain: Arrumar o cabelo toma tempo demais? | 髪のお手入れに、時間がかかりすぎていませんか？
press: Você prende do jeito que dá e sai sem gostar do espelho. | とりあえず結んで、納得しないまま出かけてしまいます。
scene: O espelho, a luz da manhã e o cabelo no lugar. | 朝の光の中、鏡の前で髪を整えます。
scene: Um bom dia começa com o cabelo do seu jeito. | 髪が決まると、一日の気分が変わります。
wish: Sair de casa gostando do que vê. | 鏡を見るのが、少し楽しみになります。
wish: O cuidado com o cabelo fica simples. | 髪のお手入れが、気軽な習慣になります。
publico: Pessoas de 18 a 50 anos no Japão que cuidam do cabelo em casa e querem ganhar tempo pela manhã.
habit: Lava o cabelo à noite e finaliza de manhã.
habit: Gosta de variar o penteado durante a semana.
names: Kami, Tsuya, Sara, Kaze, Ito, Nami / Hair, Style, Wave, Silk, Smooth
why: 髪のお手入れを楽にしたくて購入しました。
why: 朝の準備で使いたくて選びました。
use: 毎朝の身支度で使っています。
use: お風呂上がりに使うのが習慣になりました。
use: 休日のヘアアレンジで使ってみました。
use: 洗面所に置いて使っています。
fit: 朝の身支度を早く済ませたい方
fit: 自宅で髪のお手入れを楽しみたい方
# relax
pain: No fim do dia você só quer parar um pouco? | 一日の終わりに、ひと息つきたくなりませんか？
pain: Faz tempo que você não tira um momento para você? | 自分をいたわる時間、しばらく取れていないのではありませんか？
press: O descanso fica para depois, e depois nunca chega. | 休もうと思いながら、また明日になってしまいます。
scene: Sapatos na porta, luz baixa e uma pausa só sua. | 家に帰って、明かりを落とす。自分だけの休憩時間です。
scene: Dez minutos de pausa mudam o resto da noite. | 少しの休憩で、夜の過ごし方が変わります。
wish: Um intervalo gostoso no fim do dia. | 一日の終わりに、心地よいひとときを。
wish: O seu canto de descanso, em casa. | おうちの中に、くつろぎの場所ができます。
publico: Pessoas de 30 a 60 anos no Japão que trabalham muitas horas sentadas ou em pé e valorizam um momento de pausa em casa.
habit: Trabalha sentad[o/a] o dia todo e gosta de uma pausa à noite.
habit: Reserva um tempo antes de dormir para desacelerar.
names: Nagomi, Yasumi, Hotto, Iyashi, Yutori, Shizuka / Rest, Calm, Relax, Ease, Pause
why: 家でゆっくり過ごす時間に使いたくて購入しました。
why: 自分をいたわる時間がほしくて選びました。
use: お風呂上がりに使っています。
use: テレビを見ながら使うことが多いです。
use: 仕事から帰って、寝る前に使っています。
use: 休日の午後にのんびり使いました。
fit: 家でゆっくり過ごしたい方
fit: 一日の終わりにひと息つきたい方
# baby
pain: Com um bebê em casa, sobra pouco tempo para tudo? | 赤ちゃんのいる毎日、時間が足りないと感じませんか？
pain: Você pensa duas vezes antes de escolher algo para o seu bebê? | 赤ちゃんのものを選ぶとき、迷うことはありませんか？
press: As mãos estão ocupadas e a lista só cresce. | 手が離せないまま、やることばかり増えていきます。
scene: O bebê dorme, a casa fica quieta e você respira. | 赤ちゃんが眠り、家の中が静かになります。
scene: Os primeiros meses passam rápido. | 小さな時期は、あっという間に過ぎていきます。
wish: Mais calma para aproveitar cada fase. | ひとつひとつの成長を、ゆっくり見守れます。
wish: O cuidado do dia fica mais simples. | 毎日のお世話が、少し楽になります。
publico: Mães e pais de 25 a 40 anos no Japão com bebês ou crianças pequenas, que pesquisam bastante antes de comprar.
habit: Divide os cuidados com a família e organiza a bolsa do bebê na noite anterior.
habit: Pergunta a outras mães e pais antes de comprar.
names: Niko, Hina, Poka, Yuri, Koala, Mame / Baby, Little, Hug, First, Smile
why: 育児を少し楽にしたくて購入しました。
why: 赤ちゃんのために探していて選びました。
use: 毎日のお世話で使っています。
use: お出かけのときにも使ってみました。
use: 家族みんなで使い方を覚えました。
use: お昼寝の時間に使っています。
fit: 小さなお子さまのいるご家庭
fit: 出産祝いを探している方
# toy
pain: As crianças pedem tela o tempo todo? | お子さまが、画面ばかり見ていませんか？
pain: O brinquedo novo perde a graça em dois dias? | 新しいおもちゃに、すぐ飽きてしまうことはありませんか？
press: A tarde é longa e as ideias acabam. | 長い午後、遊びのアイデアも尽きてしまいます。
scene: Tapete da sala, risadas e a tarde passando sem pressa. | リビングに笑い声。午後がゆっくり過ぎていきます。
scene: Brincar é coisa séria. | 遊びの時間は、大切な時間です。
wish: Tempo junto, longe da tela. | 画面から離れて、一緒に過ごす時間に。
wish: Cada brincadeira vira uma lembrança. | 遊んだ時間が、思い出になります。
publico: Mães, pais e avós de 25 a 65 anos no Japão que procuram brincadeiras e presentes para crianças.
habit: Brinca com os filhos no fim do dia e limita o tempo de tela.
habit: Compra presentes com antecedência e pensa na idade da criança.
names: Asobi, Niko, Waku, Poko, Tanoshi, Kuma / Play, Fun, Joy, Kids, Smile
why: 子どもへのプレゼントに選びました。
why: 家で遊べるものを探していました。
use: 届いた日から夢中で遊んでいます。
use: 休日に親子で遊びました。
use: 友だちが来たときにも一緒に遊びました。
use: 片付けの時間まで楽しんでいます。
fit: お子さまへの贈り物を探している方
fit: 親子で遊ぶ時間を増やしたい方
# pet
pain: O seu companheiro de quatro patas pede mais atenção? | 愛犬や愛猫のために、もっとしてあげたいと思いませんか？
pain: Cuidar do pet com pouco tempo parece difícil? | 忙しくて、ペットのお世話が大変に感じることはありませんか？
press: Você sai cedo, volta tarde e fica pensando em quem ficou em casa. | 外出中も、家で待つ姿が気になってしまいます。
scene: Você abre a porta e alguém já está esperando. | ドアを開けると、いつもの顔が待っています。
scene: Eles não falam, mas mostram quando gostam. | 言葉はなくても、うれしい気持ちは伝わります。
wish: Mais carinho na rotina de vocês dois. | 一緒に過ごす毎日が、もっと楽しくなります。
wish: Um dia melhor para quem sempre recebe você bem. | いつも迎えてくれる家族に、心地よい毎日を。
publico: Tutores de cães e gatos de 25 a 60 anos no Japão que moram em apartamento e tratam o pet como parte da família.
habit: Passeia com o cachorro de manhã cedo ou brinca com o gato à noite.
habit: Fotografa o pet todos os dias e compartilha com os amigos.
names: Wan, Nyan, Mofu, Shippo, Poco, Neko / Paw, Pet, Tail, Buddy, Home
why: うちの子のために購入しました。
why: ペットとの暮らしを快適にしたくて選びました。
use: うちの子もすぐに慣れてくれました。
use: 毎日のお世話で使っています。
use: 使っている様子を見るのが楽しいです。
use: 最初は警戒していましたが、今は気に入っているようです。
fit: ペットと楽しく暮らしたい方
fit: うちの子に合うものを探している方
# fitness
pain: A vontade de treinar aparece e o tempo não? | 運動したい気持ちはあるのに、時間が取れないことはありませんか？
pain: Você paga a academia e não vai? | ジムに通うのが、続かなくなっていませんか？
press: Na segunda-feira recomeça, na quarta já parou. | 月曜に始めても、週の半ばには止まってしまいます。
scene: Cedo, a cidade em silêncio e o seu primeiro movimento do dia. | まだ静かな朝、体を動かすことから一日を始めます。
scene: Um canto da sala basta para começar. | 部屋の片隅があれば、すぐに始められます。
wish: Treinar do seu jeito, no seu horário. | 自分のペースで、好きな時間に続けられます。
wish: O movimento entra na rotina sem pesar. | 運動が、無理のない習慣になります。
publico: Pessoas de 20 a 50 anos no Japão que treinam em casa, na academia ou ao ar livre e querem manter a constância.
habit: Treina três vezes por semana, antes do trabalho.
habit: Prefere exercícios em casa, com pouco espaço.
names: Ugoku, Genki, Chikara, Kaze, Tora, Haya / Fit, Move, Train, Active, Go
why: 家で体を動かしたくて購入しました。
why: 運動を習慣にしたくて選びました。
use: 朝の運動で使っています。
use: テレビを見ながら使うこともあります。
use: 休日に公園で使ってみました。
use: 少しずつ続けられています。
fit: 運動を習慣にしたい方
fit: 自宅で体を動かしたい方
# outdoor
pain: Faz tempo que você não respira ar puro? | しばらく、自然の中で過ごしていないのではありませんか？
pain: Na hora de acampar, sempre falta alguma coisa? | 外で過ごすとき、何か足りないと感じることはありませんか？
press: O fim de semana chega e o plano fica no papel. | 週末になっても、計画のままで終わってしまいます。
scene: O fogo estala, o céu escurece e ninguém olha o celular. | たき火の音、暮れていく空。スマホを見る人はいません。
scene: Um dia ao ar livre começa na mochila arrumada. | 外で過ごす一日は、荷造りから始まります。
wish: Sair mais e se preocupar menos. | 準備に悩まず、気軽に出かけられます。
wish: O fim de semana fica maior do lado de fora. | 外に出ると、週末がもっと豊かになります。
publico: Pessoas de 25 a 55 anos no Japão que acampam, pescam, fazem trilha ou passam o dia em parques com a família.
habit: Acampa com amigos nos feriados e gosta de equipamento prático.
habit: Sai de carro com a família nos fins de semana.
names: Yama, Mori, Kawa, Sora, Takibi, Tabi / Camp, Trail, Wild, Base, Field
why: 週末のキャンプに使いたくて購入しました。
why: 外で過ごす時間のために選びました。
use: 先日の外出で初めて使いました。
use: 家族と公園に持って行きました。
use: 友人とのキャンプで使ってみました。
use: 車に積んでおき、気軽に使っています。
fit: 外で過ごすのが好きな方
fit: 週末に気軽に出かけたい方
# travel
pain: Fazer as malas estraga o começo da viagem? | 荷造りで、旅の前から疲れていませんか？
pain: No meio da viagem você descobre o que faltou? | 旅先で、あれがあればと思ったことはありませんか？
press: A mala fecha à força e a volta é pior. | 行きも帰りも、荷物に悩まされてしまいます。
scene: Aeroporto cedo, café na mão e a viagem começando. | 早朝の空港、旅の始まりに心がはずみます。
scene: Viajar bem começa antes de sair de casa. | よい旅は、準備から始まります。
wish: Menos preocupação com a bagagem, mais olhos para o caminho. | 荷物の心配を減らして、景色を楽しめます。
wish: A próxima viagem fica mais leve. | 次の旅が、もっと身軽になります。
publico: Pessoas de 20 a 60 anos no Japão que viajam a trabalho ou a passeio e gostam de bagagem organizada.
habit: Viaja nos feriados prolongados e leva só o necessário.
habit: Faz viagens curtas de trem e arruma a mala na véspera.
names: Tabi, Sora, Meguri, Kumo, Hashi, Toki / Trip, Go, Journey, Fly, Pack
why: 旅行の準備をしていて購入しました。
why: 出張で使いたくて選びました。
use: 週末の旅行で使いました。
use: 出張のときに持って行きました。
use: 荷造りの段階から活躍しました。
use: 移動中にも使ってみました。
fit: 旅行や出張の多い方
fit: 荷物をすっきりまとめたい方
# party
pain: A data está chegando e falta aquele detalhe? | 記念日が近いのに、準備に迷っていませんか？
pain: Você quer surpreender e não sabe por onde começar? | 喜ばせたいのに、何を選ぶか悩むことはありませんか？
press: A semana passa e a ideia fica para a última hora. | 考えているうちに、直前になってしまいます。
scene: Luzes acesas, mesa pronta e alguém chegando sem saber de nada. | 準備の整った部屋に、主役がやって来ます。
scene: Uma data especial fica na memória pelos detalhes. | 記念日の思い出は、小さな工夫から生まれます。
wish: Um sorriso que aparece na foto. | 写真に残したくなる笑顔が見られます。
wish: Celebrar sem complicação. | 気軽に、楽しくお祝いできます。
publico: Pessoas de 20 a 50 anos no Japão que organizam aniversários, festas e datas comemorativas em casa.
habit: Planeja as festas da família e guarda fotos de cada uma.
habit: Compra com antecedência para não correr no dia.
names: Iwai, Hanabi, Niji, Egao, Matsuri, Hoshi / Party, Joy, Fest, Wish, Day
why: お祝いの準備で購入しました。
why: 記念日を楽しくしたくて選びました。
use: 誕生日の飾り付けに使いました。
use: 家族でのお祝いに使ってみました。
use: 写真を撮るときに活躍しました。
use: みんなで準備する時間も楽しめました。
fit: お祝いを手作りしたい方
fit: 記念日を楽しく過ごしたい方
# generic
pain: Aquele incômodo do dia a dia continua sem solução? | 毎日の小さな不便、そのままにしていませんか？
pain: Você procura algo que combine com a sua rotina? | 毎日の暮らしに合うものを、探していませんか？
press: A gente se acostuma, e o incômodo vira rotina. | 慣れてしまうと、不便なことにも気づきにくくなります。
press: E a solução vai ficando para depois. | そのうちにと思いながら、後回しになってしまいます。
scene: Um dia comum, um momento de pausa e uma boa escolha. | いつもの一日に、小さな楽しみが加わります。
scene: Pequenas escolhas mudam o dia. | 小さな選択が、毎日を変えてくれます。
wish: O seu dia do seu jeito. | 自分らしい毎日に、そっと寄り添います。
wish: Simples de colocar na rotina. | いつもの暮らしに、無理なく取り入れられます。
publico: Pessoas de 25 a 50 anos no Japão que compram pela internet, comparam com calma e valorizam descrições claras.
habit: Pesquisa bastante, lê as avaliações e decide sem pressa.
habit: Gosta de descobrir lojas novas pelo celular.
names: Kurashi, Haru, Nagi, Mame, Tomo, Kaze / One, Day, Life, Mate, Note
why: たまたま見かけて気になり、購入しました。
why: 毎日の暮らしに取り入れたくて選びました。
use: 届いたその日から使っています。
use: 毎日の生活の中で使うようになりました。
use: 休日にゆっくり使ってみました。
use: 家族と一緒に使っています。
fit: 毎日の暮らしを楽しみたい方
fit: 新しいものを試してみたい方
`;
