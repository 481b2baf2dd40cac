import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { createPortal } from 'react-dom';
import { Button } from '../action/button.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { ConservationBar } from '../display/conservation-bar.tsx';
import { formatCount } from '../format/number.ts';
import './job-progress.css';
import { useSpacedWords } from './use-spaced-words.ts';

export type JobState = 'running' | 'finished' | 'stopped';

export type JobProgressProps = {
  /** What is being done ("Sửa thuế suất 1.284 hàng hóa"). */
  title: string;
  state: JobState;
  total: number;
  /** Done well. */
  done: number;
  failed: number;
  /** 'Xem lỗi'. */
  onShowErrors?: () => void;
  /** 'Hoàn tác', once the job has ended. */
  onUndo?: () => void;
  undoing?: boolean;
  /** 'Dừng', while it runs. */
  onStop?: () => void;
  onClose: () => void;
};

const stateWords = { running: 'Đang chạy', finished: 'Đã xong', stopped: 'Đã dừng' } satisfies Record<
  JobState,
  string
>;

/** A job the server runs, in a card above the foot of the screen. It stays till closed; closing it does not stop the job. */
export function JobProgress(props: JobProgressProps) {
  return createPortal(
    <div className="k-job-host">
      <JobCard {...props} />
    </div>,
    document.body,
  );
}

/** The card itself, for a place of its own on a page. */
export function JobCard(props: JobProgressProps) {
  const { title, state, total, done, failed, onShowErrors, onUndo, undoing, onStop, onClose } = props;
  const waiting = Math.max(0, total - done - failed);
  const sum = `${formatCount(total)} = ${formatCount(done)} xong + ${formatCount(failed)} lỗi + ${formatCount(waiting)} chờ`;
  const spoken = useSpacedWords(`${title}. ${stateWords[state]}: ${sum}`);
  const ended = state !== 'running';
  return (
    <section className="k-job" aria-label={title}>
      <div className="k-job__head">
        <b>{title}</b>
        <span className="k-job__state">{stateWords[state]}</span>
        <IconButton name="Đóng tiến độ" icon={IconX} size="small" onClick={onClose} />
      </div>
      <ConservationBar ok={done} failed={failed} unknown={0} waiting={waiting} />
      <div className="k-job__foot">
        <span className="k-job__sum">{sum}</span>
        {failed > 0 && onShowErrors && (
          <Button size="small" onClick={onShowErrors}>
            Xem lỗi
          </Button>
        )}
        {!ended && onStop && (
          <Button size="small" onClick={onStop}>
            Dừng
          </Button>
        )}
        {ended && onUndo && (
          <Button size="small" busy={undoing} onClick={onUndo}>
            Hoàn tác
          </Button>
        )}
      </div>
      <span className="k-visually-hidden" role="status">
        {spoken}
      </span>
    </section>
  );
}
