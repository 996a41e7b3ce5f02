import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AiSettingsView, type ModelTest, testModel } from '#contract/admin/ai-settings.ts';
import { lazyValue } from '#domain/lazy-value.ts';
import { MODEL_TEST_TEXTS, type TestedRobot, testedRobots } from '#domain/robots/ai-providers.ts';
import { Button } from '#web/components/ui/button.tsx';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { callStream } from '#web/lib/api/call-stream.ts';
import { formatDate } from '#web/lib/format-date.ts';
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
    <div className="ai-exam">
      <header>
        <div>
          <h3>Exame</h3>
          <p className="ai-verdict">{newest ? verdictOf(newest) : 'Descubra para que o modelo serve.'}</p>
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
          <ul className="ai-robots">
            {testedRobots.map((robot) => (
              <li key={robot} data-standing={newest.robots[robot]}>
                <i aria-hidden="true" />
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

const criteria: readonly { label: string; show: (exam: ModelTest) => React.ReactNode }[] = [
  { label: 'Dados mantidos', show: ({ facts }) => <Grade {...facts} /> },
  {
    label: 'Erros inventados',
    show: ({ inventions }) => (
      <>
        <b>{inventions.length}</b>
        {inventions[0] && <small>“{inventions[0]}”</small>}
      </>
    ),
  },
  { label: 'Japonês correto', show: ({ japanese }) => <Grade {...japanese} /> },
  { label: 'Formato', show: ({ form }) => <Grade {...form} /> },
  { label: 'Tempo por texto', show: ({ secondsPerText }) => <b>{seconds().format(secondsPerText)} s</b> },
];

function Grades({ exams }: { exams: readonly ModelTest[] }) {
  return (
    <table className="ai-grades">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Critério</span>
          </th>
          {exams.map(({ model, createdAt }) => (
            <th key={createdAt} scope="col">
              <b>{model}</b>
              {formatDate(createdAt)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {criteria.map(({ label, show }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {exams.map((each) => (
              <td key={each.createdAt}>
                <div>{show(each)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Grade({ right, of }: { right: number; of: number }) {
  return (
    <>
      <b>
        {right} de {of}
      </b>
      <span className="ai-eyes" aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the eyes are identical.
          <i key={index} data-on={index < right} />
        ))}
      </span>
    </>
  );
}

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
