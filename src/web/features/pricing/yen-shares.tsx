import type { ReactNode } from 'react';
import { formatYen } from '#domain/text/format-yen.ts';
import { CopyYen } from './figure.tsx';

type YenShareLook = {
  label: string;
  color: string;
  amount: number;
  share: string;
  /** What stands in its segment of the bar, if there is room. */
  inBar: ReactNode;
};

/** The price as a bar with a segment for each part. */
export function YenBar({ description, shares }: { description: string; shares: readonly YenShareLook[] }) {
  return (
    <div
      className="mt-3.5 flex h-18 gap-[3px] overflow-hidden rounded-md bg-surface"
      role="img"
      aria-label={description}
    >
      {shares
        .filter(({ amount }) => amount > 0)
        .map(({ label, color, amount, inBar }) => (
          <span
            key={label}
            className="min-w-1 overflow-hidden rounded-[3px] px-2.5 py-2 text-sm/6 font-[650] whitespace-nowrap text-sumi-950 tabular-nums"
            style={{ flex: `${amount} 1 0`, background: color }}
            title={label}
          >
            {inBar}
          </span>
        ))}
    </div>
  );
}

/** The same parts as a list. */
export function YenLedger({ shares, canCopy = false }: { shares: readonly YenShareLook[]; canCopy?: boolean }) {
  return (
    <ul className="mt-7 grid">
      {shares.map(({ label, color, amount, share }) => (
        <li
          key={label}
          className="grid min-h-11 grid-cols-[0.75rem_1fr_auto_3.25rem_auto] items-center gap-3 border-t border-line max-[30rem]:grid-cols-[0.75rem_1fr_auto_2.5rem_auto] max-[30rem]:gap-2"
        >
          <span className="size-2.5 rounded-[2px]" style={{ background: color }} aria-hidden="true" />
          <span>{label}</span>
          <b className="font-display text-lg/none font-semibold tabular-nums">{formatYen(amount)}</b>
          <span className="text-right text-sm/6 text-fg-muted tabular-nums">{share}</span>
          {canCopy && <CopyYen name={label} amount={amount} />}
        </li>
      ))}
    </ul>
  );
}
