import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getLegalDraft, legalDraftSchema, publishLegalPage } from '#contract/legal.ts';
import {
  type LegalPage,
  legalPages,
  legalTitles,
  MAX_LEGAL_TEXT,
  OPERATOR_MARK,
  SUPPORT_MARK,
} from '#domain/legal/legal-pages.ts';
import { QueryError } from '#web/components/content/query-error.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Segmented } from '#web/components/ui/form/segmented.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { Skeleton } from '#web/components/ui/states/skeleton.tsx';
import { call } from '#web/lib/api/api.ts';
import { formatDate } from '#web/lib/format-date.ts';
import { useDraftForm } from './content/editor-dialog.tsx';

const draftQuery = (page: LegalPage) =>
  queryOptions({
    queryKey: ['admin', 'legal', page],
    queryFn: ({ signal }) => call(getLegalDraft, { params: { page } }, { signal }),
  });

const options = legalPages.map((value) => ({ value, label: legalTitles[value] }));
const addresses: Record<LegalPage, string> = { terms: '/termos', privacy: '/privacidade' };

export function LegalTab() {
  const [page, setPage] = useState<LegalPage>('terms');
  const draft = useQuery(draftQuery(page));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented label="Página" value={page} onValueChange={setPage} options={options} />
        <a
          className="text-sm underline underline-offset-4 hover:text-fg"
          href={addresses[page]}
          target="_blank"
          rel="noreferrer"
        >
          Ver como todos veem
        </a>
      </div>
      {draft.isPending && <Skeleton className="h-96" />}
      {draft.isError && <QueryError query={draft} title="Não foi possível carregar o texto." />}
      {draft.data && <LegalForm key={`${page} ${draft.data.version}`} page={page} draft={draft.data} />}
    </div>
  );
}

type Draft = {
  version: number;
  body: string;
  versions: { version: number; publishedAt: string }[];
  isOperatorNamed: boolean;
};

function LegalForm({ page, draft }: { page: LegalPage; draft: Draft }) {
  const { form, errorOf, dialog } = useDraftForm<{ body: string; version: number }>({
    name: `${page}.${draft.version}`,
    schema: legalDraftSchema,
    defaultValues: { body: draft.body, version: draft.version },
    save: (body) => call(publishLegalPage, { params: { page }, body }),
    doneText: 'Nova versão publicada.',
    failText: 'Não foi possível publicar.',
    onClose: () => undefined,
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={dialog.onSubmit}>
      {!draft.isOperatorNamed && (
        <Alert variant="info">
          O texto ainda não diz quem responde por esta instalação. Preencha OPERATOR_NAME, OPERATOR_CNPJ e
          OPERATOR_ADDRESS na configuração do servidor.
        </Alert>
      )}
      <Field
        label={legalTitles[page]}
        hint={`Texto simples: "## " começa um título, "- " um item de lista, uma linha vazia separa parágrafos. ${SUPPORT_MARK} vira o e-mail de suporte e ${OPERATOR_MARK}, quem opera a instalação.`}
        error={errorOf('body')}
        required
      >
        <Textarea rows={22} maxLength={MAX_LEGAL_TEXT} {...form.register('body')} />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-fg-muted text-sm tabular-nums">
          {draft.versions[0]
            ? `Versão ${draft.version}, publicada em ${formatDate(draft.versions[0].publishedAt)}. As anteriores ficam guardadas.`
            : `Versão ${draft.version}, o texto que vem com o produto.`}
        </p>
        <Button type="submit" variant="primary" busy={dialog.isSaving} disabled={!dialog.isDirty}>
          {dialog.isSaving ? 'Publicando...' : 'Publicar nova versão'}
        </Button>
      </div>
    </form>
  );
}
