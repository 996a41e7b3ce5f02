import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ExchangeRate } from '#contract/exchange-rates.ts';
import {
  type CalculationInputs,
  DEFAULT_CALCULATION,
  type ForeignCurrency,
} from '#domain/pricing/full/calculation-inputs.ts';
import { type Currency, DEFAULT_SPREAD_BP, type SupplierCost } from '#domain/pricing/full/order-inputs.ts';
import { loadDraft, saveDraft } from '#web/lib/offline/draft-storage.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { type ProductCost, ratesQuery, supplierCostOf } from '../use-product-cost.ts';

export type Scenario = { id: string; name: string; inputs: CalculationInputs };

export const MAX_SCENARIOS = 3;

type Work = {
  inputs: CalculationInputs;
  /** Last known rates, so that the calculator also works offline. */
  rates: Partial<Record<ForeignCurrency, ExchangeRate>>;
  /** The current rate was typed or comes from a saved calculation. */
  isOwnRate: boolean;
  scenarios: Scenario[];
  /** Product whose cost was already filled in; later edits are not overwritten. */
  costOf?: string | undefined;
  /** What is that of another product's price: freight, fees and ads, perhaps with the rate. */
  carried?: 'rate' | 'others' | undefined;
};
type SavedWork = Pick<Work, 'inputs' | 'isOwnRate' | 'costOf'>;

const LAST_PRICE = 'last-price';
const emptyWork: Work = { inputs: DEFAULT_CALCULATION, rates: {}, isOwnRate: false, scenarios: [] };

export function useFullPrice(cost: ProductCost | undefined) {
  const { id } = useCurrentUser();
  const [work, setWork] = useDraftState<Work>('full-price', emptyWork);
  const { data } = useQuery(ratesQuery());

  useEffect(() => {
    if (data) setWork((current) => withRates(current, data.rates));
  }, [data, setWork]);

  useEffect(() => {
    if (!cost) return;
    // In a new tab nothing is typed yet: what was saved last, on this device, is taken for the next product.
    const last = loadDraft<SavedWork>(id, LAST_PRICE, 'device');
    setWork((current) => withCost(isUntouched(current) ? { ...current, ...last } : current, cost));
  }, [cost, id, setWork]);

  const change = (patch: Partial<CalculationInputs>) =>
    setWork((current) => ({ ...current, inputs: { ...current.inputs, ...patch } }));

  return {
    ...work,
    change,
    chooseCurrency: (currency: Currency) =>
      setWork((current) => ({
        ...current,
        isOwnRate: false,
        inputs: { ...current.inputs, supplier: inCurrency(current, currency) },
      })),
    typeRate: (supplier: SupplierCost) =>
      setWork((current) => ({ ...current, isOwnRate: true, inputs: { ...current.inputs, supplier } })),
    useKnownRate: () => setWork((current) => withRates({ ...current, isOwnRate: false }, Object.values(current.rates))),
    /** Replaces all inputs, for example with a saved calculation; keeps their rate. */
    open: (inputs: CalculationInputs, costOf?: string) =>
      setWork((current) => ({
        ...current,
        inputs,
        isOwnRate: true,
        costOf: costOf ?? current.costOf,
      })),
    /** Assigns the current inputs to this product, so that its cost does not overwrite them. */
    keepFor: (costOf: string) => {
      const { inputs, isOwnRate } = work;
      saveDraft(id, LAST_PRICE, { inputs, isOwnRate, costOf } satisfies SavedWork, 'device');
      setWork((current) => ({ ...current, costOf }));
    },
    setScenarios: (scenarios: Scenario[]) => setWork((current) => ({ ...current, scenarios })),
    reset: () => setWork((current) => ({ ...emptyWork, rates: current.rates })),
  };
}

const besidesCost = ({ supplier: _supplier, ...others }: CalculationInputs): string => JSON.stringify(others);
const isUntouched = ({ inputs, isOwnRate, costOf }: Work): boolean =>
  costOf === undefined && !isOwnRate && besidesCost(inputs) === besidesCost(DEFAULT_CALCULATION);

/** The cost of another product: what was typed for the one before stays, but for its price. */
function withCost(work: Work, { productId, amount }: ProductCost): Work {
  const supplier = work.costOf === productId ? undefined : supplierCostOf(amount, work.rates);
  if (!supplier) return work;
  const { supplier: before, ...others } = work.inputs;
  const isOwnRate =
    work.isOwnRate && before.currency !== 'JPY' && before.currency === supplier.currency && before.rateMicro > 0;
  const carried = work.costOf === undefined ? undefined : isOwnRate ? 'rate' : 'others';
  const rate = isOwnRate ? { rateMicro: before.rateMicro, spreadBp: before.spreadBp } : {};
  const { choice, ownPrice, struckPrice } = DEFAULT_CALCULATION;
  const inputs = { ...others, choice, ownPrice, struckPrice, supplier: { ...supplier, ...rate } };
  return { ...work, costOf: productId, carried, isOwnRate, inputs };
}

function withRates(work: Work, heard: readonly ExchangeRate[]): Work {
  const rates = { ...work.rates };
  for (const rate of heard) rates[rate.currency] = rate;
  const { supplier } = work.inputs;
  const known = supplier.currency === 'JPY' ? undefined : rates[supplier.currency];
  if (!known || supplier.currency === 'JPY' || work.isOwnRate) return { ...work, rates };
  return { ...work, rates, inputs: { ...work.inputs, supplier: { ...supplier, rateMicro: known.yenMicro } } };
}

/** Keeps the typed amount when the currency changes: 12 USD become 12 EUR. */
function inCurrency({ inputs, rates }: Work, currency: Currency): SupplierCost {
  const { supplier } = inputs;
  const minor = supplier.currency === 'JPY' ? supplier.amount * 100 : supplier.amountMinor;
  if (currency === 'JPY') return { currency, amount: Math.round(minor / 100) };
  const spreadBp = supplier.currency === 'JPY' ? DEFAULT_SPREAD_BP : supplier.spreadBp;
  return { currency, amountMinor: minor, rateMicro: rates[currency]?.yenMicro ?? 0, spreadBp };
}
