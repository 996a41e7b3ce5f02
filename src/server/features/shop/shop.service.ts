import type { ShopReply } from '#contract/shop.ts';
import { completeShop, type Shop, type Term } from '#domain/shop/shop.ts';
import type { Db } from '#server/db/client.ts';
import { findShop, upsertShop } from './shop.repository.ts';

export async function getShop(db: Db, userId: string): Promise<ShopReply> {
  const row = await findShop(db, userId);
  return { shop: completeShop(row?.details ?? {}), savedAt: row?.updatedAt ?? null };
}

export async function saveShop(db: Db, userId: string, shop: Shop): Promise<ShopReply> {
  return { shop, savedAt: await upsertShop(db, userId, shop) };
}

/** The shop's glossary, for every text written in its name. */
export async function getGlossary(db: Db, userId: string): Promise<readonly Term[]> {
  const row = await findShop(db, userId);
  return row?.details.glossary ?? [];
}
