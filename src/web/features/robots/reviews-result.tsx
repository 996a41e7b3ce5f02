import { useState } from 'react';
import type { Reply } from '#contract/endpoint.ts';
import type { generateReviews } from '#contract/robots.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { Switch } from '#web/components/ui/switch.tsx';
import { logCopyFailure } from './copy-failure.ts';
import { ResultFooter } from './result-footer.tsx';
import { RiskNotes } from './risk-notes.tsx';
import { useNameReadings } from './use-name-readings.ts';

type ReviewsResultProps = { result: Reply<typeof generateReviews>; onRestart: () => void };

export function ReviewsResult({ result, onRestart }: ReviewsResultProps) {
  const [showsReadings, setShowsReadings] = useState(false);
  const readingOf = useNameReadings(showsReadings);
  return (
    <>
      <Alert variant="info" className="mb-4">
        São modelos, não opiniões de clientes. A marca <span lang="ja">※サンプルレビュー</span> vai junto quando você
        copia.
      </Alert>
      <Switch checked={showsReadings} onChange={(event) => setShowsReadings(event.target.checked)}>
        Mostrar a leitura dos nomes (romaji)
      </Switch>
      <ol className="result-list mt-4">
        {result.reviews.map((review, index) => (
          <li key={`${review.nome} ${review.review}`}>
            <span className="w-6 shrink-0 text-fg-muted text-sm tabular-nums">{index + 1}</span>
            <div className="min-w-0 flex-1">
              <p className="font-medium" lang="ja">
                {review.nome}
                {showsReadings && (
                  <span lang="ja-Latn" className="ml-2 font-normal text-fg-muted text-sm">
                    {readingOf(review.nome)}
                  </span>
                )}
              </p>
              <p className="result-text mt-1" lang="ja">
                {review.review}
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
          name: 'dropar-reviews',
          text: () => result.reviews.map(({ nome, review }) => `${nome}\n${review}`).join('\n\n'),
        }}
      />
    </>
  );
}
