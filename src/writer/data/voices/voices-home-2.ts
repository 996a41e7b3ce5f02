import type { FamilyVoice } from './voice-schema.ts';

/** Kitchen, rooms, textiles, garden, food. */
export const HOME_VOICES_2 = {
  storage: {
    pains: [
      { pt: 'Você sabe que guardou, mas não sabe onde?', ja: 'しまったはずなのに、見つからないことはありませんか？' },
      { pt: 'O armário fecha só com o joelho?', ja: '収納がいっぱいで、扉が閉まりにくくなっていませんか？' },
    ],
    pressures: [
      {
        pt: 'Você arruma no domingo e na quarta já está tudo misturado.',
        ja: '片付けても、数日でまた元どおりになってしまいます。',
      },
    ],
    scenes: [
      { pt: 'Você abre a gaveta e acha na primeira olhada.', ja: '引き出しを開けて、ひと目で見つかります。' },
      { pt: 'Casa pequena, cada coisa no seu lugar.', ja: '限られた空間でも、物の居場所が決まっています。' },
    ],
    publico:
      'Pessoas de 25 a 55 anos no Japão que moram em espaços compactos e querem a casa em ordem com pouco esforço.',
    habits: [
      'Separa um tempo no fim do mês para organizar os armários.',
      'Mora em apartamento pequeno e aproveita cada centímetro.',
    ],
    names: {
      roots: ['Seiri', 'Hako', 'Katazuke', 'Suki', 'Tana', 'Yutori'],
      ends: ['Box', 'Space', 'Order', 'Fit', 'Home'],
    },
    reasons: [
      { pt: 'Comprei porque queria arrumar a casa.', ja: '部屋を片付けたくて購入しました。' },
      { pt: 'Escolhi quando revia a arrumação dos armários.', ja: '収納を見直していて選びました。' },
    ],
    uses: [
      { pt: 'Uso dentro do guarda-roupa.', ja: 'クローゼットの中で使っています。' },
      { pt: 'Guardei ali as coisas pequenas.', ja: '細かいものをまとめて入れました。' },
      { pt: 'Coloquei na prateleira, um ao lado do outro.', ja: '棚に並べて使ってみました。' },
    ],
  },
  cleaning: {
    pains: [
      { pt: 'A casa suja mais rápido do que você limpa?', ja: '掃除しても、すぐに汚れが気になりませんか？' },
      { pt: 'A faxina toma o seu dia de descanso?', ja: 'せっかくの休日が、掃除で終わっていませんか？' },
    ],
    pressures: [
      { pt: 'Você deixa para amanhã e amanhã tem o dobro.', ja: '後回しにすると、次の掃除がもっと大変になります。' },
    ],
    scenes: [
      {
        pt: 'Janela aberta, música tocando e a casa limpa antes do almoço.',
        ja: '窓を開けて、音楽をかける。お昼前には部屋がすっきりします。',
      },
      { pt: 'Um chão limpo muda o humor da casa.', ja: '床がきれいだと、気持ちまで晴れやかになります。' },
    ],
    publico:
      'Pessoas de 25 a 60 anos no Japão que cuidam da casa sozinhas ou em família e querem gastar menos tempo na limpeza.',
    habits: [
      'Limpa um pouco por dia, antes de sair para o trabalho.',
      'Mora com crianças ou animais e limpa todos os dias.',
    ],
    names: {
      roots: ['Kirei', 'Sukkiri', 'Pika', 'Awa', 'Kaze', 'Souji'],
      ends: ['Clean', 'Fresh', 'Shine', 'Quick', 'Home'],
    },
    reasons: [
      { pt: 'Comprei porque queria facilitar a limpeza.', ja: '掃除を楽にしたくて購入しました。' },
      { pt: 'O antigo ficou velho e troquei.', ja: '以前のものが古くなり、買い替えました。' },
    ],
    uses: [
      { pt: 'Usei na limpeza do fim de semana.', ja: '週末の掃除で使ってみました。' },
      { pt: 'Uso um pouco todo dia.', ja: '毎日少しずつ使っています。' },
      { pt: 'A família também usou.', ja: '家族にも使ってもらいました。' },
    ],
  },
  furniture: {
    pains: [
      { pt: 'A sua casa tem um canto que ninguém usa?', ja: '部屋の中に、使われていない場所はありませんか？' },
      {
        pt: 'Depois de um tempo na cadeira, você já quer levantar?',
        ja: '長く座っていると、落ち着かなくなりませんか？',
      },
    ],
    pressures: [
      { pt: 'O espaço existe, mas não convida ninguém.', ja: '場所はあるのに、くつろげないままになってしまいます。' },
    ],
    scenes: [
      { pt: 'Fim do dia, um livro e o lugar preferido da casa.', ja: '一日の終わり、お気に入りの場所で本を開きます。' },
      { pt: 'O móvel certo muda o jeito de usar a casa.', ja: '家具ひとつで、部屋の使い方が変わります。' },
    ],
    publico: 'Pessoas de 25 a 55 anos no Japão que moram em apartamento e procuram móveis práticos para pouco espaço.',
    habits: ['Trabalha em casa alguns dias por semana.', 'Mede o espaço antes de comprar qualquer móvel.'],
    names: {
      roots: ['Ima', 'Suwaru', 'Ki', 'Yasuragi', 'Madori', 'Kurashi'],
      ends: ['Room', 'Living', 'Base', 'Seat', 'House'],
    },
    reasons: [
      { pt: 'Comprei porque queria mudar o jeito de usar o ambiente.', ja: '部屋の使い方を変えたくて購入しました。' },
      { pt: 'Eu procurava algo que combinasse com o lugar.', ja: '置き場所に合うものを探していました。' },
    ],
    uses: [
      { pt: 'Deixo na sala e uso lá.', ja: 'リビングに置いて使っています。' },
      { pt: 'Coloquei quando mudei os móveis de lugar.', ja: '部屋の模様替えに合わせて置きました。' },
      { pt: 'Usei também quando veio visita.', ja: '来客のときにも使ってみました。' },
    ],
  },
  garden: {
    pains: [
      { pt: 'As suas plantas sofrem quando a rotina aperta?', ja: '忙しいと、植物の世話が後回しになりませんか？' },
      { pt: 'A varanda está lá, mas sem vida?', ja: 'ベランダや庭が、少し寂しくなっていませんか？' },
    ],
    pressures: [
      {
        pt: 'Uma semana corrida e as folhas já reclamam.',
        ja: '少し手をかけないだけで、葉に元気がなくなってしまいます。',
      },
    ],
    scenes: [
      {
        pt: 'De manhã cedo, regar as plantas é o primeiro silêncio do dia.',
        ja: '早朝の水やりは、一日でいちばん静かな時間です。',
      },
      { pt: 'Um vaso verde na varanda muda a vista.', ja: '緑がひとつあるだけで、眺めが変わります。' },
    ],
    publico: 'Pessoas de 30 a 65 anos no Japão que cuidam de plantas em varandas e pequenos jardins.',
    habits: ['Rega as plantas antes do café da manhã.', 'Cultiva ervas na varanda e troca mudas com os vizinhos.'],
    names: {
      roots: ['Midori', 'Niwa', 'Ha', 'Tane', 'Kusa', 'Hinata'],
      ends: ['Green', 'Garden', 'Leaf', 'Grow', 'Bloom'],
    },
    reasons: [
      { pt: 'Comprei para usar no cuidado do jardim.', ja: '庭の手入れに使いたくて購入しました。' },
      { pt: 'Escolhi porque queria plantas na varanda.', ja: 'ベランダで植物を楽しみたくて選びました。' },
    ],
    uses: [
      { pt: 'Uso de manhã, na hora de regar.', ja: '朝の水やりの時間に使っています。' },
      { pt: 'Usei no jardim no fim de semana.', ja: '週末の庭仕事で使ってみました。' },
      { pt: 'Deixo na varanda.', ja: 'ベランダに置いて楽しんでいます。' },
    ],
  },
  food: {
    pains: [
      { pt: 'Bateu saudade daquele sabor?', ja: '懐かしい味が、恋しくなることはありませんか？' },
      { pt: 'O lanche de sempre ficou sem graça?', ja: 'いつものおやつに、変化がほしくなりませんか？' },
    ],
    pressures: [
      {
        pt: 'A tarde passa, e o intervalo fica igual a todos os outros.',
        ja: 'いつもと同じ休憩時間では、気分が変わりません。',
      },
    ],
    scenes: [
      { pt: 'A mesa posta, o cheiro no ar e a família chegando.', ja: '食卓に香りが広がり、家族が集まってきます。' },
      { pt: 'Um sabor conta uma história.', ja: 'ひとくちの味が、物語を運んできます。' },
    ],
    publico: 'Brasileiros que moram no Japão e japoneses de 20 a 60 anos curiosos por sabores diferentes.',
    habits: ['Gosta de experimentar sabores novos e de receber em casa.', 'Procura produtos que lembram a infância.'],
    names: {
      roots: ['Aji', 'Umai', 'Kaori', 'Amai', 'Mogumogu', 'Sato'],
      ends: ['Taste', 'Bite', 'Table', 'Sabor', 'Flavor'],
    },
    reasons: [
      { pt: 'Comprei porque queria provar um sabor diferente.', ja: 'めずらしい味を試したくて購入しました。' },
      { pt: 'Escolhi para a hora da pausa.', ja: '休憩時間に楽しみたくて選びました。' },
    ],
    uses: [
      { pt: 'Provei com a família.', ja: '家族と一緒に味わいました。' },
      { pt: 'Comi na pausa da tarde.', ja: '午後の休憩にいただきました。' },
      { pt: 'Servi quando um amigo veio.', ja: '友人が来たときに出してみました。' },
    ],
  },
} satisfies Record<string, FamilyVoice>;
