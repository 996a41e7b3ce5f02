export const publicUrl = (storeUrl: string | undefined, path: string): string =>
  storeUrl ? `${storeUrl.replace(/(?<!\/)\/+$/, '')}/${path}` : `/storage/v1/object/public/${path}`;

export function storedPathOf(storeUrl: string | undefined, url: string): string | undefined {
  const start = publicUrl(storeUrl, '');
  return url.startsWith(start) ? url.slice(start.length) : undefined;
}
