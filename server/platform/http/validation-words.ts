import type { ErrorObject } from 'ajv/dist/2020.js';

type Words = (title: string, error: ErrorObject) => string;

const FORMATS: Readonly<Record<string, string>> = {
  email: 'cần dạng ten@congty.vn',
  date: 'cần dạng năm-tháng-ngày, ví dụ 2026-11-20',
  'date-time': 'cần thời điểm ISO 8601 có Z',
  'tax-code': 'không đúng: cần 10 chữ số (chi nhánh thêm -001) hoặc 12 chữ số và đúng số kiểm tra',
  'vat-rate': 'cần một trong 0%, 5%, 8%, 10%, KCT, KKKNT',
  decimal: 'cần một số, ví dụ 1234.56',
  color: 'cần mã màu sáu chữ số, ví dụ #1b54d0',
};

const WORDS: Readonly<Record<string, Words>> = {
  required: (_title, error) => `Thiếu ${titleOfMissing(error)}. Hãy điền rồi lưu lại.`,
  additionalProperties: (_title, error) =>
    `Không có trường “${String((error.params as { additionalProperty: string }).additionalProperty)}”. Hãy bỏ trường này.`,
  minLength: (title) => `${title} không được để trống.`,
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
export function validationMessage(error: ErrorObject): string {
  const schema = error.parentSchema as { title?: string } | undefined;
  const title = schema?.title ?? error.instancePath.split('/').at(-1) ?? '';
  return (WORDS[error.keyword] ?? ((name: string) => `${name} không hợp lệ.`))(
    title === '' ? 'Dữ liệu' : title,
    error,
  );
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

const SHOWN = 40;

function shortened(value: unknown): string {
  const text = String(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
