import type { FamilyVoice } from './voice-schema.ts';

/** Care, children, animals, sport, leisure, and what we could not recognise. */
export const LIFE_VOICES_2 = {
  fitness: {
    pains: [
      {
        pt: 'A vontade de se exercitar existe, mas o tempo não aparece?',
        ja: '運動したい気持ちはあるのに、時間が取れないことはありませんか？',
      },
      { pt: 'O hábito de se exercitar anda interrompido?', ja: '運動の習慣が、途切れていませんか？' },
    ],
    pressures: [
      {
        pt: 'Você começa na segunda-feira e para no meio da semana.',
        ja: '月曜に始めても、週の半ばには続かなくなってしまいます。',
      },
    ],
    scenes: [
      {
        pt: 'Na manhã ainda silenciosa, o dia começa com movimento.',
        ja: 'まだ静かな朝、体を動かすことから一日を始めます。',
      },
      { pt: 'Hoje, que tal mexer um pouco o corpo?', ja: '今日は少し、体を動かしてみませんか？' },
    ],
    publico:
      'Pessoas de 20 a 50 anos no Japão que treinam em casa, na academia ou ao ar livre e querem manter a constância.',
    habits: ['Treina três vezes por semana, antes do trabalho.', 'Prefere exercícios em casa, com pouco espaço.'],
    names: {
      roots: ['Ugoku', 'Genki', 'Chikara', 'Kaze', 'Karada', 'Hazumi'],
      ends: ['Fit', 'Move', 'Train', 'Active', 'Go'],
    },
  },
  outdoor: {
    pains: [
      {
        pt: 'Faz tempo que você não passa um dia na natureza?',
        ja: 'しばらく、自然の中で過ごしていないのではありませんか？',
      },
      {
        pt: 'Ao ar livre, parece que falta alguma coisa?',
        ja: '外で過ごすとき、何か足りないと感じることはありませんか？',
      },
    ],
    pressures: [
      {
        pt: 'O fim de semana chega e o plano continua só plano.',
        ja: '週末になっても、計画のままで終わってしまいます。',
      },
      {
        pt: 'Quando se percebe no local, já não dá para voltar e buscar.',
        ja: '現地で気づいても、取りに帰ることはできません。',
      },
    ],
    scenes: [
      {
        pt: 'O céu escurece e o tempo ao ar livre passa devagar.',
        ja: '暮れていく空の下、外の時間がゆっくり過ぎていきます。',
      },
      { pt: 'Um dia ao ar livre começa na arrumação das coisas.', ja: '外で過ごす一日は、荷造りから始まります。' },
    ],
    publico:
      'Pessoas de 25 a 55 anos no Japão que acampam, pescam, fazem trilha ou passam o dia em parques com a família.',
    habits: [
      'Acampa com amigos nos feriados e gosta de equipamento prático.',
      'Sai de carro com a família nos fins de semana.',
    ],
    names: {
      roots: ['Yama', 'Mori', 'Kawa', 'Sora', 'Shizen', 'Tabi'],
      ends: ['Camp', 'Trail', 'Wild', 'Base', 'Field'],
    },
  },
  travel: {
    pains: [
      { pt: 'Fazer as malas já cansa antes da viagem?', ja: '荷造りで、旅の前から疲れていませんか？' },
      {
        pt: 'Na viagem, já pensou “se eu tivesse trazido aquilo”?',
        ja: '旅先で、あれがあればと思ったことはありませんか？',
      },
    ],
    pressures: [{ pt: 'Na ida e na volta, a bagagem dá trabalho.', ja: '行きも帰りも、荷物に悩まされてしまいます。' }],
    scenes: [
      { pt: 'No aeroporto, de manhã cedo, o começo da viagem anima.', ja: '早朝の空港、旅の始まりに心がはずみます。' },
      { pt: 'Uma boa viagem começa na preparação.', ja: 'よい旅は、準備から始まります。' },
    ],
    publico: 'Pessoas de 20 a 60 anos no Japão que viajam a trabalho ou a passeio e gostam de bagagem organizada.',
    habits: [
      'Viaja nos feriados prolongados e leva só o necessário.',
      'Faz viagens curtas de trem e arruma a mala na véspera.',
    ],
    names: {
      roots: ['Tabi', 'Sora', 'Meguri', 'Kumo', 'Odekake', 'Yukisaki'],
      ends: ['Trip', 'Go', 'Journey', 'Fly', 'Pack'],
    },
  },
  party: {
    pains: [
      {
        pt: 'A data está perto e você está em dúvida com os preparativos?',
        ja: '記念日が近いのに、準備に迷っていませんか？',
      },
      { pt: 'Quer agradar e não sabe o que escolher?', ja: '喜ばせたいのに、何を選ぶか悩むことはありませんか？' },
    ],
    pressures: [{ pt: 'De tanto pensar, chega a última hora.', ja: '考えているうちに、直前になってしまいます。' }],
    scenes: [
      {
        pt: 'Com tudo pronto na sala, chega quem vai ser homenageado.',
        ja: '準備の整った部屋に、主役がやって来ます。',
      },
      {
        pt: 'A lembrança de uma data nasce dos pequenos cuidados.',
        ja: '記念日の思い出は、小さな工夫から生まれます。',
      },
    ],
    publico: 'Pessoas de 20 a 50 anos no Japão que organizam aniversários, festas e datas comemorativas em casa.',
    habits: [
      'Planeja as festas da família e guarda fotos de cada uma.',
      'Compra com antecedência para não correr no dia.',
    ],
    names: {
      roots: ['Iwai', 'Hanabi', 'Niji', 'Egao', 'Matsuri', 'Hoshi'],
      ends: ['Party', 'Joy', 'Fest', 'Wish', 'Day'],
    },
  },
  generic: {
    pains: [
      {
        pt: 'Aquele pequeno incômodo do dia a dia continua como está?',
        ja: '毎日の小さな不便、そのままにしていませんか？',
      },
      { pt: 'Você procura algo que combine com a sua rotina?', ja: '毎日の暮らしに合うものを、探していませんか？' },
    ],
    pressures: [
      {
        pt: 'Quando se acostuma, fica difícil até notar o incômodo.',
        ja: '慣れてしまうと、不便なことにも気づきにくくなります。',
      },
      {
        pt: 'Pensando em resolver um dia, a gente vai deixando para depois.',
        ja: 'そのうちにと思いながら、後回しになってしまいます。',
      },
    ],
    scenes: [
      { pt: 'Um dia comum ganha uma pequena alegria.', ja: 'いつもの一日に、小さな楽しみが加わります。' },
      { pt: 'Pequenas escolhas mudam o dia a dia.', ja: '小さな選択が、毎日を変えてくれます。' },
    ],
    publico:
      'Pessoas de 25 a 50 anos no Japão que compram pela internet, comparam com calma e valorizam descrições claras.',
    habits: [
      'Pesquisa bastante, lê as avaliações e decide sem pressa.',
      'Gosta de descobrir lojas novas pelo celular.',
    ],
    names: { roots: ['Kurashi', 'Haru', 'Nagi', 'Hibi', 'Tomo', 'Kaze'], ends: ['One', 'Day', 'Life', 'Mate', 'Note'] },
  },
} satisfies Record<string, FamilyVoice>;
