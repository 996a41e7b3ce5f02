import { isUuid } from '#domain/uuid.ts';

export type CalculatorTab = 'rapida' | 'completa';

export type CalculatorSearch = {
  /** Defaults to the quick calculator. */
  aba?: CalculatorTab;
  /** Id of a saved calculation to open. */
  calculo?: string;
  /** Id of the product to save to. */
  produto?: string;
};

/** Reads the calculator's search parameters and drops all others. */
export function readCalculatorSearch(search: Record<string, unknown>): CalculatorSearch {
  const { aba, calculo, produto } = search;
  const isFull = aba === 'completa' || isUuid(calculo);
  return {
    ...(isFull && { aba: 'completa' as const }),
    ...(isUuid(calculo) && { calculo }),
    ...(isUuid(produto) && { produto }),
  };
}
