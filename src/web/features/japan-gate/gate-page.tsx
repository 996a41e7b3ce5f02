import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { ListPlus } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { GateReply } from '#contract/products/japan-gate.ts';
import { createTask } from '#contract/tasks.ts';
import { COSTS_READ_ON } from '#domain/japan-gate/cost-notes.ts';
import { cannotBeCleared, type GateEntry } from '#domain/japan-gate/evaluate-gate.ts';
import { isAnswered } from '#domain/japan-gate/gate-answers.ts';
import { gateTasksOf } from '#domain/japan-gate/gate-tasks.ts';
import { type Question, SECTIONS, type SectionId } from '#domain/japan-gate/gate-types.ts';
import { GATE_DISCLAIMER } from '#domain/japan-gate/gate-words.ts';
import { isMissing } from '#web/components/content/missing-or-premium.ts';
import { OldRulesNote } from '#web/components/content/old-rules-note.tsx';
import { SourceLine } from '#web/components/content/source-line.tsx';
import { ProductMissing } from '#web/components/product/product-missing.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { BackLink } from '#web/components/ui/back-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { ErrorState } from '#web/components/ui/states/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/states/skeleton.tsx';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { call } from '#web/lib/api/api.ts';
import { cn } from '#web/lib/cn.ts';
import { gateQuery, useSaveGate } from './gate.queries.ts';
import { goToEntry } from './gate-entry.tsx';
import { GateQuestion, goToQuestion } from './gate-question.tsx';
import { GateChecklist, GateSale } from './gate-sale.tsx';
import { GateDetails, GateSection, GateVerdict, goToVerdict } from './gate-section.tsx';
import { type GateDraft, useGateDraft } from './use-gate-draft.ts';
import { isNotBegun } from './verdicts.tsx';
import './gate.css';

const goodsSections = (Object.keys(SECTIONS) as SectionId[]).filter((section) => section !== 'venda');

type GatePageProps = {
  productId: string;
  next: (variant: 'primary' | 'secondary') => ReactNode;
  /** Without one, `next` leads back to the product. */
  hasNext: boolean;
};

export function GatePage({ productId, next, hasNext }: GatePageProps) {
  const { data, error, isFetching, refetch } = useQuery(gateQuery(productId));
  if (isMissing(error)) return <ProductMissing />;
  return (
    <>
      <BackLink to="/produtos/$productId" params={{ productId }}>
        {data?.productName ?? 'Produto'}
      </BackLink>
      <PageHeader title="Pronto para o Japão" seal="japao">
        Marque o que se aplica e veja o motivo.
      </PageHeader>
      {data ? (
        <Gate productId={productId} reply={data} next={next} hasNext={hasNext} />
      ) : error ? (
        <ErrorState
          title="Não foi possível carregar as perguntas do Japão."
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <SkeletonGroup className="grid gap-6">
          <Skeleton className="h-24" />
          <Skeleton className="h-32" />
          <Skeleton className="h-64" />
        </SkeletonGroup>
      )}
    </>
  );
}

