import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Button } from '#src/ui/action/button.tsx';
import type { ButtonSize, ButtonTone } from '#src/ui/action/button.tsx';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { MenuButton } from '#src/ui/action/menu-button.tsx';
import { SplitButton } from '#src/ui/action/split-button.tsx';
import { Card, Stack } from '#src/ui/layout/card.tsx';
import { CardMenu } from '#src/ui/layout/card-menu.tsx';
import type { MenuEntry } from '#src/ui/overlay/menu.tsx';

const tones: [ButtonTone, string][] = [
  ['primary', 'Ký và phát hành'],
  ['secondary', 'Lưu nháp'],
  ['plain', 'Giải thích'],
  ['critical', 'Hủy hóa đơn'],
];
const sizes: ButtonSize[] = ['small', 'medium', 'large'];

const entries: MenuEntry[] = [
  { label: 'Nhân bản', icon: IconCopy, note: 'Ctrl D' },
  { label: 'Tải XML', icon: IconDownload },
  { label: 'Gửi lại', disabled: true },
  { label: 'Xóa', icon: IconTrash, critical: true, divided: true },
];

/** Every button in every tone, size and state. */
export function ButtonsSample() {
  return (
    <Stack>
      {tones.map(([tone, label]) => (
        <Card key={tone} title={tone} note="small 28, medium 36, large 44">
          <div className="kit-line">
            {sizes.map((size) => (
              <Button key={size} tone={tone} size={size}>
                {label}
              </Button>
            ))}
            <Button tone={tone} icon={IconPlus} shortcut="N">
              {label}
            </Button>
            <Button tone={tone} disabled>
              {label}
            </Button>
            <Button tone={tone} busy>
              Đang làm…
            </Button>
            <Button tone={tone} href="#">
              Liên kết
            </Button>
          </div>
        </Card>
      ))}
      <Card title="Nút có danh sách" action={<CardMenu entries={entries} />}>
        <div className="kit-line">
          <SplitButton icon={IconPlus} entries={entries}>
            Lập hóa đơn
          </SplitButton>
          <SplitButton tone="secondary" entries={entries}>
            Tải về
          </SplitButton>
          <SplitButton disabled entries={entries}>
            Đã khóa
          </SplitButton>
          <MenuButton name="Việc khác" icon={IconDots} entries={entries} />
          <MenuButton name="Việc khác, có khung" icon={IconDots} bordered entries={entries} />
        </div>
      </Card>
      <Card title="Nút hình">
        <div className="kit-line">
          <IconButton name="Tải về" icon={IconDownload} size="small" />
          <IconButton name="Tải về" icon={IconDownload} shortcut="T" />
          <IconButton name="Tải về" icon={IconDownload} bordered />
          <IconButton name="Tải về, có tin mới" icon={IconDownload} pin />
          <IconButton name="Tải về" icon={IconDownload} disabled />
        </div>
      </Card>
      <Button tone="primary" full>
        Cả hàng
      </Button>
    </Stack>
  );
}
