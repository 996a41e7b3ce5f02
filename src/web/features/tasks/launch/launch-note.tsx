import { type LaunchDraft, launchDraftSchema } from '#contract/tasks.ts';
import { describeClocks } from '#domain/tasks/due.ts';
import { launchDueAt, launchSteps, OPENING_STEP } from '#domain/tasks/launch-template.ts';
import { slowDeliveryOn } from '#domain/tasks/sales-calendar.ts';
import { addDays, dayIn, JAPAN } from '#domain/zoned-time.ts';
import { longDate } from '../sales/sales-words.ts';

type LaunchNoteProps = {
  draft: LaunchDraft;
  now: Date;
  /** Number of this launch's tasks already on the board. */
  planned: number;
};

/** Consequences of the chosen day: time in both countries, date of the first task, slow delivery. */
export function LaunchNote({ draft, now, planned }: LaunchNoteProps) {
  const opening = launchSteps.find(({ step }) => step === OPENING_STEP);
  const first = launchSteps.find(({ step }) => draft.steps.includes(step));
  if (!opening || !first || !launchDraftSchema.safeParse(draft).success) return null;
  const slow = slowDeliveryOn(draft.day);
  const firstDue = launchDueAt(first, draft);
  const late = firstDue <= now ? ', e já nasce atrasada' : '';
  return (
    <p className="text-sm text-fg-muted">
      {describeClocks(launchDueAt(opening, draft))}.
      {` A primeira tarefa cai em ${longDate(dayIn(firstDue, JAPAN))}${late}.`}
      {slow && ` Nesta data a entrega fica lenta (${slow.name}); considere ${longDate(addDays(slow.end, 1))}.`}
      {planned > 0 &&
        ' Este lançamento já está no quadro: o que falta entra, e o que está aberto passa para as novas datas.'}
    </p>
  );
}
