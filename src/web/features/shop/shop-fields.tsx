import { type ComponentProps, type ReactNode, useId } from 'react';
import { countFields } from '#domain/shop/find-shop-problems.ts';
import type { ShopField, ShopProblem } from '#domain/shop/shop-problem.ts';
import { capitalise } from '#domain/text/capitalise.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { SplitSection } from '#web/components/content/split-section.tsx';
import { Eyes, paintedEyes } from '#web/components/ui/brand/eyes.tsx';
import { CheckboxRow } from '#web/components/ui/form/eye-checkbox.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { cn } from '#web/lib/cn.ts';
import { filledTerms } from './filled-terms.ts';
import { fieldId, useShopForm } from './shop-form-context.ts';
import { lookOf, type ShopInputLook, type ShopInputName } from './shop-inputs.ts';

type LabelProps = { label: string; ja?: string | undefined };

export const TwoLabels = ({ label, ja }: LabelProps) => (
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

const toNumber = (value: unknown): number | null =>
  value === '' || value === null || value === undefined ? null : Number(value);

type ShopInputProps = { name: ShopInputName; hint?: ReactNode; onChosen?: (chosen: string) => void };

/** The field of one value of the shop: a text, a number, a choice or marks, as its look says. */
export function ShopInput({ name, hint, onChosen }: ShopInputProps) {
  const { form, shop, complaintOf, missingOf } = useShopForm();
  const look = lookOf(name);
  const { label, ja, isWide, when, options, marks, unit, type, lang, maxLength, placeholder } = look;
  const says = missingOf(name) ?? hint ?? look.hint;
  if (when && !when(shop)) return null;
  // Safe cast: an option or the marks of this field, as the table of looks is typed.
  const choose = (chosen: unknown) => form.setValue(name, chosen as never, { shouldDirty: true });
  if (marks) return <Marks name={name} look={{ ...look, marks }} says={says} onChoose={choose} />;
  return (
    <Field
      id={fieldId(name)}
      label={<TwoLabels label={label} ja={ja} />}
      hint={says}
      error={complaintOf(name)}
      className={isWide && 'col-span-full min-w-0'}
    >
      {options ? (
        <Select
          value={String(shop[name]) || undefined}
          onValueChange={(chosen) => {
            onChosen?.(chosen);
            choose(chosen);
          }}
          options={Object.entries(options).map(([value, words]) => ({ value, label: words }))}
        />
      ) : (
        <Input
          autoComplete="off"
          enterKeyHint="next"
          {...{ type, lang, maxLength, placeholder }}
          {...(unit && { inputMode: 'numeric', [unit === '¥' ? 'start' : 'end']: unit })}
          {...form.register(name, unit ? { setValueAs: toNumber } : {})}
        />
      )}
    </Field>
  );
}

export const ShopInputs = ({ names }: { names: readonly ShopInputName[] }) =>
  names.map((name) => <ShopInput key={name} name={name} />);

type MarksProps = {
  name: ShopInputName;
  look: ShopInputLook & { marks: NonNullable<ShopInputLook['marks']> };
  says: ReactNode;
  onChoose: (marked: string[]) => void;
};

function Marks({ name, look: { label, ja, marks, none }, says, onChoose }: MarksProps) {
  const { shop, complaintOf } = useShopForm();
  // Safe cast: a field with marks holds them.
  const chosen = shop[name] as readonly string[];
  const error = complaintOf(name);
  const toggle = (mark: string) =>
    onChoose(Object.keys(marks).filter((each) => chosen.includes(each) !== (each === mark)));
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
        {Object.entries(marks).map(([mark, { pt }]) => (
          <Check
            key={mark}
            label={capitalise(pt)}
            isChecked={chosen.includes(mark)}
            onChange={() => toggle(mark)}
            isRefused={error !== undefined}
          />
        ))}
        {none && <Check label={none} isChecked={chosen.length === 0} onChange={() => onChoose([])} />}
      </div>
      {error && (
        <p className="field-error" id={`${fieldId(name)}-error`} role="alert">
          {error}
        </p>
      )}
      {says && <p className="hint">{says}</p>}
    </fieldset>
  );
}

type PromiseCheckProps = { name: 'answersRequests' | 'asksSupplierConsent'; children: ReactNode };

/** A promise of the seller, with what is missing while it is not given. */
export function PromiseCheck({ name, children }: PromiseCheckProps) {
  const { form, missingOf } = useShopForm();
  const missing = missingOf(name);
  const missingId = `${fieldId(name)}-error`;
  return (
    <>
      <CheckboxRow id={fieldId(name)} aria-describedby={missing ? missingId : undefined} {...form.register(name)}>
        {children}
      </CheckboxRow>
      {missing && (
        <p className="hint" id={missingId}>
          {missing}
        </p>
      )}
    </>
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
  /** What it promises is listed above the steps. */
  isListedAbove: boolean;
  /** Said above the fields: an unfinished step lacks something, and nothing in it is wrong. */
  missing: readonly ShopProblem[];
  children: ReactNode;
};

export function ShopStep({ title, fields, id, isListedAbove, missing, children }: ShopStepProps) {
  const { shop } = useShopForm();
  const { done, total } = countFields(shop, fields);
  const isDone = done === total;
  const words = filledTerms(shop).filter(({ field }) => fields.includes(field));
  return (
    <details id={id} className="group border-line border-t">
      {/* Title, state, chevron, and what was entered; on a phone the state stands under the title. */}
      <summary className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 py-3 after:[grid-area:1/2/span_2] sm:grid-cols-[minmax(0,1fr)_9.5rem_auto] sm:after:[grid-area:1/3]">
        <h2 className="h2">{title}</h2>
        <span className="flex items-center gap-2 text-fg-muted text-sm tabular-nums sm:justify-self-end">
          <Eyes painted={done === 0 ? 0 : paintedEyes(done, total)} />
          {isDone ? 'Pronto' : `${total - done === 1 ? 'Falta' : 'Faltam'} ${total - done} de ${total}`}
        </span>
        {!isListedAbove && words.length > 0 && (
          <span className="wrap-anywhere col-span-full grid gap-0.5 text-fg-muted text-sm group-open:hidden">
            {words.map((term) => (
              // On phones the first words of each: all of them stand in the step.
              <span key={term.words} className="max-sm:truncate">
                <MixedText text={term.words} />{' '}
              </span>
            ))}
          </span>
        )}
      </summary>
      {missing.length > 0 && <p className="mb-4 text-info text-sm">{missingWords(missing)}</p>}
      {children}
    </details>
  );
}
