import type { ClaimEntry } from './target-effect.ts';
import { advice, claim, example } from './target-effect.ts';

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
