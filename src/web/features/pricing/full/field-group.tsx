import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** Fields under a ruled title. */
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

/** Fields that most people leave as they are. */
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
