import * as z from 'zod/mini';
import {
  foreignCurrencies,
  calculationLimits as limits,
  MAX_CALCULATION_NAME,
  priceChoices,
  saleKinds,
} from '#domain/pricing/full/calculation-inputs.ts';
import { FULL_RATE } from '#domain/pricing/full/order-inputs.ts';
import { MAX_INPUT_YEN } from '#domain/pricing/pricing.ts';
import { endpoint } from './base/endpoint.ts';

const upTo = (max: number, min = 0) => z.int().check(z.minimum(min), z.maximum(max));
const yen = upTo(MAX_INPUT_YEN);
const rate = upTo(FULL_RATE);

const supplierSchema = z.discriminatedUnion('currency', [
  z.object({ currency: z.literal('JPY'), amount: yen }),
  z.object({
    currency: z.enum(foreignCurrencies),
    amountMinor: upTo(limits.amountMinor),
    rateMicro: upTo(limits.rateMicro, 1),
    spreadBp: upTo(limits.spreadBp),
  }),
]);

const feeLineSchema = z.object({
  label: z.string().check(z.maxLength(60)),
  rateBp: rate,
  fixed: yen,
  min: yen,
});

/** All that a calculation starts from: its answer follows. */
export const calculationInputsSchema = z.object({
  supplier: supplierSchema,
  shipping: yen,
  shippingCharged: yen,
  otherCost: yen,
  fees: z.readonly(z.array(feeLineSchema).check(z.maxLength(limits.feeLines))),
  feeTaxBp: rate,
  monthlyFee: yen,
  ordersPerMonth: upTo(limits.orders),
  payoutFee: yen,
  ordersPerPayout: upTo(limits.orders),
  refundRateBp: upTo(limits.refundRateBp),
  payoutSpreadBp: upTo(limits.payoutSpreadBp),
  cpa: yen,
  presetId: z.string().check(z.maxLength(60)),
  saleKind: z.enum(saleKinds),
  dutyBp: upTo(limits.dutyBp),
  targetMarginBp: upTo(limits.targetMarginBp),
  conversionBp: upTo(FULL_RATE, 1),
  choice: z.enum(priceChoices),
  ownPrice: yen,
  struckPrice: yen,
});

/** The answer as it was on the day of saving, worked out by the server. */
export const calculationResultSchema = z.object({
  price: z.int(),
  minimum: z.nullable(z.int()),
  marginBp: z.int(),
  net: z.int(),
  breakEvenCpa: z.int(),
  breakEvenRoas: z.nullable(z.int()),
});

export const newCalculationSchema = z.object({
  /** Chosen by the browser: repeating a request with the same id saves it once. */
  id: z.uuid(),
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Dê um nome ao cálculo.'),
      z.maxLength(MAX_CALCULATION_NAME, `O nome pode ter no máximo ${MAX_CALCULATION_NAME} caracteres.`),
    ),
  inputs: calculationInputsSchema,
});

export const savedCalculationSchema = z.object({
  id: z.uuid(),
  productId: z.uuid(),
  name: z.string(),
  inputs: calculationInputsSchema,
  result: calculationResultSchema,
  createdAt: z.string(),
});

export type NewCalculation = z.infer<typeof newCalculationSchema>;
export type CalculationResult = z.infer<typeof calculationResultSchema>;
export type SavedCalculation = z.infer<typeof savedCalculationSchema>;

const productParams = z.object({ productId: z.uuid() });
const calculationParams = z.object({ calculationId: z.uuid() });

export const saveCalculation = endpoint({
  method: 'POST',
  path: '/api/products/:productId/calculations',
  access: 'member',
  summary: 'Save a calculation to a product; the server works out its result, a repeated id saves it once',
  params: productParams,
  body: newCalculationSchema,
  response: savedCalculationSchema,
  status: 201,
});

export const listCalculations = endpoint({
  method: 'GET',
  path: '/api/products/:productId/calculations',
  access: 'member',
  summary: 'Calculations saved to a product, the newest first',
  params: productParams,
  response: z.object({ calculations: z.array(savedCalculationSchema) }),
});

export const getCalculation = endpoint({
  method: 'GET',
  path: '/api/calculations/:calculationId',
  access: 'member',
  summary: 'A saved calculation with its inputs',
  params: calculationParams,
  response: savedCalculationSchema,
});

export const deleteCalculation = endpoint({
  method: 'DELETE',
  path: '/api/calculations/:calculationId',
  access: 'member',
  summary: 'Delete a saved calculation',
  params: calculationParams,
});
