import { listOf, objectOf, resolved, textsOf, type Json } from './json.ts';

export type Parameter = { name: string; in: string; required: boolean; definition: Json };

/** Media type -> its schema, not yet resolved. */
export type Content = ReadonlyMap<string, unknown>;

export type Answer = { content: Content; headers: ReadonlyMap<string, Json>; links: readonly string[] };

/** One operation of a description: everything but its schemas is resolved. */
export type Operation = {
  id: string;
  method: string;
  path: string;
  /** Alternatives; each a set of `scheme` and `scheme:scope`. One empty alternative: anybody. */
  security: readonly ReadonlySet<string>[];
  parameters: readonly Parameter[];
  body: { required: boolean; content: Content } | null;
  answers: ReadonlyMap<string, Answer>;
};

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Every operation of a description, in its order. */
export function operationsOf(document: Json): Operation[] {
  return Object.entries(objectOf(document['paths'])).flatMap(([path, value]) => {
    const item = resolved(document, value);
    return METHODS.filter((method) => item[method] !== undefined).map((method) =>
      operationOf(document, path, method, item),
    );
  });
}

function operationOf(document: Json, path: string, method: string, item: Json): Operation {
  const own = objectOf(item[method]);
  return {
    id: typeof own['operationId'] === 'string' ? own['operationId'] : `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    security: securityOf(own['security'] ?? document['security']),
    parameters: parametersOf(document, item['parameters'], own['parameters']),
    body: own['requestBody'] === undefined ? null : bodyOf(document, own['requestBody']),
    answers: new Map(
      Object.entries(objectOf(own['responses'])).map(([status, answer]) => [
        status,
        answerOf(document, answer),
      ]),
    ),
  };
}

function securityOf(value: unknown): ReadonlySet<string>[] {
  const alternatives = listOf(value).map(
    (one) =>
      new Set(
        Object.entries(objectOf(one)).flatMap(([scheme, scopes]) => [
          scheme,
          ...textsOf(scopes).map((scope) => `${scheme}:${scope}`),
        ]),
      ),
  );
  return alternatives.length === 0 ? [new Set()] : alternatives;
}

/** The parameters of a path, those of the operation over them. */
function parametersOf(document: Json, shared: unknown, own: unknown): Parameter[] {
  const all = [...listOf(shared), ...listOf(own)].map((value) => {
    const definition = resolved(document, value);
    const place = String(definition['in']);
    return {
      name: String(definition['name']),
      in: place,
      required: place === 'path' || definition['required'] === true,
      definition,
    };
  });
  return [...new Map(all.map((one) => [parameterKey(one), one])).values()];
}

/** What a parameter is called on the wire: names of headers know no case. */
export function parameterKey({ name, in: place }: Pick<Parameter, 'name' | 'in'>): string {
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}

function bodyOf(document: Json, value: unknown): NonNullable<Operation['body']> {
  const body = resolved(document, value);
  return { required: body['required'] === true, content: contentOf(body) };
}

function answerOf(document: Json, value: unknown): Answer {
  const answer = resolved(document, value);
  return {
    content: contentOf(answer),
    headers: new Map(
      Object.entries(objectOf(answer['headers'])).map(([name, header]) => [
        name.toLowerCase(),
        resolved(document, header),
      ]),
    ),
    links: Object.keys(objectOf(answer['links'])),
  };
}

function contentOf(holder: Json): Content {
  return new Map(
    Object.entries(objectOf(holder['content'])).map(([media, one]) => [media, objectOf(one)['schema']]),
  );
}
