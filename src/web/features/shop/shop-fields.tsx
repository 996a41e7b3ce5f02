import { type ComponentProps, type ReactNode, useId } from 'react';
import type { ShopDraft } from '#contract/shop.ts';
import { countFields } from '#domain/shop/find-shop-problems.ts';
import type { ShopField, ShopProblem } from '#domain/shop/shop-problem.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { SplitSection } from '#web/components/content/split-section.tsx';
import { Eyes, paintedEyes } from '#web/components/ui/brand/eyes.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { cn } from '#web/lib/cn.ts';
import { filledTerms } from './filled-terms.ts';
import { fieldId, useShopForm } from './shop-form-context.ts';

type FieldsOf<Kind> = { [Name in ShopField]: ShopDraft[Name] extends Kind ? Name : never }[ShopField];
type TextName = FieldsOf<string>;
type NumberName = FieldsOf<number | null>;
type ListName = FieldsOf<readonly string[]>;

type Common = { label: string; ja?: string | undefined; hint?: ReactNode };

export const TwoLabels = ({ label, ja }: Pick<Common, 'label' | 'ja'>) => (
  <span>
    {label}
    {ja && (
      <>
        {' '}
        {/* Without a height of its own, so that this label is not taller than the one beside it. */}
        <span lang="ja" className="ml-1 font-normal text-fg-muted leading-0">
          {ja}
        </span>
      </>
    )}
  </span>
);

type TextProps = Common & {
  name: TextName;
  className?: string | undefined;
  maxLength?: number;
  placeholder?: string;
  type?: 'text' | 'email' | 'tel' | 'date';
  isJapanese?: boolean;
};

export function TextField({ name, label, ja, hint, className, isJapanese = false, ...input }: TextProps) {
  const { form, complaintOf, missingOf } = useShopForm();
  return (
    <Field
      id={fieldId(name)}
      label={<TwoLabels label={label} ja={ja} />}
      hint={missingOf(name) ?? hint}
      error={complaintOf(name)}
      className={className}
    >
      <Input
        autoComplete="off"
        enterKeyHint="next"
        {...(isJapanese && { lang: 'ja' })}
        {...input}
        {...form.register(name)}
      />
    </Field>
  );
}

const toNumber = (value: unknown): number | null =>
  value === '' || value === null || value === undefined ? null : Number(value);

type NumberProps = Common & { name: NumberName; unit: 'dias' | '¥' | 'un.'; placeholder?: string };

export function NumberField({ name, label, ja, hint, unit, placeholder }: NumberProps) {
  const { form, complaintOf, missingOf } = useShopForm();
  return (
    <Field
      id={fieldId(name)}
      label={<TwoLabels label={label} ja={ja} />}
      hint={missingOf(name) ?? hint}
      error={complaintOf(name)}
    >
      <Input
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        placeholder={placeholder}
        {...(unit === '¥' ? { start: unit } : { end: unit })}
        {...form.register(name, { setValueAs: toNumber })}
      />
    </Field>
  );
}

type SelectProps<Name extends TextName> = Common & {
  name: Name;
  options: Readonly<Record<Exclude<ShopDraft[Name], ''>, string>>;
  onChosen?: (chosen: Exclude<ShopDraft[Name], ''>) => void;
};

export function SelectField<Name extends TextName>(field: SelectProps<Name>) {
  const { name, label, ja, hint, options, onChosen } = field;
  // Safe cast: the keys of the record are exactly the values.
  const values = Object.keys(options) as Exclude<ShopDraft[Name], ''>[];
  const { form, shop, complaintOf, missingOf } = useShopForm();
  return (
    <Field
      id={fieldId(name)}
      label={<TwoLabels label={label} ja={ja} />}
      hint={missingOf(name) ?? hint}
      error={complaintOf(name)}
    >
      <Select
        // Safe cast: an option, or '' while nothing is chosen; all options come from the list that defines the type.
        value={(shop[name] || undefined) as Exclude<ShopDraft[Name], ''> | undefined}
        onValueChange={(chosen) => {
          onChosen?.(chosen);
          form.setValue(name, chosen as never, { shouldDirty: true });
        }}
        options={values.map((value) => ({ value, label: options[value] }))}
      />
    </Field>
  );
}

type ChecksProps<Name extends ListName> = Common & {
  name: Name;
  options: readonly { value: ShopDraft[Name][number]; label: string }[];
  /** What an empty choice means, where it is an answer. */
  none?: string;
};

