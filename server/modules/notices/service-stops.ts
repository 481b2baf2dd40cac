import { raisedOn, startOf } from '#domain/notices/notice.ts';
import { toldServiceStops } from '#server/modules/site/index.ts';
import { PLAIN, type Found, type Source } from './found.ts';
import { mayOpen, PLACES } from './places.ts';

/** Told again as the day comes nearer. */
const DAYS_BEFORE = [30, 14, 7, 3, 1, 0];

/** That the service will stop or pause, for every account: to the proof packs, the way out, where the account may make one. */
export const serviceStops: Source = async (tx, { account: { permissions }, today }) => {
  const stops = await toldServiceStops(tx, today);
  const { operation, path } = PLACES.proofPacks;
  const page = mayOpen(permissions, operation) ? path() : PLACES.profile.path();
  return stops.map(({ id, kind, from_on, reason, announced_on }): Found => {
    const near = raisedOn(from_on, today, DAYS_BEFORE);
    const near_since = near === null ? announced_on : startOf(near);
    return {
      ...PLAIN,
      key: `service_stop:${id}`,
      kind: 'deadline',
      topic: kind === 'stop' ? 'service_stop' : 'service_pause',
      happened_on: near_since > announced_on ? near_since : announced_on,
      detail: reason,
      due_on: from_on,
      path: page,
    };
  });
};
