import { choice, link, mail, phrase, publicReply, text, yesNo } from './reply-parts.ts';
import type { ReplyTemplate } from './reply-types.ts';

export const REVIEW_TEMPLATES: readonly ReplyTemplate[] = [
  mail('warm', {
    id: 'reviewRequest',
    name: 'Pedido de avaliação sem recompensa',
    hint: 'Uma vez, de 5 a 7 dias depois da entrega, para todos os clientes igualmente.',
    text: `
「{{productName}}」のご感想をお聞かせください
Conte o que achou de “{{productName}}”
先日は「{{productName}}」をお買い上げいただき、誠にありがとうございました。
Muito obrigado por ter comprado “{{productName}}”.
その後、商品の使い心地はいかがでしょうか。
Como tem sido o uso do produto?
もしよろしければ、率直なご感想をレビューにてお聞かせください。
Se puder, conte sua opinião sincera em uma avaliação.
良かった点だけでなく、お気づきの点もお寄せいただけますと幸いです。
Ficaremos gratos não só pelos pontos bons, mas também pelo que notou.
レビューのご投稿はこちら：{{reviewUrl}}
Para avaliar: {{reviewUrl}}
ご投稿は任意です。評価の内容やご投稿の有無によって、対応が変わることはございません。
É opcional; nem a nota nem o fato de avaliar mudam o atendimento.
商品に不具合などがございましたら、本メールへのご返信にてお知らせください。
Se houver algum defeito, avise respondendo a este e-mail.
`,
    slots: [link('reviewUrl', 'Página da avaliação')],
    never: `★5をお願いします ou 高評価をお願いします.
Cupom, pontos, frete grátis ou presente por avaliação.
Pedir só a quem está satisfeito, ou dar texto pronto.`,
  }),
  publicReply({
    id: 'replyLow',
    name: 'Resposta a ★1–2',
    hint: 'Em público, sem dado nenhum do pedido.',
    text: `
この度は当店の商品をお買い上げいただき、また貴重なご意見をお寄せいただき、ありがとうございます。
Obrigado pela compra e pela opinião, que é valiosa para nós.
{{issueSummary}}につきまして、ご期待に沿えず、誠に申し訳ございません。
Pedimos desculpas por não corresponder à expectativa quanto a {{issueSummary}}.
いただいたご意見をもとに、{{improvement}}の見直しを進めております。
Com base na sua opinião, estamos revendo {{improvement}}.
交換やご返金も含めてご相談を承りますので、お手数ですが、ご注文番号を添えて{{supportContact}}までご連絡いただけますでしょうか。
Estamos à disposição para tratar do caso, inclusive de troca ou reembolso: poderia escrever para {{supportContact}} com o número do pedido?
ご不便をおかけしましたこと、重ねてお詫び申し上げます。
Mais uma vez, desculpas pelo transtorno.
`,
    slots: [
      phrase(
        'issueSummary',
        'Sobre o que é a crítica',
        `お届けの遅れ | o atraso na entrega || 商品の不具合 | o defeito do produto || 商品の色味 | a cor do produto
商品の質感 | o acabamento do produto || サイズ感 | o tamanho || 梱包の状態 | o estado da embalagem
当店の対応 | o nosso atendimento`,
      ),
      choice(
        'improvement',
        'O que você está mesmo mudando',
        `inspection | 検品体制 | a conferência dos produtos || packing | 梱包方法 | a embalagem
description | 商品説明 | a descrição do produto || shipping | 発送の手配 | o envio
guidance | ご案内の方法 | a forma de avisar`,
      ),
      text('supportContact', 'Contato da loja', 'E-mail ou formulário'),
    ],
    never: `Nome, número do pedido ou endereço em público.
Discutir: お客様の勘違いです.
Pedir para mudar ou apagar a avaliação.`,
  }),
  publicReply({
    id: 'replyHigh',
    name: 'Resposta a ★4–5',
    hint: 'Em público, sem prometer efeito nem dar presente.',
    text: `
この度は当店の商品をお買い上げいただき、また温かいレビューをお寄せいただき、誠にありがとうございます。
Muito obrigado pela compra e pela avaliação tão gentil.
{{praisedPoint}}を気に入っていただけたとのこと、大変嬉しく存じます。
Ficamos muito felizes que tenha gostado de {{praisedPoint}}.
[hasReservation: sim] {{reservation}}につきましては、今後の改善の参考にさせていただきます。
Quanto a {{reservation}}, levaremos em conta nas melhorias.
これからもご満足いただける商品をお届けできるよう、努めてまいります。
Continuaremos a nos esforçar para entregar produtos que satisfaçam.
またのご利用を心よりお待ちしております。
Esperamos sinceramente atendê-lo(a) outra vez.
`,
    slots: [
      phrase(
        'praisedPoint',
        'O que o cliente elogiou',
        `使いやすさ | a praticidade || 軽さ | a leveza || 色合い | as cores || デザイン | o design || 質感 | o acabamento
サイズ感 | o tamanho || 丁寧な梱包 | a embalagem cuidadosa`,
      ),
      yesNo('hasReservation', 'Ele fez alguma ressalva?'),
      phrase(
        'reservation',
        'A ressalva',
        `お届けまでの日数 | o prazo de entrega || 梱包の状態 | o estado da embalagem || 色味 | a cor
サイズ感 | o tamanho || 説明書のわかりやすさ | a clareza do manual`,
      ),
    ],
    never: `Repetir efeito que o cliente afirma (肌がきれいになった, 痩せた): na boca da loja vira propaganda.
Cupom ou presente pelas estrelas.
Usar a avaliação em anúncio sem permissão.`,
  }),
];
