export type StoredFile = { body: Uint8Array; contentType: string };

/** A store of public files addressed by "bucket/name". Names are never reused. */
export type Files = {
  put(path: string, body: Uint8Array, contentType: string): Promise<void>;
  get(path: string): Promise<StoredFile | undefined>;
  remove(path: string): Promise<void>;
};

const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** "bucket/name.ending" only: no folders, no leading dots, no executable file type. */
const FILE_PATH = /^([a-z0-9]+(?:-[a-z0-9]+)*)\/([a-z0-9][a-z0-9-]{0,120}\.([a-z]{3,4}))$/;

type FilePath = { bucket: string; name: string; contentType: string };

/** Undefined for an invalid path. */
export function parseFilePath(path: string): FilePath | undefined {
  const [, bucket, name, ending] = FILE_PATH.exec(path) ?? [];
  const contentType = ending && Object.hasOwn(contentTypes, ending) ? contentTypes[ending] : undefined;
  return bucket && name && contentType ? { bucket, name, contentType } : undefined;
}

/** For writes: an invalid path or type is a bug of ours. */
export function requireFilePath(path: string, contentType: string): FilePath {
  const parsed = parseFilePath(path);
  if (parsed?.contentType !== contentType) throw new Error(`not a storable file: ${JSON.stringify(path)}`);
  return parsed;
}
