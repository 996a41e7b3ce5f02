import type { Db } from '#server/db/client.ts';
import { clearBuyer } from './payments.repository.ts';

/** That something was paid stays in the books; who paid does not. */
export const forgetBuyer = (tx: Db, userId: string): Promise<void> => clearBuyer(tx, userId);
