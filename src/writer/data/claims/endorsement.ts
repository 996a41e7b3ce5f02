import type { ClaimEntry } from './claim-rule.ts';
import { advice, claim, example, wording } from './claim-rule.ts';

/** Endorsements, claims of proof, absolutes. */
export const ENDORSEMENT_CLAIMS: readonly ClaimEntry[] = [
  claim('medico-recomenda', 'any', 'drop', ['薬66②', '適正広告基準', '優良'], {
    pairs: [[['doctor'], ['recommended']]],
    reason:
      'Recomendação de médico ou veterinário não pode vender cosmético, aparelho ou suplemento, nem com pesquisa.',
    safer: advice('推薦を書かない', 'não cite médicos'),
  }),
  claim('comprovado', 'any', 'proof', ['優良', '薬66'], {
    ja: '臨床(?:試験|データ)|(?:医学|科学)的に(?:証明|実証|立証)|効果(?:が|を)?(?:実証|証明)|特許(?:取得|技術|成分)',
    pt: String.raw`\b(?:clinicamente|cientificamente|medicamente) (?:comprovad|testad|provad)|\bcomprovad[oa] (?:cientif|clinic|em laboratorio)|\bpatentead`,
    reason: 'Prova científica precisa existir, ser do produto e poder ser mostrada em 15 dias.',
    safer: example('メーカー調べ（試験条件を記載）', 'teste do fabricante (diga a condição)'),
  }),
  claim('governo-aprova', 'any', 'drop', ['薬66', '適正広告基準', '優良'], {
    ja: '(?:厚生労働省|厚労省|消費者庁|経済産業省|国|政府|FDA|ANVISA)(?:が|の|も)?(?:認可|承認|認定|公認|推奨|お墨付き|認めた)|(?:皇室|宮内庁)(?:の|へ)?(?:御用達|献上)',
    pt: String.raw`\b(?:aprovad|autorizad|registrad|recomendad)[oa]s? (?:pel[ao]|na|no) (?:fda|anvisa|governo|ministerio)`,
    reason: 'Citar aprovação de órgão público para vender é barrado e quase sempre falso.',
    safer: advice('書かない', 'não escrever'),
  }),
  claim('imediato', 'any', 'drop', ['薬66', '優良'], {
    ja: '即効|速効|すぐに(?:効|効果|実感)|(?:塗った|つけた|使った)(?:瞬間|その日)から?|(?:たった)?1回(?:で|の使用で)(?:効|実感|変)',
    pt: String.raw`\b(?:efeito|resultado)s? (?:imediat|instantane|na hora)|\bna primeira (?:aplicacao|vez)|\bfunciona na hora`,
    reason: 'Rapidez de efeito é limitada ao que foi aprovado; sem prova é enganoso.',
    safer: example('塗りやすいテクスチャー', 'textura fácil de aplicar'),
  }),
  claim('resultado-prazo', 'any', 'proof', ['優良', '薬66'], {
    ja: String.raw`(?:たった|わずか)\s?\d{1,9}(?:日|週間|か月|ヶ月)で|\d{1,9}(?:日|週間)(?:で|後に)(?:効果|実感|変化|結果)`,
    pt: String.raw`\bresultados? em (?:apenas |so )?\d{1,9} (?:dias|semanas|meses)|\bem (?:apenas|so) \d{1,9} (?:dias|semanas)|\b(?:pele|rosto|cabelos?|dentes|corpo|barriga|unhas)\b[^.!?\n]{0,24}\bem (?:ate )?(?:\d{1,9}|uma|duas|poucos|poucas) (?:dias?|semanas?)`,
    reason: 'Prometer resultado em prazo exige estudo do próprio produto.',
    safer: example('毎日使いやすい容量です', 'quantidade boa para o uso diário'),
  }),
  claim('permanente', 'any', 'drop', ['優良', '薬68'], {
    ja: String.raw`(?:半)?永久(?:的|に|脱毛|保証|不変)|一生(?!に一度|懸命|の思い出)[^。、\n]{0,14}(?:ない|ません|続[くき]|使え|もの|モノ|涯|保証)|(?:ずっと|いつまでも)[^。、\n]{0,8}(?:落ち|色あせ|壊れ|変わら|切れ味が落ち)(?:ない|ません)`,
    pt: String.raw`\bdepilacao (?:definitiva|permanente)|\bp(?:a)?ra sempre\b|\b(?:resultado|efeito)s? (?:permanente|definitivo)|\bdura(?:r|m|rao)? (?:a |por toda a |pel[oa] )?(?:vida|eternidade|resto da vida)|\bpel[oa] resto da vida|\b(?:para|por) (?:toda )?a vida (?:toda|inteira)|\bnunca perde (?:o|a) (?:fio|cor|brilho|forma|corte)`,
    reason: '“Para sempre” não tem como ser provado; depilação permanente é ato médico.',
    safer: wording('長くお使いいただける設計', 'feito para durar'),
  }),
  claim('absoluto', 'any', 'drop', ['優良', '有利'], {
    evenDenied: true,
    ja: '絶対(?:に)?(?!値|温度|音感|的)|完璧(?:な|に|です)|万能(?!ねぎ|ナイフ|調味|包丁|鍋|ばさみ|バサミ|ハサミ|カッター|皿|クロス|だし|薬味|フライパン|工具|ニッパー|こし)|間違いな(?:し|い)',
    pt: String.raw`\binfalivel|\b(?:absolutamente|totalmente|completamente) (?:segur|garantid|eficaz)|\bsem erro\b|\bimpossivel (?:errar|falhar|quebrar)|\b(?:resultado|efeito|eficacia|sucesso)s? (?:\d{1,9} ?% )?garantid|\bgarantia de resultado|\bnao \p{L}{1,30} nunca\b|\bnunca mais (?:\p{L}{1,30} )?(?:fique|passe|sofra|perca|precise|gaste|tenha|se preocup|use|compre|lave|limpe|seja)|\b(?:bateria|energia|carga|duracao|autonomia) (?:infinita|eterna|ilimitada)\b|\bnunca (?:mais )?(?:se )?(?:cai|caem|quebra|falha|falham|solta|escorrega|trava|desbota|mancha|enferruja|rasga|vaza|entope|fura|descola|descasca|estraga|embaca|escurece|encolhe|decepciona)\b`,
    reason: 'Garantia absoluta precisa de prova que ninguém tem.',
    safer: example('多くの場面で使えます', 'serve em várias situações'),
  }),
  claim('cem-por-cento', 'any', 'drop', ['優良', '薬66'], {
    ja: String.raw`100\s?%\s?(?:安全|安心|効果|満足|保証|成功|効く|返金|落ち|取れ|防|除去|カット)`,
    pt: String.raw`\b100 ?% (?:segur|garantid|eficaz|eficient|satisf|aprovad|confiavel|comprovad|livre)`,
    reason: '100% de efeito, segurança ou satisfação não se prova; só vale para composição.',
    safer: example('綿100%（素材の表示として）', 'algodão 100% (como material)'),
  }),
  claim('sempre-todos', 'any', 'drop', ['優良'], {
    evenDenied: true,
    ja: '必ず(?:痩|治|効|満足|成功|喜|きれい|(?![^。、\\n]{0,24}(?:くだ|下さ|必要|こと|お願い|前に))[^。、\\n]{0,14}?(?:な[りれ]|変わり|実感でき|気に入[りっ]|見つかり|上達し|でき)(?:ます|る))|誰でも(?:必ず|簡単に痩|きれいに|成功)|全員が(?:実感|満足)',
    pt: String.raw`\bfunciona (?:sempre|para todos|com todo mundo)|\btodo mundo (?:aprova|consegue|ama)`,
    reason: 'Efeito igual para todos não existe: diga a condição.',
    safer: example('初めての方にも使いやすい', 'fácil para quem está começando'),
  }),
  claim('antes-depois', 'any', 'drop', ['薬66', '優良'], {
    ja: String.raw`ビフォー\s?(?:&|＆|・)?\s?アフター(?:の?(?:写真|画像))?|使用(?:前|後)(?:・|と|の比較|→|&)(?:使用)?(?:前|後)?|Before\s?(?:&|/)?\s?After`,
    pt: String.raw`\bantes (?:e|x|/) depois\b(?! d[eoa]s? (?!uso|tratamento|aplicac|produto))|\bveja a transformacao`,
    reason: 'Foto de antes e depois funciona como garantia de efeito e é barrada fora do que foi aprovado.',
    safer: example('使い方の写真', 'foto de como usar'),
  }),
  claim('depoimento-ressalva', 'any', 'proof', ['優良', '打消し表示'], {
    evenDenied: true,
    ja: '個人の感想|効果には個人差|効果を保証するものではありません',
    pt: String.raw`\bresultados podem variar|\bopiniao pessoal|\bresultados? individua`,
    reason:
      'A nota “opinião pessoal” não salva um depoimento de efeito; mostre quantos testaram e quantos não sentiram efeito.',
    safer: advice('調査人数と割合を書く', 'diga quantas pessoas e a porcentagem'),
  }),
  claim('milagre', 'any', 'drop', ['優良', '薬66'], {
    ja: '奇跡の|魔法の(?!瓶|ように遊)|驚異(?:的|の)|神(?:アイテム|コスメ)|革命的',
    pt: String.raw`\bmilagros|\bmilagre\b|\bmagic[oa]s? (?:creme|formula|para)|\b(?:creme|formula|cinta|po) magic|\brevolucionari`,
    reason: 'Palavra de milagre exagera e não tem prova.',
    safer: example('使いやすさにこだわりました', 'pensado para ser prático'),
  }),
];
