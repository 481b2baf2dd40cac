import { decimalHandlers } from './decimals.ts';
import { settingHandlers } from './settings.ts';
import { timezoneHandlers } from './timezones.ts';

export { readConfigs as readChosen } from './configs.ts';
export { readAmountSettings, type AmountSettings } from './amounts.ts';
export { readDisplay, readNumberStyle } from './settings.ts';

export const tenantSettingHandlers = { ...settingHandlers, ...timezoneHandlers, ...decimalHandlers };
