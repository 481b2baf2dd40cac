import addFormatsModule from 'ajv-formats';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Json } from './description.ts';
import { Failure, MAX_ITEMS, type ErrorItem } from './failure.ts';

/** The keyword that `storable` adds to texts. */
const CHARACTERS = 'characters';

/** Characters of XML 1.0 (section 2.2): no control characters but tab and line ends, no halves of a pair, no U+FFFE and U+FFFF. */
export function hasOnlyXmlCharacters(text: string): boolean {
  return !/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\p{Cs}]/u.test(text);
}

/** The keyword that `storable` adds to texts that may not be empty. */
const VISIBLE = 'visible';

/** Whether anything of a text can be seen: blanks, zero-width characters and marks of writing direction alone cannot. */
function isVisible(text: string): boolean {
  return /[^\s\p{C}\p{Z}\u034F\u115F\u1160\u2800\u3164\uFE00-\uFE0F\uFFA0]/u.test(text);
}

/**
 * A request schema with the limits of everything we keep, which the description need not repeat at every field: integers that
 * JSON carries exactly (RFC 8259 section 6), texts that PostgreSQL and XML can hold.
 */
export function storable(schema: Json): Json {
  return limited(schema) as Json;
}

function limited(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(limited);
  if (typeof value !== 'object' || value === null) return value;
  const schema = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, limited(child)]));
  const types = [schema['type']].flat();
  if (types.includes('integer')) return { maximum: Number.MAX_SAFE_INTEGER, ...schema };
  if (!types.includes('string')) return schema;
  const needed = Number(schema['minLength'] ?? 0) > 0;
  return { ...schema, [CHARACTERS]: true, ...(needed && { [VISIBLE]: true }) };
}

type Words = (title: string, error: ErrorObject) => string;

const FORMATS: Readonly<Record<string, string>> = {
  email: 'cần dạng ten@congty.vn',
  date: 'cần dạng năm-tháng-ngày, ví dụ 2026-11-20',
  'date-time': 'cần thời điểm ISO 8601 có Z',
  'tax-code': 'không đúng: cần 10 chữ số (chi nhánh thêm -001) hoặc 12 chữ số và đúng số kiểm tra',
  decimal: 'cần một số, ví dụ 1234.56',
  color: 'cần mã màu sáu chữ số, ví dụ #1b54d0',
};

const WORDS: Readonly<Record<string, Words>> = {
  required: (_title, error) => `Thiếu ${titleOfMissing(error)}. Hãy điền rồi lưu lại.`,
  additionalProperties: (_title, error) =>
    `Không có trường “${shortened((error.params as { additionalProperty: string }).additionalProperty)}”. Hãy bỏ trường này.`,
  minLength: (title, error) =>
    error.data === ''
      ? `${title} không được để trống.`
      : `${title} cần ít nhất ${String((error.params as { limit: number }).limit)} ký tự, đang có ${[...String(error.data)].length}.`,
  maxLength: (title, error) =>
    `${title} dài tối đa ${String((error.params as { limit: number }).limit)} ký tự, đang có ${[...String(error.data)].length}.`,
  minimum: (title, error) =>
    `${title} không được nhỏ hơn ${String((error.params as { limit: number }).limit)}.`,
  maximum: (title, error) =>
    `${title} không được lớn hơn ${String((error.params as { limit: number }).limit)}.`,
  minItems: (title) => `${title} cần ít nhất một mục.`,
  maxItems: (title, error) => `${title} có tối đa ${String((error.params as { limit: number }).limit)} mục.`,
  format: (title, error) =>
    `${title} ${FORMATS[String((error.params as { format: string }).format)] ?? 'không đúng dạng'}.`,
  pattern: (title, error) => `${title} “${shortened(error.data)}” ${patternProblem(error)}.`,
  characters: (title) => `${title} có ký tự điều khiển không hiện ra được. Xóa rồi gõ lại.`,
  visible: (title) => `${title} không có ký tự nào nhìn thấy được. Xóa rồi nhập lại.`,
  type: (title) => `${title} không đúng kiểu dữ liệu.`,
  oneOf: (title) => `${title} không nằm trong các giá trị cho phép.`,
};

/** A Vietnamese sentence for one complaint of the validator: what is there, what is wanted. */
function validationMessage(error: ErrorObject, formats: Formats): string {
  const format =
    error.keyword === 'format' ? formats[String((error.params as { format: string }).format)] : undefined;
  if (typeof format === 'object') return format.problem(shortened(error.data));
  const schema = error.parentSchema as { title?: string } | undefined;
  const title = schema?.title ?? placeName(error.instancePath);
  return (WORDS[error.keyword] ?? ((name: string) => `${name} không hợp lệ.`))(
    title === '' ? 'Dữ liệu' : title,
    error,
  );
}

/** What has no title is called by its key; one of a list by its place in it, counted as people do. */
function placeName(path: string): string {
  const [last = '', list = ''] = path.split('/').reverse();
  return /^\d+$/.test(last) && list !== '' ? `Mục ${Number(last) + 1} của ${list}` : last;
}

