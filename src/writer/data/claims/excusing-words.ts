/** Words in a paragraph that make a similar sentence harmless, shared by several rules. */

/** Creases and stains of cloth. */
export const CLOTH_WORDS =
  '衣類|洋服|シャツ|生地|スーツ|アイロン|スチーム|布製|roupas?|tecidos?|camisas?|ferro de passar|sofa|tapete|parede|madeira|piso|tira-manchas';

/** Covering with colour is not an effect on the body. */
export const MAKE_UP_WORDS =
  'メイクアップ効果|メイク|コンシーラー|ファンデーション|シェーディング|maquiagem|corretivo|rimel|base liquida';

/** A rank with its survey and date. */
export const RANK_SOURCE = String.raw`調べ|調査|\d{4}年\d{1,2}月|(?:pesquisa|fonte|levantamento|segundo|ranking)\b[^.!?\n]{0,60}(?:20\d\d|\d{1,2}/\d{1,2})|em \d{1,2}/\d{1,2}/\d{4}`;

/**
 * 国産大豆100%使用 is the origin of an ingredient with its share, as the standard of food labels (食品表示基準 7条) asks;
 * without the share the rule on origin speaks.
 */
export const FOOD_WORDS =
  '大豆|小麦|米|もち米|玄米|そば粉?|野菜|果実|果汁|りんご|みかん|ゆず|梅|いちご|茶葉|緑茶|はちみつ|蜂蜜|鶏肉?|豚肉?|牛肉|生乳|牛乳|卵|ごま|昆布|しいたけ|さつまいも|じゃがいも|小豆|とうもろこし|にんにく|しょうが|原料|原材料';
