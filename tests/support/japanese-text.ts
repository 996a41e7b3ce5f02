/** Every character of JIS X 0208, which Japanese fonts support. It does not contain simplified Chinese forms. */
const JIS: ReadonlySet<string> = readJis();

function readJis(): ReadonlySet<string> {
  const bytes: number[] = [];
  for (let row = 0xa1; row <= 0xfe; row += 1) {
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) bytes.push(row, cell);
  }
  return new Set(new TextDecoder('euc-jp').decode(Uint8Array.from(bytes)));
}

/** True for everything that is not an ideograph, and for ideographs used in Japanese. */
export const isJapaneseKanji = (sign: string): boolean => !/\p{Script=Han}/u.test(sign) || JIS.has(sign);

const JAPANESE = '[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}ー々]';

const ROUGH: readonly (readonly [RegExp, string])[] = [
  [/[\uff61-\uff9f]/u, 'half-width katakana'],
  [new RegExp(`${JAPANESE}[,.;!?](?=${JAPANESE})`, 'u'), 'Latin punctuation inside a sentence'],
  [new RegExp(`${JAPANESE} (?=[\\p{Script=Hiragana}])`, 'u'), 'a space between words'],
  [/[！!](?=[！!])|。。|、、/u, 'doubled punctuation'],
  [/了解しました|すみません|ごめんなさい|ご確認してください|よろしかったでしょうか|お客様各位/u, 'wrong politeness'],
  [/おっしゃられ|ご覧になられ|お伺いさせて|拝見させて|のほうをお送り|様様|御中様/u, 'doubled politeness'],
  [/あなた|親愛なる/u, 'a word of a translation'],
];

/** Style errors in a Japanese text for customers. */
export function findRoughJapanese(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => ROUGH.filter(([words]) => words.test(line)).map(([, problem]) => `${problem}: ${line.trim()}`));
}
