import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { describeClocks } from '#domain/tasks/due.ts';
import { actionMail } from '#server/features/auth/mail/mail-texts.ts';
import type { MailMessage } from '#server/providers/mail/mailer.ts';

/** A reminder mail does not need to list the whole board. */
const MAX_LISTED = 20;

type ReminderMail = {
  to: string;
  /** False: someone may have signed up with another person's address, so the mail must not contain their text. */
  isProved: boolean;
  tasks: readonly { title: string; dueAt: string }[];
  day: string;
  boardUrl: string;
  stopUrl: string;
};

export function reminderMail({ to, isProved, tasks, day, boardUrl, stopUrl }: ReminderMail): MailMessage {
  const count = tasks.length === 1 ? '1 tarefa' : `${tasks.length} tarefas`;
  const [, month, date] = day.split('-');
  const named = (isProved ? tasks : [])
    .slice(0, MAX_LISTED)
    .map((task) => `${describeClocks(new Date(task.dueAt))}: ${task.title}`);
  const rest = isProved ? tasks.length - named.length : 0;
  return {
    ...actionMail(to, {
      subject: `Amanhã no ${PRODUCT_NAME}: ${count}`,
      intro: `Amanhã, ${date}/${month}, ${tasks.length === 1 ? 'vence' : 'vencem'} ${count}${isProved ? ':' : '.'}`,
      items: rest > 0 ? [...named, `e mais ${rest}`] : named,
      action: 'Abrir minhas tarefas',
      link: boardUrl,
      ending: 'Você recebe este lembrete porque o ligou no seu perfil.',
      stop: { label: 'Não receber mais lembretes', link: stopUrl },
    }),
    unsubscribeUrl: stopUrl,
  };
}
