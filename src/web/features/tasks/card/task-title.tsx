import type { ButtonHTMLAttributes } from 'react';
import { splitLinks } from '#domain/text/title-links.ts';
import { cn } from '#web/lib/cn.ts';

type TitleBoxProps = ButtonHTMLAttributes<HTMLElement> & { as: 'button' | 'span'; isDone: boolean };

export function TitleBox({ as: Tag, isDone, ...props }: TitleBoxProps) {
  return (
    <Tag
      className={cn(
        // Does not break inside a Japanese word.
        'max-w-full min-w-0 rounded-xs text-left break-keep wrap-anywhere select-none',
        isDone && 'text-fg-faint line-through decoration-sumi-500',
      )}
      data-title
      {...props}
    />
  );
}

type TaskTitleProps = { title: string; isDone: boolean; onOpen: () => void };

/** Pressing the title opens the task; URLs in it open as links. A title with only a URL is opened from the menu. */
export function TaskTitle({ title, isDone, onOpen }: TaskTitleProps) {
  const label = `${title}, abrir`;
  const parts = title.includes('://') ? splitLinks(title) : [{ text: title }];
  if (parts.length === 1 && !parts[0]?.href) {
    return (
      <TitleBox as="button" type="button" isDone={isDone} aria-label={label} onClick={onOpen}>
        {title}
      </TitleBox>
    );
  }
  const firstText = parts.findIndex((part) => !part.href);
  return (
    <TitleBox as="span" isDone={isDone}>
      {parts.map((part, index) =>
        part.href ? (
          <a
            key={index.toString()}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            draggable={false}
            className="relative wrap-anywhere underline decoration-line-strong underline-offset-[0.2em]"
          >
            {part.text}
          </a>
        ) : (
          <button
            key={index.toString()}
            type="button"
            className="inline text-left wrap-anywhere whitespace-pre-wrap"
            onClick={onOpen}
            // Only one tab stop; the other text parts are for the pointer.
            {...(index === firstText ? { 'aria-label': label } : { tabIndex: -1, 'aria-hidden': true })}
          >
            {part.text}
          </button>
        ),
      )}
    </TitleBox>
  );
}
