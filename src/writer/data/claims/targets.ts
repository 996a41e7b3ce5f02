export type WordPatterns = { ja: string; pt: string };

/** What a promise is about. One table for all rules; a look-alike is excluded beside the word it looks like. */
export const TARGETS = {
  ailment: {
    ja: '(?:肩|首)(?:こり|コリ|凝り)|(?:肩|首|腰|ひざ|膝|体)のつらさ|(?:心身|体|お腹)の不調|腫れ(?!ぼ)|口臭(?=[がもと])|腰痛|頭痛|偏頭痛|(?:関節|ひざ|膝|筋肉|神経|坐骨神経|生理|歯)痛|関節炎|腱鞘炎|[四五]十肩|リウマチ|ヘルニア|(?:冷え|多汗)[性症]|花粉症|鼻炎|くしゃみ|鼻水|鼻(?:づ|詰)まり|いびき|無呼吸|不眠症?|老眼(?!鏡)|近視|かすみ目|ドライアイ|外反母趾|巻き爪|魚の目|水虫|更年期|めまい|耳鳴り|頻尿|二日酔い|便秘|炎症|しびれ|アレルギー(?=を(?:改善|抑|治)|が(?:治|改善|おさま)|症状)|うつ(?!伏|ぶ|わ|す|し|る|り|く)|(?<![髪先毛]の?)痛み|むくみ',
    pt: 'dor(?:es)?|enxaquecas?|inchaco|artrite|artrose|artroses|reumatismo|fibromialgia|bursite|tendinite|fascite|esporao|joanetes?|ciatic[ao]|colicas?|sinusite|rinite|labirintite|zumbido|alergias?|otite|roncos?(?! d[oe] motor)|roncar|apneia|insonia|gastrite|azia|refluxo|hemorroidas?|micoses?|inflamac(?:ao|oes)|hernias?|gengivite|noites (?:em claro|mal dormidas)|ressaca|tpm|menopausa',
  },
  illness: {
    ja: '病気|風邪|(?<![ぁ-ん])かぜ(?=[をに予対])|インフルエンザ|感染症?|認知症|肺炎|虫歯菌|歯周病',
    pt: 'gripes?|resfriados?|infecc(?:ao|oes)|doencas?|viroses?|varizes|displasia|escoliose|miopia|catarata|pneumonia|asma|bronquite|anemia|caries?',
  },
  grave: {
    ja: '(?<![ぁ-ん])がん(?=[にのをが予対])|(?<![ァ-ヶー])ガン(?=[にのをが予対])|癌|糖尿病?(?=[のにをがで予対気])|(?:高|低)血圧|白血病|心臓病|動脈硬化|心筋梗塞|脳卒中|脳梗塞|血栓症?|生活習慣病|痛風|骨粗(?:しょう|鬆)症|緑内障|白内障|腎臓病|肝炎|メタボ',
    pt: 'cancer|tumor(?:es)?|diabetes|diabetic[oa]s?|hipertensao|hipertens[oa]s?|infarto|enfarte|avc|derrame(?! de\\b)|trombose|ataque cardiaco|osteoporose|alzheimer|parkinson|demencia|hernia de disco|covid',
  },
  lab: {
    ja: '血圧(?!計|測|を[測計]|の?測定)|血糖値?(?!測|計|を[測計]|の?測定)|コレステロール|中性脂肪|尿酸値?|肝機能|(?:健診|健康診断|検査)の?(?:数値|結果)|(?<![ぁ-んァ-ヶ一-龠])数値(?=が(?:気に|高|下が|改善|良|戻)|高め)',
    pt: String.raw`colesterol|glicemia|glicose|triglicerid\w{1,5}|acucar no sangue|acido urico|(?<!\b(?:panela de|alta|baixa) )pressao(?: alta| arterial)?(?! (?:d[aeo]s?|n[oa]s?|sobre|em|maxim\w{1,2}|minim\w{1,2}|atmosferica|\d{1,3})\b)`,
  },
  joint: {
    ja: '(?:ひざ|膝|腰|関節|足腰|軟骨)(?=[がもはのを])',
    pt: 'joelhos?|juntas(?! d[oe] (?:motor|vedacao))|articulac(?:ao|oes)|cartilage(?:m|ns)|coluna(?! d[oea]s?\\b)|lombar',
  },
  posture: {
    ja: '姿勢|猫背|巻き肩|ストレートネック|O脚|X脚|外反母趾|背骨|歯並び',
    pt: 'postura|coluna(?! d[oea]s?\\b)|pelve|joanetes?|cifose|escoliose',
  },
  vision: {
    ja: '視力|老眼(?!鏡)|近視|乱視|目のピント',
    pt: 'visao|vista(?! (?:para|d[aeo]|panoramica|cansada))|miopia|presbiopia|astigmatismo',
  },
  medicine: {
    ja: '(?<![火農弾])(?:薬(?!味|局|剤|草|膳|箱|ケース|指|学|品|用|機|入|缶)|湿布)|服薬|投薬|痛み止め|降圧剤|医者(?!さん)|病院通い|睡眠薬|点滴|注射|通院',
    pt: 'remedios?|medicamentos?|medicacao|comprimidos?|analgesicos?|insulina|anti-?inflamatorios?|antidepressivos?|calmantes?',
  },
  flow: {
    ja: '血流|血行|血液(?!型|検)|血管|リンパ|(?<![ぁ-んァ-ヶ一-龠])(?:巡り|めぐり)(?=を(?:よく|良く|サポート|整|促)|が(?:よく|良く)|ケア)',
    pt: 'circulacao(?! d[eo] )|fluxo sanguineo|vasos sanguineos|arterias|veias',
  },
  immunity: { ja: '免疫力?(?!学)|抵抗力|自然治癒力', pt: 'imunidade|sistema imunologico|defesas' },
  organ: {
    ja: '肝臓|腎臓|心臓(?!マッサージ|の?音)|子宮|膀胱|前立腺|甲状腺|(?<!洗)脳(?!トレ|内)',
    pt: 'figado|rins|pulm(?:ao|oes)|prostata|tireoide|utero|bexiga|cerebro|(?<!manchas? de )sangue',
  },
  nerves: { ja: 'ホルモン(?!焼|鍋)|自律神経|女性ホルモン', pt: 'hormonios?|hormonal|sistema nervoso' },
  brain: {
    ja: '記憶力|集中力|知能|思考力|学力|成績|発想力|(?<![A-Z])IQ|頭(?=が(?:良く|よく)な|を(?:良く|よく)す)',
    pt: String.raw`qi|inteligencia|concentracao(?! de)|raciocinio|foco(?! d[aeo]s?\b)|notas na escola|memoria(?! (?:ram|interna|d[oae]|ate|em|com|sd|para|\d))`,
  },
  vigour: {
    ja: '精力|男性機能|夜の(?:自信|生活|元気)|男の自信|スタミナ(?!丼|料理|焼|ラーメン|の素)|勃起|性欲',
    pt: 'virilidade|libido|(?:desempenho|performance) (?:na cama|sexual)|disposicao sexual|apetite sexual|potencia sexual|vigor sexual|erecao|impotencia',
  },
  fatigue: {
    ja: '疲労感?|疲れ(?=[がをもはと]|知らず)|(?:体|目|足|脚)の(?:疲れ|だるさ)|目の(?:かすみ|乾き)|だるさ',
    pt: 'cansaco(?! visual)|fadiga(?! (?:ocular|visual))|esgotamento',
  },
  swelling: {
    ja: 'むくみ|浮腫|冷え[性症]|(?<![きくよ])冷え(?=が|を|に|の|も|と|ケア|対策|、|知らず)',
    pt: 'inchaco|inchad[oa]s|retencao de liquidos?|pernas (?:cansadas|pesadas)',
  },
  knots: {
    ja: '(?<![ぁ-ん])こり(?=を|が|に|も|や)|コリ(?=を|が|に|も|や|ほぐ|ケア|解)|凝り(?=を|が|に|も|や|ほぐ)|筋膜|筋肉の?(?:疲れ|張り|緊張)',
    pt: 'nos musculares|tensao (?:muscular|n[oa]s? (?:ombros?|pescoco|costas))|torcicolo|musculatura|musculos',
  },
  bodyParts: { ja: '肩|首|腰|背中|ふくらはぎ|全身', pt: 'costas|ombros|pescoco|lombar|panturrilhas?' },
  sleep: {
    ja: '睡眠(?!中|時間|記録|データ|ログ)|眠り|快眠|安眠|熟睡|寝つき|寝付き|入眠|不眠',
    pt: 'sono|dormir|insonia|adormecer',
  },
  stress: {
    ja: 'ストレス(?!フリー|なく)|イライラ|心の緊張|不安感?(?=[がをもはの])|パニック|うつ(?=症状|を|が)',
    pt: 'estresse|stress|ansiedade|nervosismo|depressao|panico',
  },
  gut: {
    ja: '腸内|(?<![胃大小])腸(?!詰|管)|お腹の(?:調子|張り)|便通|便秘|善玉菌',
    pt: 'intestin(?:o|al)|flora intestinal|digestao|digestivo|prisao de ventre',
  },
  radicals: { ja: '活性酸素|酸化ストレス|体のサビ', pt: 'radicais livres|oxidacao (?:do corpo|celular|das celulas)' },
  face: {
    ja: 'フェイスライン|輪郭|小顔(?!に?見|の方)|頬|ほお|(?<!二重)あご(?!ひも)|目元|まぶた|口角|顔(?=が(?:シャープ|キュッ|引き|[^。、]{0,6}小さく))',
    pt: 'rosto|face|contorno facial|papada|bochechas?|mandibula|maxilar|palpebras?|bigode chines',
  },
  wrinkles: {
    ja: 'シワ|しわ|小じわ|小ジワ|ほうれい線|たるみ|ゴルゴ線|おでこの線',
    pt: 'rugas|linhas (?:finas|de expressao)|pes de galinha|flacidez|pele flacida|bigode chines',
  },
  spots: {
    ja: 'シミ(?!ュ|ラ|抜|汚)|(?<![ぁ-ん])しみ(?!抜|込|る|汚)|ソバカス|そばかす|肝斑|くすみ|色素沈着|黒ずみ',
    pt: String.raw`melasma|sardas|manchas (?:escuras|senis|solares|d[ae] (?:pele|idade|sol|acne)|d[eo] (?:melasma|rosto|sol)|n[oa] (?:pele|rosto))|manchas(?= (?:e|em \d|com)|[.,!;]|$)`,
  },
  acne: {
    ja: 'ニキビ(?:跡|痕)?|にきび(?:跡|痕)?|吹き出物|クレーター肌|赤み',
    pt: 'acne|espinhas?|cravos(?! (?:da|de|e canela))|cicatriz(?:es)? de (?:acne|espinhas?)',
  },
  pores: { ja: '毛穴(?!の?(?:汚|黒ずみ汚))|いちご鼻', pt: 'poros' },
  eyeBags: {
    ja: '目の下のクマ|クマ(?=が消|を消)|妊娠線|肉割れ|イボ|ほくろ',
    pt: 'olheiras|bolsas nos olhos|estrias|verrugas',
  },
  skinTone: { ja: '肌|素肌|デリケートゾーン|ワキ', pt: 'pele|rosto|axilas|virilha|cotovelos|partes intimas' },
  skinDisease: {
    ja: 'アトピー|湿疹|乾癬|皮膚炎|かぶれ|じんましん|ヘルペス',
    pt: 'dermatites?|eczemas?|psoriase|rosacea|urticaria|sarna',
  },
  hair: {
    ja: '(?:まつ|睫)[毛げ]|眉毛|産毛|(?<![抜枝切裂白毛])髪(?![型飾色質留])|毛量',
    pt: 'cabelos?|cilios|barba|sobrancelhas?|fios|capilar|unhas?',
  },
  hairLoss: {
    ja: '薄毛|抜け毛|生え際|つむじ|頭頂部|AGA',
    pt: '(?:a )?queda (?:capilar|d[eo]s? (?:seus? |meus? )?(?:cabelos?|fios|pelos))|queda(?=[.!]|$| e )|calvicie|entradas',
  },
  grey: { ja: '白髪(?!染|隠|用|ねぎ|ネギ)', pt: '(?:cabelos?|fios) (?:brancos?|grisalhos?)|grisalhos?' },
  sweat: {
    ja: 'ワキガ|わきが|(?<![ぁ-んァ-ヶ一-龠])汗(?=[がを])|手汗|体臭|加齢臭|足の臭い',
    pt: 'suor(?:es)?|cece|mau cheiro do corpo|chule|odor corporal',
  },
  shape: {
    ja: 'ヒップ(?!バッグ|ポーチ|ホップ)|お尻|おしり|くびれ|ウエスト(?!ゴム|ポーチ|バッグ)|太もも|二の腕|下腹|お腹(?:まわり)?(?!の調子|の張り|が空|を空)|腹筋(?!ローラー|台|ベンチ)|バストライン|脚',
    pt: 'bumbum|gluteos?|cintura|barriga|coxas?|abdomen|abdominal|culote|seios|medidas(?! d[aeo]s?\\b)',
  },
  bust: { ja: 'バスト(?!サイズ)|胸(?=が|を)', pt: 'seios|busto|gluteos?|bumbum|penis' },
  cellulite: { ja: 'セルライト|贅肉|ぜい肉|二重あご', pt: 'celulites?|papada|gordura localizada|pneuzinhos' },
  fat: {
    ja: '(?:体|内臓|皮下)?脂肪(?!分)|体重(?!計|制限|\\d)',
    pt: 'gorduras?(?! (?:d[aeo]s? (?:louca|panela|fogao|cozinha|carne|alimento|churrasqueira)|vegeta|saturad|trans))|barriga',
  },
  metabolism: { ja: '(?:新陳|基礎)?代謝', pt: 'metabolismo' },
  pelvis: { ja: '骨盤', pt: 'pelve|quadril|bacia' },
  cells: {
    ja: '細胞|傷の治り|コラーゲン|ターンオーバー|肌質|エラスチン',
    pt: 'celulas|colageno|elastina|cicatrizacao',
  },
  pollen: { ja: '花粉(?!団子|の季節|症)', pt: 'polen|alergias? respiratorias?' },
  insects: {
    ja: '害虫|ゴキブリ|ダニ|コバエ|ハエ|ブヨ|蚊(?!帳)|(?<![昆芋幼成])虫(?!めがね|眼鏡|かご|食|歯|取り網)',
    pt: 'mosquitos?|pernilongos?|muricocas?|insetos|baratas|carrapatos?|pulgas|moscas|formigas',
  },
  bacteria: {
    ja: '(?<!善玉|乳酸|納豆|酵母)菌(?!糸|活)|カビ',
    pt: 'bacterias?|fungos|acaros|micro-?organismos|microbios|mofo',
  },
  virus: { ja: 'ウイルス|コロナ(?!ビール)', pt: 'virus|germes|coronavirus' },
  emf: {
    ja: '電磁波|ブルーライト',
    pt: 'radiacao(?! (?:solar|uv))|ondas (?:eletromagneticas|d[oe] (?:celular|wi-?fi))|campos? eletromagneticos?|luz azul|emf',
  },
  health: { ja: '健康|体調', pt: 'saudave(?:l|is)|saude' },
  ranking: {
    ja: 'ランキング|部門|(?:楽天|Amazon|アマゾン|Yahoo!?|Qoo10)(?=[^。、]{0,10}(?:位|冠))',
    pt: String.raw`ranking|mais vendidos|top(?= (?:\d|de vendas|d[ao]s? listas?))`,
  },
  clinic: {
    ja: '病院|クリニック|皮膚科(?!医)|歯科(?!医)|医療(?:現場|機関|施設|従事者)|サロン|エステ',
    pt: 'hospitais|hospital|clinicas?|dermatologistas|consultorios?|medic[oa]s?',
  },
  doctor: {
    ja: '\\p{Script=Han}{1,5}科医|医師|ドクター|専門医|名医|薬剤師|専門家|獣医師?|看護師|助産師|栄養士|整体師|理学療法士',
    pt: String.raw`(?:medic|dermatolog|dentist|especialist|nutricionist|farmaceut|veterinari|pediatr|ortopedist|fisioterapeut|cardiolog|oftalmolog|ginecolog|enfermeir)\w{1,5}|\p{L}{3,12}(?:logistas?|iatras?|peutas?)`,
  },
  review: {
    ja: 'レビュー|口コミ|クチコミ|評価|[星★☆]\\s?[45]',
    pt: 'avali(?:e|ar|ando|acao|acoes|ou)|resenha|comente|comentario|review|5 estrelas|cinco estrelas',
  },
  delivery: {
    ja: '翌日|明日|当日|期日(?:通り|まで)|(?:お)?届(?:け(?!先|出)|き)|到着',
    pt: 'amanha|no dia seguinte|entrega|chega|chegada|receba|recebe',
  },
} satisfies Record<string, WordPatterns>;
