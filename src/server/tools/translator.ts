import { join } from 'node:path';
import { loadConfig } from '#server/config.ts';
import { readModelList } from '#server/providers/translation/local/model-files.ts';
import { createModelStore, type StoreStatus } from '#server/providers/translation/local/model-store.ts';
import { StartError } from '#server/start/start-error.ts';
import { runTool } from './command-line/open-tool-database.ts';

const STATES: Record<StoreStatus['state'], string> = {
  absent: 'ainda não está neste servidor',
  downloading: 'está sendo buscado',
  ready: 'pronto',
  failed: 'não pôde ser buscado',
};
const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;

/** Downloads, shows and removes the files of the local translator, to prepare a machine without network. */
await runTool(async ([command]) => {
  const { DATA_DIR, TRANSLATOR_MODELS_URL } = loadConfig();
  const folder = join(DATA_DIR, 'translator');
  const store = createModelStore({ folder, baseUrl: TRANSLATOR_MODELS_URL, models: readModelList(DATA_DIR) });
  const describe = ({ state, pairs, diskBytes }: StoreStatus) =>
    [
      `Tradutor: ${STATES[state]} (${megabytes(diskBytes)} em ${folder})`,
      ...pairs.map(({ pair, isReady, doneBytes, totalBytes }) =>
        isReady ? `  ${pair}: pronto` : `  ${pair}: ${megabytes(doneBytes)} de ${megabytes(totalBytes)}`,
      ),
    ].join('\n');
  switch (command) {
    case 'fetch': {
      const progressTimer = setInterval(async () => {
        const { doneBytes, totalBytes } = await store.status();
        console.error(`${megabytes(doneBytes)} de ${megabytes(totalBytes)}`);
      }, 2_000);
      await store.fetchAll().finally(() => clearInterval(progressTimer));
      return describe(await store.status());
    }
    case 'status':
      return describe(await store.status());
    case 'remove':
      await store.remove();
      return 'Os arquivos do tradutor foram removidos.';
    default:
      throw new StartError('Use: npm run translator -- fetch | status | remove');
  }
});
