import { randomUUID } from 'node:crypto';
import type { SavedText } from '#contract/robots/texts.ts';
import type { TextRobot } from '#domain/robots/robot-options.ts';
import type { Db } from '#server/db/client.ts';
import { saveGenerated } from '#server/features/texts/save-text.service.ts';
import { getText } from '#server/features/texts/texts.service.ts';
import type { TestUser } from './builders.ts';

type TextSeed = { id?: string; robot?: TextRobot; words?: string; productId?: string };

const fields: Record<TextRobot, string> = {
  copy: 'copy',
  translate: 'translation',
  ads: 'descriptions',
  reviews: 'reviews',
};

/** A text as if a robot had just written it. */
export async function buildText(
  db: Db,
  user: TestUser,
  { id = randomUUID(), robot = 'copy', words = 'Garrafa térmica', productId }: TextSeed = {},
): Promise<SavedText> {
  await saveGenerated(db, user, {
    id,
    productId,
    robot,
    input: { description: 'Garrafa térmica de 500 ml' },
    facts: [{ key: 'capacity', label: 'Capacidade', value: '500 ml', words: '500 ml' }],
    output: { texts: { [fields[robot]]: [words] }, sentences: [], notes: [] },
    writer: 'composer',
    warnings: [],
  });
  return getText(db, user, id);
}
