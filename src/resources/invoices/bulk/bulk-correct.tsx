import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import type { BulkDialogProps } from '#src/views/screen.ts';
import { common } from '#src/wording/common.ts';
import { correctionWords } from '#src/wording/correction.ts';
import { useNavigate } from 'react-router';

const words = correctionWords.several;

/** Ticked invoices with the same error, one after the other on the page of what is wrong with the first. */
export function BulkCorrect({ selection: { ids = [] }, onClose, onTaken }: BulkDialogProps) {
  const navigate = useNavigate();
  const [first, ...others] = ids.map(Number).toSorted((a, b) => a - b);
  const go = () => {
    onTaken();
    if (first !== undefined) void navigate(`${hrefOf('corrections', first)}?with=${others.join(',')}`);
  };
  return (
    <Dialog
      open
      size="small"
      title={words.bulkTitle(ids.length)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button tone="primary" disabled={others.length === 0} onClick={go}>
            {words.bulkGo}
          </Button>
        </>
      }
    >
      <p>{words.note}</p>
      {others.length === 0 && <Banner tone="warning">{words.bulkOne}</Banner>}
    </Dialog>
  );
}
