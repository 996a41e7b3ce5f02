import { choice, date, link, mail, money, phrase, text, whole } from './reply-parts.ts';
import type { ReplyTemplate } from './reply-types.ts';

export const PAYMENT_TEMPLATES: readonly ReplyTemplate[] = [
  mail('plain', {
    id: 'refund',
    name: 'Reembolso feito',
    hint: 'Só depois que o reembolso foi mesmo enviado.',
    text: `
【ご返金のお知らせ】（ご注文番号：{{orderNumber}}）
Aviso de reembolso (pedido {{orderNumber}})
ご注文いただきました「{{productName}}」につきまして、ご返金の手続きが完了いたしましたので、ご連絡申し上げます。
Informamos que o reembolso de “{{productName}}” foi concluído.
ご返金額：{{refundAmount}}円
Valor: {{refundAmount}} ienes
ご返金方法：{{refundMethod}}
Forma: {{refundMethod}}
お手続き日：{{refundDate}}
Data: {{refundDate}}
[refundMethod: card] ご利用明細への反映時期はカード会社により異なり、{{refundReflect}}ほどかかる場合がございます。
O prazo para aparecer na fatura depende do cartão e pode levar {{refundReflect}}.
[refundMethod: paypay] PayPay残高などへの反映まで、{{refundReflect}}ほどかかる場合がございます。
Até aparecer no saldo do PayPay pode levar {{refundReflect}}.
[refundMethod: amazonPay] Amazon Payにご登録のお支払い方法への反映まで、{{refundReflect}}ほどかかる場合がございます。
Até aparecer na forma de pagamento do Amazon Pay pode levar {{refundReflect}}.
[refundMethod: rakutenPay] 楽天ペイでご利用のお支払い方法への反映まで、{{refundReflect}}ほどかかる場合がございます。
Até aparecer na forma de pagamento do Rakuten Pay pode levar {{refundReflect}}.
[refundMethod: transfer] お知らせいただいた口座にお振り込みいたしました。恐れ入りますが、ご入金をご確認ください。
Transferimos à conta informada. Por favor confira a entrada.
この度はご期待に沿えず、誠に申し訳ございませんでした。
Pedimos sinceras desculpas por não termos correspondido à sua expectativa.
またの機会がございましたら、ご利用いただけますと幸いです。
Ficaremos felizes se houver outra oportunidade de atendê-lo(a).
`,
    slots: [
      money('refundAmount', 'Valor devolvido (ienes)'),
      choice(
        'refundMethod',
        'Forma do reembolso',
        `card | クレジットカード | cartão de crédito || paypay | PayPay | PayPay || amazonPay | Amazon Pay | Amazon Pay
rakutenPay | 楽天ペイ | Rakuten Pay || transfer | 銀行振込 | transferência bancária`,
      ),
      date('refundDate', 'Data do reembolso', 'past'),
      phrase(
        'refundReflect',
        'Tempo até aparecer',
        '数日 | alguns dias || 2〜3週間 | 2 a 3 semanas || 1〜2か月 | 1 a 2 meses',
      ),
    ],
    never: `Pedir número de cartão, código ou senha; conta bancária só no formulário.
Descontar taxa quando havia defeito.
完了いたしました antes de o dinheiro sair.`,
  }),
  mail('plain', {
    id: 'refundAccount',
    name: 'Reembolso: pedir a conta',
    hint: 'Quem pagou na loja de conveniência ou por transferência recebe em conta bancária.',
    text: `
【ご返金手続きのご案内】（ご注文番号：{{orderNumber}}）
Como receber o reembolso (pedido {{orderNumber}})
ご注文いただきました「{{productName}}」につきまして、ご返金の手続きをご案内いたします。
Explicamos como será o reembolso de “{{productName}}”.
ご返金額：{{refundAmount}}円
Valor: {{refundAmount}} ienes
ご返金方法：銀行振込
Forma: transferência bancária
{{paidBy}}でお支払いいただいたため、お手数ですが、下記の専用フォームよりご返金先の口座をお知らせください。
Como o pagamento foi por {{paidBy}}, informe a conta para o reembolso neste formulário:
{{refundFormUrl}}
{{refundFormUrl}}
口座の確認後、{{processingDays}}営業日以内にお振り込みいたします。振込手数料は当店が負担いたします。
Depois de conferir a conta, transferimos em até {{processingDays}} dias úteis. A tarifa é por nossa conta.
この度はご期待に沿えず、誠に申し訳ございませんでした。
Pedimos sinceras desculpas por não termos correspondido à sua expectativa.
`,
    slots: [
      money('refundAmount', 'Valor a devolver (ienes)'),
      choice(
        'paidBy',
        'Como o cliente pagou',
        'konbini | コンビニ決済 | loja de conveniência || transfer | 銀行振込 | transferência',
      ),
      link('refundFormUrl', 'Formulário da conta para reembolso'),
      whole('processingDays', 'Dias úteis para transferir', 30),
    ],
    never: `Pedir a conta por e-mail ou chat: só no formulário.
Pedir cartão, senha ou documento.
完了いたしました antes de o dinheiro sair.`,
  }),
  mail('warm', {
    id: 'konbini',
    name: 'Pagamento em loja de conveniência não feito',
    hint: 'Uma vez só, antes do prazo.',
    text: `
【ご確認のお願い】コンビニ払いのお支払い期限について（ご注文番号：{{orderNumber}}）
Confirmação: prazo do pagamento na loja de conveniência (pedido {{orderNumber}})
この度は「{{productName}}」をご注文いただき、誠にありがとうございます。
Muito obrigado por pedir “{{productName}}”.
{{checkDate}}時点で、お支払いの確認ができておりませんので、ご連絡いたしました。
Escrevemos porque até {{checkDate}} o pagamento não foi confirmado.
お支払い期限：{{paymentDeadline}}
Prazo: {{paymentDeadline}}
お支払い金額：{{amount}}円
Valor: {{amount}} ienes
お支払い先：{{konbiniName}}
Loja: {{konbiniName}}
お支払い番号：{{paymentCode}}
Número de pagamento: {{paymentCode}}
期限を過ぎますと、お支払い番号が無効となり、ご注文はキャンセルとなります。
Depois do prazo o número perde a validade e o pedido é cancelado.
ご購入をご希望の場合は、期限までにお支払いくださいますようお願いいたします。
Se deseja a compra, por favor pague até o prazo.
ご不要の場合は、特にお手続きの必要はございません。
Se não quiser mais, não precisa fazer nada.
本メールと行き違いでお支払い済みの場合は、何卒ご容赦ください。
Se já pagou e as mensagens se cruzaram, pedimos que nos desculpe.
`,
    slots: [
      date('checkDate', 'Conferido em', 'past'),
      { id: 'paymentDeadline', label: 'Prazo do pagamento (hora do Japão)', kind: 'moment' },
      money('amount', 'Valor (ienes)'),
      phrase(
        'konbiniName',
        'Loja de conveniência',
        `セブン-イレブン | Seven-Eleven || ローソン | Lawson || ファミリーマート | FamilyMart || ミニストップ | Ministop
セイコーマート | Seicomart`,
      ),
      text('paymentCode', 'Número de pagamento'),
    ],
    never: `督促, 至急 ou qualquer ameaça.
支払いをお忘れではありませんか: acusa.
Mais de um lembrete, ou falso “último em estoque”.`,
  }),
];
