import type { RiskNote } from '#contract/robot-parts.ts';
import { Alert } from '#web/components/ui/alert.tsx';

/** Advice under a result; the result itself is never changed. */
export function RiskNotes({ notes }: { notes: readonly RiskNote[] }) {
  if (notes.length === 0) return null;
  return (
    <Alert variant="info" className="my-4">
      <p className="font-medium">Confira antes de publicar</p>
      <ul className="mt-1 grid gap-1">
        {notes.map((note) => (
          <li key={`${note.excerpt} ${note.reason}`}>
            <span lang="ja">「{note.excerpt}」</span> {note.reason} <span className="text-fg-muted">{note.law}.</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
