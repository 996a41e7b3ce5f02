import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type FormEvent, useState } from 'react';
import type { JapaneseProposal, ListingPatch } from '#contract/products/publishing.ts';
import { SHEET_LIMITS } from '#domain/sheet/sheet.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { SelfSavingField } from '#web/components/ui/form/self-saving-field.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { errorMessage } from '#web/lib/api/error-message.ts';
import { translatorQuery, useProposeJapanese } from '#web/lib/use-propose-japanese.ts';
import type { PublishChange } from './listing.queries.ts';
import type { EditorProps, PublishDraft } from './use-publish-draft.ts';

type ProposalsProps<Item extends JapaneseProposal> = {
  label: string;
  items: readonly Item[];
  onUse: (item: Item) => void;
  isFull?: boolean;
  isMain?: boolean;
};

const FIRST = 4;

function Proposals<Item extends JapaneseProposal>({
  label,
  items,
  onUse,
  isFull = false,
  isMain = false,
}: ProposalsProps<Item>) {
  const [isWhole, setIsWhole] = useState(false);
  if (items.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <ul aria-label={`Propostas: ${label}`} className="grid w-full gap-1">
        {(isWhole ? items : items.slice(0, FIRST)).map((item, at) => (
          <li
            key={item.ja}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line-strong border-l-2 py-2 pl-3.5"
          >
            <span className="min-w-0 flex-[1_1_12rem]">
              <span lang="ja">{item.ja}</span>
              <small className="block text-fg-muted text-sm">{item.pt}</small>
            </span>
            <Button
              size="sm"
              variant={isMain && at === 0 ? 'primary' : 'secondary'}
              disabled={isFull}
              aria-label={`Usar ${item.ja}`}
              onClick={() => onUse(item)}
            >
              Usar
            </Button>
          </li>
        ))}
      </ul>
      {!isWhole && items.length > FIRST && (
        <Button size="sm" variant="ghost" onClick={() => setIsWhole(true)}>
          Ver mais {items.length - FIRST}
        </Button>
      )}
    </div>
  );
}

type FromPortugueseProps = { field: string; draft: PublishDraft; start?: string | undefined; isMain?: boolean };

function FromPortuguese(props: FromPortugueseProps) {
  const { data: by } = useQuery(translatorQuery);
  if (by === 'nobody') {
    return <p className="text-fg-muted text-sm">Nenhum tradutor está ligado neste servidor: escolha uma proposta.</p>;
  }
  return by ? <PortugueseForm {...props} by={by} /> : null;
}

function PortugueseForm({
  field,
  draft,
  start = '',
  isMain = false,
  by,
}: FromPortugueseProps & { by: 'server' | 'browser' }) {
  const propose = useProposeJapanese(by);
  const text = draft.words[field] ?? start;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!text.trim() || propose.isPending) return;
    propose.mutate(text.trim(), { onSuccess: (proposal) => draft.addMade(field, proposal) });
  }
  return (
    <form className="grid items-end gap-2 sm:grid-cols-[minmax(0,1fr)_auto]" onSubmit={handleSubmit} noValidate>
      <Field label="Diga em português" error={propose.error ? errorMessage(propose.error) : undefined}>
        <Input
          maxLength={SHEET_LIMITS.text}
          value={text}
          onChange={(event) => {
            propose.reset();
            draft.write(field, event.target.value);
          }}
        />
      </Field>
      <Button type="submit" variant={isMain ? 'primary' : 'secondary'} busy={propose.isPending}>
        {propose.isPending ? 'Traduzindo...' : 'Propor em japonês'}
      </Button>
    </form>
  );
}

type JapaneseLineProps = Pick<EditorProps, 'draft' | 'isMain' | 'onChange' | 'onDone'> & {
  field: string;
  label: string;
  value: string;
  proposals: readonly JapaneseProposal[];
  max: number;
  start?: string;
  change: (ja: string) => PublishChange;
};

