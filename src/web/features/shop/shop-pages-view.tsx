import { Link, useNavigate } from '@tanstack/react-router';
import type { Shop } from '#domain/shop/shop.ts';
import { hasSupplierAbroad } from '#domain/shop/shop-phrases.ts';
import { SHOP_PAGE_KEYS, type ShopPageKey } from '#domain/shop-pages/shop-page-keys.ts';
import { buildShopPage } from '#domain/shop-pages/shop-pages.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/components/ui/tabs.tsx';
import { ConsentBox } from './consent-box.tsx';
import { PageExports } from './page-exports.tsx';
import { PagePanel } from './page-panel.tsx';
import { PageSources } from './page-sources.tsx';
import { countMissing } from './page-states.tsx';
import { fieldId } from './shop-form-context.ts';

type ShopPagesViewProps = {
  shop: Shop;
  open: ShopPageKey;
  /** Nothing was ever saved: missing values are shown as a to-do list, not as errors. */
  isNew: boolean;
};

export function ShopPagesView({ shop, open, isNew }: ShopPagesViewProps) {
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
          {first && (
            <Alert variant={isNew ? 'info' : 'error'} className="my-4">
              {countMissing(page.problems.length)} nesta página.{' '}
              {isNew
                ? 'Preencha em Minha loja e o japonês aparece aqui, pronto para colar.'
                : 'Sem isso ela não pode ser exportada.'}
            </Alert>
          )}
          {!first && key === 'privacy' && (
            <Alert variant="info" className="my-4">
              É um roteiro com os pontos da lei. Leia com calma e complete com o que a sua loja faz a mais.
            </Alert>
          )}
          {!first && key !== 'privacy' && <div className="h-4" />}
          <PagePanel page={page} isNew={isNew} />
          <PageExports page={page} />
          {key === 'privacy' && hasSupplierAbroad(shop) && <ConsentBox shop={shop} />}
          {first && (
            <div className="shop-dock shop-save mt-7">
              <Button asChild variant="primary" className="ml-auto">
                <Link to="/loja" hash={fieldId(first.field)}>
                  Preencher {page.problems.length === 1 ? '1 campo' : `${page.problems.length} campos`}
                </Link>
              </Button>
            </div>
          )}
          <PageSources pageKey={key} />
        </TabsContent>
      ))}
    </Tabs>
  );
}
