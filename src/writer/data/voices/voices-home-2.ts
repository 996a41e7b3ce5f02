import type { FamilyVoice } from './voice-schema.ts';

/** Kitchen, rooms, textiles, garden, food. */
export const HOME_VOICES_2 = {
  storage: {
    pains: [
      { pt: 'Você sabe que guardou, mas não encontra?', ja: 'しまったはずなのに、見つからないことはありませんか？' },
      {
        pt: 'O armário está tão cheio que a porta mal fecha?',
        ja: '収納がいっぱいで、扉が閉まりにくくなっていませんか？',
      },
    ],
    pressures: [
      {
        pt: 'Você arruma e em poucos dias volta tudo ao que era.',
        ja: '片付けても、数日でまた元どおりになってしまいます。',
      },
    ],
    scenes: [
      { pt: 'Você abre a gaveta e acha à primeira vista.', ja: '引き出しを開けて、ひと目で見つかります。' },
      {
        pt: 'Mesmo em pouco espaço, cada coisa tem o seu lugar.',
        ja: '限られた空間でも、物の居場所が決まっています。',
      },
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
  },
  cleaning: {
    pains: [
      { pt: 'Mesmo limpando, a sujeira logo volta a incomodar?', ja: '掃除しても、すぐに汚れが気になりませんか？' },
      { pt: 'O seu dia de folga acaba na faxina?', ja: 'せっかくの休日が、掃除で終わっていませんか？' },
    ],
    pressures: [
      {
        pt: 'Quando se adia, a próxima limpeza dá ainda mais trabalho.',
        ja: '後回しにすると、次の掃除がもっと大変になります。',
      },
    ],
    scenes: [
      {
        pt: 'Janela aberta, música tocando. Hoje é dia de limpeza.',
        ja: '窓を開けて、音楽をかける。今日は掃除の日です。',
      },
      { pt: 'Com a casa limpa, até o ânimo fica mais leve.', ja: '家がきれいだと、気持ちまで晴れやかになります。' },
    ],
    publico:
      'Pessoas de 25 a 60 anos no Japão que cuidam da casa sozinhas ou em família e querem gastar menos tempo na limpeza.',
    habits: [
      'Limpa um pouco por dia, antes de sair para o trabalho.',
      'Mora com crianças ou animais e limpa todos os dias.',
    ],
    names: {
      roots: ['Kirei', 'Sukkiri', 'Pika', 'Souji', 'Sarari', 'Sumai'],
      ends: ['Clean', 'Fresh', 'Home', 'Quick', 'Room'],
    },
  },
  furniture: {
    pains: [
      { pt: 'Na sua casa há um canto que ninguém usa?', ja: '部屋の中に、使われていない場所はありませんか？' },
      { pt: 'A sua casa tem um lugar onde dá para relaxar?', ja: '家の中に、くつろげる場所はありますか？' },
    ],
    pressures: [
      {
        pt: 'O espaço existe, mas continua sem dar para relaxar.',
        ja: '場所はあるのに、くつろげないままになってしまいます。',
      },
    ],
    scenes: [
      {
        pt: 'No fim do dia, você abre um livro no seu lugar preferido.',
        ja: '一日の終わり、お気に入りの場所で本を開きます。',
      },
      { pt: 'Um móvel muda o jeito de usar o ambiente.', ja: '家具ひとつで、部屋の使い方が変わります。' },
    ],
    publico: 'Pessoas de 25 a 55 anos no Japão que moram em apartamento e procuram móveis práticos para pouco espaço.',
    habits: ['Trabalha em casa alguns dias por semana.', 'Mede o espaço antes de comprar qualquer móvel.'],
    names: {
      roots: ['Ima', 'Suwaru', 'Ki', 'Yasuragi', 'Madori', 'Kurashi'],
      ends: ['Room', 'Living', 'Base', 'Seat', 'House'],
    },
  },
  garden: {
    pains: [
      {
        pt: 'Na correria, o cuidado com as plantas fica para depois?',
        ja: '忙しいと、植物の世話が後回しになりませんか？',
      },
      { pt: 'A varanda ou o jardim estão um pouco sem vida?', ja: 'ベランダや庭が、少し寂しくなっていませんか？' },
    ],
    pressures: [
      {
        pt: 'Basta um pouco de descuido e as folhas perdem o vigor.',
        ja: '少し手をかけないだけで、葉に元気がなくなってしまいます。',
      },
      {
        pt: 'Enquanto se pensa por onde começar, a estação passa.',
        ja: '何から始めるか迷ううちに、季節が過ぎていきます。',
      },
    ],
    scenes: [
      { pt: 'De manhã cedo, no jardim, o dia começa devagar.', ja: '早朝の庭で、一日がゆっくり始まります。' },
      { pt: 'Com um pouco de verde, a vista muda.', ja: '緑がひとつあるだけで、眺めが変わります。' },
    ],
    publico: 'Pessoas de 30 a 65 anos no Japão que cuidam de plantas em varandas e pequenos jardins.',
    habits: ['Rega as plantas antes do café da manhã.', 'Cultiva ervas na varanda e troca mudas com os vizinhos.'],
    names: {
      roots: ['Midori', 'Niwa', 'Ha', 'Tane', 'Hana', 'Hinata'],
      ends: ['Green', 'Garden', 'Leaf', 'Grow', 'Bloom'],
    },
  },
  food: {
    pains: [
      { pt: 'Bate saudade de um sabor de antigamente?', ja: '懐かしい味が、恋しくなることはありませんか？' },
      { pt: 'Dá vontade de variar o lanche de sempre?', ja: 'いつものおやつに、変化がほしくなりませんか？' },
    ],
    pressures: [
      { pt: 'Escolher só pela embalagem não é fácil.', ja: 'パッケージだけで選ぶのは、簡単ではありません。' },
      {
        pt: 'Com a pausa igual a todas as outras, o ânimo não muda.',
        ja: 'いつもと同じ休憩時間では、気分が変わりません。',
      },
    ],
    scenes: [
      {
        pt: 'O cheiro se espalha pela mesa e a família vai chegando.',
        ja: '食卓に香りが広がり、家族が集まってきます。',
      },
      { pt: 'O sabor de um bocado traz uma história.', ja: 'ひとくちの味が、物語を運んできます。' },
    ],
    publico: 'Brasileiros que moram no Japão e japoneses de 20 a 60 anos curiosos por sabores diferentes.',
    habits: ['Gosta de experimentar sabores novos e de receber em casa.', 'Procura produtos que lembram a infância.'],
    names: {
      roots: ['Aji', 'Kaori', 'Mogumogu', 'Shokutaku', 'Gochisou', 'Hitokuchi'],
      ends: ['Taste', 'Bite', 'Table', 'Sabor', 'Time'],
    },
  },
} satisfies Record<string, FamilyVoice>;
