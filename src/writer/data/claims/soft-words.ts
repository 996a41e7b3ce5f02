export type Pair = { ja: string; pt: string };

/** Targets of a softer promise. */
export const TARGETS = {
  face: {
    ja: 'フェイスライン|輪郭|小顔(?!に?見)|頬|ほお|あご(?!ひも)|目元|まぶた|口角|顔(?=が(?:シャープ|キュッ|引き))',
    pt: 'rosto|face|contorno facial|papada|bochechas?|mandibula|maxilar|palpebras?',
  },
  swelling: {
    ja: 'むくみ|浮腫|冷え性|冷え症|(?<![きくよ])冷え(?=が|を|に|の|ケア|対策|、)|(?:足|脚)の(?:だるさ|疲れ)',
    pt: 'inchaco|inchad[oa]s|retencao de liquidos?|pernas (?:cansadas|pesadas)',
  },
  knots: {
    ja: '(?<![ぁ-ん])こり(?=を|が|に|も|や)|コリ(?=を|が|に|も|や|ほぐ|ケア|解)|凝り(?=を|が|に|も|や|ほぐ)|筋膜|筋肉の?(?:疲れ|張り|緊張)',
    pt: 'nos musculares|tensao (?:muscular|n[oa]s? (?:ombros?|pescoco|costas))|torcicolo|musculatura|musculos',
  },
  bodyParts: { ja: '肩|首|腰|背中|ふくらはぎ|全身', pt: 'costas|ombros|pescoco|lombar|panturrilhas?' },
  skin: {
    ja: 'ニキビ|にきび|吹き出物|シワ|しわ|小じわ|小ジワ|ほうれい線|たるみ|毛穴(?!の?汚)|シミ(?!ュ|ラ|抜)|ソバカス|そばかす|くすみ|目の下のクマ|黒ずみ|いちご鼻',
    pt: 'acne|espinhas?|rugas|linhas (?:finas|de expressao)|pes de galinha|manchas (?:escuras|d[ae] (?:pele|idade|sol)|d[eo] (?:melasma|rosto)|n[oa] (?:pele|rosto))|olheiras|poros|flacidez|pele flacida|melasma',
  },
  sleep: { ja: '睡眠|眠り|快眠|安眠|熟睡|寝つき|寝付き|入眠', pt: 'sono|dormir|insonia|adormecer' },
  stress: { ja: 'ストレス(?!フリー|なく)|イライラ|心の緊張', pt: 'estresse|stress|ansiedade|nervosismo' },
  pollen: { ja: '花粉(?!団子|の季節)', pt: 'polen|rinite|alergias? respiratorias?' },
  insects: {
    ja: '害虫|ゴキブリ|ダニ|コバエ|ハエ|ブヨ|蚊(?!帳)|(?<![昆芋幼成])虫(?!めがね|眼鏡|かご|食|歯|取り網)',
    pt: 'mosquitos?|pernilongos?|muricocas?|insetos|baratas|carrapatos?|pulgas|moscas|formigas',
  },
  ranking: {
    ja: 'ランキング|部門|(?:楽天|Amazon|アマゾン|Yahoo!?|Qoo10)(?=[^。、]{0,10}(?:位|冠))',
    pt: 'ranking|mais vendidos|top',
  },
  flow: {
    ja: '血流|血行|(?<![ぁ-んァ-ヶ一-龠])(?:巡り|めぐり)(?=を(?:よく|良く|サポート|整|促)|が(?:よく|良く)|ケア)',
    pt: 'circulacao(?! de ar)',
  },
  fatigue: { ja: '疲労感?|(?:体|目)の疲れ|目の(?:かすみ|乾き)', pt: 'cansaco(?! visual)|fadiga' },
  clinic: {
    ja: '病院|クリニック|皮膚科|歯科|医療(?:現場|機関|施設|従事者)|サロン|エステ',
    pt: 'hospitais|hospital|clinicas?|dermatologistas|consultorios?|medic[oa]s?',
  },
  pelvis: { ja: '骨盤', pt: 'pelve|quadril|bacia' },
  shape: {
    ja: 'ヒップ(?!バッグ|ポーチ|ホップ)|お尻|おしり|くびれ|ウエスト(?!ゴム|ポーチ|バッグ)|太もも|二の腕|下腹|お腹まわり|バストライン|脚',
    pt: 'bumbum|gluteos?|cintura|barriga|coxas?|abdomen|culote|seios',
  },
  grey: { ja: '白髪(?!染|隠|用|ねぎ|ネギ)', pt: '(?:cabelos?|fios) (?:brancos?|grisalhos?)|grisalhos?' },
  gut: {
    ja: '腸内|(?<![胃大小])腸(?!詰)|お腹の調子|便通|善玉菌',
    pt: 'intestino|intestinal|flora intestinal|digestao|digestivo',
  },
  radicals: { ja: '活性酸素|酸化ストレス|体のサビ', pt: 'radicais livres|oxidacao (?:do corpo|celular|das celulas)' },
  emf: {
    ja: '電磁波|ブルーライト',
    pt: 'radiacao(?! (?:solar|uv))|ondas (?:eletromagneticas|d[oe] (?:celular|wi-?fi))|campos? eletromagneticos?|luz azul|emf',
  },
} satisfies Record<string, Pair>;

