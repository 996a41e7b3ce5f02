import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { gapsIn } from '#domain/customer-replies/fill-reply.ts';
import type { Slot } from '#domain/customer-replies/reply-types.ts';
import { capitalise } from '#domain/text/capitalise.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { Dock } from '#web/components/robot-text/bottom-bar.tsx';
import { JapaneseCell, Line, LineCell, Lines } from '#web/components/robot-text/line-columns.tsx';
import { WrittenBy } from '#web/components/robot-text/written-by.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { cn } from '#web/lib/cn.ts';
import { openFolds } from '#web/lib/open-details.ts';
import type { ReplyDraft } from './use-reply.ts';

type ReplyPreviewProps = {
  draft: ReplyDraft;
  onFill: (() => void) | undefined;
};

export function ReplyPreview({ draft: { reply, missing, problems, template, slots }, onFill }: ReplyPreviewProps) {
  const isReady = missing.length + problems.length === 0;
  // On a phone its beginning, so that the fields are near.
  const [isWhole, setIsWhole] = useState(false);
  return (
    <section aria-labelledby="resposta" className="max-lg:contents lg:col-start-2 lg:row-[1/span_3] lg:min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 max-lg:mt-6">
        <h2 className="h3" id="resposta">
          {template.channel === 'public' ? 'Resposta pública' : 'E-mail ao cliente'}
        </h2>
        {reply.writer === 'model' ? (
          <WrittenBy writer="model" />
        ) : (
          <span className="text-fg-muted text-sm">
            {missing.length > 0 ? 'Modelo do Dropar' : 'Modelo do Dropar, com os seus dados'}
          </span>
        )}
        <Dock className="flex items-center gap-2 max-lg:*:min-w-0 max-lg:*:flex-1 lg:ml-auto">
          {onFill ? (
            <Button variant="primary" onClick={onFill}>
              Preencher o que falta
            </Button>
          ) : (
            <CopyButton
              size="md"
              variant="primary"
              label="Copiar resposta"
              text={reply.lines.map(({ ja }) => ja).join('\n')}
              disabled={!isReady}
            />
          )}
        </Dock>
      </div>
      <div role="status" className="mb-4 grid gap-2 empty:hidden">
        {missing.length > 0 && (
          <p className="text-fg-muted text-sm">
            {missing.length === 1 ? 'Falta 1 campo.' : `Faltam ${missing.length} campos.`}
          </p>
        )}
        {[...problems, ...reply.warnings].map((words) => (
          <p key={words} className="flex gap-2 text-danger text-sm">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />
            <span>
              <MixedText text={words} />
            </span>
          </p>
        ))}
      </div>
      <Lines className={isWhole ? undefined : 'max-lg:mask-[linear-gradient(#000_75%,transparent)] max-lg:max-h-68'}>
        {[...(reply.subject ? [{ ...reply.subject, isSubject: true }] : []), ...reply.lines].map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may occur twice
          <Line key={index}>
            <JapaneseCell>
              <p lang="ja" className={'isSubject' in line ? 'font-semibold' : undefined}>
                <WithGaps text={line.ja} slots={slots} />
              </p>
              {'isSubject' in line && isReady && (
                <CopyButton label="Copiar assunto" text={line.ja} className="justify-self-start" />
              )}
            </JapaneseCell>
            <LineCell className="text-fg-soft">
              {line.pt === null ? <span className="text-fg-faint">Sem tradução.</span> : <WithGaps text={line.pt} />}
            </LineCell>
          </Line>
        ))}
      </Lines>
      {!isWhole && (
        <Button variant="ghost" size="sm" className="mt-1 lg:hidden" onClick={() => setIsWhole(true)}>
          Ver a resposta inteira
        </Button>
      )}
    </section>
  );
}

/** Shows missing values as labelled placeholders, in Japanese and in Portuguese; those of `slots` lead to their field. */
const WithGaps = ({ text, slots = [] }: { text: string; slots?: readonly Slot[] }) =>
  // biome-ignore-start lint/suspicious/noArrayIndexKey: the same placeholder may occur twice
  gapsIn(text).map(({ words, isGap }, index) =>
    isGap ? (
      <Gap key={index} words={words} slot={slots.find(({ label }) => label === words)} />
    ) : (
      <MixedText key={index} text={words} />
    ),
  );
// biome-ignore-end lint/suspicious/noArrayIndexKey: see above

function Gap({ words, slot }: { words: string; slot: Slot | undefined }) {
  const className = cn(
    'mx-0.5 inline-block max-w-full rounded-sm border border-line-control border-dashed px-1.5 py-px font-normal font-sans text-[0.875em]/normal text-fg-muted',
    slot && 'hover:text-fg',
  );
  if (!slot) {
    return (
      <span className={className} lang="pt-BR">
        {words}
      </span>
    );
  }
  return (
    // The keyboard reaches the field itself.
    <button type="button" tabIndex={-1} className={className} lang="pt-BR" onClick={() => goToSlot(slot)}>
      {words}
    </button>
  );
}

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
          options={slot.options.map((option) => ({ value: option.value, label: capitalise(option.pt) }))}
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

function PhraseField({ slot, value, onValueChange }: ReplyFieldProps & { slot: Extract<Slot, { kind: 'phrase' }> }) {
  const isKnown = slot.options.some(({ ja }) => ja === value);
  const [isOther, setIsOther] = useState(value !== '' && !isKnown);
  return (
    <div className="grid content-start gap-2">
      <Field id={fieldId(slot)} label={slot.label}>
        <Select
          value={isOther ? OTHER : value || undefined}
          placeholder="Escolha"
          options={[
            ...slot.options.map(({ ja, pt }) => ({ value: ja, label: capitalise(pt) })),
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
