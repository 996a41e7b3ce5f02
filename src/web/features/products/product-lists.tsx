import type { Reply } from '#contract/base/endpoint.ts';
import type { listProducts } from '#contract/products/products.ts';
import { ProductRow } from './product-row.tsx';

type ProductListsProps = { list: Reply<typeof listProducts>; isFiltered: boolean };

const countOf = (count: number, limit: number): string =>
  `${Math.min(count, limit)} de ${limit} ${limit === 1 ? 'produto' : 'produtos'} do plano gratuito`;

/** Open products, and separately the products locked until Premium. */
export function ProductLists({ list, isFiltered }: ProductListsProps) {
  const open = list.products.filter(({ locked }) => !locked);
  const locked = list.products.filter((product) => product.locked);
  return (
    <>
      <p className="mb-3 flex flex-wrap justify-between gap-x-4 gap-y-1 text-fg-muted text-sm tabular-nums">
        <span>
          {list.productLimit === null
            ? list.total === 1
              ? '1 produto'
              : `${list.total} produtos`
            : countOf(list.total, list.productLimit)}
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
        isFiltered && locked.length === 0 && <p className="text-fg-muted">Nenhum produto assim. Tente outra palavra.</p>
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
