import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs';
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useState } from 'react';
import { Button } from '#src/ui/action/button.tsx';
import { findFolded } from '#src/ui/format/text.ts';
import { Card, Stack } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { arrangeColumns, defaultSettings } from '#src/ui/list/columns/arrange-columns.ts';
import { ColumnSettings } from '#src/ui/list/columns/column-settings.tsx';
import { ShortcutHelp } from '#src/ui/overlay/shortcut-help.tsx';
import { JobCard, JobProgress } from '#src/ui/progress/job-progress.tsx';
import { CommandPalette } from '#src/ui/search/command-palette.tsx';
import type { PaletteGroup } from '#src/ui/search/palette-model.ts';
import { sampleColumns } from './list-rows.tsx';
import type { ShortcutGroup } from '#src/ui/overlay/shortcut-help.tsx';

const found: PaletteGroup[] = [
  {
    key: 'invoices',
    heading: 'Hóa đơn',
    items: [
      {
        id: 'i1',
        title: '1C26TAA 00001287',
        subtitle: 'Công ty CP Thực phẩm Hương Đồng',
        icon: IconFileInvoice,
        hint: '21/11/2026',
      },
      {
        id: 'i2',
        title: '1C26TAA 00001283',
        subtitle: 'Công ty TNHH Dược phẩm Tâm Đức Phát',
        icon: IconFileInvoice,
        hint: '20/11/2026',
      },
    ],
  },
  {
    key: 'customers',
    heading: 'Khách hàng',
    items: [{ id: 'c1', title: 'Công ty CP Thực phẩm Hương Đồng', subtitle: '0011298741', icon: IconUser }],
  },
  {
    key: 'products',
    heading: 'Hàng hóa',
    items: [
      { id: 'p1', title: 'Băng keo OPP trong 48 mm', subtitle: 'BK48', icon: IconBox, hint: '11.500 đ' },
    ],
  },
];

const answering = { loading: { loading: true }, error: { error: 'Chưa tìm được: máy chủ không trả lời.' } };

/** The tools around a list: column settings, jobs, search over everything, keys. */
export function ToolsSample() {
  const asked = new URLSearchParams(window.location.search).get('open');
  const [open, setOpen] = useState(asked);
  const [query, setQuery] = useState('huong');
  const [settings, setSettings] = useState(defaultSettings(sampleColumns));
  const shown = arrangeColumns(sampleColumns, settings).map(({ header }) => header);
  const groups = found.map((group) => ({
    ...group,
    items: group.items.filter(
      ({ title, subtitle = '' }) => query === '' || findFolded(`${title} ${subtitle}`, query),
    ),
  }));
  const close = () => setOpen(null);
  const job = { title: 'Sửa thuế suất 1.284 hàng hóa', total: 1284, onClose: close };
  return (
    <>
      <PageHeader title="Công cụ" facts="Cột, việc đang chạy, tìm nhanh, phím tắt" />
      <Stack>
        <Card title="Cột và chiều cao dòng" note={shown.join(', ')}>
          <ColumnSettings
            columns={sampleColumns.map(({ key, header }, index) => ({
              key,
              label: header,
              locked: index === 0,
            }))}
            value={settings}
            onChange={setSettings}
            onReset={() => setSettings(defaultSettings(sampleColumns))}
          />
        </Card>
        <Card title="Việc đang chạy">
          <Stack>
            <JobCard {...job} state="running" done={640} failed={3} onShowErrors={close} onStop={close} />
            <JobCard
              {...job}
              title="Xóa 1.284 hàng hóa"
              state="finished"
              done={1281}
              failed={3}
              onShowErrors={close}
              onUndo={close}
            />
          </Stack>
        </Card>
        <Card title="Mở ra">
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            {['palette', 'loading', 'error', 'keys', 'job'].map((name) => (
              <Button key={name} size="small" onClick={() => setOpen(name)}>
                {name}
              </Button>
            ))}
          </div>
        </Card>
      </Stack>
      <CommandPalette
        open={open === 'palette' || open === 'loading' || open === 'error'}
        onClose={close}
        query={query}
        onQuery={setQuery}
        groups={open === 'palette' ? groups : []}
        onRetry={close}
        onPick={close}
        {...(open === 'loading' || open === 'error' ? answering[open] : {})}
      />
      <ShortcutHelp open={open === 'keys'} onClose={close} groups={shortcutGroups} />
      {open === 'job' && (
        <JobProgress
          {...job}
          title="Xuất 1.284 hóa đơn"
          state="running"
          done={640}
          failed={3}
          onShowErrors={close}
        />
      )}
    </>
  );
}

const shortcutGroups: ShortcutGroup[] = [
  {
    heading: 'Mọi nơi',
    shortcuts: [
      { keys: ['/'], or: ['Ctrl', 'K'], does: 'Tìm' },
      { keys: ['N'], does: 'Thêm mới' },
      { keys: ['?'], does: 'Các phím tắt' },
      { keys: ['Esc'], does: 'Lên một cấp' },
    ],
  },
  {
    heading: 'Danh sách',
    shortcuts: [
      { keys: ['J'], does: 'Dòng dưới' },
      { keys: ['K'], does: 'Dòng trên' },
      { keys: ['X'], does: 'Chọn dòng' },
      { keys: ['Enter'], does: 'Mở dòng' },
      { keys: ['F'], does: 'Bộ lọc' },
    ],
  },
  {
    heading: 'Biểu mẫu',
    shortcuts: [
      { keys: ['Ctrl', 'S'], does: 'Lưu' },
      { keys: ['Ctrl', 'Enter'], does: 'Ký và phát hành' },
    ],
  },
];
