import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import type { SheetPatch as ContractPatch } from '#contract/products/sheet.ts';
import type { SheetPatch } from '#domain/sheet/merge-sheet.ts';
import { SHEET_LIMITS, type SheetWords } from '#domain/sheet/sheet.ts';
import { type SpecificationRow, specificationOf } from '#domain/sheet/specification.ts';
import {
  confirmJapanese,
  translatedWords,
  withAllJapanese,
  withJapanese,
  wordsWithoutJapanese,
} from '#domain/sheet/wording/japanese-words.ts';
import { Button } from '#web/components/ui/button.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { errorMessage } from '#web/lib/api/error-message.ts';
import { cn } from '#web/lib/cn.ts';
import { translatorQuery, useProposeJapanese } from '#web/lib/use-propose-japanese.ts';
import { TranslateMissingWords } from './assistant-dialogs.tsx';
import { FieldMark, SidePanel } from './sheet-parts.tsx';
import type { SheetActions } from './use-sheet.ts';

const textOf = (rows: readonly SpecificationRow[]): string =>
  rows.flatMap(({ label, value }) => (value === null ? [] : [`${label}：${value}`])).join('\n');

/** The first field that asks for Japanese: publishing links to it. */
const FIRST_MISSING_ID = 'falta-japones';

export function SpecificationPanel({ sheetActions }: { sheetActions: SheetActions }) {
  const { product, sheet, open } = sheetActions;
  const rows = specificationOf(sheet, product.nameJa);
  const missing = rows.filter(({ value }) => value === null);
  const waiting = open.length;
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (hash !== FIRST_MISSING_ID) return;
    const field = document.getElementById(hash);
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  }, [hash]);
  const words = wordsWithoutJapanese(rows);
  // The domain's types are readonly, the contract's are not; the server sets the times anew.
  const save = (patch: SheetPatch) => sheetActions.save({ sheet: patch as ContractPatch });
  const give = ({ key, keys }: SpecificationRow, pt: string, ja: string) => {
    const patch = withJapanese(sheet, keys, pt, ja);
    if (Object.keys(patch).length > 0) save(patch);
    else if (key === 'product_type') sheetActions.save({ nameJa: ja });
  };
  return (
    <SidePanel as="aside" className="border-line bg-surface lg:[grid-area:spec]" aria-labelledby="especificacao">
      <header className="flex items-center justify-between gap-3 border-line-strong border-b py-3.5 pr-2 pl-4 lg:pl-5">
        <div>
          <h2 className="font-semibold text-xl/[1.4]" id="especificacao" lang="ja">
            商品仕様
          </h2>
          <p className="text-fg-muted text-sm/[1.4]">O que o comprador vai ler</p>
        </div>
        <CopyButton text={() => textOf(rows)} name="商品仕様" disabled={rows.length === missing.length} />
      </header>
      {words.length > 1 && (
        <div className="px-4 pt-3">
          <TranslateMissingWords
            product={product}
            words={words}
            onGive={(japanese) => save(withAllJapanese(sheet, japanese))}
          />
          <p className="hint mt-1">“Escrever a página” com o seu assistente também traz estes termos.</p>
        </div>
      )}
      {rows.length === 0 && (
        <p className="px-4 py-3 text-fg-muted text-sm/[1.4] lg:pl-5">
          Aceite ou preencha um campo, e ele aparece aqui em japonês.
        </p>
      )}
      <dl>
        {rows.map((row) => (
          <SpecRow key={`${row.key} ${row.labelPt}`} row={row}>
            {row.missing.map(({ pt }, at) => (
              <GiveJapanese
                key={pt}
                pt={pt}
                isFirst={row === missing[0] && at === 0}
                onGive={(ja) => give(row, pt, ja)}
                onPropose={(ja) => save(withAllJapanese(sheet, new Map([[pt, { ja, translated: true }]])))}
              />
            ))}
            {row.translated && (
              <Translated
                words={translatedWords(sheet, row.keys)}
                onConfirm={() => save(confirmJapanese(sheet, row.keys))}
                onGive={(pt, ja) => give(row, pt, ja)}
              />
            )}
          </SpecRow>
        ))}
      </dl>
      {waiting > 0 && (
        <footer className="flex items-center gap-2.5 px-4 py-3 text-fg-muted text-sm/[1.4] tabular-nums lg:pl-5">
          <FieldMark state="suggested" />
          {waiting === 1 ? '1 linha espera a sugestão' : `${waiting} linhas esperam as sugestões`}
        </footer>
      )}
    </SidePanel>
  );
}

