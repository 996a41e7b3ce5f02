import { SLUG_MAX_LENGTH, slugify } from '#domain/text/slug.ts';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';

type SlugFieldProps = {
  /** Empty: the slug follows the title, and the server numbers it while it is taken. */
  value: string;
  title: string;
  onValueChange: (slug: string) => void;
  error?: string | undefined;
};

export function SlugField({ value, title, onValueChange, error }: SlugFieldProps) {
  const proposal = slugify(title);
  const proposed = proposal ? `Vazio: será ${proposal}, numerado se já existir.` : 'Vazio: criado a partir do título.';
  const hint = value ? 'Usado no link de compartilhamento.' : proposed;
  return (
    <Field label="Slug" error={error} hint={hint}>
      <Input
        value={value}
        placeholder={proposal || 'titulo-da-pagina'}
        maxLength={SLUG_MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </Field>
  );
}
