import cluster from 'node:cluster';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { answerWorkers, forwardToFirstProcess } from './forward-translator.ts';
import { createLocalTranslator, type LocalTranslator } from './local-translator.ts';
import { readModelList } from './model-files.ts';

/** `program` is the built translator-engine. Nothing is downloaded or started before the first translation. */
export function openLocalTranslator(config: Config, program: URL): LocalTranslator {
  if (cluster.isWorker) return forwardToFirstProcess();
  const translator = createLocalTranslator({
    program,
    folder: join(config.DATA_DIR, 'translator'),
    baseUrl: config.TRANSLATOR_MODELS_URL,
    models: readModelList(config.DATA_DIR),
  });
  if (config.WORKERS > 1) answerWorkers(translator);
  return translator;
}
