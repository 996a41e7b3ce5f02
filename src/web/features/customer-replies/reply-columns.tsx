import type { ReactNode } from 'react';

/** Form at the left, text at the right. On phones it is no box: its bottom bar belongs to the whole page. */
export const ReplyColumns = ({ children }: { children: ReactNode }) => (
  <div className="max-lg:contents lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-10 lg:gap-y-5 lg:pt-6 max-lg:*:mt-6 [&_.input]:text-ellipsis">
    {children}
  </div>
);
