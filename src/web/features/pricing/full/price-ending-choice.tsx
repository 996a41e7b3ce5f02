import { useId } from 'react';
import type { Calculation, Ending } from '#domain/pricing/full/calculate.ts';
import { formatYen } from '#domain/text/format-money.ts';
import { formatShare } from './full-price-text.ts';
import { type InputsProps, numberIn, YenField } from './number-fields.tsx';

type EndingChoiceProps = InputsProps & { calculation: Calculation };

export function EndingChoice({ inputs, calculation: { minimum, endings, order }, onChange }: EndingChoiceProps) {
  const name = useId();
  const goal = formatShare(inputs.targetMarginBp);
  return (
    <fieldset className="field">
      <legend className="mb-3 text-sm text-fg-muted tabular-nums">
        {minimum === undefined ? 'Escolha o preço.' : `Mínimo para ${goal}: ${formatYen(minimum)}. Escolha o final.`}
      </legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-2 max-md:grid-cols-2">
        {endings.map((ending) => (
          <EndingOption
            key={ending.choice}
            group={name}
            checked={inputs.choice === ending.choice}
            onChoose={() => onChange({ choice: ending.choice })}
            title={formatYen(ending.price)}
            detail={describeEnding(ending)}
          />
        ))}
        <EndingOption
          group={name}
          checked={inputs.choice === 'own'}
          onChoose={() => onChange({ choice: 'own', ownPrice: inputs.ownPrice || (order?.price ?? 0) })}
          title="Outro preço"
          detail="você escolhe"
        />
      </div>
      {inputs.choice === 'own' && (
        <div className="mt-3 max-w-60">
          <YenField label="Seu preço" {...numberIn({ inputs, onChange })('ownPrice')} />
        </div>
      )}
    </fieldset>
  );
}

function describeEnding({ choice, marginBp }: Ending): string {
  if (marginBp < 0) return `prejuízo de ${formatShare(marginBp).slice(1)}`;
  return `${choice === 'below' ? 'abaixo,' : 'margem'} ${formatShare(marginBp)}`;
}

type EndingOptionProps = { group: string; checked: boolean; onChoose: () => void; title: string; detail: string };

function EndingOption({ group, checked, onChoose, title, detail }: EndingOptionProps) {
  return (
    <label className="flex min-h-14 items-center gap-3 rounded-md border border-line-strong bg-surface px-3 py-2 hover:border-sumi-500 has-checked:border-fg has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input type="radio" className="eye outline-none" name={group} checked={checked} onChange={onChoose} />
      <span className="grid leading-tight">
        <b className="font-display text-lg/[1.2] font-semibold tabular-nums">{title}</b>
        <small className="text-(length:--text-sm) text-fg-muted tabular-nums">{detail}</small>
      </span>
    </label>
  );
}
