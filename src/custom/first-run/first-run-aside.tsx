import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs';
import IconFilePlus from '@tabler/icons-react/dist/esm/icons/IconFilePlus.mjs';
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import IconServer from '@tabler/icons-react/dist/esm/icons/IconServer.mjs';
import IconTransfer from '@tabler/icons-react/dist/esm/icons/IconTransfer.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconWritingSign from '@tabler/icons-react/dist/esm/icons/IconWritingSign.mjs';
import { useCan, useSignedIn } from '#src/providers/account-context.ts';
import { today } from '#src/providers/today.ts';
import { hrefOf, routeOf } from '#src/routes.ts';
import type { RouteKey } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Avatar } from '#src/ui/display/avatar.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { formatDate, formatDateTime } from '#src/ui/format/date.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { firstRunWords } from '#src/wording/first-run.ts';
import type { ComponentProps } from 'react';
import type { Step } from './first-run-steps.ts';
import { actorName, taskText } from './guide-texts.ts';
import type { Actor, Wait } from './waits.ts';

type AsideProps = { steps: readonly Step[]; waits: readonly Wait[] };

/** Beside the steps: who has to act now, and what can be done in the meantime. */
export function FirstRunAside({ steps, waits }: AsideProps) {
  return (
    <aside className="first-run__aside" aria-label={firstRunWords.waits.title}>
      <WaitingFor waits={waits} />
      <Meanwhile steps={steps} />
    </aside>
  );
}

const icons = {
  authority: IconBuildingBank,
  provider: IconTransfer,
  system: IconServer,
  signer: IconWritingSign,
  right: IconUsers,
} as const satisfies Partial<Record<Actor, unknown>>;

const isDate = (time: string) => time.length === 'YYYY-MM-DD'.length;

/** By when, else since when, else how many steps. */
function timeText({ task, since, due_on }: Wait): string | null {
  const { due, overdue } = firstRunWords.waits;
  if (due_on !== null) return (due_on < today() ? overdue : due)(formatDate(due_on));
  if (task.code === 'steps') return firstRunWords.shares.steps(task.steps.length);
  return since === null ? null : firstRunWords.waits.since(sinceText(since));
}

const sinceText = (since: string) => (isDate(since) ? formatDate(since) : formatDateTime(since));

function WaitingFor({ waits }: { waits: readonly Wait[] }) {
  const { account } = useSignedIn();
  const { title, none, since: from } = firstRunWords.waits;
  return (
    <Card title={title}>
      {waits.length === 0 && <p className="first-run__quiet">{none}</p>}
      <ul className="first-run__waits">
        {waits.map((wait) => {
          const { actor, task, since, due_on } = wait;
          const isPerson = actor === 'you' || actor === 'representative';
          const name = actorName(wait, account.full_name);
          return (
            <li key={`${actor} ${task.code} ${name} ${taskText(wait)}`}>
              {isPerson ? (
                <Avatar name={actor === 'you' ? account.full_name : name} size="small" />
              ) : (
                <span className="first-run__actor">
                  <Icon of={icons[actor]} size={16} />
                </span>
              )}
              <div>
                <b>{name}</b>
                <span>
                  {taskText(wait)}
                  {due_on !== null && since !== null && `, ${from(sinceText(since))}`}
                </span>
              </div>
              <span
                className={
                  due_on !== null && due_on < today()
                    ? 'first-run__when first-run__when--late'
                    : 'first-run__when'
                }
              >
                {timeText(wait)}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

type Extra = {
  page: RouteKey;
  icon: ComponentProps<typeof Icon>['of'];
  label: 'products' | 'customers' | 'people' | 'draft';
  note: 'sheet' | 'notSent' | null;
};

const extras: readonly Extra[] = [
  { page: 'products.import', icon: IconPackages, label: 'products', note: 'sheet' },
  { page: 'customers.import', icon: IconUsers, label: 'customers', note: 'sheet' },
  { page: 'users.create', icon: IconUserPlus, label: 'people', note: null },
  { page: 'invoices.create', icon: IconFilePlus, label: 'draft', note: 'notSent' },
];

/** A draft is written as soon as there is a series; where that is the next step already, its button says so. */
function isDraftExtra(steps: readonly Step[]): boolean {
  const invoice = steps.find(({ key }) => key === 'invoice');
  return invoice?.state === 'waiting' && invoice.href !== null && invoice.note?.code === 'after';
}

/** What moves the company on and waits for nobody; only what this account may do. */
function Meanwhile({ steps }: { steps: readonly Step[] }) {
  const can = useCan();
  const words = firstRunWords.meanwhile;
  const shown = extras.filter(
    ({ page, label }) => can(routeOf(page).access) && (label !== 'draft' || isDraftExtra(steps)),
  );
  if (shown.length === 0) return null;
  const isAwaited = steps.some(({ state }) => state === 'away');
  return (
    <Card title={isAwaited ? words.title : words.anytime}>
      <ul className="first-run__extras">
        {shown.map(({ page, icon, label, note }) => (
          <li key={page}>
            <Icon of={icon} size={18} />
            <KitLink href={hrefOf(page)}>{words[label]}</KitLink>
            {note !== null && <span>{words[note]}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
