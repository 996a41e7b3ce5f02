/** Electronics, light, car, tools, desk. */
export const TECH_VOICES = `
# phone
pain: O celular está sempre na mão, mas os acessórios atrapalham? | 毎日使うスマホ、まわりの小物に不満はありませんか？
pain: Bem na hora de usar o celular, falta alguma coisa? | スマホを使いたいときに限って、困ったことはありませんか？
press: Um incômodo pequeno, repetido dez vezes por dia, cansa. | 小さな不便も、一日に何度も重なると疲れてしまいます。
press: E a gente vai deixando para resolver depois. | そのうちにと思いながら、後回しになってしまいます。
scene: No trem da manhã, o celular mostra o caminho, a música e as mensagens. | 朝の電車で、道順も音楽もメッセージもスマホの中に。
scene: O celular acompanha o dia inteiro, e os acessórios também. | 一日中そばにあるスマホだから、小物にもこだわりたくなります。
wish: O celular do seu jeito, pronto para o dia. | いつものスマホが、もっと使いやすくなります。
wish: Menos distração, mais praticidade em cada toque. | 毎日の操作が、少し快適になります。
publico: Pessoas de 18 a 45 anos no Japão que usam o celular o dia todo, no trem, no trabalho e em casa.
habit: Faz quase tudo pelo celular, do mapa ao pagamento.
habit: Compara acessórios pela internet antes de decidir.
names: Te, Musubi, Denki, Soba, Pika, Tsunagu / Link, Hold, Mobile, Tap, Mate
why: スマホをもっと使いやすくしたくて購入しました。
why: 以前使っていたものが古くなり、買い替えました。
use: 通勤中に毎日使っています。
use: 自宅のデスクで使ってみました。
use: 外出のときにもバッグに入れています。
use: 家族のスマホでも試してみました。
fit: スマホをよく使う方
fit: 毎日の小さな不便を減らしたい方
# audio
pain: O barulho em volta atrapalha a sua música? | まわりの音が気になって、音楽に集中できないことはありませんか？
pain: Você queria ouvir melhor em casa e na rua? | もっと気軽に音楽を楽しみたいと思いませんか？
press: Você aumenta o volume e, mesmo assim, perde metade da música. | 音量を上げても、聴きたいところが聞こえません。
scene: A estação é a mesma, mas com a sua música o caminho muda. | いつもの駅も、好きな曲と一緒なら違って見えます。
scene: Aperta o play e o resto fica para depois. | 再生ボタンを押せば、自分だけの時間が始まります。
wish: A sua trilha sonora, onde você estiver. | 好きな音を、好きな場所で楽しめます。
wish: Cada música volta a ser uma boa companhia. | 一曲一曲が、心地よい時間になります。
publico: Pessoas de 18 a 40 anos no Japão que ouvem música, vídeos e aulas no transporte, no trabalho e em casa.
habit: Ouve podcasts no trem e música enquanto cozinha.
habit: Faz chamadas de vídeo toda semana e dá valor a um bom áudio.
names: Oto, Hibiki, Uta, Nami, Koe, Kanade / Sound, Tune, Beat, Wave, Play
why: 通勤中に音楽を聴きたくて購入しました。
why: 家で気軽に音楽を楽しみたくて選びました。
use: 電車の中で好きな曲を聴いています。
use: 家事をしながら使うことが多いです。
use: 動画を見るときにも使ってみました。
use: 散歩のおともに持って行きました。
fit: 毎日音楽を聴く方
fit: 移動時間を楽しく過ごしたい方
# gadget
pain: Tem coisas em casa que dão mais trabalho do que deveriam? | 家の中で、もう少し楽になればと思うことはありませんか？
pain: Você gosta de soluções simples para o dia a dia? | 毎日の「ちょっと面倒」を減らしたいと思いませんか？
press: Cinco minutos aqui, dez ali, e o dia passa. | ほんの数分の手間も、毎日続くと大きくなります。
scene: Chegar em casa, apertar um botão e respirar. | 家に帰って、ボタンをひとつ押してひと息つきます。
scene: Um aparelho no lugar certo muda a rotina da casa. | ひとつ置くだけで、暮らしのリズムが変わります。
wish: Mais tempo livre para o que você gosta. | 自分の好きなことに、時間を使えるようになります。
wish: A tecnologia ajuda e sai do caminho. | 気負わず使えて、暮らしになじみます。
publico: Pessoas de 25 a 50 anos no Japão que gostam de tecnologia útil e moram em apartamentos compactos.
habit: Testa novidades em casa e lê o manual até o fim.
habit: Prefere aparelhos que ocupam pouco espaço e funcionam sem complicação.
names: Raku, Denki, Mirai, Kurashi, Smart Neko, Pochi / Home, One, Life, Box, Plus
why: 暮らしを少し便利にしたくて購入しました。
why: 以前から気になっていて、ようやく選びました。
use: 届いた日に設定して、すぐ使い始めました。
use: リビングに置いて使っています。
use: 毎日の習慣の中で使うようになりました。
use: 家族も興味を持って使っています。
fit: 毎日の手間を減らしたい方
fit: 便利なものを取り入れたい方
# lighting
pain: À noite a sua casa parece fria e sem graça? | 夜の部屋が、どこか味気なく感じることはありませんか？
pain: A luz que você tem cansa na hora de ler? | 読書や作業のとき、手元の暗さが気になりませんか？
press: A lâmpada do teto ilumina tudo e não acolhe ninguém. | 天井の明かりだけでは、気持ちが休まりません。
scene: O dia termina, a luz muda e a casa fica em silêncio. | 一日の終わり、明かりを変えると部屋が静かになります。
scene: Uma luz no canto certo transforma o ambiente. | ひとつの明かりで、部屋の雰囲気が変わります。
wish: Um canto aconchegante para terminar o dia. | 一日を締めくくる、心地よい場所が生まれます。
wish: A luz certa para cada momento. | そのときの気分に合う明かりを楽しめます。
publico: Pessoas de 20 a 45 anos no Japão que querem deixar a casa mais acolhedora sem fazer reforma.
habit: Lê antes de dormir e gosta de luz baixa à noite.
habit: Muda a decoração aos poucos, um canto por vez.
names: Akari, Hotaru, Tsuki, Hoshi, Yoru, Hikari / Light, Glow, Lamp, Night, Room
why: 部屋の雰囲気を変えたくて購入しました。
why: 寝る前に使う明かりを探していました。
use: 寝室に置いて、夜に使っています。
use: 読書のときにつけてみました。
use: リビングの隅に置いて楽しんでいます。
use: 夕方になると自然とつけるようになりました。
fit: 夜の時間をゆったり過ごしたい方
fit: 部屋の雰囲気を手軽に変えたい方
# car
pain: O carro vira uma bagunça no meio da semana? | 車の中、気づくと散らかっていませんか？
pain: Falta um detalhe para dirigir com mais conforto? | 運転中、もう少し快適ならと思うことはありませんか？
press: No sinal vermelho você procura, estica o braço e desiste. | 信号待ちのたびに、探し物をしてしまいます。
scene: Fim de tarde, rádio ligado e estrada pela frente. | 夕暮れの道、好きな音楽をかけて走り出します。
scene: O carro é o seu espaço entre um compromisso e outro. | 車の中は、移動のあいだの自分の空間です。
wish: Cada trajeto fica mais agradável. | いつもの道のりが、もっと心地よくなります。
wish: Tudo no lugar antes de ligar o motor. | エンジンをかける前から、気持ちが整います。
publico: Pessoas de 25 a 55 anos no Japão que usam carro para trabalhar, passear com a família ou fazer compras.
habit: Dirige todos os dias e cuida bem do carro.
habit: Viaja com a família nos feriados e gosta do carro organizado.
names: Michi, Drive, Kuruma, Kaze, Hashi, Meguri / Road, Ride, Auto, Drive, Way
why: 車の中を快適にしたくて購入しました。
why: ドライブ用に探していて選びました。
use: 通勤の車で使っています。
use: 週末のドライブで使ってみました。
use: 家族で出かけるときに役立ちました。
use: 車に積んだままにしています。
fit: 毎日運転する方
fit: 車内を快適に整えたい方
# tool
pain: Aquele conserto em casa está esperando há semanas? | 家の中のちょっとした修理、後回しになっていませんか？
pain: Na hora de consertar, falta a ferramenta certa? | いざというとき、道具が足りずに困りませんか？
press: O parafuso continua solto e o serviço fica para o próximo domingo. | また来週にと思ううちに、そのままになってしまいます。
scene: Sábado de manhã, café na mesa e vontade de resolver. | 土曜の朝、コーヒーを片手に作業を始めます。
scene: Com a ferramenta certa, o serviço anda. | 道具がそろうと、作業がはかどります。
wish: A satisfação de fazer com as próprias mãos. | 自分の手で仕上げる楽しさを味わえます。
wish: Abrir, usar, guardar: sem complicação. | 取り出して、使って、しまう。それだけです。
publico: Pessoas de 25 a 60 anos no Japão que fazem pequenos reparos em casa e gostam de montar as próprias coisas.
habit: Conserta o que pode antes de comprar um novo.
habit: Guarda as ferramentas em ordem e usa nos fins de semana.
names: Takumi, Waza, Kigu, Naosu, Te, Koubou / Works, Fix, Craft, Tool, Maker
why: 家の修理に使いたくて購入しました。
why: 手元に一つ置いておきたくて選びました。
use: 棚の取り付けで使ってみました。
use: 週末の作業で使っています。
use: 道具箱に入れて、必要なときに使っています。
use: 思い立ったときにすぐ使えました。
fit: 家のことを自分でしたい方
fit: 週末の作業を楽しみたい方
# office
pain: A sua mesa tem de tudo, menos espaço para pensar? | 机の上が片付かず、集中しにくいことはありませんか？
pain: Você começa a semana com planos e termina sem eles? | 予定を立てても、うまく続かないことはありませんか？
press: Os papéis se juntam e as ideias se perdem. | 紙が増えるほど、大切なことを見失ってしまいます。
scene: Mesa limpa, chá quente e a primeira página do dia. | 片付いた机とお茶。一日の最初のページを開きます。
scene: Uma boa ferramenta de trabalho dá vontade de começar. | 気に入った道具があると、机に向かうのが楽しみになります。
wish: Estudar e trabalhar com mais calma. | 勉強も仕事も、落ち着いて進められます。
wish: As ideias encontram lugar. | 思いついたことを、すぐに形にできます。
publico: Estudantes e profissionais de 16 a 45 anos no Japão que estudam ou trabalham em mesa e gostam de papelaria e organização.
habit: Anota tudo em papel e usa cores para organizar.
habit: Trabalha em casa alguns dias e mantém a mesa limpa.
names: Fude, Kami, Shiori, Tsukue, Memo, Iro / Note, Desk, Page, Plan, Work
why: 机まわりを整えたくて購入しました。
why: 勉強や仕事で使いたくて選びました。
use: 毎日の仕事で使っています。
use: 机の上に置いて使ってみました。
use: 休み時間にも手に取っています。
use: 家での作業に使うようになりました。
fit: 机に向かう時間を楽しみたい方
fit: 勉強や仕事の道具にこだわりたい方
`;
