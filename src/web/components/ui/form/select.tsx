import * as RadixSelect from '@radix-ui/react-select';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { useFieldControl } from './field-context.ts';

export type SelectOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  disabled?: boolean | undefined;
};

type SelectProps<Value extends string> = {
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** Needed when there is no Field with a label. */
  'aria-label'?: string | undefined;
  className?: string | undefined;
};

export function Select<Value extends string>({
  value,
  onValueChange,
  options,
  placeholder = 'Selecione',
  disabled = false,
  'aria-label': ariaLabel,
  className,
}: SelectProps<Value>) {
  const control = useFieldControl();
  return (
    <RadixSelect.Root
      value={value ?? ''}
      // Radix types values as strings; every item comes from `options`.
      onValueChange={(next) => onValueChange(next as Value)}
      disabled={disabled}
    >
      <RadixSelect.Trigger
        className={cn('input select-trigger min-w-0', className)}
        aria-label={ariaLabel}
        {...control}
      >
        <RadixSelect.Value placeholder={placeholder} />
        <RadixSelect.Icon asChild>
          <ChevronDown aria-hidden="true" />
        </RadixSelect.Icon>
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content className="menu select-menu" position="popper" sideOffset={6}>
          <RadixSelect.Viewport>
            {options.map((option) => (
              <RadixSelect.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className="menu-item"
              >
                <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                <RadixSelect.ItemIndicator className="ml-auto">
                  <Check aria-hidden="true" />
                </RadixSelect.ItemIndicator>
              </RadixSelect.Item>
            ))}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}
