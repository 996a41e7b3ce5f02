import { Link } from '@tanstack/react-router';
import { findScamSigns } from '#domain/shop/scam-signs.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { fieldId } from './shop-form-context.ts';

/** Points that a careful Japanese buyer checks; each links to the field that fixes it. */
export function ScamSigns({ shop }: { shop: Shop }) {
  const signs = findScamSigns(shop);
  return (
    <section className="mt-6 grid gap-2" aria-labelledby="parece-golpe">
      <h2 className="h3" id="parece-golpe">
        Parece golpe?
      </h2>
      <p className="text-fg-muted text-sm">
        {signs.length === 0
          ? 'Nenhum sinal da lista que os centros do consumidor no Japão dão aos compradores. Confira também preços e textos da loja.'
          : 'Sinais da lista que os centros do consumidor no Japão dão aos compradores:'}
      </p>
      {signs.length > 0 && (
        <ul className="grid list-disc gap-1.5 pl-5">
          {signs.map(({ field, label, advice }) => (
            <li key={label}>
              <Link to="/loja" hash={fieldId(field)} className="link">
                {label}
              </Link>
              . <span className="text-fg-muted">{advice}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
