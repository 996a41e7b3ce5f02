import type { ClaimEntry } from './claim-rule.ts';
import { advice, claim, example, wording } from './claim-rule.ts';

export const PRICE_CLAIMS: readonly ClaimEntry[] = [
  claim('mais-barato', 'any', 'proof', ['有利'], {
    ja: '(?:(?:業界|地域|日本|世界|国内)で?)?最(?:安(?:値|価格|級)?|低価格)|(?:どこよりも|他店より)(?:も)?安',
    pt: String.raw`\b(?:menor|melhor) preco (?:do|da|de|garantido)|\b[oa] mais barat[oa]\b|\bpreco imbativel|\bninguem (?:vende|faz|tem|oferece|cobra)\b[^.;!\n]{0,16}\b(?:barat[oa]|menos|preco)\b|\bmais barat[oa] (?:d[aeo] (?:mercado|brasil|japao|internet|site|shopee|mundo|cidade)|(?:do )?que (?:n[oa]s? )?(?:outr|concorr|qualquer|loja))`,
    reason: '“Mais barato” exige comparar todos os concorrentes, o tempo todo.',
    safer: wording('お求めやすい価格', 'preço acessível'),
  }),
  claim('preco-riscado', 'any', 'proof', ['有利', '二重'], {
    ja: String.raw`通常(?:価格|販売価格)|定価|当店(?:通常)?価格|[\d,]{1,12}円\s?(?:→|⇒|が)\s?[\d,]{1,12}円`,
    pt: String.raw`\bpreco (?:normal|de tabela|antigo|original)|\bde (?:r\$|¥) ?[\d.,]{1,12} por (?:apenas |so )?(?:r\$|¥) ?[\d.,]{1,12}|(?:r\$|¥) ?[\d.,]{1,12} ?(?:→|->) ?(?:r\$|¥)`,
    reason:
      'O preço maior precisa ter sido cobrado em mais da metade das últimas 8 semanas, por 2 semanas ou mais, e a última vez há menos de 2 semanas.',
    safer: example('販売価格 3,980円（税込）', 'preço: ¥3.980 com imposto'),
  }),
  claim('percentual-off', 'any', 'proof', ['有利', '二重'], {
    ja: String.raw`\d{1,9}\s?%\s?(?:OFF|オフ|引)|半額|割引(?!券は)`,
    pt: String.raw`\b\d{1,9} ?% (?:de )?(?:desconto|off)\b|\bmetade do preco`,
    reason: 'Desconto só existe sobre um preço que você realmente cobrou.',
    safer: advice('もとの価格と期間を書く', 'diga sobre qual preço e até quando'),
  }),
  claim('preco-mercado', 'any', 'proof', ['有利', '二重'], {
    ja: 'メーカー希望小売価格|参考(?:小売)?価格|市価|市場価格',
    pt: String.raw`\bpreco (?:sugerido|de mercado|em loja)|\bnas? lojas? custa|\bvalor de mercado`,
    reason: 'Preço de comparação de terceiros precisa existir hoje e ser do mesmo produto.',
    safer: advice('比較価格を書かない', 'não cite preço de comparação'),
  }),
  claim('preco-futuro', 'any', 'proof', ['有利', '二重'], {
    ja: String.raw`(?:来月|来週|今後|まもなく|次回)(?:から|は|より)?[^。\n]{0,6}(?:値上げ|価格改定|\d円に)|セール(?:終了)?後(?:は|の価格)`,
    pt: String.raw`\bo preco vai (?:subir|aumentar)|\bdepois (?:volta|sobe) (?:para|pra|a)|\b(?:amanha|logo|em breve|segunda|sabado|domingo|(?:semana|mes) que vem|proxim[oa] (?:semana|mes))\b[^.!?\n]{0,16}\b(?:volta|sobe|vai|passa|aumenta)\b[^.!?\n]{0,16}(?:r\$|¥|preco|valor)|\b(?:volta|sobe) (?:para|pra|p\/|a) (?:r\$|¥)|\bantes do aumento`,
    reason: 'Preço futuro só pode ser citado se for mesmo cobrado depois.',
    safer: advice('予定が確実なときだけ日付を書く', 'só com data certa'),
  }),
  claim('preco-especial', 'any', 'proof', ['有利', '二重'], {
    ja: '特別価格|激安|破格|お買い得価格|大特価',
    pt: String.raw`\bpreco especial|\bbaratissim|\bqueima de estoque|\bprecao\b`,
    reason: '“Preço especial” precisa ser menor que um preço que você realmente cobrou.',
    safer: example('販売価格 3,980円（税込）', 'preço: ¥3.980 com imposto'),
  }),
  claim('prazo-sem-data', 'any', 'condition', ['有利'], {
    ja: '期間限定|今だけ(?!で)|本日(?:限り|のみ)|今日だけ|タイムセール|ラストチャンス|まもなく終了',
    pt: String.raw`\bpor tempo limitado|\bso hoje\b|\bultima chance|\boferta relampago|\btermina (?:hoje|em breve)|\b(?:comprando|compre|pedindo|fechando|se comprar) (?:ainda )?hoje\b|\bvalido so hoje`,
    unless: String.raw`\d{1,2}月(?:\d{1,2}日|末)|\d{1,2}/\d{1,2}|\d{1,2}:\d{2}|\b\d{1,2}[oº]? de (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|ate (?:o )?dia \d`,
    reason: 'Oferta com prazo precisa da data de fim e precisa acabar mesmo.',
    safer: example('12月31日23:59（日本時間）まで', 'até 31/12 às 23h59 (hora do Japão)'),
  }),
  claim('contador', 'any', 'drop', ['有利', '特商12'], {
    ja: String.raw`あと\s?\d{1,9}(?:分|秒|時間)(?:\d{1,9}秒)?で(?:終了|値上げ)|カウントダウン(?!タイマー|機能|表示|時計|式|カレンダー)`,
    pt: String.raw`\b(?:termina|acaba|encerra) em \d{1,9} ?(?:min|minutos|h\b|horas|segundos)|(?<!\b(?:timer|cronometro|temporizador|relogio) (?:com|de) )\bcontagem regressiva\b(?! (?:d[oe]|n[oa]) (?:timer|cronometro|temporizador|tela|visor|relogio))`,
    reason: 'Relógio que zera e recomeça com o mesmo preço já levou uma loja a ser suspensa.',
    safer: example('12月31日23:59（日本時間）まで', 'até 31/12 às 23h59 (hora do Japão)'),
  }),
  claim('escassez', 'any', 'condition', ['有利', 'おとり'], {
    ja: '残り(?:わずか|少な)|在庫(?:わずか|限り|僅少)|数量限定|先着(?!順に並)|売り切れ(?:間近|必至|続出)|早い者勝ち',
    pt: String.raw`\bultim[oa]s? (?:unidades|pecas|vagas|pares|itens|kits|dias)(?! d[oae]s? (?:quebra|puzzle|jogo|montagem|lego))|\brestam? (?:pouc|apenas)|\bestoque limitado|\bquase (?:esgotad|acabando)|\bcorra\b(?! (?:\d|com\b|n[oa]\b|pel[oa]|ate\b|sem\b|em\b|livre|mais\b|ao ar))`,
    unless: String.raw`\d{1,9}\s?(?:個|点|枚|名|セット)|\d{1,9} (?:unidades|pecas|kits)`,
    reason: 'Escassez precisa ser real, com a quantidade escrita; inventar é apresentação enganosa.',
    safer: example('限定100個（なくなり次第終了）', 'limitado a 100 unidades (até acabar)'),
  }),
  claim('ultimas-contadas', 'any', 'proof', ['有利', 'おとり'], {
    ja: String.raw`(?:残り|ラスト|あと)\s?\d{1,9}\s?(?:個|点|枚|本|着|足|台|セット)(?!入)`,
    pt: String.raw`\bultim[oa]s? \d{1,9} (?:unidades?|pecas?|pares|par|kits?|itens|produtos|vagas|caixas)|\b(?:so |apenas )?(?:restam?|sobraram|sobrou|faltam|temos so|so temos|so tem) (?:apenas |so )?\d{1,9} (?:unidades?|pecas?|pares|par|kits?|itens|produtos|vagas|caixas)`,
    reason: 'O número que resta precisa ser o do estoque de verdade e sair do anúncio quando acabar.',
    safer: advice('実際の在庫数だけを表示する', 'mostre só o estoque real'),
  }),
  claim('pressao-social', 'any', 'drop', ['有利', '優良'], {
    ja: String.raw`\d{1,9}人が(?:閲覧|見て|カート|購入)|現在\d{1,9}人`,
    pt: String.raw`\b\d{1,9} pessoas (?:estao|estavam|ja) (?:vendo|olhando|comprando|compraram|colocaram)`,
    reason: 'Contador de pessoas só vale se for medido de verdade e agora.',
    safer: advice('表示しない', 'não mostrar'),
  }),
  claim('frete-gratis', 'any', 'condition', ['有利', '特商11'], {
    ja: String.raw`送料\s?(?:無料|0円|タダ|ゼロ)`,
    pt: String.raw`\bfrete gratis|\bentrega gratis|\bfrete zero`,
    unless: String.raw`当[社店](?:が)?負担|全国(?:一律|どこでも)|[\d,]{1,12}円以上|一部地域|por nossa conta|todo o japao|acima de`,
    reason: 'Diga quem paga o frete e as exceções; região fora da regra escondida é enganosa.',
    safer: example('無料（送料は当店が負担します）', 'grátis (a loja paga o frete)'),
  }),
  claim('entrega-rapida', 'any', 'proof', ['有利', '特商11'], {
    pairs: [[['delivery'], ['certain']]],
    ja: String.raw`即日(?:発送|配送|出荷)|翌日(?:配送|お届け|着)|最短(?:翌日|即日|\d日)|24時間以内に?(?:発送|出荷)`,
    pt: String.raw`\bentrega (?:em )?24 ?h|\bentrega (?:imediata|expressa|no dia seguinte)|\benvio (?:imediato|no mesmo dia)`,
    reason: 'Prazo de entrega precisa ser o real; vindo do exterior, quase nunca é “amanhã”.',
    safer: example('ご注文から10〜20日でお届け', 'chega em 10 a 20 dias após o pedido'),
  }),
  claim('reembolso', 'any', 'condition', ['有利', '特商15の3'], {
    ja: '全額返金|返金保証',
    pt: String.raw`\b(?:garantia de )?reembolso (?:total|garantido|integral)|\bdinheiro de volta|\bsatisfacao garantida`,
    unless: String.raw`\d{1,9}日(?:以内|間)|(?:volta|reembols\w{1,30}|garantida)\b[^.!?\n]{0,40}\b\d{1,9} dias|\b\d{1,9} dias\b[^.!?\n]{0,24}\b(?:volta|reembols|devol|troc|arrepend)`,
    reason: 'Garantia de reembolso precisa de prazo e condições ao lado.',
    safer: example(
      '到着後14日以内の未使用品は返金（返送料お客様負担）',
      'reembolso de produto sem uso, em até 14 dias da chegada (frete da devolução por conta do cliente)',
    ),
  }),
  claim('garantia-produto', 'any', 'condition', ['有利', '特商11'], {
    ja: '(?:永久|生涯|無期限|一生涯?)(?:の)?保証|安心の保証',
    pt: String.raw`\bgarantia (?:vitalicia|eterna|para sempre|total|ilimitada)`,
    reason: 'Garantia precisa dizer quem, quanto tempo e o que cobre.',
    safer: example('1年保証（自然故障は当店で交換）', '1 ano de garantia (defeito em uso normal: troca pela loja)'),
  }),
  claim('gratis', 'any', 'condition', ['有利', '景品'], {
    ja: String.raw`(?<!送料)(?:無料(?!で返品|通話)(?:プレゼント|進呈|でもらえ)|(?<![\d,])0円(?!〜)|タダで)|もれなくプレゼント`,
    pt: String.raw`\bde graca\b|\bgratis na compra|\bganhe (?:um |uma )?(?:brinde|presente)|\bleve \d{1,9} pague \d{1,9}`,
    unless: '以上|acima de',
    reason: 'Grátis com condição escondida engana, e brinde tem limite de valor no Japão.',
    safer: example(
      '3,000円以上のご注文でポーチ1点（200円相当）を進呈',
      'pedido a partir de ¥3.000 leva 1 nécessaire (valor de ¥200)',
    ),
  }),
  claim('assinatura', 'any', 'condition', ['特商12の6', '有利'], {
    ja: String.raw`初回(?:限定)?\s?[\d,]{1,12}円|初回(?:無料|お試し)|お試し(?:価格|\s?[\d,]{1,12}円)|定期(?:コース|便|購入)`,
    pt: String.raw`\bprimeir[ao] (?:compra|mes) (?:por|gratis)|\bteste gratis|\bassinatura (?:mensal )?por`,
    unless: '2回目|二回目|depois|segund',
    reason: 'Oferta de primeira compra precisa mostrar o preço e a quantidade das seguintes e como cancelar.',
    safer: example(
      '初回1,980円、2回目以降は毎月1個3,980円（各税込）。次回発送の7日前までにマイページで解約できます',
      '1ª entrega ¥1.980, depois 1 unidade por mês a ¥3.980 (com imposto). Cancele na conta até 7 dias antes do próximo envio',
    ),
  }),
  claim('cancela-quando-quiser', 'any', 'condition', ['特商12の6'], {
    ja: 'いつでも(?:解約|キャンセル|休止)|(?:回数)?縛りなし',
    pt: String.raw`\bcancele (?:quando quiser|a qualquer (?:hora|momento))|\bsem fidelidade`,
    unless: '違約金なし|sem multa',
    reason: 'Se há qualquer limite para cancelar, a frase é falsa e o cliente pode anular a compra.',
    safer: example(
      '次回発送の7日前までにマイページで解約できます',
      'cancele na conta até 7 dias antes do próximo envio',
    ),
  }),
  claim('sem-devolucao', 'any', 'condition', ['特商15の3', '消契'], {
    evenDenied: true,
    ja: '返品(?:は)?(?:不可|できません|お断り|一切)|ノークレーム|ノーリターン',
    pt: String.raw`\bnao (?:aceitamos|fazemos|ha) (?:troca|devoluc)|\bsem (?:troca|devolucao)\b`,
    unless: '不良|初期不良|お客様都合|defeito|arrependimento',
    reason: 'Recusar devolução só vale para arrependimento; defeito e produto errado continuam por sua conta.',
    safer: example(
      'お客様都合の返品不可。不良品・商品違いは交換または返金',
      'sem devolução por arrependimento; defeito ou erro: troca ou reembolso',
    ),
  }),
  claim('imposto-fora', 'any', 'drop', ['総額'], {
    ja: String.raw`税抜(?!価格[\d,]{1,12}円\))|税別|円\s?[++]\s?税`,
    pt: String.raw`\b(?:\+|mais) impostos?\b|\bsem (?:o )?imposto incluso|\bimposto nao incluso`,
    unless: '税込|com imposto',
    reason: 'Preço ao consumidor precisa aparecer com imposto incluído.',
    safer: example('3,980円（税込）', '¥3.980 com imposto'),
  }),
];
