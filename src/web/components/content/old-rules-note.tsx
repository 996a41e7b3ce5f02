import { areRulesOutdated } from '#domain/legal/rules-outdated.ts';
import { Alert } from '#web/components/ui/alert.tsx';

/** Shown above rules that nobody has checked for a year. */
export function OldRulesNote({ reviewedOn }: { reviewedOn: string }) {
  if (!areRulesOutdated(reviewedOn, new Date())) return null;
  return (
    <Alert variant="info" className="mb-4">
      Estas regras foram conferidas há mais de um ano, em {reviewedOn.split('-').toReversed().join('/')}. Confira as
      fontes antes de confiar nelas.
    </Alert>
  );
}
