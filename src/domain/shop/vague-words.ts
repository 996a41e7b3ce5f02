/** Vague words: the law requires an amount, a date, or how it is calculated. */
const VAGUE_JA =
  /場合がございます|場合があります|ことがあります|ことがございます|かもしれません|別途(?:ご案内|ご連絡|お見積|かか)|応相談|要相談|お問い合わせください|できるだけ早く|なるべく早く|可能な限り早く|準備ができ次第|準備でき次第|でき次第|順次発送|適宜|未定|実費(?!.*円)/u;
const VAGUE_PT =
  /\bpode(?:m|rá|rão)?\s+(?:haver|ser cobrad|ter|variar|incidir|existir)|\bquando possível\b|\bo mais rápido possível\b|\bassim que (?:der|possível)\b|\ba combinar\b|\bsob consulta\b|\bconsulte(?:-nos)?\b|\bdepende\b|\beventuais?\b|\btalvez\b|\ba definir\b/iu;

const DEFINITE =
  /\d[\d,.]{0,20}\s{0,3}(?:円|%|％|日|ienes?)|[¥￥]\s{0,3}\d|計算した金額|規定により定め|\bcalculad[oa]/iu;

/** The vague words of a text, unless it contains an amount, a time or how it is calculated. */
export function findVagueWords(text: string): string | undefined {
  if (DEFINITE.test(text)) return undefined;
  return (VAGUE_JA.exec(text) ?? VAGUE_PT.exec(text))?.[0];
}
