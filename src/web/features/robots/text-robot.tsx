import type { FormEvent, ReactNode } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Writer } from '#contract/robot-parts.ts';
import type { RobotOption } from '#domain/robots/robot-options.ts';
import type { Robot } from '#web/components/writing/robot-catalog.ts';
import { submitOnCtrlEnter } from '#web/components/writing/submit-on-ctrl-enter.ts';
import { WrittenBy } from '#web/components/writing/written-by.tsx';
import { useContractProblems } from '#web/lib/use-contract-problems.ts';
import { useKeptState } from '#web/lib/use-kept-state.ts';
import { DescriptionField } from './description-field.tsx';
import { GenerateBar } from './generate-bar.tsx';
import { OptionGroup } from './option-group.tsx';
import { RobotFrame } from './robot-frame.tsx';
import type { Writing } from './use-writing.ts';

type Asked<Option> = { text: string; option: Option };

type TextRobotProps<Option extends string> = {
  /** Under which the form is kept. */
  name: string;
  robot: Robot;
  steps: readonly [string, string];
  lead: string;
  legend: string;
  options: Readonly<Record<Option, RobotOption>>;
  endpoint: Endpoint;
  /** The choice in the request. */
  optionField: string;
  label: string;
  busyLabel: string;
  /** Seconds that it usually takes, where it takes any. */
  seconds: number;
  writer: Writer | undefined;
  writing: Writing & { start: (asked: Asked<Option>) => void; asked: Asked<Option> | undefined };
  /** The line under the name once there is a result. */
  describe: (option: Option) => string;
  result: ReactNode;
};

/** A robot that makes something of one text and one choice. Both stay filled in for the next turn. */
export function TextRobot<Option extends string>(props: TextRobotProps<Option>) {
  const [form, setForm] = useKeptState<{ text: string; option?: Option | undefined }>(props.name, { text: '' });
  const { robot, steps, writing, writer, optionField } = props;
  const { problems, accepts, mend } = useContractProblems(props.endpoint);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const { text, option } = form;
    if (accepts({ text, [optionField]: option }) && option) writing.start({ text: text.trim(), option });
  }

  function change(field: string, part: Partial<typeof form>) {
    setForm((current) => ({ ...current, ...part }));
    mend(field);
  }

  const { desk, asked } = writing;
  if (desk && asked) {
    const lead = (
      <>
        <span>{props.describe(asked.option)}</span>
        <WrittenBy writer={desk.sheet.writer} share={desk.sheet.translatedShare} isWriting={desk.isWriting} />
      </>
    );
    return (
      <RobotFrame robot={robot} lead={lead} step={2} steps={steps} compact>
        {props.result}
      </RobotFrame>
    );
  }
  return (
    <RobotFrame robot={robot} lead={props.lead} step={1} steps={steps}>
      <form className="robot-form" onSubmit={handleSubmit} onKeyDown={submitOnCtrlEnter} noValidate>
        <DescriptionField
          label="Descrição ou copy do produto"
          value={form.text}
          error={problems.text}
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
          label={props.label}
          busyLabel={props.busyLabel}
          seconds={writer === undefined || writer === 'composer' ? undefined : props.seconds}
          generation={writing.generation}
        />
      </form>
    </RobotFrame>
  );
}
