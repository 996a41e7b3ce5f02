import { tableRows } from '#writer/text/find-words.ts';

/** Claims that a text may make only if the seller did: name; seller's words (folded); Japanese; Portuguese, if checked. */
const PROMISES = String.raw`
garantia; garant; 保証(?!する(?:もの|わけ)|しません|書); \bgarantia\b(?! de (?:que|satisf))
prêmio; premi|vencedor|award; 受賞|グッドデザイン|アワード|金賞|入賞; \bpremiad[oa]s?\b|\bpremio\b|\bvencedor
certificação; certific|norma|inmetro|anatel|anvisa|aprovad|homolog|selo|registr|testad|laudo; 認証|認定|規格適合|検査済|承認済|技適; \bcertificad[oa]s?\b|\bcertificacao\b|\bhomologad|\baprovad[oa] pel
frete grátis; frete|entrega gr|envio gr; 送料無料|送料込; \bfrete gratis\b|\bentrega gratis\b
desconto; desconto|promo|oferta|\boff\b|cupom|liquida|preco; 割引|[%％]\s?(?:オフ|OFF)|セール|半額|特価|値下げ|値引|在庫処分|訳あり|クーポン|お買い得|最安; \bdesconto|\bpromocao|\bcupom|\d% off|\boferta\b|\bmenor preco
grátis; gratis|de graca|gratuit|sem custo|\bfree\b|brinde|cortesia|bonus; 無料|進呈|おまけ|特典; \bgratis\b|\bbrinde\b|\bgratuit
pouco estoque; ultim|estoque|limitad|restam|acab|esgot|so hoje|enquanto durar|exclusiv|lancamento; 残りわずか|在庫限り|数量限定|今だけ|本日限り|期間限定|なくなり次第|先着; \bultimas unidades|\brestam poucas|\bestoque limitado|\bso hoje\b|\bedicao limitada
número 1; numero 1|n[o°.º]* ?1\b|mais vendid|lider|campe|melhor|primeir|top|ranking; No\.?\s?1|ナンバーワン|[第売]上?\s?1位|1位|売れ筋|ベストセラー|世界一|日本一|業界初|業界一|業界最|最高峰|世界最; \bmais vendid[oa]|\bnumero 1\b|\bn[o°º] ?1\b|\blider de|\bmelhor do (?:mundo|brasil|japao)
médicos e especialistas; (?<!(?:aparelho|dispositivo|produto|equipamento|uso) )medic|dermatolog|especialist|veterin|dentist|pediatr|nutricion|farmac|fisioterap; 医師|専門家|獣医|皮膚科|歯科医|薬剤師|医療機関|監修; (?<!(?:aparelho|dispositivo|produto|equipamento) )\b(?:medicos?|dermatologistas?|especialistas|veterinarios?|dentistas?|pediatras?)\b
recomendação; recomend|indicad|suger|aconselh|prefer|ideal|idade|uso; 推奨品|推奨されて|推奨。|医推奨; \brecomendad[oa] por
patente; patent; 特許; \bpatente
efeito de remédio; cura|grisalh|queda|calvi|trata|alivi|emagrec|rejuven|ruga|mancha|acne|clare|\bdor\b|detox|imun|terap|previn; 治[りるっし]|治療|医薬部外品|薬用|[シし][ミワわ][がもを]?(?:消|改善)|美白|痩せ|疲労回復|髪が生え|生えてき|に効[くき]|薄毛|発毛|育毛|増毛|白髪が|眠気|効能|若返|アンチエイジング|デトックス|免疫力|血行促進|病の?予防; \bcura (?:a|o)\b|\bemagrec|\brejuvenesc|\belimina (?:rugas|manchas|acne)|\bprevine (?:a|o)\b
devolução; devol|troca|reembols|arrepend|satisf|garant; 返品|返金|全額; \breembolso|\bdevolucao gratis|\bdinheiro de volta
vitalício; vitalic|vida toda|durav|etern|anos|resist; 一生|永久|半永久; \bvitalici
margem e custo; margem|custo|atacado|lucro; 利益率|マージン|粗利|原価|仕入れ; \bmargem de lucro|\bpreco de custo
concorrente; concorr|outras marcas|outra marca|rival; 競合|ライバル|他社より; \bconcorrente
promessa absoluta; nunca|jamais|absolut|garant|100; 絶対(?!的|に?[^。\n]{0,20}(?:ください|禁))|完璧; \bnunca (?:mais )?(?:falha|quebra|estraga|vaza)|\binfalivel
`;
/** Features: many wordings. */
const FEATURES = String.raw`
marca de outros; tiger|zojirushi|thermos|sony|panasonic|apple|airpods|dyson|anker|bose|sharp|toshiba|hitachi|nitori|uniqlo|nike|adidas|lego; タイガー(?!アイ|柄|マスク|リリー)|象印|サーモス|ソニー|パナソニック|アップル(?!パイ|ティー|ジュース|グリーン)|エアーポッズ|ダイソン|アンカー・|シャープ製|東芝|日立|ニトリ|無印良品|ユニクロ|ナイキ|アディダス|レゴ; \b(?:zojirushi|panasonic|airpods|dyson|uniqlo|adidas|toshiba|hitachi)\b
orgânico; organic|natura|vegan|bio; オーガニック|有機(?!el|EL); \borganic[oa]
sem aditivos; sem (?:aditiv|conserv|corante|paraben|perfum|quimic)|natura|livre de|pur[oa]; (?<![一-龠ァ-ヶー・])無添加; \bsem conservantes|\bsem aditivos
antibacteriano; bacter|microb|germ|esteril|higien|fung; 抗菌|除菌|殺菌|抗ウイルス|滅菌|防カビ; \bantibacter|\bantimicrob|\bbactericid|\bmata germes
à prova d'água; agua|impermeav|\bip[x\d]|chuva|umid|molh|submer|natac|atm\b|banho|piscina|garrafa|repele; (?<!生活)防水|耐水|水濡れOK; \bimpermeave|\ba prova d.?agua|\bresistente a agua
contra respingos; agua|impermeav|\bip[x\d]|chuva|umid|molh|submer|atm\b|respingo|repele; 生活防水|撥水; \brepele agua
contra pó; \bpo\b|poeira|\bip\d|sujeira; 防塵; \ba prova de poeira
contra impacto; impact|choque|queda|resist|reforc|durav|robust|militar|quebr|anti; 耐衝撃; \ba prova de (?:choque|queda|impacto)
proteção UV; \buv|sol\b|raios|fps|fpu|ultraviolet|solar; UVカット|紫外線カット|紫外線(?:から|を防); \bprotecao uv|\bfiltro uv
o dia todo; dia todo|dia inteiro|24 ?h|o tempo todo; 一日中|終日|丸一日
silêncio; silenc|ruido|barulho|\bdb\b|quiet; 静音
leveza; lev|peso|pesa|\d ?k?g\b|gramas|portat|compact|ultraf|pluma; 軽量|超軽
carga rápida; rapid|turbo|quick|fast|veloz|\d ?w\b; 急速充電|高速充電|急速
GPS; gps|localiz|rastre; GPS|位置情報
batimentos; card|batiment|pulso|heart|frequencia; 心拍; \bbatimentos|\bfrequencia cardiaca
pressão arterial; pressao|arterial; 血圧; \bpressao arterial
oxigênio; oxigen|spo2; 血中酸素|SpO2; \boxigenio no sangue|\bspo2
hipoalergênico; alerg|sensiv|suave|delicad|irrit|macia|macio|dermat; 低刺激|アレルギーテスト|敏感肌
carga sem fio; sem fio|inducao|wireless|qi\b; ワイヤレス充電
íons; \bion|\bions|anion; マイナスイオン
venda à parte; vendid|separad|avuls|opcional; (?!); \bvendid[oa]s? (?:a parte|separadamente|avuls)
memória; memor|espuma|nasa|visco; 低反発
`;

export type AddedWord = { name: string; basis: RegExp; ja: RegExp; pt: RegExp | undefined; isPromise: boolean };

const readLines = (lines: string, isPromise: boolean): AddedWord[] =>
  tableRows(lines, '; ').map(([name = '', basis = '', ja = '', pt]) => {
    const pattern = pt ? new RegExp(pt, 'g') : undefined;
    return { name, basis: new RegExp(basis), ja: new RegExp(ja, 'g'), pt: pattern, isPromise };
  });

export const UNSUPPORTED_CLAIMS: readonly AddedWord[] = [...readLines(PROMISES, true), ...readLines(FEATURES, false)];

/** Names of standards and certification marks: each must be in the seller's text. */
export const CERTIFICATE_MARKS =
  /(?<![A-Za-z])(?:[A-Z]{1,5}(?=マーク)|ISO|CE|PSE|PSC|FDA|RoHS|FCC|JIS|SGS|UL|HACCP|GMP|INMETRO|ANATEL|ANVISA|OEKO-TEX|JAS|EN\d+|NSF|LFGB|REACH|HALAL|KOSHER)(?![A-Za-z])/gi;
