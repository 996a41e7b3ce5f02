export const deviceKinds = ['computer', 'phone'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

type Sign = readonly [pattern: RegExp, name: string];

/** The first match wins: most user agents also contain the names of older browsers. */
const browsers: readonly Sign[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly Sign[] = [
  [/\biPhone\b/, 'no iPhone'],
  [/\biPad\b/, 'no iPad'],
  [/\bAndroid\b/, 'no Android'],
  [/\bWindows\b/, 'no Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'no Mac'],
  [/\bCrOS\b/, 'no Chromebook'],
  [/\bLinux\b|\bX11\b/, 'no Linux'],
];

const nameOf = (signs: readonly Sign[], text: string) => signs.find(([pattern]) => pattern.test(text))?.[1];

/** Browser and system from the user agent. Returns only our own words, never text from the header. */
export function describeDevice(userAgent: string | null): { device: string; kind: DeviceKind } {
  const text = userAgent ?? '';
  const parts = [nameOf(browsers, text) ?? 'Navegador desconhecido', nameOf(systems, text)];
  return {
    device: parts.filter((part) => part !== undefined).join(' '),
    kind: /\b(iPhone|iPad|Android)\b/.test(text) ? 'phone' : 'computer',
  };
}
