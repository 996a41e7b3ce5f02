const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // Liquid runs before the browser parses HTML: escaped braces are not code to Liquid.
  '{': '&#123;',
  '}': '&#125;',
};

/** Escapes a text for HTML and Liquid, inside an element or a quoted attribute. */
export const escapeMarkup = (text: string): string => text.replaceAll(/[&<>"'{}]/g, (sign) => ENTITIES[sign] ?? sign);
