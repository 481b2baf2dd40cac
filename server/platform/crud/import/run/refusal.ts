import { Failure, failure } from '../../../http/failure.ts';

/** A refusal in words, or one of PostgreSQL that lies in the values: data exceptions and broken constraints. */
export function isRefusal(error: unknown): boolean {
  if (error instanceof Failure) return true;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^2[23]/.test(code);
}

/** What is said of such a refusal of PostgreSQL. */
export function unstorable(): Failure {
  return failure(422, 'unstorable', 'Dòng này có giá trị không lưu được. Hãy xem lại từng ô rồi nhập lại.');
}
