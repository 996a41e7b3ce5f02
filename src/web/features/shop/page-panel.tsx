import { Link } from '@tanstack/react-router';
import type { PageRow, ShopPage } from '#domain/shop-pages/shop-page.ts';
import { fieldId } from './shop-form-context.ts';

/** The page in Japanese with the meaning beside each row; missing values link to their field. */
export function PagePanel({ page }: { page: ShopPage }) {
  return (
    <div className="shop-sheet">
      <header>
        <h2 lang="ja">{page.title.ja}</h2>
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
    <div role="row" className="shop-row">
      {/* biome-ignore lint/a11y/useSemanticElements: see PagePanel. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: a read-only row header. */}
      <div role="rowheader" lang="ja">
        {heading.ja}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: see PagePanel. */}
      <div role="cell" className="shop-row-ja" {...(text && { lang: 'ja' })}>
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
      <div role="cell" className="shop-row-pt">
        <b>{heading.pt}</b>
        {text ? text.pt : problems.map(({ reason }) => reason).join(' ')}
      </div>
    </div>
  );
}
