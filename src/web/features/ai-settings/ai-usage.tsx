import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { MAX_TOKENS_PER_DAY } from '#domain/robots/ai-providers.ts';
import { formatWhole } from '#domain/text/format-number.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { StatList } from '#web/components/ui/stat-list.tsx';
import { Skeleton } from '#web/components/ui/states/skeleton.tsx';
import { aiSettingsQuery, isUntouched, useSaveAiSettings } from './ai-settings.queries.ts';

const LABELS = ['tokens hoje', 'por pessoa ao dia', 'falhas em 24 h'] as const;

/** Before anything is set up there is nothing to count, and `otherwise` keeps the place. */
export function AiUsage({ otherwise }: { otherwise: ReactNode }) {
  const { data, isPending } = useQuery(aiSettingsQuery);
  const [isEditing, setIsEditing] = useState(false);
  const save = useSaveAiSettings();
  if (isPending) {
    const value = <Skeleton className="h-[1em] w-14" />;
    return <StatList className="stats-line" stats={LABELS.map((label) => ({ label, value }))} />;
  }
  if (!data || isUntouched(data)) return otherwise;
  const { tokensPerDay, tokensToday, failures } = data;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const value = Number(new FormData(event.currentTarget).get('tokens'));
    save.mutate({ tokensPerDay: value }, { onSuccess: () => setIsEditing(false) });
  }

  const limit = tokensPerDay.value === 0 ? 'sem limite' : formatWhole(tokensPerDay.value);
  return (
    <StatList
      className="stats-line"
      stats={[
        { key: 'today', label: LABELS[0], value: formatWhole(tokensToday) },
        {
          key: 'limit',
          label: tokensPerDay.isFromServer ? (
            'por pessoa ao dia, definido no servidor'
          ) : (
            <button
              type="button"
              className="inline-flex items-center gap-1.5 text-left hover:text-fg"
              onClick={() => setIsEditing(true)}
            >
              {LABELS[1]}
              <span className="sr-only">, mudar limite</span>
              <Pencil className="size-3.25" aria-hidden="true" />
            </button>
          ),
          value: isEditing ? (
            <form
              className="flex flex-wrap items-center gap-2 font-normal font-sans text-base normal-nums tracking-normal"
              onSubmit={handleSubmit}
            >
              <Input
                className="max-w-40"
                name="tokens"
                type="number"
                min={0}
                max={MAX_TOKENS_PER_DAY}
                required
                autoFocus
                aria-label="Tokens por pessoa ao dia; 0 é sem limite"
                defaultValue={tokensPerDay.value}
              />
              <Button type="submit" size="sm" busy={save.isPending}>
                Salvar
              </Button>
            </form>
          ) : (
            limit
          ),
        },
        {
          key: 'failures',
          label: failures.length === 0 ? LABELS[2] : <a href="#falhas">{LABELS[2]}</a>,
          value: formatWhole(failures.reduce((sum, { count }) => sum + count, 0)),
        },
      ]}
    />
  );
}
