import { STATEMENTS } from '#writer/data/facts/statements.ts';
import { isDenialLabel } from './denied-words.ts';
import type { DraftFact } from './draft-fact.ts';
import { isAdvice, isAllergen, isCaution } from './find-cautions.ts';
import { listEnd } from './find-contents.ts';
import { foldPortuguese } from './folded-text.ts';
import type { Segment } from './source-segments.ts';

/** A sentence that forbids or limits: the seller's own words are the fact. Folded; "ñ" and "n" are "não". */
const FORBIDS = new RegExp(
  [
    // Infinitives forbid ("não torcer"); of the other forms only verbs of handling do ("não use", not "não encolhe").
    String.raw`\b(?:nao|n|nunca|jamais) (?:se )?\p{L}{2,}(?:ar|er|ir|or)\b(?! a pele)`,
    String.raw`\b(?:nao|n|nunca|jamais) (?:o |a )?(?:mergulhe|triture|bata|ferva|mexa|toque|perfure|incline|conecte|cubra|submerja|molhe|exponha|use|utilize|deixe|lave|coloque|ingira|aplique|remova|abra|desmonte|passe|torca|leve ao|leve a|aspire|instale|nade|ligue|ultrapasse|force|aqueca|guarde|misture|tome)\b`,
    String.raw`\b(?:nao|n) (?:recomendad|indicad|inclus|inclu[ií]|acompanha|vem com|serve|substitui|aspira|pega em|devem? usar|isolad|e brinquedo|e a prova|e resistente a agua|e original|e aparelho|e bivolt|e recomendad|e indicad|e compative|compative|dimeriza|vao? (?:no|na|ao|a|nos|nas)\b|vai (?:no|na|ao|a|nos|nas)\b|estao? inclus|vai junto|vao junto|pode (?:ser |ir )?(?:lavad|lavar|molhar|mergulhar|usar|ir |esfregar|secar|pegar))`,
    String.raw`\b(?:nao|n) e (?:apple|ray|samsung|tablet|oculos|ouro macico|um medicamento|um brinquedo|um dispositivo|um produto medico|dispositivo medico|um aparelho)`,
    String.raw`\bnunca (?:em|deixe|ligar|use)\b`,
    String.raw`\bevit(?:e|ar)\b`,
    String.raw`\bmant(?:er|enha|em)[^.;]{0,14} (?:fora|longe|distante|afastad|a mais de)`,
    String.raw`\bvendid[oa]s? (?:separad|a parte)|\b(?:vai|vem) separad|\ba parte$|\bmeramente ilustrativ|\bs[ao]o? ilustrativ|\bso (?:pra|para) (?:a )?foto`,
    String.raw`\b(?:cor|cores|tom|tonalidade|estampa|medidas?) (?:da foto )?podem? (?:variar|mudar|ser diferente|ter variac|sofrer)`,
    String.raw`\brisco de (?:asfixia|engasg|sufoca|estrangul|choque|queda)`,
    String.raw`\bsupervisao\b|\bmontagem necessaria|^uso externo|\bapenas uso externo|\bcontem pecas pequenas|\bcontra.?indica`,
    String.raw`\b(?:nao|n) (?:tem|possui|sai|aquece|grava|suporta|aceita|liga|conecta|cobre|encaixa|permite|oferece|carrega|da (?:para|pra)|funciona|e|sao|pode|podem)\b`,
    String.raw`\b(?:nao|n) inclus[oa]s?\b|\b(?:nao|n) acompanham?\b|\b(?:nao|n) vai$`,
  ].join('|'),
  'u',
);
/** Properties told by what does not happen. */
const NO_WARNING =
  /\btrocas? (?:em|gratis|ate)\b|\bnao (?:precisa|e preciso|enxaguar|oleos|contem|perca|deixar? voce|vai se arrepender|esquec|hesit|fica|pensar|acreditar|encontrar|gostar|servir)|\bnao (?:e|sao) (?:so|apenas|poliester|vidro|pena|latex)/;
