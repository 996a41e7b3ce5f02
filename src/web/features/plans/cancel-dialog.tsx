import type { CurrentPlan } from '#contract/account/plans.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/components/ui/overlay/dialog.tsx';
import { formatDate } from '#web/lib/format-date.ts';

type CancelDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  standing: CurrentPlan | undefined;
};

/** Only the payment provider can stop the charges, so this dialog explains where to cancel. */
export function CancelDialog({ open, onOpenChange, standing }: CancelDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Cancelar Premium"
        description="O cancelamento é feito pelo provedor de pagamento, a partir do e-mail da compra."
      >
        <ol className="mt-4 grid list-decimal gap-2 pl-5 text-fg-soft">
          <li>Abra o e-mail de confirmação que você recebeu ao assinar.</li>
          <li>Use o link para gerenciar a assinatura e confirme o cancelamento.</li>
        </ol>
        <p className="mt-4 text-sm text-fg-muted">{describeAfter(standing)}</p>
        <DialogActions>
          <DialogClose asChild>
            <Button variant="primary">Entendi</Button>
          </DialogClose>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}

function describeAfter(standing: CurrentPlan | undefined): string {
  const until = standing?.accessUntil ? ` (${formatDate(standing.accessUntil)})` : '';
  return `Não há taxa de cancelamento. Você continua com o Premium até o fim do período pago${until}.`;
}
