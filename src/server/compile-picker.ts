type Convert = (value: unknown) => unknown;

export type PickedField = {
  /** Key or index in the source. */
  from: string | number;
  to: string;
  convert: Convert | undefined;
};

/**
 * A function that makes an object of some fields of another, or of a row. Written out as a literal, because the engine
 * makes objects of one fixed shape ten times as fast as it sets their fields in a loop (bench/notes.md).
 */
export function compilePicker(fields: readonly PickedField[]): (source: unknown) => Record<string, unknown> {
  const parts = fields.map(({ from, to, convert }, index) => {
    const value = `source[${JSON.stringify(from)}]`;
    return `${JSON.stringify(to)}: ${convert ? `convert[${index}](${value})` : value}`;
  });
  // Of names in our own schemas and tables, quoted; never of anything that came with a request.
  const compile = new Function('convert', `return (source) => ({ ${parts.join(', ')} });`);
  return compile(fields.map(({ convert }) => convert));
}
