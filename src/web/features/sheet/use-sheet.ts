import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product, ProductPatch } from '#contract/products/products.ts';
import type { SheetPatch } from '#contract/products/sheet.ts';
import { suggestFields } from '#contract/robots/robot-tools.ts';
import { hashText } from '#domain/robots/seeded-random.ts';
import {
  acceptableFields,
  draftOfSuggestion,
  type FieldDraft,
  fieldWith,
  isReadTogether,
  openSuggestions,
} from '#domain/sheet/accept-suggestions.ts';
import { fieldRow } from '#domain/sheet/catalogue.ts';
import { checkField } from '#domain/sheet/check-field.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import { covers } from '#domain/sheet/same-entry.ts';
import type { Suggestion, VariantOption, Variants } from '#domain/sheet/sheet.ts';
import { toast } from '#web/components/ui/toast/use-toast.ts';
import { call } from '#web/lib/api/api.ts';
import { fieldWithout, isAccepted } from './sheet-suggestions.ts';

/** Suggestions from the source. The sheet on screen decides which of them are still open. */
export const suggestionsQuery = (productId: string, source: string) =>
  queryOptions({
    queryKey: ['suggestions', productId, source],
    queryFn: ({ signal }) => call(suggestFields, { body: { productId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A line of the source that is no longer offered; beside the ids of suggestions. */
const lineId = (line: string): string => `line-${hashText(line).toString(36)}`;

type Act = { back: ProductPatch; said: string };

// Safe cast: the domain's types are readonly, the contract's are not; otherwise they are equal.
const inContract = (field: FieldDraft | undefined): SheetPatch[FieldKey] =>
  field
    ? ({
        value: field.value,
        ...(field.limit && { limit: field.limit }),
        ...(field.words && { words: field.words }),
      } as SheetPatch[FieldKey])
    : null;

const isOfMeasures =
  ({ id, words }: Suggestion) =>
  (other: Suggestion): boolean =>
    other.id !== id && other.words === words && other.needsLook === 'order_of_measures';

export function useSheet(product: Product, save: (patch: ProductPatch) => void, isSourceSaved: boolean) {
  const { sheet, dismissed } = product;
  const query = useQuery({ ...suggestionsQuery(product.id, product.source), enabled: isSourceSaved });
  const all = query.data?.suggestions ?? [];
  const unread = query.data?.unread ?? [];
  const open = openSuggestions(all, sheet, dismissed);
  const [acts, setActs] = useState<readonly Act[]>([]);
  const [said, setSaid] = useState('');

  function change(
    fields: Iterable<readonly [FieldKey, FieldDraft | undefined]>,
    rest: ProductPatch,
    says: string,
  ): Act {
    const next: SheetPatch = {};
    const before: SheetPatch = {};
    for (const [key, field] of fields) {
      next[key] = inContract(field);
      before[key] = inContract(sheet[key]);
    }
    const isSheet = Object.keys(next).length > 0;
    const act: Act = {
      said: says,
      back: {
        ...(isSheet && { sheet: before }),
        ...(rest.dismiss && { undismiss: rest.dismiss }),
        ...(rest.undismiss && { dismiss: rest.undismiss }),
      },
    };
    save({ ...(isSheet && { sheet: next }), ...rest });
    setActs((known) => [...known, act]);
    setSaid(says);
    return act;
  }

  function undo(act: Act) {
    save(act.back);
    setActs((known) => known.filter((each) => each !== act));
    setSaid(`Desfeito: ${act.said}`);
  }
  const offerUndo = (act: Act) => toast({ title: act.said, action: { label: 'Desfazer', onAction: () => undo(act) } });
  const labelOf = (key: FieldKey) => fieldRow(key).label;

  return {
    product,
    sheet,
    all,
    open,
    acceptable: acceptableFields(open, sheet).taken.length,
    isReading: query.isPending,
    readError: query.error,
    unread,
    offeredLines: unread.filter((line) => !dismissed.includes(lineId(line))),
    notes: query.data?.notes ?? [],
    said,
    save,
    saveField: (key: FieldKey, field: FieldDraft) => change([[key, field]], {}, `Salvo: ${labelOf(key)}.`),
    removeField: (key: FieldKey) => offerUndo(change([[key, undefined]], {}, `Excluído: ${labelOf(key)}.`)),
    saveVariants: (variants: Pick<Variants, 'options' | 'rows'> | null) =>
      save({ sheet: { variants: variants as SheetPatch['variants'] } }),
    acceptOptions(options: readonly VariantOption[], used: string[]) {
      // The domain's types are readonly, the contract's are not.
      const variants = { options } as SheetPatch['variants'];
      save({ sheet: { variants }, dismiss: used });
      setSaid('Opções criadas.');
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
      const said = fields.map(([key]) => labelOf(key)).join(', ');
      if (!problem) change(fields, {}, `Aceito: ${said}.`);
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
      const last = acts.at(-1);
      if (last) undo(last);
    },
  };
}

export type SheetActions = ReturnType<typeof useSheet>;
