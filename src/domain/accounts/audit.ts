export const auditActions = [
  'plan_changed',
  'sessions_ended',
  'factors_removed',
  'created',
  'updated',
  'deleted',
  'restored',
  'reordered',
  'attached',
  'tested',
  'published',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditSubjects = [
  'user',
  'academy-module',
  'lesson',
  'snippet-module',
  'snippet',
  'lesson-comment',
  'snippet-comment',
  'order',
  'webhook',
  'image',
  'legal-page',
  'ai-settings',
  'local-translator',
  'security',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

export const MIN_AUDIT_REASON = 5;
export const MAX_AUDIT_REASON = 300;

type Value = string | number | boolean | null;
export type AuditChanges = Readonly<Record<string, { before: Value; after: Value }>>;

/** Longer texts are logged as their length: the log is no second copy of the content. */
const LONGEST_VALUE = 160;

type Fields = Readonly<Record<string, unknown>>;

/** Old and new value of each field of `after` that changed; null when nothing changed. */
export function changedFields(before: Fields, after: Fields): AuditChanges | null {
  const changed = Object.keys(after).filter((field) => !isSame(before[field], after[field]));
  if (changed.length === 0) return null;
  return Object.fromEntries(
    changed.map((field) => [field, { before: toValue(before[field]), after: toValue(after[field]) }]),
  );
}

/** Timestamps may be written with or without fractions of a second. */
const isSame = (a: unknown, b: unknown): boolean =>
  (a ?? null) === (b ?? null) || (isMoment(a) && isMoment(b) && Date.parse(a) === Date.parse(b));

const isMoment = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);

function toValue(value: unknown): Value {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'string') return null;
  return value.length > LONGEST_VALUE ? `${value.length} caracteres` : value;
}
