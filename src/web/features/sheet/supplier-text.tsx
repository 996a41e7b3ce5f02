import { Link } from '@tanstack/react-router';
import { Bot, ClipboardPaste } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { MAX_ROBOT_TEXT } from '#domain/robots/robot-options.ts';
import { LinesWithoutSuggestion } from '#web/components/content/lines-without-suggestion.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { CheckboxRow } from '#web/components/ui/form/eye-checkbox.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { cn } from '#web/lib/cn.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';
import { AssistantDialog } from './assistant-dialogs.tsx';
import { SelectedWords, UnreadLineActions } from './selected-words.tsx';
import { Kbd, SheetBar, SidePanel } from './sheet-parts.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { isAccepted, type SheetActions, type StatedSuggestion, type SuggestionState, sourceRuns } from './use-sheet.ts';
import { OfferedVariants } from './variants-table.tsx';

/** The link to the next step, as the main button or beside it. */
export type NextStep = (variant: 'primary' | 'secondary') => ReactNode;

const KEYS = { '↑ ↓': 'andar', Enter: 'aceitar', E: 'corrigir', X: 'dispensar', Z: 'desfazer' };

/** "Ver no texto": the supplier's text beside its suggestions; the current suggestion is highlighted in both. */
export function SupplierText({ sheetActions, next }: { sheetActions: SheetActions; next: NextStep }) {
  const { product, open, acceptable } = sheetActions;
  const [isAsking, setIsAsking] = useState(false);
  // Lines that nobody has read come before the page that is written from the sheet.
  const isUnread = sheetActions.offeredLines.length > 0 && !sheetActions.isAnswered;
  const isNextUnread = isUnread && acceptable === 0;
  // While the text is read, nobody knows yet which of the two comes first.
  const page = next(isNextUnread || sheetActions.isReading ? 'secondary' : 'primary');
  const [currentId, setCurrentId] = useState<string>();
  const current = currentId ?? open[0]?.id;
  const [{ hasKeys }, setKeys] = useDraftState('sheet.keys', { hasKeys: true });
  const openIds = new Set(open.map(({ id }) => id));
  const stated = sheetActions.all.flatMap((suggestion) => {
    const state: SuggestionState | undefined = openIds.has(suggestion.id)
      ? suggestion.needsLook === 'conflict'
        ? 'conflict'
        : 'open'
      : isAccepted(suggestion, sheetActions.sheet)
        ? 'accepted'
        : product.dismissed.includes(suggestion.id)
          ? 'dismissed'
          : undefined;
    return state ? [{ suggestion, state }] : [];
  });
  // Without anything to decide or to look at, the text has the page to itself.
  const isListed = sheetActions.isReading || stated.length > 0 || sheetActions.offeredLines.length > 0;
  return (
    <>
      <div
        className={cn(
          'sheet-columns mt-2 mb-12 grid gap-6 *:min-w-0 lg:items-start lg:gap-10',
          isListed && 'lg:grid-cols-2',
        )}
      >
        <SidePanel
          as="section"
          // It stays in view beside the list.
          className="border-line-control bg-field lg:sticky lg:top-[calc(var(--size-bar)+1.5rem)] lg:max-h-[calc(100dvh-var(--size-bar)-3rem)] lg:overflow-y-auto"
          aria-label="Texto do fornecedor"
        >
          <SourceText sheetActions={sheetActions} stated={stated} current={current} onPick={setCurrentId} />
          {stated.length > 0 && (
            <footer className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-line border-t px-4 py-3 text-fg-muted text-sm/6 max-sm:hidden pointer-coarse:hidden">
              {hasKeys &&
                Object.entries(KEYS).map(([key, does]) => (
                  <span key={key} className="hidden items-center gap-1.75 lg:inline-flex">
                    <Kbd>{key}</Kbd>
                    {does}
                  </span>
                ))}
              <CheckboxRow checked={hasKeys} onChange={(event) => setKeys({ hasKeys: event.target.checked })}>
                Atalhos de uma tecla na lista
              </CheckboxRow>
            </footer>
          )}
        </SidePanel>
        <div>
          <SuggestionList
            sheetActions={sheetActions}
            stated={stated}
            current={current}
            onCurrent={setCurrentId}
            hasKeys={hasKeys}
          />
          <div className="mt-6">
            <OfferedVariants sheetActions={sheetActions} />
            {sheetActions.offeredLines.length > 0 && (
              <SheetBar>
                <LinesWithoutSuggestion
                  startOpen={isUnread}
                  lines={sheetActions.offeredLines}
                  actions={(line) => <UnreadLineActions line={line} sheetActions={sheetActions} />}
                />
                {!isNextUnread && (
                  <Button size="sm" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
                    <Bot aria-hidden="true" />
                    Preencher com o seu assistente
                  </Button>
                )}
              </SheetBar>
            )}
          </div>
        </div>
      </div>
      <div className="sheet-dock sticky bottom-(--thumb-room,0px) z-5 flex flex-wrap gap-2 border-line border-t bg-ground py-3 lg:static lg:justify-between max-lg:[&>.btn-primary]:flex-1">
        {isNextUnread && page ? (
          page
        ) : (
          <Button asChild>
            <Link to="/produtos/$productId" params={{ productId: product.id }}>
              {open.length > 0 ? 'Depois' : 'Ver a ficha'}
            </Link>
          </Button>
        )}
        {acceptable > 0 && (
          <Button
            variant="primary"
            onClick={() => {
              sheetActions.acceptAll();
              // What is left to decide may be far above.
              if (acceptable < open.length) document.getElementById('para-decidir')?.scrollIntoView();
            }}
          >
            {sheetActions.acceptWords}
          </Button>
        )}
        {isNextUnread && (
          <Button variant="primary" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
            Ler o que falta
          </Button>
        )}
        {acceptable === 0 && !isNextUnread && page}
      </div>
      <AssistantDialog product={product} isOpen={isAsking} onOpenChange={setIsAsking} />
    </>
  );
}

