import { MAY_DENY } from '#writer/data/words/denial-words.ts';
import { DENIED_CLAUSE } from '#writer/data/words/limit-words.ts';
import { withoutPhrases } from './compare-limits.ts';
import { cachedPerText, type ParsedSentence, type ParsedText } from './parsed-text.ts';
import { type CheckProblem, problemIn, quote } from './to-warnings.ts';

type Clause = { stems: Set<string>; isDenied: boolean; mayDeny: boolean; piece: ParsedSentence };

const JOINT = /[,:()–—]|\b(?:mas|porem)\b/;
/** Words that tell nothing of what is denied. */
const PLAIN =
  /^(?:para|como|pode\w?|deve\w?|mais|muit\w+|ess?[ae]s?|est[ae]o?|isso|sobre|usar|usad[oa]s?|voce|quando|cada|tod[oa]s?|entre|produto|estar|houver|caso|fica\w?|lev[ae]r?|colo[cq]\w+|tambem|ainda|apenas|somente|nunca|evit\w+|separad\w+|sempre|longe|atencao|exceto)$/;
/** "não lave na máquina, no tanque": a denial goes on behind a comma, up to the next order ("guarde", "mantenha"). */
const GOES_ON = /^ ?(?![a-z]{3,}(?:e|nha)\b)[a-z]/;

const MOST_CLAUSES = 300;
const clausesOf = cachedPerText(({ pieces }: ParsedText): readonly Clause[] =>
  pieces
    .flatMap((piece) => {
      const clauses: Clause[] = [];
      for (const words of piece.folded.split(JOINT)) {
        const stems = (words.match(/[a-z]+(?:-[a-z]+|\d+)?/g) ?? []).filter(
          (word) => word.length > 3 && !PLAIN.test(word),
        );
        const last = clauses.at(-1);
        const [isDenied, mayDeny] = [DENIED_CLAUSE.test(withoutPhrases(words)), MAY_DENY.test(words)];
        const goesOn = last?.mayDeny === true && GOES_ON.test(words);
        if (last && stems.length === 0)
          Object.assign(last, { isDenied: last.isDenied || isDenied, mayDeny: last.mayDeny || mayDeny });
        else {
          const own = new Set(stems.map((word) => word.slice(0, 5)));
          clauses.push({ stems: own, isDenied, mayDeny: mayDeny || goesOn, piece });
        }
      }
      return clauses;
    })
    .slice(0, MOST_CLAUSES),
);

const sharedBy = (one: Clause, other: Clause): number => [...one.stems].filter((stem) => other.stems.has(stem)).length;

const isWhollyIn = (other: Clause, clause: Clause): boolean =>
  clause.stems.size > 1 && sharedBy(clause, other) === clause.stems.size;

/** A Portuguese text that affirms what the seller denies in the same words, or adds a "não". */
export function compareSaid(source: ParsedText, text: ParsedText): CheckProblem[] {
  const [own, theirs] = [clausesOf(source), clausesOf(text)];
  const lost = own.flatMap((clause): CheckProblem[] => {
    const isKept = theirs.some((other) => other.mayDeny && sharedBy(clause, other) * 2 >= clause.stems.size);
    if (!clause.isDenied || clause.stems.size === 0 || isKept) return [];
    const affirmed = theirs.find((other) => isWhollyIn(other, clause));
    const message = `Confira o “não”: no seu texto está ${quote(clause.piece.text)}.`;
    return affirmed ? [problemIn('denial_lost', message, affirmed.piece.text)] : [];
  });
  const added = theirs.flatMap((clause): CheckProblem[] => {
    const said = clause.isDenied ? own.find((other) => isWhollyIn(other, clause)) : undefined;
    if (!said || own.some((other) => other.mayDeny && sharedBy(clause, other) > 0)) return [];
    const message = `Aqui há um “não” que o seu texto não tem: ${quote(said.piece.text)}.`;
    return [problemIn('denial_added', message, clause.piece.text)];
  });
  return [...lost, ...added];
}
