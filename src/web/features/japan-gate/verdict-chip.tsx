import type { Verdict } from '#domain/japan-gate/gate-types.ts';
import { VERDICT_WORDS } from '#domain/japan-gate/gate-words.ts';
import './gate.css';

export const VerdictChip = ({ verdict }: { verdict: Verdict }) => (
  <span className="verdict" data-verdict={verdict}>
    {VERDICT_WORDS[verdict].label}
  </span>
);
