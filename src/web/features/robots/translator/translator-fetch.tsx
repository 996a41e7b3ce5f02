import { Check, Square } from 'lucide-react';
import type { StageEvent } from '#contract/robots/robot-parts.ts';
import { splitSentences } from '#domain/robots/split-sentences.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { ActionRow } from '#web/components/writing/dock.tsx';

const PAIRS: Readonly<Record<string, string>> = {
  'pt-en': 'português → inglês',
  'en-ja': 'inglês → japonês',
  'ja-en': 'japonês → inglês',
  'en-pt': 'inglês → português',
};
const GROUPS = [
  { title: 'Traduzir', pairs: ['pt-en', 'en-ja'] },
  { title: 'Ler de volta', pairs: ['ja-en', 'en-pt'] },
];
const megabytes = (bytes: number): number => Math.round(bytes / 1_000_000);

/** Shown while the server downloads the translator for the first time; the translation then starts by itself. */
export function TranslatorFetch({ stage, text, onStop }: { stage: StageEvent; text: string; onStop: () => void }) {
  const { doneBytes = 0, totalBytes = 0, pairs = [] } = stage;
  const count = splitSentences(text).length;
  return (
    <div className="grid gap-6">
      <section aria-labelledby="buscando" className="grid gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="h3" id="buscando">
            Buscando o tradutor
          </h2>
          <span className="text-fg-muted text-sm">só na primeira vez</span>
        </div>
        <p className="tabular-nums">
          <strong className="h1">{megabytes(doneBytes)}</strong> de {megabytes(totalBytes)} MB
        </p>
        <Progress
          label="Download do tradutor"
          value={totalBytes > 0 ? (100 * doneBytes) / totalBytes : 0}
          tone="accent"
        />
      </section>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {GROUPS.map(({ title, pairs: names }) => (
          <section key={title}>
            <h3 className="text-fg-muted text-sm">{title}</h3>
            <ul>
              {pairs
                .filter(({ pair }) => names.includes(pair))
                .map(({ pair, isReady, doneBytes: done, totalBytes: total }) => (
                  <li key={pair} className="flex items-center justify-between gap-3 border-line border-b py-2">
                    <span>{PAIRS[pair]}</span>
                    <span className="flex items-center gap-1 text-fg-muted text-sm tabular-nums">
                      {isReady && <Check aria-hidden="true" className="size-4" />}
                      {isReady ? `${megabytes(total)} MB, pronto` : `${megabytes(done)} de ${megabytes(total)} MB`}
                    </span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      <ActionRow>
        <p role="status">
          {count === 1 ? 'Sua frase está guardada' : `Suas ${count} frases estão guardadas`}. A tradução começa sozinha.
        </p>
        <Button onClick={onStop}>
          <Square aria-hidden="true" />
          Parar
        </Button>
      </ActionRow>
    </div>
  );
}
