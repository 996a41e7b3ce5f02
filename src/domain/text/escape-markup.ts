const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // Liquid reads a page before the browser does: braces written so are no code to it.
  '{': '&#123;',
  '}': '&#125;',
};

/** A text as itself in HTML and in a Liquid file, inside an element or a quoted attribute. */
export const escapeMarkup = (text: string): string => text.replaceAll(/[&<>"'{}]/g, (sign) => ENTITIES[sign] ?? sign);
