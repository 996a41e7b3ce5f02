import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SavedCalculation } from '#contract/pricing.ts';
import { AppError } from '#domain/errors.ts';
import { formatYen } from '#domain/text/format-money.ts';
import { SkeletonLines } from '#web/components/content/skeleton-lines.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { formatDate } from '#web/lib/format-date.ts';
import { animateRemoval } from '#web/lib/page/animate-moves.ts';
import { calculationsQuery, useDeleteCalculation } from './calculations.queries.ts';
import { currencyUnits, formatRate, formatShare } from './full/full-price-text.ts';

/** `price` may be the one of the shop, typed without a calculation. */
export function ProductPrices({ productId, price }: { productId: string; price: number | null }) {
  const { data, error, refetch } = useQuery(calculationsQuery(productId));
  const [newest, ...before] = data?.calculations ?? [];
  return (
    <section className="card grid gap-4 p-5" aria-labelledby="product-prices">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="product-prices" className="h3">
          Preço
        </h2>
        {newest && (
          <Link
            to="/calculator"
            search={{ calculo: newest.id }}
            className="inline-flex min-h-6 items-center text-sm text-fg-muted underline underline-offset-4 hover:text-fg"
          >
            Ver o cálculo
          </Link>
        )}
      </div>
      {error ? (
        <p className="text-sm text-fg-muted">
          {'Não foi possível carregar os preços. '}
          <Button variant="link" size="sm" onClick={() => void refetch()}>
            Tentar novamente
          </Button>
        </p>
      ) : !data ? (
        <SkeletonLines className="grid gap-4" lines={['h-9 w-32', 'w-full', 'w-full']} />
      ) : newest ? (
        <NewestPrice calculation={newest} />
      ) : price === null ? (
        <p className="text-sm text-fg-muted">Nenhum preço salvo. Faça a conta com câmbio, taxas e anúncio.</p>
      ) : (
        <>
          <Price yen={price} />
          <p className="text-sm text-fg-muted">
            O preço que você pôs na loja. Faça a conta para ver o que sobra de cada venda.
          </p>
        </>
      )}
      {data && (
        <>
          {newest && <PriceList calculations={[newest, ...before]} />}
          <Button asChild size="sm" className="w-full">
            <Link to="/calculator" search={{ aba: 'completa', produto: productId }}>
              {newest ? 'Calcular outro preço' : 'Calcular preço'}
            </Link>
          </Button>
        </>
      )}
    </section>
  );
}

const Price = ({ yen }: { yen: number }) => (
  <p className="font-display text-4xl/none font-semibold tracking-tight tabular-nums">{formatYen(yen)}</p>
);

function NewestPrice({ calculation: { inputs, result, createdAt } }: { calculation: SavedCalculation }) {
  const { supplier } = inputs;
  const rows = [
    { label: 'Margem', value: formatShare(result.marginBp) },
    { label: 'CPA de empate', value: formatYen(result.breakEvenCpa) },
    supplier.currency === 'JPY'
      ? { label: 'Salvo em', value: formatDate(createdAt) }
      : {
          label: `Câmbio usado em ${formatDate(createdAt).slice(0, 5)}`,
          value: `${currencyUnits[supplier.currency]} = ${formatRate(supplier.rateMicro)}`,
        },
  ];
  return (
    <div>
      <Price yen={result.price} />
      <dl className="mt-4 grid">
        {rows.map(({ label, value }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-3 border-t border-line py-2.5 text-sm tabular-nums"
          >
            <dt className="text-fg-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function PriceList({ calculations }: { calculations: readonly SavedCalculation[] }) {
  const [leaving, setLeaving] = useState<SavedCalculation>();
  const listRef = useRef<HTMLUListElement>(null);
  const remove = useDeleteCalculation();

  function handleRemove() {
    if (!leaving) return;
    animateRemoval(listRef.current?.querySelector(`[data-price="${leaving.id}"]`));
    remove.mutate(leaving.id, {
      onError: (error) =>
        toast({
          title: 'Não foi possível excluir',
          description: error instanceof AppError ? error.message : undefined,
          variant: 'destructive',
        }),
      onSettled: () => setLeaving(undefined),
    });
  }

  return (
    <details>
      <summary className="cursor-pointer py-1 text-sm text-fg-muted hover:text-fg">
        {calculations.length === 1 ? 'Um preço salvo' : `${calculations.length} preços salvos`}
      </summary>
      <ul ref={listRef} className="mt-1 grid">
        {calculations.map((calculation) => (
          <li
            key={calculation.id}
            data-price={calculation.id}
            className="flex items-center gap-2 border-t border-line py-1.5 text-sm"
          >
            <Link to="/calculator" search={{ calculo: calculation.id }} className="grid min-w-0 flex-1 hover:underline">
              <span className="truncate">{calculation.name}</span>
              <span className="text-fg-muted tabular-nums">
                {`${formatYen(calculation.result.price)}, ${formatShare(calculation.result.marginBp)}, ${formatDate(calculation.createdAt)}`}
              </span>
            </Link>
            <Button
              size="icon-sm"
              variant="ghost"
              aria-label={`Excluir ${calculation.name}, ${formatYen(calculation.result.price)}`}
              onClick={() => setLeaving(calculation)}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={(open) => !open && setLeaving(undefined)}
        title="Excluir este preço?"
        description={leaving ? `${leaving.name}, ${formatYen(leaving.result.price)}. Não dá para desfazer.` : ''}
        confirmLabel="Excluir"
        danger
        busy={remove.isPending}
        onConfirm={handleRemove}
      />
    </details>
  );
}
