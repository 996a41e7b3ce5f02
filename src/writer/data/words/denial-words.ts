/** Words that deny, limit or set a condition. Portuguese patterns expect folded text. */
const all = (...parts: string[]): RegExp => new RegExp(parts.join('|'), 'g');

/** Phrases with "não" or "sem" that are not denials: their Japanese often has no negative. */
export const PORTUGUESE_PHRASES = all(
  String.raw`\bnao (?:so|apenas|somente)\b`,
  String.raw`\bnao (?:perc\w+|deixe de (?=\w+r\b)|deixe para|tem como nao|houver mais|espere|e a toa|tem (?:erro|segredo|jeito)|importa|abr\w+ mao|se preocupe|precisa se preocupar|viv\w+ sem|ha nada|existe nada|podia|poderia faltar|pode faltar|pode perder|vai querer|fique de fora)\b`,
  String.raw`\bque nao sai de moda\b|\bnao (?:ha|tem) problema|\b(?:por que|como) (?:nao|nunca)\b`,
  String.raw`\bnunca (?:foi|mais|e demais|esteve)\b|\bnao tecido\b`,
  String.raw`\bsem (?:el[ea]s?\b|isso|fios?|duvida\w*|falar|contar|igual|compromisso|esforcos?|complica\w+|dificuldade\w*|preocupa\w+|pressa|limites?|parar|enrola\w+|medo|erro|segredo|e?stress?e?|bagunca|sair|abrir mao|perder|precisar|interrup\w+|sacrific\w+|demora|sujeira|incomod\w+|barulho|transtornos?|culpa|problemas?|comprometer|deixar|pesar|perda|exageros?)\b`,
  String.raw`\bpara (?:que )?nao\b|\bnada (?:de|como|melhor)\b|\bpelo menos\b|\bquanto menos\b|\bmenos (?:e mais|esforco|tempo)\b|\bmais ou menos\b`,
  String.raw`\bate (?:mesmo|que enfim)\b|\bnem (?:sempre|parece)\b`,
);

/** Verbs in -er and -ir have imperatives in -a; most other verbs in -a describe what a thing does. */
const ORDERS_IN_A =
  'abra|exponha|ponha|faca|dirija|mantenha|tenha|ingira|insira|cubra|aqueca|torca|mexa|beba|coma|morda|exceda|remova|submeta|mova|prenda|estenda|deva|permita|vista|durma|ria|sinta|tinja|divida|suba|corra|encha|bata|acenda|leia|diga|introduza|reutilize|va|seja|esteja|haja';
/** What a thing is, has, may or takes: a denial of these is not praise. */
const PLAIN_VERBS =
  'e|eh|sao|foi|era|esta|estao|pode|podem|poderao?|deve|devem|ha|tem|possui|inclu\\w+|acompanha\\w*|vem|vai|vao|funciona\\w*|serve\\w*|compativ\\w+|indicad\\w+|recomend\\w+|aceita\\w*|suporta\\w*|resiste\\w*|protege\\w*|cobre\\w*|permite\\w*|precisa\\w*|necessita\\w*|disponiv\\w+|contem|substitui\\w*|atende\\w*|leva|usa|utiliza|apresenta|emite|gera|produz|entrega\\w*|envia\\w*|troca\\w*|fazemos|temos|nos';
/** A quality expressed by a negative ("não trava", "não inflamável"): にくい, 防止 and plain praise are equivalent. */
export const PORTUGUESE_QUALITY = new RegExp(
  String.raw`\b(?:nao|nunca|jamais) (?:(?:se|o|a|os|as|te|lhe) )?(?:(?!(?:${ORDERS_IN_A}|${PLAIN_VERBS}|[a-z]+(?:ad[oa]s?|id[oa]s?))\b)[a-z]+(?:a|am|ece|ecem|avel|ivel|aveis|iveis|ico|ica|oso|osa)\b|(?:perde|escorre|cede|doi|cai|sai|retem|encolhe|deixa|faz|tem cheiro|tem erro|enferruje|descasque)\b)`,
  'g',
);

