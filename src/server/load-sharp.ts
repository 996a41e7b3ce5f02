import type sharp from 'sharp';

let loaded: Promise<typeof sharp> | undefined;

/** The image library, loaded on first use: it takes a twelfth of the start time. */
export function loadSharp(): Promise<typeof sharp> {
  loaded ??= load();
  return loaded;
}

/**
 * libvips decodes many more formats than untrusted files should use (SVG runs a whole renderer). The restriction
 * applies to the whole process, which decodes nothing else at run time.
 */
async function load(): Promise<typeof sharp> {
  const { default: library } = await import('sharp');
  // One core per picture, so that requests have the others.
  library.concurrency(1);
  library.block({ operation: ['VipsForeignLoad'] });
  library.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadNsgifBuffer',
      'VipsForeignLoadHeifBuffer',
    ],
  });
  return library;
}
