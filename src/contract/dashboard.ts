import * as z from 'zod/mini';
import { TEXT_ROBOTS, WRITERS } from '#domain/robots/robot-options.ts';
import { endpoint } from './base/endpoint.ts';
import { productCardSchema } from './products/products.ts';
import { boardSchema } from './tasks.ts';

/** A product that is not on sale yet and has a step to go, and how far it is. */
export const waitingProductSchema = z.pick(productCardSchema, { id: true, name: true, photo: true, steps: true });
export type WaitingProduct = z.infer<typeof waitingProductSchema>;

export const lastTextSchema = z.object({
  id: z.uuid(),
  robot: z.enum(TEXT_ROBOTS),
  writer: z.enum(WRITERS),
  title: z.string(),
  productId: z.nullable(z.uuid()),
  createdAt: z.string(),
});
export type LastText = z.infer<typeof lastTextSchema>;

export const dashboardSchema = z.object({
  board: boardSchema,
  waiting: z.array(waitingProductSchema),
  texts: z.array(lastTextSchema),
  /** Whether the person keeps a product, has ever saved a price, kept a text. */
  hasProduct: z.boolean(),
  hasPrice: z.boolean(),
  hasText: z.boolean(),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

export const getDashboard = endpoint('GET', '/api/dashboard', 'member', {
  summary:
    'All that the first page shows: the board, products that wait, the last texts, and which first steps are done',
  response: dashboardSchema,
});
