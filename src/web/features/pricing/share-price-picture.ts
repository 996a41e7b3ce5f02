import type { OrderResult } from '#domain/pricing/full/order-result.ts';
import { shareOrder } from '#domain/pricing/full/order-shares.ts';
import { formatYen } from '#domain/text/format-money.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { formatShare, partLooks } from './full/full-price-text.ts';

const WIDTH = 1080;
const MARGIN = 72;
const END = WIDTH - MARGIN;
const ROW = 62;
const TOP = 560;
const DARK = '--color-sumi-950';
const SOFT = '--color-washi-300';
const STRONG = '--color-washi-100';
const FAINT = '--color-washi-400';

type Ink = { size: string; color: string; isDisplay?: true; align?: CanvasTextAlign; room?: number };

async function drawPricePicture(title: string, order: OrderResult): Promise<Blob> {
  const shares = shareOrder(order);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = TOP + shares.length * ROW + 120;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // The page's fonts and colours, so that nothing is fetched for the image.
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const colorOf = (part: keyof typeof partLooks) => partLooks[part].color.slice('var('.length, -1);
  await document.fonts.ready;

  const box = (color: string, x: number, y: number, width: number, height: number) => {
    context.fillStyle = token(color);
    context.fillRect(x, y, width, height);
  };
  const write = (text: string, x: number, y: number, ink: Ink) => {
    const { size, color, isDisplay, align = 'left', room = Infinity } = ink;
    context.font = `${size} ${token(isDisplay ? '--font-display' : '--font-sans') || 'sans-serif'}`;
    context.fillStyle = token(color);
    context.textAlign = align;
    const letters = [...text];
    let shown = text;
    while (letters.length > 1 && context.measureText(shown).width > room) {
      letters.pop();
      shown = `${letters.join('')}…`;
    }
    context.fillText(shown, x, y);
  };

  const align = 'right';
  const good = order.net < 0 ? '--color-beni-400' : '--color-yen-avg';
  box(DARK, 0, 0, canvas.width, canvas.height);
  write(title, MARGIN, 112, { size: '600 40px', color: SOFT, room: END - MARGIN });
  write(formatYen(order.price), MARGIN - 6, 270, {
    size: '650 150px',
    color: STRONG,
    isDisplay: true,
    room: WIDTH - 380,
  });
  write('Margem', END, 180, { size: '500 28px', color: SOFT, align });
  write(formatShare(order.marginBp), END, 236, { size: '600 56px', color: good, isDisplay: true, align });
  write(formatYen(order.net), END, 276, { size: '500 28px', color: SOFT, align });
  write('Para onde vai cada iene', MARGIN, 372, { size: '600 34px', color: STRONG, isDisplay: true });

  const shown = shares.filter(({ amount }) => amount > 0);
  const total = shown.reduce((sum, { amount }) => sum + amount, 0);
  let x = MARGIN;
  for (const { part, amount, shareBp } of shown) {
    const width = ((END - MARGIN - (shown.length - 1) * 4) * amount) / total;
    box(colorOf(part), x, 400, width, 100);
    if (width > 70) write(formatShare(shareBp), x + 14, 440, { size: '650 28px', color: DARK });
    x += width + 4;
  }
  shares.forEach(({ part, amount, shareBp }, index) => {
    const y = TOP + index * ROW;
    box(colorOf(part), MARGIN, y - 20, 20, 20);
    write(partLooks[part].label, MARGIN + 44, y, { size: '500 32px', color: STRONG });
    write(formatYen(amount), END - 110, y, { size: '600 34px', color: STRONG, isDisplay: true, align });
    write(formatShare(shareBp), END, y, { size: '500 28px', color: FAINT, align });
  });
  const ending = { size: '500 26px', color: FAINT };
  write('dropar · estimativa, não é conselho fiscal', MARGIN, canvas.height - 48, ending);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** Shares the image with the Web Share API if it supports files; otherwise downloads it. */
export async function sharePricePicture(title: string, order: OrderResult): Promise<'shared' | 'downloaded'> {
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
  saveFile(file, file.name);
  return 'downloaded';
}
