import type { ClaimRule } from './claim-rule.ts';
import { EFFECTS, type Pair, TARGETS } from './soft-words.ts';

type SoftClaim = Omit<ClaimRule, 'ja' | 'pt' | 'passesDenial'> & {
  pairs: readonly [keyof typeof TARGETS, keyof typeof EFFECTS][];
  /** Words that are a promise by themselves. */
  alone?: Pair;
};

const JA_GAP = '[^。、！？!?\\n]';
const PT_GAP = '[^.,;:!?\\n]';

/** Target and effect in one clause, in either order. */
function toRule({ pairs, alone, ...rule }: SoftClaim): ClaimRule {
  const both = pairs.map(([target, effect]) => ({ target: TARGETS[target], effect: EFFECTS[effect] }));
  const ja = both.map(
    ({ target, effect }) =>
      `(?:${target.ja})${JA_GAP}{0,8}?(?:${effect.ja})|(?:${effect.ja})(?:[るたいうくすな]|まった|った|して)?の?(?:${target.ja})`,
  );
  const pt = both.map(
    ({ target, effect }) =>
      String.raw`\b(?:${effect.pt})${PT_GAP}{0,24}?\b(?:${target.pt})\b|\b(?:${target.pt})\b (?:(?:mais|bem|muito|super) )?(?:${effect.pt})\b`,
  );
  return {
    ...rule,
    ja: [...ja, ...(alone ? [alone.ja] : [])].join('|'),
    pt: [...pt, ...(alone ? [alone.pt] : [])].join('|'),
    passesDenial: true,
  };
}

const DROP = { kind: 'advice', ja: 'この言葉を削る', pt: 'tire estas palavras' } as const;
const CLOTH = '衣類|洋服|シャツ|生地|スーツ|アイロン|スチーム|布製|roupas?|tecidos?|camisas?|ferro de passar';
const MAKE_UP = 'メイクアップ効果|メイク|コンシーラー|ファンデーション|シェーディング|maquiagem|corretivo|rimel';

