import { Link } from '@tanstack/react-router';
import { Bot, ClipboardPaste } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { MAX_ROBOT_TEXT } from '#domain/robots/robot-options.ts';
import { UnreadLines } from '#web/components/content/unread-lines.tsx';
import { BackLink } from '#web/components/ui/back-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { CheckboxRow } from '#web/components/ui/form/eye-checkbox.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';
import { AssistantFillsSheet } from './assistant-fills-sheet.tsx';
import { MarkedWords, UnreadLineActions } from './marked-words.tsx';
import { OfferedVariants } from './offered-variants.tsx';
import { isAccepted } from './sheet-suggestions.ts';
import { type SuggestionState, sourceRuns } from './source-marks.ts';
import { SuggestionList } from './suggestion-list.tsx';
import type { SheetActions } from './use-sheet.ts';

/** "Ver no texto": the supplier's text beside its suggestions; the current suggestion is highlighted in both. */
export function SuggestionText({ sheetActions, next }: { sheetActions: SheetActions; next: ReactNode }) {
  const { product, open, acceptable } = sheetActions;
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
  return (
    <>
      <BackLink to="/produtos/$productId" params={{ productId: product.id }}>
        Ficha
      </BackLink>
      <div className="source-columns">
        <section className="source-doc" aria-label="Texto do fornecedor">
          <SourceText sheetActions={sheetActions} stated={stated} current={current} onPick={setCurrentId} />
          {stated.length > 0 && (
            <footer className="source-keys">
              {hasKeys && (
                <>
                  <span>
                    <kbd>↑ ↓</kbd>andar
                  </span>
                  <span>
                    <kbd>Enter</kbd>aceitar
                  </span>
                  <span>
                    <kbd>E</kbd>corrigir
                  </span>
                  <span>
                    <kbd>X</kbd>dispensar
                  </span>
                  <span>
                    <kbd>Z</kbd>desfazer
                  </span>
                </>
              )}
              <CheckboxRow checked={hasKeys} onChange={(event) => setKeys({ hasKeys: event.target.checked })}>
                Atalhos de uma tecla na lista
              </CheckboxRow>
            </footer>
          )}
        </section>
        <div className="min-w-0">
          {sheetActions.offeredLines.length > 0 && (
            <div className="sheet-bar">
              <UnreadLines
                lines={sheetActions.offeredLines}
                actions={(line) => <UnreadLineActions line={line} sheetActions={sheetActions} />}
              />
              <AssistantFillsSheet
                product={product}
                button={
                  <Button size="sm">
                    <Bot aria-hidden="true" />
                    Preencher com o seu assistente
                  </Button>
                }
              />
            </div>
          )}
          <OfferedVariants sheetActions={sheetActions} />
          <SuggestionList
            sheetActions={sheetActions}
            stated={stated}
            current={current}
            onCurrent={setCurrentId}
            hasKeys={hasKeys}
          />
        </div>
      </div>
      <div className="sheet-dock">
        <Button asChild>
          <Link to="/produtos/$productId" params={{ productId: product.id }}>
            {open.length > 0 ? 'Depois' : 'Ver a ficha'}
          </Link>
        </Button>
        {acceptable > 0 ? (
          <Button
            variant="primary"
            onClick={() => {
              sheetActions.acceptAll();
              // What is left to decide may be far above.
              if (acceptable < open.length) document.getElementById('para-decidir')?.scrollIntoView();
            }}
          >
            {acceptable === 1 ? 'Aceitar 1' : `Aceitar as ${acceptable}`}
          </Button>
        ) : (
          next
        )}
      </div>
    </>
  );
}

type SourceTextProps = {
  sheetActions: SheetActions;
  stated: Parameters<typeof sourceRuns>[1];
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
      <header>
        <h2 className="grow">Texto do fornecedor</h2>
        <Button variant="ghost" size="sm" onClick={() => setIsPasting(true)}>
          <ClipboardPaste aria-hidden="true" />
          Colar outro
        </Button>
      </header>
      {/* Scrollable, so it must be reachable by keyboard. */}
      <section
        className="source-text"
        ref={textRef}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
        tabIndex={0}
        aria-label="Marque palavras para dizer o que são"
      >
        {sourceRuns(product.source, stated, sheetActions, current).map(({ start, words, state, ids }) =>
          state ? (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users use the list beside the text.
            <mark
              key={start}
              data-state={state}
              data-current={current !== undefined && ids.includes(current)}
              onClick={() => ids[0] && onPick(ids[0])}
            >
              {words}
            </mark>
          ) : (
            <span key={start}>{words}</span>
          ),
        )}
      </section>
      {marked.words && (
        <MarkedWords key={marked.words} words={marked.words} sheetActions={sheetActions} onDone={marked.forget} />
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
    <form className="source-paste" onSubmit={handleSubmit} noValidate>
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
