import type { Reply } from '#contract/endpoint.ts';
import type { generateAds } from '#contract/robots.ts';
import type { AdTitle } from '#domain/robots/ad-titles.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { ResultFooter } from './result-footer.tsx';
import { ResultItem } from './result-item.tsx';
import { RiskNotes } from './risk-notes.tsx';

type AdsResultProps = { ads: Reply<typeof generateAds>; titles: readonly AdTitle[]; onRestart: () => void };

export function AdsResult({ ads, titles, onRestart }: AdsResultProps) {
  const conditions = titles.flatMap(({ truthNeeded }) => (truthNeeded ? [truthNeeded] : []));
  return (
    <>
      <div className="grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <section>
          <h2 className="h2 mb-3">Descrições geradas</h2>
          <ol className="result-list">
            {ads.descriptions.map((text, index) => (
              <ResultItem key={text} label={`Descrição ${index + 1}`} text={text} />
            ))}
          </ol>
          <RiskNotes notes={ads.notes} />
        </section>
        <section>
          <h2 className="h2 mb-3">Títulos sugeridos</h2>
          <ol className="result-list">
            {titles.map((title, index) => (
              <ResultItem
                key={title.id}
                label={`Título ${index + 1}`}
                text={title.text}
                detail={title.meaning}
                strong
              />
            ))}
          </ol>
          {conditions.length > 0 && (
            <Alert variant="info" className="mt-4">
              <ul className="grid gap-1">
                {conditions.map((condition) => (
                  <li key={condition}>{condition}</li>
                ))}
              </ul>
            </Alert>
          )}
        </section>
      </div>
      <div className="mt-6">
        <ResultFooter
          mode={ads.mode}
          restartLabel="Gerar novamente"
          onRestart={onRestart}
          file={{
            name: 'anuncios',
            text: () => [...ads.descriptions, '', ...titles.map(({ text }) => text)].join('\n'),
          }}
        />
      </div>
    </>
  );
}
