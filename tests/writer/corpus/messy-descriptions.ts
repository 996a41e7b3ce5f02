import type { CorpusEntry } from './corpus-entry.ts';

const LONG_REVIEW_OF_FEATURES = `O conforto começa no primeiro passo. Nossa equipe pensou em cada detalhe para que você possa andar, correr e trabalhar sem pensar nos pés.
- Solado em EVA leve e flexível
- Palmilha macia e removível
- Cabedal em mesh respirável
- Fechamento com cadarço
Muita gente pergunta se serve para o trabalho. Serve! O visual é discreto e combina com calça jeans, legging ou bermuda.
`;

/** Emojis, tags, prices, shouting, mixed languages, nothing to recognise, far too long. */
export const MESSY_DESCRIPTIONS: readonly CorpusEntry[] = [
  {
    id: 'html-tenis',
    noun: 'スニーカー',
    description: `<h1>T&ecirc;nis Feminino Casual</h1><p>Super <b>leve</b> e <strong>confort&aacute;vel</strong>!</p>
<ul><li>Solado de borracha antiderrapante</li><li>Material: couro sint&eacute;tico</li><li>Cores: branco, rosa e preto</li></ul>
<script>alert('x')</script><style>p{color:red}</style>`,
  },
  {
    id: 'emoji-garrafa',
    noun: '保温タンブラー',
    description: `🔥🔥 PROMOÇÃO RELÂMPAGO 🔥🔥

✅ COPO TÉRMICO 473 ML COM TAMPA
✅ Aço inox, parede dupla
✅ Mantém a bebida gelada por até 9 horas!!!
✅ Livre de BPA

💰 De R$ 129,90 por R$ 59,90
💳 Em até 12x sem juros
🚚 FRETE GRÁTIS

👉 Compre agora! Últimas unidades 😱`,
  },
  { id: 'so-precos', noun: null, description: 'R$ 99,90\n12x de R$ 9,99\n🚚 Frete grátis!!!' },
  { id: 'desconhecido', noun: null, description: 'XPTO 9000 Turbo Max' },
  { id: 'uma-palavra', noun: 'クッション', description: 'almofada' },
  {
    id: 'linhas-vazias',
    noun: 'ソファスロー',
    description:
      '\n\n\nManta de sofá   em   microfibra\n\n\n\n   super macia e quentinha   \n\n\n• 1,50 x 2,00 m\n\n\n',
  },
  {
    id: 'caixa-alta',
    noun: 'LED電球',
    description:
      'LÂMPADA LED INTELIGENTE WI-FI RGB 9W BIVOLT!!! FUNCIONA COM ALEXA!!! CONTROLE PELO CELULAR!!! COMPRE JÁ!!!',
  },
  {
    id: 'sem-acento',
    noun: '目覚まし時計',
    description: 'relogio despertador digital com display led, funciona a pilha, pequeno e facil de usar, cor branca',
  },
  {
    id: 'negacoes',
    noun: 'スピーカー',
    description:
      'Caixa de som bluetooth portátil. Não é à prova d’água. Não acompanha carregador. Sem rádio FM. Bateria recarregável, até 8 horas.',
  },
  {
    id: 'perguntas',
    noun: 'レインコート',
    description: `Capa de chuva transparente adulto

Perguntas frequentes:
P: É impermeável?
R: Sim!
P: Qual o tamanho?
R: Tamanho único.
Dúvidas? Chame no chat.`,
  },
  {
    id: 'tabela',
    noun: 'カーゴパンツ',
    description: `Calça cargo masculina | Sarja | Vários bolsos

Tamanho | Cintura | Comprimento
P | 72 cm | 98 cm
M | 76 cm | 100 cm
G | 80 cm | 102 cm

Obs: as medidas podem variar de 1 a 3 cm.`,
  },
  {
    id: 'ingles-misturado',
    noun: 'スマートウォッチ',
    description:
      'Smartwatch Ultra Series 9 - Bluetooth Call / Heart Rate / Always-on Display 👌 pulseira de silicone preta, à prova d’água IP68, NFC, tela 2.0" HD',
  },
  {
    id: 'links',
    noun: '三脚',
    description:
      'Tripé para celular com controle remoto incluso. Veja o vídeo: https://exemplo.com.br/video?id=1 ou escreva para loja@exemplo.com.br. Altura ajustável de 30 a 160 cm.',
  },
  {
    id: 'longo-4000',
    noun: 'スニーカー',
    description: `Tênis unissex confortável para caminhada\n\n${LONG_REVIEW_OF_FEATURES.repeat(12)}\nGarantia de 90 dias. Envio imediato!`,
  },
  {
    id: 'copy-persuasiva',
    noun: null,
    description:
      'Chega de migalhas no sofá! Com o nosso aspirador portátil sem fio você limpa a casa e o carro em minutos. Leve, potente e recarregável. Sua casa limpa sem esforço, sua coluna agradece. Garanta já o seu!',
  },
  {
    id: 'risco-saude',
    noun: '姿勢サポーター',
    description:
      'Corretor de postura unissex ajustável. Acaba com a dor nas costas e cura a má postura em 7 dias! Tecido respirável em neoprene.',
  },
  {
    id: 'zero-width',
    noun: 'ポーチ',
    description: 'Ne\u{200B}cessaire fe\u{AD}minina im\u{200B}permeável para viagem 🧳✨ cor rosê\u{FEFF}',
  },
  {
    id: 'comida-brasil',
    noun: 'ドゥルセ・デ・レチェ',
    description:
      'Doce de leite artesanal mineiro 400 g. Sem glúten. Sabor de infância! Ótimo com pão de queijo e café.',
  },
  {
    id: 'marcadores',
    noun: '収納ボックス',
    description:
      '*** CAIXA ORGANIZADORA DOBRÁVEL ***\n=> Tecido resistente\n=> Com tampa e alças\n=> 40x30x25cm\n=> Kit c/ 3 unidades\n----------\n#organização #casa',
  },
  { id: 'so-emojis', noun: null, description: '😍😍😍🔥🔥' },
  {
    id: 'japones-colado',
    noun: 'リュック',
    description: 'Mochila escolar 軽量 infantil\n防水 impermeável, cor azul marinho',
  },
  {
    id: 'numeros',
    noun: 'モバイルバッテリー',
    description: 'Power bank 20.000 mAh 22,5W carregamento rápido USB-C 2 portas 345g preto',
  },
];
