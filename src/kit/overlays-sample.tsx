import { useState } from 'react';
import type { MouseEvent } from 'react';
import { Button } from '#src/ui/action/button.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { Card, Stack } from '#src/ui/layout/card.tsx';
import { SaveBar } from '#src/ui/layout/save-bar.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import type { DialogSize } from '#src/ui/overlay/dialog.tsx';
import { Drawer } from '#src/ui/overlay/drawer.tsx';
import { Popover } from '#src/ui/overlay/popover.tsx';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { Tooltip } from '#src/ui/overlay/tooltip.tsx';
import { DiscardDialog, LeaveDialog } from '#src/ui/overlay/unsaved-dialogs.tsx';
import { DownloadCard } from '#src/ui/progress/download-card.tsx';
import { SpinnerPage } from '#src/ui/state/loading-bar.tsx';

const sizes: DialogSize[] = ['small', 'medium', 'large', 'extraLarge', 'fullScreen'];
const long = Array.from({ length: 40 }, (_none, at) => `Dòng ${at + 1}`);
const longText = 'Công ty Cổ phần Thương mại và Dịch vụ Kỹ thuật Sao Việt, chi nhánh Thành phố Hồ Chí Minh';

function Dialogs() {
  const [open, setOpen] = useState<string | null>(null);
  const close = () => setOpen(null);
  const names = [...sizes, 'limitHeight', 'discard', 'leave', 'drawer', 'drawer narrow', 'drawer wide'];
  const drawer = open?.startsWith('drawer');
  return (
    <Card title="Hộp thoại và ngăn kéo">
      <div className="kit-line">
        {names.map((name) => (
          <Button key={name} size="small" onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
      </div>
      {sizes.map((size) => (
        <Dialog
          key={size}
          open={open === size}
          onClose={close}
          size={size}
          title="Ký và phát hành 1 hóa đơn"
          actions={
            <>
              <Button onClick={close}>Hủy</Button>
              <Button tone="primary">Ký và phát hành</Button>
            </>
          }
        >
          Sau khi ký không sửa được, chỉ điều chỉnh hoặc thay thế.
        </Dialog>
      ))}
      <Dialog open={open === 'limitHeight'} onClose={close} limitHeight title="Bốn mươi dòng">
        <ul>
          {long.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Dialog>
      <DiscardDialog open={open === 'discard'} onConfirm={close} onCancel={close} />
      <LeaveDialog open={open === 'leave'} onConfirm={close} onCancel={close} />
      <Drawer
        open={drawer === true}
        onClose={close}
        title="Bằng chứng"
        narrow={open === 'drawer narrow'}
        wide={open === 'drawer wide'}
        actions={<Button onClick={close}>Đóng</Button>}
      >
        {longText}
      </Drawer>
    </Card>
  );
}

function Popovers() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [name, setName] = useState('');
  const open = (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget);
  return (
    <Card title="Khung nổi và lời nhắc">
      <div className="kit-line">
        <Button size="small" onClick={open}>
          Khung nổi
        </Button>
        <Tooltip text="Giải thích sau 200 ms">
          <Button size="small">Lời nhắc</Button>
        </Tooltip>
        <Tooltip text={longText} kind="text">
          <Button size="small">Cả tên, sau 1000 ms</Button>
        </Tooltip>
        <Tooltip text={longText} wide>
          <Button size="small">Lời nhắc rộng</Button>
        </Tooltip>
      </div>
      <Popover title="Đổi tên bộ lọc" anchor={anchor} onClose={() => setAnchor(null)} align="start">
        <div className="k-popover__form">
          <TextField label="Tên" value={name} onChange={setName} autoFocus />
          {longText}
        </div>
      </Popover>
    </Card>
  );
}

function Toasts() {
  const { show } = useToast();
  const action = { label: 'Hoàn tác', onPress: () => undefined };
  return (
    <Card title="Thông báo" note="5 giây, 10 giây khi có việc làm">
      <div className="kit-line">
        <Button size="small" onClick={() => show({ tone: 'success', message: 'Đã lưu' })}>
          Ngắn
        </Button>
        <Button
          size="small"
          onClick={() => show({ tone: 'success', message: 'Đã xóa 3 khách hàng', action })}
        >
          Có việc làm
        </Button>
        <Button size="small" onClick={() => show({ tone: 'error', message: `Không lưu được: ${longText}` })}>
          Lỗi, dài
        </Button>
      </div>
    </Card>
  );
}

function Bars() {
  const [open, setOpen] = useState<string | null>(null);
  const close = () => setOpen(null);
  return (
    <Card title="Thanh trên và thẻ dưới">
      <div className="kit-line">
        {['save bar', 'download', 'spinner'].map((name) => (
          <Button key={name} size="small" onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
      </div>
      {open === 'save bar' && (
        <SaveBar
          message="Hóa đơn chưa lưu"
          note="Tự lưu trên máy lúc 09:12:40"
          onSave={close}
          onDiscard={close}
        />
      )}
      {open === 'download' && (
        <DownloadCard title="Xuất khách hàng" facts="640 dòng, 1,2 MB" onCancel={close} />
      )}
      {open === 'spinner' && <SpinnerPage />}
    </Card>
  );
}

/** What floats. Each opens by its button. */
export function OverlaysSample() {
  return (
    <Stack>
      <Bars />
      <Dialogs />
      <Popovers />
      <Toasts />
    </Stack>
  );
}
