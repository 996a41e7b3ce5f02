import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { cn } from '#web/lib/cn.ts';
import { useFieldControl } from './field-context.ts';

/** Password field with a button that shows or hides what was typed. */
export function PasswordInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const control = useFieldControl();
  const [isVisible, setIsVisible] = useState(false);
  return (
    <div className="affix">
      <input {...control} {...props} type={isVisible ? 'text' : 'password'} className={cn('input', className)} />
      <button
        type="button"
        className="affix-end"
        aria-label={isVisible ? 'Ocultar senha' : 'Mostrar senha'}
        aria-pressed={isVisible}
        onClick={() => setIsVisible((visible) => !visible)}
      >
        {isVisible ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </button>
    </div>
  );
}
