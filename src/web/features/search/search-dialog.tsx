import * as RadixDialog from '@radix-ui/react-dialog';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { MAX_SEARCH } from '#domain/text/text-limits.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useReturnFocus } from '#web/components/ui/overlay/use-return-focus.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { HitRow } from './hit-row.tsx';
import { readRecent, rememberSearch } from './recent-searches.ts';
import './search.css';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { isWorthAsking, searchQuery } from './search.queries.ts';
import { groupEntries, groupRecent, groupResults, type Hit } from './search-groups.ts';
import { actions, furtherPages, type SiteEntry } from './site-entries.ts';

const PAUSE_MS = 150;

/** Searches the person's data and the site: one field, one list, arrow keys and Enter. */
export function SearchDialog({ pages, onClose }: { pages: readonly SiteEntry[]; onClose: () => void }) {
  const returnFocus = useReturnFocus();
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="scrim palette-scrim">
          <RadixDialog.Content className="palette" aria-describedby={undefined} {...returnFocus}>
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
      <div className="palette-field">
        <Search aria-hidden="true" />
        <input
          ref={field}
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
      <div className="palette-hits" role="listbox" id={listId} aria-label="Resultados" aria-busy={isAsking}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is not a fieldset.
          <div key={group.name} role="group" aria-labelledby={`${listId}-${group.name}`}>
            <div className="palette-group" id={`${listId}-${group.name}`}>
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
        <div className="palette-note" role="alert">
          <span>Não foi possível buscar nas suas coisas.</span>
          <Button size="sm" onClick={() => void refetch()}>
            Tentar novamente
          </Button>
        </div>
      )}
      {hits.length === 0 && !isError && (
        <p className="palette-note">{isAsking ? 'Procurando…' : `Nada com “${phrase}”. Tente outra palavra.`}</p>
      )}
      <output className="sr-only" aria-live="polite">
        {isAsking ? '' : countWords(hits.length)}
      </output>
      <div className="palette-foot" aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd>escolher
        </span>
        <span>
          <kbd>Enter</kbd>abrir
        </span>
        <span>
          <kbd>Esc</kbd>fechar
        </span>
      </div>
    </>
  );
}

const countWords = (count: number): string =>
  count === 0 ? 'Nenhum resultado' : count === 1 ? '1 resultado' : `${count} resultados`;
