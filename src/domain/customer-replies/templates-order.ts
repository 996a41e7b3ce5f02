import { choice, date, dateOfYear, inOrder, money, text, whole } from './reply-slots.ts';
import type { ReplyLine, ReplyTemplate } from './reply-types.ts';

const SELLER = [
  text('sellerName', 'Nome legal do vendedor'),
  text('sellerAddress', 'Endereço do vendedor'),
  text('sellerPhone', 'Telefone do vendedor'),
];

const REFUND_WAY = choice('refundWay', 'O que foi pago', [
  { value: 'unpaid', ja: '未払い', pt: 'nada ainda' },
  { value: 'paid', ja: 'お支払い済み', pt: 'tudo; devolvo pela mesma forma (cartão, PayPay…)' },
  { value: 'account', ja: 'お支払い済み（口座へ返金）', pt: 'tudo, por konbini ou transferência; devolvo na conta' },
]);
/** The account is asked for in a mail of its own, with its form. */
const TO_ACCOUNT: ReplyLine = {
  ja: 'お支払いいただいた{{refundAmount}}円は、銀行振込にて全額ご返金いたします。ご返金先の口座につきましては、別途メールにてお伺いいたします。',
  pt: 'Os {{refundAmount}} ienes pagos serão devolvidos por inteiro, por transferência bancária. Em outro e-mail perguntaremos a conta.',
  when: { slot: 'refundWay', is: 'account' },
};

