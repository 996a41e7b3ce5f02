import * as RadixDialog from '@radix-ui/react-dialog';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { splitAtMatch } from '#domain/text/fold-text.ts';
import { MAX_SEARCH } from '#domain/text/text-limits.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useReturnFocus } from '#web/components/ui/overlay/use-return-focus.ts';
import { cn } from '#web/lib/cn.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { KeyboardKey } from './keyboard-key.tsx';
import { isWorthAsking, readRecent, rememberSearch, searchQuery } from './search.queries.ts';
import { groupEntries, groupRecent, groupResults, type Hit } from './search-groups.ts';
import { actions, furtherPages, type SiteEntry } from './site-entries.ts';

const PAUSE_MS = 150;

export function SearchDialog({ pages, onClose }: { pages: readonly SiteEntry[]; onClose: () => void }) {
  const returnFocus = useReturnFocus();
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="scrim items-start pt-[12vh] max-md:bg-raised max-md:p-0">
          <RadixDialog.Content
            className="flex w-[min(100%,40rem)] animate-[rise_var(--duration-base)_var(--ease-out)] flex-col overflow-hidden rounded-xl bg-raised shadow-dialog max-md:h-dvh max-md:rounded-none max-md:shadow-none"
            aria-describedby={undefined}
            {...returnFocus}
          >
            <RadixDialog.Title className="sr-only">Buscar</RadixDialog.Title>
            <Palette pages={pages} onClose={onClose} />
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function Palette({ pages, onClose }: { pages: readonly SiteEntry[]; onClose: () => void }) {
  const { id: owner } = useCurrentUser();
  const router = useRouter();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [chosenId, setChosenId] = useState<string>();
  const phrase = typed.trim();
  const asked = useDebounced(phrase, PAUSE_MS);
  const { data, isError, isFetching, refetch } = useQuery(searchQuery(asked));
  const isAsking = isWorthAsking(phrase) && (phrase !== asked || isFetching);

  const groups = useMemo(() => {
    const entries = groupEntries([...pages, ...furtherPages], actions, phrase);
    if (!phrase) return [...groupRecent(readRecent(owner)), ...entries];
    return [...(isWorthAsking(phrase) ? groupResults(data) : []), ...entries];
  }, [pages, phrase, data, owner]);
  const hits = groups.flatMap((group) => group.hits);
  // The selected result stays selected while more results arrive.
  const active = hits.find(({ id }) => id === chosenId) ?? hits[0];
  const optionId = (hit: Hit) => `${listId}-${hits.indexOf(hit)}`;

  const activeOption = active && optionId(active);
  useEffect(() => {
    if (activeOption) document.getElementById(activeOption)?.scrollIntoView({ block: 'nearest' });
  }, [activeOption]);

  function choose({ target }: Hit) {
    if ('phrase' in target) {
      setTyped(target.phrase);
      field.current?.focus();
      return;
    }
    rememberSearch(owner, phrase);
    onClose();
    router.history.push(target.href);
  }

  function move(step: number) {
    const place = active ? hits.indexOf(active) : -1;
    setChosenId(hits[(place + step + hits.length) % hits.length]?.id);
  }

  function handleKeyDown(event: KeyboardEvent) {
    // Enter may confirm an IME composition (Japanese input), which is not a selection.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (hits.length > 0) move(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose(active);
    }
  }

  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-5 py-1 max-md:px-4">
        <Search aria-hidden="true" className="size-5 flex-none text-fg-muted" />
        <input
          ref={field}
          className="h-13 min-w-0 flex-1 text-lg/6 outline-none placeholder:text-fg-faint"
          role="combobox"
          type="text"
          aria-label="Buscar em tudo"
          placeholder="Buscar ou fazer"
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeOption}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_SEARCH}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosenId(undefined);
          }}
          onKeyDown={handleKeyDown}
        />
        <RadixDialog.Close asChild>
          <Button variant="ghost" size="icon-sm" aria-label="Fechar busca">
            <X aria-hidden="true" />
          </Button>
        </RadixDialog.Close>
      </div>
      <div
        className="max-h-[60vh] overflow-auto p-2 empty:hidden max-md:max-h-none max-md:flex-1"
        role="listbox"
        id={listId}
        aria-label="Resultados"
        aria-busy={isAsking}
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is not a fieldset.
          <div key={group.name} role="group" aria-labelledby={`${listId}-${group.name}`}>
            <div className="px-3 pt-2.5 pb-1 text-sm/6 font-[550] text-fg-muted" id={`${listId}-${group.name}`}>
              {group.name}
            </div>
            {group.hits.map((hit) => (
              <HitRow
                key={hit.id}
                hit={hit}
                typed={phrase}
                optionId={optionId(hit)}
                isActive={hit === active}
                onPoint={() => setChosenId(hit.id)}
                onChoose={() => choose(hit)}
              />
            ))}
          </div>
        ))}
      </div>
      {isError && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-5 text-fg-muted" role="alert">
          <span>Não foi possível buscar nas suas coisas.</span>
          <Button size="sm" onClick={() => void refetch()}>
            Tentar novamente
          </Button>
        </div>
      )}
      {hits.length === 0 && !isError && (
        <p className="p-5 text-fg-muted">{isAsking ? 'Procurando…' : `Nada com “${phrase}”. Tente outra palavra.`}</p>
      )}
      <output className="sr-only" aria-live="polite">
        {isAsking ? '' : countWords(hits.length)}
      </output>
      <div
        className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line px-5 py-2.5 text-sm/6 text-fg-muted *:inline-flex *:items-center *:gap-1.5 max-md:hidden pointer-coarse:hidden"
        aria-hidden="true"
      >
        <span>
          <KeyboardKey>↑</KeyboardKey>
          <KeyboardKey>↓</KeyboardKey>escolher
        </span>
        <span>
          <KeyboardKey>Enter</KeyboardKey>abrir
        </span>
        <span>
          <KeyboardKey>Esc</KeyboardKey>fechar
        </span>
      </div>
    </>
  );
}

