import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { createPortal } from 'react-dom';
import { Button } from '../action/button.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { ConservationBar } from '../display/conservation-bar.tsx';
import { formatCount } from '../format/number.ts';
import './job-progress.css';
import { useSpacedWords } from './use-spaced-words.ts';
import { pieceWords } from '../words/piece.ts';

export type JobState = 'running' | 'finished' | 'stopped';

type JobProgressProps = {
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
  const words = pieceWords.job;
  const waiting = Math.max(0, total - done - failed);
  const sum = words.sum(formatCount(total), formatCount(done), formatCount(failed), formatCount(waiting));
  const spoken = useSpacedWords(`${title}. ${words[state]}: ${sum}`);
  const ended = state !== 'running';
  return (
    <section className="k-job" aria-label={title}>
      <div className="k-job__head">
        <b>{title}</b>
        <span className="k-job__state">{words[state]}</span>
        <IconButton name={words.close} icon={IconX} size="small" onClick={onClose} />
      </div>
      <ConservationBar ok={done} failed={failed} unknown={0} waiting={waiting} />
      <div className="k-job__foot">
        <span className="k-job__sum">{sum}</span>
        {failed > 0 && onShowErrors && (
          <Button size="small" onClick={onShowErrors}>
            {words.errors}
          </Button>
        )}
        {!ended && onStop && (
          <Button size="small" onClick={onStop}>
            {words.stop}
          </Button>
        )}
        {ended && onUndo && (
          <Button size="small" busy={undoing} onClick={onUndo}>
            {words.undo}
          </Button>
        )}
      </div>
      <span className="k-visually-hidden" role="status">
        {spoken}
      </span>
    </section>
  );
}