/** "sem BPA", "livre de", "isento de". */
export const PORTUGUESE_WITHOUT = /\bsem\b|\bfree\b|\blivres? d[eo]s?\b|\bisent[oa]s? d[eo]\b|\bzero\b(?= [a-z])/g;
export const PORTUGUESE_DENIALS =
  /\b(?:nao|nunca|jamais|tampouco|proibid[oa]s?|vedad[oa]s?|evit(?:e|em)|(?<=^|[.;:!] ?|deve-se |devem? )evitar|nenhum[a]?|contraindicad[oa]s?|desaconselh\w+|improprio|inadequad[oa]s?|incompative(?:l|is)|indisponive(?:l|is)|fora do alcance|longe d[eao]s?|anulam?)\b/g;
/** "só um toque", "apenas 200 g" are not limits. */
const FEW = String.raw`(?![^.,;]{0,24}\b(?:quando|depois|apos|se)\b)(?! (?:a cada|alguns|algumas|pouc[oa]s|depois|apos|quando|se\b|caso|antes|r\$|\d|cerca|que\b|hoje\b|precisa|falt|quem\b|uma? (?:toque|clique|botao|gesto|passo|mao|minut|segund|hora|dia|vez|carga|aparelho|produto|unic)))`;
export const PORTUGUESE_ONLY = all(
  String.raw`\b(?:somente|exclusivamente|unicamente)\b${FEW}`,
  String.raw`(?<!\be )(?<!basta )(?<!nao )(?<!\bum )(?<!\buma )\b(?:so|apenas)\b(?! n[oa]s? (?:nossa|loja))${FEW}`,
);
export const PORTUGUESE_EXCEPT =
  /\bexceto\b|\bcom excecao\b|\bsalvo\b(?! em)|\ba nao ser\b|\ba menos que\b|\bexcluindo\b|\bmenos (?:n[oa]s?|em|para|a|o)\b/g;
/** A denial with an exception: both must stand. */
export const PORTUGUESE_UNLESS = /\b(?:nao|nunca)\b[^.;\n]*?\b(?:exceto|salvo|a nao ser|menos)\b/g;
export const PORTUGUESE_APART =
  /\bseparadamente\b|\ba parte\b|\bpor sua conta\b|\bnao (?:inclus\w*|inclui\w*|acompanha\w*|vem|estao? inclus\w*|fornecid\w*)\b/g;
/** Starts of all Portuguese words that deny or limit: a sentence without any of them is not read. */
export const MAY_DENY =
  /\b(?:n[ao]o|nem\b|nunca|jamais|tampouco|proib|vedad|evit|nenhum|nada\b|contraind|desacons|improp|inadeq|incompat|indispon|fora\b|longe|anula|sem\b|free|livre|isent|zero|so\b|soment|exclusiv|unic|apenas|exce|salvo|menos|excluindo|dispensa|separad|vendid|a parte|por sua|cuidado|tir[ea]\b|retir|remov)/;
/** Any word that may lead to a negative in Japanese. */
export const PORTUGUESE_SHADE =
  /\b(?:nao|nunca|nem|jamais|sem|so|somente|apenas|exceto|salvo|menos|longe|fora|alem|cuidado|atencao|risco|menores|mantenha|manter|dispens\w+|falta\w*|livre\w*|isent\w+|opcion\w+|separad\w+|a parte|contra\w*|unic\w+|exclusiv\w+|proib\w+|vedad\w+|evit\w+|inadequad\w+|impropri\w+|impossive\w+|incompat\w+|indispon\w+|inofensiv\w+|invisiv\w+|desnecess\w+|descarte|precau\w+|perig\w+|zero|nada|nenhum\w*|restri\w+|in(?:s|c|d|v|f|t)\w+(?:vel|veis)|excluindo|caso)\b/;

