/** All bytes of a body; stops reading as soon as there are too many. */
export async function readAtMost(
  body: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array> | null,
  most: number,
  tooLarge: () => Error,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > most) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
