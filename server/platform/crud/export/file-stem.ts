import { foldedHeading } from '../import/folded.ts';

/** A name for a file in plain letters: `khach-hang` of Khách hàng. */
export function fileStem(label: string): string {
  return foldedHeading(label).replaceAll(' ', '-');
}
