import { choice, date, inOrder, link, mail, text, whole, yesNo } from './reply-parts.ts';
import type { ReplyTemplate } from './reply-types.ts';

export const DELIVERY_TEMPLATES: readonly ReplyTemplate[] = [
  mail('plain', {
    id: 'delay',
    name: 'Atraso na entrega',
    hint: 'Assim que souber do atraso, mesmo sem culpa sua.',
    text: `
【お詫び】お届けの遅れについて（ご注文番号：{{orderNumber}}）
Desculpas: sobre o atraso da entrega (pedido {{orderNumber}})
この度は{{shopName}}をご利用いただき、誠にありがとうございます。
Muito obrigado por comprar na {{shopName}}.
ご注文いただきました「{{productName}}」につきまして、{{delayReason}}の影響により、お届けが当初の予定より遅れております。
Por causa de {{delayReason}}, a entrega de “{{productName}}” está atrasada em relação ao previsto.
お待ちいただいているところ、ご迷惑をおかけし、誠に申し訳ございません。
Pedimos sinceras desculpas pelo transtorno enquanto o(a) senhor(a) aguarda.
現時点でのお届け予定は、{{newDateFrom}}から{{newDateTo}}頃でございます。
A previsão atual de entrega é entre {{newDateFrom}} e {{newDateTo}}.
予定に変更がある場合は、{{nextUpdateDate}}までに改めてご連絡いたします。
Se houver mudança, avisaremos de novo até {{nextUpdateDate}}.
お急ぎの場合は、お手数ですが、本メールにご返信ください。
Se tiver urgência, por favor responda a este e-mail.
[notShipped: sim] 発送前のため、ご希望の場合はキャンセルと全額のご返金を承ります。
Como ainda não foi enviado, aceitamos cancelamento com reembolso total, se desejar.
恐れ入りますが、今しばらくお待ちくださいますようお願い申し上げます。
Pedimos a gentileza de aguardar mais um pouco.
`,
    slots: [
      choice(
        'delayReason',
        'Motivo do atraso',
        `transport | 国際輸送の混雑 | transporte internacional congestionado
customs | 通関手続きの遅れ | demora na alfândega || weather | 悪天候 | mau tempo
holidays | 発送元の連休 | feriado na origem || stock | 入荷の遅れ | atraso na chegada do estoque`,
      ),
      date('newDateFrom', 'Previsão de entrega (de)', 'future'),
      date('newDateTo', 'Previsão de entrega (até)', 'future'),
      date('nextUpdateDate', 'Próximo aviso até', 'future'),
      yesNo('notShipped', 'Ainda falta despachar o pedido?'),
    ],
    order: [
      inOrder('newDateFrom', 'newDateTo', true, 'A previsão “até” vem antes da previsão “de”.'),
      inOrder('nextUpdateDate', 'newDateFrom', true, 'O próximo aviso precisa vir antes da previsão de entrega.'),
    ],
    never: `Prometer o dia: 必ず◯日に届きます. Depende da transportadora.
Passar a culpa: 配送会社の責任です.
Um motivo que não é verdade, ou nenhuma data nova.`,
  }),
  mail('warm', {
    id: 'tracking',
    name: 'Código de rastreio',
    hint: 'No dia do envio.',
    text: `
【発送のお知らせ】お荷物の追跡番号について（ご注文番号：{{orderNumber}}）
Aviso de envio: código de rastreio (pedido {{orderNumber}})
この度は{{shopName}}をご利用いただき、誠にありがとうございます。
Muito obrigado por comprar na {{shopName}}.
ご注文いただきました「{{productName}}」を、{{shipDate}}に発送いたしました。
Enviamos “{{productName}}” em {{shipDate}}.
お荷物の状況は、下記よりご確認いただけます。
O andamento pode ser consultado abaixo.
配送会社：{{carrier}}
Transportadora: {{carrier}}
追跡番号：{{trackingNumber}}
Código de rastreio: {{trackingNumber}}
追跡ページ：{{trackingUrl}}
Página de rastreio: {{trackingUrl}}
[fromAbroad: sim] 海外からの発送のため、追跡情報が表示されるまで{{trackingDelayDays}}日ほどかかる場合がございます。
Como o envio é do exterior, o rastreio pode levar cerca de {{trackingDelayDays}} dias para aparecer.
[fromAbroad: nao] 追跡情報が表示されるまで{{trackingDelayDays}}日ほどかかる場合がございます。
O rastreio pode levar cerca de {{trackingDelayDays}} dias para aparecer.
お届けは{{newDateFrom}}から{{newDateTo}}頃を予定しております。
A entrega está prevista entre {{newDateFrom}} e {{newDateTo}}.
{{overdueDate}}を過ぎても届かない場合は、お手数ですが、本メールにご返信ください。すぐに状況をお調べいたします。
Se não chegar até {{overdueDate}}, responda a este e-mail; verificaremos imediatamente.
`,
    slots: [
      yesNo('fromAbroad', 'Sai de fora do Japão?'),
      date('shipDate', 'Data do envio', 'past'),
      text('carrier', 'Transportadora', 'Como está na etiqueta'),
      text('trackingNumber', 'Código de rastreio'),
      link('trackingUrl', 'Página de rastreio'),
      whole('trackingDelayDays', 'Dias até o rastreio aparecer', 60),
      date('newDateFrom', 'Previsão de entrega (de)', 'future'),
      date('newDateTo', 'Previsão de entrega (até)', 'future'),
      date('overdueDate', 'Avisar se não chegar até', 'future'),
    ],
    order: [
      inOrder('newDateFrom', 'newDateTo', true, 'A previsão “até” vem antes da previsão “de”.'),
      inOrder('newDateTo', 'overdueDate', false, 'O dia de avisar precisa vir depois da previsão de entrega.'),
      inOrder('shipDate', 'newDateFrom', true, 'A entrega não pode vir antes do envio.'),
    ],
    never: `国内発送 quando sai do exterior.
税金は一切かかりません: depende do caso.
Mandar o cliente falar sozinho com a transportadora.`,
  }),
  mail('warm', {
    id: 'address',
    name: 'Problema no endereço',
    hint: 'Antes de enviar, ou quando o pacote volta.',
    text: `
【ご確認のお願い】お届け先のご住所について（ご注文番号：{{orderNumber}}）
Confirmação: sobre o endereço de entrega (pedido {{orderNumber}})
この度は「{{productName}}」をご注文いただき、誠にありがとうございます。
Muito obrigado por pedir “{{productName}}”.
お届け先につきまして、{{addressProblem}}ため、ご連絡いたしました。
Escrevemos sobre o endereço de entrega porque {{addressProblem}}.
お手数ですが、下記の項目を{{replyDeadline}}までにお知らせいただけますでしょうか。
Poderia responder com os itens abaixo até {{replyDeadline}}?
・郵便番号
• CEP (7 dígitos)
・都道府県、市区町村、番地
• Província, cidade, número
・建物名、部屋番号
• Prédio e apartamento
・お電話番号
• Telefone
[addressProblem: not returned] ご返信を確認後、速やかに発送の手配をいたします。
Assim que confirmarmos, providenciaremos o envio.
[addressProblem: returned] ご返信と、返送された商品の到着を確認後、再発送の手配をいたします。
Assim que confirmarmos a resposta e a volta do pacote, providenciaremos o novo envio.
期限までにご返信の確認ができない場合は、発送を一時保留といたします。あらかじめご了承ください。
Se não houver resposta até o prazo, o envio fica suspenso temporariamente; agradecemos a compreensão.
`,
    slots: [
      choice(
        'addressProblem',
        'O que há de errado',
        `number | 番地が確認できない | não foi possível confirmar o número
building | 建物名・部屋番号の記載がない | falta o prédio ou o apartamento
postcode | 郵便番号とご住所が一致しない | o CEP não confere com o endereço
returned | お荷物が宛先不明で返送された | o pacote voltou por endereço desconhecido`,
      ),
      date('replyDeadline', 'Responder até', 'future'),
    ],
    never: `ご住所が間違っています: acusa.
Repetir o endereço ou o telefone completos.
Cobrar reenvio que não está na página.`,
  }),
  mail('plain', {
    id: 'lostParcel',
    name: 'Pacote perdido',
    hint: 'Quando o rastreio parou, ou diz entregue e o cliente não recebeu.',
    text: `
【お詫び】お荷物の調査について（ご注文番号：{{orderNumber}}）
Desculpas: busca do pacote (pedido {{orderNumber}})
[noticedBy: customer] ご注文いただきました「{{productName}}」が届いていないとのこと、ご心配をおかけし、誠に申し訳ございません。
Pedimos sinceras desculpas pela preocupação: soubemos que “{{productName}}” ainda não chegou.
[noticedBy: shop] ご注文いただきました「{{productName}}」の追跡情報が更新されておらず、ご心配をおかけし、誠に申し訳ございません。
Pedimos sinceras desculpas pela preocupação: o rastreio de “{{productName}}” parou.
配送会社（{{carrier}}、追跡番号：{{trackingNumber}}）に、{{searchDate}}付で調査を依頼いたしました。
Em {{searchDate}} pedimos à transportadora ({{carrier}}, código {{trackingNumber}}) que procure o pacote.
調査の結果は、{{nextUpdateDate}}までに当店よりご連絡いたします。
Escreveremos com o resultado até {{nextUpdateDate}}.
お荷物が見つからない場合は、商品の再送または全額のご返金にて対応いたします。
Se o pacote não for encontrado, enviaremos outro ou devolveremos o valor inteiro.
恐れ入りますが、ご家族の方のお受け取りや、宅配ボックス、不在票もあわせてご確認いただけますでしょうか。
Poderia conferir também se alguém da família recebeu, a caixa de entregas e algum aviso de ausência?
`,
    slots: [
      choice(
        'noticedBy',
        'Quem percebeu',
        'customer | お客様 | o cliente escreveu || shop | 当店 | a loja, pelo rastreio',
      ),
      text('carrier', 'Transportadora', 'Como está na etiqueta'),
      text('trackingNumber', 'Código de rastreio'),
      date('searchDate', 'Busca pedida em', 'past'),
      date('nextUpdateDate', 'Próximo aviso até', 'future'),
    ],
    never: `配達済みと表示されています: como se o cliente mentisse.
Mandar o cliente abrir a busca sozinho.
Esperar a resposta da transportadora para responder.`,
  }),
  mail('plain', {
    id: 'customsTax',
    name: 'Imposto na entrega',
    hint: 'Quando o cliente pergunta do imposto, ou recebeu a cobrança.',
    text: `
【ご案内】輸入時の税金について（ご注文番号：{{orderNumber}}）
Sobre o imposto de importação (pedido {{orderNumber}})
お問い合わせいただき、ありがとうございます。「{{productName}}」の輸入時の税金についてご案内いたします。
Obrigado por escrever. Explicamos o imposto de importação de “{{productName}}”.
商品は海外から発送しているため、日本に届いた際に、税関の判断により関税・消費税がかかる場合がございます。
O produto é enviado do exterior, e a alfândega pode cobrar imposto quando ele chega ao Japão.
[taxPayer: shop] 税金は当店が負担いたします。お支払いになった場合は、領収書のお写真をお送りください。確認後、全額をご返金いたします。
O imposto é por nossa conta. Se já pagou, envie uma foto do recibo: devolveremos o valor inteiro.
[taxPayer: customer] 税金と配送会社の通関手数料は、商品代金に含まれておりません。恐れ入りますが、お受け取りの際に配送会社へお支払いくださいますようお願いいたします。
O imposto e a tarifa da transportadora pelo serviço na alfândega não estão no preço. Pedimos a gentileza de pagá-los à transportadora ao receber.
[taxPayer: customer] 税金のご負担については、下記のページでご案内しております。
Isso está explicado nesta página:
[taxPayer: customer] {{termsUrl}}
{{termsUrl}}
`,
    slots: [
      choice('taxPayer', 'Quem paga o imposto', 'customer | お客様 | o cliente || shop | 当店 | a loja'),
      link('termsUrl', 'Página que fala do imposto'),
    ],
    never: `Cobrar do cliente o que a página diz que é da loja.
Dizer que nunca há imposto: quem decide é a alfândega.
贈り物として申告します: declaração falsa.`,
  }),
];
