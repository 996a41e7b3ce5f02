import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Shield } from 'lucide-react';
import type { Reply } from '#contract/endpoint.ts';
import { testRobots } from '#contract/robot-tools.ts';
import { AppError } from '#domain/errors.ts';
import { once } from '#domain/once.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { call } from '#web/lib/api.ts';
import { robotSetupQuery } from './robots.queries.ts';

const example = [
  ['AI_PROVIDER', 'openai-compatible'],
  ['AI_BASE_URL', 'http://127.0.0.1:11434/v1'],
  ['AI_MODEL', 'qwen3:8b'],
  ['AI_API_KEY', 'opcional em servidor local'],
] as const;

/** For the administrator: what is set up, how to switch a model on, and whether it answers. */
export function ModelSetup() {
  const setup = useQuery(robotSetupQuery);
  const test = useMutation({ networkMode: 'always', mutationFn: () => call(testRobots, {}) });
  return (
    <div className="model-setup">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="flex items-center gap-2 font-semibold">
          Ligar a IA
          <Badge variant="admin">
            <Shield aria-hidden="true" />
            Admin
          </Badge>
        </h3>
        <Button size="sm" busy={test.isPending} onClick={() => test.mutate()}>
          {test.isPending ? 'Testando...' : 'Testar'}
        </Button>
      </header>
      {setup.data?.setUp.map((each) => (
        <p key={each.kind} className="text-fg-soft text-sm">
          {each.kind === 'model' ? 'Modelo ligado: ' : 'Serviço de tradução ligado: '}
          <strong className="font-semibold text-fg">{[each.provider, each.model].filter(Boolean).join(', ')}</strong>
          {each.host && ` em ${each.host}`}
        </p>
      ))}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are read by scrolling, also by keyboard */}
      <section className="model-setup-file" tabIndex={0} aria-label="Variáveis do servidor">
        <span className="text-fg-faint"># no .env do servidor</span>
        {example.map(([name, value]) => (
          <span key={name} className="block">
            {name}=<span className="text-matcha-300">{value}</span>
          </span>
        ))}
      </section>
      <div role="status" className="grid gap-2 empty:hidden">
        {test.data && <TestResults tests={test.data.tests} />}
        {test.error && <Outcome isWorking={false}>{messageOf(test.error)}</Outcome>}
      </div>
      <p className="text-fg-muted text-sm">
        Salve, reinicie o Dropar e teste de novo. Para um servidor local, o modelo precisa estar baixado. Só
        administradores veem este quadro.
      </p>
    </div>
  );
}

function TestResults({ tests }: { tests: Reply<typeof testRobots>['tests'] }) {
  if (tests.length === 0) {
    return <Outcome isWorking={false}>Nada ligado ainda. Preencha as variáveis acima e reinicie o Dropar.</Outcome>;
  }
  return tests.map((each) => (
    <Outcome key={each.kind} isWorking={each.isWorking}>
      {each.message} {each.isWorking && `(${seconds().format(each.milliseconds / 1000)} s)`}
    </Outcome>
  ));
}

const seconds = once(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }));

function Outcome({ isWorking, children }: { isWorking: boolean; children: React.ReactNode }) {
  const Icon = isWorking ? CircleCheck : CircleAlert;
  return (
    <p className={isWorking ? 'flex gap-2 text-sm text-success' : 'flex gap-2 text-danger text-sm'}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 flex-none" />
      <span>{children}</span>
    </p>
  );
}

const messageOf = (error: Error): string =>
  error instanceof AppError ? error.message : 'Não foi possível testar agora. Tente de novo.';
