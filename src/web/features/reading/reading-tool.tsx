import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { FormEvent } from 'react';
import { MAX_ROBOT_TEXT } from '#domain/robots/robot-options.ts';
import { CopyReadingRequest, isRead, NO_READER, ReadingResult } from '#web/components/reading/reading-result.tsx';
import { useReading } from '#web/components/reading/use-reading.ts';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { submitOnCtrlEnter } from '#web/components/writing/submit-on-ctrl-enter.ts';
import { robotWritersQuery } from '#web/lib/api/robot-writers-query.ts';
import { cn } from '#web/lib/cn.ts';
import '#web/components/writing/robots.css';

const BROWSER_READS = 'Sem IA nem tradutor ligado: quem lê é o tradutor do navegador, ou o assistente que você já tem.';

export function ReadingTool() {
  const reading = useReading();
  const { data: writers } = useQuery(robotWritersQuery);
  const { result } = reading;
  const hasReader = writers?.read !== 'composer';
  const canRead = hasReader || !reading.browser.isMissing;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (canRead) void reading.read();
  }

  return (
    <div className="page">
      <Link to="/robos" className="back-link">
        <ArrowLeft aria-hidden="true" />
        Voltar
      </Link>
      <PageHeader title="O que isto diz" seal="sentido">
        Cole um texto em japonês, como a mensagem de um cliente, e leia em português.
      </PageHeader>
      {result && isRead(result) ? (
        <>
          <ReadingResult result={result} browser={reading.browser} />
          <div className="robot-actions dock mt-6">
            <Button onClick={reading.restart}>Ler outro texto</Button>
            <Button asChild variant="primary">
              <Link to="/robos/atendimento">Responder ao cliente</Link>
            </Button>
          </div>
        </>
      ) : (
        <form className="robot-form" onSubmit={handleSubmit} onKeyDown={submitOnCtrlEnter} noValidate>
          <Field label="Texto em japonês" error={reading.problem} required>
            <Textarea
              lang="ja"
              maxLength={MAX_ROBOT_TEXT}
              value={reading.text}
              placeholder="お問い合わせ、レビュー、商品説明など"
              onChange={(event) => reading.change(event.target.value)}
            />
          </Field>
          {reading.failure && (
            <Alert variant="error">
              {reading.failure} O assistente que você já tem também lê: leve o pedido a ele.
            </Alert>
          )}
          {result && <ReadingResult result={result} browser={reading.browser} isMain />}
          {!result && (
            <div className="robot-actions dock">
              <p className={cn('text-fg-muted text-sm', hasReader && 'key-hint max-sm:hidden')}>
                {hasReader ? 'Ou tecle Ctrl + Enter.' : canRead ? BROWSER_READS : NO_READER}
              </p>
              <span className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
                {canRead && (
                  <Button type="submit" variant={reading.failure ? 'secondary' : 'primary'} busy={reading.isReading}>
                    {reading.isReading ? 'Lendo...' : 'Ler em português'}
                  </Button>
                )}
                {(!hasReader || reading.failure) && (
                  <CopyReadingRequest
                    text={reading.text}
                    variant={canRead && !reading.failure ? 'secondary' : 'primary'}
                    disabled={reading.text.trim() === ''}
                  />
                )}
              </span>
            </div>
          )}
        </form>
      )}
    </div>
  );
}
