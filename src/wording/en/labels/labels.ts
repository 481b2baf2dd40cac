import { bellLabels } from './bell.table.ts';
import { collectorLabels } from './collectors.table.ts';
import { correctionLabels } from './corrections.table.ts';
import { declarationLabels } from './declaration.table.ts';
import { errorLabels } from './errors.table.ts';
import { limitLabels } from './limits.table.ts';
import { messageLabels } from './messages.table.ts';
import { mistakeLabels } from './mistakes.table.ts';
import { summaryTableLabels } from './summary-tables.table.ts';
import { monthEndLabels } from './month-end.table.ts';
import { noticeLabels } from './notices.table.ts';
import { permissionLabels } from './permissions.table.ts';
import { printDesignLabels } from './print-designs.table.ts';
import { reconciliationLabels } from './reconciliations.table.ts';
import { registrationLabels } from './registrations.table.ts';
import { resourceLabels } from './resources.table.ts';
import { roundingLabels } from './rounding.table.ts';
import { settingLabels } from './settings.table.ts';
import { specialGoodsLabels } from './special-goods.table.ts';
import { statementLabels } from './statements.table.ts';
import { stateLabels } from './states.table.ts';
import { webhookLabels } from './webhooks.table.ts';

/** English of the words that come with the description and the law, by the Vietnamese. */
export const labels: Readonly<Record<string, string>> = {
  ...webhookLabels,
  ...bellLabels,
  ...collectorLabels,
  ...correctionLabels,
  ...declarationLabels,
  ...errorLabels,
  ...limitLabels,
  ...messageLabels,
  ...mistakeLabels,
  ...summaryTableLabels,
  ...monthEndLabels,
  ...noticeLabels,
  ...permissionLabels,
  ...printDesignLabels,
  ...reconciliationLabels,
  ...registrationLabels,
  ...resourceLabels,
  ...roundingLabels,
  ...settingLabels,
  ...specialGoodsLabels,
  ...statementLabels,
  ...stateLabels,
};
