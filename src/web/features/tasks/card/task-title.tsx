import { splitLinks } from '#domain/text/title-links.ts';

type TaskTitleProps = { title: string; onOpen: () => void };

/** Pressing the title opens the task; URLs in it open as links. A title with only a URL is opened from the menu. */
export function TaskTitle({ title, onOpen }: TaskTitleProps) {
  const label = `${title}, abrir`;
  const parts = title.includes('://') ? splitLinks(title) : [{ text: title }];
  if (parts.length === 1 && !parts[0]?.href) {
    return (
      <button type="button" className="task-title" aria-label={label} onClick={onOpen}>
        {title}
      </button>
    );
  }
  const firstText = parts.findIndex((part) => !part.href);
  return (
    <span className="task-title">
      {parts.map((part, index) =>
        part.href ? (
          <a
            key={index.toString()}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            draggable={false}
            className="task-link"
          >
            {part.text}
          </a>
        ) : (
          <button
            key={index.toString()}
            type="button"
            className="task-title-text"
            onClick={onOpen}
            // Only one tab stop; the other text parts are for the pointer.
            {...(index === firstText ? { 'aria-label': label } : { tabIndex: -1, 'aria-hidden': true })}
          >
            {part.text}
          </button>
        ),
      )}
    </span>
  );
}
