import type { ClaimEntry } from './claim-rule.ts';
import { advice, claim, example, wording } from './claim-rule.ts';

export const REVIEWS_CLAIMS: readonly ClaimEntry[] = [
  claim('review-recompensa', 'any', 'drop', ['ステマ', '優良'], {
    pairs: [[['review'], ['reward']]],
    ja: String.raw`(?:特典|プレゼント|クーポン|ギフト券)[^。\n]{0,12}(?:レビュー|口コミ)(?:投稿|を書|記入)|(?:星|★|☆)\s?(?:5|5つ|4)[^。\n]{0,8}(?:で|なら)`,
    reason: 'Prêmio ligado a nota alta gerou a primeira punição da regra de publicidade oculta (2024).',
    safer: wording('ご感想をお聞かせください（評価の内容は問いません）', 'conte sua opinião, boa ou ruim'),
  }),
  claim('review-numero', 'any', 'proof', ['優良', 'ステマ'], {
    ja: String.raw`口コミ(?:で)?(?:話題|人気|高評価|多数)|(?:★|星)\s?\d(?:\.\d)?(?!で|なら)|高評価|レビュー\s?[\d,]{1,12}件`,
    pt: String.raw`\bavaliac(?:ao|oes)[^.\n]{0,6}\d[.,]\d|\bmilhares de (?:avaliac|clientes)|\b5 estrelas\b|\b[\d.]{1,12} avaliacoes`,
    unless: String.raw`時点|em \d{1,2}/\d`,
    reason: 'Nota e número de avaliações precisam ser reais, suas e atuais.',
    safer: advice('実際の評価・日付・件数を書く', 'nota real, data e quantidade'),
  }),
  claim('review-inventado', 'any', 'drop', ['ステマ', '優良'], {
    ja: 'お客様の声|愛用者の声|購入者の声|体験談',
    pt: String.raw`\bdepoimentos? de clientes?|\bo que (?:nossos )?clientes dizem|\bclientes (?:contam|relatam)`,
    unless: 'サンプル|実在のお客様ではありません|exemplo',
    reason:
      'Voz de cliente inventada ou copiada de fornecedor é apresentação enganosa e, desde 10/2023, também publicidade oculta.',
    safer: advice('実在の購入者・許可・日付', 'cliente real, com autorização e data'),
  }),
  claim('famoso', 'any', 'condition', ['ステマ', '優良'], {
    ja: String.raw`(?:芸能人|有名人|モデル|インフルエンサー|セレブ|ハリウッド女優)[^。\n]{0,6}(?:愛用|御用達|絶賛|紹介|も使)`,
    pt: String.raw`\b(?:famos[oa]s|celebridades?|influenciador\w{0,30}|influencers?|atriz|modelos) (?:usam|amam|indicam|aprovam)|\busad[oa] por (?:famos|celebridad|influenc)`,
    unless: 'PR|広告|プロモーション|提供|publi',
    reason: 'Indicação paga ou com produto grátis precisa de “PR” ou “広告” visível.',
    safer: example('PR：〇〇さんに商品を提供しました', 'Publi: enviamos o produto a ○○'),
  }),
];
