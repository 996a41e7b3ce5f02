type SnippetSeed = {
  /** File in seed-content/snippets; without its ending it is the slug. */
  file: string;
  title: string;
  description: string;
  type: 'script' | 'section' | 'style' | 'page' | 'prompt';
  language: 'liquid' | 'css' | 'html' | 'javascript' | 'typescript' | 'python' | 'prompt';
  difficulty: 'beginner' | 'intermediate' | 'advanced';
  accessType: 'free' | 'premium';
};

export type SnippetModuleSeed = {
  title: string;
  description: string;
  category: 'general' | 'shopify' | 'prompts';
  /** Name of a lucide icon. */
  icon: string;
  snippets: readonly SnippetSeed[];
};

export const snippetCatalogue: readonly SnippetModuleSeed[] = [
  {
    title: 'Loja Shopify em japonês',
    description: 'Liquid e CSS para a vitrine.',
    category: 'shopify',
    icon: 'Store',
    snippets: [
      {
        file: 'prazo-de-entrega-estimado.liquid',
        title: 'Prazo de entrega estimado',
        description: 'Mostra a faixa de datas em japonês, com dia da semana, logo abaixo do preço.',
        type: 'script',
        language: 'liquid',
        difficulty: 'beginner',
        accessType: 'free',
      },
      {
        file: 'preco-com-imposto-incluido.liquid',
        title: 'Preço com imposto incluído',
        description: 'Exibe 税込 ao lado do preço, como a lei pede, e só risca o preço anterior quando ele existiu.',
        type: 'script',
        language: 'liquid',
        difficulty: 'beginner',
        accessType: 'free',
      },
      {
        file: 'pagina-tokushoho-completa.html',
        title: 'Página 特定商取引法 completa',
        description: 'Modelo com todos os campos obrigatórios, pronto para trocar os colchetes.',
        type: 'page',
        language: 'html',
        difficulty: 'beginner',
        accessType: 'premium',
      },
      {
        file: 'tipografia-japonesa.css',
        title: 'Tipografia japonesa',
        description: 'Fontes, entrelinha e quebra de linha corretas para texto em japonês, sem baixar fonte nenhuma.',
        type: 'style',
        language: 'css',
        difficulty: 'beginner',
        accessType: 'free',
      },
      {
        file: 'barra-de-frete-gratis.liquid',
        title: 'Barra de frete grátis',
        description: 'Diz no carrinho quanto falta, em ienes, para o frete sair de graça.',
        type: 'script',
        language: 'liquid',
        difficulty: 'beginner',
        accessType: 'free',
      },
      {
        file: 'tabela-de-medidas.liquid',
        title: 'Tabela de medidas em centímetros',
        description: 'Seção editável no tema com 着丈, 身幅, 肩幅 e 袖丈, a forma que o cliente japonês espera.',
        type: 'section',
        language: 'liquid',
        difficulty: 'intermediate',
        accessType: 'premium',
      },
      {
        file: 'json-ld-produto-japao.liquid',
        title: 'Dados estruturados do produto (JSON-LD)',
        description: 'Preço em iene, prazo e devolução para o Japão, no formato que o Google lê.',
        type: 'script',
        language: 'liquid',
        difficulty: 'advanced',
        accessType: 'premium',
      },
    ],
  },
  {
    title: 'Código para qualquer loja',
    description: 'JavaScript, TypeScript e Python sem depender de plataforma.',
    category: 'general',
    icon: 'Code',
    snippets: [
      {
        file: 'telefone-e-cep-japoneses.js',
        title: 'Telefone e CEP japoneses',
        description: 'Aceita números de largura inteira e +81, e devolve o formato usado no Japão.',
        type: 'script',
        language: 'javascript',
        difficulty: 'beginner',
        accessType: 'free',
      },
      {
        file: 'data-com-dia-da-semana.js',
        title: 'Data com dia da semana',
        description: 'Escreve 11月20日(金) no fuso de Tóquio e soma dias úteis.',
        type: 'script',
        language: 'javascript',
        difficulty: 'beginner',
        accessType: 'free',
      },
      {
        file: 'arredondar-preco-para-final-980.ts',
        title: 'Arredondar preço para final 980',
        description: 'Sobe o preço calculado até o próximo final 480, 800 ou 980 e mostra a margem que sobra.',
        type: 'script',
        language: 'typescript',
        difficulty: 'intermediate',
        accessType: 'free',
      },
      {
        file: 'cep-preenche-o-endereco.js',
        title: 'CEP que preenche o endereço',
        description: 'Completa província e cidade a partir dos sete dígitos, sem apagar o que o cliente escreveu.',
        type: 'script',
        language: 'javascript',
        difficulty: 'intermediate',
        accessType: 'premium',
      },
      {
        file: 'contador-de-promocao-honesto.js',
        title: 'Contador de promoção honesto',
        description: 'Conta até a data real do fim, no horário do Japão, e some quando ela chega.',
        type: 'script',
        language: 'javascript',
        difficulty: 'intermediate',
        accessType: 'premium',
      },
      {
        file: 'achar-portugues-no-csv.py',
        title: 'Achar português esquecido no catálogo',
        description: 'Lê o CSV de produtos da Shopify e lista cada texto que ficou sem traduzir.',
        type: 'script',
        language: 'python',
        difficulty: 'advanced',
        accessType: 'premium',
      },
    ],
  },
  {
    title: 'Prompts de produto e anúncio',
    description: 'Você preenche em português, o texto sai em japonês.',
    category: 'prompts',
    icon: 'Sparkles',
    snippets: [
      {
        file: 'descricao-de-produto-em-japones.txt',
        title: 'Descrição de produto em japonês',
        description: 'Abertura, três vantagens, especificações e avisos, só com os fatos que você informar.',
        type: 'prompt',
        language: 'prompt',
        difficulty: 'beginner',
        accessType: 'free',
      },
      {
        file: 'titulo-e-meta-descricao.txt',
        title: 'Título, meta descrição e URL',
        description: 'Opções dentro dos limites de caracteres da busca em japonês, com a contagem ao lado.',
        type: 'prompt',
        language: 'prompt',
        difficulty: 'beginner',
        accessType: 'free',
      },
      {
        file: 'anuncio-em-tres-angulos.txt',
        title: 'Anúncio em três ângulos',
        description: 'Três anúncios do mesmo produto para testar dor, cena e fato.',
        type: 'prompt',
        language: 'prompt',
        difficulty: 'intermediate',
        accessType: 'premium',
      },
      {
        file: 'revisao-de-japones-natural.txt',
        title: 'Revisão de japonês natural',
        description: 'Acha keigo trocado, tradução literal e sobras de português, e explica cada mudança.',
        type: 'prompt',
        language: 'prompt',
        difficulty: 'intermediate',
        accessType: 'premium',
      },
      {
        file: 'checagem-de-promessas.txt',
        title: 'Checagem de promessas',
        description: 'Procura frases de risco nas leis japonesas de propaganda e sugere versões seguras.',
        type: 'prompt',
        language: 'prompt',
        difficulty: 'advanced',
        accessType: 'premium',
      },
    ],
  },
  {
    title: 'Prompts de atendimento',
    description: 'Respostas em keigo, prontas para colar.',
    category: 'prompts',
    icon: 'MessageSquareText',
    snippets: [
      {
        file: 'pedido-atrasado-com-desculpas.txt',
        title: 'Pedido atrasado, com desculpas',
        description: 'Pede desculpas uma vez, dá a nova data e deixa o cliente escolher.',
        type: 'prompt',
        language: 'prompt',
        difficulty: 'beginner',
        accessType: 'free',
      },
      {
        file: 'troca-por-tamanho-errado.txt',
        title: 'Troca por tamanho errado',
        description: 'Conduz a troca em três mensagens curtas.',
        type: 'prompt',
        language: 'prompt',
        difficulty: 'intermediate',
        accessType: 'premium',
      },
      {
        file: 'pergunta-sobre-material.txt',
        title: 'Pergunta sobre material',
        description: 'Responde sem prometer o que o fornecedor não garante.',
        type: 'prompt',
        language: 'prompt',
        difficulty: 'intermediate',
        accessType: 'premium',
      },
      {
        file: 'resposta-a-avaliacao-negativa.txt',
        title: 'Resposta a avaliação negativa',
        description: 'Resposta pública curta, com o que aconteceu e o que mudou.',
        type: 'prompt',
        language: 'prompt',
        difficulty: 'intermediate',
        accessType: 'free',
      },
      {
        file: 'pedir-avaliacao-sem-recompensa.txt',
        title: 'Pedir avaliação sem recompensa',
        description: 'E-mail, LINE e cartão que pedem uma opinião honesta, dentro da regra do ステマ.',
        type: 'prompt',
        language: 'prompt',
        difficulty: 'beginner',
        accessType: 'free',
      },
    ],
  },
];
