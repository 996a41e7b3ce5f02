import type { Snippet, SnippetCard, SnippetShelf } from '#contract/snippets.ts';
import { parseYouTubeId } from '#domain/academy/youtube.ts';
import { type Actor, can } from '#domain/accounts/permissions.ts';
import { hasPremium } from '#domain/accounts/user-types.ts';
import { AppError } from '#domain/errors.ts';
import type { Db } from '#server/db/client.ts';
import * as comments from '#server/features/comments/comments.service.ts';
import { cutPage, decodeCursor } from '#server/http/cursor.ts';
import { highlightCode } from './highlight.ts';
import * as repository from './snippets.repository.ts';

const MODULES_PER_PAGE = 12;
const CARDS_PER_SHELF = 6;
const CARDS_PER_PAGE = 24;
const PREVIEW_LINES = 3;

/** Which snippets are unlocked: the only property of a person that changes a list. */
export type Plan = 'free' | 'premium';

type ListInput = { category?: repository.Category | undefined; cursor?: string | undefined };

export async function getSnippetLibrary(db: Db, plan: Plan, input: ListInput) {
  const [stats, rows] = await Promise.all([
    repository.readStats(db),
    repository.listShelves(db, {
      category: input.category,
      after: decodeCursor(input.cursor),
      limit: MODULES_PER_PAGE + 1,
      cardsPerModule: CARDS_PER_SHELF,
    }),
  ]);
  const { page, nextCursor } = cutPage(rows, MODULES_PER_PAGE);
  const modules: SnippetShelf[] = page.map(({ cards, ...module }) => ({
    ...module,
    snippets: cards.map((card) => presentCard(card, plan)),
  }));
  return { stats, modules, nextCursor };
}

export async function searchSnippets(db: Db, plan: Plan, input: ListInput & { text: string }) {
  const rows = await repository.searchSnippets(db, {
    text: input.text,
    category: input.category,
    after: decodeCursor(input.cursor),
    limit: CARDS_PER_PAGE + 1,
  });
  const { page, nextCursor } = cutPage(
    rows.map((row) => ({ ...row, createdAt: row.card.createdAt, id: row.card.id })),
    CARDS_PER_PAGE,
  );
  return { results: page.map(({ module, card }) => ({ module, snippet: presentCard(card, plan) })), nextCursor };
}

export async function getSnippetModule(db: Db, plan: Plan, input: { moduleId: string; cursor?: string | undefined }) {
  const [module, rows] = await Promise.all([
    repository.findModule(db, input.moduleId),
    repository.listModuleSnippets(db, {
      moduleId: input.moduleId,
      after: decodeCursor(input.cursor),
      limit: CARDS_PER_PAGE + 1,
    }),
  ]);
  if (!module) throw new AppError('not_found', 'Módulo não encontrado');
  const { page, nextCursor } = cutPage(rows, CARDS_PER_PAGE);
  const snippets = page.map((card) => presentCard(card, plan));
  return { ...module, snippets, nextCursor };
}

export async function getSnippet(db: Db, actor: Actor, snippetId: string): Promise<Snippet> {
  const { snippet, module } = await getUnlockedSnippet(db, actor, snippetId);
  const [lines, myRating] = await Promise.all([
    highlightCode(`${snippet.id}:${snippet.updatedAt}`, snippet.content, snippet.language),
    comments.findMyRating(db, actor, 'snippet', snippet.id),
  ]);
  return {
    ...snippet,
    ...presentCard({ ...snippet, preview: snippet.content }, planOf(actor)),
    lines,
    videoId: parseYouTubeId(snippet.videoUrl) ?? null,
    myRating,
    canRate: can(actor, 'snippet:rate', snippet),
    module,
  };
}

/** Code, comments and ratings of a premium snippet require a plan that includes it. */
export async function getUnlockedSnippet(db: Db, actor: Actor, snippetId: string) {
  const found = await repository.findSnippet(db, snippetId);
  if (!found) throw new AppError('not_found', 'Snippet não encontrado');
  if (isLocked(found.snippet, planOf(actor))) {
    throw new AppError('premium_required', 'Este snippet é exclusivo para usuários Premium.');
  }
  return found;
}

export async function recordSnippetCopy(db: Db, actor: Actor, snippetId: string) {
  const { snippet } = await getUnlockedSnippet(db, actor, snippetId);
  return db.transaction(async (tx) => {
    const isFirst = await repository.rememberCopy(tx, snippetId, actor.id);
    const downloads = isFirst ? await repository.countCopy(tx, snippetId) : snippet.downloads;
    if (downloads === undefined) throw new AppError('not_found', 'Snippet não encontrado');
    return { downloads };
  });
}

export const findSnippetTitle = async (db: Db, snippetId: string) =>
  (await repository.findSnippet(db, snippetId))?.snippet;

/** Does not split the whole text, because a library page has dozens of these. */
function cutLines(text: string, lines: number): string {
  let end = -1;
  for (let line = 0; line < lines; line += 1) {
    end = text.indexOf('\n', end + 1);
    if (end < 0) return text;
  }
  return text.slice(0, end);
}

export const planOf = (actor: Actor): Plan => (hasPremium(actor.userType) ? 'premium' : 'free');

const isLocked = (snippet: { accessType: Plan }, plan: Plan) => snippet.accessType === 'premium' && plan === 'free';

function presentCard(row: repository.CardRow, plan: Plan): SnippetCard {
  const locked = isLocked(row, plan);
  return { ...row, locked, preview: locked ? null : cutLines(row.preview, PREVIEW_LINES) };
}
