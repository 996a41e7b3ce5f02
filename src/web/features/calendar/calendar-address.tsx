import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { getCalendarAddress, removeCalendarAddress, renewCalendarAddress } from '#contract/calendar.ts';
import { SkeletonLines } from '#web/components/content/skeleton-lines.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { ConfirmDialog } from '#web/components/ui/overlay/confirm-dialog.tsx';
import { FailedLine } from '#web/components/ui/states/failed-line.tsx';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { call } from '#web/lib/api/api.ts';

const questions = {
  renew: {
    title: 'Trocar o endereço?',
    description: 'O endereço atual para de funcionar. As agendas que o usam precisam do novo.',
    confirmLabel: 'Trocar endereço',
  },
  remove: {
    title: 'Desligar o calendário?',
    description: 'As agendas que usam este endereço deixam de receber suas datas.',
    confirmLabel: 'Desligar',
  },
} as const;

export function CalendarAddress() {
  const { data, isError, refetch } = useQuery(calendarAddressQuery());
  const change = useChangeCalendarAddress();
  const [question, setQuestion] = useState<keyof typeof questions>();
  if (isError)
    return <FailedLine onRetry={() => void refetch()}>Não foi possível carregar o endereço do calendário.</FailedLine>;
  if (!data) {
    return <SkeletonLines lines={['h-11 w-full']} />;
  }
  if (data.url === null) {
    return (
      <div className="grid justify-items-start gap-4">
        <p className="text-fg-muted">Veja suas datas no Google Agenda, no Calendário da Apple ou no Outlook.</p>
        <Button variant="secondary" busy={change.isPending} onClick={() => change.mutate('renew')}>
          <CalendarPlus aria-hidden="true" />
          Criar link da agenda
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <Field
        label="Endereço secreto"
        hint="Na sua agenda, escolha “Adicionar por URL” e cole. Quem tem o endereço vê suas datas: não o divulgue."
      >
        <Input readOnly value={data.url} onFocus={(event) => event.target.select()} className="text-sm" />
      </Field>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={data.url} variant="secondary" label="Copiar endereço" size="md" />
        <Button variant="ghost" onClick={() => setQuestion('renew')}>
          Trocar
        </Button>
        <Button variant="ghost" onClick={() => setQuestion('remove')}>
          Desligar
        </Button>
      </div>
      {question && (
        <ConfirmDialog
          open
          danger
          {...questions[question]}
          busy={change.isPending}
          onOpenChange={(open) => !open && setQuestion(undefined)}
          onConfirm={() => change.mutate(question, { onSettled: () => setQuestion(undefined) })}
        />
      )}
    </div>
  );
}

export const calendarAddressQuery = () =>
  queryOptions({ queryKey: ['calendar-address'], queryFn: ({ signal }) => call(getCalendarAddress, {}, { signal }) });

function useChangeCalendarAddress() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: 'renew' | 'remove') => {
      if (change === 'renew') return call(renewCalendarAddress, {});
      await call(removeCalendarAddress, {});
      return { url: null };
    },
    onSuccess: (address) => queryClient.setQueryData(calendarAddressQuery().queryKey, address),
    onError: (error) => failureToast(error, 'Não foi possível salvar agora. Tente novamente.'),
  });
}
