import type { ReactNode } from 'react';
import type { SheetRow } from '#contract/products/sheet.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import type { Result } from '#web/components/robot-text/result.ts';
import { cn } from '#web/lib/cn.ts';

type FoldProps = { id?: string; title: string; isOpenTask?: boolean; children: ReactNode };

/** One quiet line under a text that unfolds; not quiet while it asks for something. */
export const Fold = ({ id, title, isOpenTask = false, children }: FoldProps) => (
  <details className="mt-3 text-sm/6" id={id}>
    <summary className={cn('min-h-8 py-1.5', isOpenTask ? 'text-fg' : 'text-fg-muted')}>{title}</summary>
    {children}
  </details>
);

export function SheetRowsUsed({ result }: { result: Result }) {
  const { isSuggested } = result;
  const rows = rowsUsedIn(result);
  if (rows.length === 0) return null;
  const s = rows.length === 1 ? '' : 's';
  return (
    <Fold title={`Escrito com ${rows.length} dado${s} ${isSuggested ? `sugerido${s} pelo seu texto` : `aceito${s}`}`}>
      <dl className="my-2 grid gap-x-8 gap-y-1 lg:grid-cols-2">
        {rows.map(({ key, label, value, unit }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field may have several lines
          <div key={`${key} ${at}`} className="flex min-w-0 flex-wrap gap-x-2">
            <dt className="text-fg-muted">{label}</dt>
            <dd className="whitespace-pre-line">
              <MixedText text={unit ? `${value} ${unit}` : value} />
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

/** A review names few rows or none; all other texts are made from them. */
function rowsUsedIn({ facts, texts, sentences }: Result): readonly SheetRow[] {
  if (!texts.reviews) return facts;
  const allWords = sentences.map(({ text, meaning }) => `${text} ${meaning}`.toLowerCase()).join(' ');
  return facts.filter(({ value }) => allWords.includes(value.toLowerCase()));
}
