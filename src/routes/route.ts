import type { CheckName } from './activation-checks.ts';

/** Alternatives are any-of, the codes within one all-of; `[[]]` asks only for an account. */
export type Access = readonly (readonly string[])[];

/** A path with a page behind it. `{id}` matches digits; anything else there is not found. */
export type PageRoute = {
  path: string;
  access: Access;
  /** What has to hold beside the permissions. */
  checks?: readonly CheckName[];
  /** Its entry in the navigation, for pages of no resource. */
  menu?: { group: string; order: number; label: string };
};

/** A path that leads on: the account decides where to. */
export type RedirectRoute = {
  path: string;
  access: Access;
  redirect: 'home' | 'first_setting';
};
