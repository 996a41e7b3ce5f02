import type { ListingFeature, ListingImage, ListingOption } from '#domain/publishing/listing.ts';

/** How a list is written in plain text, as people paste it: what stands between two things, and within one. */
export type LineFormat<Item> = { between: RegExp; within?: RegExp; read: (line: string) => Item };

const BAR = /[|｜]/;
const COLON = /[:：]/;

const halves = (line: string, sign: RegExp): [string, string] => {
  const at = line.search(sign);
  return at < 0 ? [line.trim(), ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
};

export const plainLines: LineFormat<string> = { between: /\n/, read: (line) => line.trim() };
export const tagLines: LineFormat<string> = { between: /[\n,，、;；]/, read: (line) => line.trim() };
export const valueLines: LineFormat<string> = { between: /[\n;；]/, read: (line) => line.trim() };

export const featureLines: LineFormat<ListingFeature> = {
  between: /\n/,
  within: BAR,
  read: (line) => {
    const [title, text] = halves(line, BAR);
    return { title, text };
  },
};

export const imageLines: LineFormat<ListingImage> = {
  between: /\n/,
  within: BAR,
  read: (line) => {
    const [url, alt] = halves(line, BAR);
    return { url, alt };
  },
};

export const optionLines: LineFormat<ListingOption> = {
  between: /\n/,
  within: COLON,
  read: (line) => {
    const [name, values] = halves(line, COLON);
    return { name, values: readLines(valueLines, values) };
  },
};

export function readLines<Item>({ between, read }: LineFormat<Item>, text: string): Item[] {
  return text
    .split(between)
    .filter((line) => line.trim() !== '')
    .map(read);
}

/** Pasted text that is more than the words of one field. */
export const isList = <Item>({ between, within }: LineFormat<Item>, text: string): boolean =>
  between.test(text.trim()) || within?.test(text) === true;
