import IconDeadline from '@tabler/icons-react/dist/esm/icons/IconCalendarExclamation.mjs';
import IconDone from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMailX.mjs';
import IconRefused from '@tabler/icons-react/dist/esm/icons/IconAlertHexagon.mjs';
import IconWebhook from '@tabler/icons-react/dist/esm/icons/IconWebhookOff.mjs';
import IconUnknown from '@tabler/icons-react/dist/esm/icons/IconHelpHexagon.mjs';
import { noticeDetail, noticeTitle } from '#domain/notices/said.ts';
import { today } from '#src/providers/today.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Icon, type IconShape } from '#src/ui/display/icon.tsx';
import { formatInstantDate, formatDate, formatMinute } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { bellWords as words, noticeSaidWords } from '#src/wording/settings/notices.ts';
import type { Notice } from './use-notices.ts';

const SPEECH = { words: noticeSaidWords, count: formatCount };

const ICONS = {
  refusal: IconRefused,
  authority: IconInbox,
  deadline: IconDeadline,
  returned_mail: IconMail,
  job: IconDone,
  connection: IconWebhook,
} as const satisfies Record<Notice['kind'], IconShape>;

type Look = { icon: IconShape; tone: 'critical' | 'warning' | 'unknown' | 'success' };

function lookOf({ kind, group, topic }: Notice): Look {
  if (topic === 'unknown') return { icon: IconUnknown, tone: 'unknown' };
  if (group === 'done') return { icon: IconDone, tone: 'success' };
  if (kind === 'job') return { icon: IconRefused, tone: 'warning' };
  const isWarning = kind === 'deadline' || kind === 'authority';
  return { icon: ICONS[kind], tone: isWarning ? 'warning' : 'critical' };
}

/** The minute of what happened today, the day of what is older. */
function whenOf({ happened_on }: Notice): string {
  const day = formatInstantDate(happened_on);
  return day === formatDate(today()) ? formatMinute(happened_on) : day.slice(0, 5);
}

type NoticeRowProps = { notice: Notice; onOpen: () => void };

export function NoticeRow({ notice, onOpen }: NoticeRowProps) {
  const { icon, tone } = lookOf(notice);
  const detail = noticeDetail(notice, today(), SPEECH);
  return (
    <li className="bell__notice" data-unread={!notice.read}>
      <span className={`bell__icon bell__icon--${tone}`}>
        <Icon of={icon} size={18} />
      </span>
      <span className="bell__words">
        <KitLink href={notice.path} onClick={onOpen}>
          {!notice.read && <span className="k-visually-hidden">{`${words.unread}: `}</span>}
          {noticeTitle(notice, SPEECH)}
        </KitLink>
        {detail !== null && <span className="bell__detail">{detail}</span>}
      </span>
      <time dateTime={notice.happened_on}>{whenOf(notice)}</time>
    </li>
  );
}
