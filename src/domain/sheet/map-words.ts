import type { SheetWords } from './sheet.ts';

const isWords = (node: object): node is SheetWords => 'pt' in node && typeof node.pt === 'string';

export function mapWords<Node>(node: Node, change: (words: SheetWords) => SheetWords): Node {
  if (Array.isArray(node)) return node.map((each) => mapWords(each, change)) as Node;
  if (typeof node !== 'object' || node === null) return node;
  const inside = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, mapWords(value, change)]));
  return (isWords(inside) ? change(inside) : inside) as Node;
}
