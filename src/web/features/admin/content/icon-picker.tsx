import { moduleIcons } from '#web/components/content/module-icon.tsx';
import { cn } from '#web/lib/cn.ts';

type IconPickerProps = { name: string; value: string; onValueChange: (icon: string) => void };

export function IconPicker({ name, value, onValueChange }: IconPickerProps) {
  return (
    <fieldset className="field">
      <legend className="label mb-2">Ícone</legend>
      <div className="flex flex-wrap gap-1.5">
        {Object.entries(moduleIcons).map(([icon, { Icon, label }]) => (
          <label
            key={icon}
            title={label}
            className={cn(
              'grid size-10 cursor-pointer place-items-center rounded-md border border-line text-fg-muted',
              'has-focus-visible:outline-2 has-focus-visible:outline-fg has-focus-visible:outline-offset-2',
              'has-checked:border-fg has-checked:text-fg',
            )}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={icon}
              checked={icon === value}
              onChange={() => onValueChange(icon)}
            />
            <Icon className="size-5" aria-hidden="true" />
            <span className="sr-only">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
