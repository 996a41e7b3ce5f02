/** What is worn and carried. */
export const STYLE_VOICES = `
# clothing
pain: O armário está cheio e mesmo assim falta o que vestir? | クローゼットはいっぱいなのに、着る服がないと感じることはありませんか？
pain: De manhã você perde tempo escolhendo a roupa? | 朝の服選びに、つい時間がかかっていませんか？
press: Você troca uma, duas, três vezes, e sai de casa com pressa. | 何度も着替えて、出かける前から慌ただしくなってしまいます。
press: No fim, acaba usando sempre a mesma peça. | 結局、いつもと同じ一枚に手が伸びてしまいます。
scene: O despertador toca, a janela mostra o tempo lá fora e a roupa do dia já está decidida. | 目が覚めて、窓の外を見る。今日着るものは、もう決まっています。
scene: Uma peça certa muda o jeito de começar o dia. | お気に入りの一枚があると、朝の気分が変わります。
wish: Vestir e se sentir bem, sem pensar duas vezes. | 迷わず着られて、気分よく過ごせる一枚です。
wish: A roupa acompanha o seu ritmo do trabalho ao passeio. | 仕事の日も休みの日も、あなたのペースに寄り添います。
publico: Pessoas de 20 a 45 anos no Japão que gostam de se vestir bem sem complicação e compram roupas pelo celular, comparando fotos, medidas e tecido.
habit: Monta os looks da semana no domingo e dá valor a peças que combinam entre si.
habit: Lê a tabela de medidas antes de comprar e detesta surpresa na hora de vestir.
names: Hana, Kumo, Sora, Miyabi, Nagi, Yuzu / Wear, Line, Mood, Daily, Closet
why: 普段着を少し増やしたくて購入しました。
why: 季節の変わり目に着るものを探していて選びました。
use: 手持ちの服と合わせて、さっそく着てみました。
use: 休日のお出かけに着て行きました。
use: 鏡の前で合わせてみて、色の組み合わせを楽しんでいます。
use: 週に何度か着るようになりました。
fit: 毎日の服選びを楽にしたい方
fit: 手持ちの服に合わせやすい一枚を探している方
# shoes
pain: No fim do dia, os seus pés pedem descanso? | 一日の終わりに、足の疲れが気になりませんか？
pain: Você deixa um par bonito no armário porque ele aperta? | 見た目は好きなのに、足に合わず出番のない靴はありませんか？
press: A cada escada e a cada baldeação, você pensa nos sapatos e não no passeio. | 階段や乗り換えのたびに、足元ばかり気になってしまいます。
press: Aí a caminhada fica curta e o plano muda. | 歩くのが億劫になり、予定まで変えたくなります。
scene: Domingo de sol, rua tranquila e vontade de andar um pouco mais. | 晴れた日曜日、いつもの道をもう少し歩きたくなります。
scene: O primeiro passo do dia começa pelos pés. | 一日のはじまりは、足元から。
wish: Calçar, sair e pensar só no caminho. | 履いて出かけたら、あとは道を楽しむだけです。
wish: O par que fica na porta porque você sempre escolhe ele. | 玄関でつい選んでしまう、そんな一足です。
publico: Pessoas de 20 a 50 anos no Japão que andam bastante a pé e de trem e procuram calçados fáceis de usar no dia a dia.
habit: Anda muito entre estações de trem e tira os sapatos várias vezes ao dia.
habit: Mede o pé em centímetros antes de comprar e lê as medidas com atenção.
names: Aruki, Michi, Kaze, Tabi, Haru, Ippo / Step, Walk, Stride, Move, Path
why: 普段履きの靴を新しくしたくて購入しました。
why: よく歩くので、履きやすそうなものを探していました。
use: 近所の散歩から履き始めました。
use: 休みの日に一日履いて出かけました。
use: いつもの服にも合わせやすく、出番が多いです。
use: 玄関に置いておき、ちょっとした外出に履いています。
fit: 毎日よく歩く方
fit: 普段の服に合わせやすい一足を探している方
# bag
pain: Você procura as chaves no fundo da bolsa toda vez? | バッグの中で、鍵を探すことはありませんか？
pain: A bolsa de hoje não leva o que o seu dia pede? | 今のバッグ、荷物に合っていますか？
press: A fila anda, o trem chega e você ainda está revirando tudo. | 改札の前で、いつも中身をかき回してしまいます。
press: No fim, vai uma sacola extra na mão. | 結局、サブバッグまで持つことになります。
scene: Estação cheia, mãos livres e tudo no lugar. | 混み合う駅でも、荷物はすっきりまとまっています。
scene: Antes de sair, você coloca o essencial e fecha. | 出かける前に、必要なものを入れて閉じるだけ。
wish: Sair de casa com tudo o que importa, sem peso na cabeça. | 必要なものをまとめて、気持ちも軽く出かけられます。
wish: Do trabalho ao fim de semana, ela vai junto. | 平日も休日も、いつも一緒に出かけたくなります。
publico: Pessoas de 20 a 45 anos no Japão que usam transporte público, levam o essencial todos os dias e dão valor à organização.
habit: Vai de trem para o trabalho e prefere ter as mãos livres.
habit: Troca de bolsa nos fins de semana e gosta de ver tudo no lugar.
names: Tabi, Musubi, Kago, Tsumu, Nami, Hako / Carry, Pack, Go, Way, Daily
why: 通勤用のバッグを新しくしたくて選びました。
why: 荷物をすっきりまとめたくて購入しました。
use: 財布やスマホなど、いつもの荷物を入れて使っています。
use: 週末のお出かけに持って行きました。
use: 電車の中でも邪魔にならず使えました。
use: 中身を入れ替えて、平日も休日も使っています。
fit: 荷物をすっきり持ち歩きたい方
fit: 通勤にもお出かけにも使いたい方
# jewelry
pain: O look está pronto, mas parece que falta alguma coisa? | 服は決まったのに、何か物足りないと感じることはありませんか？
pain: Você guarda as joias para um dia especial que nunca chega? | 特別な日のためにしまったままのアクセサリーはありませんか？
press: Sem um ponto de luz, até a roupa preferida fica apagada. | お気に入りの服も、どこか寂しく見えてしまいます。
press: A caixinha fica fechada e os dias passam iguais. | 箱に入れたまま、いつもと同じ毎日が過ぎていきます。
scene: Um último olhar no espelho antes de sair, e o detalhe faz a diferença. | 出かける前に鏡を見る。小さな輝きが、気分を変えてくれます。
scene: Pequeno no tamanho, presente na memória. | 小さくても、心に残るものがあります。
wish: Um detalhe seu, para usar quando quiser. | 気分に合わせて着けたい、自分らしい輝きです。
wish: Dá para usar no dia comum e deixar o dia menos comum. | いつもの日を、少しだけ特別にしてくれます。
publico: Mulheres e homens de 20 a 45 anos no Japão que gostam de acessórios discretos para o dia a dia e para presentear.
habit: Usa peças discretas no trabalho e escolhe presentes com cuidado.
habit: Prefere acessórios delicados que combinam com várias roupas.
names: Hikari, Hoshi, Tsuki, Kira, Mitsu, Shizuku / Glow, Light, Charm, Ray, Moment
why: 自分へのごほうびに選びました。
why: 普段使いできるアクセサリーを探していました。
use: 仕事の日にも休みの日にも着けています。
use: シンプルな服に合わせて着けてみました。
use: 友人との食事に着けて行きました。
use: 毎朝鏡の前で着けるのが楽しみになりました。
fit: さりげないおしゃれを楽しみたい方
fit: 普段使いのアクセサリーを探している方
# accessory
pain: O look está quase lá, mas falta um toque final? | あと一つ、何か足したいと思うことはありませんか？
pain: Você procura algo simples que faça diferença no dia a dia? | 毎日の身支度に、ちょっとした変化がほしくなりませんか？
press: Sem o detalhe certo, todo dia parece igual. | いつもと同じ装いに、少し物足りなさを感じてしまいます。
scene: A porta abre, o dia está claro e o detalhe certo já está com você. | ドアを開けると、気持ちのよい朝。今日のおともはもう決まっています。
scene: São os detalhes que contam quem você é. | 小物ひとつで、その人らしさが伝わります。
wish: Um toque a mais para o jeito que você já tem. | いつもの自分に、少しだけ彩りを添えます。
wish: Simples de usar, fácil de combinar. | 気軽に使えて、合わせやすいアイテムです。
publico: Pessoas de 18 a 45 anos no Japão que completam o visual com acessórios e valorizam praticidade no dia a dia.
habit: Presta atenção nos detalhes e gosta de variar sem gastar muito.
habit: Sai cedo e quer algo pronto para usar em qualquer estação.
names: Iro, Kaze, Mado, Suki, Nagi, Tomo / Touch, Mood, Day, Point, Style
why: 小物で気分を変えたくて購入しました。
why: 毎日使えるものを探していて選びました。
use: いつもの服装に合わせて使っています。
use: 出かけるときに持って行くようになりました。
use: 休日の散歩で使ってみました。
use: 気分に合わせて取り入れています。
fit: 小物でおしゃれを楽しみたい方
fit: 毎日気軽に使えるものを探している方
# watch
pain: Você pega o celular só para ver as horas e se perde nas mensagens? | 時間を見るだけのつもりが、ついスマホを触ってしまいませんか？
pain: Falta um relógio que combine com o seu dia? | 毎日に合う一本を探していませんか？
press: Um minuto vira dez, e o compromisso fica apertado. | 気づけば時間が過ぎ、予定に追われてしまいます。
scene: Um olhar rápido no pulso e você sabe onde está no dia. | 手首に目をやるだけで、今の時間がわかります。
scene: No trem, na reunião, na caminhada: o tempo fica à vista. | 電車でも、会議でも、散歩でも。時間はいつも手元にあります。
wish: O dia anda no seu ritmo, com um gesto só. | さりげないしぐさで、自分のペースを保てます。
wish: Um companheiro de pulso para todos os dias. | 毎日着けたくなる、手元の相棒です。
publico: Pessoas de 20 a 50 anos no Japão que vivem com horário apertado e gostam de acessórios úteis no pulso.
habit: Organiza o dia por horários e chega cinco minutos antes.
habit: Usa o mesmo relógio do trabalho ao fim de semana.
names: Toki, Ima, Jikan, Asa, Koku, Haru / Time, Beat, Pace, Moment, Wrist
why: 普段使いの時計を探していて選びました。
why: 手元を少し変えたくて購入しました。
use: 仕事の日に毎日着けています。
use: 休日の服装にも合わせてみました。
use: 着けたまま家事をすることもあります。
use: 外出のときに着けて行きました。
fit: 毎日使える時計を探している方
fit: 手元のおしゃれを楽しみたい方
`;
