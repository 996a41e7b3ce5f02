import { MAX_IMAGE_BYTES, type StoredImage } from '#contract/storage.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import * as storage from '#server/features/storage/storage.service.ts';
import type { Dependencies, RequestActor } from '#server/http/dependencies.ts';
import { webAddress } from '#server/product-reader/build-product.ts';
import type { ParsedImport } from '#server/product-reader/parse-import.ts';
import { OutboundError } from '#server/providers/outbound-fetch.ts';
import { readAtMost } from '#server/read-at-most.ts';
import { createWorkQueue } from '#server/work-queue.ts';

export async function readProductImport(
  { importProcesses }: Pick<Dependencies, 'importProcesses'>,
  actor: Actor,
  input: { bytes: Uint8Array; isCsv: boolean },
  signal: AbortSignal,
): Promise<ParsedImport> {
  const read = await importProcesses.read(actor.id, input, signal);
  if (typeof read === 'string') throw new AppError('invalid_input', read);
  return read;
}

const PHOTO_MS = 15_000;

/** Remote shops answer slowly: many downloads run at once, but few per person. */
const fetches = createWorkQueue(
  { running: 8, perOwner: 2, waiting: 200, waitingPerOwner: 20, timeoutMs: 30_000 },
  () =>
    new AppError('rate_limited', 'Há muitas fotos na fila. Espere um pouco e tente novamente.', {
      retryAfterSeconds: 10,
    }),
);

type Fetching = Pick<Dependencies, 'db' | 'files' | 'images' | 'now' | 'config' | 'photoFetch'>;

/** A photo that the seller chose, from a public URL only, decoded like any upload. */
export async function fetchImportPhoto(
  deps: Fetching,
  actor: RequestActor,
  url: string,
  signal: AbortSignal,
): Promise<StoredImage> {
  const address = webAddress(url);
  if (!address) throw new AppError('invalid_input', 'O endereço da foto precisa começar com https://.');
  const bytes = await fetches.run(actor.id, () => fetchBytes(deps, address, signal), signal);
  return storage.uploadImage(deps, actor, { bucket: 'product-photos', bytes, signal });
}

async function fetchBytes({ photoFetch }: Fetching, address: string, signal: AbortSignal): Promise<Uint8Array> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(PHOTO_MS)]);
  try {
    const reply = await photoFetch(address, { headers: { accept: 'image/*' }, signal: limit });
    if (reply.status !== 200) {
      await reply.body?.cancel();
      throw new AppError('invalid_input', 'O fornecedor não entregou esta foto.');
    }
    return await readAtMost(
      reply.body,
      MAX_IMAGE_BYTES,
      () => new AppError('payload_too_large', 'A foto pode ter no máximo 8 MB.'),
    );
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    if (cause instanceof OutboundError && cause.failure === 'private_address') {
      throw new AppError('invalid_input', 'Este endereço de foto não é da internet.', { cause });
    }
    // The URL came with the request, so a bad one is a client error.
    throw new AppError('invalid_input', 'Não foi possível trazer esta foto.', { cause });
  }
}
