import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { PRODUCT_NAME } from '#domain/product.ts';
import { readConfig, StartError } from './config.ts';
import { startBillingSweep } from './features/payments/billing-sweep.ts';
import { describeError } from './http/errors.ts';
import { checkPort, listen } from './listen.ts';
import { openServices } from './services.ts';

const siteDir = fileURLToPath(new URL('../site', import.meta.url));

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.LOG_LEVEL, base: null });
  await checkPort(config);
  const services = await openServices(config, log);
  try {
    const server = await listen(services, siteDir);
    log.info({ port: server.port }, 'listening');
    const sweep = startBillingSweep(services);
    console.log(`${PRODUCT_NAME} está no ar: ${config.PUBLIC_URL}`);
    stopOnSignal(async () => {
      log.info('stopping');
      await server.close();
      await sweep.stop();
      await services.close();
      log.info('stopped');
    });
  } catch (error) {
    await services.close();
    throw error;
  }
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

start().catch((error: unknown) => {
  if (error instanceof StartError) console.error(error.message);
  else console.error('O servidor não pôde iniciar:', describeError(error));
  process.exit(1);
});
