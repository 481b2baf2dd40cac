import { POINT_1 } from './point-1.table.ts';
import { POINT_2 } from './point-2.table.ts';
import { POINT_3 } from './point-3.table.ts';
import { POINT_4 } from './point-4.table.ts';
import { POINT_5 } from './point-5.table.ts';
import { POINT_6 } from './point-6.table.ts';
import { POINT_7 } from './point-7.table.ts';
import { POINT_8 } from './point-8.table.ts';
import { POINT_9 } from './point-9.table.ts';
import type { Point, Rule } from './rule.ts';

type PointRules = { point: Point; title: string; rules: readonly Rule[] };

/** The specification, point by point. */
export const POINTS: readonly PointRules[] = [
  { point: 1, title: 'What the product does and for whom', rules: POINT_1 },
  { point: 2, title: 'Screens and routes', rules: POINT_2 },
  { point: 3, title: 'Entities and their fields', rules: POINT_3 },
  { point: 4, title: 'States and transitions', rules: POINT_4 },
  { point: 5, title: 'Validation rules', rules: POINT_5 },
  { point: 6, title: 'Roles and permissions', rules: POINT_6 },
  { point: 7, title: 'The calls it makes', rules: POINT_7 },
  { point: 8, title: 'Error catalogue', rules: POINT_8 },
  { point: 9, title: 'Business constants and limits', rules: POINT_9 },
];

/** Whether a rule is one that tests must hold. */
export const isTested = ({ unbuilt, not_applied }: Rule): boolean =>
  unbuilt === undefined && not_applied === undefined;
