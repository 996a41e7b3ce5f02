const POLITE = 'ませんでした|ません|ましょう|ました|まして|ます';
const TE =
  'て(?!ぬ)(?:い(?:る|た|て|く|った|ます|ました|き(?:ます|ました))|く(?:る|れる|れます|ださい)|き(?:た|ます|ました)|しま(?:う|った|います)|もらえ(?:る|ます))?';
/** What may follow a short ending: another script, a particle, the end. Any other kana starts a new word (国産うなぎ). */
const NEXT = '(?=$|[^ぁ-ん]|[のでとがをはにもかよねし]|[おご]\\p{Script=Han}|こと|なら|まで|ため|ほど)';
const PASSIVE = `(?:られ|させ|され|れ|せ)(?:${POLITE}|${TE}|[るた]|ない)`;
const SURU = `す(?:る|れば)|し(?:${POLITE}|${TE}|た|ない|たい|やす[いく])|し(?=、)|でき(?:${POLITE}|${TE}|る|た|ない)`;
const NARU = `な(?:る|った|って|り(?:${POLITE}))`;
const PLAIN = `なかった|なく(?:${NARU}|て)?|ない|たい|たら|れば`;
const SOUND = 'い[でだ]|ん[でだ]';
const STEM = '[えけげせてねべめれいきぎしちびみりかさばまらわっ]';
const ENDING = new RegExp(
  `^[性化的](?:${SURU})?|^(?:${SURU}|${NARU}|${SOUND}|${STEM}?(?:${POLITE}|${PASSIVE}|${PLAIN}|${TE}|た${NEXT}|[うくぐすつぬぶむるい]${NEXT})|[えけげせめれべきしりみち](?=、))`,
  'u',
);

/** Number of characters that inflect the word before them: シミが消 is シミが消える, 消えました, 消して. */
export const endingLength = (after: string): number => ENDING.exec(after)?.[0].length ?? 0;
