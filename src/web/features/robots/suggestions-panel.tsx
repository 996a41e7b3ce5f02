import { useState } from 'react';
import { choicesOf, fieldRow } from '#domain/sheet/all-fields.ts';
import { describeValue } from '#domain/sheet/describe-entry.ts';
import { findChoice } from '#domain/sheet/find-choice.ts';
import { DOUBTS, SHEET_LIMITS, type Suggestion } from '#domain/sheet/sheet.ts';
import { LinesWithoutSuggestion } from '#web/components/content/lines-without-suggestion.tsx';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { CheckboxRow } from '#web/components/ui/form/eye-checkbox.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import type { Suggestions } from './description-field.tsx';

/** The value already starts with its own label. */
const namesItself = ({ field }: Suggestion): boolean => field === 'other' || fieldRow(field).choiceIsLabel === true;

type SuggestionsPanelProps = { suggestions: Suggestions; asksProductType: boolean };

export function SuggestionsPanel({ suggestions, asksProductType }: SuggestionsPanelProps) {
  const { suggestions: all, isTicked, tick, lacksProductType } = suggestions;
  const count = all.filter(isTicked).length;
  if (all.length === 0 && !(asksProductType && lacksProductType)) return null;
  return (
    // Its other list, of lines that gave nothing, has two columns as well.
    <fieldset className="grid gap-2 rounded-lg border border-line px-4 pt-3 pb-3.5 lg:[&_ul]:grid-cols-2">
      <legend className="label -ml-1.5 px-1.5">O que o texto diz do produto</legend>
      {all.length > 0 && (
        <p className="text-fg-muted text-sm" role="status">
          {count === 1 ? 'O robô usa o item marcado.' : `O robô usa os ${count} itens marcados.`}
        </p>
      )}
      <ul className="grid gap-x-6">
        {all.map((suggestion) => (
          <li key={suggestion.id} className="min-w-0">
            <CheckboxRow
              mark="tick"
              checked={isTicked(suggestion)}
              onChange={(event) => tick(suggestion, event.target.checked)}
            >
              {!namesItself(suggestion) && <span className="text-fg-muted">{fieldRow(suggestion.field).label}: </span>}
              <b className="whitespace-pre-line font-semibold">
                {describeValue(suggestion.field, suggestion.value, suggestion.limit).pt}
              </b>
              <small className="block text-fg-muted text-sm/6">
                “<MixedText text={suggestion.words} />”
                {suggestion.needsLook && <em className="text-info not-italic"> {DOUBTS[suggestion.needsLook]}</em>}
              </small>
            </CheckboxRow>
          </li>
        ))}
      </ul>
      <LinesWithoutSuggestion lines={suggestions.unread} />
      {asksProductType && lacksProductType && <ProductTypeFields suggestions={suggestions} />}
    </fieldset>
  );
}

/** Japanese sentences need the product type; if our table does not contain it, the person enters it. */
function ProductTypeFields({ suggestions: { productType, setProductType } }: { suggestions: Suggestions }) {
  const types = choicesOf('product_type');
  const [words, setWords] = useState(productType?.pt ?? types.find(({ key }) => key === productType?.choice)?.pt ?? '');
  const known = findChoice(types, words);

  function change(pt: string, ja: string) {
    setWords(pt);
    const found = findChoice(types, pt);
    if (pt.trim() === '') setProductType(undefined);
    else setProductType(found ? { choice: found.key } : { pt: pt.trim(), ...(ja.trim() && { ja: ja.trim() }) });
  }

  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field label="O que é o produto?" hint={known && <MixedText text={`Em japonês: ${known.ja}`} />}>
        <Input
          maxLength={SHEET_LIMITS.text}
          placeholder="Garrafa térmica"
          value={words}
          onChange={(event) => change(event.target.value, productType?.ja ?? '')}
        />
      </Field>
      {words.trim() !== '' && !known && (
        <Field label="Em japonês">
          <Input
            lang="ja"
            maxLength={SHEET_LIMITS.text}
            value={productType?.ja ?? ''}
            onChange={(event) => change(words, event.target.value)}
          />
        </Field>
      )}
    </div>
  );
}
