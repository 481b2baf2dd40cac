import type { RouteKey } from '#src/routes.ts';
import {
  certificateFault,
  declaredBy,
  furthestInvoice,
  isAway,
  missingOf,
  usableCertificates,
  usableSeries,
} from './first-run-facts.ts';
import type { FirstRunRecords, OpenStanding, ProfileNeed, Registration } from './first-run-facts.ts';
import { stepKeys, type StepKey } from './step-keys.ts';
import { stepRows } from './steps.table.ts';

/**
 * `next`: to be done now; `open`: could be done now too; `away`: sent, an answer is awaited; `waiting`: something else
 * comes first; `others`: this account may not do it, and where it may not look either, nobody says whether it is done.
 */
export type StepState = 'done' | 'next' | 'open' | 'away' | 'waiting' | 'others';

/** What is told of a step beside what it is for. */
export type StepNote =
  | { code: 'missing'; fields: readonly ProfileNeed[] }
  | { code: 'not_in_force' | 'other_tax_code' | 'series_unusable' | 'not_named' }
  | { code: 'declaration'; at: OpenStanding; registration: Registration }
  | { code: 'invoice'; at: OpenStanding }
  | { code: 'after'; steps: readonly StepKey[] }
  /** `known` false: whether it is done cannot be seen by this account. */
  | { code: 'right'; access: readonly (readonly string[])[]; known: boolean }
  /** Of a step that is done; `time` is an instant, ISO with Z. */
  | { code: 'profile'; delegate: string; office: string }
  | { code: 'until'; issuer: string; time: string; is_test: boolean }
  | { code: 'accepted'; office: string; time: string }
  | { code: 'series'; name: string };

/** What the button of a step says; `do` in the step's own words. */
type StepAction = 'do' | 'send' | 'correct' | 'change' | 'go_on' | 'look' | 'view';

export type Step = {
  key: StepKey;
  state: StepState;
  note: StepNote | null;
  href: string | null;
  action: StepAction;
};

export type Surroundings = {
  can: (access: readonly (readonly string[])[]) => boolean;
  /** The address of a page; null where this account may not open it. */
  page: (key: RouteKey, id?: number) => string | null;
};

/** `known` false: the account may not look. `go`: where it is gone on with, when not at the usual page. */
type Found = {
  known: boolean;
  done: boolean;
  away: boolean;
  note: StepNote | null;
  go: { page: RouteKey; id?: number; action: StepAction } | null;
};

const unseen: Found = { known: false, done: false, away: false, note: null, go: null };
const lacking = (note: StepNote | null = null, go: Found['go'] = null): Found => ({
  ...unseen,
  known: true,
  note,
  go,
});
const finished = (note: StepNote | null = null): Found => ({ ...lacking(note), done: true });

const look: Record<StepKey, (records: FirstRunRecords) => Found> = {
  profile: ({ tenant }) => {
    const fields = missingOf(tenant);
    if (fields.length > 0) return lacking({ code: 'missing', fields });
    const { delegate_name, tax_authority_name } = tenant;
    return finished({ code: 'profile', delegate: delegate_name ?? '', office: tax_authority_name ?? '' });
  },
  certificate: ({ tenant, certificates }) => {
    if (certificates === null) return unseen;
    const fault = certificateFault(tenant, certificates);
    if (fault !== null) return lacking(fault === 'none' ? null : { code: fault });
    const [last] = usableCertificates(tenant, certificates).toSorted((a, b) =>
      b.valid_to.localeCompare(a.valid_to),
    );
    if (last === undefined) return finished();
    const { issuer_name, valid_to, is_test } = last;
    return finished({ code: 'until', issuer: issuer_name, time: valid_to, is_test });
  },
  declaration: lookAtDeclarations,
  series: ({ templates, today }) => {
    if (templates === null) return unseen;
    const [name] = usableSeries(templates, today);
    if (name !== undefined) return finished({ code: 'series', name });
    return lacking(templates.length === 0 ? null : { code: 'series_unusable' });
  },
  invoice: ({ published, invoices }) => {
    if (published) return finished();
    const furthest = furthestInvoice(invoices);
    if (furthest === null) return lacking();
    const { at, id } = furthest;
    const note: StepNote = { code: 'invoice', at };
    const page = 'invoices.one';
    if (isAway(at)) return { ...lacking(note, { page, id, action: 'view' }), away: true };
    return lacking(note, { page, id, action: at === 'draft' ? 'go_on' : 'look' });
  },
};

/** By the declarations themselves; who may not read them is told what the certificates say. */
function lookAtDeclarations({ tenant, certificates, registrations }: FirstRunRecords): Found {
  const usable = certificates === null ? null : usableCertificates(tenant, certificates);
  if (usable?.some(({ declared }) => declared) === true) return finished(acceptedNote(registrations ?? []));
  if (registrations === null) return usable === null ? unseen : lacking();
  const declared = declaredBy(registrations);
  if (declared.at === 'none') return lacking();
  // Which certificate it names is known to who may see the certificates.
  if (declared.at === 'accepted') {
    if (usable === null) return finished(acceptedNote(registrations));
    return lacking({ code: 'not_named' }, { page: 'registrations.create', action: 'change' });
  }
  const { at, registration } = declared;
  const { id } = registration;
  const note: StepNote = { code: 'declaration', at, registration };
  if (isAway(at)) return { ...lacking(note, { page: 'registrations.one', id, action: 'view' }), away: true };
  return lacking(note, { page: 'registrations.one', id, action: at === 'refused' ? 'correct' : 'send' });
}

/** Who accepted the declaration that is in force, and when; null where the account may not read it. */
function acceptedNote(registrations: readonly Registration[]): StepNote | null {
  const last = registrations.find(({ status }) => status === 'tax_authority_accepted');
  if (last === undefined || last.accepted_on === null) return null;
  return { code: 'accepted', office: last.tax_authority_name ?? '', time: last.accepted_on };
}

/**
 * The steps of a company, as this account sees them. An invoice that the authority has taken proves those before it.
 */
export function stepsOf(records: FirstRunRecords, { can, page }: Surroundings): Step[] {
  const found = stepKeys.map((key) => ({ key, ...look[key](records) }));
  const isLacking = (key: StepKey) => found.some((one) => one.key === key && one.known && !one.done);
  const steps = found.map(({ key, known, done, away, note, go }): Step => {
    const { access, page: usual, seen_on, after, begun_after } = stepRows[key];
    const { page: target, id, action } = go ?? { page: usual, id: undefined, action: 'do' as const };
    const begins = () => ({ href: page(target, id), action });
    if (done || records.published) {
      return { key, state: 'done', note: done ? note : null, href: page(seen_on), action: 'view' };
    }
    if (away) return { key, state: 'away', note, ...begins() };
    if (!known || !can(access))
      return { key, state: 'others', note: { code: 'right', access, known }, href: null, action };
    const first = after.filter(isLacking);
    if (first.length === 0) return { key, state: 'open', note, ...begins() };
    const waits = { key, state: 'waiting', note: { code: 'after', steps: first } } as const;
    return begun_after.some(isLacking) ? { ...waits, href: null, action } : { ...waits, ...begins() };
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
