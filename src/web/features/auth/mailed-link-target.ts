/** Mailed links come back to the sign-in page, which knows what to do with each kind. */
export const mailedLinkTarget = (): string => `${window.location.origin}/login`;
