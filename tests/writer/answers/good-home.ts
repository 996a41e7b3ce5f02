import type { GoodAnswers } from './answer.ts';

export const GOOD_HOME: readonly GoodAnswers[] = [
  {
    id: 'thermos',
    source: `Garrafa térmica de aço inoxidável 500 ml
Marca: Norvia
Peso: 320 g
Cores: preto e branco
Mantém bebidas frias por até 24 horas e quentes por até 12 horas.
Não leve ao micro-ondas.`,
    translation: {
      translation: `ステンレス製保温ボトル 500ml
ブランド：Norvia
重さ：320g
カラー：ブラック、ホワイト
冷たい飲み物は最大24時間、温かい飲み物は最大12時間、温度をキープします。
電子レンジでは使用しないでください。`,
      meta_description:
        'Norviaのステンレス製保温ボトルです。容量は500ml、重さは320gで、毎日の持ち歩きにちょうどよいサイズです。カラーはブラックとホワイトの2色。通勤やお出かけのおともにどうぞ。',
      url_slug: 'stainless-thermal-bottle-500ml',
    },
    copy: {
      publico: 'Pessoas que moram no Japão e levam a própria bebida para o trabalho, a escola ou os passeios.',
      persona: 'Ana, 34 anos, trabalha em uma fábrica em Aichi e sai de casa cedo. Quer o café quente no intervalo.',
      copy: 'Café quente no intervalo, água fria no fim do dia. A garrafa térmica Norvia, de aço inoxidável, leva 500 ml e pesa 320 g. Mantém bebidas frias por até 24 horas e quentes por até 12 horas. Escolha entre preto e branco. Não leve ao micro-ondas.',
    },
    ads: {
      descriptions: [
        '朝に入れたコーヒーが、昼休みにもまだ温かい。容量500mlのステンレスボトルです。',
        '重さは320g。バッグに入れても気にならない保温ボトルを、通勤のおともに。',
        'ブラックとホワイト、あなたはどちらを選びますか。毎日使いたくなるボトルです。',
      ],
    },
    reviews: [
      { nome: 'みさき', review: '軽くて持ち運びやすく、通勤で毎日使っています。' },
      { nome: 'たくや', review: '500mlがちょうどいい大きさでした。' },
      { nome: 'ゆうこ', review: 'ホワイトの色味がきれいで気に入りました。' },
    ],
    names: ['Norvia Thermo', 'Mizu Trip', 'Hot & Cool Bottle', 'Sora Flask'],
  },
  {
    id: 'fountain',
    source: `Fonte de água para gatos 2L silenciosa
✅ 3 modos de fluxo
✅ Plástico livre de BPA
Medidas: 18 x 18 x 16 cm
Potência: 2 W
Acompanha: 1 filtro + 1 cabo USB
Não acompanha adaptador de tomada. Nunca ligar sem água!`,
    translation: {
      translation: `猫用の静音給水器 2L
✅ 3種類の水流モード
✅ BPAフリーのプラスチック
寸法：18×18×16cm
消費電力：2W
付属品：フィルター×1、USBケーブル×1
電源アダプターは付属していません。水を入れずに電源を入れないでください。`,
      meta_description:
        '猫ちゃんのための静かな自動給水器です。容量は2L、3種類の水流モードを選べます。BPAフリーのプラスチックを使用し、フィルターとUSBケーブルが付属します。大切な家族の毎日の水分補給に。',
      url_slug: 'quiet-cat-water-fountain-2l',
    },
    copy: {
      publico: 'Quem mora no Japão com gatos e quer água sempre em movimento, sem barulho no apartamento.',
      persona: 'Bruna, 29 anos, mora em um apartamento em Nagoya com dois gatos e trabalha em turnos.',
      copy: 'Água em movimento, dia e noite, sem barulho. A fonte de água para gatos leva 2 L e tem 3 modos de fluxo. É de plástico livre de BPA, mede 18 x 18 x 16 cm e consome 2 W. Vem com 1 filtro e 1 cabo USB. Não acompanha adaptador de tomada. Nunca ligar sem água.',
    },
    ads: {
      descriptions: [
        '静かに流れる水で、愛猫の水飲みタイムを楽しく。容量2Lの自動給水器です。',
        '3種類の水流モードから、猫ちゃんの好みに合わせて選べます。',
        'BPAフリーの素材で作られた給水器。USBケーブルも付属しています。',
      ],
    },
    reviews: [
      { nome: 'あやか', review: 'とても静かで、夜も気になりません。' },
      { nome: 'けんじ', review: 'うちの猫が水をよく飲むようになりました。' },
      { nome: 'なおみ', review: '2L入るので、留守番の日も安心して使えます。' },
    ],
    names: ['Neko Mizu', 'Aqua Cat', 'Gato Feliz', 'Shizuka Flow'],
  },
  {
    id: 'lamp',
    source: `<h2>Luminária de mesa LED dobrável</h2>
<ul><li>Potência: 8 W</li><li>3 níveis de brilho</li><li>Altura: 38 cm</li></ul>
<p>Material: alumínio. Cor: prata. Veja em <a href="https://loja.exemplo.com/luz">nossa loja</a>.</p>`,
    translation: {
      translation: `<h2>折りたたみ式LEDデスクライト</h2>
<ul><li>消費電力：8W</li><li>明るさは3段階</li><li>高さ：38cm</li></ul>
<p>素材：アルミニウム。カラー：シルバー。<a href="https://loja.exemplo.com/luz">当店のページ</a>をご覧ください。</p>`,
      meta_description:
        '折りたたみ式のLEDデスクライトです。明るさは3段階に調節でき、高さは38cm。アルミニウム素材のシルバーは、デスクまわりにすっきりなじみます。読書や勉強、在宅ワークのあかりに。',
      url_slug: 'foldable-led-desk-lamp',
    },
    copy: {
      publico: 'Quem estuda ou trabalha em casa, no Japão, em uma mesa pequena.',
      persona: 'Lucas, 22 anos, estuda japonês à noite depois do trabalho e divide o quarto com o irmão.',
      copy: 'Luz onde você precisa, mesa livre quando termina. A luminária de mesa LED é dobrável, de alumínio, na cor prata. Tem 3 níveis de brilho, 8 W de potência e 38 cm de altura. Estude sem acordar ninguém.',
    },
    ads: {
      descriptions: [
        '使わないときは折りたたんで、デスクをすっきり。LEDデスクライトです。',
        '明るさは3段階。読書にも作業にも、ちょうどいい光を選べます。',
        'アルミニウムのシルバーボディが、お部屋に上品になじみます。',
      ],
    },
    reviews: [
      { nome: 'しょうた', review: '3段階の明るさが便利で、勉強に使っています。' },
      { nome: 'まゆみ', review: '折りたためるので、片付けがとても楽です。' },
      { nome: 'ひろこ', review: '高さ38cmで、机の上にちょうどよく収まります。' },
    ],
    names: ['Hikari Desk', 'Lumi Fold', 'Luz Prata', 'Akari Mini'],
  },
  {
    id: 'puzzle',
    source: `Quebra-cabeça infantil de madeira 48 peças
Idade recomendada: a partir de 4 anos
Medidas: 30 x 22 cm
Certificação: INMETRO
Contém peças pequenas. Não indicado para menores de 3 anos.`,
    translation: {
      translation: `木製キッズパズル 48ピース
対象年齢：4歳以上
寸法：30×22cm
認証：INMETRO
小さな部品が含まれます。3歳未満のお子様には適していません。ご注意ください。`,
      meta_description:
        '48ピースの木製キッズパズルです。サイズは30×22cmで、小さな手でも扱いやすい大きさ。対象年齢は4歳以上です。親子で過ごす雨の日の時間や、お誕生日のプレゼントにもおすすめです。',
      url_slug: 'kids-wooden-puzzle-48-pieces',
    },
    copy: {
      publico: 'Famílias no Japão com crianças a partir de 4 anos que querem brincar longe da tela.',
      persona: 'Carla, 36 anos, mãe de uma menina de 5 anos, procura brincadeiras para os dias de chuva.',
      copy: 'Dia de chuva também é dia de brincar. O quebra-cabeça infantil de madeira tem 48 peças e mede 30 x 22 cm. É para crianças a partir de 4 anos e tem certificação INMETRO. Contém peças pequenas. Não indicado para menores de 3 anos.',
    },
    ads: {
      descriptions: [
        '雨の日のおうち時間が楽しくなる、48ピースの木製パズルです。',
        '4歳からの「できた！」を応援。親子でいっしょに遊べます。',
        '木のぬくもりを感じるパズルは、お誕生日のプレゼントにもどうぞ。',
      ],
    },
    reviews: [
      { nome: 'さとみ', review: '木の手ざわりがよくて、子どもが夢中です。' },
      { nome: 'だいすけ', review: '48ピースは4歳の娘にちょうどよかったです。' },
      { nome: 'えりか', review: '孫へのプレゼントにしました。喜んでいます。' },
    ],
    names: ['Ki no Puzzle', 'Dino Wood', 'Brincar & Montar', 'Mori Pieces'],
  },
];
