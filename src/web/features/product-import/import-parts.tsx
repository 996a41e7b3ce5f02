import { Eye, Image } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { MAX_PRODUCT_PHOTOS } from '#domain/products/product.ts';
import type { ImportCurrency, ImportedProduct, ImportedVariant } from '#domain/products/product-import.ts';
import { formatWhole } from '#domain/text/format-number.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EyeCheckbox } from '#web/components/ui/form/eye-checkbox.tsx';
import { cn } from '#web/lib/cn.ts';
import { showPrice } from './product-from-import.ts';
import { type FetchedPhotos, fetchPhoto } from './product-import.queries.ts';

type PhotoPicksProps = {
  addresses: readonly string[];
  chosen: readonly string[];
  fetched: FetchedPhotos;
  onChange: (chosen: string[]) => void;
};

/** Photo selection. The server fetches the supplier's photos only when the seller asks to see them. */
export function PhotoPicks({ addresses, chosen, fetched, onChange }: PhotoPicksProps) {
  const [shown, setShown] = useState(() => [...fetched.keys()].length);
  const id = useId();
  const [isShowing, setIsShowing] = useState(false);
  const toggle = (address: string, isOn: boolean) =>
    onChange(addresses.filter((one) => (one === address ? isOn : chosen.includes(one))));

  async function handleShow() {
    setIsShowing(true);
    for (const address of addresses) {
      if (!fetched.has(address)) fetched.set(address, await fetchPhoto(address).catch(() => null));
      setShown((count) => count + 1);
    }
    setIsShowing(false);
  }

  return (
    <div className="grid gap-3">
      <ul className="grid grid-cols-4 gap-2 lg:grid-cols-8" data-shown={shown}>
        {addresses.map((address, index) => {
          const isOn = chosen.includes(address);
          const photo = fetched.get(address);
          const classes = cn(
            'aspect-square w-full rounded-md border border-line object-cover [transition:opacity_var(--duration-base)]',
            !isOn && 'opacity-38',
          );
          return (
            <li key={address}>
              <label className="relative block" title={address} htmlFor={`${id}-${index}`}>
                <EyeCheckbox
                  id={`${id}-${index}`}
                  className="absolute top-1 right-1"
                  aria-label={`Usar foto ${index + 1}`}
                  checked={isOn}
                  disabled={!isOn && chosen.length >= MAX_PRODUCT_PHOTOS}
                  onChange={(event) => toggle(address, event.target.checked)}
                />
                {photo ? (
                  <img src={photo.url} alt="" className={classes} />
                ) : (
                  <span
                    className={cn(
                      classes,
                      'grid place-content-center justify-items-center gap-1 text-fg-muted text-sm/6',
                      // Above its badge.
                      address === chosen[0] && 'max-sm:gap-0 max-sm:pb-5',
                    )}
                  >
                    <Image aria-hidden="true" />
                    {photo === null ? 'Não veio' : index + 1}
                  </span>
                )}
                {address === chosen[0] && (
                  <small className="absolute bottom-1 left-1 rounded-xs bg-ground px-1.5 py-1 font-semibold leading-none">
                    Principal
                  </small>
                )}
              </label>
            </li>
          );
        })}
      </ul>
      {addresses.some((address) => !fetched.has(address)) && (
        <Button size="sm" className="justify-self-start" busy={isShowing} onClick={() => void handleShow()}>
          <Eye aria-hidden="true" />
          {isShowing ? 'Buscando fotos...' : 'Mostrar fotos'}
        </Button>
      )}
    </div>
  );
}

type VariantPicksProps = {
  product: ImportedProduct;
  currency: ImportCurrency;
  chosen: readonly ImportedVariant[];
  onChange: (chosen: ImportedVariant[]) => void;
};

export function VariantPicks({ product, currency, chosen, onChange }: VariantPicksProps) {
  const selected = new Set(chosen);
  const toggle = (variant: ImportedVariant, isOn: boolean) =>
    onChange(product.variants.filter((one) => (one === variant ? isOn : selected.has(one))));
  return (
    <div className="max-h-120 overflow-auto rounded-lg border border-line">
      <table className="w-full text-left [&_:is(th,td)]:border-line [&_:is(th,td)]:border-b [&_:is(th,td)]:px-3 [&_:is(th,td)]:py-2 [&_th]:font-medium [&_th]:text-fg-muted [&_th]:text-sm/6">
        <thead>
          <tr>
            <th>
              <span className="sr-only">Usar</span>
            </th>
            {product.options.map((option) => (
              <th key={option}>Opção: {option}</th>
            ))}
            <th className="text-right">Preço</th>
            <th className="text-right">Estoque</th>
          </tr>
        </thead>
        <tbody>
          {product.variants.map((variant) => (
            <tr key={variant.values.join('\n')} className={selected.has(variant) ? undefined : 'text-fg-muted'}>
              <td>
                <EyeCheckbox
                  aria-label={`Usar ${variant.values.join(', ')}`}
                  checked={selected.has(variant)}
                  onChange={(event) => toggle(variant, event.target.checked)}
                />
              </td>
              {product.options.map((option, at) => (
                <td key={option}>{variant.values[at]}</td>
              ))}
              <td className="text-right tabular-nums">
                {variant.price === null ? '–' : showPrice(variant.price, currency)}
              </td>
              <td className="text-right tabular-nums">{stockOf(variant.stock)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const stockOf = (stock: number | null): string => (stock === null ? '–' : stock <= 0 ? 'esgotado' : formatWhole(stock));

export const ImportDock = ({ children }: { children: ReactNode }) => (
  <div className="dock flex flex-wrap justify-between gap-3 border-line border-t max-lg:bottom-(--thumb-room,0px) max-lg:z-15 max-lg:bg-ground max-lg:px-(--space-gutter) max-lg:py-3 max-md:fixed max-md:inset-x-0 md:mt-8 md:max-lg:sticky md:max-lg:-mx-(--space-gutter) lg:pt-5 [&>.alert]:basis-full max-sm:[&>.btn-primary]:flex-1">
    {children}
  </div>
);

export function ImportPart({ title, count, children }: { title: string; count?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      className="grid gap-4 border-line border-t py-7 *:min-w-0 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12"
      aria-labelledby={id}
    >
      <div>
        <h3 className="h3" id={id}>
          {title}
        </h3>
        {count && <p className="mt-1 text-fg-muted text-sm tabular-nums">{count}</p>}
      </div>
      {children}
    </section>
  );
}

export const ImportRows = ({ children }: { children: ReactNode }) => (
  <ul className="border-line border-t">{children}</ul>
);

type ImportRowProps = { mark: ReactNode; picture: ReactNode; isOff?: boolean; end: ReactNode; children: ReactNode };

/** One product of a file. There may be thousands of rows: the layout of rows off screen is skipped. */
export const ImportRow = ({ mark, picture, isOff = false, end, children }: ImportRowProps) => (
  <li
    className={cn(
      'grid grid-cols-[1.25rem_auto_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1 border-line border-b py-3 [contain-intrinsic-size:auto_5rem] [content-visibility:auto]',
      isOff && 'text-fg-muted',
    )}
  >
    {mark}
    {picture}
    <div className="wrap-anywhere grid min-w-0 [&>small]:text-fg-muted [&>small]:text-sm/6">{children}</div>
    {end}
  </li>
);
