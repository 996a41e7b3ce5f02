import { useEffect, useState } from 'react';
import { MAX_INPUT_YEN, type PricingInput, type PricingSettings, pricingDefaults } from '#domain/pricing/pricing.ts';
import { PRICING_STORAGE_KEY, parsePricing, serialisePricing } from '#domain/pricing/stored-pricing-settings.ts';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';
import { offerPremium, premiumOffers } from '#web/lib/premium-offer.ts';

/** Browsers may refuse storage (private windows, full disk); the calculator works without it. */
const storage = {
  read: () => attempt(() => localStorage.getItem(PRICING_STORAGE_KEY)) ?? null,
  write: (settings: PricingSettings) =>
    attempt(() => localStorage.setItem(PRICING_STORAGE_KEY, serialisePricing(settings))),
  remove: () => attempt(() => localStorage.removeItem(PRICING_STORAGE_KEY)),
};

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

type Work = {
  input: PricingInput;
  /** Product whose cost was already filled in; later edits are not overwritten. */
  costOf?: string | undefined;
};

/** Values of the calculator. They survive a reload for everyone; Premium users can also save them on this device. */
export function usePricing(canSave: boolean, cost: { productId: string; yen: number } | undefined) {
  const [saved] = useState(() => (canSave ? parsePricing(storage.read()) : undefined));
  const [{ input }, setWork] = useDraftState<Work>('quick-price', { input: { ...pricingDefaults, ...saved } });
  const setInput = (next: PricingInput) => setWork((work) => ({ ...work, input: next }));
  const [isSaving, setSaving] = useState(saved !== undefined);
  const productId = cost?.productId;
  const yen = cost?.yen ?? 0;
  useEffect(() => {
    if (!productId || yen === 0) return;
    setWork((work) =>
      work.costOf === productId
        ? work
        : { costOf: productId, input: { ...work.input, supplierPrice: Math.min(yen, MAX_INPUT_YEN) } },
    );
  }, [productId, yen, setWork]);

  return {
    input,
    isSaving,
    change(patch: Partial<PricingInput>) {
      const next = { ...input, ...patch };
      setInput(next);
      if (isSaving) storage.write(next);
    },
    toggleSaving(wanted: boolean) {
      if (!canSave) {
        toast({
          title: 'Recurso Premium',
          description: 'Salvar configurações está disponível apenas para usuários Premium.',
          variant: 'premium',
          action: { label: 'Ver o Premium', onAction: () => offerPremium(premiumOffers.settings) },
        });
        return;
      }
      setSaving(wanted);
      if (wanted) storage.write(input);
      else storage.remove();
      toast({ title: wanted ? 'Configurações salvas!' : 'Configurações removidas' });
    },
    reset() {
      setInput(pricingDefaults);
      setSaving(false);
      storage.remove();
      toast({ title: 'Configurações resetadas' });
    },
  };
}
