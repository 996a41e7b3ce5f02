import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** Group of fields under a title with a dividing line. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="grid gap-4" aria-labelledby={id}>
      <h2 id={id} className="border-b border-line pb-2 font-display text-base/[1.4] font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Collapsed fields that most people leave unchanged. */
export function MoreFields({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-(--size-touch) items-center justify-between gap-2 text-sm/6 text-fg-muted hover:text-fg">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-[rotate] duration-(--duration-fast) ease-out group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 pt-1">{children}</div>
    </details>
  );
}

/** Two fields side by side, where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3">{children}</div>
);
