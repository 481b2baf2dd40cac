import { existsSync } from 'node:fs';
import { dereference, type Json } from '#server/platform/http/description.ts';
import { acknowledgementsIn, verdictOn } from '../../../scripts/compatibility/acknowledged.ts';
import { changesOf } from '../../../scripts/compatibility/changes-of.ts';
import { descriptionOf, newestRelease, readJson } from '../../../scripts/compatibility/releases.ts';

export type Link = {
  operationId: string;
  parameters?: Record<string, unknown>;
  requestBody?: unknown;
};

type Answer = {
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: Json }>;
  links?: Record<string, Link>;
};

/** An operation as the release described it, every $ref replaced by what it names. */
export type Promised = {
  id: string;
  method: string;
  path: string;
  security: Record<string, string[]>[];
  parameters: { name: string; in: string; required?: boolean; example?: unknown }[];
  example: unknown;
  hasBody: boolean;
  /** The status of its success, and that answer. */
  status: number;
  answer: Answer;
};

type Raw = {
  operationId: string;
  security?: Promised['security'];
  parameters?: Promised['parameters'];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, Answer>;
};

const FOLDER = 'releases';
export const VERSION = newestRelease(FOLDER);

/** The description of the last release. */
export const description = descriptionOf(FOLDER, VERSION);

/** Every operation of the last release. */
export const promised: readonly Promised[] = promisesOf(dereference(description));

function promisesOf(document: Json): Promised[] {
  const paths = document['paths'] as Record<string, Record<string, unknown>>;
  const everywhere = (document['security'] ?? []) as Promised['security'];
  return Object.entries(paths).flatMap(([path, item]) =>
    ['get', 'post', 'put', 'delete'].flatMap((method) => {
      const raw = item[method] as Raw | undefined;
      if (raw === undefined) return [];
      const shared = (item['parameters'] ?? []) as Promised['parameters'];
      const [success] = Object.entries(raw.responses).filter(([status]) => status.startsWith('2'));
      if (success === undefined) throw new Error(`${raw.operationId} has no success`);
      return {
        id: raw.operationId,
        method: method.toUpperCase(),
        path,
        security: raw.security ?? everywhere,
        parameters: [...shared, ...(raw.parameters ?? [])],
        example: Object.values(raw.requestBody?.content ?? {})[0]?.example,
        hasBody: raw.requestBody !== undefined,
        status: Number(success[0]),
        answer: success[1],
      };
    }),
  );
}

export function promisedAs(id: string): Promised {
  const found = promised.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${VERSION} has no ${id}`);
  return found;
}

/** Operations with a breaking change that releases/acknowledged.json answers for: the release's client is known to fail there. */
export function acknowledgedOperations(): Set<string> {
  const file = `${FOLDER}/acknowledged.json`;
  const changes = changesOf(description, readJson('generated/openapi.json') as Json);
  const answers = existsSync(file) ? acknowledgementsIn(readJson(file)) : [];
  return new Set(verdictOn(changes, answers).accepted.flatMap(({ change }) => change.operations));
}
