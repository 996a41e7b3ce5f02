import { choice, link, phrase, text, yesNo } from './reply-slots.ts';
import type { ReplyTemplate } from './reply-types.ts';

export const REVIEW_TEMPLATES: readonly ReplyTemplate[] = [
  {
    id: 'reviewRequest',
    name: 'Pedido de avaliação sem recompensa',
    hint: 'Uma vez, de 5 a 7 dias depois da entrega, para todos os clientes igualmente.',
    channel: 'private',
    subject: { ja: '「{{productName}}」のご感想をお聞かせください', pt: 'Conte o que achou de “{{productName}}”' },
    lines: [
      { ja: '{{customerName}} 様', pt: 'Sr./Sra. {{customerName}}' },
      {
        ja: '先日は「{{productName}}」をお買い上げいただき、誠にありがとうございました。',
        pt: 'Muito obrigado por ter comprado “{{productName}}”.',
      },
      { ja: 'その後、商品の使い心地はいかがでしょうか。', pt: 'Como tem sido o uso do produto?' },
      {
        ja: 'もしよろしければ、率直なご感想をレビューにてお聞かせください。',
        pt: 'Se puder, conte sua opinião sincera em uma avaliação.',
      },
      {
        ja: '良かった点だけでなく、お気づきの点もお寄せいただけますと幸いです。',
        pt: 'Ficaremos gratos não só pelos pontos bons, mas também pelo que notou.',
      },
      { ja: 'レビューのご投稿はこちら：{{reviewUrl}}', pt: 'Para avaliar: {{reviewUrl}}' },
      {
        ja: 'ご投稿は任意です。評価の内容やご投稿の有無によって、対応が変わることはございません。',
        pt: 'É opcional; nem a nota nem o fato de avaliar mudam o atendimento.',
      },
      {
        ja: '商品に不具合などがございましたら、本メールへのご返信にてお知らせください。',
        pt: 'Se houver algum defeito, avise respondendo a este e-mail.',
      },
    ],
    slots: [link('reviewUrl', 'Página da avaliação')],
    farewell: 'warm',
    order: [],
    never: [
      '★5をお願いします ou 高評価をお願いします.',
      'Cupom, pontos, frete grátis ou presente por avaliação.',
      'Pedir só a quem está satisfeito, ou dar texto pronto.',
    ],
  },
  {
    id: 'replyLow',
    name: 'Resposta a ★1–2',
    hint: 'Em público, sem dado nenhum do pedido.',
    channel: 'public',
    lines: [
      {
        ja: 'この度は当店の商品をお買い上げいただき、また貴重なご意見をお寄せいただき、ありがとうございます。',
        pt: 'Obrigado pela compra e pela opinião, que é valiosa para nós.',
      },
      {
        ja: '{{issueSummary}}につきまして、ご期待に沿えず、誠に申し訳ございません。',
        pt: 'Pedimos desculpas por não corresponder à expectativa quanto a {{issueSummary}}.',
      },
      {
        ja: 'いただいたご意見をもとに、{{improvement}}の見直しを進めております。',
        pt: 'Com base na sua opinião, estamos revendo {{improvement}}.',
      },
      {
        ja: '交換やご返金も含めてご相談を承りますので、お手数ですが、ご注文番号を添えて{{supportContact}}までご連絡いただけますでしょうか。',
        pt: 'Estamos à disposição para tratar do caso, inclusive de troca ou reembolso: poderia escrever para {{supportContact}} com o número do pedido?',
      },
      { ja: 'ご不便をおかけしましたこと、重ねてお詫び申し上げます。', pt: 'Mais uma vez, desculpas pelo transtorno.' },
    ],
    slots: [
      phrase('issueSummary', 'Sobre o que é a crítica', [
        { ja: 'お届けの遅れ', pt: 'o atraso na entrega' },
        { ja: '商品の不具合', pt: 'o defeito do produto' },
        { ja: '商品の色味', pt: 'a cor do produto' },
        { ja: '商品の質感', pt: 'o acabamento do produto' },
        { ja: 'サイズ感', pt: 'o tamanho' },
        { ja: '梱包の状態', pt: 'o estado da embalagem' },
        { ja: '当店の対応', pt: 'o nosso atendimento' },
      ]),
      choice('improvement', 'O que você está mesmo mudando', [
        { value: 'inspection', ja: '検品体制', pt: 'a conferência dos produtos' },
        { value: 'packing', ja: '梱包方法', pt: 'a embalagem' },
        { value: 'description', ja: '商品説明', pt: 'a descrição do produto' },
        { value: 'shipping', ja: '発送の手配', pt: 'o envio' },
        { value: 'guidance', ja: 'ご案内の方法', pt: 'a forma de avisar' },
      ]),
      text('supportContact', 'Contato da loja', 'E-mail ou formulário'),
    ],
    order: [],
    never: [
      'Nome, número do pedido ou endereço em público.',
      'Discutir: お客様の勘違いです.',
      'Pedir para mudar ou apagar a avaliação.',
    ],
  },
  {
    id: 'replyHigh',
    name: 'Resposta a ★4–5',
    hint: 'Em público, sem prometer efeito nem dar presente.',
    channel: 'public',
    lines: [
      {
        ja: 'この度は当店の商品をお買い上げいただき、また温かいレビューをお寄せいただき、誠にありがとうございます。',
        pt: 'Muito obrigado pela compra e pela avaliação tão gentil.',
      },
      {
        ja: '{{praisedPoint}}を気に入っていただけたとのこと、大変嬉しく存じます。',
        pt: 'Ficamos muito felizes que tenha gostado de {{praisedPoint}}.',
      },
      {
        ja: '{{reservation}}につきましては、今後の改善の参考にさせていただきます。',
        pt: 'Quanto a {{reservation}}, levaremos em conta nas melhorias.',
        when: { slot: 'hasReservation', is: 'sim' },
      },
      {
        ja: 'これからもご満足いただける商品をお届けできるよう、努めてまいります。',
        pt: 'Continuaremos a nos esforçar para entregar produtos que satisfaçam.',
      },
      { ja: 'またのご利用を心よりお待ちしております。', pt: 'Esperamos sinceramente atendê-lo(a) outra vez.' },
    ],
    slots: [
      phrase('praisedPoint', 'O que o cliente elogiou', [
        { ja: '使いやすさ', pt: 'a praticidade' },
        { ja: '軽さ', pt: 'a leveza' },
        { ja: '色合い', pt: 'as cores' },
        { ja: 'デザイン', pt: 'o design' },
        { ja: '質感', pt: 'o acabamento' },
        { ja: 'サイズ感', pt: 'o tamanho' },
        { ja: '丁寧な梱包', pt: 'a embalagem cuidadosa' },
      ]),
      yesNo('hasReservation', 'Ele fez alguma ressalva?'),
      phrase('reservation', 'A ressalva', [
        { ja: 'お届けまでの日数', pt: 'o prazo de entrega' },
        { ja: '梱包の状態', pt: 'o estado da embalagem' },
        { ja: '色味', pt: 'a cor' },
        { ja: 'サイズ感', pt: 'o tamanho' },
        { ja: '説明書のわかりやすさ', pt: 'a clareza do manual' },
      ]),
    ],
    order: [],
    never: [
      'Repetir efeito que o cliente afirma (肌がきれいになった, 痩せた): na boca da loja vira propaganda.',
      'Cupom ou presente pelas estrelas.',
      'Usar a avaliação em anúncio sem permissão.',
    ],
  },
];
