import { randomInt } from 'node:crypto';
import { AppError } from '#domain/errors.ts';
import { PRODUCT_NAME } from '#domain/product.ts';
import { isSitePath } from '#domain/site-paths.ts';
import type { Db } from '#server/db/client.ts';
import { findSlugOf, findTargetOf, insertShortLink } from './short-links.repository.ts';

/** No letters or digits that are easily confused when read aloud. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 7;
const ATTEMPTS = 5;

const randomSlug = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Concurrent clicks end with one link: the table allows one per target, the loser reads the winner's. */
export async function createShortLink(db: Db, targetUrl: string): Promise<{ slug: string }> {
  const [path = ''] = targetUrl.split(/[?#]/);
  if (!isSitePath(path) || path.startsWith('/r/')) {
    throw new AppError('invalid_input', `Só é possível compartilhar páginas do ${PRODUCT_NAME}.`);
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const slug = await findSlugOf(db, targetUrl);
    if (slug) return { slug };
    await insertShortLink(db, randomSlug(), targetUrl);
  }
  throw new AppError('unavailable', 'Não foi possível gerar o link de compartilhamento.');
}

export async function getShortLink(db: Db, slug: string): Promise<{ targetUrl: string }> {
  const targetUrl = await findTargetOf(db, slug);
  if (!targetUrl) throw new AppError('not_found', 'Link não encontrado.');
  return { targetUrl };
}