function titleOfMissing(error: ErrorObject): string {
  const name = String((error.params as { missingProperty: string }).missingProperty);
  const properties = (error.parentSchema as { properties?: Record<string, { title?: string }> } | undefined)
    ?.properties;
  return `“${properties?.[name]?.title ?? name}”`;
}

/**
 * The mark before the decimals is not named: the text may come from a sheet of a company that writes numbers the other way.
 */
function patternProblem({ data, parentSchema }: ErrorObject): string {
  const { pattern } = parentSchema as { pattern: string };
  const most = Number(/\\\.\\d\{1,(\d+)\}/.exec(pattern)?.[1]);
  const decimals = /^-?\d+\.(\d+)$/.exec(String(data))?.[1]?.length ?? 0;
  return decimals > most ? `có quá nhiều chữ số thập phân, tối đa ${most}` : 'không đúng dạng';
}

/** Longer than any name of ours, so that forms find their fields. */
const SHOWN = 40;

function shortened(value: unknown): string {
  const text = String(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

type Check = (value: string) => boolean;

/** Each format's check; where its complaint says what of the value is wrong, with the sentence. */
export type Formats = Readonly<Record<string, Check | { check: Check; problem: (value: string) => string }>>;

export function addFormats(instance: Ajv2020, formats: Formats): void {
  for (const [name, format] of Object.entries(formats))
    instance.addFormat(name, typeof format === 'function' ? format : format.check);
}

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
      validator(() => strict.compile(storable(schema)), isWrapped(schema) ? insideRecord : whole, formats),
    text: (schema) => validator(() => soft.compile(storable(schema)), whole, formats),
    answer: (schema) => validator(() => strict.compile(schema), whole, formats),
  };
}

function ajv(options: object, formats: Formats): Ajv2020 {
  const instance = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    removeAdditional: false,
    // Optimizing takes as long as all the rest of compiling, and saves nothing that could be measured.
    code: { optimize: false, process: stopsAtLimit },
    ...options,
  });
  addFormatsModule.default(instance);
  addFormats(instance, formats);
  instance.addKeyword({
    keyword: CHARACTERS,
    type: 'string',
    validate: (_on: boolean, text: string) => hasOnlyXmlCharacters(text),
  });
  instance.addKeyword({
    keyword: VISIBLE,
    type: 'string',
    // An empty one is reported for its length.
    validate: (_on: boolean, text: string) => text === '' || isVisible(text),
  });
  return instance;
}

/** What the validator complains of before it stops: the choices of a list count each, so that a hundred fields are not lost by them. */
const MAX_COMPLAINTS = 5_000;

/**
 * Compiled code that throws its complaints when they are too many. Ajv itself stops at the first or never: a body of 4 MB can
 * hold hundreds of thousands of wrong places, which take seconds in which the server answers nothing else.
 */
function stopsAtLimit(code: string): string {
  return code.replaceAll(
    'vErrors.push(',
    `if(vErrors.length >= ${MAX_COMPLAINTS}) throw vErrors;vErrors.push(`,
  );
}

function complaintsOf(validate: ValidateFunction, value: unknown): readonly ErrorObject[] {
  try {
    return validate(value) ? [] : (validate.errors ?? []);
  } catch (complaints) {
    if (Array.isArray(complaints)) return complaints as ErrorObject[];
    throw complaints;
  }
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
function validator(compile: () => ValidateFunction, place: Place, formats: Formats): Validator {
  let compiled: ValidateFunction | undefined;
  return (value) => {
    compiled ??= compile();
    return errorItems(complaintsOf(compiled, value), place, formats);
  };
}

export function refuseInvalid(items: readonly ErrorItem[]): void {
  if (items.length > 0) throw new Failure(422, items);
}

/** Several complaints about one place are one error: the branches of a oneOf fold into it. One more than an answer names at most. */
function errorItems(errors: readonly ErrorObject[], place: Place, formats: Formats): ErrorItem[] {
  const items = new Map<string, ErrorItem>();
  for (const error of errors) {
    if (items.size > MAX_ITEMS) break;
    if (error.keyword === 'const') continue;
    const field = place(partsOf(error)).join('.');
    const key = `${field} ${error.keyword}`;
    if (items.has(key)) continue;
    items.set(key, {
      message: validationMessage(error, formats),
      code: `invalid_${error.keyword.toLowerCase()}`,
      fields: field === '' ? [] : [field],
    });
  }
  return [...items.values()];
}

/** `/customer/lines/2/name` -> customer, lines, 2, name. */
function partsOf(error: ErrorObject): string[] {
  const params = error.params as { missingProperty?: string; additionalProperty?: string };
  const last = params.missingProperty ?? params.additionalProperty;
  const parts = error.instancePath.split('/').filter((part) => part !== '');
  // Keys of what was sent may be as long as it is.
  return (last === undefined ? parts : [...parts, last]).map(shortened);
}
