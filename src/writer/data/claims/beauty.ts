import type { ClaimEntry } from './claim-rule.ts';
import { claim, example, wording } from './claim-rule.ts';
import { CLOTH_WORDS, MAKE_UP_WORDS } from './excusing-words.ts';

export const BEAUTY_CLAIMS: readonly ClaimEntry[] = [
  claim('clarear-pele', 'cosmetic', 'drop', ['薬66'], {
    unless: MAKE_UP_WORDS,
    pairs: [[['skinTone'], ['whiter']]],
    ja: '美白|(?<!ホーム)ホワイトニング(?!歯)|トーンアップ効果',
    reason: 'Clarear a pele não está entre os 56 efeitos; só “医薬部外品” aprovado pode falar em 美白.',
    safer: example('うるおいを与え、肌をすこやかに保ちます', 'hidrata e mantém a pele saudável'),
  }),
  claim('manchas', 'cosmetic', 'drop', ['薬66'], {
    unless: `${CLOTH_WORDS}|${MAKE_UP_WORDS}|日(?:や|焼)けによる|causad[ao]s pel[oa]`,
    pairs: [[['spots'], ['gone']]],
    reason: 'Apagar manchas é efeito de tratamento; permitido é só evitar manchas do sol.',
    safer: example(
      '日やけによるシミ、ソバカスを防ぐ（日焼け止め）',
      'evita manchas e sardas causadas pelo sol (protetor solar)',
    ),
  }),
  claim('rugas', 'cosmetic', 'drop', ['薬66'], {
    unless: `${CLOTH_WORDS}|${MAKE_UP_WORDS}|乾燥による`,
    pairs: [[['wrinkles'], ['gone']]],
    reason: 'Apagar rugas é proibido; o permitido é disfarçar linhas finas de ressecamento, com teste.',
    safer: example(
      '乾燥による小ジワを目立たなくする（効能評価試験済み）',
      'disfarça linhas finas causadas pelo ressecamento (com teste de eficácia)',
    ),
  }),
  claim('rejuvenescer', 'cosmetic', 'drop', ['薬66'], {
    ja: String.raw`若返|アンチエイジング|老化(?:を)?(?:防|予防|防止)|マイナス\d{1,9}歳`,
    pt: String.raw`\brejuvenesc|\banti[- ]?idade|\bantienvelhecimento|\banos mais jovem|\banti[- ]?aging`,
    reason: 'Rejuvenescer não é aceito; “エイジングケア” só como cuidado conforme a idade.',
    safer: wording('エイジングケア（年齢に応じたお手入れ）', 'cuidado para a sua idade'),
  }),
  claim('celulas-colageno', 'cosmetic', 'drop', ['薬66'], {
    pairs: [[['cells'], ['activated']]],
    reason: 'Agir em células ou colágeno é efeito além do cosmético.',
    safer: example('肌にはりを与えます', 'dá viço à pele'),
  }),
  claim('penetracao', 'cosmetic', 'drop', ['薬66', '適正広告基準'], {
    ja: String.raw`(?:肌|皮膚)の(?:奥|深部|内部|内側)[^。\n]{0,10}(?:浸透|届)|真皮(?:まで|に)|(?:肌|皮膚)(?:に|へ)浸透(?![^。\n]{0,8}角質層)`,
    pt: String.raw`\bpenetra[^.\n]{0,16}(?:profund|derme)|\bpenetra na pele\b(?![^.\n]{0,24}cornea)`,
    reason: 'Só pode dizer “até a camada córnea”; “fundo da pele” é recusado mesmo com nota.',
    safer: wording('角質層まで浸透', 'penetra até a camada córnea'),
  }),
  claim('acne', 'cosmetic', 'drop', ['薬66'], {
    unless: `洗浄により|ao lavar|${MAKE_UP_WORDS}`,
    pairs: [[['acne', 'eyeBags'], ['gone']]],
    reason: 'Tratar acne é de remédio; sabonete de rosto pode só evitar espinha ao lavar.',
    safer: example('（洗浄により）ニキビを防ぐ（洗顔料）', 'evita espinhas ao lavar (sabonete de rosto)'),
  }),
  claim('dermatite', 'cosmetic', 'drop', ['薬66', '薬68'], {
    pairs: [[['skinDisease'], ['relieve', 'forPeople', 'prevent']]],
    ja: 'アトピー肌に',
    unless: '医師|medico',
    reason: 'Citar doença de pele como alvo do produto é falar de remédio.',
    safer: example('乾燥しがちな肌に', 'para pele com tendência ao ressecamento'),
  }),
  claim('cabelo-cresce', 'cosmetic', 'drop', ['薬66'], {
    unless: 'アイロン|まっすぐ|ストレート|エクステ|ウィッグ|つけまつ|peruca|postic|alongamento',
    pairs: [
      [['hair'], ['grow']],
      [['hairLoss'], ['relieve', 'prevent']],
    ],
    ja: '育毛|発毛',
    pt: String.raw`\bantiqueda|\b(?:acab(?:a|e|ar) com|par(?:a|e|ou|ar)) a queda\b(?! d[aeo]s? (?!cabelo|fio))`,
    reason: 'Fazer crescer cabelo ou cílio só produto aprovado pode dizer.',
    safer: example('毛髪にはり、こしを与えます', 'dá corpo e firmeza ao cabelo'),
  }),
  claim('poros', 'cosmetic', 'drop', ['薬66', '優良'], {
    unless: MAKE_UP_WORDS,
    pairs: [[['pores'], ['gone']]],
    ja: '毛穴(?:レス|(?:が|を)閉じ)',
    pt: String.raw`\bfech(?:a|e|ar) (?:os )?poros\b`,
    reason: 'Poros não somem: fale de limpeza ou de maquiagem que disfarça.',
    safer: example('毛穴の目立ちにくい肌印象に（メイクアップ効果）', 'disfarça os poros (efeito de maquiagem)'),
  }),
  claim('suor-odor', 'cosmetic', 'drop', ['薬66'], {
    unless: '生地|素材|吸[いっ収水]|tecido|absorve',
    pairs: [[['sweat'], ['relieve']]],
    ja: 'ワキガ|わきが|制汗',
    pt: String.raw`\bantitranspirante|\bhiperidrose`,
    reason: 'Parar o suor ou o odor do corpo é de “医薬部外品” aprovado.',
    safer: example('さわやかな香り', 'perfume fresco'),
  }),
  claim('dentes', 'cosmetic', 'drop', ['薬66'], {
    ja: '歯(?:が白く|を(?:白く(?!する(?:$|[。、(]))|漂白|ホワイト))|ホームホワイトニング',
    pt: String.raw`\bclare(?:a|ia|ie)(?:mento|r|ndo)? (?:dental|(?:os |seus )?dentes)|\bdentes (?:mais )?(?:brancos|claros)`,
    unless: 'ブラッシング|escovac',
    reason: 'Clarear dente é permitido só a creme dental com escovação; kit com LED não.',
    safer: example('ブラッシングで歯を白くする（歯みがき類）', 'clareia os dentes com a escovação (creme dental)'),
  }),
  claim('uv-oral', 'food', 'drop', ['薬68'], {
    ja: '飲む日(?:焼|や)け止め|飲むUV',
    pt: String.raw`\bprotetor solar (?:oral|em capsulas?|para beber)|\bcapsulas? de protetor solar`,
    reason: 'Suplemento não pode ser anunciado como protetor solar.',
    safer: example('毎日の栄養補給に', 'para complementar a alimentação'),
  }),
  claim('uv-total', 'any', 'proof', ['優良'], {
    ja: String.raw`完全遮光|(?:UV|紫外線|遮光率?)[^。\n]{0,8}100\s?%|100\s?%(?:遮光|UV|紫外線)`,
    pt: String.raw`\b100 ?% (?:de )?(?:protecao )?(?:uv|dos raios)|\bprotecao (?:uv|solar) total|\bbloqueia 100 ?%`,
    unless: 'JIS|norma',
    reason: 'A associação do setor veda “完全” e só aceita 100% com norma e nota de que o teste é do tecido.',
    safer: example(
      'UVカット率99%以上（生地での測定値・JIS L 1925）',
      'bloqueio UV de 99% ou mais (medido no tecido, JIS L 1925)',
    ),
  }),
  claim('uv-numero', 'any', 'proof', ['優良'], {
    ja: String.raw`(?:SPF|UPF)\s?\d{1,9}|(?:UV|紫外線)[^。、\n\d]{0,8}\d{2}(?:\.\d{1,2})?\s?%`,
    pt: String.raw`\b(?:fps|spf|upf|fpu) ?\d{1,9}|\b\d{2}(?:[.,]\d{1,2})? ?% (?:\p{L}{1,9} ){0,4}(?:uv|ultravioleta)|\b(?:uv|ultravioleta) (?:\p{L}{1,9} ){0,3}\d{2}(?:[.,]\d{1,2})? ?%`,
    unless: 'JIS|試験|norma|laudo|日(?:や|焼)け(?:を防|による)|protege a pele do sol|queimaduras? (?:solar|d[eo] sol)',
    reason: 'Número de proteção solar precisa do laudo de teste do produto.',
    safer: example('UVカット加工（試験成績書あり）', 'com tratamento anti-UV (com laudo de teste)'),
  }),
  claim('sem-efeito-colateral', 'any', 'drop', ['薬66', '優良'], {
    ja: String.raw`副作用[^。、\n]{0,8}(?:なし|なく|ない|ありません|ゼロ|一切)|刺激(?:ゼロ|なし|が一切)`,
    pt: String.raw`\b(?:sem|zero|nao (?:tem|possui|causa|da|ha|traz|apresenta)|livre de|nenhum) (?:\p{L}{1,12} )?efeitos? colatera|\b(?:sem|nenhuma) contra-?indicac|\bnao causa (?:alergia|irritac)|\bzero irritac`,
    reason: 'Garantir segurança total é proibido mesmo para remédio aprovado.',
    safer: example('お肌に合わないときはご使用をおやめください', 'se irritar a pele, pare de usar'),
  }),
  claim('hipoalergenico', 'any', 'proof', ['優良', '薬66'], {
    ja: '敏感肌(?:でも|の方も|にも)?(?:安心|安全)|低刺激|アレルギー(?:フリー|テスト済)',
    pt: String.raw`\bhipoalergenic|\b(?:segur[oa]|seguro) para pele sensivel|\bnao irrita`,
    unless: '全ての方|すべての方|todas as pessoas',
    reason: 'Dizer que serve para pele sensível exige teste e a nota de que não vale para todos.',
    safer: example(
      'アレルギーテスト済み（全ての方にアレルギーが起きないわけではありません）',
      'testado para alergia (não significa que todas as pessoas fiquem sem alergia)',
    ),
  }),
  claim('natural-sem-quimica', 'any', 'proof', ['優良'], {
    ja: String.raw`無添加|100\s?%(?:天然|自然|オーガニック)|オーガニック|ケミカルフリー`,
    pt: String.raw`\b100 ?% natural|\borganic[oa]s?\b|\bsem quimica\b|\blivre de quimic`,
    unless: String.raw`(?:料|剤|糖|塩|油)(?:・[^。\s]{1,6})?無添加|certificad`,
    reason: 'Diga qual ingrediente falta e guarde o certificado; “sem química” não existe.',
    safer: example('着色料・香料無添加', 'sem corante e sem fragrância'),
  }),
];
