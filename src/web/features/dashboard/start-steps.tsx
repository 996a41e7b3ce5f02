import { Link } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { MAX_TASK_TITLE } from '#domain/tasks/task-board.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Input } from '#web/components/ui/form/input.tsx';

type StartProgress = { hasTask: boolean; hasPrice: boolean; hasText: boolean };

type StartStepsProps = StartProgress & { onTask: (title: string) => void; onHide: () => void };

/** The first three things to do here, each an eye to paint. */
export function StartSteps({ hasTask, hasPrice, hasText, onTask, onHide }: StartStepsProps) {
  return (
    <section className="card home-panel" aria-labelledby="start-steps">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="start-steps" className="h2">
          Comece por aqui
        </h2>
        <Button variant="ghost" size="sm" onClick={onHide}>
          Agora não
        </Button>
      </div>
      <p className="text-sm text-fg-muted">
        {`O ${PRODUCT_NAME} é o kit de quem vende do Brasil para o Japão: tarefas, preço em iene e textos em japonês num lugar só.`}
      </p>
      <ol className="home-steps">
        <Step isDone={hasTask} title="Escreva a primeira tarefa">
          {!hasTask && <FirstTask onTask={onTask} />}
        </Step>
        <Step isDone={hasPrice} title="Salve o primeiro preço">
          {!hasPrice && (
            <Button asChild size="sm">
              <Link to="/calculator" search={{ aba: 'completa' }}>
                Calcular preço
              </Link>
            </Button>
          )}
        </Step>
        <Step isDone={hasText} title="Crie o primeiro texto">
          {!hasText && (
            <Button asChild size="sm">
              <Link to="/robos">Abrir os robôs</Link>
            </Button>
          )}
        </Step>
      </ol>
    </section>
  );
}

function Step({ isDone, title, children }: { isDone: boolean; title: string; children: ReactNode }) {
  return (
    <li>
      <span className="eye" data-on={isDone} aria-hidden="true" />
      <span className={isDone ? 'text-fg-muted' : 'font-medium'}>
        {title}
        {isDone && <span className="sr-only"> (feito)</span>}
      </span>
      {isDone ? <span className="text-sm text-fg-muted">Feito</span> : children}
    </li>
  );
}

function FirstTask({ onTask }: { onTask: (title: string) => void }) {
  const [title, setTitle] = useState('');
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const written = title.trim();
    if (!written) return;
    onTask(written);
    setTitle('');
  }
  return (
    <form className="home-first-task" onSubmit={handleSubmit}>
      <Input
        aria-label="Primeira tarefa"
        placeholder="Pedir uma amostra"
        autoComplete="off"
        maxLength={MAX_TASK_TITLE}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Button type="submit" variant="primary">
        Criar
      </Button>
    </form>
  );
}
