import { wordRows } from '#writer/text/find-words.ts';

/** What a sheet or a seller's text often denies, beside the things of `common-words` and `word-groups`. */
export const LIMIT_TARGETS = wordRows(`
waterproof; a prova d'agua|a prova d’agua|a prova de agua|impermeave*|resistente a agua; 防水|耐水
removable; removive*|destacave*|retir*|remov*|tirar a capa|sai para lavar; 取り外|外せ|外して|着脱
submersible; submers*|submerg*|imers*|mergulh*; 沈め|水没|水中
compatible; compatibilidade com outras|outras marcas|outra marca; 互換|他社|他ブランド|他メーカー
motorcycle; moto|motos|motocicleta*; バイク|オートバイ|二輪
lightning_strike; raios; 落雷|雷
wireless_charge; carregador sem fio|carregamento sem fio|recarga sem fio|inducao qi; ワイヤレス充電
replaceable; trocad*|substitui*; 交換
sd_card; cartao de memoria|cartao sd|cartao microsd|cartao; メモリーカード|sdカード|カード
latex; latex; ラテックス || minors; menores; 歳未満|歳以下|才未満
`);

/** A Portuguese clause that denies its thing, wherever it stands; and words that deny what follows them. Folded. */
export const DENIED_CLAUSE = /\b(?:nao|nem|nunca|jamais|proibid\w+|evite\w*|evitar|separadamente|a parte|longe)\b/;
export const DENIED_AFTER = /\b(?:sem|livres? de|isent\w+ de|exceto|menos|nada de|dispensa\w*)\b(?!.*\bcom\b)/;
/** The same in Japanese, behind the thing (ブラシ|レス); not 少ない, まもなく, おもてなし, フリーサイズ. */
export const JAPANESE_DENIED =
  /^レス|ません|(?<!少)ない|(?<!少|まも)なく|ず(?=に|、|。|$)|(?<!もて)なし|無し|不可|不要|不使用|非対応|未対応|対象外|禁止|避け|控え|別売|別途|(?<!ハンズ)フリー(?!サイズ|ス(?!タイル)|ダム)|ゼロ|(?<!取り)除[くき]|以外|の代わり|NG/;

/** Japanese behind a thing or use that is affirmed: at once, or after a few words of the same clause. */
export const AFFIRMED_AT_ONCE =
  /^[：:]? ?[\d０-９一二三四五]{0,2}[本個枚つ]?(?:です|なので|だから|仕様|付き|つき|入り(?:です|。|$)|搭載|対応(?!し?て?い?ません|外)|可(?!能性|否)|OK|も可|もOK|使用です|あり(?=[。、（）()]|$)|使用(?=[の。、）)]|$)|[^。、]{0,6}[（(](?:付属|同梱|込み|付き))/i;
export const AFFIRMED_AFTER =
  /^[^。、！？!?\n（(」]{0,14}?(?:(?:使え|洗え|入れられ|でき|いただけ|泳げ|楽しめ|外せ|取れ|置け|られ)(?:ます|る(?!のは)|て|ので|から)|(?:付属|同梱|対応|搭載|使用|含有)し(?:ます|ました|て(?:い(?:ます|ました|る|た)|おり))|付属(?=です|。|）|\)|$|も)|セット(?:です|に)|(?:付い|つい|入っ|含まれ)て(?:い(?:ます|ました|る|た|て)|おり|き)|付いてき|含み?(?:ます|む)|ぴったり|最適|向いて|大丈夫|問題(?:あり|ござい)ません|平気|OK|ok|可能(?!性)|おすすめ(?:です|し(?:ます|て))|て(?:ください|も(?:大丈夫|OK|使え))|あります|防ぎます|なります|(?:も|は)可(?=[。）)]|$))/;
/** The same in a Portuguese clause, folded. */
export const AFFIRMED_CLAUSE =
  /\b(?:acompanh\w+|inclu\w+|inclus\w+|vem|vai|vao|vem|veio|pode\w*|serve\w*|aceita\w*|funciona\w*|compative\w+|com|tem|traz|leva|contem|protege\w*|resiste\w*|tambem|liberad\w+|indicad\w+)\b|(?:^|\s)e (?:totalmente |toda |todo )?(?=a prova|imperme|remov|tsa|resist)/;
