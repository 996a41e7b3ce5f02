/** Where the browser finds a stored file. */
export const publicUrl = (storeUrl: string | undefined, path: string): string =>
  storeUrl ? `${storeUrl.replace(/\/+$/, '')}/${path}` : `/storage/v1/object/public/${path}`;
