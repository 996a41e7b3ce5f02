const [SIGNS, PLAIN] = ['\u{3000}\u{A0}\u{301C}\u{2212}\u{2010}\u{2011}￥’“”', `  ~---¥'""`];
const CHANGED = /[A-Z\u{C0}-\u{17F}\u{FF01}-\u{FF5E}\u{3000}\u{A0}\u{301C}\u{2212}\u{2010}\u{2011}￥’“”]/gu;

/** Lower case, no accents, half width: one character for one, so that positions stay valid. For texts in NFC. */
export function foldChars(text: string): string {
  return text.replaceAll(CHANGED, (sign) => {
    if (SIGNS.includes(sign)) return PLAIN.charAt(SIGNS.indexOf(sign));
    const code = sign.charCodeAt(0);
    const half = code >= 0xff01 ? String.fromCharCode(code - 0xfee0) : sign;
    const plain = half.normalize('NFD').charAt(0).toLowerCase();
    return plain.length === 1 ? plain : sign;
  });
}
