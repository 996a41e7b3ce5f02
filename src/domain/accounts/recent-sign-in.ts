/** An older sign-in has to be repeated to change the password or a factor: someone else may be using the device. */
export const RECENT_SIGN_IN_MINUTES = 10;

export const isRecentSignIn = (signedInAt: Date, now: Date): boolean =>
  now.getTime() - signedInAt.getTime() <= RECENT_SIGN_IN_MINUTES * 60_000;
