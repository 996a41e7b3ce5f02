import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { AppError } from '#domain/errors.ts';
import { type CalculationInputs, MAX_CALCULATION_NAME } from '#domain/pricing/full/calculation-inputs.ts';
import { FEE_PRESETS } from '#domain/pricing/full/fee-presets.ts';
import { SkeletonLines } from '#web/components/content/skeleton-lines.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/components/ui/overlay/dialog.tsx';
import { newId } from '#web/lib/new-id.ts';
import { productChoiceQuery, useSaveCalculation } from './calculations.queries.ts';

type SaveDialogProps = {
  inputs: CalculationInputs;
  productId: string | undefined;
  isOpen: boolean;
  onClose: () => void;
  onSaved: (productId: string) => void;
};

export function SaveDialog({ isOpen, onClose, ...form }: SaveDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Salvar preço" description="Ele fica no produto, com todos os valores, para abrir depois.">
        {isOpen && <SaveForm {...form} onClose={onClose} />}
      </DialogContent>
    </Dialog>
  );
}

function SaveForm({ inputs, productId, onClose, onSaved }: Omit<SaveDialogProps, 'isOpen'>) {
  const { data, error } = useQuery(productChoiceQuery());
  const save = useSaveCalculation();
  const [id] = useState(newId);
  const [chosen, setChosen] = useState<string>();
  const [name, setName] = useState(() => calculationName(inputs));
  const [complaint, setComplaint] = useState<string>();

  if (error) return <Alert variant="error">{error.message}</Alert>;
  if (!data) return <SkeletonLines className="mt-3 grid gap-4" lines={['h-11', 'h-11']} />;
  const open = data.products.filter(({ locked }) => !locked);
  const target = chosen ?? open.find(({ id: each }) => each === productId)?.id ?? open[0]?.id;
  if (target === undefined) return <NoProduct />;

  function handleSubmit(event: FormEvent, savedTo: string) {
    event.preventDefault();
    setComplaint(name.trim() ? undefined : 'Dê um nome ao cálculo.');
    if (!name.trim() || save.isPending) return;
    save.mutate(
      { calculation: { id, name, inputs }, productId: savedTo },
      {
        onSuccess: () => {
          onSaved(savedTo);
          onClose();
        },
      },
    );
  }

  return (
    <form className="mt-3 grid gap-4" onSubmit={(event) => handleSubmit(event, target)} noValidate>
      <Field label="Produto">
        <Select
          value={target}
          onValueChange={setChosen}
          options={open.map((product) => ({ value: product.id, label: product.name }))}
        />
      </Field>
      <Field label="Nome do cálculo" error={complaint} required>
        <Input
          value={name}
          maxLength={MAX_CALCULATION_NAME}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      {save.error && (
        <Alert variant="error">
          {save.error instanceof AppError ? save.error.message : 'Não foi possível salvar o preço.'}
        </Alert>
      )}
      <DialogActions className="mt-2">
        <DialogClose asChild>
          <Button variant="ghost">Cancelar</Button>
        </DialogClose>
        <Button type="submit" variant="primary" busy={save.isPending}>
          {save.isPending ? 'Salvando...' : 'Salvar'}
        </Button>
      </DialogActions>
    </form>
  );
}

/** A price must belong to a product, so this links to creating a product from the supplier's text. */
const NoProduct = () => (
  <div className="mt-3 grid gap-4">
    <p className="text-fg-muted">
      O preço fica num produto. Cole o texto do fornecedor e volte: os valores esperam aqui.
    </p>
    <Button asChild variant="primary">
      <Link to="/produtos/novo">Cole o texto do fornecedor</Link>
    </Button>
  </div>
);

export const calculationName = ({ presetId }: CalculationInputs): string =>
  FEE_PRESETS.find(({ id }) => id === presetId)?.name ?? 'Outro canal';
