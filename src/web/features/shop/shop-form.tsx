import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { type ShopDraft, type ShopReply, saveShop, shopSchema } from '#contract/shop.ts';
import { AppError } from '#domain/errors.ts';
import { dayInJapan } from '#domain/japan-time.ts';
import { countFields, findShopProblems, STEP_FIELDS } from '#domain/shop/find-shop-problems.ts';
import { commonTerms, dataCountriesFrom } from '#domain/shop/shop.ts';
import { type CountryCode, SHOP_COUNTRIES } from '#domain/shop/shop-countries.ts';
import type { ShopField } from '#domain/shop/shop-problem.ts';
import { proposeKatakana } from '#domain/text/katakana-name.ts';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { call } from '#web/lib/api/api.ts';
import { shopQuery } from '#web/lib/api/shop-query.ts';
import { useFormDraft } from '#web/lib/offline/use-form-draft.ts';
import { openFolds } from '#web/lib/open-details.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { filledTerms } from './filled-terms.ts';
import { PageStates, ScamSigns } from './page-states.tsx';
import { DeliverySection, PaymentSection } from './payment-and-delivery-section.tsx';
import { GlossarySection, PrivacySection } from './privacy-section.tsx';
import { PromisedTerms } from './promised-terms.tsx';
import { OwnRowsSection, ReturnsSection } from './returns-section.tsx';
import { SellerSection } from './seller-section.tsx';
import { ShopStep } from './shop-fields.tsx';
import { fieldId, ShopFormContext } from './shop-form-context.ts';

const STEPS: readonly { title: string; fields: readonly ShopField[]; content: ReactNode }[] = [
  { title: 'Quem vende', fields: STEP_FIELDS.seller, content: <SellerSection /> },
  {
    title: 'Pagamento e entrega',
    fields: STEP_FIELDS.terms,
    content: (
      <>
        <PaymentSection />
        <DeliverySection />
      </>
    ),
  },
  {
    title: 'Trocas',
    fields: STEP_FIELDS.returns,
    content: (
      <>
        <ReturnsSection />
        <OwnRowsSection />
      </>
    ),
  },
  {
    title: 'Dados do cliente',
    fields: [...STEP_FIELDS.privacy, 'cookieTools'],
    content: <PrivacySection />,
  },
];

/** Where most products come from; '': the person says it in its field. */
const ORIGINS = ['CN', 'BR', 'JP', ''] as const;

const stepId = (title: string): string => `passo-${title}`;
const stepOf = (title: string) => document.getElementById(stepId(title));

const FIELDS = STEPS.flatMap(({ fields }) => fields);

const isComplete = (shop: ShopDraft, fields: readonly ShopField[]): boolean => {
  const { done, total } = countFields(shop, fields);
  return done === total;
};

type ShopFormProps = ShopReply & {
  /** The product whose publishing page missed these data: saving leads back there. */
  productId?: string | undefined;
};

