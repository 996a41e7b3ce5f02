import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type AiSettingsView, type ModelTest, testModel } from '#contract/admin/ai-settings.ts';
import { lazyValue } from '#domain/lazy-value.ts';
import { MODEL_TEST_TEXTS, type TestedRobot, testedRobots } from '#domain/robots/ai-providers.ts';
import { Button } from '#web/components/ui/button.tsx';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { callStream } from '#web/lib/api/call-stream.ts';
import { formatDate } from '#web/lib/format-date.ts';
import { ProgressMark } from './ai-section.tsx';
import { aiSettingsQuery, hasModel } from './ai-settings.queries.ts';

/** Approximate token use of the twelve test texts, including their prompts. */
const EXAM_TOKENS = '30 mil tokens';

const seconds = lazyValue(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }));

/** Test in which the saved model writes twelve of our sample texts; the verdict comes first. */
export function ModelTestResults({ settings: { exams, writer } }: { settings: AiSettingsView }) {
  const queryClient = useQueryClient();
  const [done, setDone] = useState('');
  const exam = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      callStream(
        testModel,
        {},
        {
          signal: new AbortController().signal,
          onStage: () => {},
          onPart: ({ at, text }) => setDone((known) => known.slice(0, at) + text),
        },
      ),
    onSettled: () => {
      setDone('');
      return queryClient.invalidateQueries({ queryKey: aiSettingsQuery.queryKey });
    },
    onError: (error) => failureToast(error, 'Não foi possível terminar o exame.'),
  });
  const [newest, older] = exams;
  const canTest = hasModel({ writer });
  const estimate = newest ? `cerca de ${Math.ceil(newest.secondsPerText * MODEL_TEST_TEXTS)} s` : EXAM_TOKENS;
  return (
    <div className="grid gap-4 border-line-strong border-t pt-4">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h3 className="font-semibold">Exame</h3>
          <p className="text-balance font-display font-semibold text-xl/[1.3] tracking-[-0.012em]">
            {newest ? verdictOf(newest) : 'Descubra para que o modelo serve.'}
          </p>
        </div>
        {canTest && (
          <Button busy={exam.isPending} onClick={() => exam.mutate()}>
            {exam.isPending
              ? `Escrevendo ${done || 0} de ${MODEL_TEST_TEXTS}`
              : `Fazer exame (${MODEL_TEST_TEXTS} textos, ${estimate})`}
          </Button>
        )}
      </header>
      <p className="text-fg-muted text-sm">
        {canTest
          ? `Usa o modelo salvo e gasta cerca de ${EXAM_TOKENS} do seu dia. “Japonês” é o que as nossas conferências medem.`
          : 'Salve um modelo para fazer o exame.'}
      </p>
      {newest && (
        <>
          <ul className="flex flex-wrap gap-x-4.5 gap-y-1.5 text-fg-soft text-sm/6">
            {testedRobots.map((robot) => (
              <li key={robot} className="inline-flex items-center gap-1.75">
                <ProgressMark state={markOf[newest.robots[robot]]} />
                {robotLabels[robot]}
                {newest.robots[robot] === 'check' && ', confira'}
                {newest.robots[robot] === 'bad' && ', não use'}
              </li>
            ))}
          </ul>
          <Grades exams={older ? [newest, older] : [newest]} />
        </>
      )}
    </div>
  );
}

const criteria: readonly { label: string; show: (exam: ModelTest) => ReactNode }[] = [
  { label: 'Dados mantidos', show: ({ facts }) => <Grade {...facts} /> },
  {
    label: 'Erros inventados',
    show: ({ inventions }) => (
      <>
        <Figure>{inventions.length}</Figure>
        {inventions[0] && <small className="text-fg-muted text-sm/6 max-md:hidden">“{inventions[0]}”</small>}
      </>
    ),
  },
  { label: 'Japonês correto', show: ({ japanese }) => <Grade {...japanese} /> },
  { label: 'Formato', show: ({ form }) => <Grade {...form} /> },
  { label: 'Tempo por texto', show: ({ secondsPerText }) => <Figure>{seconds().format(secondsPerText)} s</Figure> },
];

function Grades({ exams }: { exams: readonly ModelTest[] }) {
  return (
    <table className="w-full text-left tabular-nums">
      <thead>
        <tr className="border-line border-b">
          <th scope="col" className="py-2.5 pr-3 max-md:px-1.5">
            <span className="sr-only">Critério</span>
          </th>
          {exams.map(({ model, createdAt }) => (
            <th key={createdAt} scope="col" className="px-3 py-2.5 font-medium text-fg-muted text-sm/6 max-md:pr-1.5">
              <b className="block font-medium font-mono text-fg text-sm/[1.4] wrap-anywhere">{model}</b>
              {formatDate(createdAt)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {criteria.map(({ label, show }) => (
          <tr key={label} className="border-line border-b last:border-b-0">
            <th scope="row" className="py-2.5 pr-3 font-medium text-fg-soft text-sm/6 max-md:px-1.5">
              {label}
            </th>
            {exams.map((each) => (
              <td
                key={each.createdAt}
                className="px-3 py-2.5 max-md:px-1.5 nth-3:text-fg-muted nth-3:[&_span]:opacity-55"
              >
                <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1">{show(each)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Figure = ({ children }: { children: ReactNode }) => (
  <b className="min-w-0 font-semibold md:min-w-17">{children}</b>
);

function Grade({ right, of }: { right: number; of: number }) {
  return (
    <>
      <Figure>
        {right} de {of}
      </Figure>
      <span className="inline-flex gap-0.5 max-md:hidden" aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the eyes are identical.
          <ProgressMark key={index} state={index < right ? 'full' : 'empty'} />
        ))}
      </span>
    </>
  );
}

const markOf = { good: 'full', check: 'half', bad: 'empty' } as const;

const robotLabels: Readonly<Record<TestedRobot, string>> = {
  copy: 'Copy',
  ads: 'Anúncios',
  reviews: 'Reviews',
  translate: 'Tradutor',
};

const words: Readonly<Record<TestedRobot, string>> = {
  copy: 'copy',
  ads: 'anúncios',
  reviews: 'reviews',
  translate: 'traduções',
};

const join = (robots: readonly TestedRobot[]): string => {
  const names = robots.map((robot) => words[robot]);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;
};

/** One-sentence summary of the tasks the model is suited for. */
function verdictOf({ robots }: Pick<ModelTest, 'robots'>): string {
  const those = (standing: ModelTest['robots'][TestedRobot]) =>
    testedRobots.filter((robot) => robots[robot] === standing);
  const [good, check] = [those('good'), those('check')];
  if (good.length === 0 && check.length === 0) return 'Fraco demais: escolha outro modelo.';
  if (good.length === testedRobots.length) return 'Bom para tudo.';
  if (good.length === 0) return `Só como rascunho: confira ${join(check)}.`;
  return `Bom para ${join(good)}${check.length > 0 ? `; confira ${join(check)}` : ''}.`;
}
