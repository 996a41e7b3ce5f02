import { advice, type ClaimEntry, claim, example } from './claim-rule.ts';

export const FOOD_CLAIMS: readonly ClaimEntry[] = [
  claim('alimento-vigor', 'food', 'drop', ['薬68', '健増65'], {
    pairs: [[['vigour'], ['up', 'relieve']]],
    ja: '滋養強壮|強壮剤?|(?<![A-Za-z])ED(?=[にで]悩|対策|改善)',
    pt: String.raw`\bafrodisiac|\bazulzinho\b`,
    reason: 'Vigor e libido são efeitos de remédio.',
    safer: example('ブラジルで親しまれている味', 'sabor conhecido no Brasil'),
  }),
  claim('alimento-registrado', 'food', 'proof', ['健増', '食表'], {
    ja: '特定保健用食品|トクホ|機能性表示食品|栄養機能食品',
    pt: String.raw`\btokuho\b|\balimento funcional (?:aprovad|registrad)`,
    unless: String.raw`届出番号|許可|栄養機能食品\(|栄養素です|[A-L]\d{1,4}`,
    reason:
      'Esses nomes exigem licença (トクホ), registro com número (機能性表示食品) ou nutriente dentro da norma (栄養機能食品).',
    safer: advice('許可・届出番号、または栄養成分名を書く', 'escreva o número ou o nutriente'),
  }),
  claim('alimento-beleza', 'food', 'drop', ['健増65', '薬68'], {
    ja: String.raw`(?:飲む|食べる)(?:だけで)?[^。\n]{0,6}(?:美肌|美容液|美白|ツヤ肌)|美肌(?:効果|になる|サプリ)`,
    pt: String.raw`\bcapsulas? (?:da|para a?) (?:pele|beleza)|\bbeleza de dentro para fora|\bpele (?:mais )?(?:jovem|firme|bonita) (?:por dentro|com capsulas)`,
    reason: 'Alimento não pode prometer pele, cabelo ou unha melhor.',
    safer: example('コラーゲン1,000mg配合', 'com 1.000 mg de colágeno'),
  }),
];

/** Slimming and body shape. */
export const SLIMMING_CLAIMS: readonly ClaimEntry[] = [
  claim('emagrecer', 'any', 'drop', ['薬68', '優良', '健増65'], {
    ja: '(?<![着増冷燃生癒費肥絶])(?:痩せ|やせ)(?!型|気味|我慢|ません|ない)|体重(?:が|を)(?:減|落)|リバウンド|太り(?:にくい|ません)|太らない|ダイエット効果|減量効果',
    pt: String.raw`\bemagrec|\bnao engorda|\bperd(?:e|er|a|i|eu|endo|emos) (?:\p{L}{1,12} )?peso|\bbarriga chapada`,
    reason: 'Emagrecer é promessa proibida para produto comum e campeã de punições.',
    safer: example('運動のおともに', 'companheiro do seu treino'),
  }),
  claim('queima-gordura', 'any', 'drop', ['薬68', '優良'], {
    unless: 'louca|panela|grelha|churrasqueira|フライパン|グリル',
    pairs: [
      [['fat'], ['burnt']],
      [['metabolism'], ['up']],
    ],
    pt: String.raw`\btermogenic`,
    reason: 'Queimar gordura ou acelerar metabolismo é função do corpo.',
    safer: example('体を動かす時間に', 'para a hora do exercício'),
  }),
  claim('so-de-usar', 'any', 'drop', ['優良', '健増65'], {
    ja: String.raw`(?:飲む|貼る|着る|着ける|つける|履く|はく|巻く|乗る|座る|寝る)だけで[^。\n]{0,10}(?:痩|やせ|細|引き締|美|スリム|くびれ|ダイエット)|食事制限(?:なし|不要)|運動(?:なし|不要)で`,
    pt: String.raw`\bsem (?:fazer )?(?:dieta|academia)\b|\bsem (?:fazer )?exercicios?\b(?! de)|\bso de (?:usar|tomar|vestir)[^.\n]{0,20}(?:emagre|afina|define|modela)`,
    reason: 'Efeito “sem esforço” precisa de prova que não existe.',
    safer: example('続けやすい使い心地', 'fácil de usar no dia a dia'),
  }),
  claim('menos-medidas', 'any', 'drop', ['優良'], {
    ja: String.raw`(?:マイナス|(?<![\p{L}\d])[-−－])\s?\d{1,9}(?:\.\d{1,9})?\s?(?:kg|キロ|cm|センチ)(?!以下)|\d{1,3}\s?(?:kg|キロ)(?:も)?(?:減|痩|やせ|落ち)`,
    pt: String.raw`\b(?:perca|perde|perdi|perdeu|perder|elimine|eliminei|(?<!\b(?:pelo|ao|mais ou) )menos) \d{1,9} ?(?:kg|quilos|cm)\b`,
    reason: 'Número de quilos ou centímetros perdidos exige estudo do próprio produto.',
    safer: advice('サイズ表を載せる', 'mostre a tabela de medidas'),
  }),
];
