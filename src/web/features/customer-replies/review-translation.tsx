import { CircleAlert } from 'lucide-react';
import type { FormEvent } from 'react';
import { MAX_REVIEW_PLACE } from '#domain/customer-replies/review-place-and-date.ts';
import { MAX_ROBOT_TEXT } from '#domain/robots/robot-options.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { CheckboxRow } from '#web/components/ui/form/eye-checkbox.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { ActionRow } from '#web/components/writing/dock.tsx';
import { MarkedText } from '#web/components/writing/marked-text.tsx';
import { flagsAt } from '#web/components/writing/place-warnings.ts';
import { waitingAt } from '#web/components/writing/result.ts';
import { WarningBox } from '#web/components/writing/warning-box.tsx';
import { WrittenBy } from '#web/components/writing/written-by.tsx';
import { ReplyColumns } from './reply-columns.tsx';
import { type ReviewTranslationDraft, useReviewTranslation } from './use-review-translation.ts';

const stars = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: `★${value}` }));
const place = { field: 'translation', index: 0 };

/** Translates a real review into Japanese: complete, with its source, including the criticism. */
export function ReviewTranslation() {
  const draft = useReviewTranslation();
  const { work, change, problems } = draft;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    draft.translate();
  }

  return (
    <ReplyColumns>
      <form className="grid content-start gap-5" onSubmit={handleSubmit} noValidate>
        <Field label="Avaliação do cliente, em português" error={problems.text} required>
          <Textarea
            className="min-h-40"
            maxLength={MAX_ROBOT_TEXT}
            value={work.text}
            onChange={(event) => change({ text: event.target.value, translated: undefined })}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Onde ele escreveu" error={problems.place} required>
            <Input
              maxLength={MAX_REVIEW_PLACE}
              placeholder="Mercado Livre"
              value={work.place}
              onChange={(event) => change({ place: event.target.value })}
            />
          </Field>
          <Field label="Quando" error={problems.date} required>
            <Input type="date" value={work.date} onChange={(event) => change({ date: event.target.value })} />
          </Field>
          <Field label="Estrelas" error={problems.stars} required>
            <Select
              value={work.stars || undefined}
              options={stars}
              placeholder="Escolha"
              onValueChange={(value) => change({ stars: value })}
            />
          </Field>
        </div>
        <div>
          <CheckboxRow checked={work.isReal} onChange={(event) => change({ isReal: event.target.checked })}>
            É de um cliente de verdade, e posso usar
          </CheckboxRow>
          {problems.isReal && (
            <p className="field-error" role="alert">
              <CircleAlert aria-hidden="true" />
              {problems.isReal}
            </p>
          )}
        </div>
        {draft.failure && <Alert variant="error">{draft.failure}</Alert>}
        <Button type="submit" variant="primary" className="justify-self-start" busy={draft.isTranslating}>
          {draft.isTranslating ? 'Traduzindo...' : 'Traduzir avaliação'}
        </Button>
      </form>
      {draft.translated && <TranslatedReview translated={draft.translated} />}
    </ReplyColumns>
  );
}

function TranslatedReview({ translated }: { translated: NonNullable<ReviewTranslationDraft['translated']> }) {
  const { result, japanese, label, lost } = translated;
  const flags = flagsAt(result, place);
  const meaning = result.sentences
    .filter(({ field }) => field === place.field)
    .map((sentence) => sentence.meaning)
    .filter(Boolean)
    .join(' ');
  const isUntranslated = waitingAt(result, place).length > 0;
  return (
    <section aria-labelledby="traduzida" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="h3" id="traduzida">
          Em japonês
        </h2>
        <WrittenBy writer={result.writer} share={result.translatedShare} />
      </div>
      <div className="grid gap-3 rounded-lg border border-line-control bg-field px-5 py-4.5">
        <div lang="ja" className="whitespace-pre-line">
          <MarkedText text={japanese} flags={flags} />
        </div>
        <p lang="ja" className="text-fg-muted text-sm">
          {label.ja}
        </p>
      </div>
      <p className="mt-3 text-fg-soft">{meaning || 'Ninguém leu a tradução de volta.'}</p>
      <p className="text-fg-muted text-sm">{label.pt}</p>
      <div className="mt-4 grid gap-2" role="status">
        {lost.map((sentence) => (
          <WarningBox as="p" key={sentence} tone="fact" alone>
            <span>A ressalva pode ter sumido: “{sentence}” Confira antes de publicar: avaliação cortada engana.</span>
          </WarningBox>
        ))}
        {flags.map(({ id, tone, title, message }) => (
          <WarningBox as="p" key={id} tone={tone} alone>
            <span>
              <MixedText text={`${title} ${message}`} />
            </span>
          </WarningBox>
        ))}
        {isUntranslated && (
          <p className="text-fg-muted text-sm">
            Sem IA nem tradutor ligado, ninguém traduziu esta avaliação. Use o tradutor do seu navegador, se ele tiver
            um.
          </p>
        )}
      </div>
      <ActionRow className="mt-5">
        <span />
        <CopyButton
          size="md"
          variant="primary"
          label="Copiar com a fonte"
          text={`${japanese}\n${label.ja}`}
          disabled={isUntranslated}
        />
      </ActionRow>
    </section>
  );
}
