import { useQuery } from '@tanstack/react-query';
import { Columns3, Image } from 'lucide-react';
import { useState } from 'react';
import type { CalculationInputs } from '#domain/pricing/full/calculation-inputs.ts';
import type { OrderResult } from '#domain/pricing/full/order-result.ts';
import { PublishWithoutPhoto } from '#web/components/product/publish-without-photo.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { NextStepButton } from '#web/components/ui/next-step-button.tsx';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { newId } from '#web/lib/new-id.ts';
import { productChoiceQuery, useSaveCalculation } from '../calculations.queries.ts';
import { calculationName, SaveDialog } from '../save-calculation-dialog.tsx';
import { sharePricePicture } from '../share-price-picture.ts';
import { MAX_SCENARIOS, type Scenario } from './use-full-price.ts';

type FullActionsProps = {
  inputs: CalculationInputs;
  order: OrderResult | undefined;
  scenarios: readonly Scenario[];
  productId: string | undefined;
  onScenarios: (scenarios: Scenario[]) => void;
  onSaved: (productId: string) => void;
};

export function FullActions({ inputs, order, scenarios, productId, onScenarios, onSaved }: FullActionsProps) {
  const [isSaving, setSaving] = useState(false);
  const [saved, setSaved] = useState<CalculationInputs>();
  const save = useSaveCalculation();
  const { data } = useQuery({ ...productChoiceQuery(), enabled: productId !== undefined });
  const product = data?.products.find(({ id }) => id === productId);
  // By content: refetched rates and costs give equal inputs that are other objects.
  const isSaved = saved !== undefined && JSON.stringify(saved) === JSON.stringify(inputs);

  function handleCompare() {
    if (scenarios.length >= MAX_SCENARIOS) {
      toast({
        title: `São até ${MAX_SCENARIOS} cenários`,
        description: 'Remova um para comparar outro.',
        variant: 'destructive',
      });
      return;
    }
    const taken = new Set(scenarios.map(({ name }) => name));
    const name = ['Cenário 1', 'Cenário 2', 'Cenário 3'].find((each) => !taken.has(each)) ?? 'Cenário';
    onScenarios([...scenarios, { id: newId(), name, inputs }]);
    toast({ title: `${name} salvo`, description: 'Mude os valores e compare de novo.' });
  }

  async function handleShare() {
    if (!order) return;
    const title = product ? [product.name, product.nameJa].filter(Boolean).join(' · ') : 'Preço no Japão';
    try {
      const outcome = await sharePricePicture(title, order);
      if (outcome === 'downloaded') toast({ title: 'Imagem baixada' });
    } catch {
      toast({ title: 'Não foi possível criar a imagem', variant: 'destructive' });
    }
  }

  function handleSaved(savedTo: string) {
    setSaved(inputs);
    onSaved(savedTo);
  }

  function handleSave() {
    if (!product || product.locked) return setSaving(true);
    const calculation = { id: newId(), name: calculationName(inputs), inputs };
    save.mutate(
      { calculation, productId: product.id },
      {
        onSuccess: () => handleSaved(product.id),
        onError: (error) => failureToast(error, 'Não foi possível salvar o preço.'),
      },
    );
  }

  const saveLabel = product ? `Salvar em ${product.name}` : 'Salvar em um produto';
  return (
    <div className="full-dock sticky bottom-0 z-15 flex items-center gap-2 border-t border-line bg-ground py-3 max-md:fixed max-md:inset-x-0 max-md:bottom-(--thumb-room,0px) max-md:flex-wrap max-md:px-(--space-gutter) max-md:pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
      <Button onClick={handleCompare} disabled={!order}>
        <Columns3 aria-hidden="true" />
        Comparar
      </Button>
      <Button onClick={() => void handleShare()} disabled={!order}>
        <Image aria-hidden="true" />
        <span className="max-md:sr-only">Imagem</span>
      </Button>
      <p role="status" className={isSaved ? 'text-fg-muted text-sm' : 'sr-only'}>
        {isSaved && 'Preço salvo'}
      </p>
      {product && isSaved ? (
        <div className="ml-auto flex items-center gap-2 max-md:flex-1">
          <PublishWithoutPhoto product={product} current="price" />
          <NextStepButton product={product} current="price" />
        </div>
      ) : (
        <Button
          variant="primary"
          onClick={handleSave}
          busy={save.isPending}
          disabled={!order}
          aria-label={saveLabel}
          className="ml-auto min-w-0 max-md:flex-1"
        >
          <span className="truncate max-sm:hidden">{saveLabel}</span>
          <span className="sm:hidden">Salvar</span>
        </Button>
      )}
      <SaveDialog
        inputs={inputs}
        productId={productId}
        isOpen={isSaving}
        onClose={() => setSaving(false)}
        onSaved={handleSaved}
      />
    </div>
  );
}
