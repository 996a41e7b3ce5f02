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
    <header className="page-head">
      <div className="page-head-title">
        {seal && <Seal name={seal} tone={sealTone} />}
        <div className="min-w-0">
          <h1 className="h1">{title}</h1>
          {children && <p>{children}</p>}
        </div>
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
