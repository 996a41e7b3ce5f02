import type { FamilyVoice } from './voice-schema.ts';

/** Kitchen, rooms, textiles, garden, food. */
export const HOME_VOICES = {
  kitchen: {
    pains: [
      {
        pt: 'Preparar a comida demora mais do que comer?',
        ja: '食べる時間より、準備の時間のほうが長くなっていませんか？',
      },
      { pt: 'Pensar na arrumação depois da refeição desanima?', ja: '食後の片付けを思うと、気が重くなりませんか？' },
    ],
    pressures: [
      { pt: 'No fim, hoje também vai o prato pronto da loja.', ja: '結局、今日もお惣菜に頼ってしまいます。' },
      {
        pt: 'Até a vontade de cozinhar fica para o fim de semana.',
        ja: '料理したい気持ちも、つい週末まで先送りになります。',
      },
    ],
    scenes: [
      {
        pt: 'Um cheiro bom vem da cozinha. Alguém pergunta o que tem para comer hoje.',
        ja: '台所からいい香り。「今日のごはんは何？」という声が聞こえます。',
      },
      {
        pt: 'Com os ingredientes na bancada, começa o preparo da refeição de hoje.',
        ja: '材料を並べて、今日のごはんの支度を始めます。',
      },
    ],
    publico:
      'Pessoas de 25 a 55 anos no Japão que cozinham em casa, em cozinhas pequenas, e procuram praticidade no preparo.',
    habits: [
      'Prepara o bentô na noite anterior e cozinha em pouco espaço.',
      'Faz compras duas vezes por semana e gosta de utensílios fáceis de guardar.',
    ],
    names: {
      roots: ['Daidokoro', 'Oishi', 'Umami', 'Shokutaku', 'Gohan', 'Kurashi'],
      ends: ['Cook', 'Kitchen', 'Table', 'Home', 'Meal'],
    },
  },
  drinkware: {
    pains: [
      { pt: 'Você aproveita a sua bebida até o último gole?', ja: '最後の一口まで、おいしく飲めていますか？' },
      { pt: 'Você compra bebida toda vez que sai?', ja: '外出のたびに、飲み物を買っていませんか？' },
    ],
    pressures: [
      { pt: 'Ainda de manhã, passa a hora boa de beber.', ja: '午前中のうちに、飲みごろを逃してしまいます。' },
      {
        pt: 'Os pequenos gastos de cada dia e as embalagens vazias vão aumentando.',
        ja: '毎日の小さな出費と、空き容器が増えていきます。',
      },
    ],
    scenes: [
      { pt: 'Na pausa do trabalho, a bebida que você escolheu.', ja: '仕事の合間のひと息に、自分で選んだ飲み物を。' },
      {
        pt: 'A reunião acaba e você volta à mesa. A bebida de sempre espera.',
        ja: '会議が終わって席に戻る。いつもの一杯が待っています。',
      },
    ],
    publico: 'Pessoas de 20 a 50 anos no Japão que levam a própria bebida para o trabalho, a escola ou o treino.',
    habits: [
      'Leva chá de casa todos os dias e evita comprar garrafas descartáveis.',
      'Sai cedo, faz baldeação e só para na hora do almoço.',
    ],
    names: {
      roots: ['Mizu', 'Shizuku', 'Izumi', 'Nomu', 'Hitoiki', 'Uruoi'],
      ends: ['Mate', 'Cup', 'Sip', 'Flow', 'Drink'],
    },
  },
  bedding: {
    pains: [
      {
        pt: 'Você se deita e sente que não descansou com calma?',
        ja: '横になっても、ゆっくり休んだ気がしないことはありませんか？',
      },
      { pt: 'O seu quarto é um lugar em que dá para relaxar?', ja: '寝室は、ほっとできる場所になっていますか？' },
    ],
    pressures: [
      {
        pt: 'De tanto se virar na cama, só o tempo passa.',
        ja: '何度も寝返りを打つうちに、時間だけが過ぎていきます。',
      },
      {
        pt: 'Sem arrumar nada, chega mais uma vez a hora de dormir.',
        ja: '何も変えられないまま、今夜も寝る時間になります。',
      },
    ],
    scenes: [
      {
        pt: 'Luz apagada, noite tranquila. Você se envolve na roupa de cama preferida.',
        ja: '明かりを消して、静かな夜。お気に入りの寝具に包まれます。',
      },
      { pt: 'O tempo do fim do dia também merece cuidado.', ja: '一日の終わりの時間も、大切にしたいものです。' },
    ],
    publico: 'Pessoas de 25 a 60 anos no Japão que querem um quarto mais agradável e dão valor ao toque dos tecidos.',
    habits: ['Tem rotina de sono e arruma a cama todas as manhãs.', 'Troca a roupa de cama conforme a estação.'],
    names: {
      roots: ['Yume', 'Nemuri', 'Kumo', 'Fuwa', 'Yoru', 'Nagomi'],
      ends: ['Sleep', 'Dream', 'Rest', 'Cloud', 'Night'],
    },
  },
  bath: {
    pains: [
      { pt: 'O lavatório e o banheiro ficam para depois?', ja: '洗面所やお風呂まわり、後回しになっていませんか？' },
      {
        pt: 'Depois do banho, falta um pouco mais de conforto?',
        ja: 'お風呂上がりに、もう少し心地よさがほしくありませんか？',
      },
    ],
    pressures: [
      {
        pt: 'É coisa de todo dia, mas na correria fica como está.',
        ja: '毎日のことなのに、忙しさでそのままになってしまいます。',
      },
    ],
    scenes: [
      {
        pt: 'No vapor que ainda resta, alguns minutos só seus.',
        ja: '湯気の残る部屋で、自分だけの数分間を過ごします。',
      },
      { pt: 'Um banho agradável começa na preparação.', ja: '心地よいバスタイムは、準備から始まります。' },
    ],
    publico: 'Pessoas de 25 a 55 anos no Japão que têm o banho como momento de descanso e usam banheiros compactos.',
    habits: [
      'Toma banho de imersão à noite e gosta do banheiro em ordem.',
      'Troca os itens do banheiro a cada estação.',
    ],
    names: {
      roots: ['Yu', 'Furo', 'Sarari', 'Shizuku', 'Yuttari', 'Nagomi'],
      ends: ['Bath', 'Spa', 'Fresh', 'Drop', 'Soft'],
    },
  },
  decor: {
    pains: [
      {
        pt: 'A casa está arrumada, mas parece que falta alguma coisa?',
        ja: '部屋は片付いているのに、どこか物足りなく感じませんか？',
      },
      { pt: 'Uma parede ou estante vazia já incomodou você?', ja: '何もない壁や棚が、気になったことはありませんか？' },
    ],
    pressures: [
      {
        pt: 'Você pensa em mudar a decoração, mas parece obra grande e desiste.',
        ja: '模様替えを考えても、大がかりになりそうであきらめてしまいます。',
      },
    ],
    scenes: [
      {
        pt: 'No ambiente com a luz da tarde, o enfeite novo chama o olhar.',
        ja: '午後の光が差し込む部屋で、新しい飾りが目に入ります。',
      },
      { pt: 'Um enfeite já muda o ar do ambiente.', ja: 'ひとつ飾るだけで、部屋の空気が変わります。' },
    ],
    publico: 'Pessoas de 20 a 50 anos no Japão que moram em apartamento e gostam de mudar a decoração aos poucos.',
    habits: [
      'Recebe amigos em casa e gosta de mostrar cada canto.',
      'Guarda ideias de decoração no celular e muda um cantinho por mês.',
    ],
    names: {
      roots: ['Kazari', 'Iro', 'Irodori', 'Kokochi', 'Mado', 'Yohaku'],
      ends: ['Home', 'Room', 'Deco', 'Space', 'Mood'],
    },
  },
} satisfies Record<string, FamilyVoice>;
