import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import { DEFAULT_LEGAL_DATE, defaultLegalTexts } from '#domain/legal/default-texts.ts';
import {
  describeOperator,
  type LegalPage,
  legalPages,
  legalTitles,
  OPERATOR_MARK,
  type Operator,
  SUPPORT_MARK,
} from '#domain/legal/legal-pages.ts';
import type { Db } from '#server/db/client.ts';
import { recordAdminAction } from '#server/features/audit/audit.service.ts';
import { findNewest, insertConsents, insertVersion, listVersions } from './legal.repository.ts';

/** Version of the default text, until a version is published or accepted. */
const FIRST_VERSION = 1;

async function readInForce(db: Db, page: LegalPage) {
  const newest = await findNewest(db, page);
  return newest ?? { version: FIRST_VERSION, body: defaultLegalTexts[page], publishedAt: DEFAULT_LEGAL_DATE };
}

export async function getLegalPage(db: Db, page: LegalPage, contact: { supportEmail: string; operator: Operator }) {
  const inForce = await readInForce(db, page);
  const body = inForce.body
    .replaceAll(SUPPORT_MARK, contact.supportEmail)
    .replaceAll(OPERATOR_MARK, describeOperator(contact.operator));
  return { ...inForce, body };
}

export async function getLegalDraft(db: Db, page: LegalPage, { name, cnpj, address }: Operator) {
  const [{ version, body }, versions] = await Promise.all([readInForce(db, page), listVersions(db, page)]);
  return { version, body, versions, isOperatorNamed: [name, cnpj, address].every(Boolean) };
}

export function publishLegalPage(
  db: Db,
  actor: Actor,
  { page, ...draft }: { page: LegalPage; body: string; version: number },
): Promise<{ version: number }> {
  return db.transaction(async (tx) => {
    const before = await keepInForce(tx, page);
    if (before.body === draft.body) throw new AppError('conflict', 'O texto não mudou.');
    const version = draft.version + 1;
    const isNext = before.version === draft.version && (await insertVersion(tx, { page, version, body: draft.body }));
    if (!isNext) {
      throw new AppError('conflict', 'Outra versão foi publicada enquanto você editava. Recarregue e tente novamente.');
    }
    await recordAdminAction(tx, actor, {
      action: 'published',
      subject: 'legal-page',
      subjectId: page,
      label: `${legalTitles[page]}, versão ${version}`,
      changes: { characters: { before: before.body.length, after: draft.body.length } },
    });
    return { version };
  });
}

/** Stores the default text the first time that it is accepted or replaced, so that it stays available unchanged. */
async function keepInForce(tx: Db, page: LegalPage) {
  const inForce = await readInForce(tx, page);
  await insertVersion(tx, { ...inForce, page });
  return inForce;
}

/** A sign-up accepts the versions in force; the client cannot choose them. Call it inside the transaction. */
export async function recordConsent(tx: Db, userId: string, acceptedAt: string): Promise<void> {
  const consents = [];
  for (const page of legalPages) {
    const { version } = await keepInForce(tx, page);
    consents.push({ userId, page, version, acceptedAt });
  }
  await insertConsents(tx, consents);
}
