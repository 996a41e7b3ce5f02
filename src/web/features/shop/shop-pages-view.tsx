import { Link, useNavigate } from '@tanstack/react-router';
import { CodeXml, FileText, ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Shop } from '#domain/shop/shop.ts';
import { hasSupplierAbroad } from '#domain/shop/shop-phrases.ts';
import { exportHtml, exportLiquid, exportText } from '#domain/shop-pages/export-shop-page.ts';
import { PAGE_SOURCES, PAGES_DISCLAIMER, SOURCES_CHECKED_ON } from '#domain/shop-pages/page-sources.ts';
import type { PageRow, ShopPage } from '#domain/shop-pages/shop-page.ts';
import { SHOP_PAGE_KEYS, type ShopPageKey } from '#domain/shop-pages/shop-page-keys.ts';
import { buildShopPage } from '#domain/shop-pages/shop-pages.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { Segmented } from '#web/components/ui/form/segmented.tsx';
import { saveTextFile } from '#web/lib/save-file.ts';
import { ConsentBox } from './consent-box.tsx';
import { fieldId } from './shop-form-context.ts';

export function ShopPagesView({ shop, open }: { shop: Shop; open: ShopPageKey }) {
  const navigate = useNavigate();
  const page = buildShopPage(shop, open);
  const [first] = page.problems;
  const copy = (
    <CopyButton
      key={open}
      variant={first ? 'secondary' : 'primary'}
      size="md"
      icon={CodeXml}
      label="Copiar HTML"
      text={() => exportHtml(page)}
      disabled={first !== undefined}
    />
  );
  return (
    <div className="max-md:pb-20">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Segmented
          label="Páginas"
          value={open}
          onValueChange={(pagina) => void navigate({ to: '/loja/paginas', search: { pagina }, replace: true })}
          options={SHOP_PAGE_KEYS.map((key) => ({ value: key, label: buildShopPage(shop, key).title.pt }))}
          className="max-sm:w-full max-sm:*:flex-[1_0_auto] max-sm:*:justify-center max-sm:*:px-0.5"
        />
        <div className="shop-dock grid max-md:fixed max-md:inset-x-0 max-md:bottom-(--thumb-room,0px) max-md:z-15 max-md:border-line max-md:border-t max-md:bg-ground max-md:px-(--space-gutter) max-md:py-3">
          {first ? (
            <Button asChild variant="primary">
              <Link to="/loja" hash={fieldId(first.field)}>
                Preencher os dados da loja
              </Link>
            </Button>
          ) : (
            copy
          )}
        </div>
      </div>
      <div className="my-4">
        {first ? (
          <h2 className="h3 tabular-nums">
            {page.problems.length === 1
              ? 'Falta 1 dado nesta página'
              : `Faltam ${page.problems.length} dados nesta página`}
          </h2>
        ) : (
          open === 'privacy' && (
            <Alert variant="info">
              É um roteiro com os pontos da lei. Leia com calma e complete com o que a sua loja faz a mais.
            </Alert>
          )
        )}
      </div>
      <PagePanel page={page} />
      <PageExports page={page}>{first && copy}</PageExports>
      {open === 'privacy' && hasSupplierAbroad(shop) && (
        <div className="mt-7">
          <ConsentBox shop={shop} />
        </div>
      )}
      <PageSources pageKey={open} />
    </div>
  );
}

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

function PagePanel({ page }: { page: ShopPage }) {
  return (
    <div className="overflow-hidden rounded-lg border border-line">
      <header className="grid gap-0.5 border-line border-b bg-surface px-5 py-4">
        <h2 lang="ja" className="font-semibold text-xl/[1.5]">
          {page.title.ja}
        </h2>
        <p className="text-sm text-fg-muted">{page.about}</p>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: three columns that are stacked on phones. */}
      <div role="table" aria-label={page.title.pt}>
        {page.rows.map((row) => (
          <SheetRow key={row.key} row={row} />
        ))}
      </div>
    </div>
  );
}

function SheetRow({ row: { heading, text, problems } }: { row: PageRow }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see PagePanel.
    // biome-ignore lint/a11y/useFocusableInteractive: a read-only table row.
    <div role="row" className="grid border-line border-b last:border-b-0 lg:grid-cols-[13rem_minmax(0,1fr)_22rem]">
      {/* biome-ignore lint/a11y/useSemanticElements: see PagePanel. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: a read-only row header. */}
      <div role="rowheader" lang="ja" className="bg-surface px-5 pt-3 text-[0.9375rem] text-fg-muted lg:pb-3">
        {heading.ja}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: see PagePanel. */}
      <div
        role="cell"
        className="whitespace-pre-line bg-surface px-5 pt-0.5 pb-3 lg:pt-3"
        {...(text && { lang: 'ja' })}
      >
        {text
          ? text.ja
          : problems.map(({ field, slot }) => (
              <Link
                key={field}
                to="/loja"
                hash={fieldId(field)}
                className="mr-1.5 mb-1.5 inline-flex min-h-9 items-center gap-2 rounded-sm border border-line-control border-dashed px-2.5 text-fg-muted text-sm hover:text-fg"
              >
                <span className="eye size-4" aria-hidden="true" />
                {slot}
              </Link>
            ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: see PagePanel. */}
      <div
        role="cell"
        className="grid content-start justify-items-start gap-0.5 whitespace-pre-line border-line px-5 py-3 text-fg-muted text-sm/[1.5] lg:border-l"
      >
        <b className="font-[550] text-fg-soft">{heading.pt}</b>
        {text ? text.pt : problems.map(({ reason }) => reason).join(' ')}
      </div>
    </div>
  );
}

const fileNames = { seller: 'tokushoho', returns: 'henpin', shipping: 'haiso', privacy: 'privacy' } as const;

function PageExports({ page, children }: { page: ShopPage; children: ReactNode }) {
  const missing = page.problems.length;
  const isBlocked = missing > 0;
  const name = fileNames[page.key];
  return (
    <section className="mt-7 grid gap-3" aria-labelledby="exportar">
      <h2 className="h3" id="exportar">
        Exportar
      </h2>
      <div className="flex flex-wrap gap-2 max-sm:*:flex-[1_1_100%]">
        {children}
        <Button disabled={isBlocked} onClick={() => saveTextFile(`${name}.liquid`, 'text/plain', exportLiquid(page))}>
          <ShoppingBag aria-hidden="true" />
          Liquid para Shopify
        </Button>
        <Button disabled={isBlocked} onClick={() => saveTextFile(`${name}.txt`, 'text/plain', exportText(page))}>
          <FileText aria-hidden="true" />
          Baixar texto
        </Button>
      </div>
      <p className="text-sm text-fg-muted">
        {isBlocked
          ? `Libera quando ${missing === 1 ? 'o campo estiver pronto' : `os ${missing} campos estiverem prontos`}.`
          : 'Confira cada linha antes de publicar, e ponha o link no rodapé de todas as páginas da loja.'}
      </p>
    </section>
  );
}
