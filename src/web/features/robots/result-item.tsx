import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { cn } from '#web/lib/cn.ts';
import { logCopyFailure } from './copy-failure.ts';

type ResultItemProps = {
  /** "Descrição 1": above the text, and the name of its copy button. */
  label: string;
  text: string;
  /** In Portuguese, under the text. */
  detail?: string | undefined;
  strong?: boolean;
};

/** A line of Japanese with its copy button. */
export function ResultItem({ label, text, detail, strong = false }: ResultItemProps) {
  return (
    <li>
      <div className="min-w-0 flex-1">
        <p className="text-fg-muted text-sm">{label}</p>
        <p className={cn('result-text max-w-xl', strong && 'font-semibold text-lg')} lang="ja">
          {text}
        </p>
        {detail && <p className="text-fg-muted text-sm">{detail}</p>}
      </div>
      <CopyButton text={text} label={`Copiar ${label}`} iconOnly feedbackMs={1200} onFailed={logCopyFailure} />
    </li>
  );
}
