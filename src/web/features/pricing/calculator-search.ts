import { isUuid } from '#domain/uuid.ts';

export type CalculatorTab = 'rapida' | 'completa';

export type CalculatorSearch = {
  /** The quick one unless said. */
  aba?: CalculatorTab;
  /** A saved calculation to open. */
  calculo?: string;
  /** The product to save to. */
  produto?: string;
};

/** What of an address is for the calculator; anything else is dropped. */
export function readCalculatorSearch(search: Record<string, unknown>): CalculatorSearch {
  const { aba, calculo, produto } = search;
  const isFull = aba === 'completa' || isUuid(calculo);
  return {
    ...(isFull && { aba: 'completa' as const }),
    ...(isUuid(calculo) && { calculo }),
    ...(isUuid(produto) && { produto }),
  };
}
