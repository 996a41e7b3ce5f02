import { Scale } from 'lucide-react';
import type { Reply } from '#contract/endpoint.ts';
import type { generateReviews } from '#contract/robots.ts';
import { SAMPLE_MARK } from '#domain/robots/robot-options.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { Switch } from '#web/components/ui/switch.tsx';
import { logCopyFailure } from './copy-failure.ts';
import { ResultFooter } from './result-footer.tsx';
import { RiskNotes } from './risk-notes.tsx';
import { useNameReadings } from './use-name-readings.ts';

type ReviewsResultProps = { result: Reply<typeof generateReviews>; onRestart: () => void };

export function ReviewsResult({ result, onRestart }: ReviewsResultProps) {
  const readings = useNameReadings();
  return (
    <>
      <Alert variant="info" icon={Scale} className="mb-4">
        Use como modelo. A marca{' '}
        <span lang="ja" className="whitespace-nowrap">
          {SAMPLE_MARK}
        </span>{' '}
        vai junto quando você copia.
      </Alert>
      <Switch checked={readings.isShown} onChange={(event) => void readings.show(event.target.checked)}>
        Mostrar a leitura dos nomes (romaji)
      </Switch>
      <ol className="result-list mt-3">
        {result.reviews.map((review, index) => (
          <li key={`${review.nome} ${review.review}`}>
            <span className="review-number">{index + 1}</span>
            <div className="min-w-0 flex-1">
              <p className="font-semibold" lang="ja">
                {review.nome}
                {readings.isShown && (
                  <span lang="ja-Latn" className="ml-2 font-normal text-fg-muted text-sm">
                    {readings.readingOf(review.nome)}
                  </span>
                )}
              </p>
              <p className="review-text" lang="ja">
                {review.review.replace(SAMPLE_MARK, '').trimEnd()}
                <span className="block text-fg-faint text-sm">{SAMPLE_MARK}</span>
              </p>
            </div>
            <CopyButton
              text={`${review.nome}\n${review.review}`}
              label={`Copiar review ${index + 1}`}
              iconOnly
              feedbackMs={1200}
              onFailed={logCopyFailure}
            />
          </li>
        ))}
      </ol>
      <RiskNotes notes={result.notes} />
      <ResultFooter
        mode={result.mode}
        restartLabel="Gerar review novamente"
        onRestart={onRestart}
        file={{
          name: 'reviews',
          text: () => result.reviews.map(({ nome, review }) => `${nome}\n${review}`).join('\n\n'),
        }}
      />
    </>
  );
}
