import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { AppError } from '#domain/errors.ts';
import type { Config } from '#server/config.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#server/db/embedded/embedded.ts';
import { StartError } from './start-error.ts';

export async function openEmbeddedDatabase(config: Config, log: Logger): Promise<EmbeddedDatabase> {
  try {
    await mkdir(config.DATA_DIR, { recursive: true });
    return await startEmbeddedDatabase({ dataDir: join(config.DATA_DIR, 'postgres'), log });
  } catch (error) {
    if (error instanceof AppError) throw new StartError(error.message);
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EACCES' || code === 'EPERM' || code === 'ENOTDIR' || code === 'EROFS' || code === 'EEXIST') {
      throw new StartError(
        `Não foi possível usar a pasta de dados ${config.DATA_DIR}. Confira DATA_DIR e suas permissões.`,
      );
    }
    throw error;
  }
}
