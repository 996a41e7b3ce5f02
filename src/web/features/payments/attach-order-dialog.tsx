import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { attachOrderDraftSchema, type UnclaimedOrder } from '#contract/payments.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/components/ui/dialog.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { toast } from '#web/components/ui/use-toast.ts';
import { useAttachOrder } from './payments.queries.ts';

type AttachOrderDialogProps = {
  order: UnclaimedOrder;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function AttachOrderDialog({ order, open, onOpenChange }: AttachOrderDialogProps) {
  const attachOrder = useAttachOrder(order.subscriptionId);
  const form = useForm({ resolver: zodResolver(attachOrderDraftSchema), defaultValues: { user: '' } });
  const { errors } = form.formState;

  const submit = form.handleSubmit(({ user }) =>
    attachOrder.mutate(user, {
      onSuccess: ({ email }) => {
        onOpenChange(false);
        toast({ title: 'Sucesso', description: `Pedido vinculado a ${email}.` });
      },
      onError: (error) => form.setError('user', { message: error.message }),
    }),
  );

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Vincular pedido"
        description={`Compra de ${order.customerName ?? 'cliente sem nome'}. O plano passa a valer na hora para quem você indicar.`}
      >
        <form onSubmit={submit} noValidate className="grid gap-5">
          <Field label="Email ou id do usuário" error={errors.user?.message}>
            <Input {...form.register('user')} autoComplete="off" spellCheck={false} />
          </Field>
          <DialogActions>
            <DialogClose asChild>
              <Button variant="ghost">Cancelar</Button>
            </DialogClose>
            <Button type="submit" variant="primary" busy={attachOrder.isPending}>
              {attachOrder.isPending ? 'Vinculando...' : 'Vincular pedido'}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  );
}
