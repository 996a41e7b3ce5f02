import { Link, useNavigate } from '@tanstack/react-router';
import type { Shop } from '#domain/shop/shop.ts';
import { hasSupplierAbroad } from '#domain/shop/shop-phrases.ts';
import { PAGE_SOURCES, PAGES_DISCLAIMER, SOURCES_CHECKED_ON } from '#domain/shop-pages/page-sources.ts';
import { SHOP_PAGE_KEYS, type ShopPageKey } from '#domain/shop-pages/shop-page-keys.ts';
import { buildShopPage } from '#domain/shop-pages/shop-pages.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/components/ui/tabs.tsx';
import { ConsentBox } from './consent-box.tsx';
import { PageExports } from './page-exports.tsx';
import { PagePanel } from './page-panel.tsx';
import { fieldId } from './shop-form-context.ts';

/** The pages of the shop as they will be, with links where something is missing. */
export function ShopPagesView({ shop, open }: { shop: Shop; open: ShopPageKey }) {
  const navigate = useNavigate();
  const page = buildShopPage(shop, open);
  const [first] = page.problems;
  return (
    <Tabs
      value={open}
      onValueChange={(pagina) =>
        // Safe cast: one of the keys below.
        void navigate({ to: '/loja/paginas', search: { pagina: pagina as ShopPageKey }, replace: true })
      }
    >
      <TabsList aria-label="Páginas">
        {SHOP_PAGE_KEYS.map((key) => (
          <TabsTrigger key={key} value={key}>
            {buildShopPage(shop, key).title.pt}
          </TabsTrigger>
        ))}
      </TabsList>
      {SHOP_PAGE_KEYS.map((key) => (
        <TabsContent key={key} value={key}>
          {!first && key === 'privacy' && (
            <Alert variant="info" className="my-4">
              É um roteiro com os pontos da lei. Leia com calma e complete com o que a sua loja faz a mais.
            </Alert>
          )}
          {first && (
            <section
              className="my-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
              aria-labelledby="falta"
            >
              <h2 className="h3 tabular-nums" id="falta">
                {page.problems.length === 1
                  ? 'Falta 1 dado nesta página'
                  : `Faltam ${page.problems.length} dados nesta página`}
              </h2>
              <Button asChild variant="primary" className="max-sm:w-full">
                <Link to="/loja" hash={fieldId(first.field)}>
                  Preencher os dados da loja
                </Link>
              </Button>
            </section>
          )}
          {!first && key !== 'privacy' && <div className="h-4" />}
          <PagePanel page={page} />
          <PageExports page={page} />
          {key === 'privacy' && hasSupplierAbroad(shop) && (
            <div className="mt-7">
              <ConsentBox shop={shop} />
            </div>
          )}
          <PageSources pageKey={key} />
        </TabsContent>
      ))}
    </Tabs>
  );
}

/** Legal sources of a page's rules, the date they were read, and the disclaimer. */
function PageSources({ pageKey }: { pageKey: ShopPageKey }) {
  return (
    <section className="mt-8 grid gap-1 border-line border-t pt-5 text-fg-muted text-sm/6" aria-labelledby="fontes">
      <h2 className="h3 mb-1 text-fg" id="fontes">
        Fontes
      </h2>
      <ul className="grid gap-1">
        {PAGE_SOURCES[pageKey].map(({ url, label, isOfficial }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer" className="underline underline-offset-2 hover:text-fg">
              {label}
            </a>
            {!isOfficial && ' (não oficial)'}
          </li>
        ))}
      </ul>
      <p>Conferido em {SOURCES_CHECKED_ON.split('-').toReversed().join('/')}.</p>
      <p className="mt-2 max-w-[46rem]">{PAGES_DISCLAIMER}</p>
    </section>
  );
}
