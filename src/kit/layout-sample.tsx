import { useState } from 'react';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Counter } from '#src/ui/field/number/counter.tsx';
import { CodeField } from '#src/ui/field/code-field.tsx';
import { PasswordField } from '#src/ui/field/password-field.tsx';
import { Annotated, AnnotatedCard } from '#src/ui/layout/annotated.tsx';
import { Card, Stack, TwoColumns } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { PageTab, PageTabs } from '#src/ui/layout/page-tabs.tsx';
import { SkeletonTable } from '#src/ui/list/skeleton-table.tsx';
import { Tabs } from '#src/ui/list/tabs.tsx';
import { LoadingBar } from '#src/ui/state/loading-bar.tsx';
import type { Spacing } from '#src/theme/spacing.ts';
import { MatrixSample } from './matrix-sample.tsx';

const titles = [
  'Hóa đơn',
  'Lịch sử truyền nhận',
  'Hóa đơn từ máy tính tiền',
  'Thông báo hóa đơn điện tử có sai sót số 12',
];
const gaps: Spacing[] = ['none', 'extraTight', 'tight', 'baseTight', 'loose', 'extraLoose'];
const tabs = [
  { key: 'all', label: 'Tất cả', count: 1284 },
  { key: 'bad', label: 'Từ chối', count: 12, countTone: 'critical' as const },
  { key: 'unknown', label: 'Chưa rõ', count: 3, countTone: 'unknown' as const },
];

function Gaps() {
  return (
    <Card title="Khoảng cách">
      <div className="kit-line" style={{ alignItems: 'flex-start' }}>
        {gaps.map((gap) => (
          <Stack key={gap} spacing={gap}>
            <Badge tone="new">{gap}</Badge>
            <Badge tone="new">{gap}</Badge>
          </Stack>
        ))}
      </div>
    </Card>
  );
}

function Rows() {
  const [digits, setDigits] = useState(2);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  return (
    <AnnotatedCard>
      <Annotated title="Số lượng" note="Từ 0 đến 6 chữ số sau dấu phẩy.">
        <Counter name="Số lượng" value={digits} min={0} max={6} onChange={setDigits} />
      </Annotated>
      <Annotated title="Đăng nhập" note="Mã sáu chữ số trong ứng dụng xác thực.">
        <Stack spacing="baseTight">
          <CodeField label="Mã xác thực" value={code} onChange={setCode} onComplete={setCode} />
          <PasswordField
            label="Mật khẩu"
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
            hint="Ít nhất 10 ký tự"
          />
        </Stack>
      </Annotated>
    </AnnotatedCard>
  );
}

/** How a page is put together: headers by the length of their title, cards, columns, rows, tabs, what waits. */
export function LayoutSample() {
  const [tab, setTab] = useState('all');
  return (
    <Stack>
      <LoadingBar loading />
      {titles.map((title) => (
        <div key={title}>
          <PageHeader
            title={title}
            back={{ label: `Quay lại từ ${title}`, href: '#' }}
            badges={<Badge tone="warning">Chờ CQT</Badge>}
            facts="Lập ngày 21/11/2026"
          />
        </div>
      ))}
      <PageTabs name="Nhân viên và vai trò">
        <PageTab href="#" label="Nhân viên" count={5} current />
        <PageTab href="#" label="Vai trò" count={5} current={false} />
      </PageTabs>
      <Card flush>
        <Tabs name="Bộ lọc" tabs={tabs} current={tab} onChange={setTab} panelId="kit-tab" />
        <div id="kit-tab" role="tabpanel" aria-label="Nội dung" style={{ padding: 16 }}>
          {tab}
        </div>
      </Card>
      <Gaps />
      <Rows />
      <MatrixSample />
      <TwoColumns
        primary={<Card title="Cột chính" action={<Button size="small">Sửa</Button>} />}
        secondary={<Card title="Cột phụ" tone="warning" />}
      />
      <Card title="Đang tải" flush>
        <SkeletonTable />
      </Card>
    </Stack>
  );
}
