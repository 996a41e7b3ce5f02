import { Link, useLocation } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { isAdmin } from '#domain/accounts/user-types.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { SearchBox } from '#web/components/content/search-box.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/states/empty-state.tsx';
import { usePlan } from '#web/lib/session/current-user.ts';
import type { HelpEntry } from './help-entry.ts';
import { helpOfPage, searchHelp } from './search-help.ts';

const OPENED = 3;

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
        <section className="card mb-8 *:border-0" aria-labelledby="desta-pagina">
          <h2 id="desta-pagina" className="text-sm text-fg-muted">
            A página em que você estava
          </h2>
          <Entry entry={here} isOpen />
        </section>
      )}
      {groups.map(({ id, title, entries }) => (
        <section key={id} className="mb-8" aria-labelledby={id}>
          <h2 id={id} className="h2 mb-2">
            {title}
          </h2>
          {entries
            .filter((entry) => entry !== here)
            .map((entry) => (
              <Entry
                key={`${entry.id}${target}`}
                entry={entry}
                isOpen={entry.id === target || (typed !== '' && count <= OPENED)}
              />
            ))}
        </section>
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

function Entry({ entry, isOpen }: { entry: HelpEntry; isOpen: boolean }) {
  return (
    <details className="group scroll-mt-20 border-b border-line" id={entry.id} open={isOpen}>
      <summary className="flex items-center justify-between py-2.5">
        <h3 className="h3 group-target:text-accent-text">{entry.question}</h3>
      </summary>
      <div className="pb-4">
        <p className="max-w-2xl text-fg-soft">
          <MixedText text={entry.what} />
        </p>
        {entry.steps.length > 0 && (
          <ul className="mt-2 max-w-2xl list-disc pl-4.5 text-fg-muted marker:text-fg-faint">
            {entry.steps.map((step) => (
              <li key={step} className="not-first:mt-1">
                <MixedText text={step} />
              </li>
            ))}
          </ul>
        )}
        {entry.to && (
          <Link to={entry.to} className="link mt-1 inline-flex min-h-10 items-center gap-1.5 text-sm/6 font-[550]">
            Abrir {entry.title}
            <ArrowRight aria-hidden="true" className="size-4" />
          </Link>
        )}
      </div>
    </details>
  );
}
