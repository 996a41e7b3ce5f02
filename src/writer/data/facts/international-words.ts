const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Latin words that Japanese shop texts use as they are. Folded. */
export const INTERNATIONAL_WORDS = words(
  'bluetooth wireless led usb type fit slim pro plus max mini iphone ipad ios macbook airpods android samsung galaxy google alexa apple windows mac shopify amazon instagram wifi wi-fi hdmi smart watch camera premium design stretch soft style sport baby kids cotton silicone home one life mate touch travel level novel gravel label marvel pse ce rohs fcc iso ip ipx nfc gps ssd ram rom rgb lcd oled hd uhd fhd uv uvc bpa free abs pvc tpu tpe eva pu pp pc pet mdf diy ok no off sale new set box size free s m l xl xxl xs ll cm mm km kg g mg ml w v mah hz ghz khz db rpm gb tb mb mp k a c d t x vs qr app store play net day night hot cool dry air power bank standard classic original line tiktok youtube netflix spotify facebook twitter e mail email faq spf pa q r ai pm am am/fm fm tv pc usb-c type-c micro lightning magsafe qi aux tws anc cvc dsp cpu max',
);

/** Everyday words that tell Portuguese in a Japanese text at once. Folded. */
export const PORTUGUESE_FUNCTION_WORDS = words(
  'de da das dos do para com que nao em um uma seu sua seus suas mais por pelo pela isso esta este voce ele ela sem muito tambem ate como quando onde porque na no os as ao',
);
