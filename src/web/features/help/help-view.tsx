import { Link, useLocation } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { isAdmin } from '#domain/accounts/user-types.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { SearchBox } from '#web/components/content/search-box.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { usePlan } from '#web/lib/session/current-user.ts';
import type { HelpEntry } from './help-entry.ts';
import './help.css';
import { helpOfPage, searchHelp } from './search-help.ts';

/** All help on one page: the entry of the previously open page comes first; the rest is filtered while typing. */
export function HelpView({ from }: { from: string | undefined }) {
  const plan = usePlan();
  const [typed, setTyped] = useState('');
  const target = useLocation({ select: ({ hash }) => hash });
  const groups = searchHelp(typed, isAdmin(plan));
  const here = from && !typed ? helpOfPage(from, isAdmin(plan)) : undefined;
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <search className="mb-6 block max-w-xl">
        <SearchBox label="Buscar na ajuda" placeholder="Buscar na ajuda" text={typed} onTextChange={setTyped} />
        <p className="sr-only" role="status">
          {typed && (count === 1 ? '1 resposta' : `${count} respostas`)}
        </p>
      </search>
      {here && (
        <section className="card help-here" aria-labelledby="desta-pagina">
          <h2 id="desta-pagina" className="text-sm text-fg-muted">
            A página em que você estava
          </h2>
          <Entry entry={here} isHere />
        </section>
      )}
      {groups.map(({ id, title, entries }, at) => (
        <details
          key={`${id}${typed && 'busca'}${target}`}
          className="help-group"
          open={typed !== '' || (target ? entries.some((entry) => entry.id === target) : at === 0)}
        >
          <summary>
            <h2 id={id} className="h2">
              {title}
            </h2>
            <small>{entries.length}</small>
          </summary>
          <div>
            {entries
              .filter((entry) => entry !== here)
              .map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
          </div>
        </details>
      ))}
      {groups.length === 0 && (
        <EmptyState
          title="Nada com estas palavras."
          action={<Button onClick={() => setTyped('')}>Limpar busca</Button>}
        >
          Tente uma palavra só, como “preço” ou “senha”.
        </EmptyState>
      )}
    </>
  );
}

function Entry({ entry, isHere = false }: { entry: HelpEntry; isHere?: boolean }) {
  return (
    <article className="help-entry" id={entry.id}>
      <h3 className="h3">{entry.title}</h3>
      <div className="min-w-0">
        <p>
          <MixedText text={entry.what} />
        </p>
        {entry.steps.length > 0 && (
          <ul className="help-steps">
            {entry.steps.map((step) => (
              <li key={step}>
                <MixedText text={step} />
              </li>
            ))}
          </ul>
        )}
        {entry.to && (
          <Link to={entry.to} className="help-link">
            {isHere ? 'Voltar para' : 'Abrir'} {entry.title}
            <ArrowRight aria-hidden="true" />
          </Link>
        )}
      </div>
    </article>
  );
}
