import { Link, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import type { ListingReply } from '#contract/products/publishing.ts';
import type { PublishContents } from '#domain/publishing/listing.ts';
import { isFreightLeftOut } from '#domain/publishing/publish-contents.ts';
import { PUBLISH_WAYS, type PublishProblem, type PublishWay } from '#domain/publishing/publish-problems.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { shopNameOf } from '#domain/shop/shop-name.ts';
import { hasSupplierAbroad } from '#domain/shop/shop-phrases.ts';
import { dayRange } from '#domain/text/bilingual.ts';
import { formatYen } from '#domain/text/format-money.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { buttonVariants } from '#web/components/ui/button.tsx';
import { cn } from '#web/lib/cn.ts';
import { isWideScreen } from '#web/lib/use-stored-flag.ts';
import { useChangePublishing } from './listing.queries.ts';
import {
  describeWays,
  findMainRow,
  headingOf,
  type ReadyRow,
  readyRows,
  rowsOf,
  waitingWords,
  withoutWords,
} from './publish-row-words.ts';
import { RowEditor } from './row-editor.tsx';
import { type EditorProps, type RowKey, usePublishDraft } from './use-publish-draft.ts';

type PublishRowsProps = {
  productId: string;
  reply: ListingReply;
  contents: PublishContents;
  missing: readonly PublishProblem[];
  isSent: boolean;
  isConnected: boolean;
  canSend: boolean;
  shop: Shop;
};

type Page = { words: string; link: LinkProps };

/** Rows that are completed on a page of their own. */
const pagesOf = (productId: string): Partial<Record<RowKey, Page>> => {
  const params = { productId };
  return {
    gate: { words: 'Responder', link: { to: '/produtos/$productId/japao', params } },
    proof: { words: 'Ver o que falta', link: { to: '/produtos/$productId/japao', params, hash: 'prova' } },
    sheet: { words: 'Abrir ficha', link: { to: '/produtos/$productId', params, hash: 'ficha' } },
    japanese: { words: 'Dar o japonês', link: { to: '/produtos/$productId', params, hash: 'falta-japones' } },
    shop: { words: 'Preencher', link: { to: '/loja', search: { produto: productId } } },
  };
};
/** Their field saves itself: once one is open, what there is to press is in the next row. */
const FIELD_ROWS: readonly RowKey[] = ['slug', 'sku', 'buyUrl', 'alt'];

type Row = { key: RowKey; slot: string; reason: string; isDone: boolean; holds: readonly PublishWay[] };

/** Keeps no file from leaving, and the product from being sold. */
const PROOF: Row = {
  key: 'proof',
  slot: 'Prova para o Japão',
  reason: 'O arquivo pode sair; a venda espera a prova.',
  isDone: false,
  holds: [],
};

function noteOf({ key, isDone, holds }: Row): string {
  if (isDone) return '';
  if (key === 'proof') return ' antes de vender';
  return holds.length > 0 ? ` para ${describeWays(holds)}` : ' opcional';
}

export function PublishRows(props: PublishRowsProps) {
  const { productId, reply, contents, isSent, isConnected, canSend, shop } = props;
  const ways: readonly PublishWay[] = isConnected ? PUBLISH_WAYS : PUBLISH_WAYS.filter((way) => way !== 'draft');
  const missing = props.missing.map((point) => ({
    ...point,
    holds: point.holds.filter((way) => ways.includes(way)),
  }));
  const pages = pagesOf(productId);
  const draft = usePublishDraft(productId);
  const { mutate } = useChangePublishing(productId);
  const heading = useRef<HTMLHeadingElement>(null);
  const [missingAtFirst] = useState(missing);
  const rowAfter = (done?: RowKey) => {
    const next = missing.find(({ key }) => key !== done && !pages[key]);
    return next ? { key: next.key, list: 'missing' as const } : null;
  };
  const [first] = useState(rowAfter);
  const open = draft.open === undefined ? first : draft.open;
  /** The next row that is missing opens by itself. */
  function close(done: RowKey | undefined) {
    draft.setOpen(rowAfter(done));
    // The row moves to the other list, so focus the heading of the remaining ones.
    heading.current?.focus();
  }
  const editor: Omit<EditorProps, 'isMain'> = {
    productId,
    reply,
    contents,
    draft,
    onChange: mutate,
    onOpen: (key) => draft.setOpen({ key, list: isMissing(key) ? 'missing' : 'ready' }),
    onDone: (change) => {
      mutate(change);
      close(open?.key);
    },
  };
  const ready = readyRows(reply, contents);
  const isMissing = (key: RowKey) => missing.some((point) => point.key === key);
  const completed = missingAtFirst.find(({ key }) => open?.list === 'missing' && open.key === key && !isMissing(key));
  const completedLabel = ready.find(({ key }) => key === completed?.key)?.label;
  const rows: Row[] = [
    ...missing.map((point) => ({ ...point, isDone: false })),
    // Completed since the page was opened: stays in this list until it is closed.
    ...(completed && completedLabel ? [{ ...completed, slot: completedLabel, isDone: true }] : []),
  ];
  // A row does not move under the finger: the order is that of when the page was opened, and new rows come last.
  const firstKeys = [...new Set([...missingAtFirst, ...rows].map(({ key }) => key))];
  rows.sort((one, other) => firstKeys.indexOf(one.key) - firstKeys.indexOf(other.key));
  const toggle = (key: RowKey, list: 'missing' | 'ready') =>
    draft.setOpen(open?.key === key && open.list === list ? null : { key, list });
  const isOpen = (key: RowKey, list: 'missing' | 'ready') => open?.key === key && open.list === list;
  const mainRow = isSent
    ? undefined
    : findMainRow(canSend ? ['draft'] : ways, rows, (key) => FIELD_ROWS.includes(key) && isOpen(key, 'missing'));
  const quiet = ready.filter(({ key }) => !rows.some((row) => rowsOf(row.key).includes(key)));
  // A row stays where it was found, so that it does not move while it is filled in.
  const [emptyAtFirst] = useState(quiet.filter(({ value }) => value === '').map(({ key }) => key));
  const filled = quiet.filter(({ key }) => !emptyAtFirst.includes(key));
  const optional = quiet.filter(({ key }) => emptyAtFirst.includes(key));
  const hasOpenRow = (list: readonly ReadyRow[]) => list.some(({ key }) => isOpen(key, 'ready'));
  const [lists] = useState({
    isReadyOpen: isWideScreen('64rem') || hasOpenRow(filled),
    isOptionalOpen: hasOpenRow(optional),
  });
  const openRow = (row: RowKey, isMain: boolean, className?: string) => (
    <div className={cn('grid animate-[fade_var(--duration-base)_var(--ease-out)] grid-cols-1 gap-3 pb-5', className)}>
      <RowEditor {...editor} row={row} isMain={isMain} />
    </div>
  );
  const readyRow = ({ key, label, value, isJapanese }: ReadyRow) => (
    <li key={key} className={cn('min-w-0 border-line border-t', isOpen(key, 'ready') && 'col-span-full')}>
      <button
        type="button"
        className="flex min-h-11 w-full items-center gap-3 py-2 text-left"
        aria-expanded={isOpen(key, 'ready')}
        onClick={() => toggle(key, 'ready')}
      >
        <span className="eye" data-on={value !== ''} aria-hidden="true" />
        <span className="min-w-28 whitespace-nowrap text-fg-muted">{label}</span>
        <b
          className={cn('min-w-0 flex-1 truncate text-right font-medium', value === '' && 'text-fg-faint')}
          {...(isJapanese && value !== '' && { lang: 'ja' })}
        >
          {value || 'opcional'}
        </b>
      </button>
      {isOpen(key, 'ready') && openRow(key, false)}
    </li>
  );
  return (
    <div className="grid grid-cols-1 content-start gap-8">
      <section aria-labelledby="faltam">
        <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="h2 tabular-nums" id="faltam" ref={heading} tabIndex={-1}>
            {headingOf({
              missing,
              isSent,
              isUnproved: contents.gate === 'unproved',
              ways,
            })}
          </h2>
          <span className="text-fg-muted text-sm" role="status">
            {waitingWords(missing)}
            {withoutWords(contents, shopNameOf(shop))}
          </span>
        </header>
        <ul>
          {[...(contents.gate === 'unproved' ? [PROOF] : []), ...rows].map((row) => (
            <li key={row.key} className="min-w-0 border-line border-t last:border-b">
              <RowHead
                row={row}
                page={pages[row.key]}
                isOpen={isOpen(row.key, 'missing')}
                isMain={row.key === mainRow}
                onToggle={() => toggle(row.key, 'missing')}
              />
              {isOpen(row.key, 'missing') && openRow(row.key, row.key === mainRow, 'sm:pl-8.5')}
            </li>
          ))}
        </ul>
        <PublishNotes productId={productId} reply={reply} contents={contents} shop={shop} />
      </section>
      <div>
        <ReadyList title="Pronto" count={filled.length} isOpen={lists.isReadyOpen}>
          {filled.map(readyRow)}
        </ReadyList>
        <ReadyList title="Opcionais" count={optional.length} isOpen={lists.isOptionalOpen}>
          {optional.map(readyRow)}
        </ReadyList>
      </div>
    </div>
  );
}

type ReadyListProps = { title: string; count: number; isOpen: boolean; children: ReactNode };

const ReadyList = ({ title, count, isOpen, children }: ReadyListProps) =>
  count > 0 && (
    <details className="border-line border-t" open={isOpen}>
      <summary className="flex min-h-12 items-center gap-2">
        <h2 className="h3">{title}</h2>
        <span className="text-fg-muted text-sm tabular-nums">{count}</span>
      </summary>
      <ul className="gap-x-8 pb-4 lg:grid lg:grid-cols-2 [&_.eye]:size-3.5 [&_.eye]:before:size-1.5">{children}</ul>
    </details>
  );

type RowHeadProps = { row: Row; page: Page | undefined; isOpen: boolean; isMain: boolean; onToggle: () => void };

function RowHead({ row, page, isOpen, isMain, onToggle }: RowHeadProps) {
  const classes = 'group flex min-h-14 w-full items-center gap-3.5 py-2 text-left';
  const words = (
    <>
      <span className="eye" data-on={row.isDone} aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <b className="block font-medium">
          {row.slot}
          <small className="font-normal text-fg-muted text-sm max-sm:block">{noteOf(row)}</small>
        </b>
        <small className="block text-fg-muted text-sm">
          <MixedText text={row.reason} />
        </small>
      </span>
    </>
  );
  if (page) {
    return (
      <Link {...page.link} className={classes}>
        {words}
        <RowAction isMain={isMain}>{page.words}</RowAction>
      </Link>
    );
  }
  return (
    <button type="button" className={classes} aria-expanded={isOpen} onClick={onToggle}>
      {words}
      <RowAction isMain={isMain && !isOpen}>{isOpen ? 'Fechar' : 'Resolver'}</RowAction>
    </button>
  );
}

const RowAction = ({ isMain, children }: { isMain: boolean; children: string }) => (
  <span
    className={
      isMain
        ? buttonVariants({ variant: 'primary', size: 'sm' })
        : 'whitespace-nowrap text-fg-soft text-sm/6 underline decoration-line-strong underline-offset-[0.22em] group-hover:decoration-current'
    }
  >
    {children}
  </span>
);

type PublishNotesProps = { productId: string; reply: ListingReply; contents: PublishContents; shop: Shop };

/** Where the shop's promises do not fit the saved price or the supplier's words; holds nothing back. */
function PublishNotes({ productId, reply, contents, shop }: PublishNotesProps) {
  const { importTaxYen, supplierDelivery } = reply;
  const { origin, importTaxesBy, deliveryMin, deliveryMax } = shop;
  const isOwnPrice = contents.listing.priceYen !== reply.known.priceYen;
  const paysImportTax = importTaxesBy === 'shop' && origin !== '' && origin !== 'JP' && !isOwnPrice;
  const calculator = (
    <Link className="link" to="/calculator" search={{ aba: 'completa', produto: productId }}>
      Abrir a calculadora
    </Link>
  );
  return (
    <>
      {isFreightLeftOut(contents, reply, shop) && (
        <Note>
          A página promete frete grátis, e o preço salvo conta ¥0 de frete. Se o envio custa, some na calculadora.{' '}
          {calculator}
        </Note>
      )}
      {paysImportTax && importTaxYen !== null && importTaxYen > 0 && (
        <Note>
          A loja promete pagar o imposto de importação, e o preço salvo não o inclui: pode ser até{' '}
          {formatYen(importTaxYen)} por venda. Some em “Embalagem e outros”. {calculator}
        </Note>
      )}
      {hasSupplierAbroad(shop) && shop.asksSupplierConsent && (
        <Note>
          Antes de vender, ponha no carrinho a caixa do sim: a página promete que o cliente concorda no pedido.{' '}
          <Link className="link" to="/loja/paginas" search={{ pagina: 'privacy' }} hash="consentimento">
            Ver a caixa
          </Link>
        </Note>
      )}
      {supplierDelivery && deliveryMin !== null && deliveryMax !== null && supplierDelivery.max > deliveryMax && (
        <Note>
          O fornecedor escreveu “{supplierDelivery.words}”, e a loja promete {dayRange(deliveryMin, deliveryMax).pt}.{' '}
          <Link className="link" to="/loja" search={{ produto: productId }} hash="loja-deliveryMin">
            Mudar o prazo
          </Link>
        </Note>
      )}
    </>
  );
}

const Note = ({ children }: { children: ReactNode }) => <p className="mt-3 text-fg-muted text-sm">{children}</p>;
