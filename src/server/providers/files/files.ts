export type StoredFile = { body: Uint8Array; contentType: string };

/** A store of public files addressed by "bucket/name". Names are never reused. */
export type Files = {
  put(path: string, body: Uint8Array, contentType: string): Promise<void>;
  get(path: string): Promise<StoredFile | undefined>;
  remove(path: string): Promise<void>;
};
