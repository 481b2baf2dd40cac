import { beforeAll, describe, expect, test } from 'vitest';
import { TIMEZONES } from '#domain/settings/timezones.table.ts';
import type { Context } from '#server/context.ts';
import { tenantSettingHandlers } from '#server/modules/tenant-settings/index.ts';
import { fixedClock } from '#server/platform/clock.ts';

type Listed = { id: number; timezone: string; timezone_iana: string; display_name: string; diff: number };

async function listedAt(now: string): Promise<Listed[]> {
  const context = { clock: fixedClock(now) } as unknown as Context;
  const input = {} as Parameters<typeof tenantSettingHandlers.listTimezones>[0];
  return (await tenantSettingHandlers.listTimezones(input, context)).timezones;
}

let winter: Listed[] = [];
let summer: Listed[] = [];
beforeAll(async () => {
  winter = await listedAt('2026-11-20T02:00:00Z');
  summer = await listedAt('2026-07-01T00:00:00Z');
});

const diffOf = (zones: Listed[], iana: string): number | undefined =>
  zones.find(({ timezone_iana }) => timezone_iana === iana)?.diff;

describe('timezones', () => {
  test('have id, timezone, timezone_iana, display_name, diff [3.timezone.fields]', () => {
    for (const zone of winter)
      expect(Object.keys(zone).toSorted()).toEqual([
        'diff',
        'display_name',
        'id',
        'timezone',
        'timezone_iana',
      ]);
  });

  test.each([
    ['Asia/Ho_Chi_Minh', 420, 420],
    ['Etc/UTC', 0, 0],
    ['Asia/Kathmandu', 345, 345],
    ['America/New_York', -300, -240],
    ['Europe/London', 0, 60],
    ['Australia/Sydney', 660, 600],
  ])('%s is %i minutes from UTC in November, %i in July', (iana, november, july) => {
    expect([diffOf(winter, iana), diffOf(summer, iana)]).toEqual([november, july]);
  });

  test('come each once, from west to east, with names that Intl knows', () => {
    const names = TIMEZONES.map(({ timezone_iana }) => timezone_iana);
    expect(new Set(names).size).toBe(names.length);
    expect(TIMEZONES.map(({ id }) => id)).toEqual(TIMEZONES.map((_zone, at) => at + 1));
    const diffs = winter.map(({ diff }) => diff);
    expect(diffs.filter((diff, at) => diff < (diffs[at - 1] ?? diff) - 60)).toEqual([]);
  });

  test('Vietnam is the one that Windows calls SE Asia Standard Time', () => {
    expect(TIMEZONES.find(({ timezone_iana }) => timezone_iana === 'Asia/Ho_Chi_Minh')).toMatchObject({
      timezone: 'SE Asia Standard Time',
      display_name: 'Hà Nội, Thành phố Hồ Chí Minh',
    });
  });
});
