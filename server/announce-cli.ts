import { announcementProblem, type AnnouncementProblem, type ServiceStop } from '#domain/service-stop.ts';
import { readableDate } from '#domain/fields/calendar-date.ts';
import type { DB } from '#generated/database.ts';
import type { Db } from './context.ts';
import { migrate } from './db/migrate.ts';
import { announceServiceStop, toldServiceStops, withdrawServiceStop } from './modules/site/index.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import { kyselyOver } from './platform/db/database.ts';
import { openPools } from './platform/postgres/pool.ts';
import { readArguments, runCommand } from './platform/run-program.ts';

const USAGE = `npm run announce -- stop --from 2027-03-01 --reason "…"          báo ngừng dịch vụ / the service ends
npm run announce -- pause --from 2027-03-01 --until 2027-03-02 --reason "…"   báo tạm ngừng / it pauses, last day included
npm run announce -- list                     những gì đang báo / what companies are told
npm run announce -- withdraw <số>            rút lại / takes one back
  --emergency    cho phép báo muộn hơn hạn luật định / later than the law wants, for what could not be foreseen`;

type Options = {
  from?: string | undefined;
  until?: string | undefined;
  reason?: string | undefined;
  emergency: boolean;
};

/** Runs one command of the operator; answers what the process ends with. */
export async function announce(
  { db, clock, say }: { db: Db; clock: Clock; say: (line: string) => void },
  words: readonly string[],
  { from = '', until, reason = '', emergency }: Options,
): Promise<number> {
  const [command = '', id = ''] = words;
  if (command === 'list') {
    for (const stop of await toldServiceStops(db, clock.today())) say(`${stop.id}  ${line(stop)}`);
    return 0;
  }
  if (command === 'withdraw' && /^\d{1,15}$/.test(id)) {
    const done = await withdrawServiceStop(db, Number(id), clock.now());
    say(
      done
        ? `Đã rút lại ${id} / withdrawn`
        : `Không có thông báo ${id}, hoặc đã rút / there is none, or it was withdrawn`,
    );
    return done ? 0 : 1;
  }
  const isPause = command === 'pause' && until !== undefined;
  if (!isPause && !(command === 'stop' && until === undefined)) {
    say(USAGE);
    return 1;
  }
  const stop: ServiceStop = {
    kind: isPause ? 'pause' : 'stop',
    from_on: from,
    until_on: until ?? null,
    reason: reason.trim(),
    emergency,
  };
  const problem = announcementProblem(stop, clock.today());
  if (problem !== null) {
    say(problemWords(problem));
    return 1;
  }
  say(
    `Đã báo cho mọi công ty, số ${await announceServiceStop(db, stop, clock.now())} / announced: ${line(stop)}`,
  );
  return 0;
}

function line({ kind, from_on, until_on, reason }: ServiceStop): string {
  const until = until_on === null ? '' : ` – ${readableDate(until_on)}`;
  return `${kind === 'stop' ? 'ngừng / stop' : 'tạm ngừng / pause'}  ${readableDate(from_on)}${until}  ${reason}`;
}

function problemWords(problem: AnnouncementProblem): string {
  if (problem.code !== 'too_late') return PROBLEMS[problem.code];
  const { days, earliest, source } = problem;
  return `Phải báo trước ít nhất ${days} ngày (${source}): sớm nhất từ ${readableDate(earliest)}. Việc khẩn cấp: thêm --emergency / at least ${days} days ahead`;
}

const PROBLEMS: Readonly<Record<Exclude<AnnouncementProblem['code'], 'too_late'>, string>> = {
  no_reason: 'Cần lý do: --reason / a reason is needed',
  bad_day: 'Ngày phải có dạng 2027-03-01 / days are written so',
  ends_before_start: 'Ngày cuối trước ngày đầu / it ends before it starts',
  over_already: 'Ngày đó đã qua / that day is over',
};

async function main(): Promise<void> {
  const { values, positionals } = readArguments(
    {
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        until: { type: 'string' },
        reason: { type: 'string' },
        emergency: { type: 'boolean', default: false },
      },
    },
    USAGE,
  );
  await runCommand(async (url, _config, log) => {
    await migrate(url, { log });
    const pools = openPools(url, { log });
    try {
      const deps = { db: kyselyOver<DB>(pools.web), clock: systemClock, say: console.log };
      process.exitCode = await announce(deps, positionals, values);
    } finally {
      await pools.end();
    }
  });
}

if (import.meta.main) await main();
