export const userTypes = ['free', 'premium', 'admin'] as const;

export type UserType = (typeof userTypes)[number];

export const isUserType = (value: string): value is UserType => (userTypes as readonly string[]).includes(value);

export const hasPremium = (userType: UserType): boolean => userType !== 'free';

export const isAdmin = (userType: UserType | undefined): boolean => userType === 'admin';

/** Text of the plan badge; anything unknown reads "Usuário". */
export function planLabel(userType: string | undefined): string {
  switch (userType) {
    case 'admin':
      return 'Admin';
    case 'premium':
      return 'Premium';
    case 'free':
      return 'Gratuito';
    default:
      return 'Usuário';
  }
}
