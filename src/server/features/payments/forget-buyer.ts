import type { Db } from '#server/db/client.ts';
import { clearBuyer } from './payments.repository.ts';

/** The payment record stays; the buyer's personal data is removed. */
export const forgetBuyer = (tx: Db, userId: string): Promise<void> => clearBuyer(tx, userId);
