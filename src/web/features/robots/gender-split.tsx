import { GENDER_SLIDER } from '#domain/robots/robot-options.ts';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Slider } from '#web/components/ui/slider.tsx';
import type { ReviewDraft } from './use-review-draft.ts';

/** How many women and men: a slider and two numbers that always add up to the count. */
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
        <Field label="Mulheres">
          <Input
            inputMode="numeric"
            value={String(women)}
            onChange={(event) => draft.changeWomen(event.target.value)}
          />
        </Field>
        <Field label="Homens">
          <Input inputMode="numeric" value={String(men)} onChange={(event) => draft.changeMen(event.target.value)} />
        </Field>
      </div>
    </div>
  );
}
