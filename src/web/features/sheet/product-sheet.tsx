import { Link, useLocation } from '@tanstack/react-router';
import { Bot } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { Product, ProductPatch } from '#contract/products/products.ts';
import { rowsOfSuggestions } from '#domain/sheet/accept-suggestions.ts';
import { GROUPS, type Group } from '#domain/sheet/field-row.ts';
import { Button } from '#web/components/ui/button.tsx';
import { isWideScreen } from '#web/lib/use-stored-flag.ts';
import { AssistantDialog } from './assistant-dialogs.tsx';
import { BarActions, BarNote, ClosedSection, SheetBar, SheetSection } from './sheet-parts.tsx';
import { SpecificationPanel } from './specification-panel.tsx';
import { SuggestionRow } from './suggestion-row.tsx';
import { type NextStep, SupplierText } from './supplier-text.tsx';
import { type SheetActions, useSheet } from './use-sheet.ts';
import { OfferedVariants, VariantsTable } from './variants-table.tsx';
import './sheet.css';
import { FIELDS } from '#domain/sheet/all-fields.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import { firstFields, goodsOf } from '#domain/sheet/goods-kinds.ts';
import { specificationOf } from '#domain/sheet/specification.ts';
import { FieldLine } from './field-line.tsx';

type ProductSheetProps = {
  product: Product;
  save: (patch: ProductPatch) => void;
  isTextView: boolean;
  /** The server has the source that is on screen, so it can read it. */
  isSourceSaved: boolean;
  next: NextStep;
};

/** Rows of its specification that nobody in Japan gets to read. */
export const countRowsWithoutJapanese = ({ sheet, nameJa }: Product): number =>
  specificationOf(sheet, nameJa).filter(({ value }) => value === null).length;

export function ProductSheet({ product, save, isTextView, isSourceSaved, next }: ProductSheetProps) {
  const sheetActions = useSheet(product, save, isSourceSaved);
  const [identity, ...others] = GROUPS;
  return (
    <>
      <p className="sr-only" role="status">
        {sheetActions.announcement}
      </p>
      {isTextView ? (
        <SupplierText sheetActions={sheetActions} next={next} />
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
  const [isAsking, setIsAsking] = useState(false);
  const open = rowsOfSuggestions(sheetActions.open);
  const hasSource = product.source.trim() !== '';
  const barText = isReading
    ? 'Lendo o texto do fornecedor...'
    : readError
      ? 'Não foi possível ler as sugestões agora.'
      : open.length > 0
        ? `${open.length} para decidir, do texto do fornecedor`
        : !hasSource && 'Cole o texto do fornecedor para ter sugestões';
  return (
    <SheetBar isQuiet={!barText}>
      {barText && <BarNote mark={open.length > 0 ? 'suggested' : 'empty'}>{barText}</BarNote>}
      <BarActions>
        <Button asChild variant="ghost" size="sm">
          <Link to="/produtos/$productId" params={{ productId: product.id }} search={{ ver: 'texto' }}>
            {hasSource ? 'Ver no texto' : 'Colar o texto'}
          </Link>
        </Button>
        {hasSource && (
          <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
            <Bot aria-hidden="true" />
            Preencher com o seu assistente
          </Button>
        )}
        {acceptable > 0 && (
          <Button size="sm" onClick={() => sheetActions.acceptAll()}>
            {sheetActions.acceptWords}
          </Button>
        )}
      </BarActions>
      <AssistantDialog product={product} isOpen={isAsking} onOpenChange={setIsAsking} />
      {barText && hasSource && (
        <p className="hint basis-full leading-[1.35]">
          O seu assistente de IA também pode ler o texto: o que ele achar vira sugestão.
        </p>
      )}
    </SheetBar>
  );
}

const HINTS: Partial<Record<Group, string>> = {
  'Fora da ficha': 'Só para você e para quem escreve. O comprador nunca vê.',
};

const hintClasses = 'pt-2 text-fg-muted text-sm/6';

function SheetGroup({ group, sheetActions }: { group: Group; sheetActions: SheetActions }) {
  const { sheet, open } = sheetActions;
  const fields = FIELDS.filter((row) => row.group === group);
  const first = new Set<FieldKey>(firstFields(goodsOf(sheet)));
  const [added, setAdded] = useState<readonly FieldKey[]>([]);
  const suggested = new Set(open.map(({ field }) => field));
  const isEmpty = !fields.some(({ key }) => sheet[key] || suggested.has(key));
  const titleId = useId();
  const isShown = (key: FieldKey) => Boolean(sheet[key]) || suggested.has(key) || first.has(key) || added.includes(key);
  const shown = fields.filter(({ key }) => isShown(key));
  const hidden = fields.filter(({ key }) => !isShown(key));
  const isFull = !isEmpty && shown.every(({ key }) => sheet[key] && !suggested.has(key));
  // Where the specification is below the sheet, a group that is full says the same a screen earlier.
  const [foldsFull] = useState(() => isFull && !isWideScreen('64rem'));
  const [isOpen, setIsOpen] = useState(group === 'Identidade' && !foldsFull);

  if (!isOpen && (isEmpty || (isFull && foldsFull))) {
    return (
      <ClosedSection
        title={group}
        state={isEmpty ? 'nada ainda' : 'completo'}
        aria-expanded="false"
        onClick={() => setIsOpen(true)}
      />
    );
  }
  return (
    <SheetSection
      title={group}
      titleId={titleId}
      isFirst={group === 'Identidade'}
      menuLabel={`Novo campo em ${group}`}
      menu={
        hidden.length > 0 &&
        ((Item) =>
          hidden.map(({ key, label }) => (
            <Item key={key} onSelect={() => setAdded((known) => [...known, key])}>
              {label}
            </Item>
          )))
      }
    >
      {HINTS[group] && <p className={hintClasses}>{HINTS[group]}</p>}
      <ul>
        {shown.map(({ key }) => {
          const rows = rowsOfSuggestions(open.filter(({ field }) => field === key));
          return [
            (sheet[key] || rows.length === 0) && (
              <FieldLine
                key={key}
                fieldKey={key}
                sheetActions={sheetActions}
                startOpen={added.includes(key) && !sheet[key]}
                onClose={() => setAdded((known) => known.filter((each) => each !== key))}
              />
            ),
            ...rows.map((rivals) => (
              <SuggestionRow
                key={rivals[0].id}
                rivals={rivals}
                state={rivals.length > 1 ? 'conflict' : 'open'}
                sheetActions={sheetActions}
              />
            )),
          ];
        })}
        {shown.length === 0 && hidden.length > 0 && <li className={hintClasses}>Escolha um campo em “+”.</li>}
      </ul>
    </SheetSection>
  );
}
