import type { CalculationInputs } from './calculation-inputs.ts';
import { movedRates } from './exchange-table.ts';
import { estimateImport, IMPORT_RULES, type TaxCase, taxCaseOf } from './import-tax.ts';
import type { OrderInputs } from './order-inputs.ts';
import { computeOrder, maxCpc, type OrderResult, targetCpa, targetRoas } from './order-result.ts';
import { endingsAround, type PriceEnding } from './price-endings.ts';
import { priceForMargin } from './price-for-margin.ts';
import { notesOnPrice, type PriceNote } from './price-notes.ts';

export type Ending = PriceEnding & { marginBp: number };

export type Calculation = {
  /** The minimum price that meets the margin; undefined if none does. */
  minimum: number | undefined;
  endings: Ending[];
  /** Result at the chosen price; undefined without a price. */
  order: OrderResult | undefined;
  taxCase: TaxCase;
  /** Import charges that the buyer may pay on delivery, as a range. */
  atDoor: { from: number; to: number };
  targetCpa: number;
  targetRoas: number | undefined;
  maxCpc: number;
  notes: PriceNote[];
};

export function calculate(inputs: CalculationInputs, day: string): Calculation {
  const minimum = leastPrice(inputs, day);
  const endings = endingsAround(minimum).map((ending) => ({
    ...ending,
    marginBp: orderAt(inputs, ending.price, day).marginBp,
  }));
  const price =
    inputs.choice === 'own' ? inputs.ownPrice : endings.find((each) => each.choice === inputs.choice)?.price;
  const order = price === undefined ? undefined : orderAt(inputs, price, day);
  const { taxCase } = taxAt(inputs, order?.gross ?? 0, day);
  const atDoor = estimateAtDoor(inputs, order?.gross ?? 0, taxCase);
  return {
    minimum,
    endings,
    order,
    taxCase,
    atDoor,
    targetCpa: order ? targetCpa(order, inputs.targetMarginBp) : 0,
    targetRoas: order && targetRoas(order, inputs.targetMarginBp),
    maxCpc: order ? Math.max(0, maxCpc(order, inputs.conversionBp)) : 0,
    notes: notesOnPrice(inputs, { minimum, order, taxCase }),
  };
}

/** What is kept of a calculation; undefined when no price meets its margin. */
export function resultOf(inputs: CalculationInputs, day: string) {
  const { order, minimum = null } = calculate(inputs, day);
  if (!order) return undefined;
  const { price, marginBp, net, breakEvenCpa, breakEvenRoas = null } = order;
  return { price, minimum, marginBp, net, breakEvenCpa, breakEvenRoas };
}

export type ExchangeRow = { change: number; rateMicro: number; order: OrderResult; minimum: number | undefined };

/** The same order with a stronger (+) or weaker (-) supplier currency; empty when the cost is in yen. */
export function exchangeRows(inputs: CalculationInputs, price: number, day: string): ExchangeRow[] {
  return movedRates(inputs.supplier).map(({ change, supplier }) => {
    const moved = { ...inputs, supplier };
    return {
      change,
      rateMicro: supplier.rateMicro,
      order: orderAt(moved, price, day),
      minimum: leastPrice(moved, day),
    };
  });
}

function taxAt({ saleKind }: CalculationInputs, gross: number, today: string) {
  const isLater = saleKind === 'abroad-2028' || saleKind === 'food-2028';
  return taxCaseOf({
    gross,
    day: isLater && today < IMPORT_RULES.smallSalesTaxFrom ? IMPORT_RULES.smallSalesTaxFrom : today,
    isStockInJapan: saleKind === 'stock' || saleKind === 'food-stock',
    isFood: saleKind === 'food-2028' || saleKind === 'food-stock',
    isDesignated: saleKind === 'designated',
  });
}

const withTax = (inputs: CalculationInputs, gross: number, day: string): OrderInputs => ({
  ...inputs,
  taxMode: taxAt(inputs, gross, day).taxMode,
});

export const orderAt = (inputs: CalculationInputs, price: number, day: string): OrderResult =>
  computeOrder(withTax(inputs, price + inputs.shippingCharged, day), price);

/** Tax may be included only up to a price limit: tries prices below the limit with tax, then above it without. */
function leastPrice(inputs: CalculationInputs, day: string): number | undefined {
  const limit = IMPORT_RULES.smallSalesLimitTaxIncluded;
  const below = withTax(inputs, 0, day);
  const above = withTax(inputs, limit + 1, day);
  const first = priceForMargin(below, inputs.targetMarginBp);
  if (below.taxMode === above.taxMode) return first;
  if (first !== undefined && first + inputs.shippingCharged <= limit) return first;
  return priceForMargin(above, inputs.targetMarginBp, Math.max(0, limit + 1 - inputs.shippingCharged));
}

const NOTHING = { from: 0, to: 0 };

/** Lower and upper estimate: with the private-use rule, and with the full price. */
function estimateAtDoor({ dutyBp }: CalculationInputs, gross: number, taxCase: TaxCase) {
  if (taxCase === 'small' || taxCase === 'seller-owes' || taxCase === 'stock') return NOTHING;
  const totalAt = (sharePct: number) =>
    estimateImport({ retail: gross, duty: { rateBp: dutyBp }, sharePct, isDesignated: taxCase === 'designated' }).total;
  const to = totalAt(100);
  return { from: taxCase === 'import-full' ? to : totalAt(IMPORT_RULES.personalUseSharePct), to };
}
