import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { cn } from '#web/lib/cn.ts';
import { renderMarkdown } from './render-markdown.ts';
import './rich-text.css';

/** Renders Markdown as sanitised elements. Imports the parser and the sanitiser: only for pages that need them. */
export function RichText({ markdown, className }: { markdown: string; className?: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  // Inserts the sanitised nodes directly: serialising and parsing them again could change them.
  useLayoutEffect(() => box.current?.replaceChildren(renderMarkdown(markdown)), [markdown]);
  useLinksInside(box);
  return <div ref={box} className={cn('rich', className)} />;
}

function useLinksInside(box: { current: HTMLElement | null }): void {
  const router = useRouter();
  useEffect(() => {
    const element = box.current;
    function follow(event: MouseEvent) {
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!isPlain || !link || link.target || link.origin !== window.location.origin) return;
      const { pathname, search, hash } = link;
      // Files and the landing page are outside the application; the browser handles links within this page.
      const [, , page] = router.getMatchedRoutes(pathname);
      if (!page || pathname === '/' || pathname === window.location.pathname) return;
      event.preventDefault();
      router.history.push(`${pathname}${search}${hash}`);
    }
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [box, router]);
}
