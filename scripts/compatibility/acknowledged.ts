import type { Change } from './change.ts';
import { CODES } from './codes.table.ts';
import { listOf, objectOf } from './json.ts';

/** A breaking change that was meant: where and what as the gate names it, and why clients have to bear it. */
type Acknowledgement = { code: string; where: string; why: string };

/** Reads releases/acknowledged.json. Throws for an entry without a known code, a place or a reason. */
export function acknowledgementsIn(value: unknown): Acknowledgement[] {
  return listOf(value).map((one, at) => {
    const { code, where, why } = objectOf(one);
    if (typeof code !== 'string' || !(code in CODES))
      throw new Error(`acknowledgement ${at}: ${JSON.stringify(code)} is no code of the gate`);
    if (typeof where !== 'string' || where === '') throw new Error(`acknowledgement ${at}: say where`);
    if (typeof why !== 'string' || why.trim() === '') throw new Error(`acknowledgement ${at}: say why`);
    return { code, where, why };
  });
}

export type Verdict = {
  /** Breaking changes nobody has answered for. */
  refused: Change[];
  accepted: { change: Change; why: string }[];
  /** Acknowledgements of nothing: the change was taken back, or never was. */
  idle: Acknowledgement[];
};

/** Which breaking changes are answered for; an acknowledgement fits one code at one place exactly. */
export function verdictOn(changes: readonly Change[], acknowledgements: readonly Acknowledgement[]): Verdict {
  const breaking = changes.filter(({ severity }) => severity === 'breaking');
  const fits = (change: Change, one: Acknowledgement): boolean =>
    one.code === change.code && one.where === change.where;
  const verdict: Verdict = { refused: [], accepted: [], idle: [] };
  for (const change of breaking) {
    const answer = acknowledgements.find((one) => fits(change, one));
    if (answer === undefined) verdict.refused.push(change);
    else verdict.accepted.push({ change, why: answer.why });
  }
  verdict.idle = acknowledgements.filter((one) => !breaking.some((change) => fits(change, one)));
  return verdict;
}
