import { splitSentences } from '#domain/robots/split-sentences.ts';
import { foldText } from '#domain/text/fold-text.ts';

type Reservation = { pt: RegExp; ja: RegExp };

/** Complaints of customers, in both languages; Portuguese without accents. */
const RESERVATIONS: readonly Reservation[] = [
  { pt: /\b(?:nao|nem|nunca)\b/, ja: /ない|ません|なかっ|なく|ず(?:に|、|。)|無|なし|いまいち|イマイチ/u },
  {
    pt: /\b(?:ruim|ruins|pessim\w*|horrive\w*|mal feit\w*|mal acabad\w*)\b/,
    ja: /悪|ひど|酷|粗|雑|最低|残念|よくな|良くな/u,
  },
  {
    pt: /\b(?:quebr\w*|rach\w*|rasg\w*|trinc\w*|soltou|descol\w*)\b/,
    ja: /壊|割れ|破|欠け|折れ|ひび|取れ|剥が|はがれ/u,
  },
  { pt: /\b(?:defeit\w*|estrag\w*|parou de funcionar)\b/, ja: /不良|不具合|故障|欠陥|壊|動かな|使えな/u },
  { pt: /\b(?:atras\w*|demor\w*)\b/, ja: /遅|時間がかか|日数がかか|待/u },
  { pt: /\b(?:decepcion\w*|frustr\w*|arrepend\w*)\b/, ja: /がっかり|残念|期待外れ|期待はずれ|後悔/u },
  { pt: /\b(?:pequen\w*|apertad\w*|curt[oa])\b/, ja: /小さ|きつ|窮屈|短/u },
  { pt: /\b(?:frac[oa]s?|frage\w*|fragil)\b/, ja: /弱|もろ|脆|頼りな|壊れやす/u },
  { pt: /\b(?:cheiro|fedor)\b/, ja: /臭|におい|匂/u },
  { pt: /\b(?:barulh\w*|ruid\w*)\b/, ja: /うるさ|騒|音/u },
  { pt: /\b(?:car[oa]s?|cara demais)\b/, ja: /高(?:い|く|め|価|すぎ)/u },
  { pt: /\b(?:mas|porem|so que|pena que|infelizmente)\b/, ja: /が、|けど|けれど|ただ|しかし|でも|残念/u },
];

const UNTRANSLATED = /【未訳[^】]*】/g;

const sentencesOf = (text: string): string[] => splitSentences(text).map((sentence) => sentence.text);

/** Sentences whose complaint the Japanese does not seem to contain. Untranslated words are marked elsewhere. */
export function findLostComplaints(source: string, japanese: string): string[] {
  const left = (japanese.match(UNTRANSLATED) ?? []).join(' ');
  const writtenSentences = sentencesOf(japanese.replaceAll(UNTRANSLATED, ''));
  const lost = RESERVATIONS.flatMap(({ pt, ja }) => {
    const meant = sentencesOf(source).filter((sentence) => pt.test(foldText(sentence)) && !isIn(left, sentence, pt));
    const foundCount = writtenSentences.filter((sentence) => ja.test(sentence)).length;
    return meant.length > foundCount ? meant.slice(foundCount) : [];
  });
  return [...new Set(lost)];
}

/** The Portuguese words were left untranslated. */
const isIn = (left: string, sentence: string, pt: RegExp): boolean => {
  const words = pt.exec(foldText(sentence))?.[0];
  return words !== undefined && foldText(left).includes(words);
};
