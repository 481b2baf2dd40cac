/** One rule of the product's specification, in a sentence close to its own words. */
export type Rule = {
  /** Point, subject, matter: `4.session.no-token`. A test claims it by naming it in brackets in its title. */
  id: `${Point}.${string}`;
  rule: string;
  /** Not there yet, and what it waits for. Such a rule has no test; every other has one. */
  unbuilt?: string;
  /** Means nothing in a browser of today, or is met by other means, and why. Such a rule has no test either. */
  not_applied?: string;
};

export type Point = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
