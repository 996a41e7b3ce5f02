import { useState } from 'react';
import { offeredOptions } from '#domain/sheet/offered-options.ts';
import { Button } from '#web/components/ui/button.tsx';
import { BarActions, BarNote, SheetBar } from './sheet-parts.tsx';
import type { SheetActions } from './use-sheet.ts';

/** Id under which the offer is dismissed, like a suggestion. */
const OFFER = 'variants-offer';

/** Colours and sizes of the supplier's text, offered as what the buyer chooses between. */
export function OfferedVariants({ sheetActions }: { sheetActions: SheetActions }) {
  const { product, sheet, open } = sheetActions;
  const [undo, setUndo] = useState<() => void>();
  const { options, used } = offeredOptions(sheet, open);
  if (undo && sheet.variants) {
    return (
      <SheetBar>
        <BarNote mark="accepted">Opções criadas</BarNote>
        <Button variant="ghost" size="sm" onClick={undo}>
          Desfazer
        </Button>
      </SheetBar>
    );
  }
  if (options.length === 0 || product.dismissed.includes(OFFER)) return null;
  const said = options.map(({ name, values }) => `${name.pt}: ${values.map((value) => value.name.pt).join(', ')}`);
  return (
    <SheetBar>
      <BarNote mark="suggested">
        <span>
          {'O comprador escolhe? '}
          <b className="font-semibold">{said.join(' · ')}</b>
        </span>
      </BarNote>
      <BarActions>
        <Button variant="ghost" size="sm" onClick={() => sheetActions.save({ dismiss: [OFFER] })}>
          Não
        </Button>
        <Button size="sm" onClick={() => setUndo(() => sheetActions.acceptOptions(options, used))}>
          Criar opções
        </Button>
      </BarActions>
    </SheetBar>
  );
}
