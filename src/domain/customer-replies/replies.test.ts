import { describe, expect, it } from 'vitest';
import { checkCustomerReply } from './check-customer-reply.ts';
import { CLOSING, COMMON_SLOTS, fillReply, gapsIn, linesToSay, replyText, slotsOf } from './fill-reply.ts';
import { findTemplate, REPLY_SITUATIONS, REPLY_TEMPLATES, type ReplySituation } from './reply-templates.ts';
import type { Slot } from './reply-types.ts';

const TODAY = '2026-11-15';

/** A valid value for each kind of slot. */
const samples: Record<Slot['kind'], string> = {
  text: '平日10:00〜18:00',
  name: '佐藤 美咲',
  product: '軽量折りたたみ傘',
  link: 'https://example.com/a',
  email: 'loja@example.com',
  whole: '3',
  money: '3980',
  date: TODAY,
  moment: '2026-11-28T23:59',
  choice: '',
  phrase: '',
};

const order: Record<string, string> = {
  newDateFrom: '2026-11-28',
  newDateTo: '2026-12-03',
  nextUpdateDate: '2026-11-20',
  overdueDate: '2026-12-10',
};

function sampleOf(slot: Slot): string {
  if (slot.kind === 'choice') return slot.options[0]?.value ?? '';
  return slot.kind === 'phrase' ? (slot.options[0]?.ja ?? '') : samples[slot.kind];
}

function valuesFor(situation: ReplySituation, given: Record<string, string> = {}): Record<string, string> {
  const all = [...COMMON_SLOTS, ...findTemplate(situation).slots];
  const values = all.map((slot) => [slot.id, order[slot.id] ?? sampleOf(slot)]);
  return { ...Object.fromEntries(values), ...given };
}

const fill = (situation: ReplySituation, given: Record<string, string> = {}) =>
  fillReply(findTemplate(situation), valuesFor(situation, given), TODAY);

const slotsIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, id]) => id).toSorted();

