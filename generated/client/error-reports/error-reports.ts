/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { ErrorReport, ReportErrorBody } from '../models.ts';
import { getHeaders, http } from '.././http.ts';

export const getReportErrorUrl = () => {
  return `/api/error_reports`
}
/**
 * Goes into the log and, when ERROR_REPORT_URL is set, to that service. Never what was typed into a form.
 * @summary Báo lỗi của giao diện
 */
export const reportError = async (reportErrorBody: ReportErrorBody, options?: Parameters<typeof http>[1]): Promise<ErrorReport> => {
return http<ErrorReport>(getReportErrorUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(reportErrorBody) });
}
