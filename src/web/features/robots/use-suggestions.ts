import { useQuery } from '@tanstack/react-query';
import { suggestFields } from '#contract/robot-tools.ts';
import { type Entry, SHEET_LIMITS, type Sheet, type Suggestion } from '#domain/sheet/sheet.ts';
import { call } from '#web/lib/api.ts';
import { useKeptState } from '#web/lib/use-kept-state.ts';
import { useSettled } from '#web/lib/use-settled.ts';

/** Long enough that nobody is read while typing. */
const PAUSE_MS = 700;
const WORTH_READING = 12;

type Choices = {
  /** What the person ticked or unticked, by suggestion. */
  ticks: Record<string, boolean>;
  /** What the product is, where the text does not say it. */
  productType?: Entry | undefined;
};

/** What the seller's text suggests for the sheet, and which of it the person takes; notes on law besides. */
export function useSuggestions(name: string, text: string, productId: string | undefined) {
  const [choices, setChoices] = useKeptState<Choices>(`${name}.suggestions`, { ticks: {} });
  const settled = useSettled(text.trim(), PAUSE_MS);
  const { data } = useQuery({
    queryKey: ['robots', 'source', settled],
    queryFn: ({ signal }) => call(suggestFields, { body: { text: settled } }, { signal }),
    enabled: settled.length >= WORTH_READING,
    staleTime: Number.POSITIVE_INFINITY,
    // Nobody asked for it: without it the robot works all the same.
    retry: false,
  });
  const suggestions = productId ? [] : (data?.suggestions ?? []);
  const isTicked = (suggestion: Suggestion) => choices.ticks[suggestion.id] ?? isTakenAtFirst(suggestion, suggestions);
  const ticked = suggestions.filter(isTicked);

  return {
    suggestions,
    notes: data?.notes ?? [],
    isTicked,
    /** Of two values of one field one is taken. */
    tick(suggestion: Suggestion, isOn: boolean) {
      const rivals = isOn && suggestion.field !== 'other' ? suggestions.filter(isRivalOf(suggestion)) : [];
      const off = Object.fromEntries(rivals.map(({ id }) => [id, false]));
      setChoices((current) => ({ ...current, ticks: { ...current.ticks, ...off, [suggestion.id]: isOn } }));
    },
    productType: choices.productType,
    setProductType: (productType: Entry | undefined) => setChoices((current) => ({ ...current, productType })),
    lacksProductType: data !== undefined && !productId && !ticked.some(({ field }) => field === 'product_type'),
    /** What the person has seen and takes as accepted; nothing where the product's sheet counts, or before it came. */
    accepted(): Sheet | undefined {
      if (productId || !data || settled !== text.trim()) return undefined;
      return sheetOf(ticked, choices.productType);
    },
  };
}

export type Suggestions = ReturnType<typeof useSuggestions>;

const isRivalOf = (one: Suggestion) => (other: Suggestion) => other.field === one.field && other.id !== one.id;

/** Those without doubt, one of each field: the ones that a call without a sheet would take. */
const isTakenAtFirst = (suggestion: Suggestion, all: readonly Suggestion[]): boolean =>
  !suggestion.needsLook &&
  (suggestion.field === 'other' ||
    all.find(({ field, needsLook }) => field === suggestion.field && !needsLook) === suggestion);

function sheetOf(ticked: readonly Suggestion[], productType: Entry | undefined): Sheet {
  const acceptedAt = new Date().toISOString();
  const sheet: Sheet = productType ? { product_type: { value: [productType], acceptedAt } } : {};
  for (const { field, value, limit, words } of ticked) {
    // Only `other` has several lines of its own.
    const before = field === 'other' ? (sheet.other?.value ?? []) : [];
    sheet[field] = { value: [...before, ...value].slice(0, SHEET_LIMITS.listItems), limit, words, acceptedAt };
  }
  return sheet;
}