const countWords = (count: number): string =>
  count === 0 ? 'Nenhum resultado' : count === 1 ? '1 resultado' : `${count} resultados`;

type HitRowProps = {
  hit: Hit;
  typed: string;
  optionId: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

/** One search result. The keyboard focus stays in the search field; the pointer selects here. */
function HitRow({ hit, typed, optionId, isActive, onPoint, onChoose }: HitRowProps) {
  const Icon = hit.icon;
  return (
    <button
      type="button"
      role="option"
      id={optionId}
      tabIndex={-1}
      aria-selected={isActive}
      className={cn(
        'relative flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-1.5 text-start max-md:grid max-md:min-h-13 max-md:grid-cols-[auto_minmax(0,1fr)] max-md:gap-y-0',
        isActive
          ? 'bg-press text-fg before:absolute before:inset-y-2.5 before:start-0 before:w-[3px] before:rounded-[2px] before:bg-accent'
          : 'text-fg-soft',
      )}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      {hit.photo ? (
        <img className="size-8 flex-none rounded-sm object-cover" src={hit.photo} alt="" />
      ) : (
        <Icon aria-hidden="true" className="size-4.5 flex-none text-fg-muted" />
      )}
      <span className="min-w-0 flex-1 truncate">
        <Marked text={hit.title} typed={typed} />
        {hit.detail && (
          <small className="ms-2 text-(length:--text-sm) text-fg-muted" {...(hit.isJapanese && { lang: 'ja' })}>
            <Marked text={hit.detail} typed={typed} />
          </small>
        )}
      </span>
      {hit.note && (
        <em className="max-w-[40%] truncate text-sm/6 text-fg-muted not-italic max-md:col-[2] max-md:max-w-none">
          {hit.note}
        </em>
      )}
    </button>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  const parts = splitAtMatch(text, typed);
  if (!parts) return <MixedText text={text} />;
  const [before, match, after] = parts;
  return (
    <>
      <MixedText text={before} />
      <mark className="bg-transparent font-semibold text-fg">
        <MixedText text={match} />
      </mark>
      <MixedText text={after} />
    </>
  );
}
