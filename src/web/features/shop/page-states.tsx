import { Link } from '@tanstack/react-router';
import { findScamSigns } from '#domain/shop/scam-signs.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { ShopPage } from '#domain/shop-pages/shop-page.ts';
import { SHOP_PAGE_KEYS } from '#domain/shop-pages/shop-page-keys.ts';
import { buildShopPage } from '#domain/shop-pages/shop-pages.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { cn } from '#web/lib/cn.ts';
import { fieldId } from './shop-form-context.ts';

/** A missing value is not an error here. How many: the steps tell, where each field counts once. */
const PageState = ({ page: { problems } }: { page: ShopPage }) =>
  problems.length === 0 ? <Badge variant="success">Pronta</Badge> : <Badge>Faltam dados</Badge>;

/** The pages generated for this shop, with their status. On phones the form comes first until it is saved. */
export function PageStates({ shop, isSaved }: { shop: Shop; isSaved: boolean }) {
  return (
    <ul
      className={cn(
        'mb-8 grid grid-cols-2 overflow-clip rounded-lg border border-line bg-surface lg:grid-cols-4',
        !isSaved && 'max-lg:hidden',
      )}
      aria-label="Páginas da loja"
    >
      {SHOP_PAGE_KEYS.map((key) => {
        const page = buildShopPage(shop, key);
        return (
          <li key={key} className="-mt-px -ml-px border-line border-t border-l">
            <Link
              to="/loja/paginas"
              search={{ pagina: key }}
              className="group flex min-h-16 flex-col items-start gap-3 px-4.5 py-3.5 max-lg:gap-1.5 max-lg:px-3.5 max-lg:py-2.5"
            >
              <span className="min-w-0 flex-1">
                <b className="block font-[550] underline-offset-[0.2em] group-hover:underline">{page.title.pt}</b>
                <span lang="ja" className="text-base/[1.4] text-fg-muted max-lg:hidden">
                  {page.title.ja}
                </span>
              </span>
              <PageState page={page} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Points that a careful Japanese buyer checks; each links to the field that fixes it. */
export function ScamSigns({ shop }: { shop: Shop }) {
  const signs = findScamSigns(shop);
  return (
    <section className="mt-6 grid gap-2" aria-labelledby="parece-golpe">
      <h2 className="h3" id="parece-golpe">
        {signs.length === 0 ? 'Nada aqui parece golpe' : 'Parece golpe?'}
      </h2>
      <p className="text-fg-muted text-sm">
        {signs.length === 0
          ? 'Pela lista que os centros do consumidor no Japão dão aos compradores. Confira também preços e textos da loja.'
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
