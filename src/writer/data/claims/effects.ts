import type { WordPatterns } from './targets.ts';

/** `after`: Portuguese words that follow their target ("a celulite some"). */
export type Effect = WordPatterns & { after?: string };

/** Every form of Portuguese verbs: "acaba, acabe, acabar, acabando, acabou". */
const ar = (stems: string): string => `(?:${stems})(?:a[mr]?|arem|ando|u?em?|ou|aram|u?ei)`;
const er = (stems: string): string => `(?:${stems})(?:e[mr]?|am?|[ei]r(?:em)?|i|[ei]ndo|[ei]u|[ei]ram)?`;

/** A warning to sick people is not addressed to buyers. */
const NO_WARNING = '(?![^。\\n]{0,30}(?:医師|相談))';
const NO_WARNING_PT = '(?![^.!?\\n]{0,60}\\b(?:consulte|medic|procure))';

/** Appearance is not an effect and is excluded. */
const NOT_A_LOOK = '(?![^。、\\n]{0,8}(?:見え|見せ|映え|印象|シルエット|デザイン))';

const GONE = {
  ja: '消(?:え|し|す|せ|滅)|[な無]く(?:な[るりっ]|す|し|せ)|取れ|とれ|取り(?:ます|除|去)|除去|解消|改善|効果|に効|治(?![療具])|撃退|退治|卒業|おさらば|[さサ][よヨ][なナ][らラ]|さようなら|なかったことに|から(?:の)?解放|とは?無縁|知らず|ゼロ|吹き飛|リセット|薄く|減[っらりる少]|目立たな|戻|ピン|伸びる',
  pt: `${ar('elimin|apag|tir|trat|cur|se[cq]|clare[i]?|branque[i]?|dissip')}|${ar('acab')}(?: \\p{L}{1,15}){0,2} com|${er('remov|reduz|diminu|combat|venc|corrig|desaparec')}|som(?:e|em) com|sum(?:a|ir|iu) com|(?:diga )?(?:adeus|tchau),?|chega de|(?:o )?fim d[aeo]s?|basta de|nunca mais|livre(?:-se)? d[aeo]s?|sem mais|(?:clareador|clareamento) d[aeo]s?`,
  after: `som(?:e|em)|${er('sum|desaparec|diminu|reduz')}|${ar('acab|clare[i]?|se[cq]')}|(?:foi|vai|foram|vao|ir) embora|nunca mais`,
};
const RELIEVE = {
  ja: '緩和|軽減|回復|克服|効能|やわら[いぎぐげ]|和ら[いぎぐげ]|癒|[良よ]くな|遅らせ|食い止め|(?:ラク|楽|らく)(?:に|です)|軽く|止ま[るりっ]|止め|ストップ|落ち着|(?:おさ|治|収)ま[るりっ]|鎮|忘れ[るてさら]|抑え|(?<=が)引[いき]|に悩ま(?:ない|なく|ず|され)|悩みません|気になら(?:ない|なく)|気になりません|すっきり|スッキリ|ほぐ|ほど[くき]|発散',
  pt: `${ar('alivi|ameniz|control|afast|acalm|melhor|solucion|suaviz|liber|relax|solt|desinch|descans|desinflam')}|${er('resolv|desfaz|dissolv')}|contra|menos|alivio d[aeo]s?|tratamento (?:d[aeo]s?|para)|nao (?:sofra|sofro|tenho|sinto|sente|tem) mais|ajuda (?:n[oa]s?|com|contra)|par(?:a|e|ou|ar) (?:de|com|[oa])`,
  after: `pass(?:a|am|ar|ou|aram)|${ar('melhor|alivi')}|par(?:ou|aram|ar|ando)|sob controle|curad[oa]s?`,
};
const PREVENT = {
  ja: '予防|防[ぐぎいげ]|防止|対策|ケア|守[るりっ]|サポート|アプローチ',
  pt: `${er('previn|preven|impe[dc]|proteg')}|prevencao|${ar('evit')}|contra`,
};
const join = (...parts: Effect[]): Effect => ({
  ja: parts.map(({ ja }) => ja).join('|'),
  pt: parts.map(({ pt }) => pt).join('|'),
  after: parts.flatMap(({ after }) => after ?? []).join('|'),
});

