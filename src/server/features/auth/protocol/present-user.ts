import { randomUUID } from 'node:crypto';
import {
  type Account,
  type AuthFactor,
  type AuthIdentity,
  emailMetadata,
  type NewAccount,
} from '#server/features/auth/users.repository.ts';

/** The only place that converts rows to JSON: a column that is not listed below never leaves the server. */
export function presentUser({ user, identities, factors }: Account) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    ...whenSet('email_confirmed_at', user.emailConfirmedAt),
    ...whenSet('confirmed_at', user.emailConfirmedAt),
    ...whenSet('confirmation_sent_at', user.confirmationSentAt),
    ...whenSet('recovery_sent_at', user.recoverySentAt),
    ...whenSet('new_email', user.newEmail),
    ...whenSet('email_change_sent_at', user.emailChangeSentAt),
    ...whenSet('reauthentication_sent_at', user.reauthenticationSentAt),
    ...whenSet('last_sign_in_at', user.lastSignInAt),
    ...whenSet('banned_until', user.bannedUntil),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: identities.map(presentIdentity),
    ...(factors.length > 0 && { factors: factors.map(presentFactor) }),
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    is_anonymous: false,
  };
}

const whenSet = (key: string, value: string | null) => (value === null ? {} : { [key]: value });

function presentIdentity(identity: AuthIdentity) {
  return {
    identity_id: identity.id,
    id: identity.providerId,
    user_id: identity.userId,
    identity_data: identity.identityData,
    provider: identity.provider,
    last_sign_in_at: identity.lastSignInAt,
    created_at: identity.createdAt,
    updated_at: identity.updatedAt,
    email: identity.identityData.email,
  };
}

function presentFactor(factor: AuthFactor) {
  return {
    id: factor.id,
    created_at: factor.createdAt,
    updated_at: factor.updatedAt,
    status: factor.status,
    friendly_name: factor.friendlyName,
    factor_type: factor.factorType,
    phone: '',
    last_challenged_at: factor.lastChallengedAt,
  };
}

/** Built only from the request: it does not reveal whether the account is new, pending or exists. */
export function presentPendingUser({ id, email, data, now }: Pick<NewAccount, 'id' | 'email' | 'data' | 'now'>) {
  const metadata = { ...data, ...emailMetadata(id, email, false) };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [
      presentIdentity({
        id: randomUUID(),
        userId: id,
        provider: 'email',
        providerId: id,
        identityData: metadata,
        lastSignInAt: null,
        createdAt: now,
        updatedAt: now,
      }),
    ],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
