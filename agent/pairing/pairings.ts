import { randomInt, randomUUID } from 'node:crypto';
import { PAIRING_CODE_DIGITS } from '#domain/signing/usb-agent.ts';
import type { AgentRefusal, PairingStart } from '#domain/signing/usb-agent.ts';
import type { PairedSites } from './paired-sites.ts';

const PAIRING_SECONDS = 180;
const TRIES_PER_CODE = 3;
/** Wrong codes (of a million) after which pairing is closed for every site until the user opens it again. */
const TRIES_ALTOGETHER = 10;
/** Sites that wait at once; the oldest is dropped, so that one site cannot block the others. */
const MAX_WAITING = 5;

type Pairing = { id: string; origin: string; code: string; ends_at: number; tries: number };
export type WaitingPairing = Pick<Pairing, 'id' | 'origin' | 'code'>;
type PairingAnswer = { token: string } | { refusal: AgentRefusal };

export type Pairings = {
  /** Starts anew for an origin: a code of its own, shown to the user only. Null when closed. */
  begin(origin: string): PairingStart | null;
  /** What the user typed into the page. The right code is worth one token. */
  confirm(origin: string, id: string, code: string): PairingAnswer;
  waiting(): readonly WaitingPairing[];
  isClosed(): boolean;
  /** The user allows pairing again. */
  reopen(): void;
};

/** `now` in ms. Only paired sites survive a restart. */
export function openPairings(sites: PairedSites, now: () => number): Pairings {
  let pairings: Pairing[] = [];
  let wrong_codes = 0;
  const alive = () => pairings.filter(({ ends_at, tries }) => ends_at > now() && tries < TRIES_PER_CODE);
  const isClosed = () => wrong_codes >= TRIES_ALTOGETHER;
  return {
    begin: (origin) => {
      if (isClosed()) return null;
      const pairing: Pairing = {
        id: randomUUID(),
        origin,
        code: String(randomInt(10 ** PAIRING_CODE_DIGITS)).padStart(PAIRING_CODE_DIGITS, '0'),
        ends_at: now() + PAIRING_SECONDS * 1000,
        tries: 0,
      };
      const others = alive().filter((one) => one.origin !== origin);
      pairings = [...others, pairing].slice(-MAX_WAITING);
      return { id: pairing.id, seconds_left: PAIRING_SECONDS };
    },
    confirm: (origin, id, code) => {
      if (isClosed()) return { refusal: 'pairing_closed' };
      const pairing = alive().find((one) => one.id === id && one.origin === origin);
      if (pairing === undefined) return { refusal: 'code_ended' };
      if (pairing.code !== code) {
        pairing.tries += 1;
        wrong_codes += 1;
        if (isClosed()) return { refusal: 'pairing_closed' };
        return { refusal: pairing.tries < TRIES_PER_CODE ? 'wrong_code' : 'code_ended' };
      }
      pairings = pairings.filter((one) => one !== pairing);
      wrong_codes = 0;
      return { token: sites.add(origin, new Date(now()).toISOString()) };
    },
    waiting: () => (isClosed() ? [] : alive().map(({ id, origin, code }) => ({ id, origin, code }))),
    isClosed,
    reopen: () => {
      pairings = [];
      wrong_codes = 0;
    },
  };
}
