import type { ReactNode } from 'react';

export const SplitSection = ({ labelledBy, children }: { labelledBy?: string | undefined; children: ReactNode }) => (
  <section
    className="grid gap-5 border-line border-t py-7 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12 [.tabs+&]:border-t-0 [.tabs+&]:pt-0 [summary+&]:border-t-0 [summary+&]:pt-1"
    aria-labelledby={labelledBy}
  >
    {children}
  </section>
);
