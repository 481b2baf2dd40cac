import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useState } from 'react';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { ReasonCard } from '#src/ui/display/reason-card.tsx';
import { Relay } from '#src/ui/display/relay.tsx';
import { Timeline } from '#src/ui/display/timeline.tsx';
import { Card, Facts, TwoColumns } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { SkeletonTable } from '#src/ui/list/skeleton-table.tsx';
import { Drawer } from '#src/ui/overlay/drawer.tsx';

function Primary({ onEvidence }: { onEvidence: () => void }) {
  return (
    <>
      <Card flush>
        <Relay
          name="Đường đi của hóa đơn"
          steps={[
            { key: '1', label: 'Lập hóa đơn', note: '09:12:03', state: 'done' },
            { key: '2', label: 'Ký số', note: '09:14:52 · HSM', state: 'done' },
            { key: '3', label: 'Gửi T-VAN', note: '09:14:53', state: 'done' },
            { key: '4', label: 'CQT tiếp nhận', note: '09:15:20', state: 'done' },
            { key: '5', label: 'Từ chối cấp mã', note: '09:15:34 · loại 202', state: 'failed' },
          ]}
        />
      </Card>
      <ReasonCard
        question="Vì sao bị từ chối?"
        reason="Mã số thuế người mua đã ngừng hiệu lực từ 03/11/2026."
        consequence="Hóa đơn chưa có hiệu lực và chưa gửi cho người mua; số 00001287 được giữ cho hóa đơn này."
        compare={[
          {
            label: 'Trên hóa đơn · Mã số thuế người mua',
            value: '0011298741',
            note: 'Công ty CP Thực phẩm Hương Đồng',
          },
          {
            label: 'Dữ liệu đăng ký thuế, tra lúc 09:16',
            value: <mark>0019044273</mark>,
            note: 'Nhận sáp nhập, tên đơn vị không đổi',
          },
        ]}
        actions={
          <>
            <Button tone="primary" icon={IconPencil}>
              Đổi mã số thuế và ký lại
            </Button>
            <Button>Hỏi người mua</Button>
            <span>Cần quyền Phát hành</span>
          </>
        }
        original={{
          reasons: [{ code: '20014', words: 'Mã số thuế người mua đã ngừng hiệu lực' }],
          action: (
            <Button tone="plain" size="small" onClick={onEvidence}>
              Mở bằng chứng
            </Button>
          ),
        }}
      />
      <Card title="Hàng hóa, dịch vụ" note="7 dòng" flush>
        <SkeletonTable rows={4} />
      </Card>
      <Card title="Nhật ký">
        <Timeline
          events={[
            {
              key: '1',
              time: '09:15:34',
              tone: 'critical',
              text: (
                <>
                  <b>Cơ quan thuế từ chối cấp mã</b> · thông điệp 202
                </>
              ),
              note: 'Mã thông điệp V0017245866·9F21C0…',
            },
            { key: '2', time: '09:15:20', tone: 'success', text: 'Cơ quan thuế tiếp nhận · thông điệp 999' },
            {
              key: '3',
              time: '09:15:02',
              tone: 'unknown',
              text: 'Hết giờ chờ T-VAN, tra cứu theo mã thông điệp',
            },
            { key: '4', time: '09:12:03', text: 'Trần Thu Hương lập hóa đơn từ bản nháp' },
          ]}
        />
      </Card>
    </>
  );
}

/** A record page in full. */
export function DetailSample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PageHeader
        back={{ label: 'Quay lại danh sách', href: '#' }}
        title={
          <>
            Hóa đơn <span className="k-muted">1C26TAA</span> 00001287
          </>
        }
        badges={<Badge tone="critical">Từ chối cấp mã</Badge>}
        facts="Lập 21/11/2026 09:12 bởi Trần Thu Hương · ký HSM 09:14"
        actions={
          <>
            <Button>PDF</Button>
            <Button>XML</Button>
          </>
        }
      />
      <TwoColumns
        primary={<Primary onEvidence={() => setOpen(true)} />}
        secondary={
          <>
            <Card>
              <div>Tổng thanh toán</div>
              <Money amount="40066296" size="display" weight="bold" />
            </Card>
            <Card title="Người mua" action={<a href="#buyer">Mở hồ sơ</a>}>
              <Facts
                facts={[
                  { term: 'Mã số thuế', value: '0011298741' },
                  { term: 'Địa chỉ', value: '27 Đồng Văn Cống, phường Cát Lái, TP. Hồ Chí Minh' },
                ]}
              />
            </Card>
          </>
        }
      />
      <Drawer open={open} onClose={() => setOpen(false)} title="Bằng chứng truyền nhận">
        <p>Thông điệp 202</p>
      </Drawer>
    </>
  );
}
