import type { FamilyVoice } from './voice-schema.ts';

/** Electronics, light, car, tools, desk. */
export const TECH_VOICES = {
  phone: {
    pains: [
      {
        pt: 'Usa o celular todo dia e os acessórios deixam a desejar?',
        ja: '毎日使うスマホ、まわりの小物に不満はありませんか？',
      },
      {
        pt: 'Já passou aperto justo na hora de usar o celular?',
        ja: 'スマホを使いたいときに限って、困ったことはありませんか？',
      },
    ],
    pressures: [
      {
        pt: 'Um incômodo pequeno, repetido várias vezes no dia, cansa.',
        ja: '小さな不便も、一日に何度も重なると疲れてしまいます。',
      },
      {
        pt: 'Pensando em resolver um dia, a gente vai deixando para depois.',
        ja: 'そのうちにと思いながら、後回しになってしまいます。',
      },
    ],
    scenes: [
      {
        pt: 'No trem da manhã, o caminho, a música e as mensagens estão no celular.',
        ja: '朝の電車で、道順も音楽もメッセージもスマホの中に。',
      },
      {
        pt: 'O celular fica por perto o dia todo, e dá vontade de escolher bem os acessórios.',
        ja: '一日中そばにあるスマホだから、小物にもこだわりたくなります。',
      },
    ],
    publico: 'Pessoas de 18 a 45 anos no Japão que usam o celular o dia todo, no trem, no trabalho e em casa.',
    habits: [
      'Faz quase tudo pelo celular, do mapa ao pagamento.',
      'Compara acessórios pela internet antes de decidir.',
    ],
    names: {
      roots: ['Te', 'Musubi', 'Denki', 'Soba', 'Pika', 'Tsunagu'],
      ends: ['Link', 'Hold', 'Mobile', 'Tap', 'Mate'],
    },
  },
  audio: {
    pains: [
      {
        pt: 'O barulho em volta tira a sua atenção da música?',
        ja: 'まわりの音が気になって、音楽に集中できないことはありませんか？',
      },
      { pt: 'Queria ouvir música de um jeito mais simples?', ja: 'もっと気軽に音楽を楽しみたいと思いませんか？' },
    ],
    pressures: [
      {
        pt: 'Mesmo aumentando o volume, não se ouve a parte que se quer ouvir.',
        ja: '音量を上げても、聴きたいところが聞こえません。',
      },
      {
        pt: 'A vontade de ouvir existe, mas acaba ficando para depois.',
        ja: '聴きたい気持ちはあっても、つい後回しになります。',
      },
    ],
    scenes: [
      {
        pt: 'Com uma música de que se gosta, até a estação de sempre parece outra.',
        ja: 'いつもの駅も、好きな曲と一緒なら違って見えます。',
      },
      { pt: 'Aperte o play e começa um tempo só seu.', ja: '再生ボタンを押せば、自分だけの時間が始まります。' },
    ],
    publico: 'Pessoas de 18 a 40 anos no Japão que ouvem música, vídeos e aulas no transporte, no trabalho e em casa.',
    habits: [
      'Ouve podcasts no trem e música enquanto cozinha.',
      'Faz chamadas de vídeo toda semana e dá valor a um bom áudio.',
    ],
    names: {
      roots: ['Oto', 'Hibiki', 'Uta', 'Nami', 'Koe', 'Kanade'],
      ends: ['Sound', 'Tune', 'Beat', 'Wave', 'Play'],
    },
  },
  gadget: {
    pains: [
      {
        pt: 'Tem coisas em casa que podiam dar um pouco menos de trabalho?',
        ja: '家の中で、もう少し楽になればと思うことはありませんか？',
      },
      {
        pt: 'Gostaria de diminuir os pequenos incômodos de cada dia?',
        ja: '毎日の「ちょっと面倒」を減らしたいと思いませんか？',
      },
    ],
    pressures: [
      {
        pt: 'Mesmo poucos minutos de trabalho, todos os dias, viram muito.',
        ja: 'ほんの数分の手間も、毎日続くと大きくなります。',
      },
    ],
    scenes: [
      { pt: 'Chegar em casa e respirar um pouco.', ja: '家に帰って、ほっとひと息つきます。' },
      {
        pt: 'Com objetos de que a gente gosta, o dia a dia fica mais gostoso.',
        ja: 'お気に入りの道具があると、暮らしが楽しくなります。',
      },
    ],
    publico: 'Pessoas de 25 a 50 anos no Japão que gostam de tecnologia útil e moram em apartamentos compactos.',
    habits: [
      'Testa novidades em casa e lê o manual até o fim.',
      'Prefere aparelhos que ocupam pouco espaço e funcionam sem complicação.',
    ],
    names: {
      roots: ['Raku', 'Denki', 'Mirai', 'Kurashi', 'Hibi', 'Pochi'],
      ends: ['Home', 'One', 'Life', 'Box', 'Plus'],
    },
  },
  lighting: {
    pains: [
      {
        pt: 'À noite, o ambiente parece um pouco sem graça?',
        ja: '夜の部屋が、どこか味気なく感じることはありませんか？',
      },
      {
        pt: 'Ao ler ou trabalhar, falta luz onde você precisa?',
        ja: '読書や作業のとき、手元の暗さが気になりませんか？',
      },
    ],
    pressures: [
      { pt: 'Só com a luz do teto, não se relaxa.', ja: '天井の明かりだけでは、気持ちが休まりません。' },
      {
        pt: 'Quando as letras não aparecem bem, continuar a leitura cansa.',
        ja: '文字が見えにくいと、続きを読むのも面倒になります。',
      },
    ],
    scenes: [
      {
        pt: 'No fim do dia, muda a luz e o ambiente fica mais calmo.',
        ja: '一日の終わり、明かりを変えると部屋が落ち着きます。',
      },
      { pt: 'Uma única luz muda o clima do ambiente.', ja: 'ひとつの明かりで、部屋の雰囲気が変わります。' },
    ],
    publico: 'Pessoas de 20 a 45 anos no Japão que querem deixar a casa mais acolhedora sem fazer reforma.',
    habits: ['Lê antes de dormir e gosta de luz baixa à noite.', 'Muda a decoração aos poucos, um canto por vez.'],
    names: {
      roots: ['Akari', 'Hotaru', 'Tsuki', 'Hoshi', 'Yoru', 'Hikari'],
      ends: ['Light', 'Glow', 'Lamp', 'Night', 'Room'],
    },
  },
  car: {
    pains: [
      { pt: 'Quando se percebe, o carro está desarrumado?', ja: '車の中、気づくと散らかっていませんか？' },
      {
        pt: 'Ao dirigir, já quis um pouco mais de conforto?',
        ja: '運転中、もう少し快適ならと思うことはありませんか？',
      },
    ],
    pressures: [
      { pt: 'A cada semáforo, lá vai você procurar alguma coisa.', ja: '信号待ちのたびに、探し物をしてしまいます。' },
      {
        pt: 'Quanto mais longo o caminho, mais o pequeno incômodo aparece.',
        ja: '長い道のりほど、小さな不便が気になります。',
      },
    ],
    scenes: [
      {
        pt: 'Fim de tarde, a música de que você gosta e o carro na estrada.',
        ja: '夕暮れの道、好きな音楽をかけて走り出します。',
      },
      { pt: 'O carro é o seu espaço durante o trajeto.', ja: '車の中は、移動のあいだの自分の空間です。' },
    ],
    publico: 'Pessoas de 25 a 55 anos no Japão que usam carro para trabalhar, passear com a família ou fazer compras.',
    habits: [
      'Dirige todos os dias e cuida bem do carro.',
      'Viaja com a família nos feriados e gosta do carro organizado.',
    ],
    names: {
      roots: ['Michi', 'Kuruma', 'Kaze', 'Meguri', 'Hashiru', 'Odekake'],
      ends: ['Road', 'Ride', 'Auto', 'Drive', 'Way'],
    },
  },
  tool: {
    pains: [
      {
        pt: 'Os pequenos consertos da casa ficam para depois?',
        ja: '家の中のちょっとした修理、後回しになっていませんか？',
      },
      { pt: 'Na hora em que precisa, falta ferramenta?', ja: 'いざというとき、道具が足りずに困りませんか？' },
    ],
    pressures: [
      {
        pt: 'Pensando em deixar para a semana que vem, fica como está.',
        ja: 'また来週にと思ううちに、そのままになってしまいます。',
      },
    ],
    scenes: [
      { pt: 'Sábado de manhã, café na mão, o serviço começa.', ja: '土曜の朝、コーヒーを片手に作業を始めます。' },
      { pt: 'Com as ferramentas à mão, o serviço anda.', ja: '道具がそろうと、作業がはかどります。' },
    ],
    publico:
      'Pessoas de 25 a 60 anos no Japão que fazem pequenos reparos em casa e gostam de montar as próprias coisas.',
    habits: [
      'Conserta o que pode antes de comprar um novo.',
      'Guarda as ferramentas em ordem e usa nos fins de semana.',
    ],
    names: {
      roots: ['Takumi', 'Waza', 'Kigu', 'Naosu', 'Te', 'Koubou'],
      ends: ['Works', 'Fix', 'Craft', 'Tool', 'Maker'],
    },
  },
  office: {
    pains: [
      { pt: 'A mesa desarrumada atrapalha a concentração?', ja: '机の上が片付かず、集中しにくいことはありませんか？' },
      { pt: 'Você faz planos e não consegue manter?', ja: '予定を立てても、うまく続かないことはありませんか？' },
    ],
    pressures: [
      {
        pt: 'Quanto mais papéis, mais se perde de vista o que importa.',
        ja: '紙が増えるほど、大切なことを見失ってしまいます。',
      },
      { pt: 'Os planos escritos terminam sem ser relidos.', ja: '書いた予定も、見返さないまま終わってしまいます。' },
    ],
    scenes: [
      {
        pt: 'Mesa arrumada e chá. Abre-se a primeira página do dia.',
        ja: '片付いた机とお茶。一日の最初のページを開きます。',
      },
      {
        pt: 'Com um material de que se gosta, dá vontade de sentar à mesa.',
        ja: '気に入った道具があると、机に向かうのが楽しみになります。',
      },
    ],
    publico:
      'Estudantes e profissionais de 16 a 45 anos no Japão que estudam ou trabalham em mesa e gostam de papelaria e organização.',
    habits: ['Anota tudo em papel e usa cores para organizar.', 'Trabalha em casa alguns dias e mantém a mesa limpa.'],
    names: {
      roots: ['Manabi', 'Shiori', 'Tsukue', 'Memo', 'Iro', 'Hirameki'],
      ends: ['Note', 'Desk', 'Page', 'Plan', 'Work'],
    },
  },
} satisfies Record<string, FamilyVoice>;
