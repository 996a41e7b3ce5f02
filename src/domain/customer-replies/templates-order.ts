import { choice, date, inOrder, mail, money, text, whole } from './reply-parts.ts';
import type { ReplyTemplate } from './reply-types.ts';

const SELLER = [
  text('sellerName', 'Nome legal do vendedor'),
  text('sellerAddress', 'Endereço do vendedor'),
  text('sellerPhone', 'Telefone do vendedor'),
];

const REFUND_WAY = choice(
  'refundWay',
  'O que foi pago',
  `unpaid | 未払い | nada ainda
paid | お支払い済み | tudo; devolvo pela mesma forma (cartão, PayPay…)
account | お支払い済み（口座へ返金） | tudo, por konbini ou transferência; devolvo na conta`,
);
/** The account is asked for in a mail of its own, with its form. */
const TO_ACCOUNT = `[refundWay: account] お支払いいただいた{{refundAmount}}円は、銀行振込にて全額ご返金いたします。ご返金先の口座につきましては、別途メールにてお伺いいたします。
Os {{refundAmount}} ienes pagos serão devolvidos por inteiro, por transferência bancária. Em outro e-mail perguntaremos a conta.`;

export const ORDER_TEMPLATES: readonly ReplyTemplate[] = [
  mail('warm', {
    id: 'orderAccepted',
    name: 'Pedido aceito, pagamento recebido',
    hint: 'Assim que o pagamento chega, se o produto sai depois: a lei pede este aviso sem demora.',
    text: `
【ご注文承諾のお知らせ】（ご注文番号：{{orderNumber}}）
Pedido aceito (pedido {{orderNumber}})
この度は{{shopName}}をご利用いただき、誠にありがとうございます。
Muito obrigado por comprar na {{shopName}}.
下記のご注文を承りました。お支払いも確認いたしました。
Aceitamos o pedido abaixo, e o pagamento já foi confirmado.
商品名：{{productName}}
Produto: {{productName}}
数量：{{quantity}}点
Quantidade: {{quantity}}
お支払い金額：{{amount}}円
Valor pago: {{amount}} ienes
お支払い確認日：{{paidDate}}
Pagamento confirmado em: {{paidDate}}
お届け予定：{{newDateFrom}}から{{newDateTo}}頃
Entrega prevista: entre {{newDateFrom}} e {{newDateTo}}
販売業者：{{sellerName}}
Vendedor: {{sellerName}}
所在地：{{sellerAddress}}
Endereço: {{sellerAddress}}
電話番号：{{sellerPhone}}
Telefone: {{sellerPhone}}
商品を発送いたしましたら、追跡番号とあわせて改めてご連絡いたします。
Quando o produto for enviado, escreveremos de novo com o código de rastreio.
`,
    slots: [
      whole('quantity', 'Quantidade', 999),
      money('amount', 'Valor (ienes)'),
      date('paidDate', 'Pagamento confirmado em', 'past', true),
      date('newDateFrom', 'Previsão de entrega (de)', 'future'),
      date('newDateTo', 'Previsão de entrega (até)', 'future'),
      ...SELLER,
    ],
    order: [inOrder('newDateFrom', 'newDateTo', true, 'A previsão “até” vem antes da previsão “de”.')],
    never: `Esconder endereço ou telefone: este aviso leva os dois por inteiro.
自動配信のためご返信できません: o cliente precisa poder responder.
Aceitar o que talvez não tenha em estoque.`,
  }),
  mail('warm', {
    id: 'sellerData',
    name: 'Cliente pede os dados do vendedor',
    hint: 'Em até 1 dia útil, se a página diz que você informa a quem pedir.',
    text: `
【ご案内】販売業者の情報について
Informação: dados do vendedor
この度は{{shopName}}にお問い合わせいただき、誠にありがとうございます。
Muito obrigado por escrever à {{shopName}}.
ご請求いただきました販売業者の情報を、下記のとおりご案内いたします。
Seguem os dados do vendedor que o(a) senhor(a) pediu.
販売業者：{{sellerName}}
Vendedor: {{sellerName}}
所在地：{{sellerAddress}}
Endereço: {{sellerAddress}}
電話番号：{{sellerPhone}}
Telefone: {{sellerPhone}}
`,
    slots: SELLER,
    never: `Perguntar para que o cliente quer os dados.
Dar o endereço da plataforma ou da transportadora no lugar do seu.
Deixar para depois: 遅滞なく quer dizer logo.`,
  }),
  mail('plain', {
    id: 'cancellation',
    name: 'Cancelamento aceito',
    hint: 'Quando o cliente desiste antes do envio.',
    text: `
【ご注文キャンセルのお知らせ】（ご注文番号：{{orderNumber}}）
Pedido cancelado (pedido {{orderNumber}})
ご連絡いただき、ありがとうございます。「{{productName}}」のご注文のキャンセルを承りました。
Obrigado por avisar. O pedido de “{{productName}}” foi cancelado.
[refundWay: paid] お支払いいただいた{{refundAmount}}円は、お支払い時と同じ方法で、{{refundBy}}までに全額ご返金いたします。
Os {{refundAmount}} ienes pagos serão devolvidos por inteiro, pela mesma forma do pagamento, até {{refundBy}}.
${TO_ACCOUNT}
[refundWay: unpaid] お支払い前のため、お客様にお手続きいただくことはございません。
Como ainda não houve pagamento, não é preciso fazer nada.
またの機会がございましたら、ご利用いただけますと幸いです。
Ficaremos felizes se houver outra oportunidade de atendê-lo(a).
`,
    slots: [
      REFUND_WAY,
      money('refundAmount', 'Valor a devolver (ienes)'),
      date('refundBy', 'Reembolso feito até', 'future'),
    ],
    never: `Perguntar o motivo como condição.
Taxa de cancelamento que não está na página.
発送済みのためお受けできません sem ter enviado.`,
  }),
  mail('plain', {
    id: 'outOfStock',
    name: 'Produto sem estoque',
    hint: 'No mesmo dia em que souber que o produto acabou.',
    text: `
【お詫び】商品の欠品について（ご注文番号：{{orderNumber}}）
Desculpas: produto em falta (pedido {{orderNumber}})
この度は{{shopName}}をご利用いただき、誠にありがとうございます。
Muito obrigado por comprar na {{shopName}}.
ご注文いただきました「{{productName}}」につきまして、在庫を確保できず、お届けすることができなくなりました。
O produto “{{productName}}” ficou sem estoque, e não poderemos entregá-lo.
ご注文をお受けしておきながら、このようなご連絡となり、誠に申し訳ございません。
Pedimos sinceras desculpas por avisar depois de aceitar o pedido.
[refundWay: paid] ご注文はキャンセルとし、お支払いいただいた{{refundAmount}}円を、お支払い時と同じ方法で、{{refundBy}}までに全額ご返金いたします。
O pedido será cancelado, e os {{refundAmount}} ienes pagos serão devolvidos por inteiro, pela mesma forma do pagamento, até {{refundBy}}.
[refundWay: account] ご注文はキャンセルといたします。
O pedido será cancelado.
${TO_ACCOUNT}
[refundWay: unpaid] お支払い前のため、ご注文はキャンセルといたします。お客様にお手続きいただくことはございません。
Como ainda não houve pagamento, o pedido será cancelado; não é preciso fazer nada.
`,
    slots: [
      REFUND_WAY,
      money('refundAmount', 'Valor a devolver (ienes)'),
      date('refundBy', 'Reembolso feito até', 'future'),
    ],
    never: `Mandar outro produto sem o cliente aceitar.
Cupom no lugar do dinheiro.
人気のため: desculpa que soa a propaganda.`,
  }),
];
