/** Where the browser finds a stored file. */
export const publicUrl = (storeUrl: string | undefined, path: string): string =>
  storeUrl ? `${storeUrl.replace(/\/+$/, '')}/${path}` : `/storage/v1/object/public/${path}`;

/** The stored file behind such an address; undefined for any other address. */
export function storedPathOf(storeUrl: string | undefined, url: string): string | undefined {
  const start = publicUrl(storeUrl, '');
  return url.startsWith(start) ? url.slice(start.length) : undefined;
}