const WORDS: Record<SuggestionState, string> = {
  open: 'bg-transparent text-fg-soft underline decoration-[1.5px] decoration-dotted decoration-fg-muted',
  accepted: 'bg-transparent text-fg underline decoration-fg',
  dismissed: 'bg-transparent text-fg-muted line-through decoration-sumi-500',
  conflict: 'bg-danger/14 text-fg',
};
const CURRENT = '-mx-[0.0625em] rounded-[3px] bg-fg px-[0.25em] py-[0.125em] text-sumi-950';

type SourceTextProps = {
  sheetActions: SheetActions;
  stated: readonly StatedSuggestion[];
  current: string | undefined;
  onPick: (id: string) => void;
};

function SourceText({ sheetActions, stated, current, onPick }: SourceTextProps) {
  const { product } = sheetActions;
  const [isPasting, setIsPasting] = useState(product.source.trim() === '');
  const textRef = useRef<HTMLElement>(null);
  const marked = useMarkedWords(textRef);
  useEffect(() => {
    const text = textRef.current;
    const mark = current && text?.querySelector<HTMLElement>('[data-current="true"]');
    // On phones the text has its own scroll area: scroll only that, not the page.
    if (text && mark) text.scrollTop = mark.offsetTop - text.offsetTop - text.clientHeight / 3;
  }, [current]);
  if (isPasting) return <PasteSource sheetActions={sheetActions} onDone={() => setIsPasting(false)} />;
  return (
    <>
      <header className="flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1 border-line border-b py-1.5 pr-2 pl-4 text-fg-muted text-sm/6">
        <h2 className="grow">Texto do fornecedor</h2>
        <Button variant="ghost" size="sm" onClick={() => setIsPasting(true)}>
          <ClipboardPaste aria-hidden="true" />
          Colar outro
        </Button>
      </header>
      {/* Scrollable, so it must be reachable by keyboard. */}
      <section
        className="wrap-anywhere relative max-h-68 overflow-y-auto whitespace-pre-wrap p-4 text-fg-muted leading-[1.85] lg:max-h-none lg:px-5 lg:pt-4.5 lg:pb-5"
        ref={textRef}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
        tabIndex={0}
        aria-label="Marque palavras para dizer o que são"
      >
        {sourceRuns(product.source, stated, sheetActions, current).map(({ start, words, state, ids }) => {
          if (!state) return <span key={start}>{words}</span>;
          const isCurrent = current !== undefined && ids.includes(current);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users use the list beside the text.
            <mark
              key={start}
              className={cn(
                'underline-offset-[0.3em] [transition:background-color_160ms]',
                isCurrent ? CURRENT : WORDS[state],
                state === 'conflict' && 'shadow-[inset_0_-2px_0_var(--color-danger)]',
              )}
              data-current={isCurrent}
              onClick={() => ids[0] && onPick(ids[0])}
            >
              {words}
            </mark>
          );
        })}
      </section>
      {marked.words && (
        <SelectedWords key={marked.words} words={marked.words} sheetActions={sheetActions} onDone={marked.forget} />
      )}
    </>
  );
}

function PasteSource({ sheetActions, onDone }: { sheetActions: SheetActions; onDone: () => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return setProblem('Cole o texto do fornecedor.');
    sheetActions.save({ source: text.trim() });
    onDone();
  };
  return (
    <form className="grid gap-4 p-4" onSubmit={handleSubmit} noValidate>
      <Field label="Cole o texto do fornecedor" error={problem} hint="O que você já aceitou continua na ficha.">
        <Textarea
          rows={10}
          autoFocus
          maxLength={MAX_ROBOT_TEXT}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">Ler este texto</Button>
        {sheetActions.product.source.trim() && (
          <Button variant="ghost" onClick={onDone}>
            Cancelar
          </Button>
        )}
      </div>
    </form>
  );
}

const LONGEST_MARK = 1_000;

/** The last selected words; they are kept when a tap elsewhere clears the selection. */
function useMarkedWords(textRef: { readonly current: HTMLElement | null }) {
  const [words, setWords] = useState('');
  useEffect(() => {
    const read = () => {
      const selection = document.getSelection();
      const text = selection?.toString().trim() ?? '';
      const isInside = selection?.anchorNode && textRef.current?.contains(selection.anchorNode);
      if (isInside && text !== '' && text.length <= LONGEST_MARK) setWords(text);
    };
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, [textRef]);
  return { words, forget: () => setWords('') };
}
