/** Shared by the product's server, the bare server and the load generator. */
export const WEBHOOK_TOKEN = 'token-do-teste';
export const PUBLIC_URL = 'http://bench.local';
export const ISSUER = `${PUBLIC_URL}/auth/v1`;
export const POOL_SIZE = 10;
