import { useId } from 'react';
import { GENDER_SLIDER } from '#domain/robots/robot-options.ts';
import { Slider } from '#web/components/ui/form/slider.tsx';
import type { ReviewDraft } from './use-review-draft.ts';

/** Number of women and men: a slider and two number fields that always add up to the count. */
export function GenderSplit({ draft }: { draft: ReviewDraft }) {
  const { women, men } = draft.split;
  const signed = `${women} ${women === 1 ? 'mulher' : 'mulheres'} e ${men} ${men === 1 ? 'homem' : 'homens'}`;
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
        valueText={signed}
        hint={`Quem assina: ${signed}.`}
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
