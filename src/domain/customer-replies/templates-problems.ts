import type { Bilingual } from '#domain/text/bilingual.ts';
import { choice, phrase, text, whole, yesNo } from './reply-slots.ts';
import type { ReplyTemplate } from './reply-types.ts';

const ACCEPTED: Bilingual = {
  ja: 'ご返品は、商品到着後{{returnDays}}日以内にご連絡いただき、{{returnCondition}}の場合に限りお受けいたします。',
  pt: 'A devolução é aceita se avisada em até {{returnDays}} dias após o recebimento, {{returnCondition}}.',
};
const CUSTOMER_PAYS: Bilingual = {
  ja: 'なお、ご返送の送料はお客様のご負担にてお願いいたします。',
  pt: 'O frete de devolução fica por conta do cliente.',
};

export const PROBLEM_TEMPLATES: readonly ReplyTemplate[] = [
  {
    id: 'exchange',
    name: 'Troca de tamanho ou cor',
    hint: 'Quando o cliente pede outro tamanho ou cor.',
    channel: 'private',
    subject: {
      ja: '商品の交換について（ご注文番号：{{orderNumber}}）',
      pt: 'Sobre a troca do produto (pedido {{orderNumber}})',
    },
    lines: [
      { ja: '{{customerName}} 様', pt: 'Sr./Sra. {{customerName}}' },
      {
        ja: 'この度は{{shopName}}をご利用いただき、また交換のご希望をお知らせいただき、ありがとうございます。',
        pt: 'Obrigado por comprar na {{shopName}} e por nos avisar que deseja trocar.',
      },
      {
        ja: '誠に恐れ入りますが、お客様都合による返品・交換はお受けしておりません。',
        pt: 'Lamentamos, mas não aceitamos devolução nem troca por arrependimento.',
        when: { slot: 'returnRule', is: 'refused' },
      },
      {
        ja: '誠に恐れ入りますが、サイズ・色の交換は承っておりません。お手数ですが、「{{productName}}」の{{fromVariant}}をご返品のうえ、改めて{{toVariant}}をご注文くださいますようお願いいたします。',
        pt: 'Lamentamos, mas não trocamos tamanho nem cor. Pedimos a gentileza de devolver “{{productName}}” em {{fromVariant}} e fazer um novo pedido em {{toVariant}}.',
        when: { slot: 'returnRule', isNot: 'refused' },
      },
      {
        ja: 'ご返品は、商品到着後8日以内に限りお受けいたします。',
        pt: 'A devolução é aceita em até 8 dias após o recebimento.',
        when: { slot: 'returnRule', is: 'law' },
      },
      { ...ACCEPTED, when: { slot: 'returnRule', is: 'customer' } },
      { ...ACCEPTED, when: { slot: 'returnRule', is: 'shop' } },
      {
        ja: 'ご返送先：{{returnAddress}}',
        pt: 'Endereço de devolução: {{returnAddress}}',
        when: { slot: 'returnRule', isNot: 'refused' },
      },
      { ...CUSTOMER_PAYS, when: { slot: 'returnRule', is: 'customer' } },
      { ...CUSTOMER_PAYS, when: { slot: 'returnRule', is: 'law' } },
      {
        ja: 'ご返送の送料は当店が負担いたします。着払いにてお送りください。',
        pt: 'O frete de devolução é por nossa conta; envie a pagar no destino.',
        when: { slot: 'returnRule', is: 'shop' },
      },
      {
        ja: 'ご返送品の到着を確認後、{{refundDays}}日以内にご返金いたします。',
        pt: 'Após a chegada da devolução, faremos o reembolso em até {{refundDays}} dias.',
        when: { slot: 'returnRule', isNot: 'refused' },
      },
    ],
    slots: [
      choice('returnRule', 'Regra de devolução', [
        { value: 'customer', ja: '返品可・送料はお客様負担', pt: 'aceita; o cliente paga o frete' },
        { value: 'shop', ja: '返品可・送料は当店負担', pt: 'aceita; a loja paga o frete' },
        { value: 'law', ja: '到着後8日以内は返品可・送料はお客様負担', pt: 'a da lei: 8 dias, o cliente paga o frete' },
        { value: 'refused', ja: '返品不可', pt: 'não aceita' },
      ]),
      phrase('fromVariant', 'Trocar de', [
        { ja: 'Sサイズ', pt: 'tamanho S (P)' },
        { ja: 'Mサイズ', pt: 'tamanho M' },
        { ja: 'Lサイズ', pt: 'tamanho L (G)' },
        { ja: 'ブラック', pt: 'preto' },
        { ja: 'ホワイト', pt: 'branco' },
      ]),
      phrase('toVariant', 'Para', [
        { ja: 'Sサイズ', pt: 'tamanho S (P)' },
        { ja: 'Mサイズ', pt: 'tamanho M' },
        { ja: 'Lサイズ', pt: 'tamanho L (G)' },
        { ja: 'ブラック', pt: 'preto' },
        { ja: 'ホワイト', pt: 'branco' },
      ]),
      whole('returnDays', 'Dias para devolver', 1, 365),
      choice('returnCondition', 'Em que estado aceita', [
        { value: 'unusedUnopened', ja: '未使用・未開封', pt: 'sem uso e fechado' },
        { value: 'unused', ja: '未使用', pt: 'sem uso' },
      ]),
      text('returnAddress', 'Endereço de devolução'),
      whole('refundDays', 'Dias para reembolsar', 1, 30),
    ],
    farewell: 'warm',
    order: [],
    never: [
      'Condições que não estavam na página quando ele comprou.',
      '交換を承ります, se a página só troca com defeito.',
      'Cobrar a devolução de produto com defeito ou errado.',
      '着払い com transportadora que não aceita.',
    ],
  },
  {
    id: 'defect',
    name: 'Produto com defeito ou errado',
    hint: 'Logo que o cliente avisa do defeito ou do produto errado.',
    channel: 'private',
    subject: {
      ja: '【お詫び】お届けした商品について（ご注文番号：{{orderNumber}}）',
      pt: 'Desculpas: sobre o produto entregue (pedido {{orderNumber}})',
    },
    lines: [
      { ja: '{{customerName}} 様', pt: 'Sr./Sra. {{customerName}}' },
      {
        ja: 'この度は、お届けした「{{productName}}」に不具合がございましたこと、心よりお詫び申し上げます。',
        pt: 'Pedimos sinceras desculpas pelo defeito em “{{productName}}”.',
        when: { slot: 'fault', is: 'defect' },
      },
      {
        ja: 'この度は、ご注文の「{{productName}}」とは異なる商品をお届けしてしまい、心よりお詫び申し上げます。',
        pt: 'Pedimos sinceras desculpas por termos entregado um produto diferente de “{{productName}}”.',
        when: { slot: 'fault', is: 'wrong' },
      },
      {
        ja: 'お手数をおかけして誠に恐れ入りますが、状況を確認するため、下記をお送りいただけますでしょうか。',
        pt: 'Lamentamos o incômodo; para verificar, poderia nos enviar o seguinte?',
      },
      {
        ja: '1. 不具合の箇所がわかるお写真（{{photoCount}}枚程度）',
        pt: '1. Fotos que mostrem o defeito (cerca de {{photoCount}})',
        when: { slot: 'fault', is: 'defect' },
      },
      {
        ja: '1. 届いた商品のお写真（{{photoCount}}枚程度）',
        pt: '1. Fotos do produto que chegou (cerca de {{photoCount}})',
        when: { slot: 'fault', is: 'wrong' },
      },
      { ja: '2. 商品全体のお写真', pt: '2. Foto do produto inteiro', when: { slot: 'fault', is: 'defect' } },
      { ja: '3. 不具合の内容', pt: '3. Descrição do problema', when: { slot: 'fault', is: 'defect' } },
      { ja: '2. 送り状のお写真', pt: '2. Foto da etiqueta de envio', when: { slot: 'fault', is: 'wrong' } },
      {
        ja: '確認でき次第、交換または全額のご返金にて対応いたします。ご希望をお知らせください。',
        pt: 'Assim que confirmarmos, faremos a troca ou o reembolso total; diga qual prefere.',
      },
      { ja: '送料はすべて当店が負担いたします。', pt: 'Todo o frete é por nossa conta.' },
      {
        ja: '安全のため、商品のご使用はお控えくださいますようお願いいたします。',
        pt: 'Por segurança, pedimos que não use o produto.',
        when: { slot: 'electrical', is: 'sim' },
      },
      {
        ja: 'お写真を拝見後、{{replyHours}}時間以内に今後のお手続きをご案内いたします。',
        pt: 'Depois de ver as fotos, explicaremos os próximos passos em até {{replyHours}} horas.',
      },
      {
        ja: '当店よりご案内するまで、商品はお手元にご保管くださいますようお願いいたします。',
        pt: 'Até lá, por favor guarde o produto.',
      },
    ],
    slots: [
      choice('fault', 'O que aconteceu', [
        { value: 'defect', ja: '不具合', pt: 'veio com defeito' },
        { value: 'wrong', ja: '商品違い', pt: 'veio o produto errado' },
      ]),
      whole('photoCount', 'Quantas fotos pedir', 1, 10),
      whole('replyHours', 'Horas para responder', 1, 168),
      yesNo('electrical', 'É elétrico?'),
    ],
    farewell: 'plain',
    order: [],
    never: [
      'お客様の使い方に問題があります: acusa o cliente.',
      '写真がない場合は対応できません.',
      'Qualquer oferta em troca de não avaliar.',
    ],
  },
];
