import { typeEntriesOf } from './lexicon-entry.ts';

/** Products of marketplace titles beside the common ones, and shorter names of known ones. */
export const moreTypes = typeEntriesOf({
  cleaning: [
    ['pano de microfibra|pano microfibra|flanela de microfibra', 'マイクロファイバークロス', 'microfiber-cloth'],
    ['escova elétrica de limpeza|escova de limpeza elétrica', '電動クリーニングブラシ', 'electric-cleaning-brush'],
  ],
  beauty: [
    ['pincel maquiagem|pincel de maquiagem|pincéis maquiagem|pincéis de maquiagem', 'メイクブラシ', 'makeup-brushes'],
  ],
  outdoor: [
    ['máscara de mergulho|máscara de mergulho com snorkel|kit snorkel', 'シュノーケルマスク', 'snorkel-mask'],
    ['kit pesca|kit de pesca|kit pesca completo', '釣りセット', 'fishing-set'],
  ],
  garden: [['luz de cultivo|luz de cultivo led|lâmpada de cultivo', '植物育成ライト', 'grow-light']],
  kitchen: [
    [
      'jogo utensílios cozinha|jogo de utensílios|utensílios de cozinha|kit utensílios de cozinha',
      'キッチンツールセット',
      'kitchen-tool-set',
    ],
  ],
  tool: [
    [
      'jogo de chaves precisão|jogo de chaves de precisão|kit chaves de precisão',
      '精密ドライバーセット',
      'precision-screwdriver-set',
    ],
  ],
  pet: [
    [
      'fonte de água para cachorros|fonte de água para cães|fonte de água pet|fonte de água para pets',
      'ペット給水器',
      'pet-water-fountain',
    ],
  ],
});
