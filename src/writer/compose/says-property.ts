import { fold } from './fold.ts';
import { fittingsIn, isBuilt } from './say-grammar.ts';
import { isPropertyPhrase } from './say-phrase.ts';
import { thingInJapanese } from './say-things.ts';

const MOST_LETTERS = 90;
const NO_PROPERTY =
  /^(?:ideal|perfeit|otim|bo[ma] |indicad|recomendad|excelente|serve|compativ|nao |este produto|faci|de faci|as? cor|inclui |vem com |(?:com )?detalhes? |com (?:o|a|os|as|seu|sua) )/;

/** A measure is read by its own role. */
const MEASURE = /\d ?(?:cm|mm|m|kg|g|mg|ml|l|w|v|mah|min|h)$/;

/** Does the clause tell a property of the product, in words that are all known? A bare thing does so as an item of a list. */
export function saysProperty(words: string, isItem: boolean): boolean {
  const text = fold(words);
  if (text === '' || text.length > MOST_LETTERS || NO_PROPERTY.test(text) || MEASURE.test(text)) return false;
  if (!text.includes(' ')) return false;
  return (
    isPropertyPhrase(words) ||
    isBuilt(words) ||
    (isItem && /^[a-z -]+$/.test(text) && fittingsIn(text) !== null && isOneThing(text))
  );
}

function isOneThing(text: string): boolean {
  return thingInJapanese(text) !== null;
}

const ACTIVITY =
  /ジム|職場|オフィス|学校|大学|キャンプ|ビーチ|プール|海|川|湖|旅行|出張|仕事|ハイキング|登山|釣り|ランニング|ヨガ|ピラティス|ストレッチ|ウォーキング|通勤|通学|散歩|外出|パーティー|ピクニック|読書|勉強|メンテナンス|修理|スポーツ|ガレージ|撮影|メイク/;

/** "camping, pesca, trilha": a line of things one does. */
export function saysUses(words: string): boolean {
  const items = fold(words).split(/\s*,\s*|\s+e\s+/);
  return items.length > 2 && items.every((item) => ACTIVITY.test(thingInJapanese(item) ?? ''));
}
