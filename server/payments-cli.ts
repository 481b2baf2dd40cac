import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { DB } from '#generated/database.ts';
import type { Db } from './context.ts';
import { migrate } from './db/migrate.ts';
import { SANDBOX_ACCOUNT } from './gateways/bank/sandbox.ts';
import {
  assignTransfer,
  NoHeadings,
  refundsToAskAbout,
  refundsToTransfer,
  reopenRefund,
  settleRefund,
  takeStatement,
  unassignedTransfers,
  type KeptTransfer,
  type LineProblem,
  type PaymentRefund,
  type StatementReport,
} from './modules/payments/index.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { kyselyOver } from './platform/db/database.ts';
import { createLog } from './platform/log.ts';
import { openPools } from './platform/postgres/pool.ts';
import { readArguments, runCommand } from './platform/run-program.ts';
import { SheetFailure } from './platform/sheets/failure.ts';

const USAGE = `npm run payments -- import <sao-ke.xlsx|csv>   nhận tiền theo sao kê / takes a bank statement
npm run payments -- unmatched                  tiền chưa rõ của yêu cầu nào / money of no request
npm run payments -- assign <mã giao dịch> <HDS...>  gán tiền cho yêu cầu / assigns it to a request
npm run payments -- refunds                    tiền phải chuyển trả / money to be transferred back
npm run payments -- refunded <mã giao dịch đến> <mã giao dịch trả>  ghi đã chuyển trả / notes that it was
npm run payments -- not-refunded <mã giao dịch đến>  cổng thanh toán nói chưa hoàn: mở lại / the gateway knows of none`;

/** In the name of which the log of a company says that money was assigned. */
const OPERATOR = 'Bên vận hành';

const PROBLEMS: Readonly<Record<LineProblem, string>> = {
  no_direction: 'không rõ ghi nợ hay ghi có / neither debit nor credit',
  no_reference: 'không có mã giao dịch / no number of the bank',
  no_amount: 'không đọc được số tiền / unreadable amount',
  no_time: 'không đọc được ngày / unreadable date',
  number_taken: 'mã giao dịch đã ghi với số tiền khác / its number was taken with another amount',
};

const listed = ({ bank_reference, amount, content, transferred_on }: KeptTransfer): string =>
  `  ${bank_reference}  ${amount} đ  ${transferred_on}  ${content}`;

const toTransfer = (refund: PaymentRefund): string =>
  `  ${refund.bank_reference}  ${refund.amount} đ  ${refund.bank_name} ${refund.account_number} ${refund.account_name}  ${refund.reference} ${refund.buyer_name}`;

const toAskAbout = (refund: PaymentRefund): string =>
  `  ${refund.bank_reference}  ${refund.amount} đ  ${refund.reference} ${refund.buyer_name}`;

function printReport({ matched, repeated, unmatched, problems }: StatementReport): void {
  console.log(`Đã ghi / matched: ${matched.length}. Đã nhận từ trước / taken before: ${repeated.length}.`);
  console.log(`Chưa rõ của yêu cầu nào / of no request: ${unmatched.length}.`);
  for (const { transfer } of unmatched) console.log(listed(transfer));
  for (const { row, problem } of problems) console.error(`  dòng / row ${row}: ${PROBLEMS[problem]}`);
}

/** Runs one command; answers what the process ends with. */
async function run(db: Db, account_number: string, words: readonly string[]): Promise<number> {
  const [command, first = '', second = ''] = words;
  const clock = systemClock;
  if (command === 'import' && first !== '') {
    const deps = { db, clock, log: createLog('error'), account_number };
    const report = await takeStatement(deps, { bytes: await readFile(first), file_name: basename(first) });
    printReport(report);
    return report.problems.length > 0 ? 1 : 0;
  }
  if (command === 'unmatched') {
    for (const one of await unassignedTransfers(db)) console.log(listed(one));
    return 0;
  }
  if (command === 'assign' && second !== '') {
    const in_the_way = await assignTransfer({ db, clock, by: OPERATOR }, first, second);
    if (in_the_way === null) console.log(`Đã gán ${first} cho ${second} / assigned`);
    else console.error(in_the_way === 'request_unknown' ? NO_REQUEST : NO_TRANSFER);
    return in_the_way === null ? 0 : 1;
  }
  if (command === 'refunds') {
    for (const one of await refundsToTransfer(db)) console.log(toTransfer(one));
    const unanswered = await refundsToAskAbout(db, clock);
    if (unanswered.length > 0) console.log(ASK_GATEWAY);
    for (const one of unanswered) console.log(toAskAbout(one));
    return 0;
  }
  if (command === 'refunded' && second !== '') {
    const is_settled = await settleRefund({ db, clock, by: OPERATOR }, first, second);
    if (is_settled) console.log(`Đã ghi trả ${first} / noted as given back`);
    else console.error(NO_REFUND);
    return is_settled ? 0 : 1;
  }
  if (command === 'not-refunded' && first !== '') {
    const is_open = await reopenRefund({ db, clock, by: OPERATOR }, first);
    if (is_open) console.log(`Đã mở lại ${first} để công ty yêu cầu hoàn lần nữa / open again`);
    else console.error(NOT_TO_REOPEN);
    return is_open ? 0 : 1;
  }
  console.error(USAGE);
  return 1;
}

const ASK_GATEWAY =
  'Cổng thanh toán không nói kết quả đã một tháng, hãy hỏi rồi ghi refunded hoặc not-refunded / to be asked about at the gateway:';
const NOT_TO_REOPEN =
  'Không có khoản hoàn của giao dịch này, hoặc cổng thanh toán chưa im lặng đủ một tháng / there is no such refund, or it is not a month old';

const NO_REFUND =
  'Không có khoản phải trả của giao dịch này, hoặc đã ghi trả / nothing of it is to be transferred back, or it was';
const NO_REQUEST = 'Không có yêu cầu thanh toán này / no such payment request';
const NO_TRANSFER =
  'Không có khoản tiền này, hoặc nó đã của một yêu cầu / no such money, or it has its request';
const NO_HEADINGS =
  'Không thấy hàng tiêu đề có ngày, mã giao dịch, ghi có và nội dung / no headings of date, number, credit and content';

function accountOf({ bank, sandbox }: Config): string | null {
  if (bank !== null) return bank.account.account_number;
  return sandbox.enabled ? SANDBOX_ACCOUNT.account_number : null;
}

const { positionals } = readArguments({ allowPositionals: true }, USAGE);
await runCommand(async (url, config, log) => {
  const account_number = accountOf(config);
  if (account_number === null) {
    console.error('BANK_* chưa đặt: không có tài khoản nhận tiền / BANK_* is not set: there is no account');
    process.exitCode = 1;
    return;
  }
  await migrate(url, { log });
  const pools = openPools(url, { log });
  try {
    process.exitCode = await run(kyselyOver<DB>(pools.web), account_number, positionals);
  } catch (error) {
    if (!(error instanceof NoHeadings || error instanceof SheetFailure)) throw error;
    console.error(error instanceof NoHeadings ? NO_HEADINGS : error.message);
    process.exitCode = 1;
  } finally {
    await pools.end();
  }
});
