import { CircleAlert, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { cn } from '#web/lib/cn.ts';

const tones = {
  law: 'bg-info-wash text-ai-300',
  fact: 'bg-danger-wash text-beni-300',
  hint: 'text-washi-300',
};

type WarningBoxProps = {
  as?: 'div' | 'li' | 'p';
  /** Rose for a wrong or missing fact, indigo for law. */
  tone: 'law' | 'fact';
  isHint?: boolean;
  alone?: boolean;
  children: ReactNode;
};

export function WarningBox({ as: Box = 'div', tone, isHint = false, alone = false, children }: WarningBoxProps) {
  const Icon = tone === 'law' ? Scale : CircleAlert;
  return (
    <Box
      data-warning={tone}
      className={cn(
        'col-span-full grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2.5 gap-y-1.5 px-4 py-3 text-sm/[1.45] lg:px-5 [&_.btn]:border-line-control [&_.btn]:bg-transparent',
        tones[isHint ? 'hint' : tone],
        alone ? 'my-2 rounded-md' : 'border-line border-t',
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4" />
      {children}
    </Box>
  );
}

export const Swap = ({ children, onTake }: { children: ReactNode; onTake: (() => void) | undefined }) => (
  <div className="col-[2/-1] flex flex-wrap items-center gap-x-3 gap-y-2 text-fg">
    <span className="min-w-0 flex-[1_1_14rem] [&_[lang=ja]]:text-[1rem]/[1.6]">{children}</span>
    {onTake && (
      <Button size="sm" className="max-sm:w-full" onClick={onTake}>
        Usar esta
      </Button>
    )}
  </div>
);
