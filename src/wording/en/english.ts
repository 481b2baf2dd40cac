import { uiEnglish } from '#src/ui/words/english.ts';
import { serverSaid } from './answers/server-said.ts';
import { accountWords } from './settings/accounts.ts';
import { apiTokenWords } from './settings/api-tokens.ts';
import { providerWords } from './settings/provider.ts';
import { webhookWords } from './settings/webhooks.ts';
import { offlineWords } from './public/offline.ts';
import { reconciliationWords } from './reports/reconciliations.ts';
import { proofPackWords } from './reports/proof-packs.ts';
import { auditWords } from './settings/audit.ts';
import { auditedWords } from './settings/audited.ts';
import { noticeWords } from './authority-notices.ts';
import { noticeBannerWords } from './desk/notice-banner.ts';
import { bellWords, digestWords, noticeSaidWords } from './settings/notices.ts';
import { bulkDeleteWords } from './processing/bulk-delete.ts';
import { bulkPublishWords } from './bulk-publish.ts';
import { invoiceListWords, invoicePageWords, invoiceWords, tabWords } from './invoice.ts';
import {
  buyerWords,
  lineWords,
  pasteWords,
  publishWords,
  readyWords,
  totalWords,
  buyerQuestionWords,
  draftPrintWords,
} from './desk/invoice-editor.ts';
import { collectorMailboxWords } from './processing/collector-mailbox.ts';
import { missingWords } from './processing/missing-invoices.ts';
import { collectorWords } from './processing/collectors.ts';
import { certificateWays } from './settings/certificate-ways.ts';
import { certificateWords } from './settings/certificates.ts';
import { common, files } from './common.ts';
import {
  correctionTitles,
  pageTitles,
  rateWords,
  recordListWords,
  webhookListWords,
  certificateTitles,
  packageTitles,
  reportTitles,
  mistakeTitles,
  historyTitles,
} from './record-lists.ts';
import { emptyLists } from './empty-lists.ts';
import { companyWords } from './desk/company-register.ts';
import { correctionWords } from './correction.ts';
import { declarationExplanationWords, registrationWords } from './registration.ts';
import { dashboardWords } from './reports/dashboard.ts';
import { reportWords, usageReportWords } from './reports/reports.ts';
import { decimalWords, mailSettingWords } from './settings/company-settings.ts';
import { declaredWords } from './declared.ts';
import { documentWords, xmlWords } from './document.ts';
import { draftWords } from './drafts.ts';
import { authorityHelp } from './help/authority.ts';
import { companyHelp } from './help/company.ts';
import { helpWords } from './help/help.ts';
import { sellingHelp } from './help/selling.ts';
import { firstRunWords } from './first-run.ts';
import { forms, problems } from './forms.ts';
import { imports } from './imports.ts';
import { labels } from './labels/labels.ts';
import { lawWords, sendDeadlineWords } from './law.ts';
import { lists } from './lists.ts';
import { entryWords, gatewayWords, menuWords, quickSearchWords, serviceStopWords } from './menu.ts';
import { explanationWords, moneyWords } from './money.ts';
import { network, pages } from './pages.ts';
import {
  passkeyWords,
  passwordWords,
  profileWords,
  recoveryWords,
  sessionWords,
  totpWords,
} from './settings/profile.ts';
import { newYearWords } from './settings/new-year.ts';
import { packageWords } from './settings/packages.ts';
import { printDesignWords } from './settings/print-design.ts';
import { publicEnglish } from './public/public.ts';
import reactAdminWords from 'ra-language-english';
import { refusalWords } from './refusals.ts';
import { mistakeWords } from './mistake.ts';
import { catalogueSalesWords } from './desk/catalogue-sales.ts';
import { attachmentWords } from './desk/attachments.ts';
import { specialWords } from './desk/special-goods.ts';
import { storedFaultWords } from './desk/stored-faults.ts';
import { discountWords } from './desk/discount.ts';
import { scanWords } from './desk/scan.ts';
import { extraWords } from './desk/extras.ts';
import { mergeWords } from './desk/invoice-merge.ts';
import { movementWords } from './desk/movement.ts';
import { recurringWords } from './desk/recurring.ts';
import { filterSumWords } from './desk/filter-sum.ts';
import { commandWords } from './desk/commands.ts';
import { invoiceActWords } from './desk/invoice-acts.ts';
import { buyerLinkWords, deliveryWords } from './processing/delivery.ts';
import { scheduleWords } from './processing/schedule.ts';
import { registerWords } from './processing/cash-register.ts';
import { tillDeviceWords } from './processing/till-offline.ts';
import { tillWords } from './processing/till.ts';
import { heldWords } from './processing/held.ts';
import { publishPageWords } from './processing/publish-page.ts';
import { monthEndWords } from './reports/month-end.ts';
import { summaryTableWords } from './reports/summary-table.ts';
import { roleWords } from './settings/roles.ts';
import { switchWords } from './settings/switch-account.ts';
import {
  signedDeclarationWords,
  signedExplanationWords,
  signedMistakeWords,
  signedPackageWords,
  signedSummaryTableWords,
  signedInvoiceWords,
  signedStatementWords,
  signingWords,
} from './signing.ts';
import { statementWords } from './processing/statement.ts';
import { tenantWords } from './settings/tenant.ts';
import { askAllWords, historyEmpty, historyWords } from './transmissions.ts';
import { usbSigningWords } from './usb-signing.ts';
import { xmlVerificationWords } from './settings/xml-verification.ts';

