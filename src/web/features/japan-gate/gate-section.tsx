import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';

type GateSectionProps = { id: string; title: string; children: ReactNode };

export const GateSection = ({ id, title, children }: GateSectionProps) => (
  <section className="pt-8 max-sm:pt-5" aria-labelledby={`gate-${id}`}>
    <h2 className="h3 text-fg-soft" id={`gate-${id}`}>
      {title}
    </h2>
    {children}
  </section>
);

export const GateDetails = ({ title, children }: Omit<GateSectionProps, 'id'>) => (
  <details className="pt-8 max-sm:pt-5">
    <summary className="min-h-11 cursor-pointer content-center">
      <h2 className="h3 inline">{title}</h2>
    </summary>
    {children}
  </details>
);

type GateRowProps = { as?: 'article' | 'div'; id?: string; className?: string; children: ReactNode; says?: ReactNode };

export const GateRow = ({ as: Tag = 'div', id, className, children, says }: GateRowProps) => (
  <Tag
    id={id}
    className={cn(
      'grid gap-3 border-line border-b py-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-10',
      className,
    )}
  >
    {children}
    {says && <div className="grid min-w-0 content-start gap-6">{says}</div>}
  </Tag>
);
