import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Config } from '#server/config.ts';
import { StartError } from './start-error.ts';

/** Runs before anything is opened or written, so that a failed start changes nothing. */
export async function checkPort({ HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): Promise<void> {
  const probe = createServer().listen(PORT, HOST);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw explainListenError(error, HOST, PORT);
  }
  probe.close();
  await once(probe, 'close');
}

export function explainListenError(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new StartError(`A porta ${port} já está em uso. Defina outra em PORT.`);
  if (code === 'EACCES') return new StartError(`Sem permissão para abrir a porta ${port}. Defina outra em PORT.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new StartError(`HOST ${host} não existe nesta máquina.`);
  return error;
}
