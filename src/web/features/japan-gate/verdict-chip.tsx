import type { Verdict } from '#domain/japan-gate/gate-types.ts';
import { VERDICT_WORDS } from '#domain/japan-gate/gate-words.ts';
import './gate.css';

type VerdictChipProps = { verdict: Verdict; of?: { verdict: Verdict } };

/** "Nada a provar" is not said beside a rule that asks for a proof: `of` is the result of the whole page. */
export const VerdictChip = ({ verdict, of }: VerdictChipProps) =>
  (verdict !== 'sem_alerta' || of?.verdict === 'sem_alerta') && (
    <span className="verdict" data-verdict={verdict}>
      {VERDICT_WORDS[verdict].label}
    </span>
  );
