import { Link } from '@tanstack/react-router';
import { chosenText } from '#domain/publishing/publish-contents.ts';
import { Button } from '#web/components/ui/button.tsx';
import type { EditorProps } from './editor-props.ts';

/** Translations of this product; the selected one becomes its description. */
export function TextChoice({ productId, reply: { descriptions, listing }, onDone }: EditorProps) {
  const chosen = chosenText(descriptions, listing);
  return (
    <div className="grid gap-3">
      {descriptions.length > 0 && (
        <ul aria-label="Textos em japonês" className="grid gap-2">
          {descriptions.map(({ id, title, text }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="eye" data-on={id === chosen?.id} aria-hidden="true" />
              <span className="min-w-0 flex-[1_1_12rem]">
                {title}
                <small lang="ja" className="line-clamp-2 text-fg-muted">
                  {text.slice(0, 120)}
                </small>
              </span>
              {id === chosen?.id ? (
                <span className="text-fg-muted text-sm">Na página</span>
              ) : (
                <Button size="sm" aria-label={`Usar ${title}`} onClick={() => onDone({ listing: { textId: id } })}>
                  Usar
                </Button>
              )}
              <Button asChild size="sm" variant="ghost">
                <Link to="/robos/tradutor" search={{ produto: productId, texto: id }} aria-label={`Abrir ${title}`}>
                  Abrir
                </Link>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button asChild size="sm" className="justify-self-start">
        <Link to="/robos/tradutor" search={{ produto: productId, novo: true }}>
          Escrever em japonês com o Tradutor
        </Link>
      </Button>
    </div>
  );
}
