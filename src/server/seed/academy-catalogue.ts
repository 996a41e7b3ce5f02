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

const lesson = (
  slug: string,
  duration: string,
  accessType: LessonSeed['accessType'],
  words: Omit<LessonSeed, 'slug' | 'duration' | 'accessType'>,
): LessonSeed => ({ slug, duration, accessType, ...words });

export type AcademyModuleSeed = { title: string; description: string; lessons: readonly LessonSeed[] };

export const academyCatalogue: readonly AcademyModuleSeed[] = [
  {
    title: 'Vender no Japão, do zero',
    description: 'O que muda quando o cliente está em Osaka.',
    lessons: [
      lesson('o-que-o-comprador-japones-espera', '12 min', 'free', {
        title: 'O que o comprador japonês espera',
        description: 'As cinco perguntas que uma página de produto precisa responder antes de pedir a compra.',
      }),
      lesson('preco-que-o-cliente-japones-entende', '15 min', 'free', {
        title: 'Preço que o cliente japonês entende',
        description: 'Imposto incluído, o final 980 e quando o preço riscado é permitido.',
      }),
      lesson('pagina-tokushoho-sem-dor', '18 min', 'premium', {
        title: 'Página 特定商取引法 sem dor',
        description: 'A página obrigatória de toda loja, campo por campo, e a última tela antes da compra.',
      }),
      lesson('primeiro-anuncio-com-3000-ienes', '14 min', 'free', {
        title: 'Primeiro anúncio com ¥3,000',
        description: 'Um teste pequeno, com uma pergunta só, a conta do CPA de empate e dia marcado para parar.',
        opensInDays: 5,
      }),
    ],
  },
  {
    title: 'Operação sem sustos',
    description: 'Fornecedor, prazo, troca e devolução.',
    lessons: [
      lesson('fornecedor-amostra-antes-de-tudo', '14 min', 'free', {
        title: 'Fornecedor: amostra antes de tudo',
        description: 'A ficha da amostra, as perguntas que eliminam um produto cedo e o acordo mínimo por escrito.',
      }),
      lesson('prazo-honesto-de-entrega', '9 min', 'free', {
        title: 'Prazo honesto de entrega',
        description: 'Como montar a faixa de dias com os seus números e onde mostrá-la.',
      }),
      lesson('troca-e-devolucao-em-tres-mensagens', '11 min', 'premium', {
        title: 'Troca e devolução em três mensagens',
        description: 'Entender, propor, confirmar: os textos em japonês e o que nunca dizer.',
      }),
      lesson('quando-trocar-de-fornecedor', '16 min', 'premium', {
        title: 'Quando trocar de fornecedor',
        description: 'Quatro números por mês e uma transição sem deixar o cliente na mão.',
      }),
    ],
  },
  {
    title: 'Anúncio dentro da lei',
    description: 'Texto forte em japonês, sem promessa proibida.',
    lessons: [
      lesson('prometer-sem-mentir', '13 min', 'free', {
        title: 'Prometer sem mentir',
        description: 'As três portas da propaganda enganosa e como trocar superlativos por fatos.',
      }),
      lesson('cosmetico-suplemento-e-a-lei-dos-remedios', '17 min', 'premium', {
        title: 'Cosmético, suplemento e a 薬機法',
        description: 'As palavras que transformam um produto comum em remédio sem aprovação.',
      }),
      lesson('avaliacoes-de-verdade-e-a-regra-do-stema', '12 min', 'premium', {
        title: 'Avaliações de verdade e a regra do ステマ',
        description: 'O que a lei proíbe desde 2023 e como conseguir as primeiras avaliações reais.',
      }),
      lesson('pse-e-giteki-antes-de-importar', '15 min', 'premium', {
        title: 'PSE e 技適 antes de importar',
        description: 'Os dois selos que barram eletrônicos, como verificá-los e o que vender no lugar.',
        opensInDays: 12,
      }),
    ],
  },
];
