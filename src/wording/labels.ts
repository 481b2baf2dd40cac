import {
  AUDIT_ACTION_LABELS,
  COLLECTED_OUTCOME_LABELS,
  COLLECTOR_MAIL_OUTCOME_LABELS,
  DECIMAL_KEY_LABELS,
  INVOICE_EMAIL_STATE_LABELS,
  IMPORT_STATE_LABELS,
  INPUT_INVOICE_GRADE_LABELS,
  INPUT_INVOICE_NATURE_LABELS,
  INPUT_INVOICE_STATE_LABELS,
  INPUT_INVOICE_VERDICT_LABELS,
  MISSING_INPUT_INVOICE_KIND_LABELS,
  INVOICE_CORRECTED_LABELS,
  INVOICE_REGIME_LABELS,
  INVOICE_SALE_LABELS,
  LINE_KIND_LABELS,
  MAILBOX_SECURITY_LABELS,
  NAMED_INVOICE_ANSWER_LABELS,
  NOTICE_ANSWER_STATE_LABELS,
  ON_DIFFERENCE_LABELS,
  ON_EXISTING_LABELS,
  PERMISSION_CODE_LABELS,
  RECURRING_STATUS_LABELS,
  PUBLICATION_STATUS_LABELS,
  SOLD_CORRECTION_KIND_LABELS,
  STATEMENT_STATE_LABELS,
  SUMMARY_ROW_STATE_LABELS,
  TABLE_CORRECTION_STATE_LABELS,
  THEME_LABELS,
  USE_SCOPE_LABELS,
  USE_STOP_GROUND_LABELS,
  STORED_PART_LABELS,
  XML_OUTCOME_LABELS,
  XML_QR_AGREEMENT_LABELS,
  XML_SIGNER_ROLE_LABELS,
} from '#generated/vocabulary.ts';
import { labelled } from '#src/language/language.ts';

/** Words of the description's closed lists, in the language the page was loaded with. */
export const auditActionLabels = labelled(AUDIT_ACTION_LABELS);
export const collectedOutcomeLabels = labelled(COLLECTED_OUTCOME_LABELS);
export const collectorMailOutcomeLabels = labelled(COLLECTOR_MAIL_OUTCOME_LABELS);
export const decimalKeyLabels = labelled(DECIMAL_KEY_LABELS);
export const invoiceEmailStateLabels = labelled(INVOICE_EMAIL_STATE_LABELS);
export const importStateLabels = labelled(IMPORT_STATE_LABELS);
export const inputInvoiceGradeLabels = labelled(INPUT_INVOICE_GRADE_LABELS);
export const inputInvoiceNatureLabels = labelled(INPUT_INVOICE_NATURE_LABELS);
export const inputInvoiceStateLabels = labelled(INPUT_INVOICE_STATE_LABELS);
export const missingInputInvoiceKindLabels = labelled(MISSING_INPUT_INVOICE_KIND_LABELS);
export const inputInvoiceVerdictLabels = labelled(INPUT_INVOICE_VERDICT_LABELS);
export const invoiceCorrectedLabels = labelled(INVOICE_CORRECTED_LABELS);
export const invoiceRegimeLabels = labelled(INVOICE_REGIME_LABELS);
export const invoiceSaleLabels = labelled(INVOICE_SALE_LABELS);
export const lineKindLabels = labelled(LINE_KIND_LABELS);
export const mailboxSecurityLabels = labelled(MAILBOX_SECURITY_LABELS);
export const namedInvoiceAnswerLabels = labelled(NAMED_INVOICE_ANSWER_LABELS);
export const noticeAnswerStateLabels = labelled(NOTICE_ANSWER_STATE_LABELS);
export const onDifferenceLabels = labelled(ON_DIFFERENCE_LABELS);
export const onExistingLabels = labelled(ON_EXISTING_LABELS);
export const permissionCodeLabels = labelled(PERMISSION_CODE_LABELS);
export const recurringStatusLabels = labelled(RECURRING_STATUS_LABELS);
export const publicationStatusLabels = labelled(PUBLICATION_STATUS_LABELS);
export const storedPartLabels = labelled(STORED_PART_LABELS);
export const soldCorrectionKindLabels = labelled(SOLD_CORRECTION_KIND_LABELS);
export const statementStateLabels = labelled(STATEMENT_STATE_LABELS);
export const summaryRowStateLabels = labelled(SUMMARY_ROW_STATE_LABELS);
export const tableCorrectionStateLabels = labelled(TABLE_CORRECTION_STATE_LABELS);
export const themeLabels = labelled(THEME_LABELS);
export const useScopeLabels = labelled(USE_SCOPE_LABELS);
export const useStopGroundLabels = labelled(USE_STOP_GROUND_LABELS);
export const xmlOutcomeLabels = labelled(XML_OUTCOME_LABELS);
export const xmlQrAgreementLabels = labelled(XML_QR_AGREEMENT_LABELS);
export const xmlSignerRoleLabels = labelled(XML_SIGNER_ROLE_LABELS);
