import { Check } from 'lucide-react';
import type { Finding } from '#contract/robots/robot-tools.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { SourceLine } from '#web/components/content/source-line.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { canTake, changeOf, type Passage, wordingOf } from './checked-text.ts';

const levels: Record<Finding['level'], string> = {
  drop: 'Tire',
  proof: 'Só com prova',
  condition: 'Falta a condição',
};

type CheckPassageProps = { passage: Passage; text: string; reviewedOn: string; onTake: () => void; onUndo: () => void };

export function CheckPassage({ passage, text, reviewedOn, onTake, onUndo }: CheckPassageProps) {
  const { number, finding, swap } = passage;
  const { excerpt, level, laws, reason, byModel } = finding;
  return (
    <li className="check-item" data-done={swap !== undefined} data-hint={byModel}>
      <span className="check-number" aria-hidden="true">
        {number}
      </span>
      <div className="check-item-body">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <p className="check-words">
            <MixedText text={excerpt} />
          </p>
          <span className="check-level">{byModel ? 'Visto pela IA, confira' : levels[level]}</span>
        </div>
        <p className="text-fg-soft text-sm">
          <MixedText text={reason} />
        </p>
        {swap ? (
          <p className="flex items-center gap-2 text-sm text-success">
            <Check aria-hidden="true" className="size-4 flex-none" />
            <span>
              Trocado por <MixedText text={wordingOf(finding)} />
            </span>
          </p>
        ) : (
          <Safer finding={finding} text={text} />
        )}
        <details className="check-law">
          <summary>{laws.map(({ name }) => name).join(' · ')}</summary>
          <p>
            <MixedText text={laws.map(({ original }) => original).join(' · ')} />
          </p>
          <SourceLine sources={laws.flatMap(({ sources }) => sources)} reviewedOn={reviewedOn} />
        </details>
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

/** Suggested wording. An example contains figures that must come from the shop, so it cannot be inserted. */
function Safer({ finding, text }: { finding: Finding; text: string }) {
  const { safer, language, excerpt } = finding;
  if (safer.kind === 'advice') return <p className="check-safer text-sm">{sentence(safer.pt)}</p>;
  const change = changeOf(text, finding);
  const replaced = text.slice(change.start, change.end);
  return (
    <div className="check-safer">
      {safer.kind === 'example' && <span className="text-fg-muted text-sm">Por exemplo, se for verdade:</span>}
      <span>
        <MixedText text={safer.kind === 'wording' ? change.words : safer[language]} />
      </span>
      {language === 'ja' && <small>{sentence(safer.pt)}</small>}
      {safer.kind === 'wording' && replaced !== excerpt && (
        <small>
          No lugar de <MixedText text={replaced} />
        </small>
      )}
    </div>
  );
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
