import { useState } from 'react';
import type { Slot } from '#domain/customer-replies/reply-types.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { openFolds } from '#web/lib/open-folds.ts';

type ReplyFieldProps = { slot: Slot; value: string; onValueChange: (value: string) => void };

const types: Partial<Record<Slot['kind'], string>> = {
  date: 'date',
  moment: 'datetime-local',
  link: 'url',
  email: 'email',
};
const modes: Partial<Record<Slot['kind'], 'numeric'>> = { whole: 'numeric', money: 'numeric' };
const DEFAULT_MAX = 200;

const fieldId = ({ id }: Slot): string => `resposta-${id}`;

export function goToSlot(slot: Slot) {
  const field = document.getElementById(fieldId(slot));
  openFolds(field);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}

export function ReplyField({ slot, value, onValueChange }: ReplyFieldProps) {
  if (slot.kind === 'phrase') return <PhraseField slot={slot} value={value} onValueChange={onValueChange} />;
  return (
    <Field id={fieldId(slot)} label={slot.label} hint={slot.hint && <MixedText text={slot.hint} />}>
      {slot.kind === 'choice' ? (
        <Select
          value={value || undefined}
          placeholder="Escolha"
          options={slot.options.map((option) => ({ value: option.value, label: sentence(option.pt) }))}
          onValueChange={onValueChange}
        />
      ) : (
        <Input
          type={types[slot.kind] ?? 'text'}
          inputMode={modes[slot.kind]}
          maxLength={slot.max ?? DEFAULT_MAX}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  );
}

const OTHER = 'outro';

type PhraseFieldProps = ReplyFieldProps & { slot: Extract<Slot, { kind: 'phrase' }> };

/** Choice of standard phrases in Portuguese, or custom text in Japanese. */
function PhraseField({ slot, value, onValueChange }: PhraseFieldProps) {
  const isKnown = slot.options.some(({ ja }) => ja === value);
  const [isOther, setIsOther] = useState(value !== '' && !isKnown);
  return (
    <div className="grid content-start gap-2">
      <Field id={fieldId(slot)} label={slot.label}>
        <Select
          value={isOther ? OTHER : value || undefined}
          placeholder="Escolha"
          options={[
            ...slot.options.map(({ ja, pt }) => ({ value: ja, label: sentence(pt) })),
            { value: OTHER, label: 'Outro, em japonês' },
          ]}
          onValueChange={(next) => {
            setIsOther(next === OTHER);
            onValueChange(next === OTHER ? '' : next);
          }}
        />
      </Field>
      {isOther && (
        <Field label={`${slot.label}, em japonês`} hideLabel>
          <Input
            lang="ja"
            maxLength={DEFAULT_MAX}
            placeholder={`${slot.options[0]?.ja ?? ''}`}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
          />
        </Field>
      )}
    </div>
  );
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
