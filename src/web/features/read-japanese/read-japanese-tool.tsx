import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { MAX_ROBOT_TEXT } from '#domain/robots/robot-options.ts';
import { isRead, ReadJapaneseResult, ReadJapaneseWays } from '#web/components/read-japanese/read-japanese-result.tsx';
import { useReadJapanese } from '#web/components/read-japanese/use-read-japanese.ts';
import { ActionRow } from '#web/components/robot-text/bottom-bar.tsx';
import { RobotForm } from '#web/components/robot-text/robot-form.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { BackLink } from '#web/components/ui/back-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';

export function ReadJapaneseTool() {
  const reading = useReadJapanese();
  const { result, hasReader } = reading;
  const read = result && isRead(result) ? result : undefined;
  const wasRead = useRef(read !== undefined);

  // What was pressed is gone with the form, so the focus moves to the result.
  useEffect(() => {
    if (read && !wasRead.current) document.getElementById('leitura')?.focus();
    wasRead.current = read !== undefined;
  }, [read]);

  function handleSubmit() {
    if (hasReader) reading.read();
    else if (reading.browser.isOffered) reading.browser.read();
  }

  return (
    <div className="page">
      <BackLink to="/robos">Voltar</BackLink>
      <PageHeader title="O que isto diz" seal="sentido">
        {!read && 'Cole um texto em japonês, como a mensagem de um cliente, e leia em português.'}
      </PageHeader>
      {read ? (
        <>
          <ReadJapaneseResult reading={reading} result={read} />
          <Button variant="ghost" size="sm" className="-ml-2.5 mt-2" onClick={reading.edit}>
            <Pencil aria-hidden="true" />
            Editar<span className="sr-only"> o texto em japonês</span>
          </Button>
          <ActionRow isDocked className="mt-6">
            <Button onClick={reading.restart}>
              <span>
                Ler outra<span className="max-sm:sr-only"> mensagem</span>
              </span>
            </Button>
            <Button asChild variant="primary" className="max-sm:flex-1">
              <Link to="/robos/atendimento">Responder ao cliente</Link>
            </Button>
          </ActionRow>
        </>
      ) : (
        <RobotForm onSubmit={handleSubmit}>
          <Field label="Texto em japonês" error={reading.problem} required>
            <Textarea
              lang={reading.text ? 'ja' : undefined}
              className="max-sm:min-h-24"
              maxLength={MAX_ROBOT_TEXT}
              value={reading.text}
              placeholder="Cole aqui o texto em japonês"
              onChange={(event) => reading.change(event.target.value)}
            />
          </Field>
          {reading.failure && <Alert variant="error">{reading.failure}</Alert>}
          {(!hasReader || reading.failure || result) && (
            <div className="grid gap-3">
              <ReadJapaneseWays reading={reading} isMain={!hasReader} />
              <p className="text-fg-muted text-sm">
                {'Já sabe o que ele diz? '}
                <Link to="/robos/atendimento" className="link">
                  Responder ao cliente
                </Link>
              </p>
            </div>
          )}
          {hasReader && (
            <ActionRow isDocked>
              <p className="key-hint text-fg-muted text-sm max-sm:hidden">Ou tecle Ctrl + Enter.</p>
              <Button
                type="submit"
                variant="primary"
                className="max-sm:flex-1"
                busy={reading.isReading}
                disabled={reading.text.trim() === ''}
              >
                {reading.isReading ? 'Lendo...' : 'Ler em português'}
              </Button>
            </ActionRow>
          )}
        </RobotForm>
      )}
    </div>
  );
}
