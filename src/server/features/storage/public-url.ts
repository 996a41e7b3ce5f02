/** URL of a stored file for the browser. */
export const publicUrl = (storeUrl: string | undefined, path: string): string =>
  storeUrl ? `${storeUrl.replace(/(?<!\/)\/+$/, '')}/${path}` : `/storage/v1/object/public/${path}`;

/** The stored file of such a URL; undefined for any other URL. */
export function storedPathOf(storeUrl: string | undefined, url: string): string | undefined {
  const start = publicUrl(storeUrl, '');
  return url.startsWith(start) ? url.slice(start.length) : undefined;
}
