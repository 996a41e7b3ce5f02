import { type AuthFactor, type AuthUser, emailMetadata } from '#server/features/auth/users.repository.ts';

type NewUser = Pick<AuthUser, 'id' | 'email' | 'appMetadata' | 'userMetadata' | 'createdAt' | 'updatedAt'>;

/** The only place that converts rows to JSON: a column that is not listed below never leaves the server. */
export function presentUser(user: NewUser & Partial<AuthUser>, factors: readonly AuthFactor[] = []) {
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
    identities: [presentIdentity(user)],
    ...(factors.length > 0 && { factors: factors.map(presentFactor) }),
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    is_anonymous: false,
  };
}

const whenSet = (key: string, value: string | null | undefined) => (value ? { [key]: value } : {});

/** Everybody has one, by e-mail, which cannot be unlinked: it says nothing that the user does not. */
function presentIdentity(user: NewUser & Partial<AuthUser>) {
  return {
    identity_id: user.id,
    id: user.id,
    user_id: user.id,
    identity_data: { ...user.userMetadata, ...emailMetadata(user.id, user.email, Boolean(user.emailConfirmedAt)) },
    provider: 'email',
    last_sign_in_at: user.lastSignInAt ?? null,
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    email: user.email,
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
