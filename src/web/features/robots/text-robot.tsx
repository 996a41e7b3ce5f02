import { type FormEvent, type ReactNode, useState } from 'react';
import type { RobotOption } from '#domain/robots/robot-options.ts';
import { DescriptionField } from './description-field.tsx';
import { failureToast } from './failure-toast.ts';
import { GenerateBar } from './generate-bar.tsx';
import { OptionGroup } from './option-group.tsx';
import type { Robot } from './robot-catalog.ts';
import { RobotFrame } from './robot-frame.tsx';
import { useGeneration } from './use-generation.ts';

type Asked<Option> = { text: string; option: Option };

type TextRobotProps<Option extends string, Output> = {
  robot: Robot;
  steps: readonly [string, string];
  lead: string;
  legend: string;
  options: Readonly<Record<Option, RobotOption>>;
  missingOption: string;
  label: string;
  busyLabel: string;
  /** Seconds that it usually takes. */
  seconds: number;
  failure: string;
  ask: (asked: Asked<Option>, signal: AbortSignal) => Promise<Output>;
  /** The line under the name once there is a result. */
  describe: (option: Option) => string;
  renderResult: (output: Output, asked: Asked<Option>, onRestart: () => void) => ReactNode;
};

/** A robot that makes something of one text and one choice. Both stay filled in for the next turn. */
export function TextRobot<Option extends string, Output>(props: TextRobotProps<Option, Output>) {
  const [text, setText] = useState('');
  const [option, setOption] = useState<Option>();
  const [problems, setProblems] = useState<{ text?: string; option?: string }>({});
  const [result, setResult] = useState<{ output: Output; asked: Asked<Option> }>();
  const generation = useGeneration(props.ask);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const source = text.trim();
    if (!source) return setProblems({ text: 'Cole a descrição ou copy do produto.' });
    if (!option) return setProblems({ option: props.missingOption });
    const asked = { text: source, option };
    generation.run(asked, {
      seconds: props.seconds,
      onDone: (output) => setResult({ output, asked }),
      onFailed: () => failureToast(props.failure),
    });
  }

  const { robot, steps } = props;
  if (result) {
    return (
      <RobotFrame robot={robot} lead={props.describe(result.asked.option)} step={2} steps={steps}>
        {props.renderResult(result.output, result.asked, () => setResult(undefined))}
      </RobotFrame>
    );
  }
  return (
    <RobotFrame robot={robot} lead={props.lead} step={1} steps={steps}>
      <form className="robot-form" onSubmit={handleSubmit} noValidate>
        <DescriptionField
          label="Descrição ou copy do produto"
          value={text}
          error={problems.text}
          onValueChange={(next) => {
            setText(next);
            setProblems({});
          }}
        />
        <OptionGroup
          legend={props.legend}
          options={props.options}
          value={option}
          error={problems.option}
          onValueChange={(next) => {
            setOption(next);
            setProblems({});
          }}
        />
        <GenerateBar label={props.label} busyLabel={props.busyLabel} seconds={props.seconds} {...generation} />
      </form>
    </RobotFrame>
  );
}
