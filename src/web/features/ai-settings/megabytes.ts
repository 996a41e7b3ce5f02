export const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;
