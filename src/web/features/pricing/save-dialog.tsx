import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { AppError } from '#domain/errors.ts';
import { type CalculationInputs, MAX_CALCULATION_NAME } from '#domain/pricing/full/calculation-inputs.ts';
import { FEE_PRESETS } from '#domain/pricing/full/fee-presets.ts';
import { MAX_PRODUCT_NAME } from '#domain/products/product.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/components/ui/overlay/dialog.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { toast } from '#web/components/ui/toast/use-toast.ts';
import { newId } from '#web/lib/new-id.ts';
import { productChoiceQuery, useSaveCalculation } from './calculations.queries.ts';

type SaveDialogProps = {
  inputs: CalculationInputs;
  /** The product that is proposed. */
  productId: string | undefined;
  isOpen: boolean;
  onClose: () => void;
  onSaved: (productId: string) => void;
};

/** Where a price is saved to, and under which name. */
export function SaveDialog({ isOpen, onClose, ...form }: SaveDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Salvar preço" description="Ele fica no produto, com todos os valores, para abrir depois.">
        {isOpen && <SaveForm {...form} onClose={onClose} />}
      </DialogContent>
    </Dialog>
  );
}

const NEW_PRODUCT = 'new';

function SaveForm({ inputs, productId, onClose, onSaved }: Omit<SaveDialogProps, 'isOpen'>) {
  const { data, error } = useQuery(productChoiceQuery());
  const save = useSaveCalculation();
  const [ids] = useState(() => ({ calculation: newId(), product: newId() }));
  const [chosen, setChosen] = useState<string>();
  const [productName, setProductName] = useState('');
  const [name, setName] = useState(() => nameOf(inputs));
  const [complaints, setComplaints] = useState<{ product?: string; name?: string }>({});

  if (error) return <Alert variant="error">{error.message}</Alert>;
  if (!data) return <FormSkeleton />;
  const open = data.products.filter(({ locked }) => !locked);
  const target = chosen ?? open.find(({ id }) => id === productId)?.id ?? open[0]?.id ?? NEW_PRODUCT;
  const isNew = target === NEW_PRODUCT;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const missing = {
      ...(isNew && !productName.trim() && { product: 'Dê um nome ao produto.' }),
      ...(!name.trim() && { name: 'Dê um nome ao cálculo.' }),
    };
    setComplaints(missing);
    if (Object.keys(missing).length > 0 || save.isPending) return;
    save.mutate(
      {
        calculation: { id: ids.calculation, name, inputs },
        productId: isNew ? ids.product : target,
        newProductName: isNew ? productName : undefined,
      },
      {
        onSuccess: (saved) => {
          toast({ title: 'Preço salvo', description: isNew ? productName.trim() : nameById(open, target) });
          onSaved(saved.productId);
          onClose();
        },
      },
    );
  }

  return (
    <form className="mt-3 grid gap-4" onSubmit={handleSubmit} noValidate>
      <Field label="Produto">
        <Select
          value={target}
          onValueChange={setChosen}
          options={[...open.map((product) => ({ value: product.id, label: product.name })), newOption]}
        />
      </Field>
      {isNew && (
        <Field label="Nome do produto" error={complaints.product} required>
          <Input
            value={productName}
            maxLength={MAX_PRODUCT_NAME}
            autoComplete="off"
            onChange={(event) => setProductName(event.target.value)}
          />
        </Field>
      )}
      <Field label="Nome do cálculo" error={complaints.name} required>
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

const newOption = { value: NEW_PRODUCT, label: 'Novo produto' };

const nameOf = ({ presetId }: CalculationInputs): string =>
  FEE_PRESETS.find(({ id }) => id === presetId)?.name ?? 'Outro canal';

const nameById = (products: readonly { id: string; name: string }[], productId: string): string | undefined =>
  products.find(({ id }) => id === productId)?.name;

function FormSkeleton() {
  return (
    <SkeletonGroup className="mt-3 grid gap-4">
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </SkeletonGroup>
  );
}
