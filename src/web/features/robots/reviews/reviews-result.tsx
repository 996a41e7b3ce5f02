import { useState } from 'react';
import { hiraganaOf } from '#domain/robots/reviews/reviewer-name-lists.ts';
import { SAMPLE_MARK } from '#domain/robots/reviews/sample-review-mark.ts';
import { Switch } from '#web/components/ui/form/switch.tsx';
import { errorToast } from '#web/components/ui/toast/failure-toast.ts';
import type { Result } from '#web/components/writing/result.ts';
import { useResultEditor } from '#web/components/writing/result-editor.ts';
import { WrittenItem } from '#web/components/writing/written-item.tsx';
import { CopyAll, ResultFooter } from '../result/result-footer.tsx';
import { ResultFrame } from '../result/result-frame.tsx';
import type { WritingControls } from '../use-writing.ts';

export function ReviewsResult({ writing }: { writing: WritingControls }) {
  return (
    <ResultFrame
      writing={writing}
      next={<CopyAll text={wholeOf} fields={['reviews']} />}
      foot={
        <ResultFooter
          restartLabel="Gerar review novamente"
          onRestart={writing.clear}
          fileName="reviews"
          text={wholeOf}
        />
      }
    >
      <Reviews />
    </ResultFrame>
  );
}

/** Adds the sample mark to a review that is still being written. */
const marked = (review: string): string => (review.includes(SAMPLE_MARK) ? review : `${review}\n${SAMPLE_MARK}`);

const copyOf = ({ texts: { reviews = [], names = [] } }: Result, index: number): string =>
  [names[index], marked(reviews[index] ?? '')].filter(Boolean).join('\n');

function Reviews() {
  const { result } = useResultEditor();
  const readings = useNameReadings();
  const { reviews = [], names = [] } = result.texts;
  return (
    <>
      <p className="my-3 text-fg-muted text-sm">
        São exemplos, não opinião de clientes: use como modelo. A marca{' '}
        <span lang="ja" className="whitespace-nowrap">
          {SAMPLE_MARK}
        </span>{' '}
        vai junto quando você copia.
      </p>
      <ol>
        {reviews.map((_, index) => {
          const name = names[index];
          return (
            <WrittenItem
              // biome-ignore lint/suspicious/noArrayIndexKey: a review keeps its position while its text changes
              key={index}
              place={{ field: 'reviews', index }}
              label={`review ${index + 1}`}
              head={
                <p className="font-semibold" lang="ja">
                  <span className="inline-block w-5 font-display font-semibold text-fg-faint text-lg/[1.6] tabular-nums">
                    {index + 1}
                  </span>
                  {name}
                  {readings.isShown && name && (
                    <span lang="ja-Latn" className="ml-2 font-normal text-fg-muted text-sm">
                      {readings.readingOf(name)}
                    </span>
                  )}
                </p>
              }
              mark={SAMPLE_MARK}
              copy={copyOf(result, index)}
            />
          );
        })}
      </ol>
      <Switch checked={readings.isShown} onChange={(event) => void readings.show(event.target.checked)}>
        Mostrar a leitura dos nomes (romaji)
      </Switch>
    </>
  );
}

const wholeOf = (result: Result): string =>
  (result.texts.reviews ?? []).map((_, index) => copyOf(result, index)).join('\n\n');

/** Romaji of the reviewers' names. The converter loads on first use. */
function useNameReadings() {
  const [isShown, setIsShown] = useState(false);
  const [toRomaji, setToRomaji] = useState<(kana: string) => string>();

  async function show(isWanted: boolean) {
    setIsShown(isWanted);
    if (!isWanted || toRomaji) return;
    try {
      const library = await import('wanakana');
      setToRomaji(() => library.toRomaji);
    } catch {
      setIsShown(false);
      errorToast('Não foi possível carregar a leitura dos nomes. Por favor, tente novamente.');
    }
  }

  return {
    isShown,
    show,
    readingOf: (name: string) => toRomaji && capitalise(toRomaji(hiraganaOf(name))),
  };
}

const capitalise = (text: string): string => text.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
