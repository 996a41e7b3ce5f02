import type { ReplyTemplate } from './reply-types.ts';

type Find = { words: RegExp; problem: string };

const KEIGO: readonly Find[] = [
  { words: /了解(?:しました|です|いたしました)/, problem: '“了解しました” é casual: use 承知いたしました.' },
  { words: /すみません|ごめんなさい/, problem: '“すみません” é casual: use 申し訳ございません.' },
  { words: /ご確認してください/, problem: '“ご確認してください” está errado: use ご確認ください.' },
  { words: /お伺いさせていただ|拝見させていただ/, problem: 'Humildade dobrada: use 伺います ou 拝見します.' },
  { words: /おっしゃられ|ご覧になられ|お越しになられ/, problem: 'Respeito dobrado: use おっしゃる ou ご覧になる.' },
  { words: /のほうをお送り/, problem: '“のほうを” sobra: use をお送りします.' },
  { words: /よろしかったでしょうか/, problem: 'Tempo errado: use よろしいでしょうか.' },
  { words: /とんでもございません/, problem: '“とんでもございません” é discutido: use とんでもないことでございます.' },
  { words: /ご苦労様|お疲れ様/, problem: '“お疲れ様” não se diz a um cliente: use ありがとうございます.' },
  { words: /親愛なるお客様|お客様各位/, problem: '“お客様各位” parece spam: use o nome com 様.' },
  { words: /さん様|御中様|様御中/, problem: 'Título dobrado: use só 様.' },
  {
    words: /[!！]|\(笑\)|（笑）|\p{Extended_Pictographic}/u,
    problem: 'Exclamação, emoji e 笑 ficam leves demais aqui.',
  },
  { words: /[\uff66-\uff9f]|[０-９]/u, problem: 'Use katakana inteira e números de meia largura.' },
  { words: /あなた|(?<![諸暴])君(?![臨主津])/u, problem: '“あなた” soa rude: use o nome com 様.' },
  { words: /(?:だ|である)。/u, problem: 'Termine em です ou ます.' },
];

const REWARD = /クーポン|ポイント|割引|特典|プレゼント|キャッシュバック/u;
const PERSONAL = /〒|\b0\d{1,4}-?\d{1,4}-?\d{3,4}\b|ご?注文番号\s{0,3}[:：]?\s{0,3}[#＃]?\d/u;
const MAIL = /[a-z0-9._%+-]{1,64}@[a-z0-9.-]{1,120}\.[a-z]{2,24}/giu;
const MANY_FAVOURS = 3;

const REVIEWS: ReadonlySet<string> = new Set(['reviewRequest', 'replyLow', 'replyHigh']);

/** What to check before sending. `own`: the shop's addresses, which may appear in public replies. */
export function checkCustomerReply(template: ReplyTemplate, japanese: string, own: readonly string[] = []): string[] {
  const found = KEIGO.filter(({ words }) => words.test(japanese)).map(({ problem }) => problem);
  if ((japanese.match(/せていただ/gu)?.length ?? 0) >= MANY_FAVOURS)
    found.push('“させていただく” demais: use いたします.');
  if (REVIEWS.has(template.id) && REWARD.test(japanese))
    found.push('Recompensa em troca de nota, ou sem aviso, vira ステマ.');
  const strangers = (japanese.match(MAIL) ?? []).filter((address) => !own.includes(address));
  if (template.channel === 'public' && (PERSONAL.test(japanese) || strangers.length > 0)) {
    found.push('Não publique dados do cliente.');
  }
  return found;
}
