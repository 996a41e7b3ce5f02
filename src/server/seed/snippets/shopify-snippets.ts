import type { SnippetModuleSeed } from './snippet-seed.ts';
import { snippet } from './snippet-seed.ts';

export const shopifySnippets: readonly SnippetModuleSeed[] = [
  {
    title: 'Loja Shopify em japonês',
    description: 'Liquid e CSS para a vitrine.',
    category: 'shopify',
    icon: 'Store',
    snippets: [
      snippet('prazo-de-entrega-estimado.liquid', 'script', 'beginner', 'free', {
        title: 'Prazo de entrega estimado',
        description: 'Mostra a faixa de datas em japonês, com dia da semana, logo abaixo do preço.',
      }),
      snippet('preco-com-imposto-incluido.liquid', 'script', 'beginner', 'free', {
        title: 'Preço com imposto incluído',
        description: 'Exibe 税込 ao lado do preço, como a lei pede, e só risca o preço anterior quando ele existiu.',
      }),
      snippet('pagina-tokushoho-completa.html', 'page', 'beginner', 'premium', {
        title: 'Página 特定商取引法 completa',
        description: 'Todos os campos obrigatórios, já preenchidos com os dados de Minha loja.',
      }),
      snippet('tipografia-japonesa.css', 'style', 'beginner', 'free', {
        title: 'Tipografia japonesa',
        description: 'Fontes, entrelinha e quebra de linha corretas para texto em japonês, sem baixar fonte nenhuma.',
      }),
      snippet('barra-de-frete-gratis.liquid', 'script', 'beginner', 'free', {
        title: 'Barra de frete grátis',
        description: 'Diz no carrinho quanto falta, em ienes, para o frete sair de graça.',
      }),
      snippet('tabela-de-medidas.liquid', 'section', 'intermediate', 'premium', {
        title: 'Tabela de medidas em centímetros',
        description: 'Seção editável no tema com 着丈, 身幅, 肩幅 e 袖丈, a forma que o cliente japonês espera.',
      }),
      snippet('json-ld-produto-japao.liquid', 'script', 'advanced', 'premium', {
        title: 'Dados estruturados do produto (JSON-LD)',
        description: 'Preço em iene, prazo e devolução para o Japão, no formato que o Google lê.',
      }),
    ],
  },
  {
    title: 'Página do produto',
    description: 'O que o cliente japonês procura antes do botão de compra.',
    category: 'shopify',
    icon: 'Package',
    snippets: [
      snippet('aviso-de-envio-do-exterior.liquid', 'script', 'beginner', 'free', {
        title: 'Aviso de envio do exterior',
        description: 'De onde sai, quanto demora, quanto custa e se pode haver imposto, ao lado do botão de compra.',
      }),
      snippet('especificacoes-do-produto.liquid', 'script', 'intermediate', 'free', {
        title: 'Especificações do produto',
        description: 'Tabela 商品仕様 com medidas, peso, material e origem, lida dos metafields.',
      }),
      snippet('estoque-verdadeiro.liquid', 'script', 'intermediate', 'premium', {
        title: 'Estoque verdadeiro',
        description: 'Mostra 在庫あり ou o número que resta só quando a Shopify conta o estoque de verdade.',
      }),
      snippet('presente-com-noshi.liquid', 'script', 'intermediate', 'premium', {
        title: 'Presente com のし',
        description: 'Escolha de のし, nome, laço e envio sem preço, dentro do formulário do produto.',
      }),
      snippet('preco-por-kit.liquid', 'script', 'intermediate', 'premium', {
        title: 'Preço por kit',
        description: 'Compara 1個, 2個セット e 3個セット com o preço por unidade calculado na hora.',
      }),
      snippet('perguntas-frequentes-json-ld.liquid', 'section', 'intermediate', 'premium', {
        title: 'Perguntas frequentes com JSON-LD',
        description: 'Seção editável que abre e fecha, com os dados que o Google lê e as suas condições já escritas.',
      }),
      snippet('estrelas-de-avaliacoes-reais.liquid', 'script', 'advanced', 'premium', {
        title: 'Estrelas de avaliações reais',
        description:
          'Nota e quantidade vindas do aplicativo de avaliações, na página e no JSON-LD; sem avaliação, nada aparece.',
      }),
      snippet('pontos-da-compra.liquid', 'script', 'intermediate', 'premium', {
        title: 'Pontos da compra',
        description: 'Quantos ポイント o cliente ganha, com as regras por extenso, para quem tem programa de pontos.',
      }),
      snippet('material-e-cuidados.liquid', 'section', 'beginner', 'premium', {
        title: 'Material e cuidados',
        description: 'Seção 素材とお手入れ: composição, lavagem e secagem em japonês, escolhidas por botões.',
      }),
      snippet('tabela-de-aneis.liquid', 'script', 'beginner', 'premium', {
        title: 'Tabela de anéis em 号',
        description: 'Diâmetro e volta de cada número japonês, calculados, com o passo a passo para medir o dedo.',
      }),
      snippet('recompra-avise-me.liquid', 'script', 'beginner', 'premium', {
        title: 'Avise-me quando voltar',
        description: 'Botão de 再入荷 por e-mail quando o produto acaba, sem aplicativo.',
      }),
      snippet('caminho-de-paginas.liquid', 'script', 'beginner', 'free', {
        title: 'Caminho de páginas com JSON-LD',
        description: 'パンくずリスト acima do título, também no resultado do Google.',
      }),
    ],
  },
  {
    title: 'Carrinho e entrega',
    description: 'Campos, avisos e confirmações antes do pagamento.',
    category: 'shopify',
    icon: 'ShoppingCart',
    snippets: [
      snippet('resumo-de-entrega-no-carrinho.liquid', 'script', 'beginner', 'free', {
        title: 'Resumo de entrega no carrinho',
        description: 'Prazo, frete, pagamento e devolução com os textos de Minha loja.',
      }),
      snippet('aviso-de-imposto-no-carrinho.liquid', 'script', 'intermediate', 'free', {
        title: 'Aviso de imposto no carrinho',
        description: 'Avisa sobre 関税 só quando o valor ou a categoria pede.',
      }),
      snippet('confirmacao-final-do-pedido.liquid', 'script', 'intermediate', 'premium', {
        title: 'Seis pontos do pedido no carrinho',
        description:
          'O que a lei japonesa pede na tela final, já no carrinho. A tela final é a do checkout: confira lá também.',
      }),
      snippet('furigana-no-carrinho.liquid', 'script', 'beginner', 'premium', {
        title: 'Furigana no carrinho',
        description: 'Campo フリガナ obrigatório, que troca hiragana por katakana sozinho.',
      }),
      snippet('data-e-horario-de-entrega.liquid', 'script', 'intermediate', 'premium', {
        title: 'Data e horário de entrega',
        description: 'Escolha de dia e de faixa de horário em japonês, com o dia da semana.',
      }),
      snippet('recado-de-presente.liquid', 'script', 'beginner', 'free', {
        title: 'Recado de presente',
        description: 'Cartão com mensagens prontas em japonês, ou escrito pelo cliente.',
      }),
      snippet('selos-de-pagamento.liquid', 'section', 'beginner', 'free', {
        title: 'Formas de pagamento',
        description: 'Cartão, コンビニ, PayPay, 銀行振込 e 代引き com as regras de Minha loja; ligue só o que aceita.',
      }),
      snippet('pedido-de-recibo.liquid', 'script', 'beginner', 'premium', {
        title: 'Pedido de recibo (領収書)',
        description: '宛名 e 但し書き no carrinho, do jeito que empresas japonesas pedem.',
      }),
      snippet('entrega-sem-encontro.liquid', 'script', 'beginner', 'premium', {
        title: 'Entrega sem encontro (置き配)',
        description: 'O cliente diz onde deixar o pacote e o que o entregador precisa saber.',
      }),
    ],
  },
  {
    title: 'Avisos e datas',
    description: 'Feriados, promoções e prazos no horário do Japão.',
    category: 'shopify',
    icon: 'Megaphone',
    snippets: [
      snippet('barra-de-aviso-hora-do-japao.liquid', 'section', 'beginner', 'free', {
        title: 'Barra de aviso na hora do Japão',
        description: 'Aparece e some nas datas certas de Tóquio, sem ninguém acordado no Brasil.',
      }),
      snippet('rodape-legal-japones.liquid', 'script', 'beginner', 'free', {
        title: 'Rodapé com as páginas legais',
        description: '特商法, プライバシー, 返品 e contato, só os que existem.',
      }),
      snippet('aviso-de-feriado-prolongado.liquid', 'section', 'beginner', 'premium', {
        title: 'Aviso de feriado prolongado',
        description: 'Golden Week, お盆, 年末年始 ou feriado do fornecedor: último envio, volta e atendimento.',
      }),
      snippet('calendario-de-dias-uteis.liquid', 'section', 'advanced', 'premium', {
        title: 'Calendário de dias úteis',
        description: '営業日カレンダー do mês, com as folgas da loja coloridas.',
      }),
      snippet('chega-a-tempo-do-presente.liquid', 'section', 'intermediate', 'premium', {
        title: 'Chega a tempo do presente',
        description: 'Calcula o último dia para pedir e muda o texto quando já não dá tempo.',
      }),
    ],
  },
];
