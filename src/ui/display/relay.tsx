import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { pieceWords } from '../words/piece.ts';
import './relay.css';

/** `now` is under way, `unknown` timed out and is being looked up: never drawn as failed. */
export type RelayState = 'done' | 'now' | 'failed' | 'unknown' | 'waiting';

export type RelayStep = { key: string; label: string; note?: ReactNode; state: RelayState };

const marks = {
  done: <Icon of={IconCheck} size={13} stroke={3} />,
  failed: <Icon of={IconX} size={13} stroke={3} />,
  now: null,
  unknown: <span>?</span>,
  waiting: null,
} satisfies Record<RelayState, ReactNode>;

/** The way of a document hand to hand; a row of steps, a column on a phone. */
export function Relay({ name, steps }: { name: string; steps: readonly RelayStep[] }) {
  return (
    <ol className="k-relay" aria-label={name}>
      {steps.map(({ key, label, note, state }) => (
        <li
          key={key}
          className={`k-relay__step k-relay__step--${state}`}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className="k-relay__mark" aria-hidden>
            {marks[state]}
          </span>
          <b>{label}</b>
          <span className="k-visually-hidden">, {pieceWords.relay[state]}</span>
          {note && <span className="k-relay__note">{note}</span>}
        </li>
      ))}
    </ol>
  );
}
