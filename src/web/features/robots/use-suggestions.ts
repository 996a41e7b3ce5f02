import { useQuery } from '@tanstack/react-query';
import { suggestFields } from '#contract/robots/robot-tools.ts';
import type { Entry, Sheet, Suggestion } from '#domain/sheet/sheet.ts';
import { call } from '#web/lib/api/api.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';

/** Debounce: long enough not to send requests while typing. */
const PAUSE_MS = 700;
const WORTH_READING = 12;

type Choices = {
  ticks: Record<string, boolean>;
  productType?: Entry | undefined;
};

/** The catalogue is large, so it loads with the first suggestions instead of with the page. */
let acceptance: typeof import('#domain/sheet/accept-suggestions.ts') | undefined;

async function fetchSuggestions(text: string, signal: AbortSignal) {
  const reply = await call(suggestFields, { body: { text } }, { signal });
  acceptance ??= await import('#domain/sheet/accept-suggestions.ts');
  return reply;
}

export function useSuggestions(name: string, text: string, productId: string | undefined) {
  const [choices, setChoices] = useDraftState<Choices>(`${name}.suggestions`, { ticks: {} });
  const settled = useDebounced(text.trim(), PAUSE_MS);
  const { data } = useQuery({
    queryKey: ['robots', 'source', settled],
    queryFn: ({ signal }) => fetchSuggestions(settled, signal),
    enabled: settled.length >= WORTH_READING,
    staleTime: Number.POSITIVE_INFINITY,
    // Optional: the robot works without suggestions.
    retry: false,
  });
  const suggestions = productId ? [] : (data?.suggestions ?? []);
  const isTicked = (suggestion: Suggestion) => choices.ticks[suggestion.id] ?? !suggestion.needsLook;
  const ticked = suggestions.filter(isTicked);

  return {
    suggestions,
    unread: productId ? [] : (data?.unread ?? []),
    notes: data?.notes ?? [],
    isTicked,
    /** Only one of two values for the same field can be ticked. */
    tick(suggestion: Suggestion, isOn: boolean) {
      const rivals = isOn ? suggestions.filter((other) => acceptance?.isRival(suggestion, other)) : [];
      const off = Object.fromEntries(rivals.map(({ id }) => [id, false]));
      setChoices((current) => ({ ...current, ticks: { ...current.ticks, ...off, [suggestion.id]: isOn } }));
    },
    productType: choices.productType,
    setProductType: (productType: Entry | undefined) => setChoices((current) => ({ ...current, productType })),
    lacksProductType: data !== undefined && !productId && !ticked.some(({ field }) => field === 'product_type'),
    /** The accepted facts; undefined if the product's sheet is used, or before the current text's suggestions loaded. */
    accepted(): Sheet | undefined {
      if (productId || !data || settled !== text.trim()) return undefined;
      return sheetOf(ticked, choices.productType);
    },
  };
}

export type Suggestions = ReturnType<typeof useSuggestions>;

function sheetOf(ticked: readonly Suggestion[], productType: Entry | undefined): Sheet {
  const acceptedAt = new Date().toISOString();
  const seen = ticked.map((suggestion) => ({ ...suggestion, needsLook: undefined }));
  const sheet = acceptance?.sheetOfSuggestions(seen, acceptedAt) ?? {};
  return productType ? { ...sheet, product_type: { value: [productType], acceptedAt } } : sheet;
}
