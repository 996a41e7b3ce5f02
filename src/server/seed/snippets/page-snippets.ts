import type { SnippetModuleSeed } from './snippet-seed.ts';
import { snippet } from './snippet-seed.ts';

export const pageSnippets: readonly SnippetModuleSeed[] = [
  {
    title: 'Páginas em japonês',
    description: 'HTML pronto, com os dados de Minha loja.',
    category: 'general',
    icon: 'LayoutTemplate',
    snippets: [
      snippet('pagina-de-envio.html', 'page', 'beginner', 'free', {
        title: 'Página de envio',
        description: '配送について: origem, prazo, frete, rastreio e o que fazer se não chegar.',
      }),
      snippet('consulta-pelo-line.html', 'page', 'beginner', 'free', {
        title: 'Consulta pelo LINE',
        description: 'Bloco de atendimento com botão, horário do Japão e prazo de resposta.',
      }),
      snippet('cartao-de-agradecimento.html', 'page', 'beginner', 'free', {
        title: 'Cartão de agradecimento',
        description: 'Para pôr na caixa: confere o produto e pede opinião honesta, sem recompensa.',
      }),
      snippet('pagina-de-devolucao.html', 'page', 'beginner', 'premium', {
        title: 'Página de devolução',
        description: '返品・交換について com as suas regras e o passo a passo.',
      }),
      snippet('politica-de-privacidade.html', 'page', 'intermediate', 'premium', {
        title: 'Política de privacidade',
        description: 'Dez pontos em japonês para loja no exterior que vende ao Japão.',
      }),
      snippet('formulario-de-contato.html', 'page', 'intermediate', 'premium', {
        title: 'Formulário de contato',
        description: 'お問い合わせ na ordem japonesa, com consentimento e aviso de filtro de e-mail.',
      }),
      snippet('aviso-de-cookies.html', 'page', 'intermediate', 'premium', {
        title: 'Aviso de cookies',
        description: 'Texto claro, tabela do que se usa e dois botões iguais.',
      }),
      snippet('como-medir-o-corpo.html', 'page', 'beginner', 'premium', {
        title: 'Como medir',
        description: 'サイズの選び方: onde medir a roupa e a tabela do corpo em cm.',
      }),
      snippet('nota-de-entrega-nohinsho.html', 'page', 'beginner', 'premium', {
        title: 'Nota de entrega 納品書',
        description: 'Modelo para imprimir, com itens, frete e total 税込.',
      }),
    ],
  },
  {
    title: 'E-mails prontos em japonês',
    description: 'Preencha os campos e copie: o texto já está em keigo.',
    category: 'general',
    icon: 'Mail',
    snippets: [
      snippet('email-produto-enviado.txt', 'email', 'beginner', 'free', {
        title: 'E-mail: produto enviado',
        description: 'Rastreio, previsão e o que fazer se passar da data.',
      }),
      snippet('email-sem-estoque.txt', 'email', 'beginner', 'free', {
        title: 'E-mail: produto sem estoque',
        description: 'Desculpa, três escolhas e reembolso se o cliente não responder.',
      }),
      snippet('email-dados-do-vendedor.txt', 'email', 'beginner', 'free', {
        title: 'E-mail: dados do vendedor',
        description: 'Resposta a quem pede endereço e telefone, como a 特商法 promete.',
      }),
      snippet('email-pedido-aceito.txt', 'email', 'beginner', 'premium', {
        title: 'E-mail: pedido aceito',
        description: '承諾通知 com tudo o que a lei pede quando o cliente paga antes.',
      }),
      snippet('email-aviso-de-atraso.txt', 'email', 'beginner', 'premium', {
        title: 'E-mail: aviso de atraso',
        description: 'Nova data, próximo aviso e escolha entre esperar e cancelar.',
      }),
      snippet('email-pedido-de-avaliacao.txt', 'email', 'beginner', 'premium', {
        title: 'E-mail: pedido de avaliação',
        description: 'Opinião honesta, sem recompensa, com saída da lista.',
      }),
      snippet('email-lembrete-do-konbini.txt', 'email', 'beginner', 'premium', {
        title: 'E-mail: lembrete do konbini',
        description: 'Prazo, número de pagamento e o que acontece depois.',
      }),
      snippet('email-endereco-incompleto.txt', 'email', 'beginner', 'premium', {
        title: 'E-mail: endereço incompleto',
        description: 'Pede CEP, número e prédio de uma vez só.',
      }),
      snippet('email-reembolso-feito.txt', 'email', 'beginner', 'premium', {
        title: 'E-mail: reembolso feito',
        description: 'Valor, forma, data e quando aparece na fatura.',
      }),
      snippet('email-boletim-com-consentimento.txt', 'email', 'beginner', 'premium', {
        title: 'E-mail: boletim do mês',
        description: 'Novidade, prazo e rodapé com remetente e 配信停止.',
      }),
    ],
  },
];
