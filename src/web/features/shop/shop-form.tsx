import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { type ShopDraft, type ShopReply, shopSchema } from '#contract/products/shop.ts';
import { AppError } from '#domain/errors.ts';
import type { ShopField } from '#domain/shop/shop-check.ts';
import { countFields, findShopProblems } from '#domain/shop/shop-problems.ts';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast/use-toast.ts';
import { useFormDraft } from '#web/lib/offline/use-form-draft.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { DeliverySection, deliveryFields } from './delivery-section.tsx';
import { GlossarySection } from './glossary-section.tsx';
import { OwnRowsSection } from './own-rows-section.tsx';
import { PageStates } from './page-states.tsx';
import { PaymentSection, paymentFields } from './payment-section.tsx';
import { PrivacySection, privacyFields } from './privacy-section.tsx';
import { ReturnsSection, returnsFields } from './returns-section.tsx';
import { ScamSigns } from './scam-signs.tsx';
import { SellerSection, sellerFields } from './seller-section.tsx';
import { useSaveShop } from './shop.queries.ts';
import { ShopFormContext } from './shop-form-context.ts';
import { ShopStep } from './shop-section.tsx';

const STEPS: readonly { title: string; fields: readonly ShopField[]; content: ReactNode }[] = [
  { title: 'Quem vende', fields: sellerFields, content: <SellerSection /> },
  {
    title: 'Pagamento e entrega',
    fields: [...paymentFields, ...deliveryFields],
    content: (
      <>
        <PaymentSection />
        <DeliverySection />
      </>
    ),
  },
  {
    title: 'Trocas',
    fields: [...returnsFields, 'ownRows'],
    content: (
      <>
        <ReturnsSection />
        <OwnRowsSection />
      </>
    ),
  },
  {
    title: 'Dados do cliente',
    fields: privacyFields,
    content: (
      <>
        <PrivacySection />
        <GlossarySection />
      </>
    ),
  },
];

export function ShopForm({ shop: saved, savedAt }: ShopReply) {
  const save = useSaveShop();
  const { form, errorOf, submit, isSaving, isDirty } = useContractForm<ShopDraft>({
    schema: shopSchema,
    defaultValues: saved,
    save: async (draft) => {
      const reply = await save.mutateAsync(draft);
      form.reset(reply.shop);
      discardDraft();
      toast({ title: 'Dados da loja salvos' });
    },
    onFailure: (error) =>
      toast({
        title: 'Não deu para salvar',
        description: error instanceof AppError ? error.message : 'Erro inesperado. Tente novamente.',
        variant: 'destructive',
      }),
  });
  const discardDraft = useFormDraft('loja', form);
  const shop = form.watch();
  const problems = findShopProblems(shop);
  const { dirtyFields } = form.formState;

  // Safe cast: a path of the draft is a field, or an item of a list field.
  const complaintOf = (path: ShopField | `${ShopField}.${string}`): string | undefined => errorOf(path as ShopField);
  const missingOf = (field: ShopField) => {
    const isShown = savedAt !== null || (dirtyFields as Record<string, unknown>)[field] !== undefined;
    const reason = isShown && problems.find((problem) => problem.field === field)?.reason;
    return reason ? <span className="text-info">{reason}</span> : undefined;
  };
  // A new shop opens its first step; otherwise the incomplete steps are open.
  const [openSteps, setOpenSteps] = useState(() =>
    STEPS.filter(({ fields }, at) => {
      const { done, total } = countFields(saved, fields);
      return savedAt === null ? at === 0 : done < total;
    }).map(({ title }) => title),
  );
  const toggle = (title: string, isOpen: boolean) =>
    setOpenSteps((open) => [...open.filter((each) => each !== title), ...(isOpen ? [title] : [])]);

  return (
    <ShopFormContext value={{ form, shop, complaintOf, missingOf }}>
      <PageStates shop={shop} />
      <form onSubmit={submit} noValidate aria-label="Dados da loja">
        {STEPS.map(({ title, fields, content }, at) => {
          const next = STEPS[at + 1]?.title;
          return (
            <ShopStep
              key={title}
              title={`${at + 1}. ${title}`}
              fields={fields}
              isOpen={openSteps.includes(title)}
              onToggle={(isOpen) => toggle(title, isOpen)}
              onNext={next ? () => setOpenSteps([next]) : undefined}
            >
              {content}
            </ShopStep>
          );
        })}
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
      {savedAt !== null && <ScamSigns shop={shop} />}
    </ShopFormContext>
  );
}
