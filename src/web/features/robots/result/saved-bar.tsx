import { Link } from '@tanstack/react-router';
import { BookmarkCheck, PackagePlus } from 'lucide-react';
import { Alert } from '#web/components/ui/alert.tsx';
import type { Writing } from '../use-writing.ts';
import { VersionsButton } from './text-versions.tsx';

/** Where the text is kept, how it read before, and the product it could begin. */
export function KeptBar({ writing }: { writing: Writing }) {
  const { textId, productId, editor } = writing;
  if (editor?.result.isKept === false) {
    return (
      <Alert variant="error" className="mt-4">
        Este texto não foi guardado. Copie ou baixe antes de sair.
      </Alert>
    );
  }
  if (!textId) return null;
  return (
    <p className="kept-bar">
      <span>
        <BookmarkCheck aria-hidden="true" />
        {productId ? (
          <Link to="/produtos/$productId" params={{ productId }} className="link">
            Guardado no produto
          </Link>
        ) : (
          <Link to="/produtos" className="link">
            Guardado em Produtos
          </Link>
        )}
      </span>
      <VersionsButton textId={textId} writing={writing} />
      {!productId && (
        <Link to="/produtos" search={{ texto: textId }} className="link">
          <PackagePlus aria-hidden="true" />
          Criar produto deste texto
        </Link>
      )}
    </p>
  );
}
