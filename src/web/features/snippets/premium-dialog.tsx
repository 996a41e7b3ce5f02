import { Link } from '@tanstack/react-router';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/components/ui/dialog.tsx';
import { Seal } from '#web/components/ui/seal.tsx';

type PremiumDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function PremiumDialog({ open, onOpenChange }: PremiumDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Este código é Premium"
        description="Abra este e mais de 50 snippets premium."
        mark={<Seal name="premium" tone="premium" />}
      >
        <DialogActions>
          <DialogClose asChild>
            <Button variant="ghost">Continuar Navegando</Button>
          </DialogClose>
          <Button asChild variant="premium">
            <Link to="/plans">Fazer Upgrade para Premium</Link>
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
