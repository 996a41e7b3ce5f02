import { productType } from './product-types.ts';
import type { Sheet } from './sheet.ts';

/** Counters of products, and of things in a box, that are not counted with 個: by type, or else by family. */
const COUNTERS: Readonly<Record<string, string>> = {
  long: 'pencil colored-pencils pen ballpoint-pen colored-pens highlighter-pen mechanical-pencil umbrella folding-umbrella automatic-umbrella necktie belt scarf toothbrush electric-toothbrush makeup-brushes straw spoon fork ladle spatula tongs whisk kitchen-knife multi-tool-knife pocket-knife oil-bottle cable usb-cable usb-c-cable hdmi-cable charging-cable lightning-cable phone-strap selfie-stick lipstick lip-gloss lip-balm mascara eyeliner nail-polish gel-nail-polish serum facial-toner perfume hair-oil body-oil body-wash liquid-foundation toothpaste shampoo conditioner razor nail-file tweezers hair-brush comb birthday-candle screwdriver pliers hammer saw scissors ruler broom mop window-squeegee cleaning-brush lint-roller bottle water-bottle thermal-bottle sports-bottle fishing-rod parasol garden-hose led-strip string-lights pants jeans leggings sweatpants jogger-pants half-pants shorts stylus-pen flashlight necklace bracelet watch watch-band smartwatch-band sunglasses glasses glasses-frame racket jump-rope resistance-band leash pet-collar artificial-flowers christmas-tree olive-oil usb_cable charging_cable power_cord screws cleaning_brush strap spare_band key',
  flat: 't-shirt shirt tops towel bath-towel face-towel beach-towel bed-sheet blanket pillowcase plate placemat dish-towel cleaning-cloth microfiber-cloth rug bath-mat stickers screen-protector glass-screen-protector facial-mask face-mask poster wall-sticker silk-scarf baking-tray cutting-board skirt panties tank-top cropped-top polo-shirt dress-shirt sweatshirt hoodie sweater cardigan thermal-inner boxer-briefs mens-underwear bra sports-bra lingerie swim-trunks curtain blackout-curtain shower-curtain fitted-sheet mattress-cover cushion-cover sofa-cover duvet-cover comforter bedspread tablecloth apron mattress electric-blanket doormat car-mat seat-cover car-sunshade yoga-mat play-mat camping-mat picnic-mat desk-mat mouse-pad diapers cloth-diapers bib baby-plate pet-pads wrapping-paper wall-art mirror labels whiteboard memory-card kite storage_bag cotton_bag cloth sticker warranty_card screen_film memory_card',
  garment: 'baby-romper pet-clothes life-jacket',
  machine:
    'laptop tablet smartphone camera security-camera action-camera webcam dash-cam printer mini-printer label-maker calculator fan handheld-fan drone projector humidifier dehumidifier air-purifier heater portable-air-conditioner air-cooler aroma-diffuser mosquito-trap game-console wifi-router wifi-extender body-scale body-composition-scale external-hdd keyboard wireless-keyboard speaker bluetooth-speaker portable-speaker soundbar radio lamp table-lamp desk-lamp chandelier pendant-light ceiling-light star-projector ring-light led-floodlight electric-drill electric-screwdriver electric-saw angle-grinder sander pressure-washer tire-inflator air-compressor stepladder ladder tripod binoculars table folding-table laptop-table camping-table desk sofa armchair bookshelf bed air-mattress ironing-board clothes-drying-rack bbq-grill portable-stove water-dispenser automatic-pet-feeder pet-water-fountain bicycle tricycle kick-scooter skateboard treadmill trampoline rc-car toy-car stroller crib child-seat',
  chair: 'chair gaming-chair office-chair folding-chair camping-chair stool high-chair',
  shoes: 'socks compression-socks tights',
  pair: 'earrings hoop-earrings gloves training-gloves work-gloves',
  chopsticks: 'chopsticks',
  item: 'cookware-set knife-set cutlery-set kitchen-utensil-set dinnerware-set baby-tableware-set bed-sheet-set towel-set makeup-set nail-care-set jewelry-set tool-set precision-screwdriver-set party-decoration-set main_unit tool',
  book: 'book notebook-paper planner manual',
};
const COUNTER_OF_THING = new Map(
  Object.entries(COUNTERS).flatMap(([unit, keys]) => keys.split(' ').map((key) => [key, unit] as const)),
);
const COUNTER_OF_FAMILY: Readonly<Record<string, string>> = {
  shoes: 'shoes',
  clothing: 'garment',
  kitchen_appliance: 'machine',
  home_appliance: 'machine',
  beauty_device: 'machine',
  health_device: 'machine',
};

const counterOfType = (key: string): string =>
  COUNTER_OF_THING.get(key) ?? COUNTER_OF_FAMILY[productType(key)?.family ?? ''] ?? 'piece';

/** The counter of a thing in the box, or missing from it; 点 fits what is told in own words. */
export function counterOfThing(choice: string): string {
  if (choice === '') return 'item';
  // Sold by themselves they are packs: 個.
  return choice === 'batteries' ? 'long' : counterOfType(choice);
}

/** The counter of this product: 12本, 3枚, 2足; 個 if unknown. */
export const counterOf = (sheet: Sheet): string => counterOfType(sheet.product_type?.value[0]?.choice ?? '');
