import * as z from 'zod/mini';
import { PRODUCT_STATUSES } from '#domain/products/product.ts';
import { TEXT_ROBOTS } from '#domain/robots/robot-options.ts';
import { endpoint } from './base/endpoint.ts';
import { boardSchema } from './tasks.ts';

/** A product that is not published yet, and the steps already completed. */
export const waitingProductSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  status: z.enum(PRODUCT_STATUSES),
  /** At least one field of the product sheet is accepted. */
  hasSheet: z.boolean(),
  hasTexts: z.boolean(),
  hasPrice: z.boolean(),
});
export type WaitingProduct = z.infer<typeof waitingProductSchema>;

export const lastTextSchema = z.object({
  id: z.uuid(),
  robot: z.enum(TEXT_ROBOTS),
  title: z.string(),
  productId: z.nullable(z.uuid()),
  createdAt: z.string(),
});
export type LastText = z.infer<typeof lastTextSchema>;

export const dashboardSchema = z.object({
  board: boardSchema,
  waiting: z.array(waitingProductSchema),
  texts: z.array(lastTextSchema),
  /** Whether the person has ever saved a price or a text. */
  hasPrice: z.boolean(),
  hasText: z.boolean(),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  access: 'member',
  summary:
    'All that the first page shows: the board, products that wait, the last texts, and which first steps are done',
  response: dashboardSchema,
});
