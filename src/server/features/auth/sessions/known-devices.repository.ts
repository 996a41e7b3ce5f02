import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { authKnownDevices } from '#server/db/schema/auth.ts';

/** True when the account has known devices and this is a new one. Call it under the user's lock. */
export async function noteDevice(tx: Db, userId: string, device: string): Promise<boolean> {
  const known = await tx.select().from(authKnownDevices).where(eq(authKnownDevices.userId, userId));
  if (known.some((row) => row.device === device)) return false;
  await tx.insert(authKnownDevices).values({ userId, device }).onConflictDoNothing();
  return known.length > 0;
}