function Gate({ productId, reply, next, hasNext }: GatePageProps & { reply: GateReply }) {
  const draft = useGateDraft(productId, reply);
  const saving = useSaveGate(productId);
  const tasks = useGateTasks({ productId, productName: reply.productName });
  const { result, questions, missing } = draft;
  const [firstMissing] = missing;
  const goods = questions.filter(({ section, kind }) => section !== 'venda' && kind !== 'proof');
  const isQuiet = (question: Question) =>
    isAnswered(question, draft.answers) &&
    !result.entries.some((entry) => entry.question === question.id && entry.verdict !== 'sem_alerta');
  // What asked for nothing when the page was opened is folded; what is answered now stays where it is.
  const [quietAtFirst] = useState(() => goods.filter(isQuiet).map(({ id }) => id));
  const quietQuestions = goods.filter((question) => quietAtFirst.includes(question.id) && isQuiet(question));
  const isAlert = ({ verdict }: GateEntry) => verdict !== 'sem_alerta' && verdict === result.verdict;
  const alert = result.entries.find((entry) => isAlert(entry) && !cannotBeCleared(entry));
  const unclearableEntry = result.entries.find(cannotBeCleared);
  const failure = saving.error ?? tasks.error;

  // Saving rules out what is not ticked on the checklist.
  const save = () =>
    saving.mutate(draft.body(), {
      onSuccess: () => {
        draft.forget();
        // The checklist is done: what it led to stands above it.
        if (draft.isListOpen && !firstMissing) requestAnimationFrame(goToVerdict);
      },
    });

  const hash = useLocation({ select: (location) => location.hash });
  const goToProof = useEffectEvent(() => alert && goToEntry(alert));
  useEffect(() => {
    if (hash === 'prova') goToProof();
  }, [hash]);

  return (
    <>
      <OldRulesNote reviewedOn={reply.reviewedOn} />
      {!isNotBegun(result) && (
        <GateVerdict draft={draft}>
          {!draft.isDirty && !draft.isListOpen && result.entries.some(isAlert) && (
            <p className="mt-3 flex flex-wrap gap-2">
              <Button size="sm" busy={tasks.isPending} onClick={() => tasks.mutate(result.entries)}>
                {!tasks.isPending && <ListPlus aria-hidden="true" />}
                {tasks.isPending ? 'Criando...' : 'Criar tarefas'}
              </Button>
            </p>
          )}
        </GateVerdict>
      )}
      <GateSale draft={draft} reply={reply} />
      <GateChecklist draft={draft} suggestions={reply.suggestions} />
      {goodsSections.map((section) => {
        const asked = goods.filter((question) => question.section === section && !quietQuestions.includes(question));
        if (asked.length === 0) return null;
        return (
          <GateSection key={section} id={section} title={SECTIONS[section]}>
            {asked.map((question) => (
              <GateQuestion key={question.id} question={question} draft={draft} reply={reply} />
            ))}
          </GateSection>
        );
      })}
      {quietQuestions.length > 0 && (
        <GateDetails
          title={
            quietQuestions.length === 1 ? '1 resposta sem alerta' : `${quietQuestions.length} respostas sem alerta`
          }
        >
          {quietQuestions.map((question) => (
            <GateQuestion key={question.id} question={question} draft={draft} reply={reply} />
          ))}
        </GateDetails>
      )}
      {result.costs.length > 0 && (
        <GateDetails title="O que pode custar mais">
          <ul className="mt-3 grid gap-3">
            {result.costs.map(({ id, text, sources }) => (
              <li key={id}>
                <p>{text}</p>
                <SourceLine sources={sources} reviewedOn={COSTS_READ_ON} />
              </li>
            ))}
          </ul>
        </GateDetails>
      )}
      <p className="mt-6 max-w-[42em] text-fg-muted text-sm">{GATE_DISCLAIMER}</p>
      {failure && (
        <Alert variant="error" className="mt-6">
          {failure.message}
        </Alert>
      )}
      <div className="gate-dock sticky bottom-(--thumb-room,0px) z-15 mt-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t bg-ground pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-sm:[&>.btn]:flex-1">
        <p className={cn('mr-auto text-fg-muted text-sm', !firstMissing && 'max-sm:sr-only')} role="status">
          <span className="max-sm:sr-only">
            {draft.isDirty ? 'Há respostas ainda não salvas.' : reply.savedAt ? 'Tudo salvo.' : ''}{' '}
          </span>
          {missingWords(draft)}
        </p>
        {draft.isListOpen || draft.isDirty ? (
          <Button variant={draft.isSaleBegun ? 'primary' : 'secondary'} busy={saving.isPending} onClick={save}>
            {saving.isPending ? 'Salvando...' : saveWords(draft)}
          </Button>
        ) : firstMissing ? (
          <Button variant="primary" onClick={() => goToQuestion(firstMissing)}>
            Responder o que falta
          </Button>
        ) : alert ? (
          <>
            {/* A proof is needed before the first sale, and the page can be made meanwhile. */}
            {alert.verdict === 'precisa_de_prova' && next('secondary')}
            <Button variant="primary" onClick={() => goToEntry(alert)}>
              {alert.verdict === 'bloqueia' ? 'Ver o que impede' : 'Ver o que falta'}
            </Button>
          </>
        ) : unclearableEntry && !hasNext ? (
          <Button variant="primary" onClick={() => goToEntry(unclearableEntry)}>
            Ver o que guardar
          </Button>
        ) : (
          next('primary')
        )}
      </div>
    </>
  );
}

const saveWords = ({ isListOpen, missing }: GateDraft): string =>
  missing.length > 0 ? 'Salvar' : isListOpen ? 'Nada mais se aplica, salvar' : 'Salvar respostas';

function missingWords({ isSaleBegun, missing }: GateDraft): string {
  const { length: count } = isSaleBegun ? missing : missing.filter(({ section }) => section !== 'venda');
  const questions = count > 0 && `responder ${count === 1 ? '1 pergunta' : `${count} perguntas`}`;
  const steps = [!isSaleBegun && 'dizer como você vende', questions].filter(Boolean).join(' e ');
  return steps && `Falta ${steps}.`;
}

/** Adds one task per open alert to the board, in the column that every plan includes. */
function useGateTasks({ productId, productName }: { productId: string; productName: string }) {
  return useMutation({
    mutationFn: async (entries: readonly GateEntry[]) => {
      const tasks = gateTasksOf(productId, productName, entries);
      // Sequentially, because each task is appended to the end of the column.
      for (const task of tasks) await call(createTask, { body: { ...task, columnId: 'coluna1', productId } });
      return tasks.length;
    },
    onSuccess: (count) =>
      toast({
        title: count === 1 ? '1 tarefa no quadro' : `${count} tarefas no quadro`,
        description: 'Estão na sua primeira lista.',
      }),
  });
}
