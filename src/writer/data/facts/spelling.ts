const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Written in capitals by everybody. */
export const ABBREVIATIONS = words(
  'LED LEDS USB ABS PVC TPU TPE EVA MDF MDP UV RGB HD TV PC LCD OLED AMOLED GPS NFC DIY BPA TWS FM AM DVR SSD HDMI VR AC DC BTU PU PET PP PS GO SPF FPS AA AAA CE INMETRO ANVISA ANATEL ROHS FCC ISO PSE HEPA RFID PMMA PA PE PEAD XL XXL GG XG SUV CD DVD SIM STEM GB TB MB EPP EPS HEMA PFOA PTFE PSC PMPO TSA UPF FPU UPS EUA',
);

/** Units as everybody writes them, by their letters. */
export const UNIT_SPELLINGS: Readonly<Record<string, string>> = Object.fromEntries(
  'mAh Ah Wh W kW V Hz kHz MHz GHz dB Pa kPa GB TB MB K °C ml kg g cm mm km'
    .split(' ')
    .map((unit) => [unit.toLowerCase(), unit]),
);

/** Names that keep their capital. Folded. */
export const PROPER_NAMES = words(
  'bluetooth android ios iphone ipad samsung xiaomi motorola apple galaxy windows google alexa lightning playstation xbox nintendo brasil japao italia franca alemanha china coreia sul nordeste natal magsafe airpods macbook kindle wi fi lycra velcro nylon montessori halloween',
);

/** Without its accent another word: never corrected. Folded. */
export const AMBIGUOUS = words(
  'a e o as os da do esta este para por pelo pela pode mas so da sao fabrica publico publica pratica pratico critica medica musica numero duvida contem mantem vem tem ate saia sera seria avo coco baba forma pera polo copia influencia distancia secretaria sabia historia analise transito calculo deposito exercito circulo titulo vario medico amem cha pe no nos de se ha ja la ca pos pais esses as tras da max',
);
