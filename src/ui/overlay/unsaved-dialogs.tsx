import { Button } from '../action/button.tsx';
import { Dialog } from './dialog.tsx';

type UnsavedProps = { open: boolean; onConfirm: () => void; onCancel: () => void };

/** Asked before throwing changes away; the words are those of spec point 2. */
export function DiscardDialog({ open, onConfirm, onCancel }: UnsavedProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      size="small"
      title="Chỉnh sửa chưa được lưu"
      actions={
        <>
          <Button onClick={onCancel}>Tiếp tục chỉnh sửa</Button>
          <Button tone="critical" onClick={onConfirm}>
            Hủy chỉnh sửa
          </Button>
        </>
      }
    >
      <p>Các thay đổi bạn đã thực hiện không được lưu. Bạn có muốn tiếp tục?</p>
    </Dialog>
  );
}

/** Asked before leaving a page with unsaved changes; the words are those of spec point 2. */
export function LeaveDialog({ open, onConfirm, onCancel }: UnsavedProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      size="small"
      title="Rời khỏi trang"
      actions={
        <>
          <Button onClick={onCancel}>Hủy</Button>
          <Button tone="critical" onClick={onConfirm}>
            Rời khỏi trang này
          </Button>
        </>
      }
    >
      <p>Các thay đổi chưa lưu sẽ bị mất nếu bạn rời khỏi trang này.</p>
    </Dialog>
  );
}
