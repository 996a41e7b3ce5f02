import { cva, type VariantProps } from 'class-variance-authority';
import sealsUrl from '#web/art/seals.svg';
import { cn } from '#web/lib/cn.ts';

export type SealName =
  | 'academy'
  | 'admin'
  | 'afiliado'
  | 'agendado'
  | 'anuncio'
  | 'calculator'
  | 'copy'
  | 'dashboard'
  | 'feito'
  | 'japao'
  | 'loja'
  | 'plans'
  | 'premium'
  | 'produtos'
  | 'profile'
  | 'review'
  | 'roadmap'
  | 'robos'
  | 'sample'
  | 'sentido'
  | 'snippets'
  | 'tasks'
  | 'tradutor'
  | 'vazio'
  | 'verificador';

const sealVariants = cva('seal', {
  variants: {
    tone: { accent: '', quiet: 'seal-quiet', premium: 'seal-premium' },
    size: { sm: 'seal-sm', md: '', lg: 'seal-lg' },
  },
  defaultVariants: { tone: 'accent', size: 'md' },
});

type SealProps = VariantProps<typeof sealVariants> & {
  name: SealName;
  /** Rotated like a stamp, to mean "done". */
  stamp?: boolean;
  className?: string | undefined;
};

/** Hanko seal from one cached sprite. Decorative: always write its meaning next to it. */
export function Seal({ name, tone, size, stamp = false, className }: SealProps) {
  return (
    <svg
      className={cn(sealVariants({ tone, size }), stamp && 'seal-stamp', className)}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <use href={`${sealsUrl}#${name}`} />
    </svg>
  );
}
