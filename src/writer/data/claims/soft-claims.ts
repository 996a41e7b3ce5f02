import type { ClaimEntry } from './claim-rule.ts';
import { advice, claim } from './claim-rule.ts';
import { CLOTH_WORDS, MAKE_UP_WORDS, RANK_SOURCE } from './excusing-words.ts';

const DROP = advice('この言葉を削る', 'tire estas palavras');

/** Softer promises: no disease and no figure, but the customer still expects an effect on the body. */
export const SOFT_CLAIMS: readonly ClaimEntry[] = [
  claim('rosto-lift', 'cosmetic', 'drop', ['薬66', '優良'], {
    pairs: [[['face'], ['lift']]],
    ja: '小顔(?:ローラー|ケア|美人|を目指|になれ)|顔痩せ',
    pt: String.raw`\befeito lifting\b`,
    unless: MAKE_UP_WORDS,
    reason: 'Levantar ou afinar o rosto é mudar o corpo: nem cosmético nem aparelho comum pode prometer.',
    safer: DROP,
  }),
  claim('inchaco-frio', 'any', 'drop', ['薬66', '薬68'], {
    ja: '温活',
    pt: String.raw`\bdesincha|\bsem inchaco`,
    pairs: [[['swelling'], ['prevent', 'relieve', 'forPeople']]],
    reason: 'Cuidar de inchaço, friagem, cansaço ou circulação é efeito de remédio, mesmo dito com leveza.',
    safer: DROP,
  }),
  claim('nos-musculares', 'device', 'drop', ['薬68'], {
    pairs: [
      [['knots'], ['relieve', 'prevent']],
      [['bodyParts'], ['loosen']],
    ],
    unless: '認証番号|管理医療機器',
    reason: 'Soltar nós e tensão dos músculos só pode dizer o aparelho certificado no Japão, com o número.',
    safer: DROP,
  }),
  claim('pele-cuidado', 'cosmetic', 'drop', ['薬66'], {
    pairs: [[['acne', 'wrinkles', 'spots', 'pores', 'eyeBags'], ['care']]],
    ja: '美肌(?=に|へ|ケア)|陶器肌|エイジングサイン',
    pt: String.raw`\banti-?(?:rrugas|rugas|acne|manchas|olheiras)\b|\bsem (?:rugas|acne|espinhas|olheiras|celulite)\b`,
    unless: `日(?:や|焼)けによる|乾燥による|洗浄により|汚れ|${CLOTH_WORDS}|${MAKE_UP_WORDS}|ao lavar|causad[ao]s pel[oa]`,
    reason: '“Cuidado” com espinha, ruga, poro ou mancha promete o efeito, e ele não está entre os 56 permitidos.',
    safer: DROP,
  }),
  claim('sono-estresse', 'any', 'drop', ['薬68', '優良'], {
    ja: '(?:朝まで|毎晩)ぐっすり|ぐっすり眠れ|リラックス効果|癒し効果',
    pt: String.raw`\bdurma (?:melhor|profundamente|como um)|\bcalmante\b|\banti-?e?stress[e]?\b`,
    pairs: [
      [['sleep'], ['sleepWell']],
      [['stress'], ['relieve', 'prevent']],
    ],
    reason: 'Dormir melhor ou sem estresse por causa do produto é efeito no corpo.',
    safer: DROP,
  }),
  claim('polen', 'any', 'proof', ['優良', '薬68'], {
    pairs: [[['pollen'], ['block']]],
    unless: '試験|JIS|laudo|norma',
    reason: 'Barrar pólen exige teste do produto; falar de alergia é de remédio.',
    safer: advice('試験結果があるときだけ書く', 'escreva só com teste do produto'),
  }),
  claim('insetos', 'any', 'drop', ['薬68', '優良'], {
    pairs: [[['insects'], ['repel']]],
    ja: '忌避剤|殺虫剤',
    pt: String.raw`\b(?:pulseira|vela|spray|aparelho) repelente`,
    unless: '網戸|ネット|蚊帳|承認番号|医薬部外品|mosquiteiro|tela|cortina',
    reason: 'Repelir ou matar insetos é de produto aprovado (防除用医薬部外品); planta e luz precisam de prova.',
    safer: DROP,
  }),
  {
    id: 'saude',
    pairs: [[['health'], ['healthier']]],
    when: 'any',
    level: 'drop',
    laws: ['薬68', '優良'],
    // 皮膚をすこやかに保つ is one of the 56 effects of a cosmetic.
    unless:
      '健康診断|健康状態|皮膚|肌|頭皮|毛髪|爪|歯|pele|cabelos?|unhas?|dentes|couro cabeludo|体調が(?:悪|すぐれ|優れ)|plano de saude|posto de saude',
    reason: 'Pessoa ou animal mais saudável por causa do produto é efeito no corpo.',
    safer: DROP,
  },
  claim('ranking', 'any', 'proof', ['優良'], {
    pairs: [[['ranking'], ['first']]],
    ja: String.raw`\d{1,3}冠(?:達成|獲得)|殿堂入り|(?:世界|日本|国内|業界|史上|クラス)最(?:小|軽|速|薄|大|長|強|高(?!気温))`,
    pt: String.raw`\bbest[- ]?seller\b|\b(?:menor|maior)(?:es)? (?:\p{L}{1,30} ){0,3}do mundo\b`,
    unless: RANK_SOURCE,
    reason: 'Lugar em lista e “o menor do mundo” valem só com fonte e data ao lado.',
    safer: advice('調査名・期間・対象を併記', 'cite a lista, o período e a data'),
  }),
  claim('nivel-medico', 'any', 'drop', ['薬68', '適正広告基準'], {
    pairs: [[['clinic'], ['medical']]],
    ja: '医療(?:用(?!途以外)|グレード|級|レベル|品質|技術)|医学(?:博士|的)?監修|ドクターズ|メディカル(?:グレード|仕様)',
    pt: String.raw`\b(?:grau|padrao|nivel|qualidade|tecnologia|uso) (?:medic[oa]|hospitalar|clinic[oa])\b`,
    reason: 'Palavra de hospital faz o produto parecer aparelho médico aprovado.',
    safer: DROP,
  }),
  claim('autorizado', 'any', 'proof', ['優良', '商標'], {
    ja: '正規(?:代理店|販売店|取扱店|輸入)|公認(?!会計)|公式(?:認定|ライセンス)|認定(?:店|販売)',
    pt: String.raw`\b(?:revendedor|distribuidor|loja|representante) (?:autorizad[oa]|oficial)\b|\bproduto (?:oficial|licenciado)\b`,
    reason: 'Dizer que é autorizado pede o contrato com a marca.',
    safer: advice('契約書があるときだけ書く', 'escreva só com o contrato em mãos'),
  }),
  claim('pelve-forma', 'any', 'drop', ['薬68', '優良'], {
    ja: '豊胸',
    pairs: [
      [['pelvis'], ['align']],
      [['shape'], ['slim']],
      [['bust'], ['bigger']],
      [['cellulite'], ['gone', 'prevent']],
    ],
    unless: '着やせ|着痩せ|細見え|美脚見え|visualmente|parece|aparencia',
    reason: 'Alinhar a pelve ou mudar cintura, bumbum e coxas é promessa sobre o corpo.',
    safer: DROP,
  }),
  claim('cabelo-branco', 'cosmetic', 'drop', ['薬66'], {
    pairs: [[['grey'], ['colourBack']]],
    reason: 'Cobrir fios brancos é cor; fazer voltar ou evitar é efeito no corpo.',
    safer: DROP,
  }),
  claim('intestino', 'food', 'drop', ['薬68', '健増65'], {
    pairs: [[['gut'], ['balance']]],
    ja: '腸活|整腸|お通じ',
    pt: String.raw`\bsaude intestinal\b|\blaxante`,
    reason: 'Efeito no intestino é promessa de saúde: só alimento com registro no Japão pode falar.',
    safer: DROP,
  }),
  claim('antioxidante', 'any', 'drop', ['薬66', '薬68'], {
    pairs: [[['radicals'], ['remove']]],
    ja: '抗酸化(?!剤)',
    pt: String.raw`(?<!(?:acabamento|tratamento|pintura|revestimento|banho|verniz) )\bantioxidante`,
    reason: 'Ação antioxidante no corpo ou na pele não está entre os efeitos permitidos.',
    safer: DROP,
  }),
  claim('ondas', 'any', 'proof', ['優良'], {
    pairs: [[['emf'], ['block']]],
    unless: String.raw`JIS|試験|\d{1,3}\s?%(?:カット|低減)[^。\n]{0,12}(?:nm|測定)|laudo|norma`,
    reason: 'Barrar ondas ou luz azul exige teste do próprio produto, com o método escrito.',
    safer: advice('試験方法と結果を書く', 'escreva o método e o resultado do teste'),
  }),
];
