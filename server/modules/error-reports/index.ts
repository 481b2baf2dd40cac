import type { Handlers } from '#server/context.ts';
import { failure } from '#server/platform/http/failure.ts';
import type { Log } from '#server/platform/log.ts';
import { forward } from './forward.ts';
import { masked } from './mask-secrets.ts';
import { recentReports } from './recent-reports.ts';
import { newReportCode } from './report-code.ts';

const PER_MINUTE = 30;

type Deps = { log: Log; error_report_url: string | null; version: string };

/** Báo lỗi của giao diện: into the log and, where one is named, to the outside service; never what was typed into a form. */
export function errorReportHandlers({ log, error_report_url, version }: Deps): Pick<Handlers, 'reportError'> {
  const mayReport = recentReports(PER_MINUTE);
  return {
    reportError: async ({ body: { error_report } }, { account, clock }) => {
      const { tenant_id, user_id } = account;
      if (!mayReport(`${tenant_id}:${user_id}`, clock.epoch_ms()))
        throw failure(
          429,
          'too_many_requests',
          'Đã nhận nhiều báo lỗi của bạn trong một phút. Hãy đợi một phút rồi thử lại.',
        );
      const report = {
        code: newReportCode(),
        happened_on: clock.now(),
        version,
        tenant_id,
        user_id,
        message: masked(error_report.message),
        place: masked(error_report.place),
        stack: error_report.stack === null ? null : masked(error_report.stack),
      };
      log.error({ report }, 'a page failed');
      // Not waited for: a page that has failed should not hang on another service.
      if (error_report_url !== null) void forward(error_report_url, report, log);
      return { error_report: { code: report.code } };
    },
  };
}
