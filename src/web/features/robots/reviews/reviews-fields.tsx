import { useId } from 'react';
import {
  clampReviewCount,
  isReviewCount,
  type ReviewSplit,
  shareOfSplit,
  splitByMen,
  splitByShare,
  splitByWomen,
} from '#domain/robots/reviews/review-counts.ts';
import { NAME_STYLE_OPTIONS, REVIEW_SIZE_OPTIONS } from '#domain/robots/robot-option-texts.ts';
import { GENDER_SLIDER, REVIEW_COUNT, type ReviewsRequest } from '#domain/robots/robot-options.ts';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Slider } from '#web/components/ui/form/slider.tsx';
import { OptionGroup } from '../option-group.tsx';

/** The request, with the count as it was typed and the position of the slider. */
export type ReviewsFormDraft = Omit<ReviewsRequest, 'count'> & { count: string; share: number };

const countsOf = ({ women, men }: ReviewSplit) => ({ women_count: women, men_count: men });

export const emptyReviewsForm: ReviewsFormDraft = {
  product_description: '',
  count: String(REVIEW_COUNT.default),
  share: GENDER_SLIDER.default,
  ...countsOf(splitByShare(REVIEW_COUNT.default, GENDER_SLIDER.default)),
  name_style: 'ambos',
  size: 'mix',
};

type FieldsProps = { form: ReviewsFormDraft; onChange: (part: Partial<ReviewsFormDraft>) => void };

type ReviewsFieldsProps = FieldsProps & {
  problems: Readonly<Record<string, string>>;
  mend: (field: string) => void;
};

export function ReviewsFields({ form, onChange, problems, mend }: ReviewsFieldsProps) {
  function changeCount(text: string) {
    const count = Number(text);
    onChange({ count: text, ...(isReviewCount(count) && countsOf(splitByShare(count, form.share))) });
  }

  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          label="Quantidade de reviews"
          error={problems.count}
          hint={`De ${REVIEW_COUNT.min} a ${REVIEW_COUNT.max}`}
        >
          <Input
            inputMode="numeric"
            value={form.count}
            onChange={(event) => {
              mend('count');
              changeCount(event.target.value);
            }}
            onBlur={() => changeCount(String(clampReviewCount(form.count)))}
          />
        </Field>
        <GenderSplit form={form} onChange={onChange} />
      </div>
      <OptionGroup
        legend="Estilo do nome"
        options={NAME_STYLE_OPTIONS}
        value={form.name_style}
        onValueChange={(style) => onChange({ name_style: style })}
      />
      <OptionGroup
        legend="Tamanho"
        options={REVIEW_SIZE_OPTIONS}
        value={form.size}
        error={problems.size}
        onValueChange={(size) => {
          mend('size');
          onChange({ size });
        }}
      />
    </>
  );
}

function GenderSplit({ form, onChange }: FieldsProps) {
  const { women_count: women, men_count: men, share } = form;
  const total = clampReviewCount(form.count);
  const signed = `${women} ${women === 1 ? 'mulher' : 'mulheres'} e ${men} ${men === 1 ? 'homem' : 'homens'}`;
  const people = (text: string) => Number.parseInt(text, 10) || 0;
  const split = (next: ReviewSplit) => onChange({ ...countsOf(next), share: shareOfSplit(next) });
  return (
    <div className="grid content-start gap-2">
      <Slider
        label="Divisão entre homens e mulheres"
        header={
          <>
            <span>Mais homens</span>
            <span>50/50</span>
            <span>Mais mulheres</span>
          </>
        }
        min={GENDER_SLIDER.min}
        max={GENDER_SLIDER.max}
        step={GENDER_SLIDER.step}
        value={share}
        valueText={signed}
        hint={`Quem assina: ${signed}.`}
        onValueChange={(percent) => onChange({ ...countsOf(splitByShare(total, percent)), share: percent })}
      />
      <div className="grid grid-cols-2 gap-3">
        <PeopleInput label="Homens" value={men} onTextChange={(text) => split(splitByMen(total, people(text)))} />
        <PeopleInput label="Mulheres" value={women} onTextChange={(text) => split(splitByWomen(total, people(text)))} />
      </div>
    </div>
  );
}

type PeopleInputProps = { label: string; value: number; onTextChange: (text: string) => void };

function PeopleInput({ label, value, onTextChange }: PeopleInputProps) {
  const id = useId();
  return (
    <div className="input flex items-center gap-3 p-0">
      <label htmlFor={id} className="cursor-text py-2 pl-3.5 font-medium text-fg-muted text-sm/normal">
        {label}
      </label>
      <input
        id={id}
        className="w-0 min-w-8 flex-1 bg-transparent py-2 pr-3.5 tabular-nums outline-none"
        inputMode="numeric"
        autoComplete="off"
        value={String(value)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onTextChange(event.target.value)}
      />
    </div>
  );
}
