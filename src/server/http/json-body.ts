/** JSON as it is sent. Where it is kept for others, so is its compressed form once somebody asked for that. */
export type JsonBody = { plain: string | Buffer<ArrayBuffer>; compressed?: Promise<Buffer<ArrayBuffer>> };
