const COST_LINE =
  /^[\s\p{P}\p{S}]*(?:preço|valor|custo|price|unit price|cost|link|url)(?:\s[\p{L}\s]{0,30})?\s?[:：]/iu;

/** What a supplier asks, and where, is the seller's own business: no text for customers is written from it. */
export const removeCostLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => (COST_LINE.test(line) ? '' : line))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
