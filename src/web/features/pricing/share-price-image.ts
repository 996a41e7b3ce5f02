import type { OrderResult } from '#domain/pricing/full/order-result.ts';
import { drawPricePicture } from './draw-price-image.ts';

/** Shares the image with the Web Share API if it supports files; otherwise downloads it. */
export async function sharePicture(title: string, order: OrderResult): Promise<'shared' | 'downloaded'> {
  const file = new File([await drawPricePicture(title, order)], 'preco-no-japao.png', { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return 'shared';
    } catch (error) {
      // Closing the share dialog is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(address);
  return 'downloaded';
}
