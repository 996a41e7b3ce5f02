import { useQuery } from '@tanstack/react-query';
import { Check, Sparkles } from 'lucide-react';
import { type Finding, findSoftClaims } from '#contract/robots/text-checker.ts';
import { capitalise } from '#domain/text/capitalise.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { SourceLine } from '#web/components/content/source-line.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { call } from '#web/lib/api/api.ts';
import { robotWritersQuery } from '#web/lib/api/robot-writers-query.ts';
import { cn } from '#web/lib/cn.ts';
import { useRequest } from '#web/lib/use-request.ts';
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
  const lawNames = laws.map(({ name }) => name).join(' · ');
  const isDone = swap !== undefined;
  return (
    <li className="flex flex-wrap items-start gap-3 border-line border-t py-4" tabIndex={-1}>
      <span
        className={cn(
          'grid h-6 min-w-6 flex-none place-content-center rounded-lg border-[1.5px] font-semibold text-xs/6',
          isDone ? 'border-matcha-700 text-success' : 'border-info text-info',
          byModel && 'border-dashed',
        )}
        aria-hidden="true"
      >
        {number}
      </span>
      <div className="grid min-w-0 flex-[1_1_12rem] gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <p className={cn('font-semibold [&_[lang=ja]]:text-[1.0625rem]', isDone && 'text-fg-muted line-through')}>
            <MixedText text={excerpt} />
          </p>
          <span className={cn('whitespace-nowrap font-semibold text-sm/6', isDone ? 'text-fg-muted' : 'text-info')}>
            {byModel ? 'Visto pela IA, confira' : levels[level]}
          </span>
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
        <details className="text-fg-muted text-sm/6">
          <summary className="w-fit py-1.5">
            <span className="sm:hidden">Ver a lei</span>
            <span className="max-sm:hidden">{lawNames}</span>
          </summary>
          <p className="sm:hidden">{lawNames}</p>
          <p>
            <MixedText text={laws.map(({ original }) => original).join(' · ')} />
          </p>
          <SourceLine sources={laws.flatMap(({ sources }) => sources)} reviewedOn={reviewedOn} />
        </details>
      </div>
      {swap ? (
        <Button
          variant="ghost"
          size="sm"
          className="max-sm:ml-9 max-sm:flex-1"
          aria-label={`Desfazer a troca de ${excerpt}`}
          onClick={onUndo}
        >
          Desfazer
        </Button>
      ) : (
        canTake(finding) && (
          <Button
            size="sm"
            className="max-sm:ml-9 max-sm:flex-1"
            aria-label={`Trocar ${excerpt} por ${wordingOf(finding)}`}
            onClick={onTake}
          >
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
  if (safer.kind === 'advice')
    return <p className="mt-1 border-ai-700 border-l-2 pl-3 text-sm">{capitalise(safer.pt)}</p>;
  const change = changeOf(text, finding);
  const replaced = text.slice(change.start, change.end);
  return (
    <div className="mt-1 border-ai-700 border-l-2 pl-3 *:block">
      {safer.kind === 'example' && <span className="text-fg-muted text-sm">Por exemplo, se for verdade:</span>}
      <span>
        <MixedText text={safer.kind === 'wording' ? change.words : safer[language]} />
      </span>
      {language === 'ja' && <small className="text-fg-muted text-sm/6">{capitalise(safer.pt)}</small>}
      {safer.kind === 'wording' && replaced !== excerpt && (
        <small className="text-fg-muted text-sm/6">
          No lugar de <MixedText text={replaced} />
        </small>
      )}
    </div>
  );
}

/** Lets the model look for what no rule knows, on request, because it uses the person's quota. */
export function ModelSearch({ text, onFound }: { text: string; onFound: (hints: readonly Finding[]) => void }) {
  const { data: writers } = useQuery(robotWritersQuery);
  const search = useRequest({
    send: (searched: string, signal) => call(findSoftClaims, { body: { text: searched } }, { signal }),
    onSuccess: ({ findings }) => onFound(findings),
  });
  if (!writers?.model || writers.tokensLeft === 0) return null;
  const isDone = search.data !== undefined && search.variables === text;
  return (
    <div className="grid justify-items-start gap-3 border-line border-t py-4">
      {search.failure && <Alert variant="error">{search.failure}</Alert>}
      {!isDone && (
        <Button size="sm" busy={search.isPending} onClick={() => !search.isPending && search.mutate(text)}>
          {!search.isPending && <Sparkles aria-hidden="true" />}
          {search.isPending ? 'A IA está lendo...' : 'Procurar também com a IA'}
        </Button>
      )}
      <p className="text-fg-soft text-sm" role="status">
        {isDone && outcomeOf(search.data.findings.length)}
      </p>
    </div>
  );
}

function outcomeOf(count: number): string {
  if (count === 0) return 'A IA não viu mais nada. Isto não garante que o texto está de acordo com a lei.';
  return count === 1 ? 'A IA viu mais 1 trecho. Confira.' : `A IA viu mais ${count} trechos. Confira cada um.`;
}
