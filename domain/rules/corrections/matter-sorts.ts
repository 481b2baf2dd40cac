import type { Matter } from './remedies.table.ts';

/** Sorts of matters: what harms nothing, what is wrong, and what happens to an invoice that was right. */
export type MatterSort = 'minor' | 'main' | 'later';

const SORTS: Partial<Record<Matter, MatterSort>> = { minor_content: 'minor', main_content: 'main' };

/** Which of the three questions of Có gì sai? a matter answers. */
export function matterSort(matter: Matter): MatterSort {
  return SORTS[matter] ?? 'later';
}
