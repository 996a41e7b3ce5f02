import { entriesOf } from './lexicon-entry.ts';

/** Materials of marketplace texts beside the common ones. */
export const moreMaterials = entriesOf('material', [
  ['fibra de vidro', 'グラスファイバー', 'fiberglass'],
  ['vinil', 'ビニール', 'vinyl'],
  ['sisal|corda de sisal', 'サイザル麻', 'sisal'],
  ['knit|tecido knit', 'ニット', 'knit'],
  ['liga de metal|liga metálica', '合金', 'metal-alloy'],
  ['madeira de faia|faia', 'ブナ材', 'beech-wood'],
  ['madeira de nogueira|nogueira', 'ウォールナット材', 'walnut-wood'],
  ['madeira de acácia|acácia', 'アカシア材', 'acacia-wood'],
  ['madeira mdf', 'MDF', 'mdf'],
  ['couro bovino', '牛革', 'cowhide'],
  ['plástico pp', 'ポリプロピレン', 'polypropylene'],
  ['látex natural', '天然ラテックス', 'natural-latex'],
  ['cerâmica esmaltada', '施釉陶器', 'glazed-ceramic'],
  ['inox 304|aço inoxidável 304', 'ステンレス304', 'stainless-steel-304'],
  ['aço inoxidável 316|inox 316', 'ステンレス316', 'stainless-steel-316'],
  ['espuma eva', 'EVAフォーム', 'eva-foam'],
  ['poliéster oxford|tecido oxford', 'オックスフォード生地', 'oxford-fabric'],
  ['suplex', 'サプレックス', 'supplex'],
  ['silicone grau alimentício|silicone alimentício', '食品用シリコン', 'food-grade-silicone'],
  ['malha respirável', '通気性メッシュ', 'breathable-mesh'],
  ['pelúcia', 'プラッシュ生地', 'plush-fabric', { needs: 'revestimento capa forro material tecido' }],
  ['aço cromo vanádio|cromo vanádio', 'クロムバナジウム鋼', 'chrome-vanadium-steel'],
]);
