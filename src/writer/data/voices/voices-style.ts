import type { FamilyVoice } from './voice-schema.ts';

/** What is worn and carried. */
export const STYLE_VOICES = {
  clothing: {
    pains: [
      {
        pt: 'O armário está cheio e mesmo assim parece que falta o que vestir?',
        ja: 'クローゼットはいっぱいなのに、着る服がないと感じることはありませんか？',
      },
      { pt: 'De manhã, escolher a roupa toma tempo?', ja: '朝の服選びに、つい時間がかかっていませんか？' },
    ],
    pressures: [
      { pt: 'No fim, a mão vai para a mesma peça de sempre.', ja: '結局、いつもと同じ一枚に手が伸びてしまいます。' },
      {
        pt: 'Você troca de roupa várias vezes e a correria começa antes de sair.',
        ja: '何度も着替えて、出かける前から慌ただしくなってしまいます。',
      },
    ],
    scenes: [
      {
        pt: 'Você acorda e olha pela janela. A roupa de hoje já está decidida.',
        ja: '目が覚めて、窓の外を見る。今日着るものは、もう決まっています。',
      },
      { pt: 'Com uma peça preferida, o ânimo da manhã muda.', ja: 'お気に入りの一枚があると、朝の気分が変わります。' },
    ],
    publico:
      'Pessoas de 20 a 45 anos no Japão que gostam de se vestir bem sem complicação e compram roupas pelo celular, comparando fotos, medidas e tecido.',
    habits: [
      'Monta os looks da semana no domingo e dá valor a peças que combinam entre si.',
      'Lê a tabela de medidas antes de comprar e detesta surpresa na hora de vestir.',
    ],
    names: {
      roots: ['Hana', 'Matou', 'Sora', 'Miyabi', 'Nagi', 'Yosooi'],
      ends: ['Wear', 'Line', 'Mood', 'Daily', 'Closet'],
    },
  },
  shoes: {
    pains: [
      { pt: 'No fim do dia, o cansaço nos pés incomoda?', ja: '一日の終わりに、足の疲れが気になりませんか？' },
      {
        pt: 'Tem um par de que gosta, mas que não serve bem e nunca sai do armário?',
        ja: '見た目は好きなのに、足に合わず出番のない靴はありませんか？',
      },
    ],
    pressures: [
      {
        pt: 'Andar vira um peso e dá vontade de mudar até os planos.',
        ja: '歩くのが億劫になり、予定まで変えたくなります。',
      },
      {
        pt: 'A cada escada e a cada baldeação, só se pensa nos pés.',
        ja: '階段や乗り換えのたびに、足元ばかり気になってしまいます。',
      },
    ],
    scenes: [
      {
        pt: 'Domingo de sol: dá vontade de andar um pouco mais pelo caminho de sempre.',
        ja: '晴れた日曜日、いつもの道をもう少し歩きたくなります。',
      },
      { pt: 'O dia começa pelos pés.', ja: '一日のはじまりは、足元から。' },
    ],
    publico:
      'Pessoas de 20 a 50 anos no Japão que andam bastante a pé e de trem e procuram calçados fáceis de usar no dia a dia.',
    habits: [
      'Anda muito entre estações de trem e tira os sapatos várias vezes ao dia.',
      'Mede o pé em centímetros antes de comprar e lê as medidas com atenção.',
    ],
    names: {
      roots: ['Aruki', 'Michi', 'Kaze', 'Tabi', 'Sanpo', 'Ippo'],
      ends: ['Step', 'Walk', 'Stride', 'Move', 'Path'],
    },
  },
  bag: {
    pains: [
      { pt: 'Você costuma procurar as chaves dentro da bolsa?', ja: 'バッグの中で、鍵を探すことはありませんか？' },
      { pt: 'A sua bolsa de hoje combina com o que você leva?', ja: '今のバッグ、荷物に合っていますか？' },
    ],
    pressures: [
      { pt: 'Na catraca, é sempre a mesma coisa: revirar tudo.', ja: '改札の前で、いつも中身をかき回してしまいます。' },
      { pt: 'No fim, vai mais uma sacola junto.', ja: '結局、サブバッグまで持つことになります。' },
    ],
    scenes: [
      {
        pt: 'Mesmo na estação cheia, as suas coisas estão juntas e arrumadas.',
        ja: '混み合う駅でも、荷物はすっきりまとまっています。',
      },
      { pt: 'Antes de sair, é só colocar o necessário e fechar.', ja: '出かける前に、必要なものを入れて閉じるだけ。' },
    ],
    publico:
      'Pessoas de 20 a 45 anos no Japão que usam transporte público, levam o essencial todos os dias e dão valor à organização.',
    habits: [
      'Vai de trem para o trabalho e prefere ter as mãos livres.',
      'Troca de bolsa nos fins de semana e gosta de ver tudo no lugar.',
    ],
    names: {
      roots: ['Tabi', 'Musubi', 'Tsutsumu', 'Odekake', 'Hakobu', 'Nimotsu'],
      ends: ['Carry', 'Pack', 'Go', 'Way', 'Daily'],
    },
  },
  jewelry: {
    pains: [
      {
        pt: 'A roupa está escolhida, mas parece que falta alguma coisa?',
        ja: '服は決まったのに、何か物足りないと感じることはありませんか？',
      },
      {
        pt: 'Tem acessórios guardados à espera de um dia especial?',
        ja: '特別な日のためにしまったままのアクセサリーはありませんか？',
      },
    ],
    pressures: [
      { pt: 'Até a roupa preferida parece um pouco apagada.', ja: 'お気に入りの服も、どこか寂しく見えてしまいます。' },
      { pt: 'Ficam na caixa, e os dias passam iguais.', ja: '箱に入れたまま、いつもと同じ毎日が過ぎていきます。' },
    ],
    scenes: [
      {
        pt: 'Um olhar no espelho antes de sair. O pequeno brilho muda o ânimo.',
        ja: '出かける前に鏡を見る。小さな輝きが、気分を変えてくれます。',
      },
      { pt: 'Mesmo pequenas, há coisas que ficam na memória.', ja: '小さくても、心に残るものがあります。' },
    ],
    publico:
      'Mulheres e homens de 20 a 45 anos no Japão que gostam de acessórios discretos para o dia a dia e para presentear.',
    habits: [
      'Usa peças discretas no trabalho e escolhe presentes com cuidado.',
      'Prefere acessórios delicados que combinam com várias roupas.',
    ],
    names: {
      roots: ['Hikari', 'Hoshi', 'Tsuki', 'Kira', 'Mitsu', 'Shizuku'],
      ends: ['Glow', 'Light', 'Charm', 'Ray', 'Moment'],
    },
  },
  accessory: {
    pains: [
      {
        pt: 'Já sentiu vontade de acrescentar só mais um detalhe?',
        ja: 'あと一つ、何か足したいと思うことはありませんか？',
      },
      {
        pt: 'Dá vontade de mudar um pouco o jeito de se arrumar?',
        ja: '毎日の身支度に、ちょっとした変化がほしくなりませんか？',
      },
    ],
    pressures: [
      { pt: 'O visual de sempre parece incompleto.', ja: 'いつもと同じ装いに、少し物足りなさを感じてしまいます。' },
    ],
    scenes: [
      {
        pt: 'A porta abre e a manhã está agradável. A companhia de hoje já está escolhida.',
        ja: 'ドアを開けると、気持ちのよい朝。今日のおともはもう決まっています。',
      },
      { pt: 'Um acessório já mostra o jeito de cada um.', ja: '小物ひとつで、その人らしさが伝わります。' },
    ],
    publico:
      'Pessoas de 18 a 45 anos no Japão que completam o visual com acessórios e valorizam praticidade no dia a dia.',
    habits: [
      'Presta atenção nos detalhes e gosta de variar sem gastar muito.',
      'Sai cedo e quer algo pronto para usar em qualquer estação.',
    ],
    names: { roots: ['Iro', 'Kaze', 'Mado', 'Suki', 'Nagi', 'Tomo'], ends: ['Touch', 'Mood', 'Day', 'Point', 'Style'] },
  },
  watch: {
    pains: [
      {
        pt: 'Você quer só ver as horas e acaba mexendo no celular?',
        ja: '時間を見るだけのつもりが、ついスマホを触ってしまいませんか？',
      },
      { pt: 'Procura um relógio que combine com o seu dia a dia?', ja: '毎日に合う一本を探していませんか？' },
    ],
    pressures: [
      {
        pt: 'Quando se percebe, o tempo passou e os compromissos apertam.',
        ja: '気づけば時間が過ぎ、予定に追われてしまいます。',
      },
      { pt: 'Sem um motivo que decida, a escolha não sai.', ja: '決め手がないまま、選べずにいます。' },
    ],
    scenes: [
      { pt: 'Basta olhar o pulso para saber as horas.', ja: '手首に目をやるだけで、今の時間がわかります。' },
      {
        pt: 'No trem, na reunião, na caminhada: as horas estão sempre à mão.',
        ja: '電車でも、会議でも、散歩でも。時間はいつも手元にあります。',
      },
    ],
    publico: 'Pessoas de 20 a 50 anos no Japão que vivem com horário apertado e gostam de acessórios úteis no pulso.',
    habits: [
      'Organiza o dia por horários e chega cinco minutos antes.',
      'Usa o mesmo relógio do trabalho no fim de semana.',
    ],
    names: {
      roots: ['Toki', 'Ima', 'Jikan', 'Asa', 'Koku', 'Kizamu'],
      ends: ['Time', 'Beat', 'Pace', 'Moment', 'Wrist'],
    },
  },
} satisfies Record<string, FamilyVoice>;