const CARES =
  /^(?:(?:voce )?(?:deve|pode) )?(?:lav(?:ar|e|agem|avel)|limp(?:e|ar|eza)|enxagu(?:e|ar)|secar|secagem(?= (?:a|ao|na|em|natural)\b)|seque|troque|trocar o|trocar a|esvazie|esvaziar|higienize|higienizar|hidrate|pode lavar|pode ir|vai (?:ao|a|no|na) (?:forno|micro|lava|freezer|maquina)|passar a ferro)\b|\bpode (?:ser )?lava|\bpode (?:ir|por) (?:ao|a|no|na)\b/;

/** Care, warnings, certificates and sober claims in set words, each in the seller's words. */
export function findStatements(segment: Segment, index: number): DraftFact[] {
  if (isLabelledCaution(segment)) return denialUnderLabel(segment, index);
  if (segment.meaning?.kind === 'howto') return [];
  if (segment.meaning?.kind === 'contents') return behindTheBox(segment, index);
  if (isDenialLabel(segment.label)) return denialUnderLabel(segment, index);
  return sentencesOf(segment).flatMap((sentence) => [
    ...setPhrases(segment, index, sentence),
    ...careOrWarning(segment, index, sentence),
  ]);
}

/** "Gestantes: somente com orientação médica", "Contém: leite e soja": the label is a half of the warning. */
export function isLabelledCaution({ label, folded, meaning }: Segment): boolean {
  if (label === null || (meaning !== null && meaning.kind !== 'contents')) return false;
  const whole = `${foldPortuguese(label)}: ${folded}`;
  return meaning === null ? isAdvice(whole) && /^\D{3,}$/.test(label) : isAllergen(whole);
}

/** "Acompanha: 1 cabo. Pilhas vendidas à parte": what follows the list may warn. */
function behindTheBox(segment: Segment, index: number): DraftFact[] {
  const end = listEnd(segment);
  return sentencesOf(segment)
    .filter(({ start }) => start >= end)
    .flatMap((sentence) => careOrWarning(segment, index, sentence));
}

/** "Não usar: grávidas, menores de 14 anos": the label and its list are one warning. */
function denialUnderLabel(segment: Segment, index: number): DraftFact[] {
  const [first, ...rest] = sentencesOf(segment);
  if (!first) return [];
  const stop = segment.text.search(/[.!?](?:\s|$)/);
  const words = segment.text.slice(0, stop < 0 ? segment.text.length : stop).replace(/[\s.;,]+$/, '');
  const own = factOf(segment, index, 'warning', { ...first, text: words, folded: words, start: 0 });
  return [
    { ...own, value: `${segment.label}: ${words}`, text: `${segment.label}: ${words}` },
    ...rest.filter(({ start }) => start > words.length).flatMap((sentence) => careOrWarning(segment, index, sentence)),
  ];
}

function setPhrases(segment: Segment, index: number, sentence: Sentence): DraftFact[] {
  return STATEMENTS.filter(({ kind, sober }) => kind === 'certification' || (kind === 'claim' && sober)).flatMap(
    (statement) => {
      if (sentence.isQuestion) return [];
      return [...sentence.folded.matchAll(new RegExp(statement.pt, 'g'))]
        .filter(({ index: at }) => !/\b(?:nao|n|sem)\s(?:[^\s,;]+\s){0,2}$/.test(sentence.folded.slice(0, at)))
        .map((match) =>
          factOf(segment, index, statement.kind, part(sentence, match.index, match.index + match[0].length)),
        );
    },
  );
}

function careOrWarning(segment: Segment, index: number, sentence: Sentence): DraftFact[] {
  if (sentence.text.length > 140 || sentence.folded.split(' ').length < 2) return [];
  const isCare = segment.meaning?.kind === 'care' || CARES.test(sentence.folded);
  const forbids =
    isCaution(sentence.folded) ||
    (FORBIDS.test(sentence.folded) && !NO_WARNING.test(sentence.folded) && !isPraise(segment));
  if (isCare) return [factOf(segment, index, 'care', withVerb(segment, sentence))];
  // "PSE: o modelo J tem; o comum não tem": what it has not is the label.
  if (forbids && segment.label !== null && ENDS_BARE.test(sentence.folded) && segment.text.length <= LONGEST_LABELLED) {
    const whole = factOf(segment, index, 'warning', {
      ...sentence,
      text: segment.text,
      folded: segment.folded,
      start: 0,
    });
    return [{ ...whole, value: `${segment.label}: ${segment.text.replace(/[\s.;]+$/, '')}` }];
  }
  // "Tem GPS? não tem": what it is stands in the question.
  if (BARE.test(sentence.folded)) return [];
  if (forbids && !sentence.isQuestion) return [factOf(segment, index, 'warning', withException(segment, sentence))];
  return [];
}

