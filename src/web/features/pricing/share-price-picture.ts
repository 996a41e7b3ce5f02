import type { OrderResult } from '#domain/pricing/full/order-result.ts';
import { shareOrder } from '#domain/pricing/full/order-shares.ts';
import { formatYen } from '#domain/text/format-money.ts';
import { formatShare, partLooks } from './full/full-price-text.ts';

const WIDTH = 1080;
const MARGIN = 72;
const ROW = 62;
const TOP = 560;

type Paint = { token: (name: string) => string; sans: string; display: string };

/** Uses the page's fonts and colours, so that nothing is fetched for the image. */
function readPaint(): Paint {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return { token, sans: token('--font-sans') || 'sans-serif', display: token('--font-display') || 'sans-serif' };
}

async function drawPricePicture(title: string, order: OrderResult): Promise<Blob> {
  const shares = shareOrder(order);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = TOP + shares.length * ROW + 120;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const paint = readPaint();
  await document.fonts.ready;
  context.textBaseline = 'alphabetic';
  context.fillStyle = paint.token('--color-sumi-950');
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawHead(context, paint, title, order);
  drawBar(context, paint, shares);
  drawLedger(context, paint, shares);
  write(context, 'dropar · estimativa, não é conselho fiscal', MARGIN, canvas.height - 48, {
    font: `500 26px ${paint.sans}`,
    color: paint.token('--color-washi-400'),
  });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

type Ink = { font: string; color: string; align?: CanvasTextAlign };

function write(context: CanvasRenderingContext2D, text: string, x: number, y: number, ink: Ink, room = Infinity) {
  context.font = ink.font;
  context.fillStyle = ink.color;
  context.textAlign = ink.align ?? 'left';
  const letters = [...text];
  let shown = text;
  while (letters.length > 1 && context.measureText(shown).width > room) {
    letters.pop();
    shown = `${letters.join('')}…`;
  }
  context.fillText(shown, x, y);
}

function drawHead(context: CanvasRenderingContext2D, paint: Paint, title: string, order: OrderResult) {
  const soft = paint.token('--color-washi-300');
  const strong = paint.token('--color-washi-100');
  const good = paint.token(order.net < 0 ? '--color-beni-400' : '--color-yen-avg');
  write(context, title, MARGIN, 112, { font: `600 40px ${paint.sans}`, color: soft }, WIDTH - 2 * MARGIN);
  write(
    context,
    formatYen(order.price),
    MARGIN - 6,
    270,
    { font: `650 150px ${paint.display}`, color: strong },
    WIDTH - 380,
  );
  const right = { align: 'right' as const };
  write(context, 'Margem', WIDTH - MARGIN, 180, { font: `500 28px ${paint.sans}`, color: soft, ...right });
  write(context, formatShare(order.marginBp), WIDTH - MARGIN, 236, {
    font: `600 56px ${paint.display}`,
    color: good,
    ...right,
  });
  write(context, formatYen(order.net), WIDTH - MARGIN, 276, { font: `500 28px ${paint.sans}`, color: soft, ...right });
  write(context, 'Para onde vai cada iene', MARGIN, 372, { font: `600 34px ${paint.display}`, color: strong });
}

type Shares = ReturnType<typeof shareOrder>;

const colorOf = (paint: Paint, value: string): string => paint.token(value.slice('var('.length, -1));

function drawBar(context: CanvasRenderingContext2D, paint: Paint, shares: Shares) {
  const shown = shares.filter(({ amount }) => amount > 0);
  const total = shown.reduce((sum, { amount }) => sum + amount, 0);
  const room = WIDTH - 2 * MARGIN - (shown.length - 1) * 4;
  let x = MARGIN;
  for (const { part, amount, shareBp } of shown) {
    const width = (room * amount) / total;
    context.fillStyle = colorOf(paint, partLooks[part].color);
    context.fillRect(x, 400, width, 100);
    if (width > 70) {
      write(context, formatShare(shareBp), x + 14, 440, {
        font: `650 28px ${paint.sans}`,
        color: paint.token('--color-sumi-950'),
      });
    }
    x += width + 4;
  }
}

function drawLedger(context: CanvasRenderingContext2D, paint: Paint, shares: Shares) {
  const strong = paint.token('--color-washi-100');
  shares.forEach(({ part, amount, shareBp }, index) => {
    const y = TOP + index * ROW;
    context.fillStyle = colorOf(paint, partLooks[part].color);
    context.fillRect(MARGIN, y - 20, 20, 20);
    write(context, partLooks[part].label, MARGIN + 44, y, { font: `500 32px ${paint.sans}`, color: strong });
    write(context, formatYen(amount), WIDTH - MARGIN - 110, y, {
      font: `600 34px ${paint.display}`,
      color: strong,
      align: 'right',
    });
    write(context, formatShare(shareBp), WIDTH - MARGIN, y, {
      font: `500 28px ${paint.sans}`,
      color: paint.token('--color-washi-400'),
      align: 'right',
    });
  });
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
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(address);
  return 'downloaded';
}
