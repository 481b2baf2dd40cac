import type { FirstRunRecords } from './first-run-facts.ts';
import { certificateFault, missingOf, usableCertificates, usableSeries } from './first-run-facts.ts';
import type { ProfileNeed } from './profile-needs.table.ts';
import { stepKeys, stepRows } from './steps.table.ts';
import type { StepKey } from './steps.table.ts';

/**
 * `next`: to be done now; `open`: could be done now too; `waiting`: something else comes first; `others`: this account
 * may not do it, and where it may not look either, nobody says whether it is done.
 */
export type StepState = 'done' | 'next' | 'open' | 'waiting' | 'others';

/** What is told of a step beside what it is for. */
export type StepNote =
  | { code: 'missing'; fields: readonly ProfileNeed[] }
  | { code: 'not_in_force' | 'other_tax_code' | 'series_unusable' | 'unbuilt' }
  | { code: 'after'; steps: readonly StepKey[] }
  | { code: 'right'; access: readonly (readonly string[])[] }
  /** Of a step that is done: until when its certificate signs (ISO with Z), or its series. */
  | { code: 'until'; time: string }
  | { code: 'series'; name: string };

export type Step = { key: StepKey; state: StepState; note: StepNote | null; href: string | null };

export type Surroundings = {
  can: (access: readonly (readonly string[])[]) => boolean;
  /** The address of a page; null while it is not built. */
  page: (key: string) => string | null;
};

/** `known` false: the account may not look. */
type Found = { known: boolean; done: boolean; note: StepNote | null };

const unseen: Found = { known: false, done: false, note: null };
const lacking = (note: StepNote | null = null): Found => ({ known: true, done: false, note });
const finished = (note: StepNote | null = null): Found => ({ known: true, done: true, note });

const look: Record<StepKey, (records: FirstRunRecords) => Found> = {
  profile: ({ tenant }) => {
    const fields = missingOf(tenant);
    return fields.length === 0 ? finished() : lacking({ code: 'missing', fields });
  },
  certificate: ({ tenant, certificates }) => {
    if (certificates === null) return unseen;
    const fault = certificateFault(tenant, certificates);
    if (fault !== null) return lacking(fault === 'none' ? null : { code: fault });
    const ends = usableCertificates(tenant, certificates).map(({ valid_to }) => valid_to);
    return finished({ code: 'until', time: ends.sort().at(-1) ?? '' });
  },
  declaration: ({ tenant, certificates }) => {
    if (certificates === null) return unseen;
    return usableCertificates(tenant, certificates).some(({ declared }) => declared) ? finished() : lacking();
  },
  series: ({ templates, today }) => {
    if (templates === null) return unseen;
    const [name] = usableSeries(templates, today);
    if (name !== undefined) return finished({ code: 'series', name });
    return lacking(templates.length === 0 ? null : { code: 'series_unusable' });
  },
  invoice: ({ published }) => (published ? finished() : lacking()),
};

/**
 * The steps of a company, as this account sees them. An invoice that the authority has taken proves those before it.
 */
export function stepsOf(records: FirstRunRecords, { can, page }: Surroundings): Step[] {
  const found = stepKeys.map((key) => ({ key, ...look[key](records) }));
  const isLacking = (key: StepKey) => found.some((one) => one.key === key && one.known && !one.done);
  const steps = found.map(({ key, known, done, note }): Step => {
    const { access, pages, after } = stepRows[key];
    const step = (state: StepState, told: StepNote | null, href: string | null = null) => ({
      key,
      state,
      note: told,
      href,
    });
    if (done || records.published) return step('done', done ? note : null);
    if (!known || !can(access)) return step('others', { code: 'right', access });
    const [href = null] = pages.map(page).filter((address) => address !== null);
    if (href === null) return step('waiting', { code: 'unbuilt' });
    const first = after.filter(isLacking);
    return first.length > 0 ? step('waiting', { code: 'after', steps: first }) : step('open', note, href);
  });
  const next = steps.find(({ state }) => state === 'open');
  return steps.map((step) => (step === next ? { ...step, state: 'next' } : step));
}

/** How far the company is, of the steps this account can follow. */
export function progressOf(steps: readonly Step[]): { done: number; all: number } {
  const done = steps.filter(({ state }) => state === 'done').length;
  const others = steps.filter(({ state }) => state === 'others').length;
  return { done, all: steps.length - others };
}
