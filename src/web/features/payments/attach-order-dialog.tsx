import { attachOrderDraftSchema, type UnredeemedOrder } from '#contract/account/payments.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/components/ui/overlay/dialog.tsx';
import { toast } from '#web/components/ui/toast/use-toast.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { useAttachOrder } from './payments.queries.ts';

type AttachOrderDialogProps = {
  order: UnredeemedOrder;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function AttachOrderDialog({ order, open, onOpenChange }: AttachOrderDialogProps) {
  const attachOrder = useAttachOrder(order);
  const { form, errorOf, submit, isSaving } = useContractForm<{ user: string }>({
    schema: attachOrderDraftSchema,
    defaultValues: { user: '' },
    save: async ({ user }) => {
      const { email } = await attachOrder.mutateAsync(user);
      onOpenChange(false);
      toast({ title: 'Sucesso', description: `Pedido vinculado a ${email}.` });
    },
    onFailure: (error) =>
      form.setError('user', { message: error instanceof Error ? error.message : '' }, { shouldFocus: true }),
  });

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Vincular pedido"
        description={`Compra de ${order.customerName ?? 'cliente sem nome'}. O plano passa a valer na hora para quem você indicar.`}
      >
        <form onSubmit={submit} noValidate className="grid gap-5">
          <Field label="E-mail ou id do usuário" error={errorOf('user')}>
            <Input {...form.register('user')} autoComplete="off" spellCheck={false} />
          </Field>
          <DialogActions>
            <DialogClose asChild>
              <Button variant="ghost">Cancelar</Button>
            </DialogClose>
            <Button type="submit" variant="primary" busy={isSaving}>
              {isSaving ? 'Vinculando...' : 'Vincular pedido'}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  );
}
