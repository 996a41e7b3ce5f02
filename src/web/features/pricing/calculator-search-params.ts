import { isUuid } from '#domain/uuid.ts';

export type CalculatorTab = 'rapida' | 'completa';

export type CalculatorSearch = {
  aba?: CalculatorTab;
  calculo?: string;
  produto?: string;
};

export function readCalculatorSearch(search: Record<string, unknown>): CalculatorSearch {
  const { aba, calculo, produto } = search;
  const isFull = aba === 'completa' || isUuid(calculo);
  return {
    ...(isFull && { aba: 'completa' as const }),
    ...(isUuid(calculo) && { calculo }),
    ...(isUuid(produto) && { produto }),
  };
}
