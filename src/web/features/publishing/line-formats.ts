import type { ListingFeature, ListingImage, ListingOption } from '#domain/publishing/listing.ts';

/** A list as a person types it, one thing per line, and back. */
export type LineFormat<Item> = { write: (item: Item) => string; read: (line: string) => Item };

const halves = (line: string, sign: RegExp): [string, string] => {
  const at = line.search(sign);
  return at < 0 ? [line.trim(), ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
};

export const plainLines: LineFormat<string> = { write: (line) => line, read: (line) => line.trim() };

export const featureLines: LineFormat<ListingFeature> = {
  write: ({ title, text }) => (text ? `${title} | ${text}` : title),
  read: (line) => {
    const [title, text] = halves(line, /[|｜]/);
    return { title, text };
  },
};

export const imageLines: LineFormat<ListingImage> = {
  write: ({ url, alt }) => (alt ? `${url} | ${alt}` : url),
  read: (line) => {
    const [url, alt] = halves(line, /[|｜]/);
    return { url, alt };
  },
};

export const optionLines: LineFormat<ListingOption> = {
  write: ({ name, values }) => `${name}: ${values.join('; ')}`,
  read: (line) => {
    const [name, values] = halves(line, /[:：]/);
    return {
      name,
      values: values
        .split(/[;；]/)
        .map((value) => value.trim())
        .filter((value) => value !== ''),
    };
  },
};

export const readLines = <Item>(format: LineFormat<Item>, text: string): Item[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(format.read);

export const writeLines = <Item>(format: LineFormat<Item>, items: readonly Item[]): string =>
  items.map(format.write).join('\n');