/** Japanese negative forms that are not denials. */
export const JAPANESE_PHRASES = all(
  '(?:なければ|なくては|ないと)(?:なり|いけ)(?:ません|ない)|(?:かもしれ|欠かせ|手放せ)(?:ません|ない)',
  '(?:だけ|のみ|ばかり)では?なく|のみならず',
  '(?:異常|故障|不良|欠陥|不具合)では?(?:あり|ござい)ません',
  '(?:問題|心配|差し支え)(?:は)?(?:あり|ござい)ません|問題なく|[か構]まいません|構いません',
  '(?:ではない|ない)(?:でしょう|ですか|だろう)|ませんか(?!ら)|じゃない',
  '間違い(?:なく|ない|ありません)|違い(?:ない|ありません)',
  '(?:少|もったい|さりげ|何気|たまら|やま|切|危|せつ|限り|申し訳|申しわけ|仕方|つまら|くだら)(?:ない|なく|ありません|ございません)',
  '見逃しなく|関わらず|かかわらず|絶えず|思わず|少なくとも|なくなる前に|なくなり次第|おなじみ',
);

/** Japanese denials that match any Portuguese one. */
export const JAPANESE_DENIALS =
  /ません|なければ(?!なり|いけ)|ない(?!しは)|なかった|なく(?!なり次第)|(?<=[わかがさたなばまらえけせてねべめれじきぎしちにみりい])(?<!(?:^|[\s、。「（])ま)ず(?=に|、|。|お|ご|$|\n|[一-龠])|いらず|なし|無し|未使用|未着用|未開封|未装着|不可|不要|不使用|不含|不適|不対応|非対応|未対応|非搭載|非防水|対象外|適用外|保証外|禁[止じず物]|厳禁|避け|控え|遠慮|以外|除[きくいか外]|別売|別途|(?<![特格])別に|ご用意ください|お手持ち|NG|かねます|お断り|しかね|不能|無効|ダメ|だめ|やめ|もってのほか|[×✕✖](?!\s?[\d０-９])|不向|別(?=[）)。、\s]|$)/g;
/** Further equivalents of "sem" and of qualities. */
export const JAPANESE_WITHOUT =
  /フリー|外し|外せ|外した|脱い|空[のでに]|レス(?!トラン|ポンス)|ノン|ノー|無(?!料|線|地)|未(?!満)|抜き|ゼロ|カット|オフ|にく[いく]|づら[いく]|防[止ぐぎい]|止め|不使用|傷めず/g;
export const JAPANESE_ONLY =
  /のみ|(?<!いた)だけ|専用|限[りるっらて定]|しか|以外|オンリー|単独|(?<!い)ただ(?![いきくけち])|もっぱら|必ず|わずか|たった|ほんの|ばかり|きり|唯一/g;
export const JAPANESE_EXCEPT =
  /は可|(?<!掃|取り|日)除[きくいか外]|以外|ただし|例外|対象外|のぞ|ほか|専用|のみ|だけ|限り|ない|ません|不可/g;
/** 掃除, 除菌 and 期限 except nothing; が、 does behind a denial. */
export const JAPANESE_UNLESS =
  /(?<!掃|取り|日)除[きくいか外]|以外|ただし|例外|のぞ|だけ|のみ|専用|(?<!期)限[りるっ定]|は可|は[^。]{0,12}OK|(?:ません|不可です|禁止です|ないです)が、/g;
export const JAPANESE_APART =
  /別(?=[）)。、\s]|$)|別売|別途|別々|別に|別の|ません|ない|なし|無し|ご用意|用意|お求め|お買い求め|別購入|本体のみ|のみ|対象外|オプション/g;
/** "não exceda 2 kg" may become 2kgまで. */
export const JAPANESE_LIMIT =
  /離[しれ]|遠ざけ|守っ|は可|ただし|おそれ|代わり|[\d０-９][^、。]{0,4}(?:まで|以[内下上]|未満)/;
/** Denials of one property: cannot, is not, does not come with. */
export const JAPANESE_PLAIN_DENIAL =
  /使用不可|使用できません|ご使用いただけません|お使いいただけません|利用できません|使えません|ないでください|対応していません|対応しておりません|対応しません|非対応|付属していません|付属しておりません|付属しません|付きません|含まれません|含まれていません|含まれておりません|含みません|対象外|使用禁止|不可(?!欠)|ではありません|できません|できない|外せません|[えけせめれ]ません|使えない|別売|防水ではない|洗えません|ことは(?:あり|ござい)ません(?!か)|なし(?=[。、）)\n]|$)|を除[くき]|除外/;
