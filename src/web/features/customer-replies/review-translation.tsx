import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { generateTranslate } from '#contract/robots/robots.ts';
import { findLostComplaints } from '#domain/customer-replies/complaints-lost-in-translation.ts';
import { labelReview, MAX_REVIEW_PLACE } from '#domain/customer-replies/review-place-and-date.ts';
import { MAX_ROBOT_TEXT } from '#domain/robots/robot-options.ts';
import type { Bilingual } from '#domain/text/bilingual.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { ActionRow } from '#web/components/robot-text/bottom-bar.tsx';
import { MarkedText } from '#web/components/robot-text/marked-text.tsx';
import { type Result, resultOf, textAt, waitingAt } from '#web/components/robot-text/result.ts';
import { WarningBox } from '#web/components/robot-text/warning-box.tsx';
import { flagsAt } from '#web/components/robot-text/warning-flags.ts';
import { WrittenBy } from '#web/components/robot-text/written-by.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { CheckboxRow } from '#web/components/ui/form/eye-checkbox.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { call } from '#web/lib/api/api.ts';
import { robotWritersQuery } from '#web/lib/api/robot-writers-query.ts';
import { checkTranslator, TO_JAPANESE, TO_PORTUGUESE, translateInBrowser } from '#web/lib/browser-translator.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';
import { useBrowserTranslator } from '#web/lib/use-browser-translator.ts';
import { useRequest } from '#web/lib/use-request.ts';

const stars = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: `★${value}` }));
const place = { field: 'translation', index: 0 };

type Work = {
  text: string;
  place: string;
  date: string;
  stars: string;
  isReal: boolean;
  translated?: { result: Result; source: string } | undefined;
};

const EMPTY: Work = { text: '', place: '', date: '', stars: '', isReal: false };

/** Translates a customer's review into Japanese with the available translator, keeping its source and its complaints. */
export function ReviewTranslation() {
  const [work, setWork] = useDraftState<Work>('review-translation', EMPTY);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const { data: writers } = useQuery(robotWritersQuery);
  const browser = useBrowserTranslator(TO_JAPANESE);
  const translating = useRequest({
    send: async (text: string, signal) => {
      // Without a translator on the server, uses the browser's translator if it needs no download.
      const isHere = writers?.translator === 'composer' && browser === 'available';
      const lines = text.split('\n');
      const translated = isHere ? (await translateInBrowser(TO_JAPANESE, lines, { signal })).join('\n') : undefined;
      const body = { text, tone: 'informal' as const, ...(translated && { translated }) };
      const result = resultOf(await call(generateTranslate, { body }, { signal }));
      return isHere ? readHere(result, signal) : result;
    },
    onSuccess: (result, source) => setWork((current) => ({ ...current, translated: { result, source } })),
  });

  function change(next: Partial<Work>) {
    setProblems({});
    setWork((current) => ({ ...current, ...next }));
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const today = new Date().toISOString().slice(0, 10);
    const found = {
      ...(work.text.trim() === '' && { text: 'Cole a avaliação do cliente.' }),
      ...(work.place.trim() === '' && { place: 'Diga onde o cliente escreveu.' }),
      ...((work.date === '' || work.date > today) && { date: 'Diga quando o cliente escreveu.' }),
      ...(work.stars === '' && { stars: 'Diga quantas estrelas ele deu.' }),
      ...(!work.isReal && { isReal: 'Só avaliações reais, com permissão de uso.' }),
    };
    setProblems(found);
    if (Object.keys(found).length === 0 && !translating.isPending) translating.mutate(work.text.trim());
  }

  return (
    <>
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
        {translating.failure && <Alert variant="error">{translating.failure}</Alert>}
        <Button type="submit" variant="primary" className="justify-self-start" busy={translating.isPending}>
          {translating.isPending ? 'Traduzindo...' : 'Traduzir avaliação'}
        </Button>
      </form>
      {work.translated && (
        <TranslatedReview
          {...work.translated}
          label={labelReview({ place: work.place.trim(), date: work.date, stars: Number(work.stars) })}
        />
      )}
    </>
  );
}

type TranslatedReviewProps = { result: Result; source: string; label: Bilingual };

function TranslatedReview({ result, source, label }: TranslatedReviewProps) {
  const japanese = textAt(result, place);
  const lost = findLostComplaints(source, japanese);
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

/** Adds a back-translation by the browser if it needs no download; without it the result stays unchanged. */
async function readHere(result: Result, signal: AbortSignal): Promise<Result> {
  if ((await checkTranslator(TO_PORTUGUESE)) !== 'available') return result;
  const texts = result.sentences.map(({ text }) => text);
  const meanings = await translateInBrowser(TO_PORTUGUESE, texts, { signal }).catch((error) => {
    if (signal.aborted) throw error;
    return [];
  });
  const sentences = result.sentences.map((each, at) => ({ ...each, meaning: each.meaning ?? meanings[at] ?? null }));
  return { ...result, sentences };
}
