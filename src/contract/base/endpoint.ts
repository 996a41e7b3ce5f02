/** Who may call: anyone, any signed-in user, premium or admin users, admins only. */
type Access = 'public' | 'member' | 'premium' | 'admin';

/** Structural view of a zod schema: matching the structure keeps type checking light. */
type Schema = { _zod: { input: unknown; output: unknown } };

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  access: Access;
  /** Also for an administrator whose days to add a second factor are over: what adding it takes. */
  openWithoutFactor?: true;
  /** One line for the API document. */
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  response?: Schema;
  /** Status of a success; 200 unless said, 204 when there is no response schema. */
  status?: 200 | 201 | 202;
  /** Largest accepted body in bytes, where the default is not enough. */
  maxBodyBytes?: number;
  /** Media types of a body that is not JSON; the handler reads its bytes itself. */
  rawBody?: readonly string[];
  /** Media type of a success that is not JSON; such an endpoint is served outside `route()`. */
  rawResponse?: string;
  /** Also answers with server-sent events when `Accept` asks for them: see robot-parts.ts. */
  streams?: true;
};

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Slot<E, K extends string, Side extends 'input' | 'output'> = E extends {
  [P in K]: { _zod: { [S in Side]: infer T } };
}
  ? T
  : undefined;

export type Params<E> = Slot<E, 'params', 'output'>;
export type Query<E> = Slot<E, 'query', 'output'>;
export type Body<E> = Slot<E, 'body', 'output'>;
export type Reply<E> = Slot<E, 'response', 'output'>;
/** What a handler may return: the response schema's input, undeclared fields are dropped by parsing. */
export type HandlerReply<E> = Slot<E, 'response', 'input'>;

type RequestPart<E, K extends 'params' | 'query' | 'body'> = E extends { [P in K]: Schema }
  ? { [P in K]: Slot<E, K, 'input'> }
  : { [P in K]?: undefined };

export type CallRequest<E> = RequestPart<E, 'params'> & RequestPart<E, 'query'> & RequestPart<E, 'body'>;

/** Fills `:name` segments and appends the query; undefined values are left out. */
export function buildPath(
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
    .join('&');
  return search ? `${filled}?${search}` : filled;
}
