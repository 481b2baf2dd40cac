import { useState } from 'react';
import { Button } from '#src/ui/action/button.tsx';
import { Avatar } from '#src/ui/display/avatar.tsx';
import { Badge, Tag } from '#src/ui/display/badge.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { ConservationBar } from '#src/ui/display/conservation-bar.tsx';
import type { Tone } from '#src/ui/display/glyph.tsx';
import { Kbd } from '#src/ui/display/kbd.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { Card, Stack } from '#src/ui/layout/card.tsx';
import { SaveBar } from '#src/ui/layout/save-bar.tsx';
import { SkeletonTable } from '#src/ui/list/skeleton-table.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { FieldsSample } from './fields-sample.tsx';

const tones: [Tone, string][] = [
  ['success', 'Đã cấp mã'],
  ['warning', 'Chờ CQT phản hồi'],
  ['critical', 'Từ chối cấp mã'],
  ['highlight', 'Đã gửi T-VAN'],
  ['default', 'Chưa phát hành'],
  ['unknown', 'Chưa rõ'],
  ['new', 'Mới'],
  ['plain', 'Chờ có mã'],
];

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10, marginBottom: 12 } as const;

function Displays() {
  return (
    <Card title="Trạng thái, tiền, người">
      <div style={line}>
        {tones.map(([tone, label]) => (
          <Badge key={tone} tone={tone}>
            {label}
          </Badge>
        ))}
        <Badge tone="success" size="small">
          Nhỏ
        </Badge>
        <Tag>thay 1268</Tag>
      </div>
      <div style={line}>
        <Money amount="40066296" weight="bold" />
        <Money amount="-3499200" />
        <Money amount={null} />
        {['Trần Thu Hương', 'Nguyễn Lan', 'Quang Anh', 'Bùi Dung', 'Minh Khôi'].map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <Kbd keys={['Ctrl', 'Enter']} />
      </div>
      <ConservationBar ok={394} failed={12} unknown={3} waiting={91} />
    </Card>
  );
}

function Buttons({ onDialog, onSaveBar }: { onDialog: () => void; onSaveBar: () => void }) {
  const { show } = useToast();
  return (
    <Card title="Nút">
      <div style={line}>
        <Button tone="primary" shortcut="⏎" onClick={onDialog}>
          Ký và phát hành
        </Button>
        <Button
          onClick={() =>
            show({
              tone: 'success',
              message: 'Đã lưu bản nháp',
              action: { label: 'Mở', onPress: () => undefined },
            })
          }
        >
          Lưu nháp
        </Button>
        <Button tone="plain" onClick={onSaveBar}>
          Giải thích số tiền
        </Button>
        <Button tone="critical" onClick={() => show({ tone: 'error', message: 'Không hủy được hóa đơn' })}>
          Hủy hóa đơn
        </Button>
      </div>
      <div style={line}>
        <Button tone="primary" size="small">
          Nhỏ
        </Button>
        <Button size="small">Nhỏ</Button>
        <Button disabled>Tắt</Button>
        <Button tone="primary" busy>
          Đang ký…
        </Button>
        <Button tone="primary" size="large">
          Lớn
        </Button>
      </div>
    </Card>
  );
}

/** The pieces one by one. */
export function PartsSample() {
  const [dialog, setDialog] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  return (
    <main style={{ maxWidth: 900, margin: '0 auto', padding: 16 }}>
      <h1 className="k-visually-hidden">Thành phần</h1>
      <Stack>
        <Displays />
        <Buttons onDialog={() => setDialog(true)} onSaveBar={() => setUnsaved(true)} />
        <FieldsSample />
        <Card title="Đang tải" flush>
          <SkeletonTable />
        </Card>
        <Banner
          tone="critical"
          title="Chưa tải được danh sách."
          action={<button type="button">Thử lại</button>}
        >
          Máy chủ không trả lời sau 10 giây; dữ liệu không mất.
        </Banner>
        <Banner tone="warning">Thuế suất 8% hết hiệu lực sau 31/12/2026.</Banner>
        <Banner tone="unknown" title="Chưa rõ.">
          Đang tra theo mã thông điệp, không cần làm gì.
        </Banner>
        <Banner tone="success">Cơ quan thuế đã cấp mã cho 394 hóa đơn.</Banner>
      </Stack>
      <Dialog
        open={dialog}
        onClose={() => setDialog(false)}
        size="small"
        title="Ký và phát hành 1 hóa đơn"
        actions={
          <>
            <Button onClick={() => setDialog(false)}>Hủy</Button>
            <Button tone="primary" shortcut="⏎">
              Ký và phát hành
            </Button>
          </>
        }
      >
        <p>
          Hóa đơn cho <b>Công ty CP Chuỗi cà phê Phin Sữa</b>, tổng <Money amount="19926000" weight="bold" />,
          sẽ lấy số <b>00001288</b>. Sau khi ký không sửa được, chỉ điều chỉnh hoặc thay thế.
        </p>
      </Dialog>
      {unsaved && (
        <SaveBar
          message="Hóa đơn chưa lưu"
          note="Tự lưu trên máy lúc 09:12:40"
          onSave={() => setUnsaved(false)}
          onDiscard={() => setUnsaved(false)}
        />
      )}
    </main>
  );
}
