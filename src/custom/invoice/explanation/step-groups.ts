import type { ExplainedStep } from '#domain/money/explain-invoice.ts';

/** Every rounding of an invoice, and the names of the lines they speak of. */
export type Explanation = {
  steps: readonly ExplainedStep[];
  /** In the order the steps count them. */
  lines: readonly { name: string }[];
};

/** The roundings of one line, of one rate, or of the whole invoice. */
export type StepGroup = {
  key: string;
  of: ExplainedStep['name'];
  steps: readonly ExplainedStep[];
  has_changed: boolean;
};

/** What was rounded first, by what it belongs to; lines and rates in the order the amounts were computed. */
export function groupSteps(
  steps: readonly ExplainedStep[],
): Readonly<Record<'invoice' | 'group' | 'line', readonly StepGroup[]>> {
  const groups = new Map<string, ExplainedStep[]>();
  for (const step of steps) {
    const key = keyOf(step.name);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [step]);
    else group.push(step);
  }
  const all = [...groups].flatMap(([key, own]): StepGroup[] => {
    const [first] = own;
    const has_changed = own.some(({ changed }) => changed);
    return first === undefined ? [] : [{ key, of: first.name, steps: own, has_changed }];
  });
  const ofKind = (kind: ExplainedStep['name']['of']) => all.filter(({ of }) => of.of === kind);
  return { invoice: ofKind('invoice'), group: ofKind('group'), line: ofKind('line').sort(byLine) };
}

function byLine({ of: a }: StepGroup, { of: b }: StepGroup): number {
  return (a.of === 'line' ? a.line : 0) - (b.of === 'line' ? b.line : 0);
}

/** The first so many, those that rounding changed before the others; each part in its order. */
export function changedFirst(groups: readonly StepGroup[], most: number): readonly StepGroup[] {
  if (groups.length <= most) return groups;
  const changed = groups.filter(({ has_changed }) => has_changed);
  const others = groups.filter(({ has_changed }) => !has_changed);
  return [...changed, ...others].slice(0, most);
}

function keyOf(name: ExplainedStep['name']): string {
  if (name.of === 'line') return `line ${name.line}`;
  return name.of === 'group' ? `group ${name.group ?? ''}` : 'invoice';
}
