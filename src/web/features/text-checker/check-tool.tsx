import type { FormEvent } from 'react';
import { MAX_ROBOT_TEXT } from '#domain/robots/robot-options.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { BackLink } from '#web/components/ui/back-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { ActionRow } from '#web/components/writing/dock.tsx';
import { RobotForm } from '#web/components/writing/robot-form.tsx';
import { CheckResult } from './check-result.tsx';
import { useCheck } from './use-check.ts';

export function CheckTool({ productId }: { productId: string | undefined }) {
  const check = useCheck(productId);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    check.check();
  }

  return (
    <div className="page">
      <BackLink to="/robos">Voltar</BackLink>
      <PageHeader title="Verificador de texto" seal="verificador">
        {!check.checked && 'Cole japonês ou português. O que a lei japonesa não deixa prometer aparece marcado.'}
      </PageHeader>
      {check.checked ? (
        <CheckResult check={check} checked={check.checked} />
      ) : (
        <RobotForm onSubmit={handleSubmit}>
          <Field label="Seu texto" error={check.problem} required>
            <Textarea
              className="min-h-56"
              maxLength={MAX_ROBOT_TEXT}
              value={check.draft}
              placeholder="Título, descrição, anúncio: em japonês ou em português"
              onChange={(event) => check.changeDraft(event.target.value)}
            />
          </Field>
          {check.failure && <Alert variant="error">{check.failure}</Alert>}
          <ActionRow isDocked>
            <p className="key-hint text-fg-muted text-sm max-sm:hidden">Ctrl + Enter também confere.</p>
            <Button type="submit" variant="primary" busy={check.isChecking} className="max-sm:w-full">
              {check.isChecking ? 'Conferindo...' : 'Conferir texto'}
            </Button>
          </ActionRow>
        </RobotForm>
      )}
    </div>
  );
}