const LONGEST_LABELLED = 120;
const ENDS_BARE = /\b(?:nao|n) (?:tem|possui|e|sao|pode|vem|serve|funciona)$/;

/** "Não é transparente (só o off white)": the bracket is a half of it. */
function withException({ text, folded }: Segment, sentence: Sentence): Sentence {
  const end = sentence.start + sentence.folded.length;
  const bracket = /^\s\((?:so|somente|apenas|exceto|menos|salvo|mas)\b[^()]{0,80}\)/.exec(folded.slice(end));
  if (!bracket) return sentence;
  const to = end + bracket[0].length;
  return { ...sentence, text: text.slice(sentence.start, to), folded: folded.slice(sentence.start, to) };
}

/** A denial whose object stands elsewhere. Folded. */
export const BARE =
  /^(?:nao|n) (?:(?:tem|possui|e|pode|vem|da|serve|funciona|acompanha|inclui|contem|entra|cobre|volta)(?: mais)?|(?:e |sao )?(?:recomendad|indicad|inclus|aconselhad)[oa]s?|(?:e|sao) (?:ess[ea]s?|est[ea]s?|isso|o caso|assim))$/;

/** "Não tem internet, não emite luz azul, não usa papel": a row of three is praise. */
function isPraise({ folded }: Segment): boolean {
  return (
    (folded.match(/(?:^|, )nao (?:tem|emite|usa|gasta|suja|mancha|desbota|encolhe|escorrega|faz)\b/g)?.length ?? 0) > 2
  );
}

/** "Lavagem: à mão": without its label nobody knows what is done by hand. */
function withVerb({ label, meaning }: Segment, sentence: Sentence): Sentence {
  const opensBare = /^(?:a mao|a seco|na maquina|manual|agua)\b/.test(sentence.folded);
  if (meaning?.kind !== 'care' || !opensBare || !/^lavagem$/i.test(label ?? '')) return sentence;
  return { ...sentence, text: `lavagem ${sentence.text}` };
}

type Sentence = { text: string; folded: string; start: number; isQuestion: boolean };

/** Sentences of a line; a comma divides them only before a prohibition. */
export function sentencesOf({ text, folded }: Pick<Segment, 'text' | 'folded'>): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  const push = (end: number) => {
    const words = text.slice(start, end).replace(/[!?.\s]+$/u, '');
    const lead = /^[\s,;:*]*/.exec(words)?.[0].length ?? 0;
    const said = words.slice(lead).trimEnd();
    if (said !== '') {
      sentences.push({
        text: said,
        folded: folded.slice(start + lead, start + lead + said.length),
        start: start + lead,
        isQuestion: /^[!?]*\?/.test(text.slice(end, end + 3)),
      });
    }
  };
  for (const stop of text.matchAll(
    /[.!?;](?=[\s!?)]|$)|[()]|\s[|/]\s|(?:,|\s[-–])\s(?=(?:mas |por[eé]m |e )?(?:n[ãa]o|ñ|nunca)\s(?!(?:inclus[oa]s?|acompanham?|v[eê]m)\s*(?:[).;]|$)))/giu,
  )) {
    push(stop.index);
    start = stop.index + stop[0].length;
  }
  push(text.length);
  return sentences;
}

function part(sentence: Sentence, from: number, to: number): Sentence {
  return {
    ...sentence,
    text: sentence.text.slice(from, to),
    folded: sentence.folded.slice(from, to),
    start: sentence.start + from,
  };
}

function factOf(segment: Segment, index: number, kind: DraftFact['kind'], words: Sentence): DraftFact {
  return {
    kind,
    role: null,
    // "mas não molhe": what it is said against stands elsewhere.
    value: kind === 'warning' ? words.text.replace(/^(?:mas|porém|porem|e)\s/iu, '') : words.text,
    text: segment.text.length <= 120 ? segment.text : words.text,
    line: segment.line,
    segment: index,
    from: words.start,
    to: words.start + words.folded.length,
  };
}
