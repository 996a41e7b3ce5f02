import { randomInt } from 'node:crypto';
import type { Reply } from '#contract/base/endpoint.ts';
import type { getShortLink as endpoint, SharedPreview } from '#contract/short-links.ts';
import { AppError } from '#domain/errors.ts';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { isSitePath } from '#domain/site/site-paths.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Db } from '#server/db/client.ts';
import { findLessonTitle } from '#server/features/academy/academy.service.ts';
import { findSnippetTitle } from '#server/features/snippets/snippets.service.ts';
import { findSlugOf, findTargetOf, insertShortLink } from './short-links.repository.ts';

/** No letters or digits that are easily confused when read aloud. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 7;
const ATTEMPTS = 5;

const randomSlug = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** The table allows one per target: the loser of a race reads the winner's. */
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

export async function getShortLink(db: Db, slug: string): Promise<Reply<typeof endpoint>> {
  const targetUrl = await findTargetOf(db, slug);
  if (!targetUrl) throw new AppError('not_found', 'Link não encontrado.');
  return { targetUrl, preview: await findPreview(db, targetUrl) };
}

/** The holder of the link may see the target's title as in lists; the content depends on the plan. */
async function findPreview(db: Db, targetUrl: string): Promise<SharedPreview | null> {
  const [path = ''] = targetUrl.split(/[?#]/);
  const [, area, id = '', identifier] = path.split('/');
  if (!isUuid(id)) return null;
  if (area === 'academy' && identifier) return withKind('lesson', await findLessonTitle(db, id, identifier));
  return area === 'snippet' ? withKind('snippet', await findSnippetTitle(db, id)) : null;
}

const withKind = (kind: SharedPreview['kind'], found: Omit<SharedPreview, 'kind'> | undefined): SharedPreview | null =>
  found ? { kind, title: found.title, accessType: found.accessType } : null;
