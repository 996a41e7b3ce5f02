import type { StatedFact } from '#contract/products/sheet.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import type { Result } from '#web/components/writing/result.ts';

/** The facts a text was written from; collapsed and read-only. */
export function StatedFacts({ result: { facts, isSuggested } }: { result: Result }) {
  if (facts.length === 0) return null;
  return (
    <details className="stated-facts">
      <summary>
        {facts.length === 1 ? 'Escrito com 1 dado' : `Escrito com ${facts.length} dados`}
        {isSuggested ? ' sugeridos pelo seu texto' : ' da ficha'}
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
