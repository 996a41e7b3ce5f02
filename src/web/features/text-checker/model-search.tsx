import { useMutation, useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type Finding, findSoftClaims } from '#contract/robots/robot-tools.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { call } from '#web/lib/api/api.ts';
import { errorMessage } from '#web/lib/api/error-message.ts';
import { robotWritersQuery } from '#web/lib/api/robot-writers-query.ts';

type ModelSearchProps = { text: string; onFound: (hints: readonly Finding[]) => void };

/** Lets the model look for what no rule knows, on request, because it uses the person's quota. */
export function ModelSearch({ text, onFound }: ModelSearchProps) {
  const { data: writers } = useQuery(robotWritersQuery);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const search = useMutation({
    networkMode: 'always',
    mutationFn: (searched: string) => {
      running.current = new AbortController();
      return call(findSoftClaims, { body: { text: searched } }, { signal: running.current.signal });
    },
    onSuccess: ({ findings }) => onFound(findings),
  });
  if (!writers?.model || writers.tokensLeft === 0) return null;
  const isDone = search.data !== undefined && search.variables === text;
  return (
    <div className="grid justify-items-start gap-3 border-line border-t py-4">
      {search.error && <Alert variant="error">{errorMessage(search.error)}</Alert>}
      {!isDone && (
        <Button size="sm" busy={search.isPending} onClick={() => !search.isPending && search.mutate(text)}>
          {!search.isPending && <Sparkles aria-hidden="true" />}
          {search.isPending ? 'A IA está lendo...' : 'Procurar também com a IA'}
        </Button>
      )}
      <p className="text-fg-soft text-sm" role="status">
        {isDone && outcomeOf(search.data.findings.length)}
      </p>
    </div>
  );
}

function outcomeOf(count: number): string {
  if (count === 0) return 'A IA não viu mais nada. Isto não garante que o texto está de acordo com a lei.';
  return count === 1 ? 'A IA viu mais 1 trecho. Confira.' : `A IA viu mais ${count} trechos. Confira cada um.`;
}
