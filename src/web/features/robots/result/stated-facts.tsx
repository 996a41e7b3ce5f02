import type { StatedFact } from '#contract/products/sheet.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import type { Result } from '#web/components/writing/result.ts';

/** The facts a text was written from; collapsed and read-only. */
export function StatedFacts({ result: { facts, isSuggested } }: { result: Result }) {
  if (facts.length === 0) return null;
  const s = facts.length === 1 ? '' : 's';
  return (
    <details className="stated-facts">
      <summary>
        {`Escrito com ${facts.length} dado${s} ${isSuggested ? `sugerido${s} pelo seu texto` : `aceito${s}`}`}
      </summary>
      <FactList facts={facts} />
    </details>
  );
}

export function FactList({ facts }: { facts: readonly StatedFact[] }) {
  return (
    <dl>
      {facts.map(({ key, label, value, unit }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a field may have several lines
        <div key={`${key} ${at}`}>
          <dt>{label}</dt>
          <dd>
            <MixedText text={unit ? `${value} ${unit}` : value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