/** What a promise says: one table for all rules. */
export const EFFECTS = {
  gone: GONE,
  relieve: join(GONE, RELIEVE),
  prevent: PREVENT,
  forPeople: {
    ja: `(?:(?:の|な|気味の)方(?=に|へ|で|も)|[にで](?:お悩み|悩[むみん]|お困り|困)|が?気にな(?:る|り)|が?高め|に(?:良い|よい|いい|おすすめ|最適)|の悩み)${NO_WARNING}`,
    pt: `(?:(?:para|pra) quem (?:tem|sofre|vive|convive)|(?:para|pra)(?= (?:diabetic|hipertens))|quem sofre|(?:bom|boa|otim[oa]|ideal|indicad[oa]|excelente|creme|gel|pomada|cha|oleo|spray|sabonete|adesivo|pulseira|palmilha) (?:para|pra|contra))${NO_WARNING_PT}`,
  },
  ease: {
    ja: '(?:ラク|楽|らく)に(?:な|動|歩|曲)|軽く(?:な[るりっ])|曲げ伸ばし|スムーズに(?:動|曲|な)|なめらかに動|痛(?![くい]ほど)|違和感|悩み|お悩み|から解放|回復|再生|すり減',
    pt: `${ar('alivi|recuper|regener|lubrifi[cq]|restaur|desinflam|trat|repar|cur')}|${er('fortalec|reconstru')}`,
    after: 'sem dor|nov[oa]s? em folha|lubrificad[oa]s?|livres? de dor',
  },
  lowered: {
    ja: `下げ|下が|抑え|改善|低下|コントロール|安定|正常|減[っらりる少]|対策|ケア|サポート|(?:気にな(?:る|り)|高め|の方(?=に|へ|で|も))${NO_WARNING}|落ち着|戻|良くな|よくな|に(?:良い|よい|いい)`,
    pt: `${ar('baix|control|normaliz|regul|estabiliz|equilibr|melhor|abaix|derrub')}|${er('reduz|diminu|combat')}|contra`,
    after: `${ar('baix|normaliz|melhor|despenc')}|ca(?:i|iu|iram|indo|ir)|${er('diminu|desc')}|sob controle|em dia`,
  },
  corrected: {
    ja: '矯正|改善|回復|治|良くな|よくな|正し[くい](?!座|使)|まっすぐ|戻|上が|アップ|伸び|整|はっきり|クッキリ|(?:読|見)えるよう|読めるよう|メガネ(?:なし|いらず|要らず)|解消|ラクに|楽に',
    pt: `${ar('endireit|alinh|recuper|melhor|restaur|cur|trat')}|${er('corrig|devolv')}|adeus,?`,
    after: `${ar('melhor|volt')}|corrigid[oa]|sem oculos|100 ?%|perfeit[oa]|alinhad[oa]`,
  },
  stopped: {
    ja: 'やめ[らたるまて]|止め[らたま]|[い要]ら(?:な|ず)|不要|手放|卒業|飲まな|頼ら(?:な|ず)|減らせ|必要な(?:く|い)|使わなく',
    pt: `${ar('larg|abandon|dispens')}|par(?:ei|ou|ar|aram|e|ando) (?:de|com)|deix(?:ei|ou|ar|aram|e) (?:de|o|os|a)|sem (?:precisar|depender|tomar|usar|precisa)|nao (?:precis[oa]|tomo|uso|usa|toma)|${er('substitu')}|adeus,?|em vez d[eo]s?|no lugar d[eo]s?`,
    after: 'nunca mais|(?:foi|foram) (?:para o lixo|embora)|ficou no passado',
  },
  up: {
    ja: '高ま|高め(?!の)|上が|上げ|アップ|向上|強く|強化|増強|[良よ]く(?:な|す|し|$)|伸び|伸ば|促|改善|活性|復活|サポート|サラサラ|さらさら|しなやか|きれいに|元気に|若返|整|調整|流[しすれ]|ケア|ドレナージュ|つけ',
    pt: `${ar('aument|melhor|turbin|aceler|estimul|ativ|potencializ|elev|limp|purifi[cq]|desintoxi[cq]|reforc|equilibr|regul|desentup|recuper|ajud')}|${er('fortalec|desenvolv|devolv|desobstru')}`,
    after: `${ar('aument|melhor|dispar')}|mais (?:alt[oa]|forte|rapid[oa]|afiad[oa])|em alta|a mil|nas alturas`,
  },
  care: {
    ja: 'ケア|対策|撃退|退治|アプローチ|予防|に効|に働|改善|解消|オフ|に(?=$|。|！|!|♪)|にお悩み|でお悩み|悩みに|が気になる|薄く|伸ば|目立たな|なかったことに|から解放|卒業|リセット|[さサ][よヨ][なナ][らラ]|ふっくら|ピン',
    pt: `cuid(?:a|e|ar|ado)(?: d[aeo]s?| com)?|${ar('suaviz|ameniz|atenu|trat|control|minimiz|melhor|preench|disfarc')}|${er('previn|combat|reduz|diminu|preench')}|contra|tratamento (?:d[aeo]s?|para)|${ar('acab')}(?: \\p{L}{1,15}){0,2} com|adeus,?|nunca mais|some com|${ar('clare[i]?|apag')}|chega de|livre d[aeo]s?|anti-?`,
    after: `menos (?:visive(?:l|is)|aparentes?)|${er('sum|desaparec|diminu')}|some[m]?|clareand[oa]|suavizad[oa]s?|${ar('clare[i]?|suaviz')}`,
  },
  loosen: { ja: 'もみほぐ|揉みほぐ|ほぐ[すしれ]|指圧', pt: `${ar('alivi|solt')}|${er('desfaz|descontra')}` },
  sleepWell: {
    ja: 'サポート|導|誘(?!惑)|促|深く|深い|質|改善|解消|でき(?=る|ます)|効果|向上|上げ|高め|よくな|良くな|へ$|ぐっすり',
    pt: `profundo|reparador|${ar('melhor|regul')}|melhor|induz|favorece|promove|facilita|ajuda (?:voce )?a|pegar no|qualidade|contra|${ar('acab')}(?: \\p{L}{1,15}){0,2} com|trata|cura|adeus,?`,
    after: 'profundo|reparador|melhor|de bebe|a noite toda',
  },
  balance: {
    ja: '整|サポート|ケア|活|元気|すっきり|スッキリ|増や|改善|解消|良く|よく|きれい',
    pt: `${ar('melhor|regul|equilibr|ajud|solt|limp|ativ')}|favorece|saude|bom funcionamento|funcionando|faz(?:er|em)? bem|protege|${ar('acab')}(?: \\p{L}{1,15}){0,2} com|contra|adeus,?`,
    after: 'funcionando|em dia|reloginho|regulad[oa]',
  },
  lift: {
    ja: `リフト(?:アップ|ケア)|引き上げ|引き締|ひきしめ|キュッと|シャープに|小さく(?:な|し)|上が|矯正|効果|ケア|解消|消え|消す|(?:すっきり|スッキリ)${NOT_A_LOOK}|ローラー|(?<=小顔)に(?!見|も)`,
    pt: `adeus,?|${ar('levant|afin|model|tonific|rejuvenesc|elimin')}|lifting|${er('esculp|redefin|ergu|rejuvenesc|reduz')}|firma(?= [oa]s? )|reafirma`,
    after: 'fin[oa]|magr[oa]|definid[oa]|jovem|levantad[oa]|afinad[oa]|durinh[oa]',
  },
  slim: {
    ja: `引き締|ひきしめ|シェイプ|ほっそり${NOT_A_LOOK}|細く${NOT_A_LOOK}|ヒップアップ|アップ(?=効果|ケア|に|!|！|。|$)|燃焼|サイズダウン|痩|割れ|が(?:でき|生まれ|現れ|出現)|手に入|凹[まみむん]|へこ[まみむん]|ぺたんこに|ぺったんこに|キュッと${NOT_A_LOOK}|減[っらりる]|(?:すっきり|スッキリ)(?=さ|し|!|！|。|$)${NOT_A_LOOK}`,
    pt: `${ar('levant|empin|afin|tonifi[cq]|model|se[cq]')}|${er('enrijec|esculp|reduz|diminu|perd|murch|defin')}`,
    after: 'chapad[oa]|sequinh[oa]|trincad[oa]|empinad[oa]|durinh[oa]|na nuca|fininh[oa]|definid[oa]',
  },
  bigger: {
    ja: 'アップ|大きく|育(?:て|つ|ち)|豊か',
    pt: `${ar('aument')}|${er('cresc')}`,
    after: 'maior(?:es)?|crescendo',
  },
  burnt: {
    ja: '燃(?:焼|や|え)|落(?:と|ち)|分解|減[っらりる少]|溶[けか]',
    pt: `${ar('queim|se[cq]')}|${er('derret|perd')}|queimador (?:de)?`,
    after: 'derret(?:e|endo|er)|queimad[oa]|vai embora|some',
  },
  whiter: {
    ja: '(?:トーンアップ|白く|明るく|透明化|漂白|美白)(?!見|する?メイク)',
    pt: `${ar('clare[i]?|branque[i]?')}|clareador(?:a)?(?: d[aeo]s?| para)?`,
    after: `mais (?:clar|branc)[oa]s?|${ar('clare[i]?')}|clareand[oa]`,
  },
  grow: {
    ja: '伸び|伸ば(?!した)|生え|増え|増や|フサフサ|ふさふさ|濃く(?:な|し)|太く(?:な|し)|よみがえ|蘇|復活',
    pt: `${er('cresc|nasc')}|crescimento|faz crescer|${ar('engross|multiplic')}|novos`,
    after: `${er('cresc|nasc')}|crescimento|mais (?:cheio|grosso|volumos|long)`,
  },
  activated: {
    ja: '再生|活性|修復|増[やえ]|生成|産生|促|正常|改善|から若',
    pt: `${ar('regener|renov|estimul|aument|repar|ativ|aceler')}|producao d[eo]`,
  },
  colourBack: {
    ja: '改善|予防|減|防|対策|ケア|黒く(?:な|戻)|黒髪に戻',
    pt: `nunca mais|adeus,?|${ar('restaur|elimin')}|${er('escurec|previn|revert|reduz|devolv|diminu|combat')}|${ar('acab')}(?: \\p{L}{1,15}){0,2} com`,
    after: `${ar('volt')}|${er('escurec|sum')}`,
  },
  block: {
    ja: 'ブロック|シャットアウト|対策|防|カット|シールド|遮断|から[^。、\\n]{0,8}守|ガード|軽減|吸着|バリア|通さ(?:な|ず|ま)|跳ね返',
    pt: `${ar('bloquei?|filtr|barr|evit|neutraliz|alivi')}|${er('proteg|reduz')}|protecao|contra|anti-?`,
  },
  repel: {
    ja: 'よけ|除け|対策|寄せ(?:付|つ)け(?:な|ま|ず)|撃退|退治|忌避|駆除|殺虫|バリア|来な(?:い|く)|寄ってこな|寄り付かな|近寄らな|嫌が',
    pt: `repel(?:e|em|ir|ente)|${ar('espant|afast|mat|elimin|extermin')}|${ar('acab')}(?: \\p{L}{1,15}){0,2} com|contra|anti-?|nenhum|zero|longe|livre d[aeo]s?`,
    after: 'longe|nunca mais|nao chegam|vao embora|somem',
  },
  killed: {
    ja: '除去|不活|抑|撃退|減[らっ少]|殺|99|100|シャットアウト|カット|ブロック|通さ(?:な|ず|ま)|寄せ付け|対策|ゼロ|根こそぎ',
    pt: `${ar('mat|elimin|inativ|neutraliz|bloquei?|extermin')}|${ar('acab')}(?: \\p{L}{1,15}){0,2} com|${er('remov|combat|destru|destro')}|nenhum[a]?|zero|livre d[aeo]s?|\\d{2,3}(?:[.,]\\d{1,9})? ?%|anti-?`,
    after: 'mort[oa]s?|eliminad[oa]s?',
  },
  first: {
    ja: String.raw`(?:第?\s?[1一]|堂々の[1一])位|\d{1,3}冠|入賞|上位獲得|[1一]位獲得`,
    pt: String.raw`1[oº°]|primeiro lugar|campea[o]?|lider|\d{1,3}`,
    after: String.raw`1[oº°]|\d{1,3}`,
  },
  medical: {
    ja: '級|レベル|品質|クオリティ|専売|で(?:も)?(?:使用|採用|使われ|導入)|と同じ|帰り|仕様|基準',
    pt: 'nivel|grau|padrao|qualidade|usad[oa]s? (?:em|n[oa]s?|por)|resultado de|tecnologia d[eao]',
  },
  recommended: {
    ja: '推薦|推奨|[すお]すすめ(?!は|します)|すすめ[るた]|勧め[るた]|お墨付き|監修|太鼓判|支持|認め|愛用|絶賛|公認',
    pt: String.raw`(?:recomendad|indicad|aprovad|testad|usad)[oa]s? (?:por|pel[oa]s?|de|d[oa]s?)|recomendacao d[eoa]s?|indicacao d[eoa]s?|aprovacao d[eoa]s?|\d{1,9} (?:em|de|a) cada \d{1,9}`,
    after: '(?:recomend|indic|aprov|confi|us|assin)am?',
  },
  align: {
    ja: 'サポート|ケア|整|締め|矯正|補正|補整|ベルト|ショーツ',
    pt: `${ar('alinh|fech|estabiliz')}|${er('corrig')}`,
  },
  remove: {
    ja: '除去|防|対策|減|ケア|消去|抑',
    pt: `${ar('neutraliz|elimin')}|${er('combat|reduz|proteg|previn')}|contra`,
  },
  reward: {
    ja: '特典|プレゼント|割引|クーポン|進呈|返金|キャッシュバック|ギフト(?:券|カード|コード)|ポイント(?:還元|付与|進呈|プレゼント)|もらえ|円(?:OFF|オフ|分|引)|OFF|差し上げ|で(?:送料)?無料',
    pt: 'ganh(?:e|a|ar|ou)|brindes?|desconto|cupom(?! fiscal)|presente|cashback|pix|reembols\\w{1,4}|dinheiro de volta|sorteio',
    after:
      'ganh(?:e|a|ar|ou)|brindes?|desconto|cupom(?! fiscal)|presente|cashback|pix|reembols\\w{1,4}|dinheiro de volta|sorteio',
  },
  healthier: {
    ja: '(?<=健康|体調)(?:に(?:な[りるっれ]|導|育[ちつて]|して(?:くれ|あげ)|します)|を(?:維持|増進|守[りるっ]|改善|取り戻)|が(?:良く|よく|整|改善))',
    pt: `${ar('melhor|fic|deix|torn|recuper')}|mantem|manter|cresc\\w{1,3}|promove|garante|devolve`,
    after: 'garantida|melhora|em dia',
  },
  certain: {
    ja: '必ず(?=届|着|到着|お届けし|お届けいた|お届けでき|発送し)|確実に|100\\s?%|絶対|約束|保証',
    pt: 'garantid[oa]|garantimos|com certeza|certeza de|sempre|sem falta',
    after: 'garantid[oa]s?|sem atrasos?|com certeza|sem falta|100 ?%|na certa|de certeza',
  },
} satisfies Record<string, Effect>;
