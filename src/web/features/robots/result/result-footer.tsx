import { Link } from '@tanstack/react-router';
import { BookmarkCheck, Download, EllipsisVertical, History, PackagePlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { useNextVariant } from '#web/components/robot-text/points-bar.tsx';
import type { Result } from '#web/components/robot-text/result.ts';
import { useResultEditor } from '#web/components/robot-text/result-editor-context.ts';
import { SafeCopy } from '#web/components/robot-text/safe-copy.tsx';
import { flagsAt } from '#web/components/robot-text/warning-flags.ts';
import { Button } from '#web/components/ui/button.tsx';
import { LazyDropdown } from '#web/components/ui/overlay/lazy-dropdown.tsx';
import { useLazyComponent } from '#web/lib/page/use-lazy-component.ts';
import { saveFile } from '#web/lib/save-file.ts';
import type { RobotTextControls } from '../use-robot-text.ts';

const loadVersionsDialog = () => import('./versions-dialog.tsx').then((module) => module.VersionsDialog);

export type ResultFooterProps = {
  robotText: RobotTextControls;
  restartLabel: string;
  onRestart?: () => void;
  fileName: string;
  /** All its texts together, as they are copied and downloaded. */
  text: (result: Result) => string;
  more?: ReactNode;
};

export function ResultFooter(props: ResultFooterProps) {
  const { robotText, restartLabel, onRestart = robotText.clear, fileName, text, more } = props;
  const { result } = useResultEditor();
  const { textId, productId } = robotText;
  const [VersionsDialog, wantVersions] = useLazyComponent(loadVersionsDialog);
  const [isVersionsOpen, setVersionsOpen] = useState(false);
  function download() {
    const ending = result.writer === 'composer' ? '\n\nRascunho sem IA\n' : '\n';
    const file = new Blob([text(result), ending], { type: 'text/plain;charset=utf-8' });
    saveFile(file, `${PRODUCT_NAME.toLowerCase()}-${fileName}.txt`);
  }
  return (
    <div className="my-6 flex flex-wrap items-center gap-2 lg:border-line lg:border-t lg:pt-5">
      <Button onClick={onRestart}>{restartLabel}</Button>
      {more}
      <LazyDropdown
        button={
          <Button variant="ghost">
            <EllipsisVertical aria-hidden="true" />
            Mais
          </Button>
        }
      >
        {(Item) => (
          <>
            <Item onSelect={download}>
              <Download aria-hidden="true" />
              Baixar texto
            </Item>
            {textId && (
              <Item
                onSelect={() => {
                  wantVersions();
                  setVersionsOpen(true);
                }}
              >
                <History aria-hidden="true" />
                Versões anteriores
              </Item>
            )}
            {textId && !productId && (
              <Item asChild>
                <Link to="/produtos" search={{ texto: textId }}>
                  <PackagePlus aria-hidden="true" />
                  Criar produto deste texto
                </Link>
              </Item>
            )}
          </>
        )}
      </LazyDropdown>
      {textId && <SavedIn productId={productId} />}
      {textId && VersionsDialog && isVersionsOpen && (
        <VersionsDialog textId={textId} robotText={robotText} onClose={() => setVersionsOpen(false)} />
      )}
    </div>
  );
}

const SavedIn = ({ productId }: { productId: string | undefined }) => (
  <span className="inline-flex min-h-9 items-center gap-1.5 text-fg-muted text-sm/6 sm:ml-auto">
    <BookmarkCheck aria-hidden="true" className="size-4 flex-none" />
    {productId ? (
      <Link to="/produtos/$productId" params={{ productId }} className="link">
        Salvo no produto
      </Link>
    ) : (
      <Link to="/produtos" className="link">
        Salvo em Textos sem produto
      </Link>
    )}
  </span>
);

/** The main button of a result; asks first about its warnings. */
export function CopyAll({ text }: Pick<ResultFooterProps, 'text'>) {
  const { result } = useResultEditor();
  const places = Object.entries(result.texts).flatMap(([field, items]) => items.map((_, index) => ({ field, index })));
  return (
    <SafeCopy
      text={text(result)}
      label="Copiar tudo"
      flags={places.flatMap((place) => flagsAt(result, place))}
      variant={useNextVariant()}
      size="md"
      feedbackMs={1500}
    />
  );
}
