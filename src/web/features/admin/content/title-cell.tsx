/** First column of a table: the title with a secondary line under it. */
export function TitleCell({ title, detail }: { title: string; detail?: string | undefined }) {
  return (
    <span className="grid min-w-0 gap-0.5 md:min-w-28">
      <span className="font-medium text-fg">{title}</span>
      {detail && <span className="line-clamp-1 text-sm text-fg-muted">{detail}</span>}
    </span>
  );
}
