import type { ShopField } from '#domain/shop/shop-problem.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { filledTerms } from './filled-terms.ts';
import { useShopForm } from './shop-form-context.ts';

type PromisedTermsProps = {
  steps: readonly { title: string; fields: readonly ShopField[] }[];
  onChange: (field: ShopField) => void;
};

/** All that one press promised in the seller's name, before it is saved: the steps that it filled stay closed. */
export function PromisedTerms({ steps, onChange }: PromisedTermsProps) {
  const terms = filledTerms(useShopForm().shop);
  const promised = steps.flatMap(({ title, fields }) => {
    const own = terms.filter(({ field }) => fields.includes(field));
    const [first] = own;
    return first ? [{ title, first: first.field, own }] : [];
  });
  return (
    <section className="mb-4 grid max-w-[42em] gap-3" aria-labelledby="promessas">
      <h2 className="h3" id="promessas">
        O que a loja promete
      </h2>
      {promised.map(({ title, first, own }) => (
        <div key={title} className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h3 className="font-medium text-sm">{title}</h3>
            <ul className="grid list-disc gap-1 pl-5 text-sm">
              {own.map(({ words }) => (
                <li key={words} className="wrap-anywhere">
                  <MixedText text={words} />
                </li>
              ))}
            </ul>
          </div>
          <Button variant="link" size="sm" className="min-h-6 shrink-0" onClick={() => onChange(first)}>
            Mudar<span className="sr-only"> {title}</span>
          </Button>
        </div>
      ))}
    </section>
  );
}
