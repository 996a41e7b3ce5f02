import type { Files, StoredFile } from '#server/providers/files/files.ts';

export function createMemoryFiles(): Files {
  const stored = new Map<string, StoredFile>();
  return {
    put: async (path, body, contentType) => void stored.set(path, { body, contentType }),
    get: async (path) => stored.get(path),
    remove: async (path) => void stored.delete(path),
  };
}
