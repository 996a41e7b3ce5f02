import type { GoodAnswers } from './answer.ts';

export const GOOD_WEAR: readonly GoodAnswers[] = [
  {
    id: 'earbuds',
    source: `Fone de ouvido sem fio Auron Buds 3
Marca: Auron
Modelo: AB-300
Bluetooth 5.3
Alcance: até 10 metros
Autonomia: 6 horas
Tempo de carga: cerca de 1,5 h
Compatível com Android e iOS
Garantia: 12 meses
Dúvidas: @auron.jp ou www.auron.example`,
    translation: {
      translation: `ワイヤレスイヤホン Auron Buds 3
ブランド：Auron
型番：AB-300
Bluetooth 5.3
通信距離：最大10m
連続使用時間：6時間
充電時間：約1時間30分
Android、iOS対応
保証期間：12か月
お問い合わせ：@auron.jp または www.auron.example`,
      meta_description:
        'ワイヤレスイヤホンAuron Buds 3（AB-300）です。Bluetooth 5.3に対応し、通信距離は最大10m。約1.5時間の充電で6時間使えます。AndroidとiOSに対応、12か月の保証付きです。',
      url_slug: 'auron-buds-3-wireless-earphones',
    },
    copy: {
      publico: 'Quem anda de trem todos os dias no Japão e quer música sem fio enroscando na bolsa.',
      persona: 'Rafael, 27 anos, pega o trem em Saitama às 7h e ouve podcasts no caminho.',
      copy: 'O trem está cheio, mas a música é só sua. O fone de ouvido sem fio Auron Buds 3, modelo AB-300, tem Bluetooth 5.3 e alcance de até 10 metros. São 6 horas de autonomia com cerca de 1,5 h de carga. Compatível com Android e iOS, com garantia de 12 meses.',
    },
    ads: {
      descriptions: [
        '満員電車でも、音楽は自分だけのもの。Auron Buds 3で通勤を楽しく。',
        '約1.5時間の充電で6時間。お出かけの一日をワイヤレスで。',
        'Bluetooth 5.3対応。AndroidにもiOSにも使えるイヤホンです。',
      ],
    },
    reviews: [
      { nome: 'りょう', review: '接続が安定していて、通勤で重宝しています。' },
      { nome: 'かおり', review: '6時間使えるので、一日安心です。' },
      { nome: 'つよし', review: 'iOSでもすぐにつながりました。満足です。' },
    ],
    names: ['Auron Go', 'Oto Free', 'Sem Fio 3', 'Buds Kaze'],
  },
  {
    id: 'serum',
    source: `Sérum facial com vitamina C 10% 30 ml
Marca: Raiz Serena
Ingredientes: Aqua, Ascorbic Acid, Sodium Hyaluronate, Glycerin
Indicado para todos os tipos de pele
Vegano, sem parabenos
Uso externo. Evite contato com os olhos.
Sonhe com a pele de porcelana!`,
    translation: {
      translation: `ビタミンC10%配合フェイスセラム 30ml
ブランド：Raiz Serena
成分：Aqua, Ascorbic Acid, Sodium Hyaluronate, Glycerin
すべての肌質の方にお使いいただけます
ヴィーガン処方、パラベンフリー
外用専用です。目に入らないようご注意ください。
陶器のようになめらかな肌をイメージして。`,
      meta_description:
        'Raiz SerenaのビタミンC10%配合フェイスセラム、30ml入りです。ヴィーガン処方でパラベンフリー。すべての肌質の方にお使いいただけます。朝晩のスキンケアに取り入れやすい美容液です。',
      url_slug: 'vitamin-c-face-serum-30ml',
    },
    copy: {
      publico: 'Quem mora no Japão e procura um sérum vegano para a rotina da manhã e da noite.',
      persona: 'Juliana, 31 anos, trabalha em um escritório com ar-condicionado e gosta de rotinas simples.',
      copy: 'Um passo simples na sua rotina. O sérum facial Raiz Serena traz vitamina C 10% em um frasco de 30 ml. É vegano, sem parabenos e indicado para todos os tipos de pele. Uso externo. Evite contato com os olhos.',
    },
    ads: {
      descriptions: [
        '毎日のスキンケアに、ビタミンC10%配合のセラムをプラスしませんか。',
        'ヴィーガン処方でパラベンフリー。シンプルなケアが好きな方に。',
        'Raiz Serenaの美容液は30ml。朝も夜も、手軽に使えます。',
      ],
    },
    reviews: [
      { nome: 'ちえ', review: 'さらっとした使い心地で、朝も使いやすいです。' },
      { nome: 'ともこ', review: 'パラベンフリーなのがうれしいポイントです。' },
      { nome: 'れいな', review: '30mlで、旅行にも持って行きやすいサイズ。' },
    ],
    names: ['Serena Glow', 'Vita Hada', 'Raiz C10', 'Mizu Serum'],
  },
  {
    id: 'sneaker',
    source: `Tênis feminino de caminhada
Numeração: 34 ao 39
Cores: branco, rosa e cinza
Solado: borracha
Peso: 210 g
Não use secadora.`,
    translation: {
      translation: `レディース ウォーキングシューズ
サイズ：34〜39
カラー：ホワイト、ピンク、グレー
ソール：ラバー
重さ：210g
乾燥機は使用しないでください。`,
      meta_description:
        '女性用のウォーキングシューズです。サイズは34〜39、カラーはホワイト、ピンク、グレーの3色から選べます。重さは210gと軽く、ソールはラバー素材。毎日の散歩や通勤にぴったりの一足です。',
      url_slug: 'womens-walking-shoes',
    },
    copy: {
      publico: 'Mulheres que caminham até a estação todos os dias no Japão.',
      persona: 'Patrícia, 41 anos, caminha vinte minutos até a estação e fica em pé no trabalho.',
      copy: 'Do portão de casa até a plataforma, passo leve. O tênis feminino de caminhada pesa 210 g e tem solado de borracha. Numeração do 34 ao 39, nas cores branco, rosa e cinza. Não use secadora.',
    },
    ads: {
      descriptions: [
        '駅までの道が軽やかに。重さ210gのウォーキングシューズです。',
        'ホワイト、ピンク、グレーの3色。毎日の服に合わせやすい一足。',
        'ラバーソールで、一日中歩く日も快適に過ごせます。',
      ],
    },
    reviews: [
      { nome: 'ふみえ', review: '軽くて歩きやすく、散歩が楽しくなりました。' },
      { nome: 'しずか', review: 'グレーを選びました。どんな服にも合います。' },
      { nome: 'みほ', review: 'ソールがしっかりしていて歩きやすいです。' },
    ],
    names: ['Aruku Light', 'Passo Leve', 'Sakura Walk', 'Step 34'],
  },
  {
    id: 'powerbank',
    source:
      'Power bank 20.000 mAh 22,5W USB-C preto\nDimensões: 14,5 x 6,8 x 1,6 cm\nPeso: 345 g\nCertificação: Anatel',
    translation: {
      translation: 'モバイルバッテリー 20,000mAh 22.5W USB-C ブラック\n寸法：14.5×6.8×1.6cm\n重さ：345g\n認証：Anatel',
      meta_description:
        '容量2万mAhの大容量モバイルバッテリーです。出力は22.5W、USB-Cに対応しています。サイズは14.5×6.8×1.6cm、重さは345g。カラーはブラック。旅行や出張、毎日のお出かけの備えに。',
      url_slug: 'power-bank-20000mah-black',
    },
    copy: {
      publico: 'Quem passa o dia fora de casa no Japão e depende do celular para mapas e pagamentos.',
      persona: 'Diego, 25 anos, entregador em Osaka, usa o celular o dia todo para achar endereços.',
      copy: 'Bateria para o dia inteiro e para o dia seguinte. O power bank preto tem 20.000 mAh, 22,5 W e USB-C. Mede 14,5 x 6,8 x 1,6 cm e pesa 345 g. Certificação Anatel.',
    },
    ads: {
      descriptions: [
        '外出先の充電切れに、さようなら。20000mAhの大容量バッテリーです。',
        '22.5W出力でUSB-C対応。旅行のかばんに一つ入れておきたい。',
        '重さ345g。ブラックのシンプルなデザインで、毎日持ち歩けます。',
      ],
    },
    reviews: [
      { nome: 'こうへい', review: '容量が大きくて、出張のときに助かっています。' },
      { nome: 'まさみ', review: '345gですが、思ったより持ちやすいです。' },
      { nome: 'ゆうき', review: 'USB-Cで充電できるのが便利でした。' },
    ],
    names: ['Denchi 20', 'Carga Total', 'Volt Trip', 'Kuro Power'],
  },
];
