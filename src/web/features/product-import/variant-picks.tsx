import type { ImportCurrency, ImportedProduct, ImportedVariant } from '#domain/products/product-import.ts';
import { formatWhole } from '#domain/text/format-number.ts';
import { EyeCheckbox } from '#web/components/ui/form/eye-checkbox.tsx';
import { showPrice } from './product-from-import.ts';

type VariantPicksProps = {
  product: ImportedProduct;
  currency: ImportCurrency;
  chosen: readonly ImportedVariant[];
  onChange: (chosen: ImportedVariant[]) => void;
};

export function VariantPicks({ product, currency, chosen, onChange }: VariantPicksProps) {
  const kept = new Set(chosen);
  const toggle = (variant: ImportedVariant, isOn: boolean) =>
    onChange(product.variants.filter((one) => (one === variant ? isOn : kept.has(one))));
  return (
    <div className="max-h-120 overflow-auto rounded-lg border border-line">
      <table className="wrap-anywhere w-full text-left [&_:is(th,td)]:border-line [&_:is(th,td)]:border-b [&_:is(th,td)]:px-3 [&_:is(th,td)]:py-2 [&_th]:font-medium [&_th]:text-fg-muted [&_th]:text-sm/6">
        <thead>
          <tr>
            <th>
              <span className="sr-only">Usar</span>
            </th>
            {product.options.map((option) => (
              <th key={option}>{option}</th>
            ))}
            <th className="text-right">Preço</th>
            <th className="text-right">Estoque</th>
          </tr>
        </thead>
        <tbody>
          {product.variants.map((variant) => (
            <tr key={variant.values.join('\n')} className={kept.has(variant) ? undefined : 'text-fg-muted'}>
              <td>
                <EyeCheckbox
                  aria-label={`Usar ${variant.values.join(', ')}`}
                  checked={kept.has(variant)}
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