describe.each(REPLY_SITUATIONS)('%s', (situation) => {
  const template = findTemplate(situation);
  const everything = [...(template.subject ? [template.subject] : []), ...template.lines, ...CLOSING];

  it('has the same slots in both languages, all of them declared', () => {
    const declared = new Set([...COMMON_SLOTS, ...template.slots].map(({ id }) => id));
    for (const { ja, pt } of everything) {
      expect(slotsIn(ja)).toEqual(slotsIn(pt));
      for (const id of slotsIn(ja)) expect(declared).toContain(id);
    }
    for (const { when } of template.lines) if (when) expect(declared).toContain(when.slot);
  });

  it('has no gaps and polite Japanese once every slot is filled', () => {
    const reply = fill(situation);
    expect(reply.missing).toEqual([]);
    expect(reply.problems).toEqual([]);
    const japanese = replyText(reply, 'ja');
    expect(japanese + replyText(reply, 'pt')).not.toMatch(/\{\{|［/);
    expect(checkCustomerReply(template, japanese, ['loja@example.com'])).toEqual([]);
    for (const { ja } of template.lines)
      if (ja.endsWith('。')) expect(ja).toMatch(/(?:ます|です|ください|せん|でした|ました|でしょうか)。$/);
  });

  it('reports each missing slot', () => {
    for (const slot of slotsOf(template, valuesFor(situation))) {
      const isDeciding = template.lines.some(({ when }) => when?.slot === slot.id);
      if (isDeciding) continue;
      expect(fill(situation, { [slot.id]: ' ' }).missing).toEqual([slot.label]);
    }
  });
});

describe('alternatives', () => {
  const said = (situation: ReplySituation, given: Record<string, string>) => replyText(fill(situation, given), 'ja');

  it('a delay reply offers cancellation only before shipping', () => {
    expect(said('delay', { notShipped: 'sim' })).toContain('キャンセル');
    expect(said('delay', { notShipped: 'nao' })).not.toContain('キャンセル');
  });

  it.each(['konbini', 'transfer'])(
    'a refund of a payment by %s asks for the bank account, and does not say it was paid',
    (paidBy) => {
      const asked = said('refundAccount', { paidBy });
      expect(asked).toContain('ご返金手続きのご案内');
      expect(asked).toContain('専用フォーム');
      expect(asked).not.toMatch(/完了いたしました|お手続き日/);
    },
  );

  it.each([
    ['card', 'カード会社により異なり'],
    ['paypay', 'PayPay残高'],
    ['amazonPay', 'Amazon Payにご登録'],
    ['rakutenPay', '楽天ペイで'],
    ['transfer', '口座にお振り込み'],
  ])('a refund by %s explains how it arrives', (refundMethod, words) => {
    expect(said('refund', { refundMethod })).toContain(words);
    const names = slotsOf(findTemplate('refund'), { refundMethod }).map(({ id }) => id);
    expect(names.includes('refundReflect')).toBe(refundMethod !== 'transfer');
  });

  it.each<[ReplySituation, Record<string, string>, string, string]>([
    ['tracking', { fromAbroad: 'sim' }, '海外からの発送のため', 'よりお届け'],
    ['tracking', { fromAbroad: 'nao' }, '追跡情報が表示されるまで', '海外'],
    ['defect', { fault: 'defect' }, '不具合がございました', '異なる商品'],
    ['defect', { fault: 'wrong' }, '異なる商品をお届けしてしまい', '不具合'],
    ['address', { addressProblem: 'returned' }, 'ご返信と、返送された商品の到着を確認後、再発送の手配', '速やかに発送'],
    ['address', { addressProblem: 'number' }, '速やかに発送の手配', '再発送'],
    ['exchange', {}, 'ご返送品の到着を確認後', '商品の到着を確認後'],
    ['exchange', {}, 'Sサイズをご返品のうえ、改めてSサイズをご注文ください', '交換を承ります'],
    ['exchange', {}, '商品到着後3日以内にご連絡いただき、未使用・未開封の場合に限り', '未使用の状態'],
    ['exchange', {}, 'サイズ・色の交換は承っておりません。お手数ですが、', '8日以内'],
    ['exchange', { returnRule: 'law' }, 'ご返品は、商品到着後8日以内に限りお受けいたします。', '未使用'],
    ['exchange', { returnRule: 'law' }, 'ご返送の送料はお客様のご負担', '当店が負担'],
    ['exchange', { returnRule: 'shop' }, '着払いにてお送りください', 'お客様のご負担'],
    ['exchange', { returnRule: 'refused' }, 'お客様都合による返品・交換はお受けしておりません。', 'ご返'],
    ['delay', { newDateTo: '2026-11-28' }, '11月28日（土）頃でございます', 'から'],
    ['tracking', { newDateTo: '2026-11-28' }, 'お届けは11月28日（土）頃', '日（土）から'],
    ['orderAccepted', { newDateTo: '2026-11-28' }, 'お届け予定：11月28日（土）頃', 'から'],
    ['orderAccepted', { paidDate: '2026-11-14' }, 'お支払い確認日：2026年11月14日（土）', '確認日：11月'],
    ['lostParcel', { noticedBy: 'customer' }, '届いていないとのこと', '更新されて'],
    ['lostParcel', { noticedBy: 'shop' }, '追跡情報が更新されておらず', 'とのこと'],
    ['orderAccepted', {}, '所在地：', '開示'],
    ['sellerData', {}, '電話番号：', '遅滞なく'],
    ['cancellation', { refundWay: 'unpaid' }, 'お手続きいただくことはございません', 'ご返金'],
    ['cancellation', { refundWay: 'paid' }, 'お支払い時と同じ方法で、11月15日（日）までに全額ご返金', 'お支払い前'],
    ['cancellation', { refundWay: 'account' }, '銀行振込にて全額ご返金いたします。ご返金先の口座', '同じ方法'],
    ['outOfStock', { refundWay: 'paid' }, '3,980円を、お支払い時と同じ方法で、11月15日（日）までに', 'お支払い前'],
    ['outOfStock', { refundWay: 'account' }, 'ご注文はキャンセルといたします。\nお支払いいただいた', 'お支払い前'],
    ['sellerData', {}, '【ご案内】販売業者の情報について', 'ご請求の件'],
    ['refundAccount', {}, 'お知らせください。\nhttps://example.com/a\n', '。https'],
    ['customsTax', { taxPayer: 'customer' }, 'ご案内しております。\nhttps://example.com/a\n', '。https'],
    ['lostParcel', {}, '再送または全額のご返金', '配達済み'],
    ['customsTax', { taxPayer: 'shop' }, '税金は当店が負担いたします', '含まれておりません'],
    ['customsTax', { taxPayer: 'customer' }, '通関手数料は、商品代金に含まれておりません', '当店が負担'],
    ['konbini', {}, 'お支払い金額：3,980円', '税込'],
  ])('%s with %o contains %s, not %s', (situation, given, words, otherWords) => {
    expect(said(situation, given)).toContain(words);
    expect(said(situation, given)).not.toContain(otherWords);
  });

  it.each<[ReplySituation, string, string, string]>([
    ['cancellation', 'refundWay', 'O que foi pago', 'ご返金'],
    ['outOfStock', 'refundWay', 'O que foi pago', 'ご返金'],
    ['customsTax', 'taxPayer', 'Quem paga o imposto', 'お支払いください'],
    ['exchange', 'returnRule', 'Regra de devolução', 'ご返送先'],
    ['defect', 'fault', 'O que aconteceu', 'お写真（'],
    ['lostParcel', 'noticedBy', 'Quem percebeu', '申し訳'],
  ])('%s without %s is asked for, and cannot be copied', (situation, slot, label, words) => {
    const reply = fill(situation, { [slot]: '' });
    expect(reply.missing).toEqual([label]);
    expect(replyText(reply, 'ja')).not.toContain(words);
  });

  it('an apology does not end with the hope for more orders', () => {
    for (const id of ['delay', 'defect', 'refund'] as const) expect(said(id, {})).not.toContain('今後とも');
    expect(said('tracking', {})).toContain('今後とも');
    expect(linesToSay(findTemplate('replyLow'), {})).toHaveLength(5);
  });
});

describe('values', () => {
  it('names a missing date by its form label', () => {
    expect(fill('delay', { newDateTo: '' }).missing).toEqual(['Previsão de entrega (até)']);
    expect(replyText(fill('delay', { newDateTo: '' }), 'ja')).toContain('［Previsão de entrega (até)］');
  });

  it('splits gaps from the words around them, in both languages', () => {
    const { lines } = fill('delay', { customerName: '' });
    expect(gapsIn(lines[0]?.ja ?? '')).toEqual([
      { words: 'Nome do cliente', isGap: true },
      { words: ' 様', isGap: false },
    ]);
    expect(gapsIn('Muito obrigado.')).toEqual([{ words: 'Muito obrigado.', isGap: false }]);
  });

  it.each(REPLY_TEMPLATES.map((template) => [template.id, template] as const))(
    'contracts prepositions and articles in the Portuguese of %s',
    (_, { subject, lines }) => {
      for (const { pt } of [...(subject ? [subject] : []), ...lines]) expect(pt).not.toMatch(/["[\]「」【】・]/);
    },
  );

  it('writes dates and amounts in Japanese format', () => {
    const { lines } = fill('delay', { newDateFrom: '2026-11-28' });
    expect(lines.find(({ ja }) => ja.includes('現時点'))).toEqual({
      ja: '現時点でのお届け予定は、11月28日（土）から12月3日（木）頃でございます。',
      pt: 'A previsão atual de entrega é entre 28/11 (sáb.) e 03/12 (qui.).',
    });
    expect(replyText(fill('konbini'), 'ja')).toContain('お支払い期限：11月28日（土）23:59');
  });

  it('adds the meaning of a listed phrase, and uses other phrases unchanged', () => {
    const said = (praisedPoint: string) => fill('replyHigh', { praisedPoint }).lines[1];
    expect(said('軽さ')?.pt).toBe('Ficamos muito felizes que tenha gostado da leveza.');
    expect(said('香り')?.ja).toBe('香りを気に入っていただけたとのこと、大変嬉しく存じます。');
  });

  it('does not interpret HTML', () => {
    expect(replyText(fill('delay', { orderNumber: '<b>1</b>' }), 'ja')).toContain('<b>1</b>');
  });

  it.each<[ReplySituation, Record<string, string>, string]>([
    ['delay', { newDateTo: '2026-11-27' }, 'A previsão “até” vem antes'],
    ['delay', { nextUpdateDate: '2026-11-29' }, 'O próximo aviso precisa vir antes'],
    ['delay', { nextUpdateDate: '2026-11-14' }, 'já passou no Japão'],
    ['tracking', { overdueDate: '2026-12-03' }, 'precisa vir depois'],
    ['tracking', { shipDate: '2026-11-16' }, 'ainda não chegou no Japão'],
  ])('%s with %o reports: %s', (situation, given, words) => {
    expect(fill(situation, given).problems.join(' ')).toContain(words);
  });
});

describe('checkCustomerReply', () => {
  const low = findTemplate('replyLow');
  it.each([
    ['ご注文番号：1024の件', 'Não publique dados do cliente.'],
    ['cliente@example.comの方', 'Não publique dados do cliente.'],
    ['090-1234-5678にお電話しました。', 'Não publique dados do cliente.'],
    ['〒150-0001にお送りしました。', 'Não publique dados do cliente.'],
    ['次回使えるクーポンを差し上げます。', 'Recompensa em troca de nota, ou sem aviso, vira ステマ.'],
  ])('warns in a public reply: %s', (text, warning) => expect(checkCustomerReply(low, text)).toContain(warning));

  it('allows the shop’s own address in a public reply', () => {
    expect(checkCustomerReply(low, 'loja@example.comまでご連絡ください。', ['loja@example.com'])).toEqual([]);
  });

  const rude = `
了解しました。 | すみません。 | ご確認してください。 | 拝見させていただきます。 | おっしゃられるとおりです。
商品のほうをお送りします。 | よろしかったでしょうか。 | お疲れ様です。 | お客様各位 | 申し訳ございません！
１０日にお届けします。 | あなたのご注文です。 | これは問題である。
送らせていただき、確認させていただき、返金させていただきます。`;
  it.each(rude.trim().split(/ \| |\n/))('warns about keigo: %s', (text) =>
    expect(checkCustomerReply(findTemplate('delay'), text)).toHaveLength(1),
  );
});