export const ORDER_TEMPLATES: readonly ReplyTemplate[] = [
  {
    id: 'orderAccepted',
    name: 'Pedido aceito, pagamento recebido',
    hint: 'Assim que o pagamento chega, se o produto sai depois: a lei pede este aviso sem demora.',
    channel: 'private',
    subject: {
      ja: '【ご注文承諾のお知らせ】（ご注文番号：{{orderNumber}}）',
      pt: 'Pedido aceito (pedido {{orderNumber}})',
    },
    lines: [
      { ja: '{{customerName}} 様', pt: 'Sr./Sra. {{customerName}}' },
      {
        ja: 'この度は{{shopName}}をご利用いただき、誠にありがとうございます。',
        pt: 'Muito obrigado por comprar na {{shopName}}.',
      },
      {
        ja: '下記のご注文を承りました。お支払いも確認いたしました。',
        pt: 'Aceitamos o pedido abaixo, e o pagamento já foi confirmado.',
      },
      { ja: '商品名：{{productName}}', pt: 'Produto: {{productName}}' },
      { ja: '数量：{{quantity}}点', pt: 'Quantidade: {{quantity}}' },
      { ja: 'お支払い金額：{{amount}}円', pt: 'Valor pago: {{amount}} ienes' },
      { ja: 'お支払い確認日：{{paidDate}}', pt: 'Pagamento confirmado em: {{paidDate}}' },
      {
        ja: 'お届け予定：{{newDateFrom}}から{{newDateTo}}頃',
        pt: 'Entrega prevista: entre {{newDateFrom}} e {{newDateTo}}',
      },
      { ja: '販売業者：{{sellerName}}', pt: 'Vendedor: {{sellerName}}' },
      { ja: '所在地：{{sellerAddress}}', pt: 'Endereço: {{sellerAddress}}' },
      { ja: '電話番号：{{sellerPhone}}', pt: 'Telefone: {{sellerPhone}}' },
      {
        ja: '商品を発送いたしましたら、追跡番号とあわせて改めてご連絡いたします。',
        pt: 'Quando o produto for enviado, escreveremos de novo com o código de rastreio.',
      },
    ],
    slots: [
      whole('quantity', 'Quantidade', 1, 999),
      money('amount', 'Valor (ienes)'),
      dateOfYear('paidDate', 'Pagamento confirmado em', 'past'),
      date('newDateFrom', 'Previsão de entrega (de)', 'future'),
      date('newDateTo', 'Previsão de entrega (até)', 'future'),
      ...SELLER,
    ],
    farewell: 'warm',
    order: [inOrder('newDateFrom', 'newDateTo', true, 'A previsão “até” vem antes da previsão “de”.')],
    never: [
      'Esconder endereço ou telefone: este aviso leva os dois por inteiro.',
      '自動配信のためご返信できません: o cliente precisa poder responder.',
      'Aceitar o que talvez não tenha em estoque.',
    ],
  },
  {
    id: 'sellerData',
    name: 'Cliente pede os dados do vendedor',
    hint: 'Em até 1 dia útil, se a página diz que você informa a quem pedir.',
    channel: 'private',
    subject: { ja: '【ご案内】販売業者の情報について', pt: 'Informação: dados do vendedor' },
    lines: [
      { ja: '{{customerName}} 様', pt: 'Sr./Sra. {{customerName}}' },
      {
        ja: 'この度は{{shopName}}にお問い合わせいただき、誠にありがとうございます。',
        pt: 'Muito obrigado por escrever à {{shopName}}.',
      },
      {
        ja: 'ご請求いただきました販売業者の情報を、下記のとおりご案内いたします。',
        pt: 'Seguem os dados do vendedor que o(a) senhor(a) pediu.',
      },
      { ja: '販売業者：{{sellerName}}', pt: 'Vendedor: {{sellerName}}' },
      { ja: '所在地：{{sellerAddress}}', pt: 'Endereço: {{sellerAddress}}' },
      { ja: '電話番号：{{sellerPhone}}', pt: 'Telefone: {{sellerPhone}}' },
    ],
    slots: SELLER,
    farewell: 'warm',
    order: [],
    never: [
      'Perguntar para que o cliente quer os dados.',
      'Dar o endereço da plataforma ou da transportadora no lugar do seu.',
      'Deixar para depois: 遅滞なく quer dizer logo.',
    ],
  },
  {
    id: 'cancellation',
    name: 'Cancelamento aceito',
    hint: 'Quando o cliente desiste antes do envio.',
    channel: 'private',
    subject: {
      ja: '【ご注文キャンセルのお知らせ】（ご注文番号：{{orderNumber}}）',
      pt: 'Pedido cancelado (pedido {{orderNumber}})',
    },
    lines: [
      { ja: '{{customerName}} 様', pt: 'Sr./Sra. {{customerName}}' },
      {
        ja: 'ご連絡いただき、ありがとうございます。「{{productName}}」のご注文のキャンセルを承りました。',
        pt: 'Obrigado por avisar. O pedido de “{{productName}}” foi cancelado.',
      },
      {
        ja: 'お支払いいただいた{{refundAmount}}円は、お支払い時と同じ方法で、{{refundBy}}までに全額ご返金いたします。',
        pt: 'Os {{refundAmount}} ienes pagos serão devolvidos por inteiro, pela mesma forma do pagamento, até {{refundBy}}.',
        when: { slot: 'refundWay', is: 'paid' },
      },
      TO_ACCOUNT,
      {
        ja: 'お支払い前のため、お客様にお手続きいただくことはございません。',
        pt: 'Como ainda não houve pagamento, não é preciso fazer nada.',
        when: { slot: 'refundWay', is: 'unpaid' },
      },
      {
        ja: 'またの機会がございましたら、ご利用いただけますと幸いです。',
        pt: 'Ficaremos felizes se houver outra oportunidade de atendê-lo(a).',
      },
    ],
    slots: [
      REFUND_WAY,
      money('refundAmount', 'Valor a devolver (ienes)'),
      date('refundBy', 'Reembolso feito até', 'future'),
    ],
    farewell: 'plain',
    order: [],
    never: [
      'Perguntar o motivo como condição.',
      'Taxa de cancelamento que não está na página.',
      '発送済みのためお受けできません sem ter enviado.',
    ],
  },
  {
    id: 'outOfStock',
    name: 'Produto sem estoque',
    hint: 'No mesmo dia em que souber que o produto acabou.',
    channel: 'private',
    subject: {
      ja: '【お詫び】商品の欠品について（ご注文番号：{{orderNumber}}）',
      pt: 'Desculpas: produto em falta (pedido {{orderNumber}})',
    },
    lines: [
      { ja: '{{customerName}} 様', pt: 'Sr./Sra. {{customerName}}' },
      {
        ja: 'この度は{{shopName}}をご利用いただき、誠にありがとうございます。',
        pt: 'Muito obrigado por comprar na {{shopName}}.',
      },
      {
        ja: 'ご注文いただきました「{{productName}}」につきまして、在庫を確保できず、お届けすることができなくなりました。',
        pt: 'O produto “{{productName}}” ficou sem estoque, e não poderemos entregá-lo.',
      },
      {
        ja: 'ご注文をお受けしておきながら、このようなご連絡となり、誠に申し訳ございません。',
        pt: 'Pedimos sinceras desculpas por avisar depois de aceitar o pedido.',
      },
      {
        ja: 'ご注文はキャンセルとし、お支払いいただいた{{refundAmount}}円を、お支払い時と同じ方法で、{{refundBy}}までに全額ご返金いたします。',
        pt: 'O pedido será cancelado, e os {{refundAmount}} ienes pagos serão devolvidos por inteiro, pela mesma forma do pagamento, até {{refundBy}}.',
        when: { slot: 'refundWay', is: 'paid' },
      },
      {
        ja: 'ご注文はキャンセルといたします。',
        pt: 'O pedido será cancelado.',
        when: { slot: 'refundWay', is: 'account' },
      },
      TO_ACCOUNT,
      {
        ja: 'お支払い前のため、ご注文はキャンセルといたします。お客様にお手続きいただくことはございません。',
        pt: 'Como ainda não houve pagamento, o pedido será cancelado; não é preciso fazer nada.',
        when: { slot: 'refundWay', is: 'unpaid' },
      },
    ],
    slots: [
      REFUND_WAY,
      money('refundAmount', 'Valor a devolver (ienes)'),
      date('refundBy', 'Reembolso feito até', 'future'),
    ],
    farewell: 'plain',
    order: [],
    never: [
      'Mandar outro produto sem o cliente aceitar.',
      'Cupom no lugar do dinheiro.',
      '人気のため: desculpa que soa a propaganda.',
    ],
  },
];
