import type { Bilingual } from '#domain/text/bilingual.ts';
import type { Slot } from './reply-types.ts';

/** Slots that any private mail may use; only those that its lines mention are asked for. */
export const COMMON_SLOTS: readonly Slot[] = [
  {
    id: 'customerName',
    label: 'Nome do cliente',
    hint: 'Sobrenome e nome, em kanji se souber. O 様 já está no texto.',
    kind: 'name',
    max: 40,
  },
  { id: 'orderNumber', label: 'Número do pedido', kind: 'text', max: 40 },
  {
    id: 'productName',
    label: 'Nome curto do produto em japonês',
    hint: 'Até 40 caracteres, sem 【 】.',
    kind: 'product',
    max: 40,
  },
  { id: 'shopName', label: 'Nome da loja', kind: 'text', max: 60 },
  { id: 'staffName', label: 'Quem assina', hint: 'Só o sobrenome.', kind: 'text', max: 20 },
  { id: 'supportEmail', label: 'E-mail de atendimento', kind: 'email' },
  {
    id: 'supportHours',
    label: 'Horário de atendimento',
    hint: 'Hora do Japão: 平日10:00〜18:00',
    kind: 'text',
    max: 40,
  },
];

/** Closing lines of every private mail. The second hopes for more orders, which is out of place after an apology. */
export const CLOSING: readonly (Bilingual & { isWarm?: true })[] = [
  {
    ja: 'ご不明な点がございましたら、お気軽にお問い合わせください。',
    pt: 'Se tiver dúvidas, fique à vontade para nos escrever.',
  },
  {
    ja: '今後とも{{shopName}}をよろしくお願いいたします。',
    pt: 'Contamos com a sua preferência pela {{shopName}} também daqui em diante.',
    isWarm: true,
  },
  { ja: '{{shopName}} カスタマーサポート', pt: '{{shopName}}, atendimento ao cliente' },
  { ja: '担当：{{staffName}}', pt: 'Responsável: {{staffName}}' },
  { ja: 'メール：{{supportEmail}}', pt: 'E-mail: {{supportEmail}}' },
  { ja: '受付時間：{{supportHours}}（日本時間）', pt: 'Horário: {{supportHours}} (hora do Japão)' },
];