export function JapaneseLine(props: JapaneseLineProps) {
  const { field, label, value, proposals, draft, max, start, isMain, change, onChange, onDone } = props;
  const items = [...(draft.made[field] ?? []), ...proposals].filter(({ ja }) => ja.length <= max);
  const offered = items.filter(({ ja }) => ja !== value);
  const meaning = items.find(({ ja }) => ja === value)?.pt;
  return (
    <div className="grid gap-3">
      {value && (
        <p>
          <span lang="ja">{value}</span>
          {meaning && <small className="block text-fg-muted text-sm">{meaning}</small>}
        </p>
      )}
      <Proposals label={label} items={offered} isMain={isMain} onUse={({ ja }) => onDone(change(ja))} />
      <FromPortuguese field={field} draft={draft} isMain={isMain && offered.length === 0} start={start} />
      {/* The editor stays open while the text is corrected. */}
      <ByHand value={value} label={label} onSave={(ja) => onChange(change(ja))}>
        {(control) => <Input lang="ja" autoComplete="off" maxLength={max} {...control} />}
      </ByHand>
    </div>
  );
}

type ByHandProps = Pick<ComponentProps<typeof SelfSavingField>, 'value' | 'onSave' | 'children'> & { label: string };

/** Optional, for sellers who know Japanese. */
function ByHand({ label, children, ...saving }: ByHandProps) {
  return (
    <details>
      <summary className="w-fit cursor-pointer py-1 text-fg-muted text-sm">Corrigir o japonês</summary>
      <SelfSavingField {...saving}>
        {(control, error) => (
          <Field label={`${label}, em japonês`} hideLabel>
            {children(control, error)}
          </Field>
        )}
      </SelfSavingField>
    </details>
  );
}

type JapaneseListProps<Item extends JapaneseProposal> = Pick<EditorProps, 'draft' | 'onChange'> & {
  field: string;
  label: string;
  items: readonly Item[];
  proposals: readonly Item[];
  max: number;
  change: (items: Item[]) => ListingPatch;
  fromLine: (line: JapaneseProposal) => Item;
};

export function JapaneseList<Item extends JapaneseProposal>(props: JapaneseListProps<Item>) {
  const { field, label, items, proposals, draft, max, change, fromLine } = props;
  const save = (next: Item[]) => props.onChange({ listing: change(next) });
  const offered = [...(draft.made[field] ?? []).map(fromLine), ...proposals];
  function handleCorrected(text: string) {
    const lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    save(lines.slice(0, max).map((ja, at) => ({ ...(items[at] ?? fromLine({ ja, pt: '' })), ja, pt: '' })));
  }
  const meaningOf = ({ ja, pt }: Item): string => pt || (offered.find((each) => each.ja === ja)?.pt ?? '');
  return (
    <div className="grid gap-3">
      {items.length > 0 && (
        <ul aria-label={label} className="grid gap-1">
          {items.map((item) => (
            <li key={item.ja} className="flex items-center gap-3">
              <span className="min-w-0 flex-1">
                <span lang="ja">
                  {'title' in item && item.title !== '' && <b className="font-semibold">{`${item.title} `}</b>}
                  {item.ja}
                </span>
                <small className="block text-fg-muted text-sm">{meaningOf(item)}</small>
              </span>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Remover ${item.ja}`}
                onClick={() => save(items.filter(({ ja }) => ja !== item.ja))}
              >
                Remover
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Proposals
        label={label}
        items={offered.filter(({ ja }) => !items.some((item) => item.ja === ja))}
        isFull={items.length >= max}
        onUse={(item) => save([...items, item])}
      />
      <FromPortuguese field={field} draft={draft} />
      <ByHand value={items.map(({ ja }) => ja).join('\n')} label={label} onSave={handleCorrected}>
        {(control) => <Textarea lang="ja" rows={3} {...control} />}
      </ByHand>
    </div>
  );
}
