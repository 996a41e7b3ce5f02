import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { lazyValue } from '#domain/lazy-value.ts';
import { MAX_TOKENS_PER_DAY } from '#domain/robots/ai-providers.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { StatList } from '#web/components/ui/stat-list.tsx';
import { aiSettingsQuery, isUntouched, useSaveAiSettings } from './ai-settings.queries.ts';

const whole = lazyValue(() => new Intl.NumberFormat('pt-BR'));

export function AiUsage() {
  const { data } = useQuery(aiSettingsQuery);
  const [isEditing, setIsEditing] = useState(false);
  const save = useSaveAiSettings();
  if (!data || isUntouched(data)) return null;
  const { tokensPerDay, tokensToday, failures } = data;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const value = Number(new FormData(event.currentTarget).get('tokens'));
    save.mutate({ tokensPerDay: value }, { onSuccess: () => setIsEditing(false) });
  }

  const limit = tokensPerDay.value === 0 ? 'sem limite' : whole().format(tokensPerDay.value);
  return (
    <StatList
      stats={[
        { key: 'today', label: 'tokens hoje', value: whole().format(tokensToday) },
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
              por pessoa ao dia
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
          label: failures.length === 0 ? 'falhas em 24 h' : <a href="#falhas">falhas em 24 h</a>,
          value: whole().format(failures.reduce((sum, { count }) => sum + count, 0)),
        },
      ]}
    />
  );
}
