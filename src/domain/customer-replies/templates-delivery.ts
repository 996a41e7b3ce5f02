import { choice, date, inOrder, link, text, whole, yesNo } from './reply-slots.ts';
import type { ReplyTemplate } from './reply-types.ts';

export const DELIVERY_TEMPLATES: readonly ReplyTemplate[] = [
  {
    id: 'delay',
    name: 'Atraso na entrega',
    hint: 'Assim que souber do atraso, mesmo sem culpa sua.',
    channel: 'private',
    subject: {
      ja: '【お詫び】お届けの遅れについて（ご注文番号：{{orderNumber}}）',
      pt: 'Desculpas: sobre o atraso da entrega (pedido {{orderNumber}})',
    },
    lines: [
      { ja: '{{customerName}} 様', pt: 'Sr./Sra. {{customerName}}' },
      {
        ja: 'この度は{{shopName}}をご利用いただき、誠にありがとうございます。',
        pt: 'Muito obrigado por comprar na {{shopName}}.',
      },
      {
        ja: 'ご注文いただきました「{{productName}}」につきまして、{{delayReason}}の影響により、お届けが当初の予定より遅れております。',
        pt: 'Por causa de {{delayReason}}, a entrega de “{{productName}}” está atrasada em relação ao previsto.',
      },
      {
        ja: 'お待ちいただいているところ、ご迷惑をおかけし、誠に申し訳ございません。',
        pt: 'Pedimos sinceras desculpas pelo transtorno enquanto o(a) senhor(a) aguarda.',
      },
      {
        ja: '現時点でのお届け予定は、{{newDateFrom}}から{{newDateTo}}頃でございます。',
        pt: 'A previsão atual de entrega é entre {{newDateFrom}} e {{newDateTo}}.',
      },
      {
        ja: '予定に変更がある場合は、{{nextUpdateDate}}までに改めてご連絡いたします。',
        pt: 'Se houver mudança, avisaremos de novo até {{nextUpdateDate}}.',
      },
      {
        ja: 'お急ぎの場合は、お手数ですが、本メールにご返信ください。',
        pt: 'Se tiver urgência, por favor responda a este e-mail.',
      },
      {
        ja: '発送前のため、ご希望の場合はキャンセルと全額のご返金を承ります。',
        pt: 'Como ainda não foi enviado, aceitamos cancelamento com reembolso total, se desejar.',
        when: { slot: 'notShipped', is: 'sim' },
      },
      {
        ja: '恐れ入りますが、今しばらくお待ちくださいますようお願い申し上げます。',
        pt: 'Pedimos a gentileza de aguardar mais um pouco.',
      },
    ],
    slots: [
      choice('delayReason', 'Motivo do atraso', [
        { value: 'transport', ja: '国際輸送の混雑', pt: 'transporte internacional congestionado' },
        { value: 'customs', ja: '通関手続きの遅れ', pt: 'demora na alfândega' },
        { value: 'weather', ja: '悪天候', pt: 'mau tempo' },
        { value: 'holidays', ja: '発送元の連休', pt: 'feriado na origem' },
        { value: 'stock', ja: '入荷の遅れ', pt: 'atraso na chegada do estoque' },
      ]),
      date('newDateFrom', 'Previsão de entrega (de)', 'future'),
      date('newDateTo', 'Previsão de entrega (até)', 'future'),
      date('nextUpdateDate', 'Próximo aviso até', 'future'),
      yesNo('notShipped', 'Ainda falta despachar o pedido?'),
    ],
    farewell: 'plain',
    order: [
      inOrder('newDateFrom', 'newDateTo', true, 'A previsão “até” vem antes da previsão “de”.'),
      inOrder('nextUpdateDate', 'newDateFrom', true, 'O próximo aviso precisa vir antes da previsão de entrega.'),
    ],
    never: [
      'Prometer o dia: 必ず◯日に届きます. Depende da transportadora.',
      'Passar a culpa: 配送会社の責任です.',
      'Um motivo que não é verdade, ou nenhuma data nova.',
    ],
  },
  {
    id: 'tracking',
    name: 'Código de rastreio',
    hint: 'No dia do envio.',
    channel: 'private',
    subject: {
      ja: '【発送のお知らせ】お荷物の追跡番号について（ご注文番号：{{orderNumber}}）',
      pt: 'Aviso de envio: código de rastreio (pedido {{orderNumber}})',
    },
    lines: [
      { ja: '{{customerName}} 様', pt: 'Sr./Sra. {{customerName}}' },
      {
        ja: 'この度は{{shopName}}をご利用いただき、誠にありがとうございます。',
        pt: 'Muito obrigado por comprar na {{shopName}}.',
      },
      {
        ja: 'ご注文いただきました「{{productName}}」を、{{shipDate}}に発送いたしました。',
        pt: 'Enviamos “{{productName}}” em {{shipDate}}.',
      },
      { ja: 'お荷物の状況は、下記よりご確認いただけます。', pt: 'O andamento pode ser consultado abaixo.' },
      { ja: '配送会社：{{carrier}}', pt: 'Transportadora: {{carrier}}' },
      { ja: '追跡番号：{{trackingNumber}}', pt: 'Código de rastreio: {{trackingNumber}}' },
      { ja: '追跡ページ：{{trackingUrl}}', pt: 'Página de rastreio: {{trackingUrl}}' },
      {
        ja: '海外からの発送のため、追跡情報が表示されるまで{{trackingDelayDays}}日ほどかかる場合がございます。',
        pt: 'Como o envio é do exterior, o rastreio pode levar cerca de {{trackingDelayDays}} dias para aparecer.',
        when: { slot: 'fromAbroad', is: 'sim' },
      },
      {
        ja: '追跡情報が表示されるまで{{trackingDelayDays}}日ほどかかる場合がございます。',
        pt: 'O rastreio pode levar cerca de {{trackingDelayDays}} dias para aparecer.',
        when: { slot: 'fromAbroad', is: 'nao' },
      },
      {
        ja: 'お届けは{{newDateFrom}}から{{newDateTo}}頃を予定しております。',
        pt: 'A entrega está prevista entre {{newDateFrom}} e {{newDateTo}}.',
      },
      {
        ja: '{{overdueDate}}を過ぎても届かない場合は、お手数ですが、本メールにご返信ください。すぐに状況をお調べいたします。',
        pt: 'Se não chegar até {{overdueDate}}, responda a este e-mail; verificaremos imediatamente.',
      },
    ],
    slots: [
      yesNo('fromAbroad', 'Sai de fora do Japão?'),
      date('shipDate', 'Data do envio', 'past'),
      text('carrier', 'Transportadora', 'Como está na etiqueta'),
      text('trackingNumber', 'Código de rastreio'),
      link('trackingUrl', 'Página de rastreio'),
      whole('trackingDelayDays', 'Dias até o rastreio aparecer', 1, 60),
      date('newDateFrom', 'Previsão de entrega (de)', 'future'),
      date('newDateTo', 'Previsão de entrega (até)', 'future'),
      date('overdueDate', 'Avisar se não chegar até', 'future'),
    ],
    farewell: 'warm',
    order: [
      inOrder('newDateFrom', 'newDateTo', true, 'A previsão “até” vem antes da previsão “de”.'),
      inOrder('newDateTo', 'overdueDate', false, 'O dia de avisar precisa vir depois da previsão de entrega.'),
      inOrder('shipDate', 'newDateFrom', true, 'A entrega não pode vir antes do envio.'),
    ],
    never: [
      '国内発送 quando sai do exterior.',
      '税金は一切かかりません: depende do caso.',
      'Mandar o cliente falar sozinho com a transportadora.',
    ],
  },
  {
    id: 'address',
    name: 'Problema no endereço',
    hint: 'Antes de enviar, ou quando o pacote volta.',
    channel: 'private',
    subject: {
      ja: '【ご確認のお願い】お届け先のご住所について（ご注文番号：{{orderNumber}}）',
      pt: 'Confirmação: sobre o endereço de entrega (pedido {{orderNumber}})',
    },
    lines: [
      { ja: '{{customerName}} 様', pt: 'Sr./Sra. {{customerName}}' },
      {
        ja: 'この度は「{{productName}}」をご注文いただき、誠にありがとうございます。',
        pt: 'Muito obrigado por pedir “{{productName}}”.',
      },
      {
        ja: 'お届け先につきまして、{{addressProblem}}ため、ご連絡いたしました。',
        pt: 'Escrevemos sobre o endereço de entrega porque {{addressProblem}}.',
      },
      {
        ja: 'お手数ですが、下記の項目を{{replyDeadline}}までにお知らせいただけますでしょうか。',
        pt: 'Poderia responder com os itens abaixo até {{replyDeadline}}?',
      },
      { ja: '・郵便番号', pt: '• CEP (7 dígitos)' },
      { ja: '・都道府県、市区町村、番地', pt: '• Província, cidade, número' },
      { ja: '・建物名、部屋番号', pt: '• Prédio e apartamento' },
      { ja: '・お電話番号', pt: '• Telefone' },
      {
        ja: 'ご返信を確認後、速やかに発送の手配をいたします。',
        pt: 'Assim que confirmarmos, providenciaremos o envio.',
        when: { slot: 'addressProblem', isNot: 'returned' },
      },
      {
        ja: 'ご返信と、返送された商品の到着を確認後、再発送の手配をいたします。',
        pt: 'Assim que confirmarmos a resposta e a volta do pacote, providenciaremos o novo envio.',
        when: { slot: 'addressProblem', is: 'returned' },
      },
      {
        ja: '期限までにご返信の確認ができない場合は、発送を一時保留といたします。あらかじめご了承ください。',
        pt: 'Se não houver resposta até o prazo, o envio fica suspenso temporariamente; agradecemos a compreensão.',
      },
    ],
    slots: [
      choice('addressProblem', 'O que há de errado', [
        { value: 'number', ja: '番地が確認できない', pt: 'não foi possível confirmar o número' },
        { value: 'building', ja: '建物名・部屋番号の記載がない', pt: 'falta o prédio ou o apartamento' },
        { value: 'postcode', ja: '郵便番号とご住所が一致しない', pt: 'o CEP não confere com o endereço' },
        { value: 'returned', ja: 'お荷物が宛先不明で返送された', pt: 'o pacote voltou por endereço desconhecido' },
      ]),
      date('replyDeadline', 'Responder até', 'future'),
    ],
    farewell: 'warm',
    order: [],
    never: [
      'ご住所が間違っています: acusa.',
      'Repetir o endereço ou o telefone completos.',
      'Cobrar reenvio que não está na página.',
    ],
  },
  {
    id: 'lostParcel',
    name: 'Pacote perdido',
    hint: 'Quando o rastreio parou, ou diz entregue e o cliente não recebeu.',
    channel: 'private',
    subject: {
      ja: '【お詫び】お荷物の調査について（ご注文番号：{{orderNumber}}）',
      pt: 'Desculpas: busca do pacote (pedido {{orderNumber}})',
    },
    lines: [
      { ja: '{{customerName}} 様', pt: 'Sr./Sra. {{customerName}}' },
      {
        ja: 'ご注文いただきました「{{productName}}」が届いていないとのこと、ご心配をおかけし、誠に申し訳ございません。',
        pt: 'Pedimos sinceras desculpas pela preocupação: soubemos que “{{productName}}” ainda não chegou.',
        when: { slot: 'noticedBy', is: 'customer' },
      },
      {
        ja: 'ご注文いただきました「{{productName}}」の追跡情報が更新されておらず、ご心配をおかけし、誠に申し訳ございません。',
        pt: 'Pedimos sinceras desculpas pela preocupação: o rastreio de “{{productName}}” parou.',
        when: { slot: 'noticedBy', is: 'shop' },
      },
      {
        ja: '配送会社（{{carrier}}、追跡番号：{{trackingNumber}}）に、{{searchDate}}付で調査を依頼いたしました。',
        pt: 'Em {{searchDate}} pedimos à transportadora ({{carrier}}, código {{trackingNumber}}) que procure o pacote.',
      },
      {
        ja: '調査の結果は、{{nextUpdateDate}}までに当店よりご連絡いたします。',
        pt: 'Escreveremos com o resultado até {{nextUpdateDate}}.',
      },
      {
        ja: 'お荷物が見つからない場合は、商品の再送または全額のご返金にて対応いたします。',
        pt: 'Se o pacote não for encontrado, enviaremos outro ou devolveremos o valor inteiro.',
      },
      {
        ja: '恐れ入りますが、ご家族の方のお受け取りや、宅配ボックス、不在票もあわせてご確認いただけますでしょうか。',
        pt: 'Poderia conferir também se alguém da família recebeu, a caixa de entregas e algum aviso de ausência?',
      },
    ],
    slots: [
      choice('noticedBy', 'Quem percebeu', [
        { value: 'customer', ja: 'お客様', pt: 'o cliente escreveu' },
        { value: 'shop', ja: '当店', pt: 'a loja, pelo rastreio' },
      ]),
      text('carrier', 'Transportadora', 'Como está na etiqueta'),
      text('trackingNumber', 'Código de rastreio'),
      date('searchDate', 'Busca pedida em', 'past'),
      date('nextUpdateDate', 'Próximo aviso até', 'future'),
    ],
    farewell: 'plain',
    order: [],
    never: [
      '配達済みと表示されています: como se o cliente mentisse.',
      'Mandar o cliente abrir a busca sozinho.',
      'Esperar a resposta da transportadora para responder.',
    ],
  },
  {
    id: 'customsTax',
    name: 'Imposto na entrega',
    hint: 'Quando o cliente pergunta do imposto, ou recebeu a cobrança.',
    channel: 'private',
    subject: {
      ja: '【ご案内】輸入時の税金について（ご注文番号：{{orderNumber}}）',
      pt: 'Sobre o imposto de importação (pedido {{orderNumber}})',
    },
    lines: [
      { ja: '{{customerName}} 様', pt: 'Sr./Sra. {{customerName}}' },
      {
        ja: 'お問い合わせいただき、ありがとうございます。「{{productName}}」の輸入時の税金についてご案内いたします。',
        pt: 'Obrigado por escrever. Explicamos o imposto de importação de “{{productName}}”.',
      },
      {
        ja: '商品は海外から発送しているため、日本に届いた際に、税関の判断により関税・消費税がかかる場合がございます。',
        pt: 'O produto é enviado do exterior, e a alfândega pode cobrar imposto quando ele chega ao Japão.',
      },
      {
        ja: '税金は当店が負担いたします。お支払いになった場合は、領収書のお写真をお送りください。確認後、全額をご返金いたします。',
        pt: 'O imposto é por nossa conta. Se já pagou, envie uma foto do recibo: devolveremos o valor inteiro.',
        when: { slot: 'taxPayer', is: 'shop' },
      },
      {
        ja: '税金と配送会社の通関手数料は、商品代金に含まれておりません。恐れ入りますが、お受け取りの際に配送会社へお支払いくださいますようお願いいたします。',
        pt: 'O imposto e a tarifa da transportadora pelo serviço na alfândega não estão no preço. Pedimos a gentileza de pagá-los à transportadora ao receber.',
        when: { slot: 'taxPayer', is: 'customer' },
      },
      {
        ja: '税金のご負担については、下記のページでご案内しております。',
        pt: 'Isso está explicado nesta página:',
        when: { slot: 'taxPayer', is: 'customer' },
      },
      { ja: '{{termsUrl}}', pt: '{{termsUrl}}', when: { slot: 'taxPayer', is: 'customer' } },
    ],
    slots: [
      choice('taxPayer', 'Quem paga o imposto', [
        { value: 'customer', ja: 'お客様', pt: 'o cliente' },
        { value: 'shop', ja: '当店', pt: 'a loja' },
      ]),
      link('termsUrl', 'Página que fala do imposto'),
    ],
    farewell: 'plain',
    order: [],
    never: [
      'Cobrar do cliente o que a página diz que é da loja.',
      'Dizer que nunca há imposto: quem decide é a alfândega.',
      '贈り物として申告します: declaração falsa.',
    ],
  },
];
