/** A description as a seller might paste it. `noun` is the Japanese product word we expect to find, null when we should not. */
export type CorpusEntry = { id: string; noun: string | null; description: string };
