const NEWLINE = 0x0a;

/** Lines as bytes, without their ending. Only "\n" ends a line: a row may hold any other separator of text. */
export async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let open: Buffer[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      yield open.length > 0 ? Buffer.concat([...open, chunk.subarray(start, end)]) : chunk.subarray(start, end);
      open = [];
      start = end + 1;
    }
    if (start < chunk.length) open.push(chunk.subarray(start));
  }
  if (open.length > 0) yield Buffer.concat(open);
}
