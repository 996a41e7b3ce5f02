import { type SnippetModuleSeed, snippetTable } from './snippet-seed.ts';

export const shopifySnippets: readonly SnippetModuleSeed[] = [
  {
    title: 'Loja Shopify em japonês',
    description: 'Liquid e CSS para a vitrine.',
    category: 'shopify',
    icon: 'Store',
    snippets: snippetTable(`
      prazo-de-entrega-estimado.liquid | script | beginner | free | Prazo de entrega estimado
        Mostra a faixa de datas em japonês, com dia da semana, logo abaixo do preço.
      preco-com-imposto-incluido.liquid | script | beginner | free | Preço com imposto incluído
        Exibe 税込 ao lado do preço, como a lei pede, e só risca o preço anterior quando ele existiu.
      pagina-tokushoho-completa.html | page | beginner | premium | Página 特定商取引法 completa
        Todos os campos obrigatórios, já preenchidos com os dados de Minha loja.
      tipografia-japonesa.css | style | beginner | free | Tipografia japonesa
        Fontes, entrelinha e quebra de linha corretas para texto em japonês, sem baixar fonte nenhuma.
      barra-de-frete-gratis.liquid | script | beginner | free | Barra de frete grátis
        Diz no carrinho quanto falta, em ienes, para o frete sair de graça.
      tabela-de-medidas.liquid | section | intermediate | premium | Tabela de medidas em centímetros
        Seção editável no tema com 着丈, 身幅, 肩幅 e 袖丈, a forma que o cliente japonês espera.
      json-ld-produto-japao.liquid | script | advanced | premium | Dados estruturados do produto (JSON-LD)
        Preço em iene, prazo e devolução para o Japão, no formato que o Google lê.
    `),
  },
  {
    title: 'Página do produto',
    description: 'O que o cliente japonês procura antes do botão de compra.',
    category: 'shopify',
    icon: 'Package',
    snippets: snippetTable(`
      aviso-de-envio-do-exterior.liquid | script | beginner | free | Aviso de envio do exterior
        De onde sai, quanto demora, quanto custa e se pode haver imposto, ao lado do botão de compra.
      especificacoes-do-produto.liquid | script | intermediate | free | Especificações do produto
        Tabela 商品仕様 com medidas, peso, material e origem, lida dos metafields.
      estoque-verdadeiro.liquid | script | intermediate | premium | Estoque verdadeiro
        Mostra 在庫あり ou o número que resta só quando a Shopify conta o estoque de verdade.
      presente-com-noshi.liquid | script | intermediate | premium | Presente com のし
        Escolha de のし, nome, laço e envio sem preço, dentro do formulário do produto.
      preco-por-kit.liquid | script | intermediate | premium | Preço por kit
        Compara 1個, 2個セット e 3個セット com o preço por unidade calculado na hora.
      perguntas-frequentes-json-ld.liquid | section | intermediate | premium | Perguntas frequentes com JSON-LD
        Seção editável que abre e fecha, com os dados que o Google lê e as suas condições já escritas.
      estrelas-de-avaliacoes-reais.liquid | script | advanced | premium | Estrelas de avaliações reais
        Nota e quantidade vindas do aplicativo de avaliações, na página e no JSON-LD; sem avaliação, nada aparece.
      pontos-da-compra.liquid | script | intermediate | premium | Pontos da compra
        Quantos ポイント o cliente ganha, com as regras por extenso, para quem tem programa de pontos.
      material-e-cuidados.liquid | section | beginner | premium | Material e cuidados
        Seção 素材とお手入れ: composição, lavagem e secagem em japonês, escolhidas por botões.
      tabela-de-aneis.liquid | script | beginner | premium | Tabela de anéis em 号
        Diâmetro e volta de cada número japonês, calculados, com o passo a passo para medir o dedo.
      recompra-avise-me.liquid | script | beginner | premium | Avise-me quando voltar
        Botão de 再入荷 por e-mail quando o produto acaba, sem aplicativo.
      caminho-de-paginas.liquid | script | beginner | free | Caminho de páginas com JSON-LD
        パンくずリスト acima do título, também no resultado do Google.
    `),
  },
  {
    title: 'Carrinho e entrega',
    description: 'Campos, avisos e confirmações antes do pagamento.',
    category: 'shopify',
    icon: 'ShoppingCart',
    snippets: snippetTable(`
      resumo-de-entrega-no-carrinho.liquid | script | beginner | free | Resumo de entrega no carrinho
        Prazo, frete, pagamento e devolução com os textos de Minha loja.
      aviso-de-imposto-no-carrinho.liquid | script | intermediate | free | Aviso de imposto no carrinho
        Avisa sobre 関税 só quando o valor ou a categoria pede.
      confirmacao-final-do-pedido.liquid | script | intermediate | premium | Seis pontos do pedido no carrinho
        O que a lei japonesa pede na tela final, já no carrinho. A tela final é a do checkout: confira lá também.
      furigana-no-carrinho.liquid | script | beginner | premium | Furigana no carrinho
        Campo フリガナ obrigatório, que troca hiragana por katakana sozinho.
      data-e-horario-de-entrega.liquid | script | intermediate | premium | Data e horário de entrega
        Escolha de dia e de faixa de horário em japonês, com o dia da semana.
      recado-de-presente.liquid | script | beginner | free | Recado de presente
        Cartão com mensagens prontas em japonês, ou escrito pelo cliente.
      selos-de-pagamento.liquid | section | beginner | free | Formas de pagamento
        Cartão, コンビニ, PayPay, 銀行振込 e 代引き com as regras de Minha loja; ligue só o que aceita.
      pedido-de-recibo.liquid | script | beginner | premium | Pedido de recibo (領収書)
        宛名 e 但し書き no carrinho, do jeito que empresas japonesas pedem.
      entrega-sem-encontro.liquid | script | beginner | premium | Entrega sem encontro (置き配)
        O cliente diz onde deixar o pacote e o que o entregador precisa saber.
    `),
  },
  {
    title: 'Avisos e datas',
    description: 'Feriados, promoções e prazos no horário do Japão.',
    category: 'shopify',
    icon: 'Megaphone',
    snippets: snippetTable(`
      barra-de-aviso-hora-do-japao.liquid | section | beginner | free | Barra de aviso na hora do Japão
        Aparece e some nas datas certas de Tóquio, sem ninguém acordado no Brasil.
      rodape-legal-japones.liquid | script | beginner | free | Rodapé com as páginas legais
        特商法, プライバシー, 返品 e contato, só os que existem.
      aviso-de-feriado-prolongado.liquid | section | beginner | premium | Aviso de feriado prolongado
        Golden Week, お盆, 年末年始 ou feriado do fornecedor: último envio, volta e atendimento.
      calendario-de-dias-uteis.liquid | section | advanced | premium | Calendário de dias úteis
        営業日カレンダー do mês, com as folgas da loja coloridas.
      chega-a-tempo-do-presente.liquid | section | intermediate | premium | Chega a tempo do presente
        Calcula o último dia para pedir e muda o texto quando já não dá tempo.
    `),
  },
];
