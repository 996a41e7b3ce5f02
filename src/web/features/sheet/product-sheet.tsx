import { Link, useLocation } from '@tanstack/react-router';
import { Bot } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Product, ProductPatch } from '#contract/products/products.ts';
import { rowsOfSuggestions } from '#domain/sheet/accept-suggestions.ts';
import { GROUPS } from '#domain/sheet/field-row.ts';
import { Button } from '#web/components/ui/button.tsx';
import { isWideScreen } from '#web/lib/use-stored-flag.ts';
import { AssistantFillsSheet } from './assistant-fills-sheet.tsx';
import { OfferedVariants } from './offered-variants.tsx';
import { SheetGroup } from './sheet-group.tsx';
import { BarActions, BarNote, SheetBar } from './sheet-parts.tsx';
import { SpecificationPanel } from './specification-panel.tsx';
import { SuggestionText } from './suggestion-text.tsx';
import { useSheet } from './use-sheet.ts';
import { VariantsTable } from './variants-table.tsx';
import './sheet.css';

type ProductSheetProps = {
  product: Product;
  save: (patch: ProductPatch) => void;
  /** Shows the supplier's text beside its suggestions, instead of the sheet. */
  isTextView: boolean;
  /** The server has the source that is on screen, so it can read it. */
  isSourceSaved: boolean;
  /** Leads on once the suggestions are decided. */
  next: ReactNode;
};

/** The sheet of a product, and 商品仕様 (the specification) generated from it. */
export function ProductSheet({ product, save, isTextView, isSourceSaved, next }: ProductSheetProps) {
  const sheetActions = useSheet(product, save, isSourceSaved);
  const [identity, ...others] = GROUPS;
  return (
    <>
      <p className="sr-only" role="status">
        {sheetActions.said}
      </p>
      {isTextView ? (
        <SuggestionText sheetActions={sheetActions} next={next} />
      ) : (
        <div className="sheet-columns grid gap-4 *:min-w-0 lg:contents">
          <SheetFold isDone={product.steps.sheet === 'full' && product.steps.texts === 'full'}>
            <SuggestionsBar sheetActions={sheetActions} />
            <OfferedVariants sheetActions={sheetActions} />
            <SheetGroup group={identity} sheetActions={sheetActions} />
            <VariantsTable sheetActions={sheetActions} />
            {others.map((group) => (
              <SheetGroup key={group} group={group} sheetActions={sheetActions} />
            ))}
          </SheetFold>
          <SpecificationPanel sheetActions={sheetActions} />
        </div>
      )}
    </>
  );
}

/** On a phone the sheet that texts were written from is folded: the specification below it says the same. */
function SheetFold({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(() => isWideScreen() || !isDone);
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (hash === 'ficha') setIsOpen(true);
  }, [hash]);
  return (
    <section className="lg:[grid-area:sheet]" aria-labelledby="ficha">
      <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="mb-3 min-h-11 cursor-pointer content-center">
          <h2 className="h3 inline" id="ficha">
            Ficha
          </h2>
        </summary>
        {children}
      </details>
    </section>
  );
}

function SuggestionsBar({ sheetActions }: { sheetActions: ReturnType<typeof useSheet> }) {
  const { product, acceptable, isReading, readError } = sheetActions;
  const open = rowsOfSuggestions(sheetActions.open);
  const hasSource = product.source.trim() !== '';
  const said = isReading
    ? 'Lendo o texto do fornecedor...'
    : readError
      ? 'Não foi possível ler as sugestões agora.'
      : open.length > 0
        ? `${open.length} para decidir, do texto do fornecedor`
        : !hasSource && 'Cole o texto do fornecedor para ter sugestões';
  return (
    <SheetBar isQuiet={!said}>
      {said && <BarNote mark={open.length > 0 ? 'suggested' : 'accepted'}>{said}</BarNote>}
      <BarActions>
        <Button asChild variant="ghost" size="sm">
          <Link to="/produtos/$productId" params={{ productId: product.id }} search={{ ver: 'texto' }}>
            {hasSource ? 'Ver no texto' : 'Colar o texto'}
          </Link>
        </Button>
        {hasSource && (
          <AssistantFillsSheet
            product={product}
            button={
              <Button variant="ghost" size="sm">
                <Bot aria-hidden="true" />
                Preencher com o seu assistente
              </Button>
            }
          />
        )}
        {acceptable > 0 && (
          <Button size="sm" onClick={() => sheetActions.acceptAll()}>
            {acceptable === 1 ? 'Aceitar 1' : `Aceitar as ${acceptable}`}
          </Button>
        )}
      </BarActions>
      {said && hasSource && (
        <p className="hint basis-full leading-[1.35]">
          O seu assistente de IA também pode ler o texto: o que ele achar vira sugestão.
        </p>
      )}
    </SheetBar>
  );
}
