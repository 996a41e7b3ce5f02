/** Words that deny or limit. Portuguese patterns expect folded text. */
const all = (...parts: string[]): RegExp => new RegExp(parts.join('|'), 'g');

/** Phrases with "não" or "sem" that deny nothing: their Japanese often has no negative. */
export const PORTUGUESE_PHRASES = all(
  String.raw`\bnao (?:so|apenas|somente)\b|\bnao tecido\b`,
  String.raw`\bnao (?:perc\w+|deixe de (?=\w+r\b)|deixe para|tem como nao|houver mais|espere|e a toa|tem (?:erro|segredo|jeito)|importa|abr\w+ mao|se preocupe|precisa se preocupar|viv\w+ sem|ha nada|existe nada|podia|poderia faltar|pode faltar|pode perder|vai querer|fique de fora)\b`,
  String.raw`\bque nao sai de moda\b|\bnao (?:ha|tem) problema|\b(?:por que|como) (?:nao|nunca)\b|\bnunca (?:foi|mais|e demais|esteve)\b`,
  String.raw`\bsem (?:el[ea]s?\b|isso|fios?|duvida\w*|falar|contar|igual|compromisso|esforcos?|complica\w+|dificuldade\w*|preocupa\w+|pressa|limites?|parar|enrola\w+|medo|erro|segredo|e?stress?e?|bagunca|sair|abrir mao|perder|precisar|interrup\w+|sacrific\w+|demora|sujeira|incomod\w+|barulho|transtornos?|culpa|problemas?|comprometer|deixar|pesar|perda|exageros?)\b`,
  String.raw`\bpara (?:que )?nao\b|\bmenos (?:e mais|esforco|tempo)\b|\bnem (?:sempre|parece)\b`,
);

/** What must not be lost in a translation. */
export const PORTUGUESE_DENIALS =
  /\b(?:nao|nunca|jamais|tampouco|proibid[oa]s?|vedad[oa]s?|evit(?:e|em)|nenhuma?|contraindicad[oa]s?|desaconselh\w+|improprio|inadequad[oa]s?|incompative(?:l|is)|indisponive(?:l|is)|fora do alcance|longe d[eao]s?|exceto|salvo|a menos que|sem|livres? d[eo]s?|isent[oa]s? d[eo])\b/;
/** What is listed for the seller to compare; "só" and its like have too many Japanese forms to be compared by rule. */
export const PORTUGUESE_LIMITS =
  /\b(?:nem|so|somente|apenas|exclusivamente|unicamente|separadamente|a parte|por sua conta|evitar|menos (?:n[oa]s?|em|para)|limitad[oa]s? a|maxim[oa]s?|(?:temperatura|fogo) baix[oa]|baixa temperatura)\b/;

/** What the buyer receives: an item that is lost or added is not found by rule. */
export const IN_THE_BOX =
  /\b(?:vem|vai|vao|inclus[oa]s?|itens) na (?:caixa|embalagem)\b|\b(?:conteudo|itens) (?:da (?:caixa|embalagem)|inclus[oa]s?|do kit)\b|\b(?:jogo|kit|pacote|conjunto|caixa) (?:com|de) \d+ (?:pecas|unidades|itens)\b|^\W{0,3}(?:conteudo|itens|inclui|inclus[oa]s?|acompanha|contem|na (?:caixa|embalagem)|kit)\b[^:]{0,20}:|\b(?:vem (?:com|em|uma?|\d+)|acompanham?|inclui)\b|\binclu(?:s[oa]|id[oa])s?(?=\W*(?:$|:))/;

/** Every Japanese form that can stand for one of them. */
export const JAPANESE_DENIALS =
  /ません|ない|なかった|なく|ず(?=[にで、。）)おご一-龠]|$|\n)|なけれ|なし|[無未不非禁](?!料|線|地|満)|対象外|適用外|保証外|避け|控え|遠慮|以外|[別除離外脱]|ご用意|お手持ち|NG|かねます|お断り|しかね|ダメ|だめ|やめ|もってのほか|[×✕✖](?!\s?[\d０-９])|フリー|空[のでに]|レス(?!トラン|ポンス)|ノン|ノー|抜き|ゼロ|カット|オフ|にく[いく]|づら[いく]|防[止ぐぎい]|止め|抑え|軽減|静[かで音]|済み|遠ざけ|付き添|見守|監督|注意|守っ|は可|ただし|おそれ|代わり|専用|のみ|だけ|限|[\d０-９][^、。]{0,4}(?:まで|以[内下上]|未満)/;
