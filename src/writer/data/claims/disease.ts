import type { ClaimEntry } from './claim-rule.ts';
import { advice, claim, example, wording } from './claim-rule.ts';

/** What hardens or ripens: its “cura” heals nobody. */
const MATURES =
  'queijos?|resinas?|concreto|cimento|argamassa|cola|tinta|verniz|silicone|epoxi|carne|salame|presunto|embutidos?|gel|esmalte|uv|fumo|couro';

/** Disease, symptoms, body functions: any product without Japanese approval. */
export const DISEASE_CLAIMS: readonly ClaimEntry[] = [
  claim('cura', 'any', 'drop', ['薬66', '薬68'], {
    ja: '(?<![自政明統])治(?:る|り|す|し|せ|った|って|癒)|完治|根治|治療',
    pt: String.raw`(?<!\b(?:meia|vem|chega|pre|(?:tempo|periodo|horas|dias|semanas|meses) de|${MATURES}) )\bcura(?:r|m|ndo|d[oa]s?)?\b(?![^.;\n]{0,24}\b(?:${MATURES})|(?: \p{L}{1,9})? (?:em|de|por) \d)`,
    reason: 'Só remédio ou aparelho aprovado no Japão pode falar em curar ou tratar.',
    safer: wording('毎日のケアに', 'para o cuidado do dia a dia'),
  }),
  claim('sintoma', 'any', 'drop', ['薬66', '薬68'], {
    pairs: [
      [['ailment'], ['relieve', 'prevent', 'forPeople']],
      [['joint'], ['ease']],
    ],
    reason: 'Prometer alívio de dor ou sintoma é permitido só a produtos aprovados.',
    safer: example('首元をやさしく支えます', 'apoia o pescoço com suavidade'),
  }),
  claim('previne-doenca', 'any', 'drop', ['薬66', '薬68'], {
    pairs: [
      [['illness'], ['prevent', 'relieve']],
      [['grave'], ['prevent']],
    ],
    reason: 'Prevenir doença é efeito de remédio e precisa de aprovação.',
    safer: example('清潔に保ちやすい素材です', 'material fácil de manter limpo'),
  }),
  claim('doenca-grave', 'any', 'drop', ['薬67', '薬68', '健増65'], {
    pairs: [
      [['grave'], ['relieve', 'forPeople']],
      [['lab'], ['lowered']],
    ],
    reason: 'Doenças graves e valores de exame não podem aparecer em anúncio ao público, nem como sugestão.',
    safer: advice('書かない', 'não escrever'),
  }),
  claim('mede-diagnostica', 'device', 'drop', ['薬68'], {
    ja: String.raw`(?:血圧|血糖値?|心電図|血中酸素|体温)[^。、\n]{0,8}(?:測定|測[れりる]|計測|モニター|チェック)|診断(?:でき|します|機能)`,
    pt: String.raw`\b(?:med(?:e|ir|indo)|monitora(?:r|ndo)?|confere|acompanh[ae])\b[^.\n]{0,20}\b(?:pressao|glicose|glicemia|oxigenio|eletrocardiograma)|\bdiagnostica\b`,
    reason: 'Medir ou diagnosticar o corpo torna o produto um aparelho médico.',
    safer: example('歩数や活動量の目安に', 'referência de passos e atividade'),
  }),
  claim('circulacao', 'any', 'drop', ['薬68'], {
    ja: '血のめぐり|血液サラサラ',
    pairs: [[['flow'], ['up']]],
    pt: String.raw`\bdrenagem linfatica|\bafina o sangue`,
    reason: 'Mexer com circulação é efeito de aparelho ou remédio aprovado.',
    safer: example('温かく包み込む着け心地', 'sensação quentinha e confortável'),
  }),
  claim('imunidade', 'any', 'drop', ['薬68', '健増65'], {
    pairs: [[['immunity'], ['up']]],
    reason: 'Imunidade é função do corpo: só produto aprovado pode prometer.',
    safer: wording('毎日の食生活に', 'para a alimentação do dia a dia'),
  }),
  claim('fadiga', 'any', 'drop', ['薬68', '健増65'], {
    pairs: [[['fatigue'], ['relieve']]],
    ja: '眼精疲労|疲れ(?:にくい|知らずの)体',
    reason: 'Recuperar do cansaço é efeito de remédio ou de “医薬部外品”.',
    safer: wording('くつろぎの時間に', 'para a hora de relaxar'),
  }),
  claim('detox', 'any', 'drop', ['薬68'], {
    ja: 'デトックス|毒素(?:を)?(?:排出|出)|老廃物(?:を|が)(?:排出|流)',
    pt: String.raw`\bdetox\b|\bdesintoxica|\belimina(?:r)? (?:as )?toxinas`,
    reason: '“Detox” promete mexer com o corpo e não tem prova aceita.',
    safer: example('すっきりとした心地よさ', 'sensação leve e agradável'),
  }),
  claim('hormonio-nervo', 'any', 'drop', ['薬68'], {
    pairs: [
      [['nerves'], ['up']],
      [['organ'], ['up', 'gone', 'lowered']],
    ],
    reason: 'Agir em hormônios, nervos ou órgãos é efeito de remédio.',
    safer: wording('リラックスタイムに', 'para momentos de descanso'),
  }),
  claim('inteligencia', 'any', 'proof', ['優良', '薬68'], {
    pairs: [[['brain'], ['up']]],
    pt: String.raw`\b(?:deix|torn|faz|fic)(?:am?|em)?\b[^.,;\n]{0,24}\bmais inteligentes?\b`,
    reason: 'Dizer que o produto deixa alguém mais inteligente ou melhora a memória exige estudo do próprio produto.',
    safer: example('親子で楽しく遊べます', 'para brincar e aprender juntos'),
  }),
  claim('postura-visao', 'device', 'drop', ['薬68', '優良'], {
    unless: 'ルーペ|拡大鏡|lupa',
    pairs: [[['posture', 'vision'], ['corrected']]],
    reason: 'Corrigir postura, pelve ou visão é efeito de aparelho médico.',
    safer: example('姿勢を意識しやすい設計', 'ajuda a lembrar da postura'),
  }),
  claim('vista', 'any', 'proof', ['優良', '薬68'], {
    ja: '目(?:が|の)?疲れ(?:ない|ません|にくい)|目に(?:やさしい|優しい|負担をかけ(?:ない|ません))',
    pt: String.raw`\b(?:nao|sem) (?:cansa|cansar|prejudica|prejudicar|forca|forcar|agride|agredir|machuca) (?:a |os |sua |seus )?(?:vista|olhos?|visao)|\b(?:alivia|reduz|evita|diminui|acaba com)\b[^.\n]{0,10}\b(?:cansaco visual|cansaco dos olhos|fadiga (?:ocular|visual)|vista cansada)|\b(?:nao|sem) cansaco visual`,
    reason: 'Dizer que não cansa os olhos exige teste do próprio produto; prometer alívio é efeito de aparelho médico.',
    safer: advice('試験結果があるときだけ書く', 'escreva só com teste do produto'),
  }),
  claim('larga-remedio', 'any', 'drop', ['薬66', '薬68', '優良'], {
    pairs: [[['medicine'], ['stopped']]],
    reason: 'Contar que alguém largou o remédio põe o produto no lugar dele, mesmo na voz de um cliente.',
    safer: advice('この話を載せない', 'tire este relato'),
  }),
  claim('medo', 'any', 'drop', ['適正広告基準', '優良'], {
    ja: String.raw`放(?:置する|置|っておく)と(?:危険|大変|悪化)|このままだと[^。\n]{0,12}(?:危険|大変|手遅れ)|手遅れに`,
    pt: String.raw`\bantes que seja tarde\b|\bse (?:voce )?nao (?:usar|cuidar)[^.\n]{0,20}(?:piora|pior|grave|perigo)`,
    evenDenied: true,
    reason: 'Assustar o cliente para vender é barrado nas regras de anúncio de saúde e soa como golpe.',
    safer: advice('不安をあおらず特長を書く', 'fale do produto, não do medo'),
  }),
];
