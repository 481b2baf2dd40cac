import type { ChangeKind } from '#domain/changes/change.ts';

/** When a kind last changed, for the whole company (`user_id` null) or for one person of it. */
type LastChange = { kind: ChangeKind; user_id: number | null; at: number };

type Company = { known_since: number; newest: number; last: Map<string, LastChange> };

type RecentLimits = { reach_ms: number; of_company: number; companies: number };

/** A page opens its stream seconds after it was read, and again seconds after it fell. */
const LIMITS: RecentLimits = { reach_ms: 300_000, of_company: 1_000, companies: 5_000 };

type Recent = {
  /** From now on everything is heard. */
  start(): void;
  note(tenant_id: number, kind: ChangeKind, user_id: number | null): void;
  /** What changed in a company, and the time from which on nothing is missing. */
  of(tenant_id: number): { known_since: number; last: LastChange[] };
};

/**
 * When each kind of each company last changed, as far as this process heard. `now`: milliseconds of a clock that only goes forward. Of a
 * kind only the last change is kept, so a company that issues thousands takes no more room than one that issues a few. What has no room
 * makes the time of which everything is known shorter.
 */
export function recentChanges(now: () => number, limits: RecentLimits = LIMITS): Recent {
  // Both maps in the order of the last change: what has to go is at the front.
  const companies = new Map<number, Company>();
  let known_since = Infinity;

  function forgetCompanies(): void {
    for (const [tenant_id, { newest }] of companies) {
      const is_old = newest < now() - limits.reach_ms;
      if (!is_old && companies.size <= limits.companies) return;
      companies.delete(tenant_id);
      if (!is_old) known_since = Math.max(known_since, newest);
    }
  }

  function forgetChanges(company: Company): void {
    for (const [key, { at }] of company.last) {
      if (company.last.size <= limits.of_company) return;
      company.last.delete(key);
      company.known_since = Math.max(company.known_since, at);
    }
  }

  return {
    start: () => {
      companies.clear();
      known_since = now();
    },
    note: (tenant_id, kind, user_id) => {
      const at = now();
      const company: Company = companies.get(tenant_id) ?? { known_since: 0, newest: at, last: new Map() };
      companies.delete(tenant_id);
      companies.set(tenant_id, company);
      company.newest = at;
      const key = `${kind} ${user_id ?? ''}`;
      company.last.delete(key);
      company.last.set(key, { kind, user_id, at });
      forgetChanges(company);
      forgetCompanies();
    },
    of: (tenant_id) => {
      const company = companies.get(tenant_id);
      const since = Math.max(known_since, company?.known_since ?? 0, now() - limits.reach_ms);
      return {
        known_since: since,
        last: [...(company?.last.values() ?? [])].filter(({ at }) => at >= since),
      };
    },
  };
}