/** English of every set of words, by the names of the sets; of the labels by the Vietnamese. */
export const english = {
  ...publicEnglish,
  ...uiEnglish,
  accountWords,
  apiTokenWords,
  offlineWords,
  proofPackWords,
  reconciliationWords,
  providerWords,
  webhookWords,
  webhookListWords,
  certificateTitles,
  auditWords,
  auditedWords,
  noticeBannerWords,
  noticeWords,
  bellWords,
  digestWords,
  noticeSaidWords,
  serverSaid,
  bulkDeleteWords,
  bulkPublishWords,
  companyWords,
  buyerQuestionWords,
  buyerWords,
  catalogueSalesWords,
  attachmentWords,
  extraWords,
  discountWords,
  scanWords,
  specialWords,
  storedFaultWords,
  mergeWords,
  movementWords,
  recurringWords,
  filterSumWords,
  certificateWays,
  certificateWords,
  collectorMailboxWords,
  missingWords,
  collectorWords,
  commandWords,
  common,
  correctionTitles,
  correctionWords,
  declarationExplanationWords,
  dashboardWords,
  reportWords,
  usageReportWords,
  decimalWords,
  mailSettingWords,
  declaredWords,
  documentWords,
  draftPrintWords,
  draftWords,
  emptyLists,
  entryWords,
  explanationWords,
  files,
  firstRunWords,
  forms,
  authorityHelp,
  companyHelp,
  helpWords,
  sellingHelp,
  historyEmpty,
  historyTitles,
  historyWords,
  askAllWords,
  imports,
  invoiceActWords,
  invoiceListWords,
  invoicePageWords,
  invoiceWords,
  labels,
  lawWords,
  monthEndWords,
  heldWords,
  publishPageWords,
  registerWords,
  tillWords,
  tillDeviceWords,
  scheduleWords,
  buyerLinkWords,
  deliveryWords,
  summaryTableWords,
  lineWords,
  pasteWords,
  lists,
  gatewayWords,
  serviceStopWords,
  menuWords,
  moneyWords,
  network,
  newYearWords,
  packageTitles,
  reportTitles,
  packageWords,
  printDesignWords,
  pages,
  pageTitles,
  passkeyWords,
  passwordWords,
  problems,
  profileWords,
  publishWords,
  quickSearchWords,
  rateWords,
  reactAdminWords,
  readyWords,
  recordListWords,
  recoveryWords,
  refusalWords,
  mistakeTitles,
  mistakeWords,
  registrationWords,
  roleWords,
  switchWords,
  sendDeadlineWords,
  sessionWords,
  signedDeclarationWords,
  signedExplanationWords,
  signedMistakeWords,
  signedPackageWords,
  signedSummaryTableWords,
  signedInvoiceWords,
  signedStatementWords,
  statementWords,
  signingWords,
  tabWords,
  tenantWords,
  totalWords,
  totpWords,
  usbSigningWords,
  xmlVerificationWords,
  xmlWords,
};
