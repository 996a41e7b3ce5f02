import { useId } from 'react';
import type { Calculation, Ending } from '#domain/pricing/full/calculate.ts';
import type { CalculationInputs } from '#domain/pricing/full/calculation-inputs.ts';
import { formatYen } from '#domain/text/format-yen.ts';
import { YenField } from '../decimal-input.tsx';
import { formatShare } from './full-price-text.ts';

type EndingChoiceProps = {
  inputs: CalculationInputs;
  calculation: Calculation;
  onChange: (patch: Partial<CalculationInputs>) => void;
};

/** Usual Japanese price endings near the minimum price, and a custom price. */
export function EndingChoice({ inputs, calculation: { minimum, endings, order }, onChange }: EndingChoiceProps) {
  const name = useId();
  const goal = formatShare(inputs.targetMarginBp);
  return (
    <fieldset className="field">
      <legend className="mb-3 text-sm text-fg-muted tabular-nums">
        {minimum === undefined ? 'Escolha o preço.' : `Mínimo para ${goal}: ${formatYen(minimum)}. Escolha o final.`}
      </legend>
      <div className="full-endings">
        {endings.map((ending) => (
          <label key={ending.choice}>
            <input
              type="radio"
              className="eye"
              name={name}
              checked={inputs.choice === ending.choice}
              onChange={() => onChange({ choice: ending.choice })}
            />
            <span>
              <b>{formatYen(ending.price)}</b>
              <small>{describeEnding(ending)}</small>
            </span>
          </label>
        ))}
        <label>
          <input
            type="radio"
            className="eye"
            name={name}
            checked={inputs.choice === 'own'}
            onChange={() => onChange({ choice: 'own', ownPrice: inputs.ownPrice || (order?.price ?? 0) })}
          />
          <span>
            <b>Outro preço</b>
            <small>você escolhe</small>
          </span>
        </label>
      </div>
      {inputs.choice === 'own' && (
        <div className="mt-3 max-w-60">
          <YenField label="Seu preço" value={inputs.ownPrice} onValueChange={(ownPrice) => onChange({ ownPrice })} />
        </div>
      )}
    </fieldset>
  );
}

const describeEnding = ({ choice, marginBp }: Ending): string =>
  `${choice === 'below' ? 'abaixo,' : 'margem'} ${formatShare(marginBp)}`;
