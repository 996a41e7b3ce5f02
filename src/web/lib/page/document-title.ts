import { useEffect } from 'react';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';

export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
}
