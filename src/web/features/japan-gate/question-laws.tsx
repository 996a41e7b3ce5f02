import { lawsOfQuestion } from '#domain/japan-gate/gate-rules.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';

export function QuestionLaws({ question }: { question: string }) {
  const laws = lawsOfQuestion(question);
  if (laws.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="min-h-6 cursor-pointer text-fg-muted">Ver a lei</summary>
      <ul>
        {laws.map(({ ja, pt }) => (
          <li key={ja} className="text-sm/[1.4] [&>[lang=ja]]:font-semibold [&>[lang=ja]]:text-[0.9375rem]">
            <MixedText text={ja} /> <span className="text-fg-muted">{pt}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
