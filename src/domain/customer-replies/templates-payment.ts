import { choice, date, link, moment, money, phrase, text, whole } from './reply-slots.ts';
import type { ReplyTemplate } from './reply-types.ts';

export const PAYMENT_TEMPLATES: readonly ReplyTemplate[] = [
  {
    id: 'refund',
    name: 'Reembolso feito',
    hint: 'Só depois que o reembolso foi mesmo enviado.',
    channel: 'private',
    subject: {
      ja: '【ご返金のお知らせ】（ご注文番号：{{orderNumber}}）',
      pt: 'Aviso de reembolso (pedido {{orderNumber}})',
    },
    lines: [
      { ja: '{{customerName}} 様', pt: 'Sr./Sra. {{customerName}}' },
      {
        ja: 'ご注文いただきました「{{productName}}」につきまして、ご返金の手続きが完了いたしましたので、ご連絡申し上げます。',
        pt: 'Informamos que o reembolso de “{{productName}}” foi concluído.',
      },
      { ja: 'ご返金額：{{refundAmount}}円', pt: 'Valor: {{refundAmount}} ienes' },
      { ja: 'ご返金方法：{{refundMethod}}', pt: 'Forma: {{refundMethod}}' },
      { ja: 'お手続き日：{{refundDate}}', pt: 'Data: {{refundDate}}' },
      {
        ja: 'ご利用明細への反映時期はカード会社により異なり、{{refundReflect}}ほどかかる場合がございます。',
        pt: 'O prazo para aparecer na fatura depende do cartão e pode levar {{refundReflect}}.',
        when: { slot: 'refundMethod', is: 'card' },
      },
      {
        ja: 'PayPay残高などへの反映まで、{{refundReflect}}ほどかかる場合がございます。',
        pt: 'Até aparecer no saldo do PayPay pode levar {{refundReflect}}.',
        when: { slot: 'refundMethod', is: 'paypay' },
      },
      {
        ja: 'Amazon Payにご登録のお支払い方法への反映まで、{{refundReflect}}ほどかかる場合がございます。',
        pt: 'Até aparecer na forma de pagamento do Amazon Pay pode levar {{refundReflect}}.',
        when: { slot: 'refundMethod', is: 'amazonPay' },
      },
      {
        ja: '楽天ペイでご利用のお支払い方法への反映まで、{{refundReflect}}ほどかかる場合がございます。',
        pt: 'Até aparecer na forma de pagamento do Rakuten Pay pode levar {{refundReflect}}.',
        when: { slot: 'refundMethod', is: 'rakutenPay' },
      },
      {
        ja: 'お知らせいただいた口座にお振り込みいたしました。恐れ入りますが、ご入金をご確認ください。',
        pt: 'Transferimos à conta informada. Por favor confira a entrada.',
        when: { slot: 'refundMethod', is: 'transfer' },
      },
      {
        ja: 'この度はご期待に沿えず、誠に申し訳ございませんでした。',
        pt: 'Pedimos sinceras desculpas por não termos correspondido à sua expectativa.',
      },
      {
        ja: 'またの機会がございましたら、ご利用いただけますと幸いです。',
        pt: 'Ficaremos felizes se houver outra oportunidade de atendê-lo(a).',
      },
    ],
    slots: [
      money('refundAmount', 'Valor devolvido (ienes)'),
      choice('refundMethod', 'Forma do reembolso', [
        { value: 'card', ja: 'クレジットカード', pt: 'cartão de crédito' },
        { value: 'paypay', ja: 'PayPay', pt: 'PayPay' },
        { value: 'amazonPay', ja: 'Amazon Pay', pt: 'Amazon Pay' },
        { value: 'rakutenPay', ja: '楽天ペイ', pt: 'Rakuten Pay' },
        { value: 'transfer', ja: '銀行振込', pt: 'transferência bancária' },
      ]),
      date('refundDate', 'Data do reembolso', 'past'),
      phrase('refundReflect', 'Tempo até aparecer', [
        { ja: '数日', pt: 'alguns dias' },
        { ja: '2〜3週間', pt: '2 a 3 semanas' },
        { ja: '1〜2か月', pt: '1 a 2 meses' },
      ]),
    ],
    farewell: 'plain',
    order: [],
    never: [
      'Pedir número de cartão, código ou senha; conta bancária só no formulário.',
      'Descontar taxa quando havia defeito.',
      '完了いたしました antes de o dinheiro sair.',
    ],
  },
  {
    id: 'refundAccount',
    name: 'Reembolso: pedir a conta',
    hint: 'Quem pagou na loja de conveniência ou por transferência recebe em conta bancária.',
    channel: 'private',
    subject: {
      ja: '【ご返金手続きのご案内】（ご注文番号：{{orderNumber}}）',
      pt: 'Como receber o reembolso (pedido {{orderNumber}})',
    },
    lines: [
      { ja: '{{customerName}} 様', pt: 'Sr./Sra. {{customerName}}' },
      {
        ja: 'ご注文いただきました「{{productName}}」につきまして、ご返金の手続きをご案内いたします。',
        pt: 'Explicamos como será o reembolso de “{{productName}}”.',
      },
      { ja: 'ご返金額：{{refundAmount}}円', pt: 'Valor: {{refundAmount}} ienes' },
      { ja: 'ご返金方法：銀行振込', pt: 'Forma: transferência bancária' },
      {
        ja: '{{paidBy}}でお支払いいただいたため、お手数ですが、下記の専用フォームよりご返金先の口座をお知らせください。',
        pt: 'Como o pagamento foi por {{paidBy}}, informe a conta para o reembolso neste formulário:',
      },
      { ja: '{{refundFormUrl}}', pt: '{{refundFormUrl}}' },
      {
        ja: '口座の確認後、{{processingDays}}営業日以内にお振り込みいたします。振込手数料は当店が負担いたします。',
        pt: 'Depois de conferir a conta, transferimos em até {{processingDays}} dias úteis. A tarifa é por nossa conta.',
      },
      {
        ja: 'この度はご期待に沿えず、誠に申し訳ございませんでした。',
        pt: 'Pedimos sinceras desculpas por não termos correspondido à sua expectativa.',
      },
    ],
    slots: [
      money('refundAmount', 'Valor a devolver (ienes)'),
      choice('paidBy', 'Como o cliente pagou', [
        { value: 'konbini', ja: 'コンビニ決済', pt: 'loja de conveniência' },
        { value: 'transfer', ja: '銀行振込', pt: 'transferência' },
      ]),
      link('refundFormUrl', 'Formulário da conta para reembolso'),
      whole('processingDays', 'Dias úteis para transferir', 1, 30),
    ],
    farewell: 'plain',
    order: [],
    never: [
      'Pedir a conta por e-mail ou chat: só no formulário.',
      'Pedir cartão, senha ou documento.',
      '完了いたしました antes de o dinheiro sair.',
    ],
  },
  {
    id: 'konbini',
    name: 'Pagamento em loja de conveniência não feito',
    hint: 'Uma vez só, antes do prazo.',
    channel: 'private',
    subject: {
      ja: '【ご確認のお願い】コンビニ払いのお支払い期限について（ご注文番号：{{orderNumber}}）',
      pt: 'Confirmação: prazo do pagamento na loja de conveniência (pedido {{orderNumber}})',
    },
    lines: [
      { ja: '{{customerName}} 様', pt: 'Sr./Sra. {{customerName}}' },
      {
        ja: 'この度は「{{productName}}」をご注文いただき、誠にありがとうございます。',
        pt: 'Muito obrigado por pedir “{{productName}}”.',
      },
      {
        ja: '{{checkDate}}時点で、お支払いの確認ができておりませんので、ご連絡いたしました。',
        pt: 'Escrevemos porque até {{checkDate}} o pagamento não foi confirmado.',
      },
      { ja: 'お支払い期限：{{paymentDeadline}}', pt: 'Prazo: {{paymentDeadline}}' },
      { ja: 'お支払い金額：{{amount}}円', pt: 'Valor: {{amount}} ienes' },
      { ja: 'お支払い先：{{konbiniName}}', pt: 'Loja: {{konbiniName}}' },
      { ja: 'お支払い番号：{{paymentCode}}', pt: 'Número de pagamento: {{paymentCode}}' },
      {
        ja: '期限を過ぎますと、お支払い番号が無効となり、ご注文はキャンセルとなります。',
        pt: 'Depois do prazo o número perde a validade e o pedido é cancelado.',
      },
      {
        ja: 'ご購入をご希望の場合は、期限までにお支払いくださいますようお願いいたします。',
        pt: 'Se deseja a compra, por favor pague até o prazo.',
      },
      { ja: 'ご不要の場合は、特にお手続きの必要はございません。', pt: 'Se não quiser mais, não precisa fazer nada.' },
      {
        ja: '本メールと行き違いでお支払い済みの場合は、何卒ご容赦ください。',
        pt: 'Se já pagou e as mensagens se cruzaram, pedimos que nos desculpe.',
      },
    ],
    slots: [
      date('checkDate', 'Conferido em', 'past'),
      moment('paymentDeadline', 'Prazo do pagamento (hora do Japão)'),
      money('amount', 'Valor (ienes)'),
      phrase('konbiniName', 'Loja de conveniência', [
        { ja: 'セブン-イレブン', pt: 'Seven-Eleven' },
        { ja: 'ローソン', pt: 'Lawson' },
        { ja: 'ファミリーマート', pt: 'FamilyMart' },
        { ja: 'ミニストップ', pt: 'Ministop' },
        { ja: 'セイコーマート', pt: 'Seicomart' },
      ]),
      text('paymentCode', 'Número de pagamento'),
    ],
    farewell: 'warm',
    order: [],
    never: [
      '督促, 至急 ou qualquer ameaça.',
      '支払いをお忘れではありませんか: acusa.',
      'Mais de um lembrete, ou falso “último em estoque”.',
    ],
  },
];
