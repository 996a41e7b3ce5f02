import { Link } from '@tanstack/react-router';
import type { PageRow, ShopPage } from '#domain/shop-pages/shop-page.ts';
import { fieldId } from './shop-form-context.ts';

/** The page in Japanese with the meaning beside each row; missing values link to their field. */
export function PagePanel({ page }: { page: ShopPage }) {
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
