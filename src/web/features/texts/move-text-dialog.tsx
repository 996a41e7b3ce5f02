import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TextCard } from '#contract/robots/texts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Dialog, DialogActions, DialogContent } from '#web/components/ui/overlay/dialog.tsx';
import { productsQuery } from '#web/lib/api/product-query.ts';
import { useUpdateText } from './texts.queries.ts';

const NONE = 'none';

export function MoveTextDialog({ text, onClose }: { text: TextCard; onClose: () => void }) {
  const { data } = useQuery(productsQuery());
  const [choice, setChoice] = useState(text.productId ?? NONE);
  const update = useUpdateText();
  const open = data?.products.filter(({ locked }) => !locked) ?? [];
  const options = [{ value: NONE, label: 'Sem produto' }, ...open.map(({ id, name }) => ({ value: id, label: name }))];
  const move = () =>
    update.mutate({ textId: text.id, productId: choice === NONE ? null : choice }, { onSuccess: onClose });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title="Mover texto" description={text.title}>
        <Field label="Produto">
          <Select value={choice} onValueChange={setChoice} options={options} />
        </Field>
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            Cancelar
          </Button>
          <Button variant="primary" busy={update.isPending} onClick={move}>
            Mover
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
