import { cn } from '#web/lib/cn.ts';

type ProgressProps = {
  label: string;
  /** 0 to 100. */
  value: number;
  tone?: 'fg' | 'accent';
  className?: string | undefined;
};

export function Progress({ label, value, tone = 'fg', className }: ProgressProps) {
  const percent = Math.round(Math.min(Math.max(value, 0), 100));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={cn('progress', tone === 'accent' && 'progress-accent', className)}
    >
      <i style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  );
}
