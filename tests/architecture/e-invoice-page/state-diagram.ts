import type { Transitions } from '#domain/transitions.ts';

type Table = Transitions<string, string>;

/** One arrow of a drawing: every event that leads the same way. */
type Arrow = { from: string; to: string; events: string[] };

/** A state machine as Mermaid, drawn from its table; `drawn` says which states are on the drawing. */
export function stateDiagram(
  table: Table,
  first: string,
  drawn: (state: string) => boolean = () => true,
): string {
  const arrows = arrowsOf(table).filter(({ from, to }) => drawn(from) && drawn(to));
  const ends = Object.keys(table).filter((state) => drawn(state) && isEnd(table, state));
  return [
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${first}`,
    ...arrows.map(({ from, to, events }) => `  ${from} --> ${to}: ${events.join(', ')}`),
    ...ends.map((state) => `  ${state} --> [*]`),
    '```',
  ].join('\n');
}

/** No event leads on from it. */
export function isEnd(table: Table, state: string): boolean {
  return Object.keys(table[state] ?? {}).length === 0;
}

/** Every event with the states that take it and where it leads, as rows. */
export function eventRows(table: Table): { event: string; to: string; from: string[] }[] {
  const rows = new Map<string, { event: string; to: string; from: string[] }>();
  for (const [from, events] of Object.entries(table)) {
    for (const [event, to = ''] of Object.entries(events)) {
      const key = `${event} ${to}`;
      const row = rows.get(key) ?? { event, to, from: [] };
      row.from.push(from);
      rows.set(key, row);
    }
  }
  return [...rows.values()];
}

function arrowsOf(table: Table): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const { event, to, from } of eventRows(table)) {
    for (const state of from) {
      const arrow = arrows.get(`${state} ${to}`) ?? { from: state, to, events: [] };
      arrow.events.push(event);
      arrows.set(`${state} ${to}`, arrow);
    }
  }
  return [...arrows.values()];
}
