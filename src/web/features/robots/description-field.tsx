import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import type { RiskNote } from '#contract/robots/shared-fields.ts';
import { suggestFields } from '#contract/robots/suggest-fields.ts';
import { lazyValue } from '#domain/lazy-value.ts';
import { saferChange } from '#domain/robots/fit-safer-wording.ts';
import { MAX_ROBOT_TEXT } from '#domain/robots/robot-options.ts';
import type { Entry, Sheet, Suggestion } from '#domain/sheet/sheet.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { Swap, WarningBox } from '#web/components/robot-text/warning-box.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { call } from '#web/lib/api/api.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';
import { useLazyComponent } from '#web/lib/page/use-lazy-component.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';

// The catalogue of fields is large, so it loads only when there are suggestions.
const loadSuggestionsPanel = () => import('./suggestions-panel.tsx').then((module) => module.SuggestionsPanel);

export const FieldOffer = createContext<ReactNode>(null);

type DescriptionFieldProps = {
  label: string;
  value: string;
  onValueChange: (text: string) => void;
  error?: string | undefined;
  suggestions: Suggestions;
  asksProductType: boolean;
};

const whole = lazyValue(() => new Intl.NumberFormat('pt-BR'));

export function DescriptionField(props: DescriptionFieldProps) {
  const { label, value, onValueChange, error, suggestions, asksProductType } = props;
  const offer = useContext(FieldOffer);
  const isNearLimit = value.length > MAX_ROBOT_TEXT * 0.9;
  const hasPanel = suggestions.suggestions.length > 0 || (asksProductType && suggestions.lacksProductType);
  const [SuggestionsPanel, wantPanel] = useLazyComponent(loadSuggestionsPanel);
  useEffect(() => {
    if (hasPanel) wantPanel();
  }, [hasPanel, wantPanel]);
  return (
    <div className="grid gap-3">
      {offer}
      <Field
        label={label}
        error={error}
        required
        hint={isNearLimit && `${whole().format(value.length)} de ${whole().format(MAX_ROBOT_TEXT)} caracteres`}
      >
        <Textarea
          maxLength={MAX_ROBOT_TEXT}
          value={value}
          placeholder="Material, tamanho, para quem é, o que resolve"
          onChange={(event) => onValueChange(event.target.value)}
        />
      </Field>
      {hasPanel && SuggestionsPanel && <SuggestionsPanel suggestions={suggestions} asksProductType={asksProductType} />}
      <SourceNotes notes={suggestions.notes} text={value} onTextChange={onValueChange} />
    </div>
  );
}

type SourceNotesProps = { notes: readonly RiskNote[]; text: string; onTextChange: (text: string) => void };

/** Warns before writing about promises in the seller's text that Japanese law restricts. */
function SourceNotes({ notes, text, onTextChange }: SourceNotesProps) {
  function take({ excerpt, language, safer }: RiskNote) {
    const start = text.indexOf(excerpt);
    const change = saferChange(text, { start, end: start + excerpt.length, language }, safer[language]);
    onTextChange(`${text.slice(0, change.start)}${change.words}${text.slice(change.end)}`);
  }

  const found = notes.filter(({ excerpt }) => excerpt !== '' && text.includes(excerpt));
  if (found.length === 0) return null;
  return (
    <ul className="grid" aria-label="O que a lei japonesa não deixa prometer">
      {found.map((note) => (
        <WarningBox as="li" tone="law" alone key={`${note.rule} ${note.excerpt}`}>
          <p className="max-w-[42em]">
            <strong className="font-semibold">“{note.excerpt}”.</strong> <MixedText text={note.reason} />
          </p>
          <Swap onTake={note.safer.kind === 'wording' ? () => take(note) : undefined}>
            {note.safer.kind === 'example' && <span className="block text-fg-soft">Por exemplo, se for verdade:</span>}
            <MixedText text={note.safer[note.language] || note.safer.pt} />
          </Swap>
        </WarningBox>
      ))}
    </ul>
  );
}

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
  const textAtPause = useDebounced(text.trim(), PAUSE_MS);
  const { data } = useQuery({
    queryKey: ['robots', 'source', textAtPause],
    queryFn: ({ signal }) => fetchSuggestions(textAtPause, signal),
    enabled: textAtPause.length >= WORTH_READING,
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
    /** The accepted sheet; undefined if the product's sheet is used, or before the current text's suggestions loaded. */
    accepted(): Sheet | undefined {
      if (productId || !data || textAtPause !== text.trim()) return undefined;
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
