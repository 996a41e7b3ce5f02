import type { Family } from '#writer/data/lexicon/lexicon-entry.ts';
import { PARTS_OF_TWO_MEANINGS } from '#writer/data/phrases/two-meanings.ts';
import { fold } from './fold.ts';
import { partInJapanese } from './say-value.ts';

/** Products with a plug: their "cabo" is a cord. */
const ELECTRIC =
  /carreg|fone|som\b|camera|lumin|abajur|teclado|mouse|relogio|smart|projetor|microfone|ventilador|umidific|barbea|aparador|massag|drone|controle|power|tablet|headset|led\b|lampada|eletric|secador|liquidific|mixer|balanca|roteador|hub|adaptador|irrigador|depilador|usb|bluetooth|aspirador|fonte de agua|bebedouro|robo|difusor|aquecedor|compressor|vaporizador|ferro\b|chapinha|prancha|modelador|batedeira|sanduicheira|grill|air ?fryer|fritadeira|cafeteira|chaleira|torradeira|furadeira|parafusadeira|lixadeira|soprador|lavadora|maquina|cabine|ring light|webcam|monitor|processador|triturador|impressora|purificador|climatizador|roteador|televis|notebook|secadora|alisadora/;
/** Things that are held by a handle, whoever makes them. */
const WITH_HANDLE =
  /faca|panela|frigideira|wok|cacarola|concha|espatula|vassoura|rodo|\bmop\b|\bpa\b|enxada|martelo|chave|escova|pince|raquete|guarda.chuva|colher|garfo|talher|tesoura|peneira|ralador|descascador|cortador|serrote|machado|ancinho|utensilio|batedor|abridor|afiador|jardinagem|ferramentas/;
/** Things that are held by their "cabo". */
const HELD: ReadonlySet<Family> = new Set(['kitchen', 'garden', 'tool', 'cleaning', 'beauty', 'hair']);

/** Things that stand on their "base". */
const STANDING: ReadonlySet<Family> = new Set(['lighting', 'furniture', 'office', 'gadget', 'phone', 'pet', 'decor']);

export function isElectric(productType: string): boolean {
  return ELECTRIC.test(fold(productType));
}

/** The part in Japanese; where its name has two meanings, the product decides, or nobody. */
export function partNamed(part: string, family: Family, productType: string): string | null {
  const bare = fold(part);
  if (!PARTS_OF_TWO_MEANINGS.has(bare)) return partInJapanese(part);
  if (bare === 'cabo')
    return isElectric(productType)
      ? 'コード'
      : HELD.has(family) && WITH_HANDLE.test(fold(productType))
        ? '持ち手'
        : null;
  if (bare === 'caixa') return family === 'watch' ? 'ケース' : null;
  if (bare.startsWith('tira')) return family === 'shoes' ? 'ベルト' : null;
  if (bare === 'base') return STANDING.has(family) ? '台座' : null;
  if (bare.startsWith('haste') && /oculos/.test(fold(productType))) return 'テンプル';
  if (bare.startsWith('haste')) return STANDING.has(family) ? '支柱' : null;
  return null;
}
