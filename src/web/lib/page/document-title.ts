import { useEffect } from 'react';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';

/** Names the tab after the page. Pages with a fixed title say it in their route's `staticData`. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
}
