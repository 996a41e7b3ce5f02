import { expect, it } from 'vitest';
import { describeForMail, describeNotice } from './describe-notice.ts';
import type { NoticeContent } from './notices.ts';

const now = new Date('2026-11-15T14:00:00Z');
const zone = 'America/Sao_Paulo';
const task = (kind: 'task-tomorrow' | 'task-today' | 'task-late', dueAt: string): NoticeContent => ({
  kind,
  subjectId: 't',
  data: { title: 'Fechar o preço', dueAt },
});
const price = (count: number, changeBp: number): NoticeContent => ({
  kind: 'price',
  subjectId: 'p',
  data: { name: 'Garrafa Mizu', count, currency: 'USD', yenMicro: 152_400_000, changeBp },
});
const answer: NoticeContent = {
  kind: 'answer',
  subjectId: 'c',
  data: { name: 'Ana', excerpt: 'Veja http://x.example', itemTitle: 'Frete', path: '/snippet/1#comentarios' },
};

it.each<[NoticeContent, string]>([
  [task('task-today', '2026-11-16T01:00:00Z'), 'Fechar o preço vence hoje|16/11 10:00 JST · 15/11 22:00 BRT'],
  [task('task-tomorrow', '2026-11-16T13:00:00Z'), 'Fechar o preço vence amanhã|16/11 · 22:00 JST · 10:00 BRT'],
  [task('task-today', '2026-11-15T01:00:00Z'), 'Fechar o preço venceu|Era 15/11 10:00 JST · 14/11 22:00 BRT'],
  [task('task-late', '2026-11-15T01:00:00Z'), 'Fechar o preço atrasou|Era 15/11 10:00 JST · 14/11 22:00 BRT'],
  [price(1, 210), 'Garrafa Mizu saiu da margem|Dólar subiu 2,1%: US$ 1 = ¥152,40'],
  [price(3, -210), '3 preços saíram da margem|Dólar caiu 2,1%: US$ 1 = ¥152,40'],
  [answer, 'Ana respondeu ao seu comentário|“Veja http://x.example”'],
])('%j', (notice, expected) => {
  const { before, strong, after, line } = describeNotice(notice, now, zone);
  expect(`${before}${strong}${after}|${line}`).toBe(expected);
});

it('a mail quotes no other person', () => {
  expect(describeForMail(answer, now, zone)).toBe('Responderam ao seu comentário em “Frete”');
});
