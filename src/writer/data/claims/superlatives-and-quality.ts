import { PRODUCT_TYPES } from '#domain/sheet/product-types.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { ClaimEntry } from './claim-rule.ts';
import { advice, claim, example } from './claim-rule.ts';
import { FOOD_WORDS, RANK_SOURCE } from './excusing-words.ts';

/** First words of all kinds of product: "o melhor bebedouro", but not "o melhor jeito". */
const GOODS = [...new Set(PRODUCT_TYPES.map(({ words }) => foldText(words[0] ?? '').split(' ')[0]))]
  .filter((word) => /^[a-z-]{3,}$/.test(word ?? ''))
  .join('|');

export const QUALITY_CLAIMS: readonly ClaimEntry[] = [
  claim('numero-1', 'any', 'proof', ['優良', '有利'], {
    ja: String.raw`(?<!(?:型番|品番|番号|モデル|サイズ|シリーズ|カラー|色|部品|パーツ|コード|番手|タイプ|図|表|巻|手順|工程)[\s::]{0,2})(?:No\.\s?|(?<![a-z])No)1(?!\d|[-〜~・、]|\s?(?:サイズ|番手|モデル|シリーズ|タイプ|型|ドライバ|ビット|針|から|の(?:針|筆|ビット|ネジ|ねじ|部品|パーツ|棚|箱)))|ナンバー(?:ワン|1)|(?:第|売上|人気|満足度)\s?(?:1|一)位`,
    pt: String.raw`(?<!\b(?:tamanho|modelo|serie|volume|vol\.?|agulha|chave|parte|peca|figura|cor|tom|passo|item|edicao|livro|lente|tipo|bico|pincel) )\b(?:n(?:umero|\.?o?\.?º?|º|°)?|top) ?1 (?:em|do|da|no|na|de)\b(?! (?:\d|serie|colecao|linha|caixa|tabela|lista|embalagem|kit|figura|manual|desenho))|\bnumero um (?:d[aeo]|em|n[oa])\b(?! (?:serie|colecao|tabela|lista))|\blider (?:de|em) vendas`,
    unless: RANK_SOURCE,
    reason: '“Nº 1” exige pesquisa atual, justa e citada; pesquisa de imagem não vale.',
    safer: advice('調査名・期間・対象を併記', 'cite pesquisa, período e amostra'),
  }),
  claim('superlativo', 'any', 'proof', ['優良'], {
    unless: RANK_SOURCE,
    ja: String.raw`(?:世界|日本|業界)一(?!部|般)|業界最(?!安|低価)\p{Script=Han}{0,4}|最高(?:級|品質|峰|の(?:品質|性能|素材))|最強|最上級|ダントツ|世界(?:中)?[がで](?:認め|絶賛|選ばれ)`,
    pt: String.raw`\b[oa] melhor (?:${GOODS})(?!\p{L})|\bo melhor (?:do|da|de tod)|\ba melhor (?:do|da|de tod)|\bmais vendid[oa]s?\b|\breconhecid[oa] (?:mundialmente|no mundo)|\bcampea[o]? de vendas|\bmelhor(?:es)? (?:[\p{L}\d-]{1,30} ){0,5}?d[oae] (?:mundo|planeta|japao|brasil|mercado|internet|categoria|ano|pais|shopee|mercado livre)\b|\bmais \p{L}{3,30} (?:d[oae]|n[oa]) (?:mundo|planeta|japao|brasil|mercado|internet|categoria|ano|pais|shopee|mercado livre|segmento|ramo)\b|\b(?:maxima qualidade|qualidade maxima)\b|\b(?:insuperave(?:l|is)|incomparave(?:l|is)|imbative(?:l|is)|inigualave(?:l|is))\b`,
    reason: 'Superlativo precisa de prova objetiva e atual.',
    safer: example('素材にこだわりました', 'feito com material escolhido com cuidado'),
  }),
  claim('primeiro', 'any', 'proof', ['優良'], {
    ja: '(?:世界|日本|業界|国内)初(?!心|夏|詣)(?:上陸|登場|公開|採用)?',
    pt: String.raw`\b(?:o |a )?primeir[oa] (?:do|da|no) (?:mundo|japao|brasil|mercado)|\binedit[oa] no japao|\bpioneir`,
    unless: RANK_SOURCE,
    reason: '“Primeiro” só vale com pesquisa datada.',
    safer: example('新しく仲間入りしました', 'chegou agora à loja'),
  }),
  claim('satisfacao-pct', 'any', 'proof', ['優良'], {
    ja: String.raw`(?:満足度|リピート率|推奨度)\s?\d{1,9}|\d割が(?:実感|満足|支持)|\d{1,9}\s?%が(?:実感|満足|支持|推奨)`,
    pt: String.raw`\b\d{1,9} ?% de (?:satisfacao|aprovacao)|\b\d{1,9} em cada \d{1,9} (?:clientes|pessoas|mulheres)|\b\d{1,9} ?% dos clientes`,
    unless: '調べ|調査|pesquisa',
    reason: 'Porcentagem de satisfação exige pesquisa com quem usou, com número e data.',
    safer: advice('調査人数と時期を書く', 'diga amostra e data'),
  }),
  claim('vendas-acumuladas', 'any', 'proof', ['優良'], {
    ja: String.raw`累計\s?[\d,]{1,12}|累計販売|\d{1,9}秒に(?:1|一)(?:個|本|枚)`,
    pt: String.raw`\b(?:mais de )?\d{1,9} ?(?:mil|milhoes|k)? (?:unidades )?vendid[oa]s\b|\bum vendido a cada|\b(?:\d{1,3}(?:\.\d{3}){1,4}|\d{3,9}|\d{1,9}(?:,\d{1,9})? ?(?:mil|milhoes(?: de)?|k)|milhares de|milhoes de) (?:clientes|pessoas|mulheres|homens|maes|familias|compradores|compradoras|usuari[oa]s|consumidor(?:es|as))(?: (?:ja|mais|super|muito))? (?:satisfeit|feliz|aprov|confia|compraram|usam|usaram|amam|adoram|experimentaram|recomendam)`,
    reason: 'Número de vendas precisa ser seu e estar documentado.',
    safer: advice('実数と期間を書く', 'número real e período'),
  }),
  claim('midia-premio', 'any', 'proof', ['優良', 'ステマ'], {
    ja: String.raw`テレビ(?:で|番組で)[^。\n]{0,4}(?:紹介|話題)|雑誌(?:に|で)(?:掲載|紹介)|受賞|SNSで話題|話題沸騰|バズ`,
    pt: String.raw`\bvisto na (?:tv|televisao)|\bpremiad[oa]\b|\bviraliz|\bsucesso no (?:tiktok|instagram)|\b(?:preferid|favorit|usad)[oa]s? (?:d[oae]s?|pel[oa]s?|por) (?:\p{L}{1,30} ){0,1}?(?:chefs?|profissionais|famos[oa]s|celebridades|influencers?|influenciador\p{L}{0,30}|atletas|artistas)\b`,
    unless: String.raw`\d{4}年|\d{4}/\d|20\d\d`,
    reason: 'Mídia e prêmio só com nome, data e prova; se foi pago, é publicidade.',
    safer: advice('媒体名・掲載日を書く', 'nome do veículo e data'),
  }),
  claim('bacteria', 'any', 'proof', ['優良'], {
    pairs: [[['bacteria'], ['killed']]],
    ja: '抗菌(?!薬)|除菌',
    pt: String.raw`\bantibacterian|\bbactericid|\bfungicida\b`,
    unless: 'JIS|SIAA|norma',
    reason: 'Ação contra bactérias precisa de teste do material e vale só para objetos, nunca para a pele.',
    safer: example(
      '抗菌加工（JIS Z 2801、加工部位：〇〇）',
      'tratamento antibacteriano (JIS Z 2801, parte tratada: ○○)',
    ),
  }),
  claim('virus', 'any', 'drop', ['薬68', '優良'], {
    pairs: [[['virus'], ['killed']]],
    ja: '抗ウイルス|殺菌|滅菌|消毒|コロナ対策',
    pt: String.raw`\besteriliza|\bdesinfet|\banti[- ]?(?:covid|viral|virus)`,
    unless:
      'ウイルス対策ソフト|煮沸|熱湯|antivirus (?:para|do) (?:pc|computador)|agua fervente|agua quente|ferv(?:a|er|ura)',
    reason: 'Matar vírus ou germes é de remédio ou “医薬部外品”; para objeto exige laudo forte.',
    safer: example('水拭きできて清潔に保てます', 'dá para passar pano úmido e manter limpo'),
  }),
  claim('sorte', 'any', 'drop', ['優良'], {
    ja: '開運(?!橋|町)|(?:金|恋愛|仕事|健康|総合)運(?:が|を|の)?(?:アップ|上昇|上が|上げ|高め)|運気(?:が|を|の)?(?:アップ|上昇|上が|上げ)|幸運(?:を|が)(?:呼|招|引き寄せ|訪れ)|邪気(?:を)?(?:払|祓|はら)|(?:厄|魔)(?:除|よ)け|悪い気を',
    pt: String.raw`\b(?:traz|trazem|atrai|atraem|chama|chamam) (?:\p{L}{1,30} ){0,3}?(?:sorte|prosperidade|riqueza(?! de detalhe)|dinheiro|fortuna|abundancia|amor verdadeiro|boas energias|energias? positivas?|bons fluidos)\b|\b(?:afasta|afastam|espanta|espantam|quebra|limpa|bloqueia|protege contra|protege d[aeo]|protecao contra) (?:\p{L}{1,30} ){0,3}?(?:mau[ -]olhado|olho gordo|inveja|energias? (?:negativas?|ruim|ruins|pesadas?)|maus espiritos|azar\b|feitic\p{L}{0,30}|mandinga)`,
    reason:
      'Sorte, amor ou proteção contra energias não têm como ser provados; no Japão esse apelo (開運商法) é tratado como propaganda enganosa.',
    safer: example('お守りをイメージしたデザイン', 'desenho inspirado em amuletos'),
  }),
  claim('ar-ions', 'any', 'proof', ['優良'], {
    ja: '空間(?:除菌|消臭|浄化)|花粉(?:を)?(?:分解|除去)|マイナスイオン|空気(?:を|の)?(?:浄化|清浄(?!機))',
    pt: String.raw`\bpurifica(?:r)? o ar\b|\bions negativos|\b(?:remove|elimina) (?:o )?polen`,
    unless: '試験|畳|m2|m²|laudo',
    reason: 'A autoridade puniu várias marcas de “limpeza do ar” porque o teste não era em sala real.',
    safer: advice('試験条件・空間の広さを書く', 'diga condição e tamanho da sala'),
  }),
  claim('origem-japao', 'any', 'proof', ['原産国'], {
    ja: String.raw`日本製|国産(?!化|牛革風|(?:${FOOD_WORDS})(?:を)?\s?(?:100\s?%|のみ))|メイドインジャパン|made in japan`,
    pt: String.raw`\bfabricad[oa] no japao|\bfeit[oa] no japao|\bproduto japones|\bmade in japan|\bjapones legitimo`,
    reason: 'País de origem é onde o produto ganhou sua forma final; etiqueta ou embalagem não contam.',
    safer: example('原産国：中国', 'país de origem: China'),
  }),
  claim('origem-outro', 'any', 'proof', ['原産国'], {
    ja: '(?:イタリア|フランス|ドイツ|スイス|アメリカ|韓国|北欧|ハワイ)(?:製|産|発|ブランド)|ブラジル(?:発|ブランド)',
    pt: String.raw`\b(?:feito|fabricado|feita|fabricada) (?:na|no|nos) (?:italia|franca|alemanha|suica|eua|coreia)|\b(?:italian|frances|alema|suic)\w{0,30} legitim`,
    unless: '製造[::]|原産国[::]|fabricacao:',
    reason: 'Bandeira, cidade ou nome estrangeiro que sugere outro país é apresentação enganosa.',
    safer: example('デザイン：イタリア、製造：中国', 'design: Itália; fabricação: China'),
  }),
  claim('material', 'any', 'proof', ['優良', '家表'], {
    ja: String.raw`本革|牛革(?!風|調)|カシミヤ|シルク100|純金|18金|K18|(?:シルバー|SV|銀)\s?925|天然石|本真珠`,
    pt: String.raw`\bcouro (?:legitimo|genuino|verdadeiro)|\b100 ?% (?:seda|linho|la|caxemira|cashmere)|\bprata 925|\bouro 18`,
    reason: 'Material citado precisa ser o real, com laudo do fornecedor.',
    safer: advice('仕入先の証明がある素材名だけを書く', 'escreva só o material que o fornecedor comprova'),
  }),
  claim('couro-falso', 'any', 'drop', ['優良', 'JIS K 6541'], {
    ja: String.raw`(?:エコ|ヴィーガン|ビーガン|フェイク|合成|アップル|サボテン|キノコ|PU)\s?(?:レザー|革)|再生革`,
    pt: String.raw`\bcouro (?:ecologico|vegano|fake|vegetal|de (?:maca|cacto|cogumelo))`,
    unless: '認定|certificad',
    reason:
      'Desde 2024 a norma japonesa reserva “革/レザー” para pele de animal; “エコレザー” é couro de verdade certificado.',
    safer: example('合成皮革（ポリウレタン）', 'material sintético (poliuretano)'),
  }),
  claim('ecologico', 'any', 'proof', ['優良'], {
    ja: '環境にやさし|地球にやさし|エコ(?:フレンドリー|素材)|生分解|サステナブル|カーボン(?:ニュートラル|ゼロ)|(?:環境負荷|CO2)(?:が|を)?ゼロ|(?:自然|土)に(?:還|かえ|返)',
    pt: String.raw`(?<!couro )\becologic|\bsustentave|\bbiodegradave|\bcompostave|\bamig[oa] d[oa] (?:meio ambiente|natureza|planeta)|\b(?:sem|zero|nenhum) impacto(?: ambiental| no meio)|\bnao polui|\bcarbono (?:neutro|zero)|\bvolta (?:para a|a) natureza`,
    unless: String.raw`\d{1,9}\s?%(?!\s?(?:de )?(?:ecol[oó]gic|sustent[aá]ve|biodegrad[aá]ve|compost[aá]ve|natural|エコ|生分解|自然|土|環境))`,
    reason: 'Alegação ambiental vaga engana: diga o que, quanto e com que prova.',
    safer: example('再生ポリエステル50%使用', '50% de poliéster reciclado'),
  }),
  claim('desempenho', 'any', 'proof', ['優良'], {
    ja: String.raw`\d{1,9}時間[^。、\n]{0,6}(?:保温|保冷|持続)|(?:保温|保冷)[^。\n]{0,6}\d{1,9}時間|(?:当社比)?\d{1,9}倍(?:の|に)|(?:風速|時速|耐風)[^。、\n\d]{0,6}\d{1,3}[^。、\n]{0,14}(?:風|耐え)|\d{1,3}\s?(?:m/s|km/h)の(?:強?風|風速)`,
    pt: String.raw`\b(?:mantem|conserva)[^.\n]{0,40}\d{1,9} ?(?:h\b|horas)|\b\d{1,9} ?(?:x|vezes) mais\b|\b(?:ventos?|rajadas?)(?: \p{L}{1,9}){0,3} \d{1,3} ?(?:km|m/s)`,
    unless: '試験|℃|条件|teste|°c',
    reason: 'Desempenho em número precisa de teste, com a condição escrita ao lado.',
    safer: example(
      '6時間後65℃以上（湯温95℃・室温20℃、メーカー試験）',
      '65 °C ou mais depois de 6 h (água a 95 °C, sala a 20 °C, teste do fabricante)',
    ),
  }),
  claim('impermeavel', 'any', 'proof', ['優良'], {
    ja: '完全防水|防水(?!シート|テープ|スプレー|加工なし)',
    pt: String.raw`\ba prova d.? ?agua|\b(?:100 ?% )?impermeave`,
    unless: String.raw`IPX?\d|IP\d\d|等級|JIS`,
    reason: 'Resistência à água precisa do grau (IPX) testado.',
    safer: example('生活防水（IPX4）', 'resiste a respingos (IPX4)'),
  }),
  claim('indestrutivel', 'any', 'drop', ['優良'], {
    ja: '(?:壊れ|割れ|破れ|切れ|錆び|サビ)(?:ない|ません)|傷(?:が)?(?:つかない|付かない)',
    pt: String.raw`\binquebrave|\bindestrutive|\bnao (?:risca|quebra|enferruja|rasga)\b`,
    reason: 'Nada é inquebrável: diga o teste feito.',
    safer: example('割れにくい素材', 'material difícil de quebrar'),
  }),
  claim('nao-estraga', 'any', 'proof', ['優良'], {
    ja: '(?:爪|肌|髪|歯|生地|床|壁|塗装)(?:を|に)(?:傷め(?:ない|ません)|傷つけ(?:ない|ません)|ダメージを与え(?:ない|ません))',
    pt: String.raw`\bnao (?:estraga|estragam|danifica|danificam|machuca|machucam|agride|agridem|resseca|ressecam|fere|ferem|prejudica|prejudicam|enfraquece|enfraquecem) (?:[oa]s? |sua?s? |seus? )?(?:unhas?|pele|cabelos?|fios|dentes|gengivas?|esmalte|couro cabeludo|roupas?|tecidos?|pisos?|parede|pintura|panela|tela|lente|motor)\b`,
    reason: 'Dizer que o produto não causa dano exige teste do próprio produto.',
    safer: advice('試験結果があるときだけ書く', 'escreva só com teste do produto'),
  }),
  claim('economia', 'any', 'proof', ['優良'], {
    ja: String.raw`(?:電気代|光熱費|ガス代)[^。\n]{0,6}(?:半分|\d{1,9}\s?%|節約|削減)|\d{1,9}\s?%(?:節電|省エネ|節約)`,
    pt: String.raw`\beconomiza(?:r)? (?:ate )?\d{1,9} ?%|\b(?:corta|reduz)[^.\n]{0,12}conta de luz`,
    unless: '条件|試算|calculo',
    reason: 'Economia em número precisa de cálculo com condição.',
    safer: example('消費電力 約5W', 'consumo de cerca de 5 W'),
  }),
  claim('seguro-bebe', 'any', 'proof', ['優良', '食衛'], {
    ja: String.raw`赤ちゃん(?:に|でも|にも|が口に入れても)[^。\n]{0,4}(?:安心|安全)|無毒`,
    pt: String.raw`\bsegur[oa] para (?:bebes?|criancas)|\batoxic`,
    unless: '試験|laudo',
    reason: 'Segurança para bebê exige laudo e, em brinquedo, a marca 子供PSC.',
    safer: advice('試験成績書と対象年齢を書く', 'cite laudo e idade'),
  }),
  claim('grau-alimenticio', 'any', 'proof', ['優良', '食衛'], {
    ja: '食品(?:用)?グレード',
    pt: String.raw`\bgrau alimentar|\bgrau alimenticio|\bfood[- ]grade`,
    unless: '試験|laudo',
    reason: 'Dizer “grau alimentício” exige o laudo do material para contato com alimentos, guardado com você.',
    safer: advice('試験成績書を用意してから書く', 'escreva só com o laudo do material em mãos'),
  }),
  claim('sem-bpa', 'any', 'proof', ['優良', '食衛'], {
    ja: String.raw`BPA\s?(?:フリー|不使用|ゼロ|を含みません)|ビスフェノールA(?:不使用|フリー)`,
    pt: String.raw`\b(?:livre de|sem|zero|isent[oa] de|nao contem|nao tem) (?:bpa|bisfenol)|\bbpa[- ]?free`,
    unless: '試験|laudo',
    reason: 'Dizer que o plástico não tem BPA exige o laudo do material (teste de migração), guardado com você.',
    safer: advice('試験成績書を用意してから書く', 'escreva só com o laudo do material em mãos'),
  }),
  claim('marca-oficial', 'any', 'proof', ['優良', 'PSE', '技適'], {
    ja: String.raw`(?:PSE|PSC|技適|CE|FDA|RoHS)\s?(?:マーク)?(?:認証|取得|適合|承認|準拠|認定|付き?|入り|あり|対応|済)`,
    pt: String.raw`\b(?:certificad|homologad|certificac)\w{0,30}:? (?:pela |pelo |de |da )?(?:pse|psc|giteki|ce|fcc|fda|anatel|inmetro|rohs)\b|\b(?:selo|marcacao|com a? ?marca|com) (?:pse|psc|giteki|ce|fcc|fda|rohs)\b|\b(?:ce|fcc|rohs|fda|pse)(?: ?[,/|+&·] ?| e )(?:ce|fcc|rohs|fda|pse)\b`,
    unless: '届出事業者',
    reason: 'Só escreva a marca se a prova está guardada no teste do produto; CE e FDA não valem no Japão.',
    safer: example('PSEマーク表示品（届出事業者名：〇〇）', 'tem a marca PSE (responsável: ○○)'),
  }),
  claim('comparacao', 'any', 'proof', ['優良', '有利'], {
    ja: '(?:他社|競合|他店|従来品|一般的な商品)(?:製品|商品)?(?:より|と比べ|に比べ)',
    pt: String.raw`\b(?:melhor|superior|mais \w{1,30}) (?:que|do que) (?:a |as |os |o )?(?:marca|concorr|outras? (?:marcas|lojas))|\bsupera (?:a |os )?concorr`,
    unless: '試験|調べ|teste',
    reason: 'Comparação precisa de teste justo com o mesmo tipo de produto e citar a fonte.',
    safer: advice('比較条件を書く', 'diga o que foi comparado e como'),
  }),
  claim('vezes-mais', 'any', 'proof', ['優良'], {
    ja: String.raw`(?:\d{1,9}(?:\.\d{1,9})?|[二三四五十]|数)倍(?:も|の)?(?:速|早|明る|強|長持ち|長く|軽|静か|効|広|吸)`,
    pt: String.raw`\b(?:\d{1,9}(?:[.,]\d{1,9})?|duas|tres|quatro|cinco|dez) ?(?:x|vezes) (?:mais|maior|menos|melhor)\b`,
    reason: 'Dizer quantas vezes mais exige o teste em mãos, com o produto comparado e a condição escritos ao lado.',
    safer: advice('比較対象と試験条件を書く', 'diga com o que comparou e em que teste'),
  }),
  claim('replica', 'any', 'drop', ['商標', '不競'], {
    ja: 'スーパーコピー|レプリカ|(?:ブランド|シャネル|ルイ・?ヴィトン|グッチ|エルメス|ナイキ)(?:風|タイプ|系|もどき|そっくり)',
    pt: String.raw`\breplica|\bprimeira linha\b|\b(?:inspirad[oa] n[ao]|tipo|estilo|identic[oa] [aà]o?) (?:gucci|chanel|louis vuitton|nike|hermes|rolex|apple)`,
    reason: 'Usar marca alheia para descrever imitação leva à apreensão na alfândega.',
    safer: example('シンプルなデザイン', 'de design simples'),
  }),
];
