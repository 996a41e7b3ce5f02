import type { ReactNode } from 'react';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { cn } from '#web/lib/cn.ts';
import { logCopyFailure } from './copy-failure.ts';

type ResultBlockProps = {
  title: string;
  text: string;
  japanese?: boolean;
  big?: boolean;
  /** Instead of the text as it is. */
  children?: ReactNode;
  foot?: ReactNode;
};

/** One copyable result. The text is shown as text: nothing in it becomes markup. */
export function ResultBlock({ title, text, japanese = false, big = false, children, foot }: ResultBlockProps) {
  return (
    <section className={cn('result', big && 'result-big')} aria-label={title}>
      <header>
        <h2 className="h3">{title}</h2>
        <CopyButton text={text} feedbackMs={1500} onFailed={logCopyFailure} />
      </header>
      <div className="result-text" {...(japanese && { lang: 'ja' })}>
        {children ?? text}
      </div>
      {foot && <p className="mt-2 text-fg-muted text-sm tabular-nums">{foot}</p>}
    </section>
  );
}
