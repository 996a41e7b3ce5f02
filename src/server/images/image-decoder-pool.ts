import { AppError } from '#domain/errors.ts';
import { createProcessPool, isEndedProcess } from '#server/process-pool.ts';
import { createWorkQueue } from '#server/work-queue.ts';
import type { Decoded, ImageUse } from './redraw-image.ts';

export type ImageDecoder = {
  /** One picture of a person at a time, few in total; people alternate. An aborted one leaves the queue. */
  decode(owner: string, bytes: Uint8Array, use: ImageUse, signal: AbortSignal): Promise<Uint8Array>;
  size(): { running: number; waiting: number };
  close(): Promise<void>;
};

/** One more than a person may use: whatever somebody's picture takes, nobody else waits for it. */
const PROCESSES = 2;
/** Above the limit that the decoder sets itself. */
const DECODING_MS = 10_000;
/** A picture of noise has many bytes and takes long. */
const BYTES_PER_MS = 3_000;

const busy = () =>
  new AppError('rate_limited', 'Há muitas imagens na fila. Espere um pouco e envie de novo.', {
    retryAfterSeconds: 10,
  });

const IDLE_MS = 30_000;
/** A process that holds more is ended: what a decoder took is not given back. */
const MAX_KEPT_BYTES = 256 * 1024 * 1024;

/** Time and memory of a picture end its process, and the decoding libraries are never loaded into the server. */
export function createImageDecoder(processFile: URL): ImageDecoder {
  const pool = createProcessPool(processFile, { processes: PROCESSES, idleTimeout: IDLE_MS });
  const turns = createWorkQueue(
    {
      running: PROCESSES,
      perOwner: 1,
      waiting: 100,
      waitingPerOwner: 4,
      timeoutMs: 20_000,
      // Twenty photos of a camera run at once; a flood of the slowest allowed ones leaves most of the time to others.
      restsAfterMs: 6_000,
      restFactor: 6,
      longestRestMs: 30_000,
    },
    busy,
  );

  async function decodeInProcess(bytes: Uint8Array, use: ImageUse): Promise<Uint8Array> {
    const time = AbortSignal.timeout(DECODING_MS);
    try {
      const decoded: Decoded = await pool.run({ bytes, use }, { signal: time, name: 'decode' });
      if ('refusal' in decoded) throw new AppError(decoded.refusal.code, decoded.refusal.message);
      if (decoded.memoryBytes > MAX_KEPT_BYTES) await pool.recycleWorkers();
      return decoded.image;
    } catch (error) {
      if (!time.aborted && !isEndedProcess(error)) throw error;
      throw new AppError('invalid_input', 'A imagem está danificada ou incompleta.', { cause: error });
    }
  }

  return {
    decode: (owner, bytes, use, signal) =>
      turns.run(owner, () => decodeInProcess(bytes, use), signal, { expectedMs: bytes.byteLength / BYTES_PER_MS }),
    size: turns.size,
    close: () => pool.destroy(),
  };
}
