/** Lower case without accents, character for character, so that positions hold for the written text as well. */
export function foldPortuguese(text: string): string {
  return text.replaceAll(/[A-ZÀ-ÖØ-öø-ÿ]/g, (letter) => {
    const plain = letter.normalize('NFD').charAt(0).toLowerCase();
    return plain.length === 1 ? plain : letter;
  });
}

/** Full-width letters, digits and signs as half-width ones, character for character. */
export function foldJapanese(text: string): string {
  return text
    .replaceAll(/[\u{FF01}-\u{FF5E}]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u{3000}', ' ')
    .replaceAll('￥', '¥')
    .replaceAll('\u{301C}', '~');
}

export function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
}