/** Effects of a softer promise. Appearance is not an effect and is excluded. */
const NOT_A_LOOK = '(?![^。、\\n]{0,8}(?:見え|見せ|映え|印象|シルエット|デザイン))';
export const EFFECTS = {
  lift: {
    ja: `リフト(?:アップ|ケア)|引き上げ|引き締|ひきしめ|キュッと|シャープに|(?:すっきり|スッキリ)${NOT_A_LOOK}|ローラー`,
    pt: 'adeus,?|levanta|lifting|afina|modela|esculpe|tonifica|redefine|firma(?= [oa]s? )|reafirma|rejuvenesce|fin[oa]|magr[oa]|definid[oa]|jovem',
  },
  care: {
    ja: 'ケア|対策|撃退|退治|さよなら|サヨナラ|卒業|リセット|アプローチ|予防|に効|に働|改善|解消|オフ|に(?=$|。|！|!|♪)|にお悩み|でお悩み|悩みに|が気になる|薄く|伸ば|目立たな',
    pt: String.raw`cuid(?:a|e|ar|ado)(?: d[aeo]s?| com)?|suaviz\w{1,2}|ameniz\w{1,2}|atenu\w{1,2}|previn\w{1,2}|contra|trat(?:a|e|ar|amento)|combat\w{1,2}|control(?:a|e|ar)|minimiz\w{1,2}|reduz\w{0,2}|melhor(?:a|e|ar)|diminu\w{1,2}|acab(?:a|e|ar) com|adeus,?|nunca mais|some com|clarei[ae]|apag[ae]|chega de|livre d[aeo]s?|anti-?`,
  },
  relieve: {
    ja: '解消|軽減|緩和|やわら|和ら|ほぐ|ほど(?:く|き)|癒|発散|吹き飛|落ち着か|鎮め|に悩|から解放|すっきり|スッキリ|楽に|ラクに|ケア|対策',
    pt: String.raw`alivi(?:a|e|ar)m?|relax(?:a|e|ar)m?|solt(?:a|e|ar)m?|desfaz(?:er)?|dissolv|liber(?:a|e|ar)m?|descontrai|reduz\w{0,2}|diminu\w{1,2}|combat\w{1,2}|desinch\w{1,2}|descans(?:a|e|ar)|ameniz\w{1,2}|tir(?:a|e|ar) (?:a |o |as |os )?|acab(?:a|e|ar) com|chega de|adeus,?|menos`,
  },
  loosen: {
    ja: 'もみほぐ|揉みほぐ|ほぐ(?:す|し|れ)|指圧',
    pt: 'alivia|desfaz|solta|descontrai',
  },
  sleepWell: {
    ja: 'サポート|導|誘(?!惑)|促|深く|深い|質|改善|できる|効果|向上|よくな|良くな|へ$|ぐっすり',
    pt: 'profundo|reparador|melhor(?:a|ar)?|induz|favorece|promove|facilita|ajuda (?:voce )?a|pegar no|qualidade',
  },
  block: {
    ja: 'ブロック|シャットアウト|対策|防|カット|シールド|遮断|から[^。、\\n]{0,8}守|ガード|軽減|吸着|バリア',
    pt: 'bloqueia|protege|protecao|contra|filtra|barra|evita|neutraliza|anti-?|reduz|alivia',
  },
  repel: {
    ja: 'よけ|除け|対策|寄せ(?:付|つ)け(?:な|ま)|撃退|退治|忌避|駆除|殺虫|バリア|来な(?:い|く)|寄ってこな|寄り付かな|近寄らな|嫌が',
    pt: 'repel[ea]|repelente|espant[ae]|afast[ae]|mat[ae]|elimin[ae]|contra|anti-?|extermin[ae]|acab[ae] com|longe|livre d[aeo]s?',
  },
  first: {
    ja: String.raw`(?:第?\s?[1一]|堂々の[1一])位|\d{1,3}冠|入賞|上位獲得|[1一]位獲得`,
    pt: String.raw`1[oº°]|primeiro lugar|campea[o]?|lider|\d{1,3}`,
  },
  medical: {
    ja: '級|レベル|品質|クオリティ|専売|で(?:も)?(?:使用|採用|使われ|導入)|と同じ|帰り|仕様|基準',
    pt: 'nivel|grau|padrao|qualidade|usad[oa]s? (?:em|n[oa]s?|por)|resultado de|tecnologia d[eao]',
  },
  align: {
    ja: 'サポート|ケア|整|締め|矯正|補正|補整|ベルト|ショーツ',
    pt: 'alinha|fecha|corrige|estabiliza',
  },
  slim: {
    ja: `引き締|ひきしめ|シェイプ|ほっそり${NOT_A_LOOK}|細く${NOT_A_LOOK}|ヒップアップ|アップ(?=効果|ケア|に|!|！|。|$)|燃焼|サイズダウン|痩|(?:すっきり|スッキリ)(?=さ|し|!|！|。|$)${NOT_A_LOOK}`,
    pt: 'levanta|empina|afina|tonifica|enrijece|modela|seca|esculpe|define o|reduz|diminui',
  },
  colourBack: {
    ja: '改善|予防|減|防|対策|ケア|黒く(?:な|戻)|黒髪に戻',
    pt: 'nunca mais|adeus,?|escurece|previne|reverte|reduz|acaba com|devolve|restaura|elimina|diminui|combate',
  },
  balance: {
    ja: '整|サポート|ケア|活|元気|すっきり|スッキリ|増や|改善|良く|よく',
    pt: 'melhora|regula|equilibra|ajuda|favorece|saude|bom funcionamento|funcionando|em dia|faz bem|protege',
  },
  remove: { ja: '除去|防|対策|減|ケア|消去|抑', pt: 'combate|neutraliza|elimina|contra|reduz|protege|previne' },
} satisfies Record<string, Pair>;
