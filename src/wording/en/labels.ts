import { declarationLabels } from './labels/declaration.table.ts';
import { errorLabels } from './labels/errors.table.ts';
import { limitLabels } from './labels/limits.table.ts';
import { messageLabels } from './labels/messages.table.ts';
import { noticeLabels } from './labels/notices.table.ts';
import { permissionLabels } from './labels/permissions.table.ts';
import { registrationLabels } from './labels/registrations.table.ts';
import { resourceLabels } from './labels/resources.table.ts';
import { roundingLabels } from './labels/rounding.table.ts';
import { settingLabels } from './labels/settings.table.ts';
import { stateLabels } from './labels/states.table.ts';

/** English of the words that come with the description and the law, by the Vietnamese. */
export const labels: Readonly<Record<string, string>> = {
  ...declarationLabels,
  ...errorLabels,
  ...limitLabels,
  ...messageLabels,
  ...noticeLabels,
  ...permissionLabels,
  ...registrationLabels,
  ...resourceLabels,
  ...roundingLabels,
  ...settingLabels,
  ...stateLabels,
};
