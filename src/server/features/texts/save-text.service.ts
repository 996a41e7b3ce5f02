import type { SheetRow } from '#contract/products/sheet.ts';
import type { Writer } from '#contract/robots/shared-fields.ts';
import type { SavedOutput, SavedText } from '#contract/robots/texts.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import type { TextRobot } from '#domain/robots/robot-options.ts';
import { excerptOf, fitsSavedText, type SavedInput, searchableOf, titleOfText } from '#domain/robots/saved-text.ts';
import type { Warning } from '#domain/robots/warnings.ts';
import type { Db } from '#server/db/client.ts';
import { touchProduct } from '#server/features/products/products.service.ts';
import { findOwner, insertText, keepVersion, lockWords, updateWords } from './texts.repository.ts';
import { announceText, getText } from './texts.service.ts';

type Words = SavedOutput['texts'];

export type Generated = {
  id: string;
  productId?: string | undefined;
  robot: TextRobot;
  input: SavedInput;
  facts: SheetRow[];
  output: SavedOutput;
  writer: Writer;
  warnings: Warning[];
};

/** Throws if another person's text has the id. */
export async function requireOwnTextId(db: Db, actor: Actor, textId: string): Promise<void> {
  const owner = await findOwner(db, textId);
  if (owner !== undefined && owner !== actor.id) {
    throw new AppError('conflict', 'Não foi possível salvar o texto. Tente novamente.');
  }
}

/** Saves a robot's output. An existing id overwrites that text, and the previous words become a version. */
export async function saveGenerated(db: Db, actor: Actor, generated: Generated): Promise<void> {
  const { id, productId, ...text } = storable(generated);
  await db.transaction(async (tx) => {
    const isNew = await insertText(tx, { id, userId: actor.id, productId: productId ?? null, ...rowOf(text) });
    if (!isNew) {
      await requireOwnTextId(tx, actor, id);
      const before = await lockWords(tx, actor.id, id);
      // Fields that this call did not write stay: names beside the copy, titles beside the descriptions.
      const output = { ...text.output, texts: merge(before?.texts, text.output.texts) ?? text.output.texts };
      await keepVersion(tx, actor.id, id, output);
      const { robot: _, ...row } = rowOf({ ...text, output });
      await updateWords(tx, actor.id, id, { ...row, ...(productId && { productId }), isByRobot: true });
    }
    if (productId) await touchProduct(tx, actor, productId);
    await announceText(tx, actor, id);
  });
}

function rowOf(text: Omit<Generated, 'id' | 'productId'>) {
  const { robot, input, output } = text;
  const title = titleOfText(robot, input, output);
  return { ...text, title, excerpt: excerptOf(robot, output), searchable: searchableOf(title, output) };
}

/** Undefined when both together exceed the size of a text. */
function merge(before: Words | undefined, written: Words): Words | undefined {
  const texts = { ...before, ...written };
  return fitsSavedText(texts) ? texts : undefined;
}

type Edit = { textId: string; output: SavedOutput; warnings: Warning[]; amends?: boolean | undefined };

export async function editText(db: Db, actor: Actor, edit: Edit): Promise<SavedText> {
  const { textId, warnings, amends, output: edited } = storable(edit);
  return db.transaction(async (tx) => {
    const { robot, title } = await getText(tx, actor, textId);
    const before = await lockWords(tx, actor.id, textId);
    // Fields that the editor does not show stay.
    const texts = merge(before?.texts, edited.texts);
    if (!texts) throw new AppError('payload_too_large', 'Este texto ficou longo demais para salvar.');
    const output = { ...edited, texts };
    if (!amends) await keepVersion(tx, actor.id, textId, output);
    await updateWords(tx, actor.id, textId, {
      output,
      warnings,
      excerpt: excerptOf(robot, output),
      searchable: searchableOf(title, output),
      isByRobot: false,
    });
    await announceText(tx, actor, textId);
    return getText(tx, actor, textId);
  });
}

/** Removes what PostgreSQL cannot store in a text: NUL, and unpaired surrogates. */
const storable = <Value>(value: Value): Value =>
  JSON.parse(
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'string' ? toWellFormed(part.replaceAll('\u0000', '')) : part,
    ),
  );

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
const toWellFormed = (text: string): string => text.replaceAll(LONE_SURROGATE, '\uFFFD');
