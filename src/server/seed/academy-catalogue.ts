type LessonSeed = {
  /** Also the file name of its text in seed-content/academy. */
  slug: string;
  title: string;
  description: string;
  duration: string;
  accessType: 'free' | 'premium';
  /** Scheduled this many days after the first start. */
  opensInDays?: number;
};

export type AcademyModuleSeed = { title: string; description: string; lessons: readonly LessonSeed[] };

export const academyCatalogue: readonly AcademyModuleSeed[] = [
  {
    title: 'Vender no Japão, do zero',
    description: 'O que muda quando o cliente está em Osaka.',
    lessons: [
      {
        slug: 'o-que-o-comprador-japones-espera',
        title: 'O que o comprador japonês espera',
        description: 'As cinco perguntas que uma página de produto precisa responder antes de pedir a compra.',
        duration: '12 min',
        accessType: 'free',
      },
      {
        slug: 'preco-que-o-cliente-japones-entende',
        title: 'Preço que o cliente japonês entende',
        description: 'Imposto incluído, o final 980 e quando o preço riscado é permitido.',
        duration: '15 min',
        accessType: 'free',
      },
      {
        slug: 'pagina-tokushoho-sem-dor',
        title: 'Página 特定商取引法 sem dor',
        description: 'A página obrigatória de toda loja, campo por campo, e a última tela antes da compra.',
        duration: '18 min',
        accessType: 'premium',
      },
      {
        slug: 'primeiro-anuncio-com-3000-ienes',
        title: 'Primeiro anúncio com ¥3,000',
        description: 'Um teste pequeno, com uma pergunta só, a conta do CPA de empate e dia marcado para parar.',
        duration: '14 min',
        accessType: 'free',
        opensInDays: 5,
      },
    ],
  },
  {
    title: 'Operação sem sustos',
    description: 'Fornecedor, prazo, troca e devolução.',
    lessons: [
      {
        slug: 'fornecedor-amostra-antes-de-tudo',
        title: 'Fornecedor: amostra antes de tudo',
        description: 'A ficha da amostra, as perguntas que eliminam um produto cedo e o acordo mínimo por escrito.',
        duration: '14 min',
        accessType: 'free',
      },
      {
        slug: 'prazo-honesto-de-entrega',
        title: 'Prazo honesto de entrega',
        description: 'Como montar a faixa de dias com os seus números e onde mostrá-la.',
        duration: '9 min',
        accessType: 'free',
      },
      {
        slug: 'troca-e-devolucao-em-tres-mensagens',
        title: 'Troca e devolução em três mensagens',
        description: 'Entender, propor, confirmar: os textos em japonês e o que nunca dizer.',
        duration: '11 min',
        accessType: 'premium',
      },
      {
        slug: 'quando-trocar-de-fornecedor',
        title: 'Quando trocar de fornecedor',
        description: 'Quatro números por mês e uma transição sem deixar o cliente na mão.',
        duration: '16 min',
        accessType: 'premium',
      },
    ],
  },
  {
    title: 'Anúncio dentro da lei',
    description: 'Texto forte em japonês, sem promessa proibida.',
    lessons: [
      {
        slug: 'prometer-sem-mentir',
        title: 'Prometer sem mentir',
        description: 'As três portas da propaganda enganosa e como trocar superlativos por fatos.',
        duration: '13 min',
        accessType: 'free',
      },
      {
        slug: 'cosmetico-suplemento-e-a-lei-dos-remedios',
        title: 'Cosmético, suplemento e a 薬機法',
        description: 'As palavras que transformam um produto comum em remédio sem aprovação.',
        duration: '17 min',
        accessType: 'premium',
      },
      {
        slug: 'avaliacoes-de-verdade-e-a-regra-do-stema',
        title: 'Avaliações de verdade e a regra do ステマ',
        description: 'O que a lei proíbe desde 2023 e como conseguir as primeiras avaliações reais.',
        duration: '12 min',
        accessType: 'premium',
      },
      {
        slug: 'pse-e-giteki-antes-de-importar',
        title: 'PSE e 技適 antes de importar',
        description: 'Os dois selos que barram eletrônicos, como verificá-los e o que vender no lugar.',
        duration: '15 min',
        accessType: 'premium',
        opensInDays: 12,
      },
    ],
  },
];
