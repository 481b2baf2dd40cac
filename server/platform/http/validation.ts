import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import type { Json } from './description.ts';
import { Failure, type ErrorItem } from './failure.ts';
import { CHARACTERS, hasOnlyKeptCharacters, isVisible, storable, VISIBLE } from './storable.ts';
import { validationMessage } from './validation-words.ts';

export type Formats = Readonly<Record<string, (value: string) => boolean>>;

export type Validator = (value: unknown) => ErrorItem[];

/**
 * Compilers of request validators. Bodies are judged strictly (nothing coerced, nothing removed, unknown keys refused);
 * query, path and header values arrive as text and are coerced to their type.
 */
export function createValidators(formats: Formats): {
  body(schema: Json): Validator;
  text(schema: Json): Validator;
  /** Judges what we say ourselves. */
  answer(schema: Json): Validator;
} {
  const strict = ajv({ coerceTypes: false }, formats);
  const soft = ajv({ coerceTypes: 'array', useDefaults: true }, formats);
  return {
    body: (schema) =>
      validator(() => strict.compile(storable(schema)), isWrapped(schema) ? insideRecord : whole),
    text: (schema) => validator(() => soft.compile(storable(schema)), whole),
    answer: (schema) => validator(() => strict.compile(schema), whole),
  };
}

function ajv(options: object, formats: Formats): Ajv2020 {
  const instance = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    removeAdditional: false,
    ...options,
  });
  addFormatsModule.default(instance);
  for (const [name, check] of Object.entries(formats)) instance.addFormat(name, check);
  instance.addKeyword({
    keyword: CHARACTERS,
    type: 'string',
    validate: (_on: boolean, text: string) => hasOnlyKeptCharacters(text),
  });
  instance.addKeyword({
    keyword: VISIBLE,
    type: 'string',
    // An empty one is told by its length.
    validate: (_on: boolean, text: string) => text === '' || isVisible(text),
  });
  return instance;
}

type Place = (parts: string[]) => string[];

const whole: Place = (parts) => parts;
/** The named key around a record is nothing that forms know of. */
const insideRecord: Place = (parts) =>
  parts.length > 1 && !/^\d+$/.test(parts[0] ?? '') ? parts.slice(1) : parts;

/** Nearly every body wraps its record in one named key; a few are the record themselves, or hold a list. */
function isWrapped({ properties }: Json): boolean {
  const [only, ...others] = Object.values((properties ?? {}) as Record<string, Json>);
  return only !== undefined && others.length === 0 && only['type'] !== 'array';
}

/** Compiled at its first use: all of them together take seconds, and a process meets few of them at once. */
function validator(compile: () => ValidateFunction, place: Place): Validator {
  let compiled: ValidateFunction | undefined;
  return (value) => {
    const validate = (compiled ??= compile());
    return validate(value) ? [] : errorItems(validate.errors ?? [], place);
  };
}

export function refuseInvalid(items: readonly ErrorItem[]): void {
  if (items.length > 0) throw new Failure(422, items);
}

/** Several complaints about one place are one error: the branches of a oneOf fold into it. */
function errorItems(errors: readonly ErrorObject[], place: Place): ErrorItem[] {
  const kept = errors.filter((error) => error.keyword !== 'const');
  const seen = new Set<string>();
  return kept.flatMap((error) => {
    const field = place(partsOf(error)).join('.');
    const key = `${field} ${error.keyword}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [
      {
        message: validationMessage(error),
        code: `invalid_${error.keyword.toLowerCase()}`,
        fields: field === '' ? [] : [field],
      },
    ];
  });
}

/** `/customer/lines/2/name` -> customer, lines, 2, name. */
function partsOf(error: ErrorObject): string[] {
  const params = error.params as { missingProperty?: string; additionalProperty?: string };
  const last = params.missingProperty ?? params.additionalProperty;
  const parts = error.instancePath.split('/').filter((part) => part !== '');
  return last === undefined ? parts : [...parts, last];
}
