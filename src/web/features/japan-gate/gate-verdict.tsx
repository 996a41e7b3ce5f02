import type { GateResult } from '#domain/japan-gate/evaluate-gate.ts';
import { type Answers, VERDICTS } from '#domain/japan-gate/gate-types.ts';
import { countVerdicts, verdictWords } from './count-verdicts.ts';
import { VerdictChip } from './verdict-chip.tsx';

/** The worst verdict as headline, with how many there are of each. */
export function GateVerdict({ result, answers }: { result: GateResult; answers: Answers }) {
  const { title, text } = verdictWords(result);
  const counts = countVerdicts(result, answers);
  return (
    <section className="gate-verdict" data-verdict={result.verdict} aria-label="Resultado">
      <div role="status">
        <h2>{title}</h2>
        <p>{text}</p>
        {result.unanswered.length > 0 && result.verdict !== 'sem_alerta' && (
          <p className="text-fg-muted text-sm">
            {result.unanswered.length === 1
              ? 'Falta responder 1 pergunta.'
              : `Falta responder ${result.unanswered.length} perguntas.`}
          </p>
        )}
      </div>
      <ul>
        {VERDICTS.map((verdict) => (
          <li key={verdict}>
            <b>{counts[verdict]}</b>
            <VerdictChip verdict={verdict} />
          </li>
        ))}
      </ul>
    </section>
  );
}
