import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Button } from '#src/ui/action/button.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';

/** The first run of a list. */
export function EmptySample() {
  return (
    <>
      <PageHeader title="Hóa đơn" />
      <EmptyState
        heading="Lập hóa đơn đầu tiên"
        actions={
          <>
            <Button tone="primary" icon={IconPlus} shortcut="N">
              Lập hóa đơn
            </Button>
            <Button icon={IconFileImport}>Nhập từ Excel</Button>
          </>
        }
        checks={[
          { label: 'Tờ khai', done: true, note: 'Đã chấp nhận 18/11' },
          { label: 'Chữ ký số', done: true, note: 'HSM, hạn 23/06/2027' },
          { label: 'Mẫu hóa đơn', done: true, note: '1C26TAA' },
          { label: 'Danh mục hàng', done: false, note: 'Chưa có, nhập sau cũng được' },
        ]}
      >
        Tờ khai đã được chấp nhận và mẫu 1C26TAA đã sẵn sàng. Gõ, dán từ Excel hoặc nhập cả tệp.
      </EmptyState>
    </>
  );
}
