import { useLayoutEffect, useRef } from 'react';
import { cn } from '#web/lib/cn.ts';
import { renderMarkdown } from './render-markdown.ts';
import './rich-text.css';

/** Markdown as safe elements. Brings the parser and the sanitiser along: only for pages that show such texts. */
export function RichText({ markdown, className }: { markdown: string; className?: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  // The sanitised nodes go in as they are: turning them into a string and parsing it again could change them.
  useLayoutEffect(() => box.current?.replaceChildren(renderMarkdown(markdown)), [markdown]);
  return <div ref={box} className={cn('rich', className)} />;
}
