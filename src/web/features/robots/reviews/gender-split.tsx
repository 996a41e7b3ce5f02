import { useId } from 'react';
import { GENDER_SLIDER } from '#domain/robots/robot-options.ts';
import { Slider } from '#web/components/ui/form/slider.tsx';
import type { ReviewDraft } from './use-review-draft.ts';

/** Number of women and men: a slider and two number fields that always add up to the count. */
export function GenderSplit({ draft }: { draft: ReviewDraft }) {
  const { women, men } = draft.split;
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
        value={draft.share}
        valueText={`${women} mulheres e ${men} homens`}
        onValueChange={draft.changeShare}
      />
      <div className="grid grid-cols-2 gap-3">
        <PeopleInput label="Homens" value={men} onTextChange={draft.changeMen} />
        <PeopleInput label="Mulheres" value={women} onTextChange={draft.changeWomen} />
      </div>
    </div>
  );
}

type PeopleInputProps = { label: string; value: number; onTextChange: (text: string) => void };

/** Number field with the label inside, left of the number. */
function PeopleInput({ label, value, onTextChange }: PeopleInputProps) {
  const id = useId();
  return (
    <div className="people-input input">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={String(value)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onTextChange(event.target.value)}
      />
    </div>
  );
}