export function ShopForm({ shop: saved, savedAt, productId }: ShopFormProps) {
  const { name, email } = useCurrentUser();
  const navigate = useNavigate();
  const save = useSaveShop();
  const { form, errorOf, submit, isSaving, isDirty } = useContractForm<ShopDraft>({
    schema: shopSchema,
    defaultValues: saved,
    save: async (draft) => {
      const reply = await save.mutateAsync(draft);
      form.reset(reply.shop);
      discardDraft();
      const hasGap = goToNextGap();
      // A whole form that stays open says so beside the button that was pressed.
      if (hasGap || productId) toast({ title: 'Dados da loja salvos' });
      if (hasGap) return;
      for (const { title } of STEPS) stepOf(title)?.removeAttribute('open');
      if (productId) await navigate({ to: '/produtos/$productId/publicar', params: { productId } });
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
  /** "Continuar" was pressed: from then on what is missing is said. */
  const [isAsked, setIsAsked] = useState(false);

  // Safe cast: a path of the draft is a field, or an item of a list field.
  const complaintOf = (path: ShopField | `${ShopField}.${string}`): string | undefined => errorOf(path as ShopField);
  const missingOf = (field: ShopField) => {
    const isShown = isAsked || savedAt !== null || (dirtyFields as Record<string, unknown>)[field] !== undefined;
    const reason = isShown && problems.find((problem) => problem.field === field)?.reason;
    return reason ? <span className="text-info">{reason}</span> : undefined;
  };
  const gap = STEPS.find(({ fields }) => !isComplete(shop, fields))?.title;
  useEffect(() => {
    if (gap) stepOf(gap)?.setAttribute('open', '');
  }, [gap]);
  // What was filled in stays in sight after it is saved.
  const [isPresetOffered] = useState(savedAt === null || saved.origin === '');
  const isPromised = isPresetOffered && filledTerms(shop).length > 0;

  function goTo(field: ShopField) {
    // What was just filled in may have brought the field.
    requestAnimationFrame(() => {
      const place = document.getElementById(fieldId(field));
      openFolds(place);
      const control = place?.matches('fieldset') ? place.querySelector('input') : place;
      control?.focus();
      // Not the middle of a tall fieldset, whose name a message at the top would cover.
      (control ?? place)?.scrollIntoView({ block: 'center' });
    });
  }

  /** Goes to the next field that is missing, in the order of the page; says whether there is one. */
  function goToNextGap(from = ''): boolean {
    const missing = findShopProblems(form.getValues()).map(({ field }) => field);
    const at = FIELDS.findIndex((field) => fieldId(field) === from);
    const next = [...FIELDS.slice(at + 1), ...FIELDS.slice(0, Math.max(at, 0))].find((field) =>
      missing.includes(field),
    );
    if (next) goTo(next);
    return next !== undefined;
  }
  function handleEnter(event: KeyboardEvent<HTMLFormElement>) {
    const { key, target, nativeEvent } = event;
    if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
    if (goToNextGap(target.id)) event.preventDefault();
  }

  /** Fills in what is still open; nothing that stands there is overwritten but the place of dispatch. */
  function proposeCommon(origin: CountryCode | '') {
    const proposal: Partial<ShopDraft> = {
      legalName: name,
      legalNameKana: proposeKatakana(shop.legalName || name),
      email,
      ...commonTerms(shop.country, origin, dayInJapan(new Date())),
    };
    if (origin) {
      form.setValue('dataCountries', dataCountriesFrom(shop, origin), { shouldDirty: true });
      form.setValue('origin', origin, { shouldDirty: true });
    }
    for (const [key, value] of Object.entries(proposal)) {
      const field = key as keyof ShopDraft;
      const current = shop[field];
      const isOpen = current === '' || current === null || (Array.isArray(current) && current.length === 0);
      if (isOpen) form.setValue(field, value as never, { shouldDirty: true });
    }
  }

  const saveWords =
    problems.length > 0 ? 'Salvar e continuar' : productId ? 'Salvar e voltar à publicação' : 'Salvar dados';
  return (
    <ShopFormContext value={{ form, shop, complaintOf, missingOf }}>
      <PageStates shop={shop} isSaved={savedAt !== null} />
      {isPresetOffered && (
        <fieldset className="mb-4 grid gap-3">
          <legend className="h3 mb-3">De que país sai o pacote?</legend>
          <div className="flex flex-wrap gap-2">
            {ORIGINS.map((origin) => (
              <Button
                key={origin}
                aria-pressed={origin !== '' && shop.origin === origin}
                className="aria-pressed:border-fg"
                onClick={() => proposeCommon(origin)}
              >
                {origin ? SHOP_COUNTRIES[origin].pt : 'Outro país'}
              </Button>
            ))}
          </div>
          <p className="max-w-[42em] text-fg-muted text-sm" role="status">
            {isPromised
              ? 'O caso mais comum está preenchido: confira o que a loja promete. O resto só você sabe.'
              : 'Um toque preenche o caso mais comum. Só o que está vazio muda.'}
          </p>
        </fieldset>
      )}
      {isPromised && <PromisedTerms steps={STEPS} onChange={goTo} />}
      <form onSubmit={submit} onKeyDown={handleEnter} noValidate aria-label="Dados da loja">
        {STEPS.map(({ title, fields, content }, at) => (
          <ShopStep
            key={title}
            title={`${at + 1}. ${title}`}
            fields={fields}
            id={stepId(title)}
            isListedAbove={isPromised}
            missing={isAsked || savedAt !== null ? problems.filter(({ field }) => fields.includes(field)) : []}
          >
            {content}
          </ShopStep>
        ))}
        {/* Of the robots, not of the pages: no step. */}
        <details className="border-line border-t">
          <summary className="min-h-14 content-center py-3">
            <h2 className="h2 inline">Glossário</h2>
          </summary>
          <GlossarySection />
        </details>
        {/* Sticky on phones, so that saving stays in reach in a long form. */}
        <div className="shop-dock shop-save flex flex-wrap items-center gap-3 border-line border-t py-5 max-sm:sticky max-sm:bottom-(--thumb-room,0px) max-sm:z-15 max-sm:-mx-(--space-gutter) max-sm:bg-ground max-sm:px-(--space-gutter) max-sm:py-3 max-sm:[&>.btn]:flex-1">
          <span
            className="ml-auto text-fg-muted text-sm max-sm:-order-1 max-sm:w-full max-sm:empty:hidden"
            role="status"
          >
            {isDirty ? !isSaving && 'Mudanças não salvas' : problems.length === 0 && 'Tudo salvo.'}
          </span>
          {isDirty || isSaving ? (
            <Button type="submit" variant="primary" busy={isSaving}>
              {isSaving ? 'Salvando...' : saveWords}
            </Button>
          ) : problems.length > 0 ? (
            <Button
              variant="primary"
              onClick={() => {
                setIsAsked(true);
                goToNextGap();
              }}
            >
              Continuar
            </Button>
          ) : (
            <Button asChild variant="primary">
              {productId ? (
                <Link to="/produtos/$productId/publicar" params={{ productId }}>
                  Voltar à publicação
                  <ArrowRight aria-hidden="true" />
                </Link>
              ) : (
                <Link to="/loja/paginas">
                  Ver páginas
                  <ArrowRight aria-hidden="true" />
                </Link>
              )}
            </Button>
          )}
        </div>
      </form>
      {savedAt !== null && <ScamSigns shop={shop} />}
    </ShopFormContext>
  );
}

function useSaveShop() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (shop: ShopDraft) => call(saveShop, { body: shop }),
    onSuccess: (reply) => queryClient.setQueryData(shopQuery.queryKey, reply),
  });
}
