import { useState } from 'react';
import { type LaunchDraft, launchDraftSchema } from '#contract/tasks.ts';
import { describeClocks } from '#domain/due.ts';
import { AppError } from '#domain/errors.ts';
import { DEFAULT_OPENING, launchDueAt, launchSteps, launchTools, OPENING_STEP } from '#domain/launch-template.ts';
import { slowDeliveryOn } from '#domain/sales-calendar.ts';
import { addDays, dayIn, JAPAN } from '#domain/zoned-time.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/components/ui/dialog.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { toast } from '#web/components/ui/use-toast.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { usePlanLaunch } from './launch.queries.ts';
import { longDate } from './sales-words.ts';

/** Six weeks are what the first step asks for. */
const USUAL_LEAD_DAYS = 42;

type LaunchDialogProps = { now: Date; onClose: () => void };

/** The template "Lançar produto no Japão": one day chosen, fourteen dated tasks on the board. */
export function LaunchDialog({ now, onClose }: LaunchDialogProps) {
  const planLaunch = usePlanLaunch();
  const [failure, setFailure] = useState<string>();
  const { form, errorOf, submit, isSaving } = useContractForm<LaunchDraft>({
    schema: launchDraftSchema,
    defaultValues: {
      day: addDays(dayIn(now, JAPAN), USUAL_LEAD_DAYS),
      clock: DEFAULT_OPENING,
      productId: null,
      steps: launchSteps.map(({ step }) => step),
    },
    save: async (draft) => {
      setFailure(undefined);
      const { created, moved } = await planLaunch.mutateAsync(draft);
      toast({ title: describeOutcome(created, moved) });
      onClose();
    },
    onFailure: (error) => setFailure(error instanceof AppError ? error.message : 'Não foi possível criar as tarefas.'),
  });
  const [day, clock, steps] = [form.watch('day'), form.watch('clock'), form.watch('steps')];
  const toggle = (step: number, isOn: boolean) =>
    form.setValue('steps', isOn ? [...steps, step].sort((a, b) => a - b) : steps.filter((entry) => entry !== step));

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Lançar produto no Japão"
        description="14 tarefas com data. Cada uma abre a sua ferramenta."
        size="wide"
      >
        <form className="mt-4 grid gap-4" onSubmit={submit} noValidate>
          {failure && <Alert variant="error">{failure}</Alert>}
          <div className="launch-fields">
            <Field label="Abrir vendas em" error={errorOf('day')} required>
              <Input type="date" min="2020-03-01" max="2099-11-30" {...form.register('day')} />
            </Field>
            <Field label="Hora JST" error={errorOf('clock')} required>
              <Input type="time" {...form.register('clock')} />
            </Field>
          </div>
          <LaunchNote day={day} clock={clock} steps={steps} now={now} />
          <ul className="launch-steps">
            {launchSteps.map((entry) => (
              <li key={entry.step}>
                <label>
                  <input
                    type="checkbox"
                    className="eye"
                    checked={steps.includes(entry.step)}
                    onChange={(event) => toggle(entry.step, event.target.checked)}
                  />
                  <b>{describeOffset(entry.offset)}</b>
                  <span>{entry.title}</span>
                  <small>{launchTools[entry.tool].label}</small>
                </label>
              </li>
            ))}
          </ul>
          <DialogActions className="launch-actions">
            <DialogClose asChild>
              <Button variant="ghost">Cancelar</Button>
            </DialogClose>
            <Button type="submit" variant="primary" busy={isSaving} disabled={steps.length === 0}>
              {steps.length === 1 ? 'Criar 1 tarefa' : `Criar ${steps.length} tarefas`}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** What the chosen day means: the hour in both countries, where the first task falls, slow delivery. */
function LaunchNote({ day, clock, steps, now }: Omit<LaunchDraft, 'productId'> & { now: Date }) {
  const opening = launchSteps.find(({ step }) => step === OPENING_STEP);
  const first = launchSteps.find(({ step }) => steps.includes(step));
  if (!opening || !launchDraftSchema.safeParse({ day, clock, steps, productId: null }).success) return null;
  const slow = slowDeliveryOn(day);
  const firstDue = first && launchDueAt(first, { day, clock });
  const late = firstDue && firstDue <= now ? ', e já nasce atrasada' : '';
  return (
    <p className="text-sm text-fg-muted">
      {describeClocks(launchDueAt(opening, { day, clock }))}.
      {firstDue && ` A primeira tarefa cai em ${longDate(dayIn(firstDue, JAPAN))}${late}.`}
      {slow && ` Nesta data a entrega fica lenta (${slow.name}); considere ${longDate(addDays(slow.end, 1))}.`}
    </p>
  );
}

const describeOffset = (offset: number): string => {
  if (offset === 0) return 'D';
  return offset < 0 ? `D−${-offset}` : `D+${offset}`;
};

function describeOutcome(created: number, moved: number): string {
  if (created > 0) return created === 1 ? '1 tarefa criada.' : `${created} tarefas criadas.`;
  if (moved > 0) return moved === 1 ? '1 tarefa mudou de data.' : `${moved} tarefas mudaram de data.`;
  return 'Tudo já estava no quadro.';
}
