import { choice, mail, phrase, text, whole, yesNo } from './reply-parts.ts';
import type { ReplyTemplate } from './reply-types.ts';

const VARIANTS = `Sサイズ | tamanho S (P) || Mサイズ | tamanho M || Lサイズ | tamanho L (G) || ブラック | preto
ホワイト | branco`;

export const PROBLEM_TEMPLATES: readonly ReplyTemplate[] = [
  mail('warm', {
    id: 'exchange',
    name: 'Troca de tamanho ou cor',
    hint: 'Quando o cliente pede outro tamanho ou cor.',
    text: `
商品の交換について（ご注文番号：{{orderNumber}}）
Sobre a troca do produto (pedido {{orderNumber}})
この度は{{shopName}}をご利用いただき、また交換のご希望をお知らせいただき、ありがとうございます。
Obrigado por comprar na {{shopName}} e por nos avisar que deseja trocar.
[returnRule: refused] 誠に恐れ入りますが、お客様都合による返品・交換はお受けしておりません。
Lamentamos, mas não aceitamos devolução nem troca por arrependimento.
[returnRule: not refused] 誠に恐れ入りますが、サイズ・色の交換は承っておりません。お手数ですが、「{{productName}}」の{{fromVariant}}をご返品のうえ、改めて{{toVariant}}をご注文くださいますようお願いいたします。
Lamentamos, mas não trocamos tamanho nem cor. Pedimos a gentileza de devolver “{{productName}}” em {{fromVariant}} e fazer um novo pedido em {{toVariant}}.
[returnRule: law] ご返品は、商品到着後8日以内に限りお受けいたします。
A devolução é aceita em até 8 dias após o recebimento.
[returnRule: customer, shop] ご返品は、商品到着後{{returnDays}}日以内にご連絡いただき、{{returnCondition}}の場合に限りお受けいたします。
A devolução é aceita se avisada em até {{returnDays}} dias após o recebimento, {{returnCondition}}.
[returnRule: not refused] ご返送先：{{returnAddress}}
Endereço de devolução: {{returnAddress}}
[returnRule: customer, law] なお、ご返送の送料はお客様のご負担にてお願いいたします。
O frete de devolução fica por conta do cliente.
[returnRule: shop] ご返送の送料は当店が負担いたします。着払いにてお送りください。
O frete de devolução é por nossa conta; envie a pagar no destino.
[returnRule: not refused] ご返送品の到着を確認後、{{refundDays}}日以内にご返金いたします。
Após a chegada da devolução, faremos o reembolso em até {{refundDays}} dias.
`,
    slots: [
      choice(
        'returnRule',
        'Regra de devolução',
        `customer | 返品可・送料はお客様負担 | aceita; o cliente paga o frete
shop | 返品可・送料は当店負担 | aceita; a loja paga o frete
law | 到着後8日以内は返品可・送料はお客様負担 | a da lei: 8 dias, o cliente paga o frete
refused | 返品不可 | não aceita`,
      ),
      phrase('fromVariant', 'Trocar de', VARIANTS),
      phrase('toVariant', 'Para', VARIANTS),
      whole('returnDays', 'Dias para devolver', 365),
      choice(
        'returnCondition',
        'Em que estado aceita',
        'unusedUnopened | 未使用・未開封 | sem uso e fechado || unused | 未使用 | sem uso',
      ),
      text('returnAddress', 'Endereço de devolução'),
      whole('refundDays', 'Dias para reembolsar', 30),
    ],
    never: `Condições que não estavam na página quando ele comprou.
交換を承ります, se a página só troca com defeito.
Cobrar a devolução de produto com defeito ou errado.
着払い com transportadora que não aceita.`,
  }),
  mail('plain', {
    id: 'defect',
    name: 'Produto com defeito ou errado',
    hint: 'Logo que o cliente avisa do defeito ou do produto errado.',
    text: `
【お詫び】お届けした商品について（ご注文番号：{{orderNumber}}）
Desculpas: sobre o produto entregue (pedido {{orderNumber}})
[fault: defect] この度は、お届けした「{{productName}}」に不具合がございましたこと、心よりお詫び申し上げます。
Pedimos sinceras desculpas pelo defeito em “{{productName}}”.
[fault: wrong] この度は、ご注文の「{{productName}}」とは異なる商品をお届けしてしまい、心よりお詫び申し上げます。
Pedimos sinceras desculpas por termos entregado um produto diferente de “{{productName}}”.
お手数をおかけして誠に恐れ入りますが、状況を確認するため、下記をお送りいただけますでしょうか。
Lamentamos o incômodo; para verificar, poderia nos enviar o seguinte?
[fault: defect] 1. 不具合の箇所がわかるお写真（{{photoCount}}枚程度）
1. Fotos que mostrem o defeito (cerca de {{photoCount}})
[fault: wrong] 1. 届いた商品のお写真（{{photoCount}}枚程度）
1. Fotos do produto que chegou (cerca de {{photoCount}})
[fault: defect] 2. 商品全体のお写真
2. Foto do produto inteiro
[fault: defect] 3. 不具合の内容
3. Descrição do problema
[fault: wrong] 2. 送り状のお写真
2. Foto da etiqueta de envio
確認でき次第、交換または全額のご返金にて対応いたします。ご希望をお知らせください。
Assim que confirmarmos, faremos a troca ou o reembolso total; diga qual prefere.
送料はすべて当店が負担いたします。
Todo o frete é por nossa conta.
[electrical: sim] 安全のため、商品のご使用はお控えくださいますようお願いいたします。
Por segurança, pedimos que não use o produto.
お写真を拝見後、{{replyHours}}時間以内に今後のお手続きをご案内いたします。
Depois de ver as fotos, explicaremos os próximos passos em até {{replyHours}} horas.
当店よりご案内するまで、商品はお手元にご保管くださいますようお願いいたします。
Até lá, por favor guarde o produto.
`,
    slots: [
      choice(
        'fault',
        'O que aconteceu',
        'defect | 不具合 | veio com defeito || wrong | 商品違い | veio o produto errado',
      ),
      whole('photoCount', 'Quantas fotos pedir', 10),
      whole('replyHours', 'Horas para responder', 168),
      yesNo('electrical', 'É elétrico?'),
    ],
    never: `お客様の使い方に問題があります: acusa o cliente.
写真がない場合は対応できません.
Qualquer oferta em troca de não avaliar.`,
  }),
];
