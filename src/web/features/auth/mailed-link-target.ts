/** Mailed links return to the sign-in page, which handles every kind of link. */
export const mailedLinkTarget = (): string => `${window.location.origin}/login`;
