import { type SnippetModuleSeed, snippetTable } from './snippet-seed.ts';

export const pageSnippets: readonly SnippetModuleSeed[] = [
  {
    title: 'Páginas em japonês',
    description: 'HTML pronto, com os dados de Minha loja.',
    category: 'general',
    icon: 'LayoutTemplate',
    snippets: snippetTable(`
      pagina-de-envio.html | page | beginner | free | Página de envio
        配送について: origem, prazo, frete, rastreio e o que fazer se não chegar.
      consulta-pelo-line.html | page | beginner | free | Consulta pelo LINE
        Bloco de atendimento com botão, horário do Japão e prazo de resposta.
      cartao-de-agradecimento.html | page | beginner | free | Cartão de agradecimento
        Para pôr na caixa: confere o produto e pede opinião honesta, sem recompensa.
      pagina-de-devolucao.html | page | beginner | premium | Página de devolução
        返品・交換について com as suas regras e o passo a passo.
      politica-de-privacidade.html | page | intermediate | premium | Política de privacidade
        Dez pontos em japonês para loja no exterior que vende ao Japão.
      formulario-de-contato.html | page | intermediate | premium | Formulário de contato
        お問い合わせ na ordem japonesa, com consentimento e aviso de filtro de e-mail.
      aviso-de-cookies.html | page | intermediate | premium | Aviso de cookies
        Texto claro, tabela do que se usa e dois botões iguais.
      como-medir-o-corpo.html | page | beginner | premium | Como medir
        サイズの選び方: onde medir a roupa e a tabela do corpo em cm.
      nota-de-entrega-nohinsho.html | page | beginner | premium | Nota de entrega 納品書
        Modelo para imprimir, com itens, frete e total 税込.
    `),
  },
  {
    title: 'E-mails prontos em japonês',
    description: 'Preencha os campos e copie: o texto já está em keigo.',
    category: 'general',
    icon: 'Mail',
    snippets: snippetTable(`
      email-produto-enviado.txt | email | beginner | free | E-mail: produto enviado
        Rastreio, previsão e o que fazer se passar da data.
      email-sem-estoque.txt | email | beginner | free | E-mail: produto sem estoque
        Desculpa, três escolhas e reembolso se o cliente não responder.
      email-dados-do-vendedor.txt | email | beginner | free | E-mail: dados do vendedor
        Resposta a quem pede endereço e telefone, como a 特商法 promete.
      email-pedido-aceito.txt | email | beginner | premium | E-mail: pedido aceito
        承諾通知 com tudo o que a lei pede quando o cliente paga antes.
      email-aviso-de-atraso.txt | email | beginner | premium | E-mail: aviso de atraso
        Nova data, próximo aviso e escolha entre esperar e cancelar.
      email-pedido-de-avaliacao.txt | email | beginner | premium | E-mail: pedido de avaliação
        Opinião honesta, sem recompensa, com saída da lista.
      email-lembrete-do-konbini.txt | email | beginner | premium | E-mail: lembrete do konbini
        Prazo, número de pagamento e o que acontece depois.
      email-endereco-incompleto.txt | email | beginner | premium | E-mail: endereço incompleto
        Pede CEP, número e prédio de uma vez só.
      email-reembolso-feito.txt | email | beginner | premium | E-mail: reembolso feito
        Valor, forma, data e quando aparece na fatura.
      email-boletim-com-consentimento.txt | email | beginner | premium | E-mail: boletim do mês
        Novidade, prazo e rodapé com remetente e 配信停止.
    `),
  },
];
