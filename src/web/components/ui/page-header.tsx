import type { ReactNode } from 'react';
import { Seal, type SealName } from './brand/seal.tsx';

type PageHeaderProps = {
  title: ReactNode;
  /** The page's seal; only one per page is vermilion. */
  seal?: SealName | undefined;
  /** Muted when another seal of the page is vermilion. */
  sealTone?: 'accent' | 'quiet';
  children?: ReactNode;
  actions?: ReactNode;
};

/** Title of a page with its seal; `children` is the line under it. */
export function PageHeader({ title, seal, sealTone = 'accent', children, actions }: PageHeaderProps) {
  return (
    <PageHead>
      <div className="flex min-w-0 flex-[1_1_20rem] items-start gap-4 max-md:gap-3">
        {seal && <Seal name={seal} tone={sealTone} className="mt-0.5 max-md:size-8" />}
        <div className="min-w-0">
          <h1 className="h1">{title}</h1>
          {children && <p className="mt-2 max-w-152 text-fg-muted">{children}</p>}
        </div>
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </PageHead>
  );
}

/** The row of the title; also while it loads, then as a `div`. */
export const PageHead = ({ as: Tag = 'header', children }: { as?: 'header' | 'div'; children: ReactNode }) => (
  <Tag className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 max-md:mb-6">{children}</Tag>
);
