import type { ExchangeRate } from '#contract/exchange-rates.ts';
import { calculationLimits as limits } from '#domain/pricing/full/calculation-inputs.ts';
import { type Currency, currencies, type SupplierCost } from '#domain/pricing/full/order-inputs.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { currencyUnits, describeRateAge, formatRate } from './full-price-text.ts';
import {
  DecimalInput,
  FieldGroup,
  FieldPair,
  type InputsProps,
  MoreFields,
  numberIn,
  PercentField,
  YenField,
} from './number-fields.tsx';

type ForeignCost = Exclude<SupplierCost, { currency: 'JPY' }>;

type ProductFieldsProps = InputsProps & {
  knownRate: ExchangeRate | undefined;
  isOwnRate: boolean;
  onCurrency: (currency: Currency) => void;
  onOwnRate: (supplier: SupplierCost) => void;
  onKnownRate: () => void;
};

const currencyOptions = currencies.map((value) => ({ value, label: value }));

export function ProductFields({ inputs, onChange, onCurrency, ...rates }: ProductFieldsProps) {
  const number = numberIn({ inputs, onChange });
  const { supplier } = inputs;
  return (
    <FieldGroup title="Produto">
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] items-end gap-2">
        {supplier.currency === 'JPY' ? (
          <YenField
            label="Custo por unidade"
            value={supplier.amount}
            onValueChange={(amount) => onChange({ supplier: { ...supplier, amount } })}
          />
        ) : (
          <DecimalInput
            label="Custo por unidade"
            digits={2}
            shown={2}
            max={limits.amountMinor}
            value={supplier.amountMinor}
            onValueChange={(amountMinor) => onChange({ supplier: { ...supplier, amountMinor } })}
          />
        )}
        <Select
          aria-label="Moeda do custo"
          value={supplier.currency}
          onValueChange={onCurrency}
          options={currencyOptions}
        />
      </div>
      {supplier.currency !== 'JPY' && <RateFields supplier={supplier} onChange={onChange} {...rates} />}
      <YenField label="Frete que você paga" {...number('shipping')} />
      <MoreFields title="Mais custos do pedido">
        <YenField label="Frete cobrado do cliente" {...number('shippingCharged')} />
        <YenField label="Embalagem e outros" {...number('otherCost')} />
      </MoreFields>
    </FieldGroup>
  );
}

type RateFieldsProps = Omit<ProductFieldsProps, 'inputs' | 'onCurrency'> & { supplier: ForeignCost };

function RateFields({ supplier, knownRate, isOwnRate, onChange, onOwnRate, onKnownRate }: RateFieldsProps) {
  const withSpread = Math.ceil((supplier.rateMicro * (10_000 + supplier.spreadBp)) / 10_000);
  return (
    <div className="grid gap-1.5">
      <FieldPair>
        <DecimalInput
          label={`Câmbio (${currencyUnits[supplier.currency]})`}
          start="¥"
          digits={6}
          shown={2}
          isEmptyAtZero
          max={limits.rateMicro}
          value={supplier.rateMicro}
          onValueChange={(rateMicro) => onOwnRate({ ...supplier, rateMicro })}
        />
        <PercentField
          label="Spread da compra"
          max={limits.spreadBp}
          value={supplier.spreadBp}
          onValueChange={(spreadBp) => onChange({ supplier: { ...supplier, spreadBp } })}
        />
      </FieldPair>
      <p className="hint" data-testid="rate-age">
        {supplier.rateMicro === 0 ? (
          'Sem cotação agora. Digite o câmbio.'
        ) : (
          <>
            {isOwnRate || !knownRate ? 'Câmbio que você digitou.' : describeRateAge(knownRate, new Date())}
            {` Com spread, ${formatRate(withSpread)}.`}
          </>
        )}
        {knownRate && !isOwnRate && <RateSource rate={knownRate} />}
      </p>
      {knownRate && isOwnRate && (
        <Button variant="link" size="sm" className="justify-self-start" onClick={onKnownRate}>
          {`Usar a cotação, ${formatRate(knownRate.yenMicro)}`}
        </Button>
      )}
    </div>
  );
}

function RateSource({ rate: { source, sourceUrl } }: { rate: ExchangeRate }) {
  if (!sourceUrl) return ` Fonte: ${source}.`;
  return (
    <>
      {' Fonte: '}
      <a href={sourceUrl} target="_blank" rel="noreferrer" className="underline">
        {source}
      </a>
      .
    </>
  );
}
