/** Gaps by the names of the product (spec point 9), px; between cards it is 16. In a file of their own: public pages load these and no other tokens. */
export const spacing = {
  none: 0,
  extraTight: 4,
  tight: 8,
  baseTight: 12,
  loose: 20,
  extraLoose: 32,
} as const;
export type Spacing = keyof typeof spacing;