/** Softer promises: no disease and no figure, but the customer still expects an effect on the body. */
export const SOFT_CLAIMS: readonly ClaimRule[] = (
  [
    {
      id: 'rosto-lift',
      pairs: [['face', 'lift']],
      alone: { ja: '小顔(?:ローラー|ケア|美人|を目指|になれ)|顔痩せ', pt: String.raw`\befeito lifting\b` },
      when: 'cosmetic',
      level: 'drop',
      laws: ['薬66', '優良'],
      unless: MAKE_UP,
      reason: 'Levantar ou afinar o rosto é mudar o corpo: nem cosmético nem aparelho comum pode prometer.',
      safer: DROP,
    },
    {
      id: 'inchaco-frio',
      pairs: [
        ['swelling', 'care'],
        ['swelling', 'relieve'],
        ['flow', 'balance'],
        ['fatigue', 'relieve'],
      ],
      alone: { ja: '温活|血のめぐり|疲れ(?:にくい|知らずの)体', pt: String.raw`\bdesincha|\bsem inchaco` },
      when: 'any',
      level: 'drop',
      laws: ['薬66', '薬68'],
      reason: 'Cuidar de inchaço, friagem, cansaço ou circulação é efeito de remédio, mesmo dito com leveza.',
      safer: DROP,
    },
    {
      id: 'nos-musculares',
      pairs: [
        ['knots', 'relieve'],
        ['bodyParts', 'loosen'],
      ],
      when: 'device',
      level: 'drop',
      laws: ['薬68'],
      unless: '認証番号|管理医療機器',
      reason: 'Soltar nós e tensão dos músculos só pode dizer o aparelho certificado no Japão, com o número.',
      safer: DROP,
    },
    {
      id: 'pele-cuidado',
      pairs: [['skin', 'care']],
      alone: {
        ja: '美肌(?=に|へ|ケア)|陶器肌|エイジングサイン',
        pt: String.raw`\banti-?(?:rrugas|rugas|acne|manchas|olheiras)\b|\bsem (?:rugas|acne|espinhas|olheiras|celulite)\b`,
      },
      when: 'cosmetic',
      level: 'drop',
      laws: ['薬66'],
      unless: `日(?:や|焼)けによる|乾燥による|洗浄により|汚れ|${CLOTH}|${MAKE_UP}|ao lavar|causad[ao]s pel[oa]`,
      reason: '“Cuidado” com espinha, ruga, poro ou mancha promete o efeito, e ele não está entre os 56 permitidos.',
      safer: DROP,
    },
    {
      id: 'sono-estresse',
      pairs: [
        ['sleep', 'sleepWell'],
        ['stress', 'relieve'],
      ],
      alone: {
        ja: '(?:朝まで|毎晩)ぐっすり|ぐっすり眠れ|リラックス効果|癒し効果',
        pt: String.raw`\bdurma (?:melhor|profundamente)|\bcalmante\b|\banti-?e?stress[e]?\b`,
      },
      when: 'any',
      level: 'drop',
      laws: ['薬68', '優良'],
      reason: 'Dormir melhor ou sem estresse por causa do produto é efeito no corpo.',
      safer: DROP,
    },
    {
      id: 'polen',
      pairs: [['pollen', 'block']],
      when: 'any',
      level: 'proof',
      laws: ['優良', '薬68'],
      unless: '試験|JIS|laudo|norma',
      reason: 'Barrar pólen exige teste do produto; falar de alergia é de remédio.',
      safer: { kind: 'advice', ja: '試験結果があるときだけ書く', pt: 'escreva só com teste do produto' },
    },
    {
      id: 'insetos',
      pairs: [['insects', 'repel']],
      alone: { ja: '忌避剤|殺虫剤', pt: String.raw`\b(?:pulseira|vela|spray|aparelho) repelente` },
      when: 'any',
      level: 'drop',
      laws: ['薬68', '優良'],
      unless: '網戸|ネット|蚊帳|承認番号|医薬部外品|mosquiteiro|tela|cortina',
      reason: 'Repelir ou matar insetos é de produto aprovado (防除用医薬部外品); planta e luz precisam de prova.',
      safer: DROP,
    },
    {
      id: 'ranking',
      pairs: [['ranking', 'first']],
      alone: {
        ja: String.raw`\d{1,3}冠(?:達成|獲得)|殿堂入り|(?:世界|日本|国内|業界|史上|クラス)最(?:小|軽|速|薄|大|長|強|高(?!気温))`,
        pt: String.raw`\bbest[- ]?seller\b|\b(?:menor|maior)(?:es)? (?:\p{L}{1,30} ){0,3}do mundo\b`,
      },
      when: 'any',
      level: 'proof',
      laws: ['優良'],
      unless: String.raw`調べ|調査|\d{4}年\d{1,2}月|pesquisa de|em \d{1,2}/\d{1,2}/\d{4}`,
      reason: 'Lugar em lista e “o menor do mundo” valem só com fonte e data ao lado.',
      safer: { kind: 'advice', ja: '調査名・期間・対象を併記', pt: 'cite a lista, o período e a data' },
    },
    {
      id: 'nivel-medico',
      pairs: [['clinic', 'medical']],
      alone: {
        ja: '医療(?:用(?!途以外)|グレード|級|レベル|品質|技術)|医学(?:博士|的)?監修|ドクターズ|メディカル(?:グレード|仕様)',
        pt: String.raw`\b(?:grau|padrao|nivel|qualidade|tecnologia|uso) (?:medic[oa]|hospitalar|clinic[oa])\b`,
      },
      when: 'any',
      level: 'drop',
      laws: ['薬68', '適正広告基準'],
      reason: 'Palavra de hospital faz o produto parecer aparelho médico aprovado.',
      safer: DROP,
    },
    {
      id: 'autorizado',
      pairs: [],
      alone: {
        ja: '正規(?:代理店|販売店|取扱店|輸入)|公認(?!会計)|公式(?:認定|ライセンス)|認定(?:店|販売)',
        pt: String.raw`\b(?:revendedor|distribuidor|loja|representante) (?:autorizad[oa]|oficial)\b|\bproduto (?:oficial|licenciado)\b`,
      },
      when: 'any',
      level: 'proof',
      laws: ['優良', '商標'],
      reason: 'Dizer que é autorizado pede o contrato com a marca.',
      safer: { kind: 'advice', ja: '契約書があるときだけ書く', pt: 'escreva só com o contrato em mãos' },
    },
    {
      id: 'pelve-forma',
      pairs: [
        ['pelvis', 'align'],
        ['shape', 'slim'],
      ],
      when: 'any',
      level: 'drop',
      laws: ['薬68', '優良'],
      unless: '着やせ|着痩せ|細見え|美脚見え|visualmente|parece|aparencia',
      reason: 'Alinhar a pelve ou mudar cintura, bumbum e coxas é promessa sobre o corpo.',
      safer: DROP,
    },
    {
      id: 'cabelo-branco',
      pairs: [['grey', 'colourBack']],
      when: 'cosmetic',
      level: 'drop',
      laws: ['薬66'],
      reason: 'Cobrir fios brancos é cor; fazer voltar ou evitar é efeito no corpo.',
      safer: DROP,
    },
    {
      id: 'intestino',
      pairs: [['gut', 'balance']],
      alone: { ja: '腸活', pt: String.raw`\bsaude intestinal\b` },
      when: 'food',
      level: 'drop',
      laws: ['薬68', '健増65'],
      reason: 'Intestino é função do corpo: só alimento com registro no Japão pode falar.',
      safer: DROP,
    },
    {
      id: 'antioxidante',
      pairs: [['radicals', 'remove']],
      alone: {
        ja: '抗酸化(?!剤)',
        pt: String.raw`(?<!(?:acabamento|tratamento|pintura|revestimento|banho|verniz) )\bantioxidante`,
      },
      when: 'any',
      level: 'drop',
      laws: ['薬66', '薬68'],
      reason: 'Ação antioxidante no corpo ou na pele não está entre os efeitos permitidos.',
      safer: DROP,
    },
    {
      id: 'ondas',
      pairs: [['emf', 'block']],
      when: 'any',
      level: 'proof',
      laws: ['優良'],
      unless: String.raw`JIS|試験|\d{1,3}\s?%(?:カット|低減)[^。\n]{0,12}(?:nm|測定)|laudo|norma`,
      reason: 'Barrar ondas ou luz azul exige teste do próprio produto, com o método escrito.',
      safer: { kind: 'advice', ja: '試験方法と結果を書く', pt: 'escreva o método e o resultado do teste' },
    },
  ] satisfies SoftClaim[]
).map(toRule);
