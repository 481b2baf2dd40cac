import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { Icon } from '#src/ui/display/icon.tsx';
import { ReadyList, type ReadyLine } from '#src/ui/display/ready-list.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { KeepingLinks } from '#src/views/guard/keeping-links.tsx';
import { readyWords } from '#src/wording/desk/invoice-editor.ts';
import { movementWords } from '#src/wording/desk/movement.ts';
import type { Due } from '../../due.ts';
import { unfold } from '../folding-card.tsx';
import { cellOfId, fieldId, GO_TO_CELL } from '../problem-places.ts';
import type { Problem } from '../problem-places.ts';
import { SigningLines, signingParts, type SigningNow } from './signing-readiness.tsx';

type Area = 'series' | 'buyer' | 'lines' | 'money';

const areas: readonly Area[] = ['series', 'buyer', 'lines', 'money'];
/** Problems shown of one area; the rest are counted. */
const shownAtOnce = 4;

function areaOf({ target, line }: Problem): Area {
  if (line !== null || (target !== null && cellOfId(target) !== null)) return 'lines';
  if (target === fieldId('template_id') || target === fieldId('issued_on')) return 'series';
  const isOfParties = ['buyer', 'movement'].some((part) => target?.startsWith(fieldId(part)) === true);
  return isOfParties ? 'buyer' : 'money';
}

/** Gives a control the focus, wherever it is: folded away, or in a line of a long invoice that is not drawn. */
export function goTo(target: string): void {
  const control = document.getElementById(target);
  if (control === null) {
    document.dispatchEvent(new CustomEvent(GO_TO_CELL, { detail: target }));
    return;
  }
  unfold(control);
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
}

/** Gives what is still to be done beside the form the focus: what a certificate or a declaration lacks has no field in it. */
export function goToFirstTask(): void {
  document.querySelector<HTMLElement>('.ready__todo .ready__link')?.focus();
}

/** What still stands between the draft and its publication, each with the way to its field. */
export function ReadyCard({
  problems,
  has_vat,
  moved = false,
  signing,
  due,
}: {
  problems: readonly Problem[];
  has_vat: boolean;
  /** A phiếu xuất kho: goods on the way. */
  moved?: boolean;
  signing: SigningNow;
  /** Until when it must be signed and sent. A day that has passed is said and stops nothing: publishing asks to confirm it. */
  due: Due | null;
}) {
  const done_words = {
    ...readyWords,
    buyer: moved ? movementWords.ready : readyWords.buyer,
    lines: has_vat ? readyWords.lines : readyWords.untaxedLines,
  };
  const groups = areas.map((area) => ({
    area,
    problems: problems.filter((problem) => areaOf(problem) === area),
  }));
  const hidden = groups.reduce((sum, group) => sum + Math.max(0, group.problems.length - shownAtOnce), 0);
  const { readiness } = signing;
  const done =
    groups.filter((group) => group.problems.length === 0).length +
    signingParts.filter((part) => readiness?.[part].length === 0).length;
  const all = areas.length + signingParts.length + (readiness?.package.length ?? 0);
  return (
    <Card
      className="editor__ready-card"
      title={readyWords.title}
      action={<span className="ready__count">{readyWords.count(done, all)}</span>}
    >
      <ReadyList
        lines={groups.flatMap((group): ReadyLine[] =>
          group.problems.length === 0
            ? [{ key: group.area, state: 'done', text: done_words[group.area] }]
            : group.problems.slice(0, shownAtOnce).map(({ message, target }) => ({
                key: `${group.area} ${target ?? ''} ${message}`,
                state: 'todo',
                text: message,
                ...(target !== null && { go: { label: readyWords.goTo, onClick: () => goTo(target) } }),
              })),
        )}
        more={hidden > 0 ? readyWords.more(hidden) : null}
      >
        <KeepingLinks>
          <SigningLines {...signing} />
        </KeepingLinks>
        {due?.state === 'over' && (
          <li className="ready__todo">
            <Icon of={IconAlertTriangle} size={18} />
            <span>{readyWords.late(formatDate(due.on))}</span>
          </li>
        )}
      </ReadyList>
    </Card>
  );
}