function SpecRow({ row, children }: { row: SpecificationRow; children: ReactNode }) {
  const { label, value, labelPt, valuePt, missing, translated } = row;
  const isAsking = missing.length > 0 || translated;
  return (
    <div
      className={cn(
        'wrap-anywhere grid grid-cols-[6.25rem_minmax(0,1fr)] gap-x-3 border-line border-b px-4 py-2.25 lg:grid-cols-[7.25rem_minmax(0,1fr)] lg:px-5',
        isAsking && 'bg-info-wash',
      )}
    >
      <dt>
        <span className="block whitespace-pre-line text-base/[1.55] text-fg-soft" lang="ja">
          {label}
        </span>
        <Portuguese>{labelPt}</Portuguese>
      </dt>
      <dd>
        {value !== null && (
          <span className="block whitespace-pre-line leading-[1.55]" lang="ja">
            {value}
          </span>
        )}
        {valuePt !== value && <Portuguese>{valuePt}</Portuguese>}
        {children}
      </dd>
    </div>
  );
}

const Portuguese = ({ children }: { children: ReactNode }) => (
  <small className="block whitespace-pre-line text-fg-muted text-xs/[1.35]">{children}</small>
);

const JapaneseInput = (props: ComponentProps<typeof Input>) => (
  <Input lang="ja" className="min-h-10 border-ai-500 border-dashed py-1" maxLength={SHEET_LIMITS.text} {...props} />
);

const noteClasses = 'flex items-center gap-1.5 text-ai-300 text-sm/[1.4]';

type GiveJapaneseProps = {
  pt: string;
  isFirst: boolean;
  onGive: (ja: string) => void;
  /** Somebody still has to look at it. */
  onPropose: (ja: string) => void;
};

function GiveJapanese({ pt, isFirst, onGive, onPropose }: GiveJapaneseProps) {
  const [ja, setJa] = useState('');
  const ownId = useId();
  const id = isFirst ? FIRST_MISSING_ID : ownId;
  const { data: by = 'nobody' } = useQuery(translatorQuery);
  const { mutate, isPending, error } = useProposeJapanese(by);
  const commit = () => {
    if (ja.trim()) onGive(ja.trim());
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    commit();
  };
  return (
    <form className="mt-1 grid gap-1.5" onSubmit={handleSubmit}>
      <label className={noteClasses} htmlFor={id}>
        <FieldMark state="suggested" />
        Como se diz “{pt}” em japonês?
      </label>
      <JapaneseInput
        id={id}
        placeholder="Cole aqui"
        value={ja}
        onChange={(event) => setJa(event.target.value)}
        onBlur={commit}
      />
      {by !== 'nobody' && (
        <Button
          size="sm"
          className="justify-self-start"
          busy={isPending}
          aria-label={`Propor o japonês de ${pt}`}
          onClick={() => mutate(pt, { onSuccess: (proposal) => onPropose(proposal.ja) })}
        >
          {isPending ? 'Traduzindo...' : 'Propor'}
        </Button>
      )}
      {error && (
        <p role="alert" className="text-danger text-sm">
          {errorMessage(error)}
        </p>
      )}
    </form>
  );
}

type TranslatedProps = {
  words: readonly SheetWords[];
  onConfirm: () => void;
  onGive: (pt: string, ja: string) => void;
};

function Translated({ words, onConfirm, onGive }: TranslatedProps) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <>
      <span className={noteClasses}>
        <FieldMark state="suggested" />
        traduzido, confira
      </span>
      {isEditing ? (
        words.map(({ pt, ja = '' }) => (
          <EditJapanese key={pt} pt={pt} before={ja} onGive={(next) => onGive(pt, next)} />
        ))
      ) : (
        <div className="mt-1.5 -ml-3 flex gap-1">
          <Button size="sm" variant="ghost" onClick={onConfirm}>
            Está certo
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setIsEditing(true)}>
            Editar
          </Button>
        </div>
      )}
    </>
  );
}

function EditJapanese({ pt, before, onGive }: { pt: string; before: string; onGive: (ja: string) => void }) {
  const [ja, setJa] = useState(before);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (ja.trim()) onGive(ja.trim());
  };
  return (
    <form className="mt-1 grid gap-1.5" onSubmit={handleSubmit}>
      <JapaneseInput
        aria-label={`${pt} em japonês`}
        autoFocus
        value={ja}
        onChange={(event) => setJa(event.target.value)}
      />
      <Button type="submit" size="sm" className="justify-self-start">
        Salvar
      </Button>
    </form>
  );
}
