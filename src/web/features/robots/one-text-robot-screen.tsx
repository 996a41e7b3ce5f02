import type { ReactNode } from 'react';
import type { Endpoint } from '#contract/base/endpoint.ts';
import type { Writer } from '#contract/robots/robot-parts.ts';
import type { RobotOption, TextRobot } from '#domain/robots/robot-options.ts';
import { robots } from '#web/components/writing/robot-catalog.ts';
import { RobotForm } from '#web/components/writing/robot-form.tsx';
import { WrittenBy } from '#web/components/writing/written-by.tsx';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';
import { useContractProblems } from '#web/lib/use-contract-problems.ts';
import { DescriptionField } from './description-field.tsx';
import { GenerateBar } from './generation/generate-bar.tsx';
import { OwnAssistant } from './generation/own-assistant.tsx';
import { OptionGroup } from './option-group.tsx';
import type { RobotDraftKey } from './robot-drafts.ts';
import { RobotFrame } from './robot-frame.tsx';
import { TranslatorFetch } from './translator/translator-fetch.tsx';
import { useSuggestions } from './use-suggestions.ts';
import { useWriting, type WritingControls, type WritingOptions } from './use-writing.ts';

type FormValues<Option> = { text: string; option: Option };

type OneTextRobotProps<Option extends string> = Pick<
  WritingOptions<FormValues<Option>>,
  'writer' | 'productId' | 'ask' | 'requestOf' | 'complete' | 'onFailed'
> & {
  name: RobotDraftKey;
  robot: TextRobot;
  steps: readonly [string, string];
  lead: string;
  legend: string;
  options: Readonly<Record<Option, RobotOption>>;
  firstOption: NoInfer<Option>;
  endpoint: Endpoint;
  optionField: string;
  label: string;
  busyLabel: string;
  seconds: number;
  /** The composer needs the product type. */
  asksProductType: boolean;
  /** The browser's translator writes in place of the composer. */
  isBrowserFirst?: boolean;
  describe: (option: Option, writer: Writer) => string;
  result: (writing: WritingControls, option: Option) => ReactNode;
};

export function OneTextRobotScreen<Option extends string>(props: OneTextRobotProps<Option>) {
  const [form, setForm] = useDraftState<{ text: string; option?: Option | undefined }>(props.name, {
    text: '',
    option: props.firstOption,
  });
  const robot = robots[props.robot];
  const { steps, writer, productId, optionField } = props;
  const writing = useWriting<FormValues<Option>>({
    ...props,
    sourceOf: ({ text }) => text,
    secondsFor: () => props.seconds,
  });
  const { problems, accepts, mend } = useContractProblems(props.endpoint);

  const suggestions = useSuggestions(props.name, form.text, productId);

  function readForm(): FormValues<Option> | undefined {
    const { text, option } = form;
    return accepts({ text, [optionField]: option }) && option ? { text: text.trim(), option } : undefined;
  }

  function handleSubmit() {
    const read = readForm();
    if (read) writing.start(read, suggestions.accepted());
  }

  function prepare() {
    const read = readForm();
    return read && writing.byAssistant(read, suggestions.accepted());
  }

  function change(field: string, part: Partial<typeof form>) {
    setForm((current) => ({ ...current, ...part }));
    mend(field);
  }

  const { editor, asked } = writing;
  if (editor && asked) {
    const lead = (
      <>
        <span>{props.describe(asked.option, editor.result.writer)}</span>
        <WrittenBy robot={props.robot} writer={editor.result.writer} isWriting={editor.isWriting} />
      </>
    );
    return (
      <RobotFrame robot={robot} lead={lead} step={2} steps={steps} compact>
        {props.result(writing, asked.option)}
      </RobotFrame>
    );
  }
  const { isRunning, stage, stop } = writing.generation;
  if (isRunning && stage?.stage === 'fetching') {
    return (
      <RobotFrame robot={robot} lead={<WrittenBy writer="local" />} step={2} steps={steps}>
        <TranslatorFetch stage={stage} text={form.text} onStop={stop} />
      </RobotFrame>
    );
  }
  return (
    <RobotFrame robot={robot} lead={props.lead} step={1} steps={steps}>
      <RobotForm onSubmit={handleSubmit}>
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
          generation={writing.generation}
        />
      </RobotForm>
      <OwnAssistant
        name={props.name}
        isMain={props.name === 'translator' && writer === 'composer' && !props.isBrowserFirst}
        prepare={prepare}
      />
    </RobotFrame>
  );
}
