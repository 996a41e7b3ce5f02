import { PAGE_SOURCES, PAGES_DISCLAIMER, SOURCES_CHECKED_ON } from '#domain/shop-pages/page-sources.ts';
import type { ShopPageKey } from '#domain/shop-pages/shop-page-keys.ts';

/** Legal sources of a page's rules, the date they were read, and the disclaimer. */
export function PageSources({ pageKey }: { pageKey: ShopPageKey }) {
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
