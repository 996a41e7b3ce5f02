import { Check, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StageEvent } from '#contract/robots/robot-events.ts';
import type { Writer } from '#contract/robots/shared-fields.ts';
import { TEXT_ROBOT, type TextRobot } from '#domain/robots/robot-options.ts';
import { splitSentences } from '#domain/robots/split-sentences.ts';
import { ActionRow } from '#web/components/robot-text/bottom-bar.tsx';
import { robots } from '#web/components/robot-text/robot-catalogue.ts';
import { RobotForm } from '#web/components/robot-text/robot-form.tsx';
import { WrittenBy } from '#web/components/robot-text/written-by.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { useContractProblems } from '#web/lib/use-contract-problems.ts';
import { DescriptionField, useSuggestions } from './description-field.tsx';
import { GenerateBar } from './generation/generate-bar.tsx';
import { AssistantFold, CopyRequest, useOwnAssistant } from './generation/own-assistant.tsx';
import { RobotFrame } from './robot-frame.tsx';
import { type RobotTextControls, type RobotTextOptions, type TextRequest, useRobotText } from './use-robot-text.ts';

/** The robots with two steps: a form with a text and some choices, and the result. */
type OneFormRobot = Exclude<TextRobot, 'copy'>;
type RequestOf<Robot> = Extract<TextRequest, { robot: Robot }>;

type RobotScreenProps<Robot extends OneFormRobot> = RobotTextOptions & {
  robot: Robot;
  /** The endpoint with its schema, which the form is checked with. */
  loadEndpoint: Parameters<typeof useContractProblems>[0];
  steps: readonly [string, string];
  lead: string;
  /** What stands above the form. */
  notice?: ReactNode;
  sourceLabel: string;
  source: string;
  onSourceChange: (source: string) => void;
  /** What the form asks for. */
  request: RequestOf<Robot>;
  fields: (problems: Readonly<Record<string, string>>, mend: (field: string) => void) => ReactNode;
  label: string;
  busyLabel: string;
  /** The browser's translator writes in place of the composer. */
  isBrowserFirst?: boolean;
  describe: (asked: RequestOf<Robot>, writer: Writer) => string;
  result: (robotText: RobotTextControls) => ReactNode;
};

export function RobotScreen<Robot extends OneFormRobot>(props: RobotScreenProps<Robot>) {
  const { robot, steps, writer, productId, source, request, seconds, isBrowserFirst = false } = props;
  const sourceField = TEXT_ROBOT[robot].source;
  const robotText = useRobotText({ ...props, onDone: () => assistant.forgetCopied() });
  const { problems, accepts, mend } = useContractProblems(props.loadEndpoint);
  const suggestions = useSuggestions(robot, source, productId);

  async function send() {
    if (await accepts(request)) robotText.start(request, suggestions.accepted());
  }

  async function prepare() {
    return (await accepts(request)) ? robotText.byAssistant(request, suggestions.accepted()) : undefined;
  }

  const assistant = useOwnAssistant(robot, prepare);
  const isTranslator = robot === 'translate';
  const isAssistantMain = isTranslator && writer === 'composer' && !isBrowserFirst;
  const frame = { robot: robots[robot], steps };

  const { editor, asked } = robotText;
  if (editor && asked) {
    const lead = (
      <>
        {/* This robot's own draft. */}
        <span>{props.describe(asked as RequestOf<Robot>, editor.result.writer)}</span>
        <WrittenBy robot={robot} writer={editor.result.writer} isWriting={editor.isWriting} />
      </>
    );
    return (
      <RobotFrame {...frame} lead={lead} step={2} compact>
        {props.result(robotText)}
      </RobotFrame>
    );
  }
  const { isRunning, stage, stop } = robotText.generation;
  if (isRunning && stage?.stage === 'fetching') {
    return (
      <RobotFrame {...frame} lead={<WrittenBy writer="local" />} step={2}>
        <TranslatorFetch stage={stage} text={source} onStop={stop} />
      </RobotFrame>
    );
  }
  return (
    <RobotFrame {...frame} lead={props.lead} step={1}>
      {props.notice}
      <RobotForm className={props.notice ? 'mt-4 gap-5' : undefined} onSubmit={() => void send()}>
        <DescriptionField
          label={props.sourceLabel}
          value={source}
          error={problems[sourceField]}
          suggestions={suggestions}
          asksProductType={!isTranslator && writer === 'composer'}
          onValueChange={(text) => {
            props.onSourceChange(text);
            mend(sourceField);
          }}
        />
        {props.fields(problems, mend)}
        <GenerateBar
          robot={isBrowserFirst ? undefined : robot}
          label={props.label}
          busyLabel={props.busyLabel}
          seconds={writer === undefined || writer === 'composer' ? undefined : seconds}
          generation={robotText.generation}
          failure={robotText.generation.failure}
          main={
            isAssistantMain &&
            !assistant.copied && <CopyRequest assistant={assistant} variant="primary" className="max-sm:flex-1" />
          }
        />
      </RobotForm>
      <AssistantFold assistant={assistant} isMain={isAssistantMain} isCopiedAbove={isAssistantMain} />
    </RobotFrame>
  );
}

const PAIRS: Readonly<Record<string, string>> = {
  'pt-en': 'português → inglês',
  'en-ja': 'inglês → japonês',
  'ja-en': 'japonês → inglês',
  'en-pt': 'inglês → português',
};
const GROUPS = [
  { title: 'Traduzir', pairs: ['pt-en', 'en-ja'] },
  { title: 'Ler de volta', pairs: ['ja-en', 'en-pt'] },
];
const megabytes = (bytes: number): number => Math.round(bytes / 1_000_000);

/** Shown while the server downloads the translator for the first time; the translation then starts by itself. */
function TranslatorFetch({ stage, text, onStop }: { stage: StageEvent; text: string; onStop: () => void }) {
  const { doneBytes = 0, totalBytes = 0, pairs = [] } = stage;
  const count = splitSentences(text).length;
  return (
    <div className="grid gap-6">
      <section aria-labelledby="buscando" className="grid gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="h3" id="buscando">
            Buscando o tradutor
          </h2>
          <span className="text-fg-muted text-sm">só na primeira vez</span>
        </div>
        <p className="tabular-nums">
          <strong className="h1">{megabytes(doneBytes)}</strong> de {megabytes(totalBytes)} MB
        </p>
        <Progress
          label="Download do tradutor"
          value={totalBytes > 0 ? (100 * doneBytes) / totalBytes : 0}
          tone="accent"
        />
      </section>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {GROUPS.map(({ title, pairs: names }) => (
          <section key={title}>
            <h3 className="text-fg-muted text-sm">{title}</h3>
            <ul>
              {pairs
                .filter(({ pair }) => names.includes(pair))
                .map(({ pair, isReady, doneBytes: done, totalBytes: total }) => (
                  <li key={pair} className="flex items-center justify-between gap-3 border-line border-b py-2">
                    <span>{PAIRS[pair]}</span>
                    <span className="flex items-center gap-1 text-fg-muted text-sm tabular-nums">
                      {isReady && <Check aria-hidden="true" className="size-4" />}
                      {isReady ? `${megabytes(total)} MB, pronto` : `${megabytes(done)} de ${megabytes(total)} MB`}
                    </span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      <ActionRow>
        <p role="status">
          {count === 1 ? 'Sua frase está guardada' : `Suas ${count} frases estão guardadas`}. A tradução começa sozinha.
        </p>
        <Button onClick={onStop}>
          <Square aria-hidden="true" />
          Parar
        </Button>
      </ActionRow>
    </div>
  );
}
