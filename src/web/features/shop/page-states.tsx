import { Link } from '@tanstack/react-router';
import type { Shop } from '#domain/shop/shop.ts';
import type { ShopPage } from '#domain/shop-pages/shop-page.ts';
import { SHOP_PAGE_KEYS } from '#domain/shop-pages/shop-page-keys.ts';
import { buildShopPage } from '#domain/shop-pages/shop-pages.ts';
import { Badge } from '#web/components/ui/badge.tsx';

export const countMissing = (count: number): string => (count === 1 ? 'Falta 1 campo' : `Faltam ${count} campos`);

/** What is missing is no error yet: the export of the page says so. */
const PageState = ({ page: { problems } }: { page: ShopPage }) =>
  problems.length === 0 ? <Badge variant="success">Pronta</Badge> : <Badge>{countMissing(problems.length)}</Badge>;

/** The pages that this shop makes, and how far each is. */
export function PageStates({ shop }: { shop: Shop }) {
  return (
    <ul className="shop-pages" aria-label="Páginas da loja">
      {SHOP_PAGE_KEYS.map((key) => {
        const page = buildShopPage(shop, key);
        return (
          <li key={key}>
            <Link to="/loja/paginas" search={{ pagina: key }}>
              <span className="min-w-0 flex-1">
                <b>{page.title.pt}</b>
                <span lang="ja">{page.title.ja}</span>
              </span>
              <PageState page={page} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
