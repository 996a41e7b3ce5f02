import { splitLinks } from '#domain/text/title-links.ts';

type TaskTitleProps = { title: string; onEdit: () => void };

/** The title is pressed to edit it. Its web addresses open instead; one that is nothing else is edited from the menu. */
export function TaskTitle({ title, onEdit }: TaskTitleProps) {
  const label = `${title}, editar`;
  const parts = title.includes('://') ? splitLinks(title) : [{ text: title }];
  if (parts.length === 1 && !parts[0]?.href) {
    return (
      <button type="button" className="task-title" aria-label={label} onClick={onEdit}>
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
            onClick={onEdit}
            // One stop for the keyboard; the other pieces are for the hand.
            {...(index === firstText ? { 'aria-label': label } : { tabIndex: -1, 'aria-hidden': true })}
          >
            {part.text}
          </button>
        ),
      )}
    </span>
  );
}
