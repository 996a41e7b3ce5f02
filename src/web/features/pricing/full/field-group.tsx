import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** Group of fields under a title with a dividing line. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="full-group" aria-labelledby={id}>
      <h2 id={id} className="full-group-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Collapsed fields that most people leave unchanged. */
export function MoreFields({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="full-more">
      <summary>
        {title}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className="full-more-fields">{children}</div>
    </details>
  );
}
