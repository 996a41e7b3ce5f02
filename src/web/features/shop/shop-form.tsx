import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type ShopDraft, type ShopReply, shopSchema } from '#contract/products/shop.ts';
import { AppError } from '#domain/errors.ts';
import type { ShopField } from '#domain/shop/shop-check.ts';
import { findShopProblems } from '#domain/shop/shop-problems.ts';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast/use-toast.ts';
import { deleteDraft, loadDraft, saveDraft } from '#web/lib/offline/draft-storage.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { DeliverySection } from './delivery-section.tsx';
import { GlossarySection } from './glossary-section.tsx';
import { OwnRowsSection } from './own-rows-section.tsx';
import { PageStates } from './page-states.tsx';
import { PaymentSection } from './payment-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { ReturnsSection } from './returns-section.tsx';
import { ScamSigns } from './scam-signs.tsx';
import { SellerSection } from './seller-section.tsx';
import { useSaveShop } from './shop.queries.ts';
import { ShopFormContext } from './shop-form-context.ts';

/** Under this name what was typed and not saved waits for a reload or a step back. */
const WORK = 'loja';

export function ShopForm({ shop: saved, savedAt }: ShopReply) {
  const { id } = useCurrentUser();
  const save = useSaveShop();
  const unsaved = useRef(loadDraft<ShopDraft>(id, WORK));
  const { form, errorOf, submit, isSaving, isDirty } = useContractForm<ShopDraft>({
    schema: shopSchema,
    defaultValues: saved,
    save: async (draft) => {
      const reply = await save.mutateAsync(draft);
      deleteDraft(id, WORK);
      form.reset(reply.shop);
      toast({ title: 'Dados da loja salvos' });
    },
    onFailure: (error) =>
      toast({
        title: 'Não deu para salvar',
        description: error instanceof AppError ? error.message : 'Erro inesperado. Tente novamente.',
        variant: 'destructive',
      }),
  });
  const shop = form.watch();
  const problems = findShopProblems(shop);
  const { dirtyFields } = form.formState;

  useEffect(() => {
    // Only as it opens: afterwards the form itself is what counts.
    if (unsaved.current) form.reset(unsaved.current, { keepDefaultValues: true });
    unsaved.current = undefined;
  }, [form]);

  useEffect(() => {
    if (isDirty) saveDraft(id, WORK, shop);
  }, [id, isDirty, shop]);

  const complaintOf = (path: ShopField | `${ShopField}.${string}`): string | undefined => {
    // A path of the draft: its fields, and what lies inside its lists.
    const refused = errorOf(path as ShopField);
    if (refused) return refused;
    const isShown = savedAt !== null || (dirtyFields as Record<string, unknown>)[path] !== undefined;
    return isShown ? problems.find(({ field }) => field === path)?.reason : undefined;
  };

  return (
    <ShopFormContext value={{ form, shop, complaintOf }}>
      <PageStates shop={shop} isNew={savedAt === null} />
      {savedAt !== null && <ScamSigns shop={shop} />}
      <form onSubmit={submit} noValidate aria-label="Dados da loja">
        <SellerSection />
        <PaymentSection />
        <DeliverySection />
        <ReturnsSection />
        <PrivacySection />
        <OwnRowsSection />
        <GlossarySection />
        <div className="shop-dock shop-save">
          <Button asChild>
            <Link to="/loja/paginas">Ver páginas</Link>
          </Button>
          <span className="ml-auto text-sm text-fg-muted" role="status">
            {isDirty && !isSaving && 'Mudanças não salvas'}
          </span>
          <Button type="submit" variant="primary" busy={isSaving}>
            {isSaving ? 'Salvando...' : 'Salvar dados'}
          </Button>
        </div>
      </form>
    </ShopFormContext>
  );
}
