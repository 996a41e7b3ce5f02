import { type FormEvent, useRef, useState } from 'react';
import { AppError } from '#domain/errors.ts';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { useUpdateProfile } from './profile.queries.ts';
import { SaveButton } from './save-button.tsx';
import { useTimedFlag } from './use-timed-flag.ts';

const texts = { idle: 'Atualizar', busy: 'Atualizando...', done: 'Atualizado!' };

export function NameForm() {
  const { name: savedName, email } = useCurrentUser();
  const [name, setName] = useState(savedName);
  const update = useUpdateProfile();
  const [isDone, raiseDone] = useTimedFlag(2000);
  const input = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (update.isPending) return;
    update.mutate(
      { name },
      {
        onSuccess: (profile) => {
          setName(profile.name);
          raiseDone();
        },
        onError: () => input.current?.focus(),
      },
    );
  };

  return (
    <form className="grid gap-4.5" onSubmit={submit} noValidate aria-label="Informações pessoais">
      <Field label="Nome" error={update.error ? describeFailure(update.error) : undefined}>
        <Input
          ref={input}
          name="name"
          required
          autoComplete="name"
          maxLength={120}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            update.reset();
          }}
        />
      </Field>
      <Field label="Email" hint="O email não pode ser alterado">
        <Input type="email" value={email} readOnly autoComplete="email" />
      </Field>
      <div>
        <SaveButton state={update.isPending ? 'busy' : isDone ? 'done' : 'idle'} texts={texts} />
      </div>
    </form>
  );
}

/** A refused field says what is wrong with it; anything else its own message. */
function describeFailure(error: Error): string {
  if (!(error instanceof AppError)) return 'Erro inesperado. Tente novamente.';
  return error.issues[0]?.message ?? error.message;
}
