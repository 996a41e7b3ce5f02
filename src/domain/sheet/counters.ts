import { productType } from './product-types.ts';
import type { Sheet } from './sheet.ts';

/** Counters of things that 個 does not count well: by kind of product, else by its family. */
const COUNTERS: Readonly<Record<string, string>> = {
  long: 'pencil colored-pencils pen ballpoint-pen colored-pens highlighter-pen mechanical-pencil umbrella folding-umbrella automatic-umbrella necktie belt toothbrush electric-toothbrush makeup-brushes straw spoon fork kitchen-knife cable usb-cable usb-c-cable hdmi-cable charging-cable lipstick candle birthday-candle screwdriver comb broom bottle water-bottle thermal-bottle sports-bottle fishing-rod pants jeans leggings lightning-cable stylus-pen flashlight eyeliner shampoo conditioner necklace watch-band smartwatch-band sunglasses racket',
  flat: 't-shirt shirt tops towel bath-towel face-towel beach-towel bed-sheet blanket pillowcase plate placemat dish-towel cleaning-cloth microfiber-cloth rug bath-mat stickers screen-protector glass-screen-protector facial-mask face-mask poster wall-sticker silk-scarf baking-tray cutting-board skirt panties tank-top cropped-top polo-shirt dress-shirt sweatshirt hoodie sweater cardigan thermal-inner curtain blackout-curtain shower-curtain fitted-sheet mattress-cover cushion-cover sofa-cover duvet-cover yoga-mat',
  garment: 'coat jacket puffer-jacket windbreaker rain-jacket raincoat dress maxi-dress suit',
  machine: 'laptop tablet camera security-camera action-camera printer mini-printer fan handheld-fan drone bicycle bed',
  chair: 'chair gaming-chair office-chair camping-chair',
  shoes: 'socks compression-socks tights',
  pair: 'earrings gloves',
  chopsticks: 'chopsticks',
  book: 'book notebook-paper planner',
};
const COUNTER_OF_TYPE = new Map(
  Object.entries(COUNTERS).flatMap(([unit, keys]) => keys.split(' ').map((key) => [key, unit] as const)),
);
const COUNTER_OF_FAMILY: Readonly<Record<string, string>> = {
  shoes: 'shoes',
  kitchen_appliance: 'machine',
  home_appliance: 'machine',
  beauty_device: 'machine',
  health_device: 'machine',
};

/** The unit in which several of this product are counted: 12本, 3枚, 2足; 個 where nothing else is known. */
export function counterOf(sheet: Sheet): string {
  const type = productType(sheet.product_type?.value[0]?.choice);
  if (!type) return 'piece';
  return COUNTER_OF_TYPE.get(type.key) ?? COUNTER_OF_FAMILY[type.family] ?? 'piece';
}
