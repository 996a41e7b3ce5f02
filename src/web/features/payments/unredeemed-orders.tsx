import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { attachOrderDraftSchema, type UnredeemedOrder } from '#contract/account/payments.ts';
import { formatReais } from '#domain/text/format-money.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/components/ui/overlay/dialog.tsx';
import { FailedLine } from '#web/components/ui/states/failed-line.tsx';
import { DataTable } from '#web/components/ui/table/data-table.tsx';
import { columnHelper } from '#web/components/ui/table/data-table-columns.ts';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { formatDate } from '#web/lib/format-date.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { unredeemedOrdersQuery, useAttachOrder } from './payments.queries.ts';

const column = columnHelper<UnredeemedOrder>();
const columns = column.columns([
  column.accessor('createdAt', {
    header: 'Recebido',
    cell: ({ getValue }) => <span className="tabular-nums">{formatDate(getValue())}</span>,
    meta: { stack: 'hide' },
  }),
  column.accessor('customerName', {
    header: 'Cliente',
    cell: ({ row }) => (
      <>
        <span className="block">{row.original.customerName ?? 'Sem nome'}</span>
        <span className="block text-sm break-all text-fg-muted">{row.original.customerEmail ?? 'Sem e-mail'}</span>
      </>
    ),
    meta: { stack: 'main' },
  }),
  column.accessor('productName', {
    header: 'Produto',
    cell: ({ row: { original } }) => (
      <>
        {original.productName ?? 'Sem nome'}
        {original.amountCents !== null && (
          <span className="block text-sm text-fg-muted tabular-nums">{formatReais(original.amountCents)}</span>
        )}
      </>
    ),
  }),
  column.accessor('accessUntil', {
    header: 'Pago até',
    cell: ({ getValue }) => <span className="tabular-nums">{showEnd(getValue())}</span>,
    meta: { stackLabel: 'Pago até' },
  }),
  column.display({
    id: 'attach',
    header: () => <span className="sr-only">Ações</span>,
    cell: ({ row }) => <AttachOrder order={row.original} />,
    meta: { align: 'end', stack: 'end' },
  }),
]);

export function UnredeemedOrders() {
  const { data, isPending, isError, refetch } = useQuery(unredeemedOrdersQuery);
  return (
    <section aria-labelledby="sem-usuario" className="mt-10">
      <h2 id="sem-usuario" className="h2">
        Pedidos sem usuário
      </h2>
      <p className="mt-1 mb-4 max-w-[42rem] text-sm text-fg-muted">
        Pagamentos que não encontraram uma conta pelo link nem pelo e-mail verificado. Vincule cada um a quem comprou.
      </p>
      <DataTable
        caption="Lista de pedidos sem usuário"
        columns={columns}
        data={data ?? []}
        getRowId={(order) => order.subscriptionId}
        isLoading={isPending}
        skeletonRows={2}
        emptyText={
          isError ? (
            <FailedLine onRetry={() => void refetch()}>Não foi possível carregar os pedidos.</FailedLine>
          ) : (
            'Nenhum pedido sem usuário'
          )
        }
      />
    </section>
  );
}

const showEnd = (accessUntil: string | null): string => (accessUntil ? formatDate(accessUntil) : 'Sem prazo');

function AttachOrder({ order }: { order: UnredeemedOrder }) {
  const [isOpen, setOpen] = useState(false);
  const attachOrder = useAttachOrder(order);
  const { form, errorOf, submit, isSaving } = useContractForm<{ user: string }>({
    schema: attachOrderDraftSchema,
    defaultValues: { user: '' },
    save: async ({ user }) => {
      const { email } = await attachOrder.mutateAsync(user);
      setOpen(false);
      toast({ title: 'Sucesso', description: `Pedido vinculado a ${email}.` });
    },
    onFailure: (error) =>
      form.setError('user', { message: error instanceof Error ? error.message : '' }, { shouldFocus: true }),
  });

  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Vincular
        <span className="sr-only"> pedido de {order.customerName ?? order.customerEmail ?? order.subscriptionId}</span>
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
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
    </>
  );
}
