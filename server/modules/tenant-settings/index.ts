import { TIMEZONES } from '#domain/settings/timezones.table.ts';
import type { Handlers } from '#server/context.ts';
import { decimalHandlers } from './decimals.ts';
import { settingHandlers } from './settings.ts';

export { readConfigs as readChosen } from './configs.ts';
export { readAmountSettings, type AmountSettings } from './decimals.ts';
export { owesReturn, readDisplay, readNumberStyle, readReturnPeriod, readWarningLimits } from './settings.ts';

/** Minutes that a zone is ahead of UTC at an instant; behind it, less than zero. */
function minutesFromUtc(timezone_iana: string, epoch_ms: number): number {
  const format = new Intl.DateTimeFormat('en', { timeZone: timezone_iana, timeZoneName: 'longOffset' });
  const name = format.formatToParts(epoch_ms).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // GMT, GMT+05:30, GMT-03:00
  const [, sign = '', hours = '0', minutes = '0'] = /^GMT([+-])(\d{2}):(\d{2})$/.exec(name) ?? [];
  const distance = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -distance : distance;
}

const timezoneHandlers = {
  listTimezones: async (_input, { clock }) => {
    const now = clock.epoch_ms();
    return {
      timezones: TIMEZONES.map((zone) => ({ ...zone, diff: minutesFromUtc(zone.timezone_iana, now) })),
    };
  },
} satisfies Pick<Handlers, 'listTimezones'>;

export const tenantSettingHandlers = { ...settingHandlers, ...timezoneHandlers, ...decimalHandlers };
