/** Screen colours, each with its names in Japanese, as the sheet writes them and as shops do. */
const COLOURS = `
#2a272e ブラック 黒 | #fff ホワイト 白 | #f6f1e7 オフホワイト | #8c8c8c グレー 灰 | #cfcfcf ライトグレー
#5a5a5e ダークグレー | #4a4a4d チャコールグレー | #c4c7ca シルバー | #c9a449 ゴールド | #d3a098 ローズゴールド
#d9c4a3 ベージュ | #f3e7c9 クリーム | #f4eedb アイボリー | #ede3cd 生成り | #7a5136 ブラウン 茶 | #b98550 キャメル
#4b3123 ダークブラウン | #c62f2f レッド 赤 | #6e1f31 ワインレッド | #eb8fae ピンク | #f6c9d6 ライトピンク
#f0785e コーラル | #f29b88 サーモンピンク | #ee8130 オレンジ | #bd6145 テラコッタ | #f2ce3e イエロー 黄
#cf9f2b マスタード | #4f9a5b グリーン 緑 | #22513a ダークグリーン | #767a3c オリーブ | #6b7045 モスグリーン
#2e2d30 マットブラック | #b0703a キャラメル | #e3cfa8 ナチュラル | #565c3b アーミーグリーン
#a8dcc5 ミントグリーン | #3bb5b3 ターコイズ | #3f74c9 ブルー 青 | #a4cdee ライトブルー | #2747b0 ロイヤルブルー
#1f2a4d ネイビー 紺 | #7b4b9d パープル 紫 | #c5a5d6 ライラック | #b9aedc ラベンダー | #f2f7fa クリア
#6f6f73 スモーク | conic-gradient(#c62f2f,#f2ce3e,#4f9a5b,#3f74c9,#7b4b9d,#c62f2f) マルチカラー`;

export const COLOUR_DOTS: ReadonlyMap<string, string> = new Map(
  COLOURS.trim()
    .split(/ \| |\n/)
    .flatMap((colour) => {
      const [shown = '', ...names] = colour.split(' ');
      return names.map((name) => [name, shown] as const);
    }),
);
