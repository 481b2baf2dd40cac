import type { PermissionCode } from '#generated/vocabulary.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { formatInstantDate } from '#src/ui/format/date.ts';
import { firstRunWords } from '#src/wording/first-run.ts';
import { permissionCodeLabels } from '#src/wording/labels.ts';
import { lower } from '#src/wording/lists.ts';
import { registrationWords } from '#src/wording/registration.ts';
import type { ProfileNeed } from './first-run-facts.ts';
import type { StepNote } from './first-run-steps.ts';
import type { Wait } from './waits.ts';

function fieldLabel(need: ProfileNeed): string {
  return lower(descriptorOf('tenant').form_fields.find(({ source }) => source === need)?.label ?? need);
}

/** As the page of roles names it; of several alternatives the first. */
function rightLabel([codes = []]: readonly (readonly string[])[]): string {
  return codes.map((code) => permissionCodeLabels[code as PermissionCode]).join(', ');
}

/** Where the authority reviews it: which step of that, and what the company has to do in it. */
function declarationText({
  at,
  registration: { review },
}: Extract<StepNote, { code: 'declaration' }>): string {
  if (at !== 'answer' || review === null) return firstRunWords.declarations[at];
  const { title, text } = registrationWords.review.steps[review];
  return `${title} ${text}`;
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
    case 'declaration':
      return declarationText(note);
    case 'invoice':
      return firstRunWords.invoices[note.at];
    case 'profile':
      return firstRunWords.profileDone(note.delegate, note.office);
    case 'accepted':
      return firstRunWords.acceptedOn(note.office, formatInstantDate(note.time));
    case 'after':
      return firstRunWords.after(note.steps.map((key) => lower(firstRunWords.steps[key].title)));
    case 'right':
      return firstRunWords.right(rightLabel(note.access));
    case 'until':
      return firstRunWords.until(note.issuer, formatInstantDate(note.time), note.is_test);
    case 'series':
      return firstRunWords.seriesDone(note.name);
  }
}

/** Who it is, in the words of the guide or by name. */
export function actorName({ actor, name, task }: Wait, own_name: string): string {
  const { actors, named } = firstRunWords.waits;
  if (actor === 'you') return named(own_name);
  if (task.code === 'steps' && task.access !== null) return `${actors[actor]} “${rightLabel(task.access)}”`;
  return name ?? actors[actor];
}

/** What is awaited of them, in a few words. */
export function taskText({ task }: Wait): string {
  return task.code === 'steps'
    ? task.steps.map((key) => lower(firstRunWords.steps[key].title)).join(', ')
    : firstRunWords.waits.tasks[task.code];
}
