import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useEffect, useState } from 'react';
import { Button } from '#src/ui/action/button.tsx';
import { MenuButton } from '#src/ui/action/menu-button.tsx';
import { SplitButton } from '#src/ui/action/split-button.tsx';
import { KeyHints } from '#src/ui/display/kbd.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { arrangeColumns, changeColumn, defaultSettings } from '#src/ui/list/columns/arrange-columns.ts';
import { ColumnSettingsButton } from '#src/ui/list/columns/column-settings-button.tsx';
import { DataTable } from '#src/ui/list/data-table.tsx';
import { AddFilterChip, FilterChip } from '#src/ui/list/searches/filter-chip.tsx';
import { ListCard, ListTools, TotalsRow } from '#src/ui/list/list-card.tsx';
import { Pager } from '#src/ui/list/pager.tsx';
import { SearchBox } from '#src/ui/list/searches/search-box.tsx';
import { SelectionBar } from '#src/ui/list/selection-bar.tsx';
import type { RowId, Sort } from '#src/ui/list/table-model.ts';
import { sampleColumns, sampleRows } from './list-rows.tsx';
import { SearchesSample } from './searches-sample.tsx';

const nothing = () => undefined;
const steps: Record<string, number> = { j: 1, k: -1 };

/** A list page in full. */
export function ListSample() {
  const [text, setText] = useState('');
  const [sort, setSort] = useState<Sort>({ key: 'date', order: 'desc' });
  const [ids, setIds] = useState<ReadonlySet<RowId>>(new Set([5, 6]));
  const [whole, setWhole] = useState(false);
  const [settings, setSettings] = useState(defaultSettings(sampleColumns));
  const [activeId, setActiveId] = useState<RowId | null>(null);
  useEffect(() => {
    const pressKey = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (step === undefined || event.target instanceof HTMLInputElement) return;
      setActiveId((now) => {
        const place = sampleRows.findIndex(({ id }) => id === now);
        return sampleRows[Math.max(0, Math.min(sampleRows.length - 1, place + step))]?.id ?? null;
      });
    };
    document.addEventListener('keydown', pressKey);
    return () => document.removeEventListener('keydown', pressKey);
  }, []);
  const clear = () => {
    setIds(new Set());
    setWhole(false);
  };
  return (
    <>
      <PageHeader
        title="Hóa đơn"
        facts="Có mã của cơ quan thuế · ký hiệu 1C26TAA"
        actions={
          <>
            <Button icon={IconFileImport}>Nhập từ Excel</Button>
            <Button icon={IconDownload}>Xuất</Button>
            <SplitButton icon={IconPlus} shortcut="N" entries={[{ label: 'Nhân bản hóa đơn gần nhất' }]}>
              Lập hóa đơn
            </SplitButton>
          </>
        }
      />
      <ListCard
        tabs={<SearchesSample />}
        filters={
          <>
            <SearchBox
              name="Tìm hóa đơn"
              value={text}
              onChange={setText}
              placeholder="Số, người mua, MST, mặt hàng…"
              maxLength={200}
            />
            <FilterChip label="Ngày lập" value="01/11 – 21/11/2026" onRemove={nothing} />
            <AddFilterChip onAdd={nothing} />
            <Button tone="plain" size="small">
              Xóa lọc
            </Button>
            <ListTools>
              <ColumnSettingsButton
                columns={sampleColumns.map(({ key, header }, index) => ({
                  key,
                  label: header,
                  locked: index === 0,
                }))}
                value={settings}
                onChange={setSettings}
                onReset={() => setSettings(defaultSettings(sampleColumns))}
              />
            </ListTools>
          </>
        }
        selectionBar={
          ids.size > 0 && (
            <SelectionBar
              count={ids.size}
              sum={whole ? undefined : <Money amount="62915400" />}
              whole={{
                total: 1284,
                things: 'hóa đơn',
                chosen: whole,
                onChoose: () => setWhole(true),
                onRelease: () => setWhole(false),
              }}
              actions={[
                { label: 'Phát hành 1 nháp', icon: IconSend, onSelect: nothing },
                { label: 'Gửi email', icon: IconMail, onSelect: nothing },
                { label: 'Tải XML, PDF', icon: IconDownload, onSelect: nothing },
                { label: 'Xóa nháp', icon: IconTrash, onSelect: nothing, critical: true },
              ]}
              onClear={clear}
            />
          )
        }
        totals={
          <TotalsRow
            label={
              <>
                Tổng của <b>1.284</b> hóa đơn khớp bộ lọc
              </>
            }
            sums={[
              { label: 'Trước thuế', value: <Money amount="18427163500" /> },
              { label: 'Tổng tiền', value: <Money amount="19908428818" size="total" /> },
            ]}
          />
        }
        pager={<Pager page={1} perPage={15} total={1284} onPage={nothing} onPerPage={nothing} />}
      >
        <DataTable
          caption="Hóa đơn khớp bộ lọc"
          columns={arrangeColumns(sampleColumns, settings)}
          density={settings.density}
          onResize={(key, width) => setSettings((now) => changeColumn(now, key, { width }))}
          rows={sampleRows}
          rowId={(row) => row.id}
          rowName={(row) => `hóa đơn ${row.number}`}
          rowHref={() => '#'}
          sort={sort}
          onSort={setSort}
          activeId={activeId}
          span={{ total: 1284, first: 1 }}
          selection={{ ids, onChange: setIds }}
          rowActions={(row) => (
            <MenuButton
              name={`Thao tác với ${row.number}`}
              icon={IconDots}
              size="small"
              entries={[{ label: 'Tải XML' }, { label: 'Xóa', critical: true, divided: true }]}
            />
          )}
        />
      </ListCard>
      <KeyHints
        hints={[
          { keys: ['J', 'K'], does: 'lên, xuống' },
          { keys: ['Enter'], does: 'mở' },
          { keys: ['F'], does: 'lọc' },
        ]}
      />
    </>
  );
}
