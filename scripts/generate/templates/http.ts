/** What the generated client needs of its surroundings; `configureHttp` is called once, at start. */
export type HttpSettings = {
  /** Sends a request and answers the body, unwrapped from its named key; throws ApiFailure for anything but 2xx. */
  readonly send: (url: string, init: RequestInit) => Promise<unknown>;
};

let settings: HttpSettings | null = null;

export function configureHttp(next: HttpSettings): void {
  settings = next;
}

export async function http<T>(url: string, init: RequestInit): Promise<T> {
  if (settings === null) throw new Error('configureHttp() has not been called');
  return (await settings.send(url, init)) as T;
}

/** The headers a caller gives a request, by name. */
export function getHeaders(headers?: HeadersInit): Record<string, string> {
  return Object.fromEntries(new Headers(headers));
}

/** The path with its query; what is undefined is left out. */
export function withQuery(path: string, params: object = {}): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** A result of React Query with its key; each property is read on access, so that React Query tracks which are used. */
export function withQueryKey<T extends object, K>(query: T, queryKey: K): T & { queryKey: K } {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
}

export type ApiErrorItem = { message: string; code: string; fields: string[] };

/** How a failed body tells its errors: as one text, as a list, or as a map of fields. */
export type FailureFormat = 'string' | 'list' | 'map';

/** A reply that is not 2xx. status 0 means that no reply came. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly errors: readonly ApiErrorItem[];
  readonly format: FailureFormat;

  constructor(
    status: number,
    body: unknown,
    errors: readonly ApiErrorItem[],
    format: FailureFormat = 'string',
  ) {
    super(errors[0]?.message ?? `${status} status response error`);
    this.name = 'ApiFailure';
    this.status = status;
    this.body = body;
    this.errors = errors;
    this.format = format;
  }
}

export type ErrorType<_T> = ApiFailure;
export type BodyType<T> = T;
