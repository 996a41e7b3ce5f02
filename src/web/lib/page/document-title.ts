import { useEffect } from 'react';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';

/** Sets the tab's title. Pages with a fixed title set it in their route's `staticData`. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
}
