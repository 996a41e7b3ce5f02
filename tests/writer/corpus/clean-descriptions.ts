import type { CorpusEntry } from './corpus-entry.ts';

/** Well-behaved texts: a title, a few sentences or a list. */
export const CLEAN_DESCRIPTIONS: readonly CorpusEntry[] = [
  {
    id: 'garrafa-termica',
    noun: '保温ボトル',
    description: 'Garrafa térmica 500 ml, aço inox 316, tampa que não vaza, 210 g. Ideal para o trabalho e viagens.',
  },
  {
    id: 'tenis-corrida',
    noun: 'ランニングシューズ',
    description: `Tênis de corrida masculino super leve

Solado de borracha antiderrapante e cabedal em mesh respirável.
Tamanhos: 38 ao 44
Cores: preto, branco e cinza
Ideal para corrida e academia.`,
  },
  {
    id: 'fone-bluetooth',
    noun: 'ワイヤレスイヤホン',
    description: `Fone de ouvido sem fio Bluetooth 5.3
Estojo de carregamento com visor digital
Cancelamento de ruído
Até 24 horas de bateria com o estojo
Resistente à água IPX5
Compatível com iPhone e Android
Garantia de 12 meses`,
  },
  {
    id: 'jogo-lencol',
    noun: 'シーツセット',
    description:
      'Jogo de lençol queen 400 fios 100% algodão branco, 4 peças. Toque macio e tecido respirável. Pode lavar na máquina.',
  },
  {
    id: 'capinha-iphone',
    noun: 'スマホケース',
    description: 'Capinha de silicone para iPhone 13 transparente. Antichoque, fina e com proteção nas bordas.',
  },
  {
    id: 'borracha-escolar',
    noun: '消しゴム',
    description: 'Borracha escolar branca para lápis, caixa com 24 unidades. Não borra o papel.',
  },
  {
    id: 'vestido-floral',
    noun: 'ロングワンピース',
    description: `Vestido longo floral feminino
Tecido leve e fresco em viscose, com elasticidade na cintura.
Perfeito para o verão, praia e passeios.
Tamanhos: P, M, G e GG`,
  },
  {
    id: 'luminaria-mesa',
    noun: 'デスクライト',
    description:
      'Luminária de mesa LED dobrável, recarregável via USB, com ajuste de intensidade e controle touch. Ideal para leitura e estudo.',
  },
  {
    id: 'kit-potes',
    noun: '保存容器',
    description: `Kit com 5 potes herméticos de vidro
Tampa com vedação, livre de BPA
Pode ir ao micro-ondas e à lava-louças
Capacidade: 640 ml cada`,
  },
  {
    id: 'mochila-notebook',
    noun: 'ビジネスリュック',
    description:
      'Mochila para notebook 15,6 polegadas em tecido oxford impermeável, com entrada USB, vários compartimentos e alça acolchoada. Cor preta. 30 litros.',
  },
  {
    id: 'relogio-parede',
    noun: '掛け時計',
    description: 'Relógio de parede minimalista silencioso 30 cm, moldura em madeira, para sala ou quarto.',
  },
  {
    id: 'coleira-cachorro',
    noun: '首輪',
    description:
      'Coleira para cachorro em nylon resistente, ajustável, com fecho reforçado. Cores: vermelho, azul e preto.',
  },
  {
    id: 'tapete-yoga',
    noun: 'ヨガマット',
    description:
      'Tapete de yoga em TPE antiderrapante, 183 x 61 cm, 6 mm de espessura. Leve, fácil de limpar e com bolsa de transporte.',
  },
  {
    id: 'escova-dente',
    noun: '電動歯ブラシ',
    description: 'Escova de dente elétrica recarregável com 5 modos, à prova d’água, timer de 2 minutos e 4 refis.',
  },
  {
    id: 'umidificador',
    noun: '加湿器',
    description:
      'Umidificador de ar portátil 300 ml com luz LED, silencioso, alimentação USB. Desligamento automático. Ideal para quarto e escritório.',
  },
  {
    id: 'bolsa-tiracolo',
    noun: 'ショルダーバッグ',
    description:
      'Bolsa tiracolo feminina em couro sintético, cor caramelo, com alça ajustável e zíper. Elegante e compacta para o dia a dia.',
  },
  {
    id: 'colar-prata',
    noun: 'ネックレス',
    description:
      'Colar feminino em prata 925 com pingente de coração e zircônia. Hipoalergênico. Acompanha caixa. Presente perfeito para o Dia das Mães.',
  },
  {
    id: 'faca-chef',
    noun: '包丁',
    description:
      'Faca de cozinha em aço inox com lâmina afiada de 20 cm e cabo de madeira. Ideal para carnes e legumes.',
  },
  {
    id: 'brinquedo-montessori',
    noun: '知育玩具',
    description:
      'Brinquedo educativo Montessori em madeira, atóxico, para crianças a partir de 2 anos. 12 peças coloridas.',
  },
  {
    id: 'massageador',
    noun: 'マッサージガン',
    description:
      'Pistola massageadora portátil, silenciosa, recarregável, com 4 ponteiras e 6 níveis de intensidade. Pesa 680 g.',
  },
  {
    id: 'guarda-chuva',
    noun: '折りたたみ傘',
    description: 'Guarda-chuva dobrável automático, resistente ao vento, proteção UV. Leve: só 320 g. Cabe na bolsa.',
  },
  {
    id: 'organizador-maquiagem',
    noun: 'コスメ収納ボックス',
    description: 'Organizador de maquiagem giratório 360 graus em acrílico transparente, com divisórias. 28 x 22 cm.',
  },
  {
    id: 'suporte-celular',
    noun: 'スマホスタンド',
    description:
      'Suporte para celular de mesa, dobrável, em liga de alumínio, cor prata. Altura ajustável e base antiderrapante.',
  },
  {
    id: 'aspirador-carro',
    noun: '車用掃除機',
    description:
      'Aspirador para carro sem fio, potente, recarregável por USB, com filtro lavável. Compacto para guardar no porta-luvas.',
  },
  {
    id: 'cafe-especial',
    noun: 'コーヒー',
    description: 'Café especial em grãos do Brasil, 250 g, torra média, notas de chocolate e caramelo.',
  },
  {
    id: 'kit-jardinagem',
    noun: 'ガーデニングセット',
    description: 'Kit jardinagem com 5 peças, cabo de madeira e aço carbono. Para jardim, varanda e vasos.',
  },
  {
    id: 'babador-silicone',
    noun: 'シリコンビブ',
    description:
      'Babador de silicone para bebê, livre de BPA, fácil de limpar, ajustável. Cores: rosa claro e verde água.',
  },
  {
    id: 'fonte-gatos',
    noun: 'ペット給水器',
    description: 'Fonte para gatos 2,5 litros, silenciosa, com filtro e luz LED. Incentiva o seu gato a beber água.',
  },
];
