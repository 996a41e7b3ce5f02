import { ORIGIN_COUNTRIES } from '#domain/sheet/origin-countries.ts';
import { PRODUCT_TYPES } from '#domain/sheet/product-types.ts';
import { COLOURS, FABRICS, MATERIALS, PARTS } from '#domain/sheet/tables/choices-material-and-colour.ts';
import { ITEMS } from '#domain/sheet/tables/choices-use.ts';
import { foldChars } from '#writer/text/fold-chars.ts';
import { LOOSE_WORDS, NOUNS } from './common-words.ts';
import { LABEL_WORDS } from './label-words.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Latin words usual in Japanese shop texts. Folded. */
export const INTERNATIONAL_WORDS = words(`
bluetooth wireless led usb type fit slim pro plus max mini iphone ipad ios macbook airpods android samsung galaxy google
alexa siri apple windows mac macos linux chrome shopify amazon instagram wifi wi-fi hdmi smart watch camera premium design
stretch soft style sport sports baby kids cotton silicone home one life mate touch travel level label pse ce rohs fcc iso ip
ipx nfc gps ssd hdd ram rom rgb lcd oled amoled ips hd uhd fhd uv uvc uva uvb bpa free abs pvc tpu tpe eva pu pp pc pet mdf diy
ok ng no off sale new set box size s m l xl xxl xs ll cm mm km kg g mg ml w v mah wh hz ghz mhz khz db rpm gb tb mb mp lm k a c
d t x h vs qr app store play net day night hot cool dry air power bank standard classic original line tiktok youtube netflix
spotify facebook twitter whatsapp e mail email faq spf pa q r ai pm am fm tv usb-c type-c micro microusb microsd sd lightning
magsafe qi aux tws anc cvc dsp cpu ac dc ih sns url id pin pdf jpg png web on way in out and for with the of to check point new
time best good my your you we our is it red blue black white pink green grey gray gold silver navy beige inmetro anatel anvisa
v-neck t-shirt ptfe hepa cc eco turbo auto made japan brazil china korea bio dna spo na aa aaa sus us uk eu jp br jis sgs ul fda
gmp haccp oeko-tex jan ean sku ref n o u i nylon denim mesh fleece vegan stem pet dock hub kit cover case ring stand lamp light class
`);

/** Common words that reveal Portuguese in a Japanese text. Folded. */
export const PORTUGUESE_FUNCTION_WORDS = words(`
de da das dos do para com que nao em um uma seu sua seus suas mais por pelo pela isso esta este voce ele ela sem muito tambem
ate como quando onde porque na nas nos os as ao aos ou mas se cada todo toda todos todas ser tem sao foi
`);

/** Common Portuguese words of product texts that are not in brand names, folded. */
export const PORTUGUESE_VOCABULARY: ReadonlySet<string> = new Set(
  [
    ...[PRODUCT_TYPES, COLOURS, FABRICS, MATERIALS, PARTS, ITEMS].flatMap((choices) =>
      choices.flatMap(({ words }) => words.map(foldChars)),
    ),
    ...ORIGIN_COUNTRIES.flatMap(({ words }) => words.filter((word) => !word.includes(' ')).map(foldChars)),
    ...[...NOUNS, ...LOOSE_WORDS, ...LABEL_WORDS].flatMap(({ pt }) => pt.filter((word) => !word.endsWith('*'))),
  ]
    .flatMap((words) => words.split(/[^a-z-]+/))
    .filter((word) => word.length > 3 && !INTERNATIONAL_WORDS.has(word)),
);
