import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product, ProductPatch } from '#contract/products/products.ts';
import type { SheetPatch } from '#contract/products/sheet.ts';
import { suggestFields } from '#contract/robots/suggest-fields.ts';
import { hashText } from '#domain/robots/seeded-random.ts';
import {
  acceptableFields,
  draftOfSuggestion,
  type FieldDraft,
  fieldWith,
  isReadTogether,
  pendingSuggestions,
} from '#domain/sheet/accept-suggestions.ts';
import { fieldRow } from '#domain/sheet/all-fields.ts';
import { checkField } from '#domain/sheet/check-field.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import { covers, isSameEntry } from '#domain/sheet/same-entry.ts';
import type { Entry, Sheet, Suggestion, VariantOption, Variants } from '#domain/sheet/sheet.ts';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { call } from '#web/lib/api/api.ts';

/** Suggestions from the source. The sheet on screen decides which of them are still open. */
export const suggestionsQuery = (productId: string, source: string) =>
  queryOptions({
    queryKey: ['suggestions', productId, source],
    queryFn: ({ signal }) => call(suggestFields, { body: { productId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A line of the source that is no longer offered; beside the ids of suggestions. */
const lineId = (line: string): string => `line-${hashText(line).toString(36)}`;

type UndoableChange = { back: ProductPatch; description: string };

// The domain's types are readonly, the contract's are not; the server sets the times anew.
const inContract = (field: FieldDraft | undefined) => (field ?? null) as SheetPatch[FieldKey];

const isOfMeasures =
  ({ id, words }: Suggestion) =>
  (other: Suggestion): boolean =>
    other.id !== id && other.words === words && other.needsLook === 'order_of_measures';

export function useSheet(product: Product, save: (patch: ProductPatch) => void, isSourceSaved: boolean) {
  const { sheet, dismissed } = product;
  const query = useQuery({ ...suggestionsQuery(product.id, product.source), enabled: isSourceSaved });
  const all = query.data?.suggestions ?? [];
  const unread = query.data?.unread ?? [];
  const open = pendingSuggestions(all, sheet, dismissed);
  const [changes, setChanges] = useState<readonly UndoableChange[]>([]);
  const [announcement, setAnnouncement] = useState('');

  function change(
    fields: Iterable<readonly [FieldKey, FieldDraft | undefined]>,
    rest: ProductPatch,
    description: string,
  ): UndoableChange {
    const next: SheetPatch = {};
    const before: SheetPatch = {};
    for (const [key, field] of fields) {
      next[key] = inContract(field);
      before[key] = inContract(sheet[key]);
    }
    const isSheet = Object.keys(next).length > 0;
    const done: UndoableChange = {
      description,
      back: {
        ...(isSheet && { sheet: before }),
        ...(rest.dismiss && { undismiss: rest.dismiss }),
        ...(rest.undismiss && { dismiss: rest.undismiss }),
      },
    };
    save({ ...(isSheet && { sheet: next }), ...rest });
    setChanges((known) => [...known, done]);
    setAnnouncement(description);
    return done;
  }

  function undo(done: UndoableChange) {
    save(done.back);
    setChanges((known) => known.filter((each) => each !== done));
    setAnnouncement(`Desfeito: ${done.description}`);
  }
  const offerUndo = (done: UndoableChange) =>
    toast({ title: done.description, action: { label: 'Desfazer', onAction: () => undo(done) } });
  const labelOf = (key: FieldKey) => fieldRow(key).label;

  const acceptable = acceptableFields(open, sheet).taken.length;

  return {
    product,
    sheet,
    all,
    open,
    acceptable,
    acceptWords: acceptWords(acceptable, open),
    isReading: query.isPending,
    readError: query.error,
    unread,
    isAnswered: query.data?.isAnswered === true,
    offeredLines: unread.filter((line) => !dismissed.includes(lineId(line))),
    notes: query.data?.notes ?? [],
    announcement,
    save,
    saveField: (key: FieldKey, field: FieldDraft) => change([[key, field]], {}, `Salvo: ${labelOf(key)}.`),
    removeField: (key: FieldKey) => offerUndo(change([[key, undefined]], {}, `Excluído: ${labelOf(key)}.`)),
    saveVariants: (variants: Pick<Variants, 'options' | 'rows'> | null) =>
      save({ sheet: { variants: variants as SheetPatch['variants'] } }),
    acceptOptions(options: readonly VariantOption[], used: string[]) {
      // The domain's types are readonly, the contract's are not.
      const variants = { options } as SheetPatch['variants'];
      save({ sheet: { variants }, dismiss: used });
      setAnnouncement('Opções criadas.');
      return () => save({ sheet: { variants: null }, undismiss: used });
    },
    /** Returns the reason why it cannot be accepted as is; null if it was accepted. */
    accept(suggestion: Suggestion): string | null {
      const { id, field } = suggestion;
      // What the sheet already says is only put away, so that undoing it leaves the sheet as it was.
      if (sheet[field] && covers(field, sheet[field], suggestion)) {
        change([], { dismiss: [id] }, `Já estava na ficha: ${labelOf(field)}.`);
        return null;
      }
      const next = fieldWith(field, sheet[field], draftOfSuggestion(suggestion));
      const problem = checkField(field, next);
      // Who has looked at the order of one measure has looked at all of "28 x 18 x 22 cm".
      const others = suggestion.needsLook === 'order_of_measures' ? open.filter(isOfMeasures(suggestion)) : [];
      const fields = [
        [field, next] as const,
        ...others.map(
          (other) => [other.field, fieldWith(other.field, sheet[other.field], draftOfSuggestion(other))] as const,
        ),
      ];
      const labels = fields.map(([key]) => labelOf(key)).join(', ');
      if (!problem) change(fields, {}, `Aceito: ${labels}.`);
      return problem;
    },
    correct({ id, field }: Suggestion, corrected: FieldDraft) {
      change(
        [[field, fieldWith(field, sheet[field], corrected)]],
        { dismiss: [id] },
        `Corrigido e aceito: ${labelOf(field)}.`,
      );
    },
    dismiss(suggestions: readonly Suggestion[]) {
      const [first] = suggestions;
      if (!first) return;
      offerUndo(change([], { dismiss: suggestions.map(({ id }) => id) }, `Dispensado: ${labelOf(first.field)}.`));
    },
    /** Words of the text as a field; `line` leaves the list of unread ones. Returns why they cannot be put there. */
    putWords(key: FieldKey, words: FieldDraft, line?: string): string | null {
      const next = fieldWith(key, sheet[key], words);
      const problem = checkField(key, next);
      const rest = line === undefined ? {} : { dismiss: [lineId(line)] };
      if (!problem) offerUndo(change([[key, next]], rest, `Na ficha: ${labelOf(key)}.`));
      return problem;
    },
    ignoreLine: (line: string) => offerUndo(change([], { dismiss: [lineId(line)] }, 'Linha tirada da lista.')),
    reopen(suggestion: Suggestion) {
      const { id, field } = suggestion;
      const rest = dismissed.includes(id) ? { undismiss: [id] } : {};
      const others = all.filter((other) => isAccepted(other, sheet));
      const fields = isAccepted(suggestion, sheet)
        ? [[field, fieldWithout(sheet[field], suggestion, others)] as const]
        : [];
      change(fields, rest, `${labelOf(field)} de volta.`);
    },
    acceptAll(group?: readonly Suggestion[]) {
      const { fields, taken } = group ? acceptableFields(group, sheet, isReadTogether) : acceptableFields(open, sheet);
      const count = taken.length === 1 ? '1 sugestão aceita.' : `${taken.length} sugestões aceitas.`;
      if (taken.length > 0) offerUndo(change(fields, {}, count));
    },
    undoLast() {
      const last = changes.at(-1);
      if (last) undo(last);
    },
  };
}

/** "Aceitar as 5 sem dúvida": what is left to decide is not among them. */
export function acceptWords(count: number, open: readonly Suggestion[]): string {
  const words = count === 1 ? 'Aceitar 1' : `Aceitar as ${count}`;
  if (count === open.length) return words;
  return `${words} sem ${open.some(({ needsLook }) => needsLook === 'conflict') ? 'conflito' : 'dúvida'}`;
}

export type SheetActions = ReturnType<typeof useSheet>;

/** The suggestion's words are in the sheet, unchanged or corrected. */
export const isAccepted = ({ field, words }: Suggestion, sheet: Sheet): boolean =>
  sheet[field]?.words?.split('\n').includes(words) === true;

/**
 * The field without what only this suggestion gave; undefined if nothing is left. Values that the field also has from
 * other accepted suggestions stay.
 */
export function fieldWithout(
  field: FieldDraft | undefined,
  { field: key, value, words }: Suggestion,
  others: readonly Suggestion[],
): FieldDraft | undefined {
  if (!field) return undefined;
  const stillAccepted = others
    .filter((other) => other.field === key && other.words !== words)
    .flatMap((other) => other.value);
  const isIn = (entries: readonly Entry[], entry: Entry) => entries.some((own) => isSameEntry(key, own, entry));
  const rest = field.value.filter((entry) => !isIn(value, entry) || isIn(stillAccepted, entry));
  const left = field.words?.split('\n').filter((each) => each !== words) ?? [];
  // A corrected value cannot be matched: without other words the whole field is removed.
  if (rest.length === 0 || (rest.length === field.value.length && left.length === 0)) return undefined;
  return {
    value: rest,
    ...(field.limit && { limit: field.limit }),
    ...(left.length > 0 && { words: left.join('\n') }),
  };
}

export type SuggestionState = 'open' | 'accepted' | 'dismissed' | 'conflict';
export type StatedSuggestion = { suggestion: Suggestion; state: SuggestionState };

type Mark = { start: number; end: number; state: SuggestionState; id?: string };
type SourceRun = { start: number; words: string; state: SuggestionState | undefined; ids: readonly string[] };

/**
 * Splits the source where the words of a suggestion or of an accepted field begin or end. Of several marks the current
 * one is shown, then the shortest. A line that nobody read has none, though it may stand within words that were read.
 */
export function sourceRuns(
  source: string,
  stated: readonly StatedSuggestion[],
  { sheet, unread }: { sheet: Sheet; unread: readonly string[] },
  currentId: string | undefined,
): SourceRun[] {
  const spanOf = (words: string, at = 0) => {
    const start = source.startsWith(words, at) ? at : source.indexOf(words);
    return words === '' || start < 0 ? [] : [{ start, end: start + words.length }];
  };
  const acceptedWords = Object.values(sheet).flatMap((field) =>
    field && 'words' in field && field.words ? field.words.split('\n') : [],
  );
  const suggested = stated.flatMap(({ suggestion: { id, start, words }, state }): Mark[] =>
    spanOf(words, start).map((span) => ({ ...span, state, id })),
  );
  const accepted = acceptedWords.flatMap((words): Mark[] =>
    spanOf(words).map((span) => ({ ...span, state: 'accepted' })),
  );
  const rank = ({ id, start, end }: Mark) => (id !== undefined && id === currentId ? 0 : end - start);
  // Each is painted over those before it.
  const painted = new Array<Mark | undefined>(source.length);
  const marks = [...suggested, ...accepted].reverse().sort((one, other) => rank(other) - rank(one));
  for (const mark of marks) painted.fill(mark, mark.start, mark.end);
  for (const line of unread) {
    if (acceptedWords.some((words) => line.includes(words))) continue;
    for (const { start, end } of spanOf(line)) painted.fill(undefined, start, end);
  }
  const runs: SourceRun[] = [];
  for (let start = 0, end = 0; start < source.length; start = end) {
    const mark = painted[start];
    while (end < source.length && painted[end] === mark) end += 1;
    const words = source.slice(start, end);
    const isWhole = !mark || (mark.start === start && mark.end === end);
    // The rest of a mark begins and ends without signs and spaces.
    const [, before = '', bare = words, after = ''] = (!isWhole && REST_OF_MARK.exec(words)) || [];
    const ids = suggested
      .filter((other) => other.start === mark?.start && other.end === mark.end)
      .flatMap(({ id }) => id ?? []);
    runs.push(
      { start, words: before, state: undefined, ids: [] },
      { start: start + before.length, words: bare, state: mark?.state, ids },
      { start: end - after.length, words: after, state: undefined, ids: [] },
    );
  }
  return runs.filter(({ words }) => words !== '');
}

const REST_OF_MARK = /^([\s\p{P}]*)([\s\S]*?)([\s\p{P}]*)$/u;
