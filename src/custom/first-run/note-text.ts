import type { PermissionCode } from '#generated/vocabulary.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { formatInstantDate } from '#src/ui/format/date.ts';
import { firstRunWords } from '#src/wording/first-run.ts';
import { lower } from '#src/wording/lists.ts';
import { permissionCodeLabels } from '#src/wording/labels.ts';
import type { StepNote } from './first-run-steps.ts';
import type { ProfileNeed } from './profile-needs.table.ts';

function fieldLabel(need: ProfileNeed): string {
  return lower(descriptorOf('tenant').form_fields.find(({ source }) => source === need)?.label ?? need);
}

/** As the page of roles names it; of several alternatives the first. */
function rightLabel([codes = []]: readonly (readonly string[])[]): string {
  return codes.map((code) => permissionCodeLabels[code as PermissionCode]).join(', ');
}

/** What is told of a step beside what it is for, in a sentence or a fact. */
export function noteText(note: StepNote): string {
  switch (note.code) {
    case 'missing':
      return firstRunWords.missing(note.fields.map(fieldLabel));
    case 'not_in_force':
      return firstRunWords.notInForce;
    case 'other_tax_code':
      return firstRunWords.otherTaxCode;
    case 'series_unusable':
      return firstRunWords.seriesUnusable;
    case 'not_named':
      return firstRunWords.notNamed;
    case 'draft_kept':
      return firstRunWords.draftKept;
    case 'declaration':
      return firstRunWords.declarations[note.at];
    case 'after':
      return firstRunWords.after(note.steps.map((key) => lower(firstRunWords.steps[key].title)));
    case 'right':
      return firstRunWords.right(rightLabel(note.access));
    case 'until':
      return firstRunWords.until(formatInstantDate(note.time), note.is_test);
    case 'series':
      return note.name;
  }
}
