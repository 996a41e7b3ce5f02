const WRITERS =
  '(?:redator(?:a|es)?|tradutor(?:a|es)?|copywriters?|assistente|chatgpt|quem (?:for )?(?:escrev|traduz)\\w{0,4})';
const PEOPLE = `(?:${WRITERS}|equipe|time|designer|social media|ia|mim|minhas?|pessoa(?:l|is)|intern[oa]s?)`;
/** "Obs pro redator:", "Nota interna:": the rest of the line is for the writer. Folded, as all patterns here. */
export const ADDRESSED = new RegExp(
  String.raw`\b(?:obs|observac\w{1,5}|notas?|avisos?|atencao|recado|lembrete|importante)\.?\s?(?:(?:pro|pra|pros|pras|para|ao|aos|a|p)[\s/]{1,2}(?:[oa]s?\s)?)?${PEOPLE}\s?[:,–-]|^\W{0,4}(?:pro|pra|para(?: [oa]s?)?|aos?|p/ ?[oa]?s?)\s?${WRITERS}\s?[:,–-]`,
);
const NOT = String.raw`\b(?:nao|nunca|nem)\s(?:precisa\s|pode\s|e (?:para|pra)\s|quero\s)?`;
const TALK =
  '(?:falar|falem?|dizer|diga|mencionar|mencionem?|citar|citem?|divulgar|divulgue|prometer|prometa|traduzir|traduza|anunciar|anuncie|publicar|publique|inventar|invente)';
const SHOW =
  '(?:colocar|coloque|coloca|por|ponha|botar|bote|escrever|escreva|usar|use|mostrar|mostre|aparecer|apareca|incluir|inclua|informar|informe)';
const IN_TEXT = String.raw`(?:n[oa]s?|em)\s(?:anuncios?|textos?|titulos?|descric\w{2,3}|copy|legendas?|site|posts?)`;
/** What is written about, not what the product is used with: a request to the writer has such an object. */
const WRITTEN = String.raw`(?:(?:[oa]s?|nenhum[a]?|fotos? d[aeo]s?|nomes? d[aeo]s?)\s){0,2}(?:antes e depois|palavras?|termos?|precos?|custos?|valor(?:es)?|marcas?|textos?|paginas?|anuncios?|site|link|fotos?|imagens?|logos?|logotipos?|nomes?|garantia|prazos?|fornecedor|fabricante|promoc\w{2,3}|descontos?|frete|emojis?|hashtags?|cnpj|telefone|whatsapp)\b`;
/** "não colocar o preço", "não mencionar a marca"; but "não usar em piso encerado" is for the buyer. */
export const ASKED = new RegExp(
  [
    String.raw`${NOT}${TALK}\b`,
    String.raw`${NOT}${SHOW}\s(?:[^.;!?()]{0,40}?\b${IN_TEXT}\b|${WRITTEN})`,
    String.raw`${NOT}(?:colocar|coloque|botar|bote|escrever|escreva)\W*$`,
    String.raw`\b(?:falar|fale|dizer|diga|citar|cite|destacar|destaque)\s[^.;!?()]{0,60}?\b${IN_TEXT}\b`,
    String.raw`\b(?:deixar|deixe|fazer|faca|escrever|escreva|manter|mantenha|quero)\s(?:[oa]s?\s|uma?\s)?(?:texto|tom|linguagem|anuncio|titulo|legenda|copy)\b`,
    String.raw`\bo fornecedor (?:fala|diz|disse|manda|promete|escreve)\b`,
    String.raw`\b(?:pode|favor|melhor)\s(?:ignorar|desconsiderar)\b|\b(?:ignore|desconsidere)m?\s(?:isso|isto|ess[ea]|est[ea])\b`,
  ].join('|'),
);

export const TO_WRITER = new RegExp(`${ADDRESSED.source}|${ASKED.source}`);

/** "Nota: …", "confirmar", "pedir pro Li", "Marca: Koya?": the seller's own work, not the product. */
export const SELLERS_OWN_NOTE =
  /^\W{0,3}nota\s?:|\bconfirmar\b(?![^.]*\b(?:antes de|sempre|quando)\b)|\b(?:pedir|perguntar|ver|checar|falar)\s(?:pro|pra|com o fornecedor|ao fornecedor)\b|^[^:?]{2,30}:[^:?]{1,60}\?$/;