export function ChecksField<Name extends ListName>({ name, label, ja, hint, options, none }: ChecksProps<Name>) {
  const { form, shop, complaintOf, missingOf } = useShopForm();
  const chosen: readonly string[] = shop[name];
  const error = complaintOf(name);
  const toggle = (value: string) => {
    const next = options.map((option) => String(option.value));
    const selection = next.filter((option) => (option === value ? !chosen.includes(value) : chosen.includes(option)));
    form.setValue(name, selection as never, { shouldDirty: true });
  };
  return (
    <fieldset
      className="field col-span-full min-w-0"
      id={fieldId(name)}
      aria-describedby={error && `${fieldId(name)}-error`}
    >
      <legend className="label mb-1.5">
        <span>
          <TwoLabels label={label} ja={ja} />
          {!none && <span className="font-normal text-fg-muted"> · escolha uma ou mais</span>}
        </span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <Check
            key={option.value}
            label={option.label}
            isChecked={chosen.includes(option.value)}
            onChange={() => toggle(option.value)}
            isRefused={error !== undefined}
          />
        ))}
        {none && (
          <Check
            label={none}
            isChecked={chosen.length === 0}
            onChange={() => form.setValue(name, [] as never, { shouldDirty: true })}
          />
        )}
      </div>
      {error && (
        <p className="field-error" id={`${fieldId(name)}-error`} role="alert">
          {error}
        </p>
      )}
      {(missingOf(name) ?? hint) && <p className="hint">{missingOf(name) ?? hint}</p>}
    </fieldset>
  );
}

type CheckProps = { label: string; isChecked: boolean; onChange: () => void; isRefused?: boolean };

const Check = ({ label, isChecked, onChange, isRefused }: CheckProps) => (
  <label className="flex min-h-11 items-center gap-2 rounded-md border border-line-strong py-1 pr-3.5 pl-2.5 font-medium has-checked:border-fg has-checked:bg-raised">
    <input
      type="checkbox"
      className="eye tick"
      checked={isChecked}
      onChange={onChange}
      aria-invalid={isRefused || undefined}
    />
    {label}
  </label>
);

type ShopSectionProps = {
  /** Left out where it would repeat the step's. */
  title?: string;
  hint: string;
  children: ReactNode;
};

export function ShopSection({ title, hint, children }: ShopSectionProps) {
  const id = useId();
  return (
    <SplitSection labelledBy={title && id}>
      <div>
        {title && (
          <h3 id={id} className="h3">
            {title}
          </h3>
        )}
        <p className="text-sm text-fg-muted">{hint}</p>
      </div>
      <ShopFields>{children}</ShopFields>
    </SplitSection>
  );
}

export const ShopFields = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={cn('grid min-w-0 content-start gap-4.5 sm:grid-cols-2', className)} {...rest} />
);

const GAP = /^Faltam? /;

/** "Falta: o endereço, o CEP. Telefone incompleto." */
export function missingWords(missing: readonly Pick<ShopProblem, 'slot'>[]): string {
  const gaps = missing.filter(({ slot }) => GAP.test(slot)).map(({ slot }) => slot.replace(GAP, ''));
  const others = missing.filter(({ slot }) => !GAP.test(slot)).map(({ slot }) => `${slot}.`);
  return [...(gaps.length > 0 ? [`Falta: ${gaps.join(', ')}.`] : []), ...others].join(' ');
}

type ShopStepProps = {
  id: string;
  title: string;
  fields: readonly ShopField[];
  isOpen: boolean;
  /** Opened by a search in the page, or by a link to one of its fields. */
  onOpen: () => void;
  /** What it promises is listed above the steps. */
  isListedAbove: boolean;
  /** Said above the fields: an unfinished step lacks something, and nothing in it is wrong. */
  missing: readonly ShopProblem[];
  children: ReactNode;
};

export function ShopStep({ title, fields, id, isOpen, onOpen, isListedAbove, missing, children }: ShopStepProps) {
  const { shop } = useShopForm();
  const { done, total } = countFields(shop, fields);
  const isDone = done === total;
  const words = filledTerms(shop).filter(({ field }) => fields.includes(field));
  return (
    <details
      id={id}
      className="border-line border-t [overflow-anchor:none]"
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => open && !isOpen && onOpen()}
    >
      {/* Title, state, chevron, and what was entered; on a phone the state stands under the title. */}
      <summary className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 py-3 after:[grid-area:1/2/span_2] sm:grid-cols-[minmax(0,1fr)_9.5rem_auto] sm:after:[grid-area:1/3]">
        <h2 className="h2">{title}</h2>
        <span className="flex items-center gap-2 text-fg-muted text-sm tabular-nums sm:justify-self-end">
          <Eyes painted={done === 0 ? 0 : paintedEyes(done, total)} />
          {isDone ? 'Pronto' : `${total - done === 1 ? 'Falta' : 'Faltam'} ${total - done} de ${total}`}
        </span>
        {!isOpen && !isListedAbove && words.length > 0 && (
          <span className="wrap-anywhere col-span-full grid gap-0.5 text-fg-muted text-sm">
            {words.map((term) => (
              // On phones the first words of each: all of them stand in the step.
              <span key={term.words} className="max-sm:truncate">
                <MixedText text={term.words} />{' '}
              </span>
            ))}
          </span>
        )}
      </summary>
      {isOpen && missing.length > 0 && <p className="mb-4 text-info text-sm">{missingWords(missing)}</p>}
      {children}
    </details>
  );
}
