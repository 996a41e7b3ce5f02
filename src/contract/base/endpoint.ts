type Access = 'public' | 'member' | 'premium' | 'admin';

/** Structural view of a zod schema: matching the structure keeps type checking light. */
type Schema = { _zod: { input: unknown; output: unknown } };

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  access: Access;
  /** Open to an administrator whose deadline for a second factor has passed: the endpoints needed to add one. */
  openWithoutFactor?: true;
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  response?: Schema;
  /** Status of a success. Default: 200, or 204 without a response schema. */
  status?: 200 | 201 | 202;
  /** Largest accepted body in bytes, where the default is not enough. */
  maxBodyBytes?: number;
  /** Largest accepted number of values in the body, where the default is not enough. */
  maxValues?: number;
  /** Accepted media types of a body that is not JSON; the handler reads the raw bytes. */
  rawBody?: readonly string[];
  /** Media type of a successful reply that is not JSON; such an endpoint is served outside `route()`. */
  rawResponse?: string;
  /** Answers with server-sent events when the `Accept` header requests them: see robot-events.ts. */
  streams?: true;
};

export const endpoint = <
  const Method extends Endpoint['method'],
  const Path extends Endpoint['path'],
  const Who extends Access,
  const Rest extends Omit<Endpoint, 'method' | 'path' | 'access'>,
>(
  method: Method,
  path: Path,
  access: Who,
  rest: Rest,
) => ({ method, path, access, ...rest });

type Slot<E, K extends string, Side extends 'input' | 'output'> = E extends {
  [P in K]: { _zod: { [S in Side]: infer T } };
}
  ? T
  : undefined;

export type Params<E> = Slot<E, 'params', 'output'>;
export type Query<E> = Slot<E, 'query', 'output'>;
export type Body<E> = Slot<E, 'body', 'output'>;
export type Reply<E> = Slot<E, 'response', 'output'>;
/** The return value of a handler: input of the response schema, whose parsing drops undeclared fields. */
export type HandlerReply<E> = Slot<E, 'response', 'input'>;

type RequestPart<E, K extends 'params' | 'query' | 'body'> = E extends { [P in K]: Schema }
  ? { [P in K]: Slot<E, K, 'input'> }
  : { [P in K]?: undefined };

export type CallRequest<E> = RequestPart<E, 'params'> & RequestPart<E, 'query'> & RequestPart<E, 'body'>;

/** Replaces `:name` segments and appends the query string; undefined values are omitted. */
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
