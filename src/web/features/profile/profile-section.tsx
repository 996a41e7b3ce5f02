import { type ReactNode, useId } from 'react';

type ProfileSectionProps = { title: string; hint?: string; children: ReactNode };

export function ProfileSection({ title, hint, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 border-t border-line py-8 min-[56rem]:grid-cols-[17rem_minmax(0,28rem)] min-[56rem]:gap-12"
    >
      <div>
        <h2 id={id} className="h2">
          {title}
        </h2>
        {hint && <p className="mt-1 text-sm text-fg-muted">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
