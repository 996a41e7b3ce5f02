import { Check, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Endpoint } from '#contract/base/endpoint.ts';
import type { StageEvent } from '#contract/robots/robot-events.ts';
import type { Writer } from '#contract/robots/shared-fields.ts';
import type { RobotOption, TextRobot } from '#domain/robots/robot-options.ts';
import { splitSentences } from '#domain/robots/split-sentences.ts';
import { ActionRow } from '#web/components/robot-text/bottom-bar.tsx';
import { robots } from '#web/components/robot-text/robot-catalogue.ts';
import { RobotForm } from '#web/components/robot-text/robot-form.tsx';
import { WrittenBy } from '#web/components/robot-text/written-by.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';
import { useContractProblems } from '#web/lib/use-contract-problems.ts';
import { DescriptionField, useSuggestions } from './description-field.tsx';
import { GenerateBar } from './generation/generate-bar.tsx';
import { AssistantFold, CopyRequest, useOwnAssistant } from './generation/own-assistant.tsx';
import { OptionGroup } from './option-group.tsx';
import type { RobotDraftKey } from './robot-drafts.ts';
import { RobotFrame } from './robot-frame.tsx';
import { type RobotTextControls, type RobotTextOptions, useRobotText } from './use-robot-text.ts';

type FormValues<Option> = { text: string; option: Option };

type OneTextRobotProps<Option extends string> = Pick<
  RobotTextOptions<FormValues<Option>>,
  'writer' | 'productId' | 'ask' | 'requestOf' | 'complete' | 'onFailed'
> & {
  name: RobotDraftKey;
  robot: TextRobot;
  steps: readonly [string, string];
  lead: string;
  legend: string;
  options: Readonly<Record<Option, RobotOption>>;
  firstOption: NoInfer<Option>;
  /** Checks the request. */
  loadEndpoint: () => Promise<Endpoint>;
  optionField: string;
  label: string;
  busyLabel: string;
  seconds: number;
  /** The composer needs the product type. */
  asksProductType: boolean;
  /** The browser's translator writes in place of the composer. */
  isBrowserFirst?: boolean;
  /** The browser's translator has to be downloaded, which takes a press: this button, instead of the assistant's. */
  browserButton?: ((send: () => Promise<boolean>) => ReactNode) | undefined;
  describe: (option: Option, writer: Writer) => string;
  result: (robotText: RobotTextControls, option: Option) => ReactNode;
};

export function OneTextRobotScreen<Option extends string>(props: OneTextRobotProps<Option>) {
  const [form, setForm] = useDraftState<{ text: string; option?: Option | undefined }>(props.name, {
    text: '',
    option: props.firstOption,
  });
  const robot = robots[props.robot];
  const { steps, writer, productId, optionField } = props;
  const robotText = useRobotText<FormValues<Option>>({
    ...props,
    sourceOf: ({ text }) => text,
    secondsFor: () => props.seconds,
    onDone: () => assistant.forgetCopied(),
  });
  const { problems, accepts, mend } = useContractProblems(props.loadEndpoint);

  const suggestions = useSuggestions(props.name, form.text, productId);

  async function readForm(): Promise<FormValues<Option> | undefined> {
    const { text, option } = form;
    return (await accepts({ text, [optionField]: option })) && option ? { text: text.trim(), option } : undefined;
  }

  async function send(): Promise<boolean> {
    const read = await readForm();
    if (read) robotText.start(read, suggestions.accepted());
    return read !== undefined;
  }

  async function prepare() {
    const read = await readForm();
    return read && robotText.byAssistant(read, suggestions.accepted());
  }

  const assistant = useOwnAssistant(props.name, prepare);
  const { browserButton } = props;
  const isAssistantMain =
    props.name === 'translator' && writer === 'composer' && !props.isBrowserFirst && !browserButton;

  function change(field: string, part: Partial<typeof form>) {
    setForm((current) => ({ ...current, ...part }));
    mend(field);
  }

  const { editor, asked } = robotText;
  if (editor && asked) {
    const lead = (
      <>
        <span>{props.describe(asked.option, editor.result.writer)}</span>
        <WrittenBy robot={props.robot} writer={editor.result.writer} isWriting={editor.isWriting} />
      </>
    );
    return (
      <RobotFrame robot={robot} lead={lead} step={2} steps={steps} compact>
        {props.result(robotText, asked.option)}
      </RobotFrame>
    );
  }
  const { isRunning, stage, stop } = robotText.generation;
  if (isRunning && stage?.stage === 'fetching') {
    return (
      <RobotFrame robot={robot} lead={<WrittenBy writer="local" />} step={2} steps={steps}>
        <TranslatorFetch stage={stage} text={form.text} onStop={stop} />
      </RobotFrame>
    );
  }
  return (
    <RobotFrame robot={robot} lead={props.lead} step={1} steps={steps}>
      <RobotForm onSubmit={() => void send()}>
        <DescriptionField
          label="Descrição ou copy do produto"
          value={form.text}
          error={problems.text}
          suggestions={suggestions}
          productId={productId}
          asksProductType={props.asksProductType}
          onValueChange={(text) => change('text', { text })}
        />
        <OptionGroup
          legend={props.legend}
          options={props.options}
          value={form.option}
          error={problems[optionField]}
          onValueChange={(option) => change(optionField, { option })}
        />
        <GenerateBar
          robot={props.isBrowserFirst ? undefined : props.name}
          label={props.label}
          busyLabel={props.busyLabel}
          seconds={writer === undefined || writer === 'composer' ? undefined : props.seconds}
          generation={robotText.generation}
          failure={robotText.generation.failure}
          main={
            browserButton?.(send) ??
            (isAssistantMain && !assistant.copied && (
              <CopyRequest assistant={assistant} variant="primary" className="max-sm:flex-1" />
            ))
          }
          {...(browserButton && { translatedBy: 'o tradutor do navegador ou o seu assistente' })}
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
