/** A state machine as a table: from each state, the events it takes and where they lead. */
export type Transitions<State extends string, Event extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Event, State>>>>
>;

/** The next state, or null when the event changes nothing in this state. */
export function step<State extends string, Event extends string>(
  table: Transitions<State, Event>,
  state: State,
  event: Event,
): State | null {
  return table[state][event] ?? null;
}
