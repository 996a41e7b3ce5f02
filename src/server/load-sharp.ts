import type sharp from 'sharp';

let loaded: Promise<typeof sharp> | undefined;

/** The library for pictures, fetched with the first one: it takes a twelfth of a start that needs none. */
export function loadSharp(): Promise<typeof sharp> {
  loaded ??= load();
  return loaded;
}

/**
 * libvips opens many more formats than we want from strangers (SVG runs a whole renderer). The block
 * holds for the process: nothing of ours decodes anything else at run time.
 */
async function load(): Promise<typeof sharp> {
  const { default: library } = await import('sharp');
  // One picture takes one core, however many there are: requests need the others.
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
