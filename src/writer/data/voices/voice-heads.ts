import type { Family } from '#writer/data/lexicon/lexicon-entry.ts';

/**
 * The goods that a family's scenes and worries are about, by their Japanese name: a sharpener is of the kitchen, and
 * yet nobody prepares dinner with it. Families that are not listed speak of all their goods.
 */
export const VOICE_HEADS: Readonly<Partial<Record<Family, RegExp>>> = {
  clothing: /シャツ|ブラウス|スウェット|パーカー|コート$|ジャケット|ワンピース$|スカート|パンツ$|セーター|カーディガン/,
  shoes: /スニーカー|シューズ|靴$|ブーツ|サンダル|パンプス|ローファー/,
  bag: /^(?!保冷|防犯).*(?:バッグ|リュック)$/,
  jewelry: /ネックレス|ピアス|リング|ブレスレット|バングル|ペンダント|アンクレット/,
  watch: /腕時計|スマートウォッチ/,
  accessory: /帽|ハット|キャップ|ベルト|マフラー|ストール|サングラス|ヘア|カチューシャ|シュシュ|ネクタイ/,
  phone: /ケース|充電器|バッテリー|フィルム|ケーブル/,
  audio: /イヤホン$|ヘッドホン/,
  gadget: /スマート|ロボット|自動|リモコン/,
  food: /^(?!.*(?:サプリ|コラーゲン|プロテイン|クレアチン))/,
  lighting: /デスクライト|ランプ/,
  kitchen: /鍋|フライパン|包丁$|包丁セット|まな板|スライサー|ピーラー|炊飯/,
  drinkware: /ボトル|タンブラー|マグカップ|水筒/,
  bedding: /シーツ|布団|毛布|^枕|低反発枕|マットレス$/,
  bath: /タオル|バスマット/,
  decor: /パネル|ポスター|花瓶|造花|置物|キャンドル$|フレーム/,
  storage: /収納|ラック|バスケット|保存容器|密閉容器/,
  cleaning: /掃除機|クリーナー|モップ|ほうき/,
  furniture: /ソファ|チェア$|テーブル|デスク$/,
  beauty: /クリーム|美容液|化粧水|フェイスマスク|メイク|クレンジング/,
  hair: /ドライヤー|アイロン|ヘアブラシ|シャンプー|コンディショナー/,
  relax: /マッサージ/,
  fitness: /ヨガマット|ダンベル|トレーニング|縄跳び|腹筋|バランスボール|エクササイズ|ローラー$/,
  outdoor: /テント|寝袋|アウトドア|キャンプ|ランタン|登山/,
  travel: /スーツケース|旅行|トラベル/,
  tool: /ドリル|工具|ドライバー/,
  office: /ノート$|手帳|デスクマット/,
  garden: /じょうろ|植木鉢|ガーデン|剪定|フラワー|植物/,
};
