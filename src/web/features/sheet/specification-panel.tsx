import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { SheetPatch as ContractPatch } from '#contract/products/sheet.ts';
import type { SheetPatch } from '#domain/sheet/merge-sheet.ts';
import { SHEET_LIMITS, type SheetWords } from '#domain/sheet/sheet.ts';
import { type SpecificationRow, specificationOf } from '#domain/sheet/specification.ts';
import {
  confirmJapanese,
  giveAllJapanese,
  giveJapanese,
  translatedWords,
  wordsWithoutJapanese,
} from '#domain/sheet/wording/japanese-words.ts';
import { Button } from '#web/components/ui/button.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Mark } from './field-line.tsx';
import { TranslateMissingWords } from './translate-missing-words.tsx';
import type { SheetActions } from './use-sheet.ts';

const textOf = (rows: readonly SpecificationRow[]): string =>
  rows.flatMap(({ label, value }) => (value === null ? [] : [`${label}：${value}`])).join('\n');

/** The specification that buyers read, updated as the sheet changes; missing Japanese is requested inline. */
export function SpecificationPanel({ sheetActions }: { sheetActions: SheetActions }) {
  const { product, sheet, open } = sheetActions;
  const rows = specificationOf(sheet, product.nameJa);
  const missing = rows.filter(({ value }) => value === null).length;
  const waiting = open.length;
  const words = wordsWithoutJapanese(rows);
  const save = (patch: SheetPatch) => sheetActions.save({ sheet: withoutTimes(patch) });
  const give = ({ key, keys }: SpecificationRow, pt: string, ja: string) => {
    const patch = giveJapanese(sheet, keys, pt, ja);
    if (Object.keys(patch).length > 0) save(patch);
    else if (key === 'product_type') sheetActions.save({ nameJa: ja });
  };
  return (
    <aside className="spec" aria-labelledby="especificacao">
      <header>
        <div>
          <h2 id="especificacao" lang="ja">
            商品仕様
          </h2>
          <p>O que o comprador vai ler</p>
        </div>
        <CopyButton text={() => textOf(rows)} name="商品仕様" disabled={rows.length === missing} />
      </header>
      {words.length > 1 && (
        <div className="px-4 pt-3">
          <TranslateMissingWords
            product={product.name}
            words={words}
            onGive={(japanese) => save(giveAllJapanese(sheet, japanese))}
          />
          <p className="hint mt-1">“Escrever a página” com o seu assistente também traz estes termos.</p>
        </div>
      )}
      {rows.length === 0 && <p className="spec-empty">Aceite ou preencha um campo, e ele aparece aqui em japonês.</p>}
      <dl>
        {rows.map((row) => (
          <SpecRow key={`${row.key} ${row.labelPt}`} row={row}>
            {row.missing.map(({ pt }) => (
              <GiveJapanese key={pt} pt={pt} onGive={(ja) => give(row, pt, ja)} />
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
        <footer>
          <Mark state="suggested" />
          {waiting === 1 ? '1 linha espera a sugestão' : `${waiting} linhas esperam as sugestões`}
        </footer>
      )}
    </aside>
  );
}

/** Removes the times, because the server sets them. */
const withoutTimes = (patch: SheetPatch): ContractPatch =>
  Object.fromEntries(
    Object.entries(patch).map(([key, field]) => {
      if (!field) return [key, field];
      const { acceptedAt: _acceptedAt, ...rest } = field;
      return [key, rest];
    }),
  );

function SpecRow({ row, children }: { row: SpecificationRow; children: ReactNode }) {
  const { label, value, labelPt, valuePt, missing, translated } = row;
  const isAsking = missing.length > 0 || translated;
  return (
    <div className="spec-row" data-asks={isAsking}>
      <dt>
        <span lang="ja">{label}</span>
        <small>{labelPt}</small>
      </dt>
      <dd>
        {value !== null && <span lang="ja">{value}</span>}
        {valuePt !== value && <small>{valuePt}</small>}
        {children}
      </dd>
    </div>
  );
}

function GiveJapanese({ pt, onGive }: { pt: string; onGive: (ja: string) => void }) {
  const [ja, setJa] = useState('');
  const id = useId();
  const commit = () => {
    if (ja.trim()) onGive(ja.trim());
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    commit();
  };
  return (
    <form className="spec-ask" onSubmit={handleSubmit}>
      <label htmlFor={id}>
        <Mark state="suggested" />
        Como se diz “{pt}” em japonês?
      </label>
      <Input
        id={id}
        lang="ja"
        placeholder="Cole aqui"
        maxLength={SHEET_LIMITS.text}
        value={ja}
        onChange={(event) => setJa(event.target.value)}
        onBlur={commit}
      />
    </form>
  );
}

type TranslatedProps = {
  words: readonly SheetWords[];
  onConfirm: () => void;
  onGive: (pt: string, ja: string) => void;
};

/** Machine-translated Japanese that nobody has confirmed. */
function Translated({ words, onConfirm, onGive }: TranslatedProps) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <>
      <span className="spec-note">
        <Mark state="suggested" />
        traduzido, confira
      </span>
      {isEditing ? (
        words.map(({ pt, ja = '' }) => (
          <EditJapanese key={pt} pt={pt} before={ja} onGive={(next) => onGive(pt, next)} />
        ))
      ) : (
        <div className="spec-actions">
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
    <form className="spec-ask" onSubmit={handleSubmit}>
      <Input
        lang="ja"
        aria-label={`${pt} em japonês`}
        autoFocus
        maxLength={SHEET_LIMITS.text}
        value={ja}
        onChange={(event) => setJa(event.target.value)}
      />
      <Button type="submit" size="sm">
        Salvar
      </Button>
    </form>
  );
}
