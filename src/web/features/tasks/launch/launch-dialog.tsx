import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type LaunchDraft, launchDraftSchema, planLaunch, type Task } from '#contract/tasks.ts';
import { AppError } from '#domain/errors.ts';
import { describeClocks } from '#domain/tasks/due.ts';
import { DEFAULT_OPENING, launchDueAt, launchSteps, launchTools, OPENING_STEP } from '#domain/tasks/launch-template.ts';
import { dayOfUsualDelivery, slowDeliveryOn } from '#domain/tasks/sales-calendar.ts';
import { addDays, dayIn, JAPAN } from '#domain/zoned-time.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/components/ui/overlay/dialog.tsx';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { call } from '#web/lib/api/api.ts';
import { productsQuery } from '#web/lib/api/product-query.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { boardQuery } from '../board.queries.ts';
import { DateTimeGrid } from '../card/due-dialog.tsx';
import { longDate } from '../sales/sales-words.ts';

/** The first step starts six weeks ahead; one more day, so that it is not overdue at once. */
const USUAL_LEAD_DAYS = 43;
const NO_PRODUCT = 'none';

type LaunchDialogProps = {
  now: Date;
  tasks: readonly Task[];
  productId?: string;
  onClose: () => void;
};

export function LaunchDialog({ now, tasks, productId = undefined, onClose }: LaunchDialogProps) {
  const { id: userId } = useCurrentUser();
  const { data: list } = useQuery(productsQuery());
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const { form, errorOf, submit, isSaving } = useContractForm<LaunchDraft>({
    schema: launchDraftSchema,
    defaultValues: {
      day: dayOfUsualDelivery(addDays(dayIn(now, JAPAN), USUAL_LEAD_DAYS)),
      clock: DEFAULT_OPENING,
      productId: productId ?? null,
      steps: launchSteps.map(({ step }) => step),
    },
    save: async (draft) => {
      setFailure(undefined);
      const { created, moved } = await call(planLaunch, { body: draft });
      await queryClient.invalidateQueries(boardQuery());
      toast({ title: describeOutcome(created, moved) });
      onClose();
    },
    onFailure: (error) => setFailure(error instanceof AppError ? error.message : 'Não foi possível criar as tarefas.'),
  });
  const draft = form.watch();
  const launchId = draft.productId ?? userId;
  const planned = tasks.filter((task) => task.launchId === launchId).length;
  const toggle = (step: number, isOn: boolean) =>
    form.setValue(
      'steps',
      isOn ? [...draft.steps, step].sort((a, b) => a - b) : draft.steps.filter((entry) => entry !== step),
    );

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Lançar produto no Japão"
        description="14 tarefas com data. Cada uma abre a sua ferramenta."
        size="wide"
      >
        <form className="mt-4 grid gap-4" onSubmit={submit} noValidate>
          {failure && <Alert variant="error">{failure}</Alert>}
          <DateTimeGrid className="*:first:col-span-full sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)] sm:*:first:col-auto">
            <Field label="Produto">
              <Select
                value={draft.productId ?? NO_PRODUCT}
                onValueChange={(chosen) => form.setValue('productId', chosen === NO_PRODUCT ? null : chosen)}
                options={[
                  { value: NO_PRODUCT, label: 'Sem produto' },
                  ...(list?.products ?? []).map(({ id, name, locked }) => ({
                    value: id,
                    label: locked ? `${name} (Premium)` : name,
                    disabled: locked,
                  })),
                ]}
              />
            </Field>
            <Field label="Abrir vendas em" error={errorOf('day')} required>
              <Input type="date" min="2020-03-01" max="2099-11-30" {...form.register('day')} />
            </Field>
            <Field label="Hora JST" error={errorOf('clock')} required>
              <Input type="time" {...form.register('clock')} />
            </Field>
          </DateTimeGrid>
          <LaunchNote draft={draft} now={now} planned={planned} />
          <ul className="border-t border-line">
            {launchSteps.map((entry) => (
              <li key={entry.step}>
                <label className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5 border-b border-line py-1 leading-[1.35] max-sm:py-2 sm:min-h-9.5 sm:grid-cols-[auto_6rem_minmax(0,1fr)_auto]">
                  <input
                    type="checkbox"
                    className="eye size-4.5"
                    checked={draft.steps.includes(entry.step)}
                    onChange={(event) => toggle(entry.step, event.target.checked)}
                  />
                  <b className="text-sm/[1.35] font-semibold text-fg-muted tabular-nums max-sm:col-[2] max-sm:row-[2]">
                    {describeOffset(entry.offset)}
                  </b>
                  <span>{entry.title}</span>
                  <small className="hidden text-sm/[1.35] text-fg-muted sm:inline">
                    {launchTools[entry.tool].label}
                  </small>
                </label>
              </li>
            ))}
          </ul>
          <DialogActions>
            <DialogClose asChild>
              <Button variant="ghost">Cancelar</Button>
            </DialogClose>
            <Button type="submit" variant="primary" busy={isSaving} disabled={draft.steps.length === 0}>
              {planned > 0 ? 'Atualizar lançamento' : describeCreate(draft.steps.length)}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  );
}

const describeOffset = (offset: number): string => {
  if (offset === 0) return 'no dia';
  return offset < 0 ? `${-offset} dias antes` : `${offset} dias depois`;
};

const describeCreate = (count: number): string => (count === 1 ? 'Criar 1 tarefa' : `Criar ${count} tarefas`);

function describeOutcome(created: number, moved: number): string {
  if (created > 0) return created === 1 ? '1 tarefa criada.' : `${created} tarefas criadas.`;
  if (moved > 0) return moved === 1 ? '1 tarefa mudou de data.' : `${moved} tarefas mudaram de data.`;
  return 'Tudo já estava no quadro.';
}

type LaunchNoteProps = { draft: LaunchDraft; now: Date; planned: number };

function LaunchNote({ draft, now, planned }: LaunchNoteProps) {
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
      {slow && ` Nesta data a entrega fica lenta (${slow.name}); considere ${longDate(dayOfUsualDelivery(draft.day))}.`}
      {planned > 0 &&
        ' Este lançamento já está no quadro: o que falta entra, e o que está aberto passa para as novas datas.'}
    </p>
  );
}
