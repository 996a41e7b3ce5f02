import { describeDue } from '#domain/tasks/due.ts';
import { dayIn, nextDay } from '#domain/zoned-time.ts';
import type { NoticeContent } from './notices.ts';

/** A sentence with its subject apart, one quiet line, and the page that it is about. */
export type NoticeWords = { before: string; strong: string; after: string; line: string; path: string };

const currencies = {
  BRL: { name: 'Real', sign: 'R$' },
  USD: { name: 'Dólar', sign: 'US$' },
  CNY: { name: 'Yuan', sign: 'CN¥' },
} as const;

const decimal = (value: number, digits: number): string => value.toFixed(digits).replace('.', ',');

/** As it reads at this moment in the person's zone: what was tomorrow when it came may be today. */
export function describeNotice({ kind, subjectId, data }: NoticeContent, now: Date, zone: string): NoticeWords {
  switch (kind) {
    case 'task-tomorrow':
    case 'task-today':
    case 'task-late': {
      const due = describeDue(data.dueAt, now).join(' · ');
      const isLate = Date.parse(data.dueAt) <= now.getTime();
      return {
        before: '',
        strong: data.title,
        after: isLate ? (kind === 'task-late' ? ' atrasou' : ' venceu') : ` vence ${dueDay(data.dueAt, now, zone)}`,
        line: isLate ? `Era ${due}` : due,
        path: `/tasks?tarefa=${subjectId}`,
      };
    }
    case 'answer':
      return {
        before: '',
        strong: data.name,
        after: ' respondeu ao seu comentário',
        line: `“${data.excerpt}”`,
        path: data.path,
      };
    case 'price': {
      const { name, sign } = currencies[data.currency];
      const change = `${name} ${data.changeBp > 0 ? 'subiu' : 'caiu'} ${decimal(Math.abs(data.changeBp) / 100, 1)}%`;
      return {
        before: '',
        strong: data.count === 1 ? data.name : `${data.count} preços`,
        after: data.count === 1 ? ' saiu da margem' : ' saíram da margem',
        line: `${change}: ${sign} 1 = ¥${decimal(data.yenMicro / 1_000_000, 2)}`,
        path: data.count === 1 ? `/produtos/${subjectId}` : '/produtos',
      };
    }
    case 'shopify-ready':
    case 'shopify-failed':
    case 'shopify-changed': {
      const { name, line, isDraft } = data;
      const ready = isDraft ? 'Rascunho criado: ' : 'Atualizado na loja: ';
      const before = { 'shopify-ready': ready, 'shopify-failed': 'O envio parou: ', 'shopify-changed': '' }[kind];
      const after = kind === 'shopify-changed' ? ' mudou na Shopify' : '';
      return { before, strong: name, after, line, path: `/produtos/${subjectId}/publicar` };
    }
  }
}

function dueDay(dueAt: string, now: Date, zone: string): string {
  const [day, today] = [dayIn(new Date(dueAt), zone), dayIn(now, zone)];
  if (day === today) return 'hoje';
  return day === nextDay(today) ? 'amanhã' : 'em breve';
}

/** In one line, for a message. The words of other people stay out of it: anybody could put a link into them. */
export function describeForMail(notice: NoticeContent, now: Date, zone: string): string {
  if (notice.kind === 'answer') return `Responderam ao seu comentário em “${notice.data.itemTitle}”`;
  const { before, strong, after, line } = describeNotice(notice, now, zone);
  return `${before}${strong}${after} (${line})`;
}
