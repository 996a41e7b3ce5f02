import type { ModelTest } from '#contract/admin/ai-settings.ts';
import { AppError } from '#domain/errors.ts';
import { type TestedRobot, testedRobots } from '#domain/robots/ai-providers.ts';
import type { Warning, WarningCode } from '#domain/robots/warnings.ts';
import { requireSameRights } from '#server/features/auth/sessions/sessions.ts';
import { loadJobInput } from '#server/features/robots/job-input.ts';
import type { ModelSession } from '#server/features/robots/model-session.ts';
import { createModelSession } from '#server/features/robots/model-session.ts';
import { failureOf } from '#server/features/robots/robot-failures.ts';
import type { CheckedTexts, Texts } from '#server/features/robots/robot-job-types.ts';
import { createJob } from '#server/features/robots/robot-jobs.ts';
import type { RobotCall } from '#server/features/robots/robot-queue.ts';
import { openBudget } from '#server/features/robots/token-budget.ts';
import type { RequestActor } from '#server/http/dependencies.ts';
import type { AiEngine } from '#server/providers/ai/ai-engine.ts';
import { insertModelTest } from '#server/providers/ai-settings/ai-settings.repository.ts';
import type { PromptRequests } from '#writer/prompts/robot-prompts.ts';
import { type ModelTestText, modelTestTexts } from './model-test-texts.ts';

const TEST_MS = 15 * 60_000;
const MAX_STORED_TESTS = 20;
const LONGEST_INVENTION = 60;

const LOST: readonly WarningCode[] = [
  'number_changed',
  'number_swapped',
  'code_changed',
  'denial_lost',
  'limit_lost',
  'fact_lost',
  'fact_changed',
];
const INVENTED: readonly WarningCode[] = ['fact_added', 'link_added', 'note_leaked'];
const POOR_JAPANESE: readonly WarningCode[] = ['wrong_language', 'leftover_portuguese', 'untranslated', 'mixed_style'];
const POOR_FORM: readonly WarningCode[] = ['markup_lost', 'markup_added', 'chatter', 'too_short', 'too_long'];
/** Failures caused by the model itself; any other failure stops the exam. */
const OWN_FAILURES = ['bad_output', 'output_truncated', 'no_output', 'timeout'];

type Marks = { robot: TestedRobot; facts: boolean; inventions: string[]; japanese: boolean; form: boolean };

/** The saved model writes our texts one after the other, as for a seller, and our checks grade them. */
export async function testModel(call: RobotCall & { actor: RequestActor }): Promise<ModelTest> {
  const { deps } = call;
  const { ai } = deps.aiSettings.current();
  if (!ai) throw new AppError('conflict', 'Nenhum modelo está ligado. Salve um antes do exame.');
  const signal = AbortSignal.any([call.signal, AbortSignal.timeout(TEST_MS)]);
  const exam = await gradeAllTexts({ ...call, signal }, ai);
  const { provider, model, createdAt, ...grades } = exam;
  await deps.db.transaction(async (tx) => {
    await requireSameRights(tx, call.actor, deps.now());
    await insertModelTest(tx, { provider, model, createdAt, grades }, MAX_STORED_TESTS);
  });
  return exam;
}

async function gradeAllTexts(call: RobotCall, ai: AiEngine): Promise<ModelTest> {
  const { deps, actor, progress } = call;
  const budget = await openBudget(deps, actor.id, 'exam');
  const start = performance.now();
  const marks: Marks[] = [];
  try {
    for (const text of modelTestTexts) {
      progress?.write('done', undefined, String(marks.length));
      marks.push(await grade(call, ai, budget, text));
    }
  } finally {
    await budget.settle();
  }
  const inJapanese = marks.filter(({ robot }) => robot !== 'copy');
  const count = (all: readonly Marks[], key: 'facts' | 'japanese' | 'form') => ({
    right: all.filter((each) => each[key]).length,
    of: all.length,
  });
  return {
    provider: ai.provider,
    model: ai.model,
    createdAt: deps.now().toISOString(),
    facts: count(marks, 'facts'),
    inventions: marks.flatMap(({ inventions }) => inventions),
    japanese: count(inJapanese, 'japanese'),
    form: count(marks, 'form'),
    secondsPerText: (performance.now() - start) / 1000 / marks.length,
    robots: Object.fromEntries(
      testedRobots.map((robot) => [robot, standingOf(marks.filter((each) => each.robot === robot))]),
    ) as ModelTest['robots'],
  };
}

/** `good` if every text is good; `check` if most texts keep their facts. */
function standingOf(marks: readonly Marks[]): 'good' | 'check' | 'bad' {
  if (marks.every(({ facts, inventions, japanese }) => facts && japanese && inventions.length === 0)) return 'good';
  return marks.filter(({ facts, japanese }) => facts && japanese).length * 2 > marks.length ? 'check' : 'bad';
}

async function grade(
  call: RobotCall,
  ai: AiEngine,
  budget: Parameters<typeof createModelSession>[0]['budget'],
  { robot, text, truths }: ModelTestText,
): Promise<Marks> {
  let isFirstTry = true;
  // Only records whether a correction was needed.
  const progress = {
    stage: (stage: string) => {
      if (stage === 'correcting') isFirstTry = false;
    },
    write: () => {},
  };
  const session = createModelSession({ ai, budget, signal: call.signal, progress });
  try {
    const { texts, warnings } = await writeOne(call, session, robot, text);
    const words = Object.values<string | string[]>(texts).flat().join('\n').normalize('NFKC');
    const has = (codes: readonly WarningCode[]) => warnings.some(({ code }) => codes.includes(code));
    return {
      robot,
      facts: truths.every((truth) => truth.test(words)) && !has(LOST),
      inventions: warnings.filter(({ code }) => INVENTED.includes(code)).map(nameInvention),
      japanese: !has(POOR_JAPANESE),
      form: isFirstTry && !has(POOR_FORM),
    };
  } catch (error) {
    if (!OWN_FAILURES.includes(failureOf(error))) throw error;
    return { robot, facts: false, inventions: [], japanese: false, form: false };
  }
}

const nameInvention = ({ excerpt, message }: Warning): string => (excerpt || message).slice(0, LONGEST_INVENTION);

async function writeOne(
  call: RobotCall,
  session: ModelSession,
  robot: TestedRobot,
  text: string,
): Promise<CheckedTexts<Texts>> {
  const job = await createJob(robot, REQUESTS[robot](text), await loadJobInput(call, { glossary: [] }, text));
  return job.check(await job.write(session));
}

const REQUESTS: { [R in TestedRobot]: (text: string) => PromptRequests[R] } = {
  copy: (text) => ({ description: text, chosenName: text.split('\n')[0] ?? '', chosenModel: 'auto' }),
  ads: (text) => ({ text, strategy: 'auto' }),
  reviews: (text) => ({
    product_description: text,
    size: 'media',
    count: 3,
    women_count: 2,
    men_count: 1,
    name_style: 'ambos',
  }),
  translate: (text) => ({ text, tone: 'formal' }),
};
