import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { capitalise } from '#domain/text/capitalise.ts';
import type { DataTableColumns } from '#web/components/ui/table/data-table-columns.ts';
import type { TableSort } from '#web/components/ui/table/table-order.tsx';
import type { DraftFormOptions } from './editor-dialog.tsx';

export type ContentRow = { id: string; title: string; moduleTitle?: string };

export type ContentFieldsProps<Row> = { row: Row | undefined; onSendingChange: (isSending: boolean) => void };

/** Everything that differs between modules, lessons, snippet modules and snippets: the rest is `ContentTab`. */
export type ContentKind<Row extends ContentRow, Draft extends FieldValues> = {
  /** Under it the unsaved draft is kept. */
  name: 'module' | 'lesson' | 'snippet-module' | 'snippet';
  texts: ReturnType<typeof contentTexts>;
  endpoints: Record<'list' | 'create' | 'update' | 'remove', Endpoint>;
  initialSort: TableSort;
  /** Their ids are the sort values of the list's endpoint. */
  columns: DataTableColumns<Row>;
  /** What goes when a row is deleted. */
  describeLoss: (row: Row) => string;
  schema: DraftFormOptions<Draft>['schema'];
  /** The draft of a new one. */
  empty: Draft;
  Fields: ComponentType<ContentFieldsProps<Row>>;
  /** Where it stands in modules and people comment on it. */
  commented?: { subject: 'lesson' | 'snippet'; modules: Endpoint };
  /** One more button of each row, with the dialog that it opens. */
  extra?: { label: string; icon: LucideIcon; Dialog: ComponentType<{ row: Row; onClose: () => void }> };
};

type Noun = {
  noun: string;
  /** Behind the noun, where the noun alone could mean another kind. */
  of?: string;
  ending: 'o' | 'a';
  english: string;
  saveFailure?: string;
};

/** The sentences about a kind of content, made from its noun. */
export function contentTexts({ noun, of = '', ending, english, saveFailure }: Noun) {
  const [name, fullName] = [capitalise(noun), `${noun}${of}`];
  const done = (verb: string) => `${name} ${verb}${ending} com sucesso!`;
  const nothing = ending === 'a' ? 'Nenhuma' : 'Nenhum';
  return {
    caption: `${name}s${of}`,
    search: `Buscar ${fullName}`,
    add: `Nov${ending} ${noun}`,
    empty: `${nothing} ${noun} ainda. Crie ${ending} primeir${ending}.`,
    save: `Salvar ${noun}`,
    deletion: `Excluir ${fullName}`,
    question: (title: string) => `Tem certeza que deseja excluir ${ending} ${noun} "${title}"?`,
    create: {
      title: `Nov${ending} ${fullName}`,
      doneText: done('criad'),
      failText: saveFailure ?? `Failed to create ${english}`,
    },
    update: {
      title: `Editar ${fullName}`,
      doneText: done('atualizad'),
      failText: saveFailure ?? `Failed to update ${english}`,
    },
    remove: { doneText: done('excluíd'), failText: `Failed to delete ${english}` },
  };
}

/** Of a module with so many lessons or snippets: ['a', 'aula']. */
export function lossOfModule(count: number, [article, noun]: readonly [string, string], rest: string): string {
  if (count === 0) return `Ele não tem ${noun}s.`;
  const contents = count === 1 ? `${article} ${noun} dele` : `${article}s ${count} ${noun}s dele`;
  return `${capitalise(contents)} e todos os ${rest} vão junto. Não dá para desfazer.`;
}
