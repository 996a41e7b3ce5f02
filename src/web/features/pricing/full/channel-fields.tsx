import {
  type CalculationInputs,
  chooseChannel,
  calculationLimits as limits,
  OWN_CHANNEL,
  saleKinds,
} from '#domain/pricing/full/calculation-inputs.ts';
import { FEE_PRESETS, type FeePreset, isPresetStale } from '#domain/pricing/full/fee-presets.ts';
import type { FeeLine } from '#domain/pricing/full/order-inputs.ts';
import { formatDay } from '#domain/text/format-day.ts';
import { CheckboxRow } from '#web/components/ui/form/eye-checkbox.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { saleKindLabels } from './full-price-text.ts';
import {
  CountField,
  FieldGroup,
  FieldPair,
  type InputsProps,
  MoreFields,
  numberIn,
  PercentField,
  YenField,
} from './number-fields.tsx';

const channelOptions = [
  ...FEE_PRESETS.map(({ id, name }) => ({ value: id, label: name })),
  { value: OWN_CHANNEL, label: 'Outro canal' },
];
const saleOptions = saleKinds.map((value) => ({ value, label: saleKindLabels[value] }));
const JAPANESE_TAX_BP = 1000;

export function ChannelFields(props: InputsProps) {
  const { inputs, onChange } = props;
  const number = numberIn(props);
  const preset = FEE_PRESETS.find(({ id }) => id === inputs.presetId);
  return (
    <FieldGroup title="Canal">
      <Field label="Onde você vende" hint={preset && describePreset(preset, inputs)}>
        <Select
          value={inputs.presetId}
          options={channelOptions}
          onValueChange={(presetId) => {
            const chosen = FEE_PRESETS.find(({ id }) => id === presetId);
            onChange(chooseChannel(inputs, chosen));
          }}
        />
      </Field>
      <FeeFields fees={inputs.fees} onChange={(fees) => onChange({ fees })} />
      <FixedFees {...props} />
      <FieldPair>
        <PercentField label="Reembolsos" max={limits.refundRateBp} {...number('refundRateBp')} />
        <PercentField label="Conversão para reais" max={limits.payoutSpreadBp} {...number('payoutSpreadBp')} />
      </FieldPair>
      <Field label="Imposto de consumo que você deve">
        <Select value={inputs.saleKind} options={saleOptions} onValueChange={(saleKind) => onChange({ saleKind })} />
      </Field>
      <MoreFields title="Mais taxas e imposto">
        <MinimumFees fees={inputs.fees} onChange={(fees) => onChange({ fees })} />
        <CheckboxRow
          checked={inputs.feeTaxBp > 0}
          onChange={(event) => onChange({ feeTaxBp: event.target.checked ? JAPANESE_TAX_BP : 0 })}
        >
          O canal soma 10% de imposto à taxa
        </CheckboxRow>
        <YenField label="Mensalidade do canal" {...number('monthlyFee')} />
        <YenField label="Taxa de saque" {...number('payoutFee')} />
        <PercentField
          label="Tarifa de importação da categoria"
          max={limits.dutyBp}
          {...number('dutyBp')}
          hint="Só para estimar o que o cliente paga na entrega."
        />
      </MoreFields>
    </FieldGroup>
  );
}

type FeesProps = { fees: readonly FeeLine[]; onChange: (fees: FeeLine[]) => void };

const patchLine = ({ fees, onChange }: FeesProps, index: number, patch: Partial<FeeLine>) =>
  onChange(fees.map((line, at) => (at === index ? { ...line, ...patch } : line)));

/** Whose a fee is; its label is stored with each calculation, so it stays as it is. */
const OF_FEES: Readonly<Record<string, string>> = {
  Pagamento: 'do pagamento',
  Serviço: 'do serviço',
  Stripe: 'da Stripe',
  'Shopify, gateway externo': 'da Shopify por pagamento externo',
  Sistema: 'do sistema',
  'Rakuten Pay': 'do Rakuten Pay',
  Pontos: 'dos pontos',
  Segurança: 'de segurança',
};
const ofFee = ({ label }: FeeLine): string => OF_FEES[label] ?? `de ${label}`;

function FeeFields(props: FeesProps) {
  const isOnly = props.fees.length === 1;
  return props.fees.map((line, index) => (
    <FieldPair key={line.label}>
      <PercentField
        label={isOnly ? 'Taxa do canal' : `Taxa ${ofFee(line)}`}
        value={line.rateBp}
        onValueChange={(rateBp) => patchLine(props, index, { rateBp })}
      />
      <YenField
        label={isOnly ? 'Taxa fixa' : `Taxa fixa ${ofFee(line)}`}
        value={line.fixed}
        onValueChange={(fixed) => patchLine(props, index, { fixed })}
      />
    </FieldPair>
  ));
}

function MinimumFees(props: FeesProps) {
  return props.fees.map((line, index) => (
    <YenField
      key={line.label}
      label={props.fees.length === 1 ? 'Taxa mínima por venda' : `Taxa mínima ${ofFee(line)}`}
      value={line.min}
      onValueChange={(min) => patchLine(props, index, { min })}
    />
  ));
}

/** Monthly and per-payout fees count only once the number of orders is known. */
function FixedFees({ inputs, onChange }: InputsProps) {
  const number = numberIn({ inputs, onChange });
  if (inputs.monthlyFee === 0 && inputs.payoutFee === 0) return null;
  return (
    <FieldPair>
      {inputs.monthlyFee > 0 && (
        <CountField
          label="Pedidos por mês"
          max={limits.orders}
          {...number('ordersPerMonth')}
          hint={inputs.ordersPerMonth === 0 ? 'Com 0, a mensalidade fica fora da conta.' : undefined}
        />
      )}
      {inputs.payoutFee > 0 && (
        <CountField
          label="Pedidos por saque"
          max={limits.orders}
          {...number('ordersPerPayout')}
          hint={inputs.ordersPerPayout === 0 ? 'Com 0, o saque fica fora da conta.' : undefined}
        />
      )}
    </FieldPair>
  );
}

function describePreset(preset: FeePreset, { fees }: CalculationInputs): string {
  const isEdited = JSON.stringify(fees) !== JSON.stringify(preset.fees);
  const checked = `Taxa conferida em ${formatDay(preset.asOf)} (${preset.source}).`;
  const advice = isPresetStale(preset, new Date()) || preset.status !== 'official' ? ' Confirme no site do canal.' : '';
  return `${checked}${advice}${isEdited ? ' Você mudou os valores.' : ''}`;
}
