/**
 * Required access of every endpoint: administrators for what lies under `/api/admin`, members for the rest, and what is
 * named here. A change here is a change of permissions: review it carefully.
 */
const exceptions = {
  public: [
    'getPublicImage',
    'getLegalPage',
    'getShortLink',
    'redeemOrder',
    'readCalendar',
    'stopNoticeMails',
    'receivePayment',
  ],
  premium: ['testShopify', 'connectShopify', 'sendToShopify', 'rateSnippet'],
  admin: ['uploadImage'],
} as const;

export function accessOf(name: string, path: string): string {
  if (path.startsWith('/api/admin/')) return 'admin';
  return Object.entries(exceptions).find(([, names]) => names.some((other) => other === name))?.[0] ?? 'member';
}

export const exceptionalEndpoints: readonly string[] = Object.values(exceptions).flat();
