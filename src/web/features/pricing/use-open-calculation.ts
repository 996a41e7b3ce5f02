import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SavedCalculation } from '#contract/pricing.ts';
import { AppError } from '#domain/errors.ts';
import { toast } from '#web/components/ui/toast/use-toast.ts';
import { calculationQuery } from './calculations.queries.ts';

/** Loads a saved calculation into the form once; later edits in the form are not overwritten. */
export function useOpenCalculation(
  calculationId: string | undefined,
  onFound: (calculation: SavedCalculation) => void,
  onMissing: () => void,
): boolean {
  const { data, error } = useQuery({
    ...calculationQuery(calculationId ?? ''),
    enabled: calculationId !== undefined,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers change on every render; the form loads once.
  useEffect(() => {
    if (!calculationId) return;
    if (data) onFound(data);
    else if (error) {
      toast({
        title: 'Não foi possível abrir o cálculo',
        description: error instanceof AppError ? error.message : undefined,
        variant: 'destructive',
      });
      onMissing();
    }
  }, [calculationId, data, error]);
  return calculationId !== undefined && !data && !error;
}
