export const userTypes = ['free', 'premium', 'admin'] as const;

export type UserType = (typeof userTypes)[number];

export const isUserType = (value: string): value is UserType => (userTypes as readonly string[]).includes(value);

export const hasPremium = (userType: UserType): boolean => userType !== 'free';

export const isAdmin = (userType: UserType | undefined): boolean => userType === 'admin';

const LABELS: Readonly<Record<UserType, string>> = { free: 'Gratuito', premium: 'Premium', admin: 'Admin' };

/** Text of the plan badge; anything unknown reads "Usuário". */
export const planLabel = (userType = ''): string => (isUserType(userType) ? LABELS[userType] : 'Usuário');

export const ADMINS_ONLY = 'Esta área está disponível apenas para administradores.';
