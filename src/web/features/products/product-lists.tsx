import { Link } from '@tanstack/react-router';
import { EllipsisVertical, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { Reply } from '#contract/base/endpoint.ts';
import type { listProducts, ProductCard } from '#contract/products/products.ts';
import { PRODUCT_STATUS_LABELS, type ProductStatus } from '#domain/products/product.ts';
import { nextStepOf } from '#domain/products/product-steps.ts';
import { formatYen } from '#domain/text/format-money.ts';
import { SearchBox } from '#web/components/content/search-box.tsx';
import { ProductPicture } from '#web/components/product/product-picture.tsx';
import { ProductSteps } from '#web/components/product/product-steps.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Segmented } from '#web/components/ui/form/segmented.tsx';
import { NextStepButton } from '#web/components/ui/next-step-button.tsx';
import { LazyDropdown } from '#web/components/ui/overlay/lazy-dropdown.tsx';
import { cn } from '#web/lib/cn.ts';
import { formatMoment } from '#web/lib/format-date.ts';
import { animateRemoval } from '#web/lib/page/animate-moves.ts';
import { useFocusOnClose } from '#web/lib/page/use-focus-on-close.ts';
import { ProductStatusBadge, ShopifyState, shopifyWords } from './product-badges.tsx';
import { useDeleteProduct } from './products.queries.ts';

type ProductList = Reply<typeof listProducts>;

function describeCount({ products, total, productLimit: limit }: ProductList, isFiltered: boolean): string {
  const countOf = (count: number) => (count === 1 ? '1 produto' : `${count} produtos`);
  if (limit !== null) return `${Math.min(total, limit)} de ${countOf(limit)} do plano gratuito`;
  return isFiltered ? `${products.length} de ${countOf(total)}` : countOf(total);
}

type ProductListsProps = { list: ProductList; isFiltered: boolean; onFilterClear: () => void };

export function ProductLists({ list, isFiltered, onFilterClear }: ProductListsProps) {
  const open = list.products.filter(({ locked }) => !locked);
  const locked = list.products.filter((product) => product.locked);
  const isNothingFound = isFiltered && list.products.length === 0;
  const countRef = useFocusOnClose<HTMLSpanElement>(isNothingFound);
  return (
    <>
      <p className="mb-3 flex flex-wrap justify-between gap-x-4 gap-y-1 text-fg-muted text-sm tabular-nums">
        <span className="outline-none" ref={countRef} tabIndex={-1}>
          {describeCount(list, isFiltered)}
        </span>
        {list.textLimit !== null && <span>Últimos {list.textLimit} textos guardados</span>}
      </p>
      {open.length > 0 ? (
        <ul className="border-line border-t">
          {open.map((product) => (
            <ProductRow key={product.id} product={product} />
          ))}
        </ul>
      ) : (
        isNothingFound && (
          <div className="grid justify-items-start gap-3">
            <p className="text-fg-muted">Nenhum produto assim. Tente outra palavra.</p>
            <Button size="sm" onClick={onFilterClear}>
              Limpar busca
            </Button>
          </div>
        )
      )}
      {locked.length > 0 && (
        <section className="mt-10" aria-labelledby="guardados">
          <header className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
            <h2 className="h3" id="guardados">
              Guardados
            </h2>
            <p className="text-fg-muted text-sm">Continuam inteiros, com todos os textos. O Premium abre de novo.</p>
          </header>
          <ul className="border-line border-t">
            {locked.map((product) => (
              <ProductRow key={product.id} product={product} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const countTexts = (count: number): string => (count === 1 ? '1 texto' : `${count} textos`);

function ProductRow({ product }: { product: ProductCard }) {
  const remove = useDeleteProduct();
  const rowRef = useRef<HTMLLIElement>(null);
  const { id, name, nameJa, locked, status } = product;
  const who = (
    <>
      <ProductPicture photo={product.photo} className={locked && 'opacity-60'} />
      <span className="wrap-anywhere grid min-w-0">
        <strong
          className={cn(
            'font-display font-semibold text-lg/[1.35] decoration-line-control underline-offset-[0.2em] group-hover:underline',
            locked && 'text-fg-muted',
          )}
        >
          {name}
        </strong>
        {nameJa && (
          <span lang="ja" className="text-base/[1.5] text-fg-muted">
            {nameJa}
          </span>
        )}
        {!locked && (
          <small className="text-fg-muted text-sm/6 lg:hidden">
            {[PRODUCT_STATUS_LABELS[status], shopifyWords(product.shopify)].filter(Boolean).join(', ')}
          </small>
        )}
      </span>
    </>
  );
  const whoClasses = 'col-span-full flex min-w-0 items-center gap-3.5 lg:col-auto lg:p-0';
  const handleDelete = () => {
    animateRemoval(rowRef.current);
    remove.mutate({ id, name });
  };
  return (
    <li
      ref={rowRef}
      className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-3.5 border-line border-b py-4 lg:grid-cols-[minmax(0,1fr)_7rem_16rem_8rem_2rem] lg:gap-6"
    >
      {locked ? (
        <div className={cn(whoClasses, 'pr-24')}>{who}</div>
      ) : (
        <Link to="/produtos/$productId" params={{ productId: id }} className={cn(whoClasses, 'group pr-11')}>
          {who}
        </Link>
      )}
      <div className={locked ? 'absolute top-7 right-0 lg:static' : 'hidden lg:block'}>
        <ProductStatusBadge status={status} locked={locked} />
        {!locked && <ShopifyState shopify={product.shopify} />}
      </div>
      <div className={cn('col-span-full grid justify-items-start gap-1.5 lg:col-auto', locked && '[&_i]:opacity-60')}>
        <ProductSteps product={product} />
        {!locked && nextStepOf(product) && (
          <span className="grid justify-items-start gap-1 text-fg-muted text-sm">
            Próximo passo <NextStepButton product={product} variant="secondary" size="sm" />
          </span>
        )}
      </div>
      <p className="col-span-full flex flex-wrap items-baseline gap-x-3 tabular-nums lg:col-auto lg:grid lg:justify-items-end lg:text-right">
        {product.price !== null && <span className="text-fg-muted text-sm lg:sr-only">Preço</span>}
        {product.price === null ? (
          <span className="text-fg-muted text-sm">sem preço</span>
        ) : (
          <strong
            className={cn(
              'font-display font-semibold text-2xl/[1.1] normal-nums tracking-[-0.02em]',
              locked && 'text-fg-muted',
            )}
          >
            {formatYen(product.price)}
          </strong>
        )}
        <small className="text-fg-muted text-sm/6 max-lg:ml-auto">
          {locked ? countTexts(product.textCount) : `mudou ${formatMoment(product.updatedAt)}`}
        </small>
      </p>
      {!locked && (
        <LazyDropdown
          button={
            <Button
              variant="ghost"
              size="icon-sm"
              className="absolute top-5 -right-2 lg:static"
              aria-label={`Mais ações de ${name}`}
            >
              <EllipsisVertical aria-hidden="true" />
            </Button>
          }
        >
          {(Item) => (
            <Item danger onSelect={handleDelete}>
              <Trash2 aria-hidden="true" />
              Excluir
            </Item>
          )}
        </LazyDropdown>
      )}
    </li>
  );
}

type StatusFilter = ProductStatus | 'all';

const options = [
  { value: 'all', label: 'Todos' },
  { value: 'ideia', label: 'Ideias' },
  { value: 'preparando', label: 'Preparando' },
  { value: 'a_venda', label: 'À venda' },
  { value: 'pausado', label: 'Pausados' },
] as const satisfies readonly { value: StatusFilter; label: string }[];

type ProductFiltersProps = {
  text: string;
  status: StatusFilter;
  onTextChange: (text: string) => void;
  onStatusChange: (status: StatusFilter) => void;
};

export function ProductFilters({ text, status, onTextChange, onStatusChange }: ProductFiltersProps) {
  return (
    <search className="mb-5 flex flex-wrap gap-3 [&>.affix]:flex-[1_1_19rem]">
      <SearchBox
        label="Buscar em produtos e textos"
        placeholder="Buscar em português ou japonês"
        text={text}
        onTextChange={onTextChange}
      />
      <Segmented<StatusFilter>
        label="Situação"
        value={status}
        onValueChange={onStatusChange}
        options={options}
        // All five must be visible on the narrowest phones.
        className="max-[26rem]:w-full max-[26rem]:*:flex-[1_0_auto] max-[26rem]:*:justify-center max-[26rem]:*:px-1"
      />
    </search>
  );
}
