import { Check } from 'lucide-react';
import type { Finding } from '#contract/robot-tools.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { canTake, type Passage, wordingOf } from './checked-text.ts';
import { SourceLine } from './source-line.tsx';

const levels: Record<Finding['level'], string> = {
  drop: 'Retire',
  proof: 'Só com prova',
  condition: 'Falta a condição',
};

type CheckPassageProps = { passage: Passage; reviewedOn: string; onTake: () => void; onUndo: () => void };

export function CheckPassage({ passage: { number, finding, swap }, reviewedOn, onTake, onUndo }: CheckPassageProps) {
  const { excerpt, level, laws, reason } = finding;
  return (
    <li className="check-item" data-done={swap !== undefined}>
      <span className="check-number" aria-hidden="true">
        {number}
      </span>
      <div className="check-item-body">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <p className="check-words">
            <MixedText text={excerpt} />
          </p>
          <span className="check-level">{levels[level]}</span>
        </div>
        <p className="text-sm">
          <b className="font-semibold">
            <MixedText text={`${laws.map(({ name }) => name).join(' · ')}.`} />
          </b>{' '}
          <span className="text-fg-soft">
            <MixedText text={reason} />
          </span>
        </p>
        {swap ? (
          <p className="flex items-center gap-2 text-sm text-success">
            <Check aria-hidden="true" className="size-4 flex-none" />
            <span>
              Trocado por <MixedText text={wordingOf(finding)} />
            </span>
          </p>
        ) : (
          <Safer finding={finding} />
        )}
        <SourceLine sources={laws.flatMap(({ sources }) => sources)} reviewedOn={reviewedOn} />
      </div>
      {swap ? (
        <Button variant="ghost" size="sm" aria-label={`Desfazer a troca de ${excerpt}`} onClick={onUndo}>
          Desfazer
        </Button>
      ) : (
        canTake(finding) && (
          <Button size="sm" aria-label={`Trocar ${excerpt} por ${wordingOf(finding)}`} onClick={onTake}>
            Trocar
          </Button>
        )
      )}
    </li>
  );
}

/** What could stand there instead. An example has figures that must be the shop's own, so it is only shown. */
function Safer({ finding: { safer, language } }: { finding: Finding }) {
  if (safer.kind === 'advice') return <p className="check-safer text-sm">{sentence(safer.pt)}</p>;
  return (
    <div className="check-safer">
      {safer.kind === 'example' && <span className="text-fg-muted text-sm">Por exemplo, com os seus dados:</span>}
      <MixedText text={safer[language]} />
      {language === 'ja' && <small>{sentence(safer.pt)}</small>}
    </div>
  );
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
