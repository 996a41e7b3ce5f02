import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import type { RiskNote } from '#contract/robots/robot-parts.ts';
import { lazyValue } from '#domain/lazy-value.ts';
import { MAX_ROBOT_TEXT } from '#domain/robots/robot-options.ts';
import { saferChange } from '#domain/robots/safer-words.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { Swap, WarningBox } from '#web/components/writing/warning-box.tsx';
import { productQuery } from '#web/lib/api/product-query.ts';
import { useLazyComponent } from '#web/lib/page/use-lazy-component.ts';
import type { Suggestions } from './use-suggestions.ts';

// The catalogue of fields is large, so it loads only when there are suggestions.
const loadSuggestionsPanel = () => import('./suggestions-panel.tsx').then((module) => module.SuggestionsPanel);
const loadProductSheet = () => import('./robot-sheet-panel.tsx').then((module) => module.RobotSheetPanel);

export const FieldOffer = createContext<ReactNode>(null);

type DescriptionFieldProps = {
  label: string;
  value: string;
  onValueChange: (text: string) => void;
  error?: string | undefined;
  suggestions: Suggestions;
  productId: string | undefined;
  asksProductType: boolean;
};

const whole = lazyValue(() => new Intl.NumberFormat('pt-BR'));

export function DescriptionField({ label, value, onValueChange, error, ...rest }: DescriptionFieldProps) {
  const { suggestions, productId, asksProductType } = rest;
  const offer = useContext(FieldOffer);
  const isNearLimit = value.length > MAX_ROBOT_TEXT * 0.9;
  const hasPanel = suggestions.suggestions.length > 0 || (asksProductType && suggestions.lacksProductType);
  const { data: product } = useQuery({ ...productQuery(productId ?? ''), enabled: productId !== undefined });
  const [SuggestionsPanel, wantPanel] = useLazyComponent(loadSuggestionsPanel);
  const [RobotSheetPanel, wantProductSheet] = useLazyComponent(loadProductSheet);
  useEffect(() => {
    if (hasPanel) wantPanel();
    if (productId) wantProductSheet();
  }, [hasPanel, wantPanel, productId, wantProductSheet]);
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
      {product && RobotSheetPanel && <RobotSheetPanel product={product} />}
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
    <ul
      className="grid gap-3 rounded-lg border border-line-strong p-3"
      aria-label="O que a lei japonesa não deixa prometer"
    >
      {found.map((note) => (
        <WarningBox as="li" tone="law" key={`${note.rule} ${note.excerpt}`}>
          <p className="max-w-[42em]">
            <strong className="font-semibold">“{note.excerpt}”.</strong> <MixedText text={note.reason} />
          </p>
          <Swap onTake={note.safer.kind === 'wording' ? () => take(note) : undefined}>
            <MixedText text={note.safer[note.language] || note.safer.pt} />
          </Swap>
        </WarningBox>
      ))}
    </ul>
  );
}
