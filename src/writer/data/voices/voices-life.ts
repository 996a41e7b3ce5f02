import type { FamilyVoice } from './voice-schema.ts';

/** Care, children, animals, sport, leisure, and what we could not recognise. */
export const LIFE_VOICES = {
  beauty: {
    pains: [
      { pt: 'O cuidado com você acaba ficando para depois?', ja: '自分のお手入れ、つい後回しになっていませんか？' },
      {
        pt: 'De manhã, falta um pouco mais de calma para se arrumar?',
        ja: '朝の身支度に、もう少し余裕がほしくありませんか？',
      },
    ],
    pressures: [
      { pt: 'Com dias corridos, falta tempo para si.', ja: '忙しい日が続くと、自分の時間がなくなってしまいます。' },
    ],
    scenes: [
      {
        pt: 'Em um quarto silencioso, alguns minutos para você.',
        ja: '静かな部屋で、自分のための数分間を過ごします。',
      },
      { pt: 'O cuidado de cada dia começa com um gesto pequeno.', ja: '毎日のお手入れは、小さなひと手間から。' },
    ],
    publico: 'Pessoas de 20 a 50 anos no Japão que mantêm uma rotina de cuidados em casa e gostam de praticidade.',
    habits: ['Tem uma rotina de cuidados curta, de manhã e à noite.', 'Lê a composição dos produtos antes de comprar.'],
    names: {
      roots: ['Kirei', 'Kokochi', 'Tsuya', 'Hana', 'Miyabi', 'Sakura'],
      ends: ['Care', 'Touch', 'Mirror', 'Moment', 'Beauty'],
    },
  },
  hair: {
    pains: [
      { pt: 'De manhã, o cabelo não se ajeita?', ja: '朝、髪がまとまらずに困ることはありませんか？' },
      { pt: 'Cuidar do cabelo toma tempo demais?', ja: '髪のお手入れに、時間がかかりすぎていませんか？' },
    ],
    pressures: [
      {
        pt: 'Você prende do jeito que dá e sai sem gostar do resultado.',
        ja: 'とりあえず結んで、納得しないまま出かけてしまいます。',
      },
    ],
    scenes: [
      { pt: 'Na luz da manhã, você arruma o cabelo em frente ao espelho.', ja: '朝の光の中、鏡の前で髪を整えます。' },
      { pt: 'Com o cabelo do seu jeito, o ânimo do dia muda.', ja: '髪が決まると、一日の気分が変わります。' },
    ],
    publico: 'Pessoas de 18 a 50 anos no Japão que cuidam do cabelo em casa e querem ganhar tempo pela manhã.',
    habits: ['Lava o cabelo à noite e finaliza de manhã.', 'Gosta de variar o penteado durante a semana.'],
    names: {
      roots: ['Kami', 'Tsuya', 'Sara', 'Kaze', 'Ito', 'Nami'],
      ends: ['Hair', 'Style', 'Wave', 'Silk', 'Smooth'],
    },
  },
  relax: {
    pains: [
      { pt: 'No fim do dia, dá vontade de parar um pouco?', ja: '一日の終わりに、ひと息つきたくなりませんか？' },
      {
        pt: 'Faz tempo que você não tira um momento para se cuidar?',
        ja: '自分をいたわる時間、しばらく取れていないのではありませんか？',
      },
    ],
    pressures: [
      {
        pt: 'Você pensa em descansar e fica de novo para amanhã.',
        ja: '休もうと思いながら、また明日になってしまいます。',
      },
    ],
    scenes: [
      {
        pt: 'Você chega em casa e baixa a luz. É a sua pausa.',
        ja: '家に帰って、明かりを落とす。自分だけの休憩時間です。',
      },
      { pt: 'Uma pequena pausa muda o jeito de passar a noite.', ja: '少しの休憩で、夜の過ごし方が変わります。' },
    ],
    publico:
      'Pessoas de 30 a 60 anos no Japão que trabalham muitas horas sentadas ou em pé e valorizam um momento de pausa em casa.',
    habits: [
      'Trabalha sentad[o/a] o dia todo e gosta de uma pausa à noite.',
      'Reserva um tempo antes de dormir para desacelerar.',
    ],
    names: {
      roots: ['Nagomi', 'Yasumi', 'Hotto', 'Kutsurogi', 'Yutori', 'Shizuka'],
      ends: ['Rest', 'Calm', 'Relax', 'Ease', 'Pause'],
    },
  },
  baby: {
    pains: [
      { pt: 'Com um bebê em casa, parece que falta tempo?', ja: '赤ちゃんのいる毎日、時間が足りないと感じませんか？' },
      {
        pt: 'Na hora de escolher algo para o bebê, vem a dúvida?',
        ja: '赤ちゃんのものを選ぶとき、迷うことはありませんか？',
      },
    ],
    pressures: [
      {
        pt: 'As mãos estão ocupadas e as tarefas só aumentam.',
        ja: '手が離せないまま、やることばかり増えていきます。',
      },
      {
        pt: 'Quanto mais se pesquisa, mais difícil fica decidir.',
        ja: '調べるほど、どれがよいか決められなくなります。',
      },
    ],
    scenes: [
      { pt: 'O bebê dorme e a casa fica em silêncio.', ja: '赤ちゃんが眠り、家の中が静かになります。' },
      { pt: 'A fase de bebê passa num instante.', ja: '小さな時期は、あっという間に過ぎていきます。' },
    ],
    publico:
      'Mães e pais de 25 a 40 anos no Japão com bebês ou crianças pequenas, que pesquisam bastante antes de comprar.',
    habits: [
      'Divide os cuidados com a família e organiza a bolsa do bebê na noite anterior.',
      'Pergunta a outras mães e pais antes de comprar.',
    ],
    names: {
      roots: ['Niko', 'Hina', 'Poka', 'Nukumori', 'Sukusuku', 'Mame'],
      ends: ['Baby', 'Little', 'Hug', 'First', 'Smile'],
    },
  },
  toy: {
    pains: [
      { pt: 'As crianças só olham para telas?', ja: 'お子さまが、画面ばかり見ていませんか？' },
      {
        pt: 'As crianças logo enjoam do brinquedo novo?',
        ja: '新しいおもちゃに、すぐ飽きてしまうことはありませんか？',
      },
    ],
    pressures: [
      {
        pt: 'A tarde é longa e até as ideias de brincadeira acabam.',
        ja: '長い午後、遊びのアイデアも尽きてしまいます。',
      },
    ],
    scenes: [
      { pt: 'Risadas na sala. A tarde passa devagar.', ja: 'リビングに笑い声。午後がゆっくり過ぎていきます。' },
      { pt: 'A hora de brincar é um tempo precioso.', ja: '遊びの時間は、大切な時間です。' },
    ],
    publico: 'Mães, pais e avós de 25 a 65 anos no Japão que procuram brincadeiras e presentes para crianças.',
    habits: [
      'Brinca com os filhos no fim do dia e limita o tempo de tela.',
      'Compra presentes com antecedência e pensa na idade da criança.',
    ],
    names: {
      roots: ['Asobi', 'Niko', 'Waku', 'Poko', 'Tanoshi', 'Warai'],
      ends: ['Play', 'Fun', 'Joy', 'Kids', 'Smile'],
    },
  },
  pet: {
    pains: [
      { pt: 'Quer fazer mais pelo seu bichinho?', ja: 'うちの子のために、もっとしてあげたいと思いませんか？' },
      {
        pt: 'Na correria, cuidar do pet parece difícil?',
        ja: '忙しくて、ペットのお世話が大変に感じることはありませんか？',
      },
    ],
    pressures: [
      { pt: 'Mesmo fora, você pensa em quem espera em casa.', ja: '外出中も、家で待つ姿が気になってしまいます。' },
    ],
    scenes: [
      { pt: 'Você abre a porta e o rosto de sempre está à espera.', ja: 'ドアを開けると、いつもの顔が待っています。' },
      { pt: 'Mesmo sem palavras, a alegria se percebe.', ja: '言葉はなくても、うれしい気持ちは伝わります。' },
    ],
    publico:
      'Tutores de animais de estimação de 25 a 60 anos no Japão que moram em apartamento e tratam o pet como parte da família.',
    habits: [
      'Passeia com o cachorro de manhã cedo ou brinca com o gato à noite.',
      'Fotografa o pet todos os dias e compartilha com os amigos.',
    ],
    names: {
      roots: ['Mofu', 'Shippo', 'Poco', 'Tomo', 'Nakama', 'Nagomi'],
      ends: ['Buddy', 'Pet', 'Home', 'Tail', 'Friend'],
    },
  },
} satisfies Record<string, FamilyVoice>;
