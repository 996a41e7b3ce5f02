import type { Bilingual } from './bilingual.ts';

export type FeatureVoice = {
  /** Noun used as a heading in Portuguese lists. */
  label: string;
  /** What the feature is. */
  does: Bilingual;
  /** What it means for the person who uses the product. */
  gain: Bilingual;
  /** Sentences of a buyer who noticed it. */
  reviews: readonly string[];
};

/** feature | label | does pt | does ja | gain pt | gain ja | review | review */
const LINES = `
à prova d'água | Proteção contra água | Não deixa a água passar. | 水を通しにくい防水仕様です。 | Água e respingos deixam de ser preocupação. | 水にぬれる場面でも、気にせず使えます。 | 水にぬれても気にせず使えました。 | 防水なので、少しぬれても慌てずに済みます。
resistente à água | Resistência à água | Resiste bem a respingos. | 水をはじく撥水仕様です。 | Um respingo não estraga o seu dia. | 少しの水はねなら、あわてずに済みます。 | 水滴をさっと拭けるのが助かります。 | 少しの水なら気になりませんでした。
leve | Leveza | Pesa pouco e acompanha você sem esforço. | 負担を感じにくい軽量設計です。 | Você usa por mais tempo sem sentir o peso. | 長く使っても、重さが気になりません。 | 思っていたより軽くて驚きました。 | 軽いので、長い時間でも疲れにくいです。
dobrável | Formato dobrável | Dobra em poucos segundos. | さっと折りたためます。 | Depois de usar, é só guardar em um cantinho. | 使わないときは、すき間にすっきりしまえます。 | 折りたためるので、しまう場所に困りません。 | たたむと小さくなり、片付けが楽です。
portátil | Portabilidade | Vai com você para onde for preciso. | 持ち運びしやすいサイズです。 | Em casa ou fora, está sempre por perto. | おうちでも外出先でも、すぐそばで使えます。 | 外出先にも持って行けるので重宝しています。 | 持ち運びが楽で、出番が増えました。
compacto | Tamanho compacto | Ocupa pouco espaço. | 場所を取らないコンパクトサイズです。 | Cabe bem mesmo onde o espaço é pequeno. | 限られたスペースにも、すっきり収まります。 | コンパクトなので、置き場所に困りません。 | 小さめで、狭い部屋にも合います。
sem fio | Liberdade sem fio | Funciona sem fio. | コードのいらないワイヤレス仕様です。 | Sem cabo enrolado, sobra liberdade para se mexer. | コードが絡まらず、動きやすさが変わります。 | コードがないだけで、こんなに楽だとは思いませんでした。 | ワイヤレスなので、まわりがすっきりしました。
bluetooth | Conexão Bluetooth | Conecta por Bluetooth. | Bluetoothでつながります。 | Basta parear uma vez e começar a usar. | 一度ペアリングすれば、すぐに使い始められます。 | Bluetoothの接続もすぐにできました。 | スマホとの接続が簡単でした。
recarregável | Bateria recarregável | Recarrega e volta ao uso. | 繰り返し使える充電式です。 | Você não precisa comprar pilhas toda hora. | 電池を買い足す手間がかかりません。 | 充電式なので、電池を用意しなくていいのが便利です。 | 充電して繰り返し使えるのがありがたいです。
carregamento usb | Carregamento USB | Carrega por USB. | USBで充電できます。 | O carregador que você já tem resolve. | お手持ちの充電器がそのまま使えます。 | USBで充電できるので、出先でも困りません。 | 手持ちの充電器で充電できて便利です。
carregamento rápido | Carregamento rápido | Carrega em menos tempo. | 急速充電に対応しています。 | Menos espera na tomada, mais tempo de uso. | 待ち時間が短く、使いたいときに使えます。 | 充電の待ち時間が短くて助かっています。 | 急いでいる朝でも、充電が間に合いました。
carregamento sem fio | Carregamento sem fio | Aceita carregamento sem fio. | ワイヤレス充電に対応しています。 | É só apoiar na base e deixar carregar. | 置くだけで充電が始まります。 | 置くだけで充電できるのは本当に楽です。 | ケーブルを挿さずに済むので気に入っています。
bateria de longa duração | Bateria duradoura | A bateria aguenta bem o ritmo do dia. | バッテリーが長持ちします。 | Você passa menos tempo procurando tomada. | コンセントを探す回数が減ります。 | バッテリーの持ちがよくて安心できます。 | こまめに充電しなくていいのが助かります。
cancelamento de ruído | Redução de ruído | Reduz o barulho em volta. | まわりの騒音を抑えます。 | Fica mais fácil se concentrar no que você quer ouvir. | 聴きたい音に集中しやすくなります。 | 電車の中でも音がよく聞こえました。 | まわりの音が気になりにくくなりました。
silencioso | Funcionamento silencioso | Funciona em silêncio. | 静かに動く静音設計です。 | Dá para usar até à noite sem incomodar ninguém. | 夜でも、まわりに気兼ねなく使えます。 | 音が静かなので、夜でも使えています。 | 動作音が気にならず、家族にも好評です。
térmico | Conservação térmica | Ajuda a manter a temperatura. | 温度を保ちやすいつくりです。 | O quente demora a esfriar e o frio demora a esquentar. | 温かいものは温かく、冷たいものは冷たいまま楽しめます。 | 時間がたっても、ちょうどいい温度でした。 | 冷めにくいので、ゆっくり楽しめます。
antivazamento | Proteção contra vazamento | Foi pensad[o/a] para não vazar. | しっかり閉じて、漏れにくいつくりです。 | Você leva na bolsa com tranquilidade. | バッグに入れて持ち歩けます。 | バッグに入れていましたが、漏れませんでした。 | しっかり閉まるので、持ち歩きにも使えます。
antiaderente | Superfície antiaderente | A comida não gruda com facilidade. | 焦げ付きにくい加工です。 | Cozinhar e lavar ficam bem mais simples. | 料理も後片付けも、ぐっと楽になります。 | 食材がくっつきにくく、洗うのも簡単でした。 | 後片付けが早く終わるようになりました。
antiderrapante | Segurança antiderrapante | Não escorrega com facilidade. | 滑りにくい加工です。 | Dá mais firmeza enquanto você usa. | 使っている間も、安定感があります。 | 滑りにくいので、安定して使えます。 | ずれにくく、使っていて不安がありません。
antifurto | Proteção antifurto | Dificulta a ação de quem mexe no que é seu. | 防犯に配慮した仕様です。 | Em lugar cheio, você anda com mais tranquilidade. | 人混みでも、落ち着いて持ち歩けます。 | 旅行先でも落ち着いて持ち歩けました。 | 人の多い場所でも気持ちに余裕ができました。
antibacteriano | Tratamento antibacteriano | O material recebe tratamento antibacteriano. | 抗菌加工が施されています。 | É um cuidado a mais no uso diário. | 毎日使うものだから、うれしい配慮です。 | 抗菌加工なのも選んだ理由です。 | 毎日使うので、抗菌加工がうれしいです。
hipoalergênico | Material hipoalergênico | Usa material hipoalergênico. | 低刺激素材を採用しています。 | É um cuidado a mais com o contato na pele. | 肌に触れるものだから、素材にも配慮しています。 | 肌に触れても気になりませんでした。 | 素材に配慮されているのがうれしいです。
respirável | Tecido respirável | Deixa o ar circular. | 通気性のよいつくりです。 | Menos abafado, mais agradável de usar. | 蒸れにくく、快適に使えます。 | 蒸れにくくて、快適に過ごせました。 | 通気性がよく、暑い日でも使いやすいです。
secagem rápida | Secagem rápida | Seca rápido. | 乾きやすい速乾タイプです。 | Lavou, secou, já dá para usar de novo. | 洗ってもすぐ乾き、また使えます。 | 洗ってもすぐ乾くので助かります。 | 乾きが早く、毎日のように使っています。
absorvente | Boa absorção | Absorve bem a água. | 水分をしっかり吸い取ります。 | Em poucos instantes tudo fica seco. | さっと触れるだけで、水分が気にならなくなります。 | 水をよく吸うので、使い心地がいいです。 | 吸水性がよくて、手放せなくなりました。
macio | Maciez | Tem toque macio. | やわらかな肌ざわりです。 | Dá vontade de ter sempre por perto. | ずっと触れていたくなる心地よさです。 | さわり心地がやわらかくて気に入りました。 | ふんわりとした手ざわりに癒やされます。
confortável | Conforto | É confortável de verdade. | 快適さを考えたつくりです。 | Você esquece que está usando. | 長い時間でも、心地よく使えます。 | 長時間使っても快適でした。 | 使い心地がよく、毎日使っています。
ergonômico | Design ergonômico | Tem design ergonômico. | 人間工学に基づいたデザインです。 | O uso fica mais natural e confortável. | 自然な姿勢で、心地よく使えます。 | 体に沿う感じで、使いやすいです。 | 形がよく考えられていると感じました。
ajustável | Ajuste | Ajusta do jeito que você precisa. | お好みに合わせて調節できます。 | Fica na medida certa para você. | ぴったりの位置で使えるのがうれしいところです。 | 自分に合わせて調節できるのが便利です。 | 細かく調節できるので、ちょうどよく使えます。
elástico | Elasticidade | Estica e volta ao lugar. | よく伸びて、戻りやすい素材です。 | Acompanha a forma sem apertar. | 形に合わせやすく、締めつけを感じにくいです。 | よく伸びるので、扱いやすいです。 | 伸びがよく、形になじみます。
resistente | Resistência | Foi feit[o/a] para o uso de todo dia. | 毎日の使用を考えた丈夫なつくりです。 | Você usa sem ficar com medo de estragar. | 気を遣いすぎずに、しっかり使えます。 | つくりがしっかりしていて、長く使えそうです。 | 丈夫そうなので、気兼ねなく使えています。
resistente a riscos | Proteção contra riscos | Resiste bem a riscos. | 傷がつきにくい加工です。 | Continua bonit[o/a] com o passar do tempo. | きれいな見た目を保ちやすいです。 | 傷が目立たず、きれいなまま使えています。 | 気をつけすぎなくていいのが楽です。
resistente ao calor | Resistência ao calor | Aguenta bem o calor. | 熱に強い耐熱仕様です。 | Você usa com mais segurança na hora do preparo. | 熱いものにも、落ち着いて使えます。 | 熱いものに使っても問題ありませんでした。 | 耐熱なので、使える場面が多いです。
antichoque | Proteção contra impacto | Ajuda a absorver impactos. | 衝撃をやわらげる耐衝撃仕様です。 | Uma queda boba não precisa virar prejuízo. | うっかり落としたときも、衝撃をやわらげます。 | 一度落としてしまいましたが、大丈夫でした。 | しっかり守られている感じがします。
magnético | Fixação magnética | Prende por ímã. | マグネットで固定できます。 | Encaixa e solta com uma mão só. | 片手でさっと付け外しできます。 | マグネットでぴたっと付くのが気持ちいいです。 | 付け外しが片手でできて便利です。
ventosa | Fixação por ventosa | Fixa por ventosa. | 吸盤で取り付けられます。 | Você coloca onde quiser, sem marcar a parede. | 壁を傷つけにくく、好きな場所に付けられます。 | 吸盤で付けられるので、設置が簡単でした。 | 賃貸でも使いやすいと思います。
adesivo forte | Instalação sem furos | Dispensa furos na parede. | 壁に穴をあけずに使えます。 | Serve bem até para casa alugada. | 賃貸のお部屋でも取り入れやすいです。 | 穴をあけずに付けられて助かりました。 | 賃貸なので、穴あけ不要がありがたいです。
fácil de limpar | Limpeza fácil | Fica limp[o/a] em pouco tempo. | お手入れに手間がかかりません。 | Sobra tempo para o que importa. | いつも清潔に使いやすいのがうれしいところです。 | さっと拭くだけで済むので楽です。 | お手入れが簡単で、長く使えそうです。
lavável | Lavável | Pode ser lavad[o/a]. | 洗って使えます。 | Sujou, lavou, continua em uso. | 汚れても洗えるので、清潔に保てます。 | 洗えるので、清潔に使えています。 | 汚れても洗えるのが助かります。
pode ir à lava-louças | Vai à lava-louças | Pode ir à lava-louças. | 食洗機で洗えます。 | Menos louça na mão, mais tempo de descanso. | 後片付けの手間が減ります。 | 食洗機で洗えるので、片付けが楽です。 | 食洗機対応なのが決め手でした。
pode ir ao micro-ondas | Vai ao micro-ondas | Pode ir ao micro-ondas. | 電子レンジで使えます。 | Do armário para a mesa em poucos minutos. | 温めてそのまま食卓に出せます。 | 電子レンジで使えるので、忙しい朝に便利です。 | そのまま温められるのがいいですね。
fácil de usar | Uso simples | É simples de usar. | 使い方がとてもシンプルです。 | Qualquer pessoa da casa pega o jeito rápido. | はじめてでも、すぐに慣れます。 | 説明を読まなくても、すぐに使えました。 | 使い方が簡単で、家族みんなで使っています。
fácil de instalar | Instalação simples | A instalação é simples. | 取り付けが簡単です。 | Em pouco tempo já está funcionando. | 届いたその日から使い始められます。 | 取り付けは一人でもできました。 | 思ったより簡単に取り付けられました。
fácil de montar | Montagem simples | A montagem é simples. | 組み立てが簡単です。 | Você monta sem precisar chamar ninguém. | 一人でも無理なく組み立てられます。 | 一人で組み立てられました。 | 組み立ては思ったより早く終わりました。
multifuncional | Várias funções | Reúne várias funções. | ひとつで何役もこなします。 | Menos coisas para guardar, mais jeitos de usar. | 物を増やさずに、使い道が広がります。 | いろいろな場面で使えて便利です。 | ひとつで足りるので、荷物が減りました。
2 em 1 | Dois usos em um | Reúne dois usos em um só produto. | ひとつで2通りに使えます。 | Você leva um e usa de dois jeitos. | 場面に合わせて使い分けられます。 | 2通りに使えるのが便利です。 | 使い分けができるところが気に入りました。
3 em 1 | Três usos em um | Reúne três usos em um só produto. | ひとつで3通りに使えます。 | Um produto só resolve três situações. | 場面に合わせて、使い方を選べます。 | 3通りに使えるので、飽きずに使っています。 | いろいろな使い方ができて楽しいです。
ajuste de intensidade | Ajuste de intensidade | Permite regular a intensidade. | 強さを調節できます。 | Você deixa do jeito que o momento pede. | そのときの気分に合わせて使えます。 | 強さを変えられるのが便利です。 | 好みに合わせて調節できました。
controle touch | Comando por toque | Funciona com um toque. | タッチするだけで操作できます。 | Um toque e pronto. | 触れるだけで、すぐに切り替わります。 | タッチ操作なので、使いやすいです。 | 軽く触れるだけで反応してくれます。
timer | Timer | Tem timer. | タイマー機能が付いています。 | Você não precisa ficar de olho no relógio. | 時間を気にせず使えます。 | タイマーがあるので、つけっぱなしを防げます。 | タイマー機能が思った以上に便利でした。
sensor automático | Sensor automático | Aciona por sensor. | センサーで自動的に反応します。 | Você não precisa procurar o interruptor. | 手がふさがっていても使えます。 | 自動で反応するので、とても楽です。 | センサーの反応もちょうどいいです。
controle por aplicativo | Controle por aplicativo | Pode ser controlad[o/a] por aplicativo. | アプリで操作できます。 | Tudo na tela do seu celular. | スマホひとつで管理できます。 | アプリで操作できるのが便利です。 | アプリの設定も難しくありませんでした。
controle remoto incluso | Controle remoto | Vem com controle remoto. | リモコンが付いています。 | Dá para ajustar sem levantar. | 離れた場所からでも操作できます。 | リモコンで操作できるので楽です。 | 座ったまま操作できるのがうれしいです。
energia solar | Energia solar | Usa energia solar. | 太陽光で充電できます。 | Carrega durante o dia, sem fio e sem tomada. | コンセントのない場所でも使えます。 | 太陽光で充電できるのがいいですね。 | 配線がいらないので、置き場所を選びません。
proteção uv | Proteção UV | Ajuda a barrar os raios UV. | UVカット仕様です。 | Acompanha você nos dias de sol. | 日差しの強い日の外出に役立ちます。 | 日差しの強い日に使っています。 | 外出のときに必ず持って行きます。
luz led | Luz LED | Tem luz LED. | LEDライト付きです。 | A luz ajuda quando o ambiente está escuro. | 暗い場所でも使いやすくなります。 | 明るさがちょうどよく、見やすいです。 | LEDの光がきれいです。
tela led | Visor digital | Tem visor digital. | デジタル表示が付いています。 | Você vê tudo em um olhar. | ひと目で確認できます。 | 表示が見やすくて助かります。 | 数字がはっきり見えるのがいいです。
grande capacidade | Boa capacidade | Tem bastante espaço. | たっぷり入る大容量です。 | Cabe o que você precisa, sem apertar. | 必要なものを、まとめて入れられます。 | 思ったよりたくさん入りました。 | 容量が大きくて、ひとつで足ります。
vários compartimentos | Compartimentos | Tem vários compartimentos. | 仕分けしやすいポケットがあります。 | Cada coisa fica no seu lugar. | 必要なものが、すぐに見つかります。 | ポケットが多く、整理しやすいです。 | 中で物が迷子にならなくなりました。
ecológico | Escolha consciente | Usa material ecológico. | 環境に配慮したエコ素材です。 | Uma troca pequena que combina com um dia a dia mais consciente. | 毎日の中で、無理なく続けられるエコな選択です。 | エコ素材なのも選んだ理由です。 | 環境に配慮した素材なのがうれしいです。
reutilizável | Reutilizável | Pode ser usad[o/a] muitas vezes. | 繰り返し使えます。 | Menos descarte na sua rotina. | 使い捨てを減らせます。 | 繰り返し使えるので経済的です。 | 使い捨てをやめるきっかけになりました。
livre de bpa | Livre de BPA | Não leva BPA na composição. | BPAを含まない素材です。 | É um cuidado a mais com o que você consome. | 口に触れるものだから、うれしい配慮です。 | BPAフリーなのが選ぶ決め手でした。 | 素材がわかるので選びやすかったです。
atóxico | Material atóxico | Usa material atóxico. | 無毒性の素材を採用しています。 | É um cuidado a mais com quem você ama. | 大切な人に使うものだから、うれしい配慮です。 | 素材に気を配っているところが気に入りました。 | 素材がわかるので選びやすかったです。
feito à mão | Feito à mão | É feit[o/a] à mão. | ひとつずつ手作りしています。 | Cada peça tem o seu próprio jeito. | ひとつひとつの表情の違いも楽しめます。 | 手作りのあたたかみを感じます。 | ハンドメイドならではの風合いが好きです。
elegante | Design elegante | Tem linhas elegantes. | 上品なデザインです。 | Combina com você sem chamar atenção demais. | さりげなく、雰囲気を整えます。 | 上品な見た目で気に入っています。 | 落ち着いたデザインで、長く使えそうです。
minimalista | Design minimalista | Tem só o essencial, sem excessos. | 無駄のないミニマルなデザインです。 | Combina com qualquer canto da casa. | どんな空間にもなじみます。 | シンプルで、部屋になじみます。 | 余計な飾りがないところが好みです。
moderno | Design moderno | Tem um ar moderno. | モダンなデザインです。 | Dá um ar novo ao que você já tem. | いつもの空間に、新しい雰囲気を添えます。 | 見た目がモダンで気に入りました。 | デザインがすっきりしていて素敵です。
vintage | Estilo vintage | Lembra outros tempos, com charme. | どこか懐かしいレトロなデザインです。 | Traz charme e história ao seu dia. | 毎日に、味わいのある雰囲気を添えます。 | レトロな雰囲気が好みにぴったりでした。 | どこか懐かしい感じがいいですね。
clássico | Estilo clássico | Segue um estilo que não cansa. | 飽きのこないクラシックなデザインです。 | Fica bem hoje e daqui a alguns anos. | 流行に左右されず、長く使えます。 | 飽きのこないデザインだと思います。 | 定番の形で、合わせやすいです。
fofo | Visual delicado | Tem um visual delicado. | かわいらしいデザインです。 | É daqueles detalhes que fazem sorrir. | 見るたびに、気持ちがほっとします。 | とてもかわいくて、見るたびに和みます。 | かわいいデザインに一目ぼれしました。
personalizável | Personalização | Pode ser personalizad[o/a]. | 名入れに対応しています。 | Vira um presente com a sua cara. | 世界にひとつの贈り物になります。 | 名入れができるので、贈り物にしました。 | 自分だけのものになってうれしいです。
unissex | Modelo unissex | Serve para homens e mulheres. | 男女問わず選べるデザインです。 | Combina com quem quiser usar. | どなたにも取り入れやすいデザインです。 | 性別を問わず選べるのがいいと思います。 | 自分にも合わせやすいデザインでした。
quentinho | Aconchego | Aquece na medida certa. | あたたかいつくりです。 | Nos dias frios, é o que você procura primeiro. | 寒い日に、つい手が伸びます。 | 寒い日に使うと、とてもあたたかいです。 | あたたかくて、冬の必需品になりました。
fresquinho | Frescor | Tem toque fresco. | 涼しく使えるつくりです。 | Nos dias quentes, faz diferença. | 暑い日を、心地よく過ごせます。 | 暑い日でも涼しく使えました。 | ひんやりとして気持ちがいいです。
alta potência | Boa potência | Tem boa potência. | パワフルに使えます。 | Resolve mais rápido o que antes demorava. | 時間のかかっていたことが、早く終わります。 | 思ったよりパワーがあって満足です。 | しっかりとしたパワーを感じます。
som estéreo | Qualidade de som | Tem som de alta qualidade. | 高音質で楽しめます。 | As suas músicas ganham vida. | いつもの曲が、もっと楽しくなります。 | 音がきれいで、音楽を聴くのが楽しいです。 | この音質なら満足です。
microfone embutido | Microfone embutido | Tem microfone embutido. | マイクを内蔵しています。 | Dá para atender sem tirar o celular do bolso. | スマホを取り出さずに通話できます。 | 通話のときも声がよく届くようです。 | マイク内蔵なので、会議にも使っています。
sem costura | Sem costura | É sem costura. | 縫い目のないシームレス仕様です。 | Não marca e não incomoda. | 肌あたりがやさしく、ラインも響きにくいです。 | 縫い目が当たらず、快適です。 | 服の下でも目立ちませんでした。
cintura alta | Cintura alta | A cintura fica mais alta. | ハイウエストのデザインです。 | Alonga o visual e dá segurança ao vestir. | 脚まわりをすっきり見せるシルエットです。 | ハイウエストで、はき心地がいいです。 | シルエットがきれいに見えます。
rotação 360 | Rotação de 360 graus | Gira 360 graus. | 360度回転します。 | Você encontra o melhor ângulo na hora. | 好きな角度で使えます。 | 角度を自由に変えられて便利です。 | くるっと回せるので使いやすいです。
retrátil | Sistema retrátil | Estica e recolhe quando você quer. | 伸ばしても縮めても使えます。 | Guarda fácil e não atrapalha. | 使い終わったら、すっきり収まります。 | 使わないときは縮めておけるので便利です。 | 長さを変えられるのがいいです。
inflável | Formato inflável | Infla quando você precisa. | 空気を入れて使います。 | Depois é só esvaziar e guardar. | 空気を抜けば、小さくしまえます。 | 空気を抜くと小さくなるので助かります。 | 持ち運びしやすく、便利でした。
automático | Funcionamento automático | Funciona de forma automática. | 自動で動きます。 | Menos uma tarefa na sua lista. | 手間がひとつ減ります。 | 自動なので、手間がかかりません。 | 任せておけるのが楽です。
elétrico | Funcionamento elétrico | É elétric[o/a]. | 電動タイプです。 | O esforço fica por conta do motor. | 力を入れずに使えます。 | 電動なので力がいりません。 | 手でやるより、ずっと早く終わります。
afiado | Corte preciso | Corta com precisão. | 切れ味のよい刃です。 | O preparo anda mais rápido. | 下ごしらえがはかどります。 | よく切れるので、料理が楽しくなりました。 | 切れ味がよく、力がいりません。
não desbota | Cor que permanece | Resiste bem ao desgaste da cor. | 変色しにくい加工です。 | Continua bonit[o/a] uso após uso. | きれいな色を、長く楽しめます。 | 色が変わらず、きれいなままです。 | 毎日着けていますが、きれいです。
bloqueia a luz | Bloqueio de luz | Ajuda a bloquear a luz. | 光をさえぎります。 | O ambiente fica escuro na hora de descansar. | 休みたいときに、部屋をしっかり暗くできます。 | しっかり暗くなるので、よく休めました。 | 朝の光が気にならなくなりました。
`;

export const FEATURE_VOICES: ReadonlyMap<string, FeatureVoice> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [feature = '', label = '', doesPt = '', doesJa = '', gainPt = '', gainJa = '', ...reviews] = line
        .split(' | ')
        .map((cell) => cell.trim());
      return [feature, { label, does: { pt: doesPt, ja: doesJa }, gain: { pt: gainPt, ja: gainJa }, reviews }] as const;
    }),
);
