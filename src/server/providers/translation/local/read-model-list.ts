import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { StartError } from '#server/start-error.ts';
import { MODEL_FILES, type ModelList } from './model-files.ts';

const fileSchema = z.object({
  path: z.string().regex(/^[\w-]+(?:\/[\w-][\w.-]*)+$/),
  packed: z.int().positive(),
  bytes: z.int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
const pairSchema = z.object({
  model: fileSchema,
  vocabularies: z.array(fileSchema).min(1).max(2),
  shortlist: fileSchema.exactOptional(),
});
const listSchema = z.object({ 'pt-en': pairSchema, 'en-ja': pairSchema, 'ja-en': pairSchema, 'en-pt': pairSchema });

/** The operator's own in `DATA_DIR/translator.json` allows other models without an update. */
export function readModelList(dataDir: string): ModelList {
  const path = join(dataDir, 'translator.json');
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return MODEL_FILES;
  }
  try {
    return listSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new StartError(`O arquivo ${path} não é uma lista de modelos do tradutor.`, { cause: error });
  }
}
