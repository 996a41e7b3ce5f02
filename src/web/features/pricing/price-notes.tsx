import { Scale } from 'lucide-react';
import type { Calculation } from '#domain/pricing/full/calculate.ts';
import type { CalculationInputs } from '#domain/pricing/full/calculation-inputs.ts';
import type { PriceNote } from '#domain/pricing/full/price-notes.ts';
import { formatYen } from '#domain/text/format-yen.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { formatShare } from './full/full-price-text.ts';

type PriceNotesProps = { inputs: CalculationInputs; calculation: Calculation };

const serious: ReadonlySet<PriceNote> = new Set(['no-price', 'loss']);

export function PriceNotes({ inputs, calculation }: PriceNotesProps) {
  const notes = calculation.notes.filter((note) => note !== 'struck-without-history');
  return (
    <div className="grid gap-2">
      {notes.map((note) => (
        <Alert key={note} variant={serious.has(note) ? 'error' : 'info'}>
          {noteTexts[note](inputs, calculation)}
        </Alert>
      ))}
      <Alert variant="info" icon={Scale}>
        {inputs.struckPrice > 0
          ? `Preço riscado desligado: no Japão ele só vale se você cobrou ${formatYen(inputs.struckPrice)} por 2 semanas ou mais, em mais da metade das últimas 8 semanas, e até 2 semanas atrás. Este produto ainda não tem histórico.`
          : 'No Japão, o preço riscado precisa ter sido cobrado de verdade: por 2 semanas ou mais, em mais da metade das últimas 8 semanas, e até 2 semanas atrás. Este produto ainda não tem histórico.'}
      </Alert>
    </div>
  );
}

type NoteText = (inputs: CalculationInputs, calculation: Calculation) => string;

const noteTexts: Record<Exclude<PriceNote, 'struck-without-history'>, NoteText> = {
  'no-price': () => 'Com essas taxas e essa margem nenhum preço fecha a conta. Diminua a margem ou troque de canal.',
  loss: (_, { order }) => `Você perde ${formatYen(-(order?.contribution ?? 0))} por pedido antes do anúncio.`,
  'no-room-for-ads': ({ targetMarginBp }) => `Sem espaço para anúncio com ${formatShare(targetMarginBp)} de margem.`,
  thin: () => 'Margem abaixo de 10%: um reembolso ou uma queda do iene consome o lucro.',
  'taxed-at-door': (_, { taxCase, atDoor }) => {
    const range =
      atDoor.from === atDoor.to
        ? `cerca de ${formatYen(atDoor.to)}`
        : `de ${formatYen(atDoor.from)} a ${formatYen(atDoor.to)}`;
    const cost = `O cliente pode pagar ${range} na entrega, mais a taxa do transportador.`;
    const ownCost = 'Se a sua loja promete pagar o imposto, some isto ao custo.';
    if (taxCase === 'designated') return `Esta categoria paga imposto mesmo abaixo do limite. ${cost} ${ownCost}`;
    if (taxCase === 'middle') {
      return `Nesta faixa a isenção depende da regra dos 60%, que está sendo extinta. O cliente pode pagar até ${formatYen(atDoor.to)} na entrega. ${ownCost}`;
    }
    if (taxCase === 'import-full')
      return `Acima de ¥10,000 sem imposto, a cobrança é na importação. ${cost} ${ownCost}`;
    return `${cost} Avise na página. ${ownCost}`;
  },
};
