import { Send } from 'lucide-react';
import { useState } from 'react';
import { type PaymentEventKind, paymentEventKinds } from '#domain/plans/payment-event-types.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { toast } from '#web/components/ui/toast/use-toast.ts';
import { outcomeLabels } from './outcomes.ts';
import { useSendTestEvent } from './payments.queries.ts';

const options = paymentEventKinds.map((kind) => ({ value: kind, label: kind }));

/** Sends a signed test event with the provider's placeholder buyer: it is logged, but never provisions a plan. */
export function TestEventForm() {
  const [kind, setKind] = useState<PaymentEventKind>('order_approved');
  const sendTestEvent = useSendTestEvent();

  function handleSend() {
    sendTestEvent.mutate(kind, {
      onSuccess: ({ outcome }) =>
        toast({ title: 'Sucesso', description: `Evento ${kind} recebido. Resultado: ${outcomeLabels[outcome]}.` }),
      onError: (error) => toast({ title: 'Erro', description: error.message, variant: 'destructive' }),
    });
  }

  return (
    <div className="mb-6 flex flex-wrap items-end gap-3 border-y border-line py-5">
      <Field label="Evento de teste" className="flex-[1_1_16rem]">
        <Select value={kind} onValueChange={setKind} options={options} />
      </Field>
      <Button variant="primary" size="form" busy={sendTestEvent.isPending} onClick={handleSend}>
        {!sendTestEvent.isPending && <Send aria-hidden="true" />}
        Enviar evento assinado
      </Button>
    </div>
  );
}
