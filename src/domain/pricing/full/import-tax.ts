import { floorDiv } from './integer-division.ts';
import type { TaxMode } from './order-inputs.ts';

/** Import rules with their dates: current law and enacted changes. */
export const IMPORT_RULES = {
  exemptYen: 10_000,
  /** Share of the retail price that is the customs value of goods for private use; being abolished. */
  personalUseSharePct: 60,
  personalUseLimitYen: 16_666,
  /** From this day (JST) the seller pays the tax on small sales. */
  smallSalesTaxFrom: '2028-04-01',
  smallSalesLimitTaxIncluded: 11_000,
} as const;

export type ImportDuty = { rateBp: number; minYen?: number | undefined };

/** Duty, then national and local consumption tax, each rounded as customs rounds it. */
export function estimateImport(input: { retail: number; duty: ImportDuty; sharePct: number; isDesignated: boolean }) {
  const hundredths = input.retail * input.sharePct;
  const exempt = !input.isDesignated && hundredths <= IMPORT_RULES.exemptYen * 100;
  if (exempt) return { duty: 0, national: 0, local: 0, total: 0 };
  const customsValue = Math.floor(hundredths / 100);
  const cut = (amount: number, unit: number) => Math.floor(amount / unit) * unit;
  const dutyByRate = cut(floorDiv(cut(customsValue, 1000) * input.duty.rateBp, 10_000), 100);
  const duty = Math.max(dutyByRate, input.duty.minYen ?? 0);
  const national = cut(floorDiv(cut(customsValue + duty, 1000) * 780, 10_000), 100);
  const local = cut(floorDiv(national * 22, 78), 100);
  return { duty, national, local, total: duty + national + local };
}

export type SaleSituation = {
  gross: number;
  day: string;
  isStockInJapan: boolean;
  isFood: boolean;
  /** Leather bags and gloves, footwear, knitted clothing, tights: taxed at any price. */
  isDesignated: boolean;
};

export type TaxCase = 'small' | 'middle' | 'large' | 'designated' | 'seller-owes' | 'import-full' | 'stock';

export function taxCaseOf(sale: SaleSituation): { taxCase: TaxCase; taxMode: TaxMode } {
  const owed: TaxMode = sale.isFood ? 'incl8' : 'incl10';
  if (sale.isStockInJapan) return { taxCase: 'stock', taxMode: owed };
  if (sale.day >= IMPORT_RULES.smallSalesTaxFrom) {
    const isSmall = sale.gross <= IMPORT_RULES.smallSalesLimitTaxIncluded;
    return isSmall ? { taxCase: 'seller-owes', taxMode: owed } : { taxCase: 'import-full', taxMode: 'none' };
  }
  if (sale.isDesignated) return { taxCase: 'designated', taxMode: 'none' };
  if (sale.gross <= IMPORT_RULES.exemptYen) return { taxCase: 'small', taxMode: 'none' };
  return { taxCase: sale.gross <= IMPORT_RULES.personalUseLimitYen ? 'middle' : 'large', taxMode: 'none' };
}
